// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Directions.h"
#include "Path/PathStrip.h"

#include <array>
#include <cstdint>

namespace NavCore::Detail
{
/**
 * Finds the corners of a path of square cells: where it is not a shortest way.
 *
 * A path is a shortest way over an empty map as long as all its steps go in two neighbouring directions
 * (45 degrees apart with diagonal steps, 90 without). The least that breaks this are two runs of steps
 * too far apart in direction with at most one run between them. Such a corner can be cut, if at all, from
 * where its first run starts or ends.
 */
class PathBends
{
public:
	void Attach(Topology topology, CornerRule rule)
	{
		const bool diagonal = topology == Topology::Octile && rule != CornerRule::Never;
		widest_ = diagonal ? 1 : 2;
	}

	/** Whether a corner's first run starts or ends at the place of work, which is a turn of the path. */
	[[nodiscard]] bool IsAtCorner(const PathStrip& strip) const
	{
		std::size_t step = 0;
		const Cell run = StepAt(strip, step);
		const Cell next = SkipRun(strip, run, step);
		const std::int32_t bend = Bend(run, next);
		if (IsTooFar(bend))
		{
			return true;
		}
		if (strip.HasBehind())
		{
			const Cell before = StepBetween(strip.Behind(), strip.Here());
			const std::int32_t bendHere = Bend(before, run);
			if (IsTooFar(bendHere) || IsTooFar(bendHere + bend))
			{
				return true;
			}
		}
		return IsTooFar(bend + Bend(next, SkipRun(strip, next, step)));
	}

	/** The step from a cell to its neighbour. */
	[[nodiscard]] static Cell StepBetween(Cell from, Cell to) { return {to.x - from.x, to.y - from.y}; }

private:
	/** The direction of the step so many steps ahead. */
	[[nodiscard]] static Cell StepAt(const PathStrip& strip, std::size_t step)
	{
		return StepBetween(step == 0 ? strip.Here() : strip.At(step), strip.At(step + 1));
	}

	/** Goes to the end of a run; the direction after it, or the same one at the end of the path. */
	[[nodiscard]] static Cell SkipRun(const PathStrip& strip, Cell run, std::size_t& inOutStep)
	{
		while (inOutStep < strip.Ahead())
		{
			const Cell step = StepAt(strip, inOutStep);
			if (step != run)
			{
				return step;
			}
			++inOutStep;
		}
		return run;
	}

	/** Turn between two directions in eighths of a circle, from -3 to 4. */
	[[nodiscard]] static std::int32_t Bend(Cell from, Cell to)
	{
		// Eighths clockwise from north-west, by the block around a cell.
		constexpr std::array<std::int32_t, 9> eighths{0, 1, 2, 7, 0, 3, 6, 5, 4};
		const auto index = [](Cell step)
		{
			return static_cast<std::size_t>((step.y + 1) * 3 + step.x + 1);
		};
		const std::int32_t turn = (eighths[index(to)] - eighths[index(from)]) & 7;
		return turn > 4 ? turn - 8 : turn;
	}

	[[nodiscard]] bool IsTooFar(std::int32_t bend) const { return bend > widest_ || bend < -widest_; }

	std::int32_t widest_ = 1;
};
} // namespace NavCore::Detail
