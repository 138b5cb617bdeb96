// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/GridLine.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>

namespace NavCore::Detail
{
/** Whether an agent of this size may stand on a cell; false off the map. */
inline bool Fits(const GridMap& map, Cell cell, std::uint8_t clearance)
{
	return map.IsWalkable(cell) && (clearance <= 1 || map.ClearanceAt(cell) >= clearance);
}

/** Whether the map can tell where an agent of this size fits. */
inline bool ServesClearance(const GridMap& map, std::uint8_t clearance)
{
	return clearance <= 1 || (map.HasClearance() && clearance <= map.ClearanceLimit());
}

/** What walking along a line costs. */
struct LineCost
{
	std::int64_t units = 0;
	/** Steps looked at, the refused one included. */
	std::int32_t looked = 0;
	bool clear = false;
};

/**
 * Walks a line until it ends, a step of it is not legal, or it is bound to cost more than limit, a step
 * costing least units or more.
 */
template <class Moves>
[[nodiscard]] LineCost WalkLine(
	const BitView& rows, const Moves& moves, GridLine line, std::int64_t limit, std::int64_t least = 0)
{
	LineCost result;
	for (; !line.IsDone(); line.Advance())
	{
		const Cell here = line.Here();
		const Direction next = line.Next();
		const std::int32_t position = rows.Position(here.x, here.y);
		const Cell there = Neighbour(here, next);
		++result.looked;
		if ((moves.Legal(position, here.y) & MaskOf(next)) == 0)
		{
			return result;
		}
		result.units += moves.Step(position, rows.Position(there.x, there.y), static_cast<std::size_t>(next));
		if (result.units + least * (line.StepsLeft() - 1) > limit)
		{
			return result;
		}
	}
	result.clear = true;
	return result;
}

/** The line of sight between two cells: the same cells whichever end is named first. */
inline GridLine SightLine(const GridMap& map, Cell a, Cell b)
{
	const bool swap = b < a;
	return {map.GetTopology(), map.GetCornerRule(), swap ? b : a, swap ? a : b};
}
} // namespace NavCore::Detail
