// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Directions.h"
#include "Path/KnotStack.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace NavCore::Detail
{
/**
 * Two runs of a path whose directions lie too far apart for a shortest way, and the run between them. Taking
 * a step off both moves the middle run inwards and makes the way shorter.
 */
struct Bend
{
	/** Where the middle run starts and ends; the same cell if there is none. */
	Cell from;
	Cell to;
	/** Directions of the outer runs, and the most steps that can be taken off both. */
	Cell first;
	Cell last;
	std::int32_t most = 0;

	[[nodiscard]] Cell NewFrom(std::int32_t steps) const { return Along(from, first, -steps); }
	[[nodiscard]] Cell NewTo(std::int32_t steps) const { return Along(to, last, steps); }
};

/**
 * Finds the bends of a path of square cells: where it is not a shortest way.
 *
 * A path is a shortest way over an empty map as long as all its steps go in two neighbouring directions
 * (45 degrees apart with diagonal steps, 90 without). The least that breaks this are two runs too far apart
 * in direction with at most one run between them.
 */
class PathBends
{
public:
	void Attach(Topology topology, CornerRule rule)
	{
		const bool diagonal = topology == Topology::Octile && rule != CornerRule::Never;
		widest_ = diagonal ? 1 : 2;
	}

	/** The bend whose first run leads from here to the top of the stack. */
	[[nodiscard]] std::optional<Bend> Find(Cell here, const KnotStack& ahead) const
	{
		if (ahead.Size() < 2)
		{
			return std::nullopt;
		}
		const Cell one = ahead.At(0).cell;
		const Cell two = ahead.At(1).cell;
		const Cell first = StepTowards(here, one);
		const Cell second = StepTowards(one, two);
		const std::int32_t turn = Turn(first, second);
		if (IsTooFar(turn))
		{
			return Bend{one, one, first, second, (std::min)(RunLength(here, one), RunLength(one, two))};
		}
		if (ahead.Size() < 3)
		{
			return std::nullopt;
		}
		const Cell three = ahead.At(2).cell;
		const Cell third = StepTowards(two, three);
		const std::int32_t next = Turn(second, third);
		if (IsTooFar(next) || !IsTooFar(turn + next))
		{
			return std::nullopt;
		}
		return Bend{one, two, first, third, (std::min)(RunLength(here, one), RunLength(two, three))};
	}

private:
	/** Turn between two directions in eighths of a circle, from -3 to 4. */
	[[nodiscard]] static std::int32_t Turn(Cell from, Cell to)
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

	[[nodiscard]] bool IsTooFar(std::int32_t turn) const { return turn > widest_ || turn < -widest_; }

	std::int32_t widest_ = 1;
};
} // namespace NavCore::Detail
