// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

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
 * by the path.
 *
 * How much a direct way from a fixed cell could gain never falls along the path (the triangle
 * inequality). So bisection finds where there begins to be something to gain, and of the cells in sight
 * the farthest along the path is the best. Maps whose moves cost their length are looked at through a
 * SightWindow, which finds every direct way; elsewhere, and beyond the window, lines of three shapes are
 * tried.
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
		}
		coarse_ = true;
	}

	void StartRound()
	{
		sinceTurn_ = 0;
		sinceLook_ = CoarseSpacing;
	}

	/** Whether another round is due. The last one must look from every lookout and gain nothing. */
	[[nodiscard]] bool NeedsRound(bool gained)
	{
		const bool wasCoarse = coarse_;
		coarse_ = false;
		return wasCoarse || gained;
	}

	/** Moves to the next lookout and looks for a shortcut from there. False when the round is over. */
	template <class Moves>
	[[nodiscard]] bool Work(SmoothingGround& ground, const Moves& moves)
	{
		PathStrip& strip = ground.strip;
		while (!IsLookout(strip))
		{
			if (!Step(strip))
			{
				return false;
			}
		}
		sinceLook_ = 0;
		++ground.counters.examined;
		const std::size_t first = FirstGain(ground);
		if (first > strip.Ahead())
		{
			return false;
		}
		Pull(ground, moves, first);
		return Step(strip);
	}

private:
	/** Long straight runs are looked from every so often, for their turns may be out of the window. */
	static constexpr std::size_t RunSpacing = 32;
	/** The first round leaves out lookouts that stand closer together than this. */
	static constexpr std::size_t CoarseSpacing = 12;
	/** Cells ahead that one examination may ask about. */
	static constexpr std::int32_t MaxQuestions = 1024;
	/** How far ahead lines are tried where there is no window, largest first. */
	static constexpr std::array<std::size_t, 12> Ladder{96, 64, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2};

	[[nodiscard]] bool Step(PathStrip& strip)
	{
		strip.Step();
		++sinceTurn_;
		++sinceLook_;
		return strip.Ahead() > 1;
	}

	/** Turns of the path, its first cell and every so many cells of a straight run. */
	[[nodiscard]] bool IsLookout(const PathStrip& strip)
	{
		if (!strip.HasBehind() || StepTowards(strip.Behind(), strip.Here()) !=
				StepTowards(strip.Here(), strip.At(1)))
		{
			sinceTurn_ = 0;
		}
		return sinceTurn_ % RunSpacing == 0 && (!coarse_ || sinceLook_ >= CoarseSpacing);
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

	template <class Moves>
	void Pull(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		if (!exact_)
		{
			PullByLadder(ground, moves, first);
		}
		else if (!PullFar(ground, moves, first))
		{
			PullInWindow(ground, moves, first);
		}
	}

	/** Tries lines of every shape to a cell ahead. */
	template <class Moves>
	[[nodiscard]] static bool TryLines(SmoothingGround& ground, const Moves& moves, std::size_t step)
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
				ground.TakeLine(moves, line, step);
				return true;
			}
		}
		return false;
	}

	template <class Moves>
	static void PullByLadder(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		for (const std::size_t step : Ladder)
		{
			if (step < first)
			{
				return;
			}
			if (step <= ground.strip.Ahead() && TryLines(ground, moves, step))
			{
				return;
			}
		}
	}

	/** Farther than the window, a few cells at halved distances are tried. */
	template <class Moves>
	[[nodiscard]] static bool PullFar(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		const PathStrip& strip = ground.strip;
		for (std::size_t step = strip.Ahead(); step >= first && step > SightWindow::Reach; step /= 2)
		{
			if (Away(strip, step) > SightWindow::Reach && TryLines(ground, moves, step))
			{
				return true;
			}
		}
		return false;
	}

	/** Distance along the longer axis. */
	[[nodiscard]] static std::int32_t Away(const PathStrip& strip, std::size_t step)
	{
		const Cell here = strip.Here();
		const Cell cell = strip.At(step);
		return (std::max)(std::abs(cell.x - here.x), std::abs(cell.y - here.y));
	}

	template <class Moves>
	void PullInWindow(SmoothingGround& ground, const Moves& moves, std::size_t first)
	{
		const PathStrip& strip = ground.strip;
		const Cell here = strip.Here();
		const std::int64_t rowsBefore = window_.RowsFilled();
		window_.Look(here);
		std::size_t step = strip.Ahead();
		for (std::int32_t questions = 0; step >= first && questions < MaxQuestions; ++questions)
		{
			const std::int32_t away = Away(strip, step);
			if (away > SightWindow::Reach)
			{
				// A step of the path leads one cell nearer at most.
				step -= (std::min)(step, static_cast<std::size_t>(away - SightWindow::Reach));
				continue;
			}
			const Cell cell = strip.At(step);
			if (window_.Reaches(cell.x - here.x, cell.y - here.y))
			{
				TakeWindow(ground, moves, step);
				break;
			}
			--step;
		}
		ground.counters.looks += window_.RowsFilled() - rowsBefore;
	}

	template <class Moves>
	void TakeWindow(SmoothingGround& ground, const Moves& moves, std::size_t step) const
	{
		PathStrip& strip = ground.strip;
		const Cell here = strip.Here();
		const Cell target = strip.At(step);
		auto steps = static_cast<std::size_t>(ground.LineTo(target, LineShape::Even).StepsLeft());
		strip.Shorten(step, steps);
		const BitView rows = ground.map->Rows();
		std::int64_t toGo = strip.ToGoAt(steps);
		Cell last = target;
		window_.WalkBack(target.x - here.x, target.y - here.y,
			[&](Cell cell)
			{
				toGo += SmoothingGround::StepCost(rows, moves, cell, last);
				strip.Put(--steps, cell, toGo);
				last = cell;
			});
		strip.PutHere(toGo + SmoothingGround::StepCost(rows, moves, here, last));
		++ground.counters.shortcuts;
	}

	SightWindow window_;
	bool exact_ = false;
	bool coarse_ = true;
	std::size_t sinceTurn_ = 0;
	std::size_t sinceLook_ = 0;
};
} // namespace NavCore::Detail
