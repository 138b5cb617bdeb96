// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/GoalDisc.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>

namespace NavCore
{
std::string_view Describe(GoalDiscError error)
{
	switch (error)
	{
	case GoalDiscError::None:
		return "no error";
	case GoalDiscError::BadRadius:
		return "the radius is negative or longer than any map";
	case GoalDiscError::NothingFree:
		return "the agent can stand nowhere within the radius";
	case GoalDiscError::TooManyCells:
		return "the disc holds too many cells";
	}
	return "unknown error";
}

GoalDiscError ListDisc(const GridMap& map, Cell centre, std::int32_t radius, std::uint8_t clearance,
	std::size_t maxCells, std::vector<Cell>& outCells)
{
	outCells.clear();
	if (radius < 0 || radius > 2 * MaxGridSide)
	{
		return GoalDiscError::BadRadius;
	}
	// 64 bits: the centre may be anywhere.
	const std::int64_t centreX = centre.x;
	const std::int64_t centreY = centre.y;
	const auto top = (std::max)(centreY - radius, std::int64_t{0});
	const auto bottom = (std::min)(centreY + radius, std::int64_t{map.Height()} - 1);
	const auto left = (std::max)(centreX - radius, std::int64_t{0});
	const auto right = (std::min)(centreX + radius, std::int64_t{map.Width()} - 1);
	const std::int64_t reach = std::int64_t{radius} * radius;
	for (std::int64_t y = top; y <= bottom; ++y)
	{
		for (std::int64_t x = left; x <= right; ++x)
		{
			const Cell cell{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
			const bool within = (x - centreX) * (x - centreX) + (y - centreY) * (y - centreY) <= reach;
			if (!within || !map.IsWalkable(cell) || (clearance > 1 && map.ClearanceAt(cell) < clearance))
			{
				continue;
			}
			if (outCells.size() == maxCells)
			{
				outCells.clear();
				return GoalDiscError::TooManyCells;
			}
			outCells.push_back(cell);
		}
	}
	return outCells.empty() ? GoalDiscError::NothingFree : GoalDiscError::None;
}
} // namespace NavCore
