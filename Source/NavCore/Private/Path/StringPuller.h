// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Path/ClearRuns.h"
#include "Path/PullRounds.h"
#include "Path/SightWindow.h"
#include "Path/SmoothingGround.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/**
 * String pulling: joins the place of work with the farthest cell ahead that is reached more cheaply than
 * by the path, in rounds along the path until none of them finds anything.
 *
 * How much a direct way from a fixed cell could gain never falls along the path (the triangle
 * inequality). So bisection finds where there begins to be something to gain, and of the cells in sight
 * the farthest along the path is the best.
 *
 * Where moves cost their length, a SightWindow finds every direct way. Broad rounds look from one cell in
 * about sixteen at all of the path that is in the window. Corner rounds look from the cells around which
 * the path bends too far to be a shortest way, which pulls the string tight. Both look again only where
 * the path has changed since, and what they look at depends on nothing but the path within the window.
 * Far rounds try lines beyond it. So the last round of each kind proves that smoothing the result again
 * would change nothing.
 *
 * On other maps lines of three shapes are tried to cells at a ladder of distances.
 */
class StringPuller
{
public:
	void Attach(const SmoothingGround& ground)
	{
		exact_ = ground.map->IsUniform() && ground.map->GetTopology() != Topology::Hex;
		if (exact_)
		{
			window_.Attach(*ground.map, ground.options.clearance);
			runs_.Attach(*ground.map);
		}
		rounds_.Attach(*ground.map, exact_, ground.options.clearance <= 1);
	}

	/** Chooses the next round; false when there is nothing left to look at. */
	[[nodiscard]] bool StartRound() { return rounds_.Start(); }

	/** Moves to the next lookout and looks for a shortcut from there. False when the round is over. */
	template <class Moves>
	[[nodiscard]] bool Work(SmoothingGround& ground, const Moves& moves)
	{
		PathStrip& strip = ground.strip;
		if (!rounds_.FindLookout(strip))
		{
			return false;
		}
		++ground.counters.examined;
		const std::size_t first = FirstGain(ground);
		if (first > strip.Ahead())
		{
			return false;
		}
		Pull(ground, moves, first);
		if (strip.Ahead() == 0)
		{
			return false; // The rest was a loop back to this cell.
		}
		strip.Step();
		return strip.Ahead() > 1;
	}

private:
	/** Nearer than this every cell of the path is asked about, farther off a sample of them. */
	static constexpr std::int32_t CloseReach = 16;
	/** Cells ahead that one look through the window may ask about. */
	static constexpr std::int32_t MaxQuestions = 4096;
	/** How far ahead lines are tried where there is no window, largest first. */
	static constexpr std::array<std::size_t, 12> Ladder{96, 64, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2};

	/** One cell in four, or in two along a column: enough to meet what is in sight. */
	[[nodiscard]] static bool IsSample(Cell cell) { return ((cell.x + 2 * cell.y) & 3) == 0; }

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

	template <class Moves>
	void Pull(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		switch (rounds_.Kind())
		{
		case PullRound::Far:
			return PullFar(ground, moves, first);
		case PullRound::Ladder:
			return PullByLadder(ground, moves, first);
		default:
			return PullInWindow(ground, moves, first);
		}
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
			const LineCost cost = WalkLine(ground.map->Rows(), moves, line, limit);
			ground.counters.looks += cost.looked;
			if (cost.clear)
			{
				rounds_.NoteChange(ground.strip, step);
				ground.TakeLine(moves, line, step);
				return true;
			}
		}
		return false;
	}

	template <class Moves>
	void PullByLadder(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		for (const std::size_t step : Ladder)
		{
			if (step < first || (step <= ground.strip.Ahead() && TryLines(ground, moves, step)))
			{
				return;
			}
		}
	}

	/** Farther than the window, ways of two runs to a few cells at falling distances are tried. */
	template <class Moves>
	void PullFar(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		const PathStrip& strip = ground.strip;
		for (std::size_t step = strip.Ahead(); step >= first && step > SightWindow::Reach; step -= step / 8)
		{
			if (Away(strip, step) <= SightWindow::Reach)
			{
				continue;
			}
			for (const LineShape shape : {LineShape::FirstFirst, LineShape::SecondFirst})
			{
				++ground.counters.looks;
				if (runs_.AreClear(strip.Here(), strip.At(step), shape == LineShape::FirstFirst))
				{
					rounds_.NoteChange(strip, step);
					ground.TakeLine(moves, ground.LineTo(strip.At(step), shape), step);
					return;
				}
			}
		}
	}

	/** Distance along the longer axis. */
	[[nodiscard]] static std::int32_t Away(const PathStrip& strip, std::size_t step)
	{
		const Cell here = strip.Here();
		const Cell cell = strip.At(step);
		return (std::max)(std::abs(cell.x - here.x), std::abs(cell.y - here.y));
	}

	[[nodiscard]] bool Sees(const PathStrip& strip, std::size_t step)
	{
		const Cell here = strip.Here();
		const Cell cell = strip.At(step);
		return window_.Reaches(cell.x - here.x, cell.y - here.y);
	}

	/** Steps to the last cell before the path leaves the window for the first time. */
	[[nodiscard]] static std::size_t StepsInside(const PathStrip& strip)
	{
		std::size_t inside = 1;
		for (std::size_t step = SightWindow::Reach;;)
		{
			step = (std::min)(step, strip.Ahead());
			const std::int32_t away = Away(strip, step);
			if (away > SightWindow::Reach)
			{
				return inside;
			}
			inside = step;
			if (step == strip.Ahead())
			{
				return step;
			}
			// A step of the path leads one cell farther at most.
			step += static_cast<std::size_t>((std::max)(SightWindow::Reach - away, 1));
		}
	}

	/** Looks for the farthest cell in the window, from the end of the path backwards. */
	template <class Moves>
	void PullInWindow(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		const PathStrip& strip = ground.strip;
		const std::int64_t rowsBefore = window_.RowsFilled();
		window_.Look(strip.Here());
		const Cell here = strip.Here();
		const Cell* const cells = strip.AheadCells();
		std::size_t step = rounds_.Kind() == PullRound::Broad ? strip.Ahead() : StepsInside(strip);
		std::size_t seen = 0;
		for (std::int32_t questions = 0; step >= first && questions < MaxQuestions; ++questions)
		{
			const Cell cell = cells[step - 1];
			const std::int32_t dx = cell.x - here.x;
			const std::int32_t dy = cell.y - here.y;
			const std::int32_t away = (std::max)(std::abs(dx), std::abs(dy));
			if (away > SightWindow::Reach)
			{
				// A step of the path leads one cell nearer at most.
				step -= (std::min)(step, static_cast<std::size_t>(away - SightWindow::Reach));
				continue;
			}
			if ((away <= CloseReach || IsSample(cell)) && window_.Reaches(dx, dy))
			{
				seen = step;
				break;
			}
			--step;
		}
		if (seen != 0)
		{
			while (
				seen < strip.Ahead() && Away(strip, seen + 1) <= SightWindow::Reach && Sees(strip, seen + 1))
			{
				++seen;
			}
			TakeWindow(ground, moves, seen);
		}
		ground.counters.looks += window_.RowsFilled() - rowsBefore;
	}

	template <class Moves>
	void TakeWindow(SmoothingGround& ground, const Moves& moves, std::size_t step)
	{
		PathStrip& strip = ground.strip;
		rounds_.NoteChange(strip, step);
		const Cell here = strip.Here();
		const Cell target = strip.At(step);
		auto steps = static_cast<std::size_t>(ground.LineTo(target, LineShape::Even).StepsLeft());
		strip.Shorten(step, steps);
		const BitView rows = ground.map->Rows();
		std::int64_t toGo = strip.ToGoAt(steps);
		++ground.counters.shortcuts;
		if (steps == 0)
		{
			strip.PutHere(toGo); // The path comes back to this cell: a loop falls away.
			return;
		}
		Cell last = target;
		window_.WalkBack(target.x - here.x, target.y - here.y,
			[&](Cell cell)
			{
				toGo += SmoothingGround::StepCost(rows, moves, cell, last);
				strip.Put(--steps, cell, toGo);
				last = cell;
			});
		strip.PutHere(toGo + SmoothingGround::StepCost(rows, moves, here, last));
	}

	SightWindow window_;
	ClearRuns runs_;
	PullRounds rounds_;
	/** Moves cost their length, so that the window finds every direct way. */
	bool exact_ = false;
};
} // namespace NavCore::Detail
