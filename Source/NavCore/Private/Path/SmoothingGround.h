// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/PathSmoother.h"
#include "Path/LineWalk.h"
#include "Path/PathStrip.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** Least cost between two cells of a map on which nothing is blocked and all terrain is the cheapest. */
class EmptyMapDistance
{
public:
	void Attach(const GridMap& map)
	{
		hex_ = map.GetTopology() == Topology::Hex;
		const bool diagonals =
			map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
		scale_ = map.MinTerrain();
		extra_ = diagonals ? DiagonalUnits - StraightUnits : StraightUnits;
	}

	[[nodiscard]] std::int64_t operator()(Cell a, Cell b) const
	{
		const std::int64_t dx = std::abs(a.x - b.x);
		const std::int64_t dy = std::abs(a.y - b.y);
		if (hex_)
		{
			// Offset rows to axial coordinates: odd rows stand half a cell to the right.
			const std::int64_t dr = a.y - b.y;
			const std::int64_t dq = (a.x - (a.y - (a.y & 1)) / 2) - (b.x - (b.y - (b.y & 1)) / 2);
			return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2 * StraightUnits * scale_;
		}
		return (dx > dy ? dx * StraightUnits + dy * extra_ : dy * StraightUnits + dx * extra_) * scale_;
	}

	/** The cheapest step there can be. */
	[[nodiscard]] std::int64_t LeastStep() const { return StraightUnits * scale_; }

private:
	std::int64_t extra_ = 0;
	std::int64_t scale_ = 1;
	bool hex_ = false;
};

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
