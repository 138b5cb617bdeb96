// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/LineOfSight.h"

#include "NavCore/Base/Cost.h"
#include "Path/LineWalk.h"

namespace NavCore
{
bool HasLineOfSight(const GridMap& map, Cell a, Cell b, std::uint8_t clearance)
{
	if (!Detail::ServesClearance(map, clearance) || !Detail::Fits(map, a, clearance) ||
		!Detail::Fits(map, b, clearance))
	{
		return false;
	}
	const Detail::GridLine line = Detail::SightLine(map, a, b);
	constexpr std::int64_t anyCost = InfiniteCost.units;
	return map.IsUniform() && clearance <= 1
		? Detail::WalkLine(map.Rows(), Detail::UniformMoves(map, 1), line, anyCost).clear
		: Detail::WalkLine(map.Rows(), Detail::LayeredMoves(map, clearance), line, anyCost).clear;
}
} // namespace NavCore
