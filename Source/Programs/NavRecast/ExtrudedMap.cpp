// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/ExtrudedMap.h"

#include <algorithm>
#include <cmath>

namespace NavRecast
{
namespace
{
/** Less than half a voxel of any sensible size. */
constexpr float Inset = 0.05F;
/** Room above and below the floor, so that agents fit under the top of the navmesh. */
constexpr float Headroom = 8.0F;
} // namespace

Bounds ExtrudedMap::Extent() const
{
	return {
		{0.0F, -1.0F, 0.0F}, {static_cast<float>(map_.Width()), Headroom, static_cast<float>(map_.Height())}};
}

void ExtrudedMap::Collect(const Bounds& area, TriangleMesh& outMesh) const
{
	const auto clampTo = [](float value, std::int32_t limit)
	{
		return static_cast<std::int32_t>(std::clamp(value, 0.0F, static_cast<float>(limit)));
	};
	const std::int32_t lowX = clampTo(std::floor(area.low.x), map_.Width());
	const std::int32_t highX = clampTo(std::ceil(area.high.x), map_.Width());
	const std::int32_t lowY = clampTo(std::floor(area.low.z), map_.Height());
	const std::int32_t highY = clampTo(std::ceil(area.high.z), map_.Height());
	for (std::int32_t y = lowY; y < highY; ++y)
	{
		std::int32_t x = lowX;
		while (x < highX)
		{
			if (!map_.IsWalkable({x, y}))
			{
				++x;
				continue;
			}
			std::int32_t end = x + 1;
			while (end < highX && map_.IsWalkable({end, y}))
			{
				++end;
			}
			outMesh.AddFloor(static_cast<float>(x) + Inset, static_cast<float>(y) + Inset,
				static_cast<float>(end) - Inset, static_cast<float>(y + 1) - Inset, 0.0F);
			x = end;
		}
	}
}

Point CenterOf(NavCore::Cell cell)
{
	return {static_cast<float>(cell.x) + 0.5F, 0.0F, static_cast<float>(cell.y) + 0.5F};
}
} // namespace NavRecast
