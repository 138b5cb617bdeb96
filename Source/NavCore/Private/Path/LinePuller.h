// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Path/SmoothingGround.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace NavCore::Detail
{
/**
 * String pulling where moves do not cost their length, or where cells are hexagons: lines of three shapes are
 * tried to cells at a ladder of distances. A first round takes what it meets on its way. A second one goes
 * back after each gain to the first cell that could see the change, so that nothing is left when it ends.
 *
 * How much a direct way from a fixed cell could gain never falls along the path (the triangle inequality), so
 * bisection finds where there begins to be something to gain.
 */
class LinePuller
{
public:
	void Attach()
	{
		round_ = 0;
		isDue_ = true;
	}

	/** Whether there is to be another round. */
	[[nodiscard]] bool IsDue() const { return isDue_ && round_ < Rounds; }
	/** False when the last round is over. */
	[[nodiscard]] bool StartRound(const SmoothingGround&)
	{
		isDue_ = false;
		return ++round_ <= Rounds;
	}

	/** Moves to the next lookout and looks for a shortcut from there. False when the round is over. */
	template <class Moves>
	[[nodiscard]] bool Work(SmoothingGround& ground, const Moves& moves)
	{
		PathStrip& strip = ground.strip;
		while (strip.Ahead() > 1 && !IsLookout(strip))
		{
			strip.Step();
		}
		if (strip.Ahead() <= 1)
		{
			return false;
		}
		++ground.counters.examined;
		const std::size_t first = FirstGain(ground);
		if (first > strip.Ahead())
		{
			return false;
		}
		bool gained = false;
		for (std::size_t i = 0; i < Ladder.size() && Ladder[i] >= first && !gained; ++i)
		{
			gained = Ladder[i] <= strip.Ahead() && TryLines(ground, moves, Ladder[i]);
		}
		isDue_ = isDue_ || gained;
		return MoveOn(strip, gained);
	}

private:
	/** How far ahead lines are tried, largest first. */
	static constexpr std::array<std::size_t, 4> Ladder{24, 12, 6, 3};

	static constexpr std::int32_t Rounds = 2;

	/** After a gain in the last round back to where its end could be seen from; on otherwise. */
	[[nodiscard]] bool MoveOn(PathStrip& strip, bool gained) const
	{
		if (gained && round_ == Rounds)
		{
			for (std::size_t i = 0; i < Ladder.front() && strip.HasBehind(); ++i)
			{
				strip.StepBack();
			}
			return strip.Ahead() > 1;
		}
		if (strip.Ahead() == 0)
		{
			return false; // The rest was a loop back to this cell.
		}
		strip.Step();
		return strip.Ahead() > 1;
	}

	/** Turns, one cell in sixteen along a row or a diagonal, one in eight along a column. */
	[[nodiscard]] static bool IsLookout(const PathStrip& strip)
	{
		const Cell here = strip.Here();
		return !strip.HasBehind() || ((here.x + 6 * here.y) & 15) == 0 ||
			StepTowards(strip.Behind(), here) != StepTowards(here, strip.At(1));
	}

	[[nodiscard]] static bool CanGain(const SmoothingGround& ground, std::size_t step)
	{
		const PathStrip& strip = ground.strip;
		return strip.CostTo(step) > ground.distance(strip.Here(), strip.At(step));
	}

	/** Steps to the first cell ahead to which a direct way could gain; beyond the end if there is none. */
	[[nodiscard]] static std::size_t FirstGain(const SmoothingGround& ground)
	{
		const std::size_t count = ground.strip.Ahead();
		if (!CanGain(ground, count))
		{
			return count + 1;
		}
		std::size_t none = 1;
		std::size_t some = 2;
		while (some < count && !CanGain(ground, some))
		{
			none = some;
			some *= 2;
		}
		some = (std::min)(some, count);
		while (some - none > 1)
		{
			const std::size_t middle = none + (some - none) / 2;
			(CanGain(ground, middle) ? some : none) = middle;
		}
		return some;
	}

	/** Tries lines of every shape to a cell ahead. */
	template <class Moves>
	[[nodiscard]] bool TryLines(SmoothingGround& ground, const Moves& moves, std::size_t step)
	{
		const Cell target = ground.strip.At(step);
		const std::int64_t limit = ground.strip.CostTo(step) - 1;
		for (const LineShape shape : {LineShape::Even, LineShape::FirstFirst, LineShape::SecondFirst})
		{
			const GridLine line = ground.LineTo(target, shape);
			const LineCost cost =
				WalkLine(ground.map->Rows(), moves, line, limit, ground.distance.LeastStep());
			ground.counters.looks += cost.looked;
			if (cost.clear)
			{
				ground.TakeLine(moves, line, step);
				return true;
			}
		}
		return false;
	}

	std::int32_t round_ = 0;
	/** Something was gained in this round. */
	bool isDue_ = true;
};
} // namespace NavCore::Detail
