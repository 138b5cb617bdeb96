// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/PathSmoother.h"
#include "Path/EmptyMapDistance.h"
#include "Path/LineWalk.h"
#include "Path/PathStrip.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** What the methods of smoothing share: the map as the agent sees it, the path, and the tally of work. */
struct SmoothingGround
{
	const GridMap* map = nullptr;
	SmoothingOptions options;
	PathStrip strip;
	EmptyMapDistance distance;
	SmoothingCounters counters;

	/** A line ahead of the place of work, in one of its shapes. */
	[[nodiscard]] GridLine LineTo(Cell cell, LineShape shape) const
	{
		return {map->GetTopology(), map->GetCornerRule(), strip.Here(), cell, shape};
	}

	/** Puts a line, which must be clear, in place of the stretch to the cell so many steps ahead. */
	template <class Moves>
	void TakeLine(const Moves& moves, GridLine line, std::size_t step)
	{
		const auto steps = static_cast<std::size_t>(line.StepsLeft());
		strip.Shorten(step, steps);
		for (std::size_t i = 1; i < steps; ++i)
		{
			line.Advance();
			strip.Put(i, line.Here(), 0);
		}
		const BitView rows = map->Rows();
		std::int64_t toGo = strip.ToGoAt(steps);
		if (steps == 0)
		{
			strip.PutHere(toGo); // The path comes back to this cell: a loop falls away.
		}
		for (std::size_t i = steps; i > 0; --i)
		{
			toGo += StepCost(rows, moves, i > 1 ? strip.At(i - 1) : strip.Here(), strip.At(i));
			i > 1 ? strip.Put(i - 1, strip.At(i - 1), toGo) : strip.PutHere(toGo);
		}
		++counters.shortcuts;
	}

	/** Cost of one step between neighbours. */
	template <class Moves>
	[[nodiscard]] static std::int64_t StepCost(const BitView& rows, const Moves& moves, Cell from, Cell to)
	{
		return moves.Step(rows.Position(from.x, from.y), rows.Position(to.x, to.y),
			static_cast<std::size_t>(DirectionOf(to.x - from.x, to.y - from.y)));
	}
};
} // namespace NavCore::Detail
