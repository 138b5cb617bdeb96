// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/BitRuns.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Grid/GridMap.h"
#include "Path/CellRuns.h"
#include "Path/LineWalk.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** Whether two cells are the ends of one run: along a row, a column or a diagonal, and not the same cell. */
inline bool IsRun(Cell from, Cell to)
{
	return from != to && AreInLine(from, to);
}

/** The cell so many steps along a run. */
inline Cell AlongRun(Cell from, Cell to, std::int32_t steps)
{
	const Cell step = StepTowards(from, to);
	return {from.x + steps * step.x, from.y + steps * step.y};
}

/** What the steps of a run are judged by: the map as an agent of some size sees it. */
class RunJudge
{
public:
	RunJudge(const GridMap& map, std::uint8_t clearance)
		: map_(map), serves_(ServesClearance(map, clearance)),
		  moves_(map, serves_ ? clearance : std::uint8_t{1}), clearance_(clearance),
		  words_(map.IsUniform() && clearance <= 1 && map.GetTopology() != Topology::Hex)
	{
	}

	/** Whether the agent may stand on a cell; false off the map. */
	[[nodiscard]] bool CanStand(Cell cell) const { return serves_ && Fits(map_, cell, clearance_); }

	/**
	 * How many of the first steps of a run are legal moves. The agent must be able to stand on the first
	 * cell. The run may leave the map.
	 */
	[[nodiscard]] std::int32_t LegalSteps(Cell from, Cell to, std::int32_t steps) const
	{
		const Cell step = StepTowards(from, to);
		if (!serves_ || !map_.Contains(from))
		{
			return 0;
		}
		if (words_ && (step.x == 0 || step.y == 0) && IsLineOpen(from, AlongRun(from, to, steps)))
		{
			return steps;
		}
		const BitView rows = map_.Rows();
		const DirectionMask heading = MaskOf(DirectionOf(step.x, step.y));
		const std::int32_t stride = step.y * rows.strideBits + step.x;
		std::int32_t position = rows.Position(from.x, from.y);
		std::int32_t y = from.y;
		for (std::int32_t i = 0; i < steps; ++i, position += stride, y += step.y)
		{
			// A legal move ends on the map, so the next one starts on it.
			if ((moves_.Legal(position, y) & heading) == 0)
			{
				return i;
			}
		}
		return steps;
	}

	/** Cost of the first steps of a run that stays on the map, legal or not. */
	[[nodiscard]] std::int64_t CostOf(Cell from, Cell to, std::int32_t steps) const
	{
		const Cell step = StepTowards(from, to);
		const auto direction = static_cast<std::size_t>(DirectionOf(step.x, step.y));
		const BitView rows = map_.Rows();
		const std::int32_t stride = step.y * rows.strideBits + step.x;
		std::int32_t position = rows.Position(from.x, from.y);
		if (!map_.HasTerrain())
		{
			return std::int64_t{moves_.Step(position, position, direction)} * steps;
		}
		std::int64_t units = 0;
		for (std::int32_t i = 0; i < steps; ++i, position += stride)
		{
			units += moves_.Step(position, position + stride, direction);
		}
		return units;
	}

private:
	/** Along a row or column, 57 cells at a time. False for a line that leaves the map. */
	[[nodiscard]] bool IsLineOpen(Cell from, Cell to) const
	{
		if (!map_.Contains(to))
		{
			return false;
		}
		const Cell least{(std::min)(from.x, to.x), (std::min)(from.y, to.y)};
		const std::int32_t count = RunLength(from, to) + 1;
		const BitView rows = map_.Rows();
		const BitView columns = map_.Columns();
		return from.y == to.y ? AllSet(rows, rows.Position(least.x, least.y), count)
							  : AllSet(columns, columns.Position(least.y, least.x), count);
	}

	const GridMap& map_;
	/** The map can tell where an agent of this size fits. */
	bool serves_;
	LayeredMoves moves_;
	std::uint8_t clearance_;
	/** A run along a row or column is legal if its cells are free. */
	bool words_;
};
} // namespace NavCore::Detail
