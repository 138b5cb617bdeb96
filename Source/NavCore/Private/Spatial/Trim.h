// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Spatial/SpatialSearch.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore::Detail
{
/** How far a cell lies from where the way around an obstacle began, as a rule counts it. */
[[nodiscard]] constexpr std::int64_t TrimMeasure(TrimRule rule, Cell from, Cell cell)
{
	const std::int64_t dx = cell.x > from.x ? cell.x - from.x : from.x - cell.x;
	const std::int64_t dy = cell.y > from.y ? cell.y - from.y : from.y - cell.y;
	return rule == TrimRule::MaxDistance ? dx * dx + dy * dy : dx + dy;
}

/**
 * How many cells of a way around an obstacle to keep: up to and with the first one of greatest measure
 * among those that lie towards the target as seen from the way's first cell. All of them when none does.
 * The front rule keeps searches from running back into dead ends (U shapes).
 */
[[nodiscard]] constexpr std::size_t TrimmedLength(TrimRule rule, std::span<const Cell> way, Cell target)
{
	const Cell from = way.front();
	const std::int64_t aimX = target.x - from.x;
	const std::int64_t aimY = target.y - from.y;
	std::size_t kept = way.size();
	std::int64_t most = 0;
	for (std::size_t i = 1; i < way.size(); ++i)
	{
		const bool inFront = (way[i].x - from.x) * aimX + (way[i].y - from.y) * aimY > 0;
		const std::int64_t measure = inFront ? TrimMeasure(rule, from, way[i]) : 0;
		if (measure > most)
		{
			most = measure;
			kept = i + 1;
		}
	}
	return kept;
}
} // namespace NavCore::Detail
