// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "Path/KnotStack.h"
#include "Path/LinePuller.h"
#include "Path/RayCaster.h"
#include "Path/SightSeries.h"
#include "Path/SmoothingGround.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** Smooths a path cell by cell, by lines or by rays, on maps of every kind. */
class CellSmoother
{
public:
	/** Map and path stay alive and unedited until the work is done. */
	void Begin(const GridMap& map, const Path& path, const SmoothingOptions& options)
	{
		ground_.map = &map;
		ground_.options = options;
		ground_.counters = {};
		ground_.strip.Clear();
		ground_.strip.Reserve(static_cast<std::size_t>(
			(std::clamp)(path.straightSteps + path.diagonalSteps + 1, std::int64_t{1}, map.Bounds().Area())));
		ground_.distance.Attach(map);
		path_ = &path;
		next_ = 0;
		isLast_ = false;
		phase_ = Phase::Load;
		UsesRays() ? rays_.Attach() : lines_.Attach();
	}

	/** A piece of work of bounded size; the outputs are complete with Done. */
	template <class Moves>
	[[nodiscard]] SmoothingStatus Work(
		const Moves& moves, SmoothingCounters& outCounters, Path& outPath, std::vector<Cell>& outWaypoints)
	{
		const SmoothingStatus status = Work(moves, outPath, outWaypoints);
		outCounters = ground_.counters;
		return status;
	}

private:
	enum class Phase : std::uint8_t
	{
		Load,   // Lists and checks the cells of the path.
		Weigh,  // Adds up the cost from each cell to the end.
		Pull,   // Looks for shortcuts, in rounds.
		Close,  // Goes to the end of the path.
		Rewind, // Goes back to its start.
		List,   // Lists the cells of the result and counts its steps.
		Sight,  // Pulls the string of waypoints.
		Done,
	};

	/** Cells that are read or written in one piece of work. */
	static constexpr std::size_t CellsAtOnce = 64;
	/** Waypoints stand no farther apart, so that asking whether one sees another is bounded. */
	static constexpr std::size_t MaxWaypointSteps = 1024;

	[[nodiscard]] bool UsesRays() const { return ground_.options.method != SmoothingMethod::StringPulling; }

	template <class Moves>
	[[nodiscard]] SmoothingStatus Work(const Moves& moves, Path& outPath, std::vector<Cell>& outWaypoints)
	{
		switch (phase_)
		{
		case Phase::Load:
			if (!Load(moves))
			{
				return SmoothingStatus::BrokenPath;
			}
			break;
		case Phase::Weigh:
			Weigh(moves);
			break;
		case Phase::Pull:
			Pull(moves);
			break;
		case Phase::Close:
			Close();
			break;
		case Phase::Rewind:
			Rewind();
			break;
		case Phase::List:
			List(outPath);
			break;
		case Phase::Sight:
			Sight(moves, outWaypoints);
			break;
		case Phase::Done:
			break;
		}
		return phase_ == Phase::Done ? SmoothingStatus::Done : SmoothingStatus::Running;
	}

	/** Appends the cells up to the next points of the path; false if one is not reached by a legal move. */
	template <class Moves>
	[[nodiscard]] bool Load(const Moves& moves)
	{
		for (std::size_t i = 0; i < CellsAtOnce; ++i)
		{
			if (next_ == path_->points.size())
			{
				next_ = ground_.strip.Cells().size();
				phase_ = next_ == 0 ? Phase::Done : Phase::Weigh;
				return true;
			}
			const Cell point = path_->points[next_];
			if (ground_.strip.Cells().empty() ? !AppendFirst(point) : !AppendTowards(moves, point))
			{
				return false;
			}
			next_ += ground_.strip.Cells().back() == point ? 1 : 0;
		}
		return true;
	}

	[[nodiscard]] bool AppendFirst(Cell cell)
	{
		const bool fits = Fits(*ground_.map, cell, ground_.options.clearance);
		ground_.strip.Append(cell);
		return fits;
	}

	/** One cell on the way to a point, which is in line with the last; false if that is no legal move. */
	template <class Moves>
	[[nodiscard]] bool AppendTowards(const Moves& moves, Cell point)
	{
		const Cell from = ground_.strip.Cells().back();
		if (from == point || !ground_.map->Bounds().Contains(point) || !AreInLine(from, point))
		{
			return false;
		}
		const Cell step = StepTowards(from, point);
		const Cell to{from.x + step.x, from.y + step.y};
		if (path_->form == PathForm::Cells && to != point)
		{
			return false;
		}
		const std::int32_t position = ground_.map->Rows().Position(from.x, from.y);
		ground_.strip.Append(to);
		return (moves.Legal(position, from.y) & MaskOf(DirectionOf(step.x, step.y))) != 0;
	}

	/** Goes from the end of the path to its start. */
	template <class Moves>
	void Weigh(const Moves& moves)
	{
		PathStrip& strip = ground_.strip;
		const std::vector<Cell>& cells = strip.Cells();
		for (std::size_t i = 0; i < CellsAtOnce && next_ > 0; ++i)
		{
			--next_;
			const bool last = next_ + 1 == cells.size();
			strip.SetToGo(next_,
				last ? 0
					 : strip.ToGo(next_ + 1) +
						SmoothingGround::StepCost(
							ground_.map->Rows(), moves, cells[next_], cells[next_ + 1]));
		}
		if (next_ == 0)
		{
			strip.Start();
			StartRound();
		}
	}

	/** With the place of work at the start of the path. */
	void StartRound()
	{
		if (ground_.strip.Ahead() < 2 ||
			!(UsesRays() ? rays_.StartRound(ground_) : lines_.StartRound(ground_)))
		{
			isLast_ = true;
			phase_ = Phase::Close;
			return;
		}
		phase_ = Phase::Pull;
		++ground_.counters.rounds;
	}

	void Close()
	{
		PathStrip& strip = ground_.strip;
		for (std::size_t i = 0; i < CellsAtOnce && strip.Ahead() > 0; ++i)
		{
			strip.Step();
		}
		if (strip.Ahead() > 0)
		{
			return;
		}
		isLast_ = isLast_ || !(UsesRays() ? rays_.IsDue() : lines_.IsDue());
		phase_ = isLast_ ? Phase::List : Phase::Rewind;
		if (isLast_)
		{
			strip.Finish();
			next_ = 0;
		}
	}

	void Rewind()
	{
		PathStrip& strip = ground_.strip;
		for (std::size_t i = 0; i < CellsAtOnce && strip.HasBehind(); ++i)
		{
			strip.StepBack();
		}
		if (!strip.HasBehind())
		{
			StartRound();
		}
	}

	template <class Moves>
	void Pull(const Moves& moves)
	{
		const bool goesOn = UsesRays() ? rays_.Work(ground_, moves) : lines_.Work(ground_, moves);
		phase_ = goesOn ? Phase::Pull : Phase::Close;
	}

	void List(Path& outPath)
	{
		const std::vector<Cell>& cells = ground_.strip.Cells();
		const bool hex = ground_.map->GetTopology() == Topology::Hex;
		const std::size_t end = (std::min)(cells.size(), next_ + CellsAtOnce);
		outPath.points.reserve(cells.size());
		for (; next_ < end; ++next_)
		{
			outPath.points.push_back(cells[next_]);
			if (next_ > 0)
			{
				const Cell from = cells[next_ - 1];
				const bool diagonal = !hex && from.x != cells[next_].x && from.y != cells[next_].y;
				++(diagonal ? outPath.diagonalSteps : outPath.straightSteps);
			}
		}
		if (next_ < cells.size())
		{
			return;
		}
		outPath.cost = {ground_.strip.CostBetween(0, cells.size() - 1)};
		phase_ = ground_.options.waypoints ? Phase::Sight : Phase::Done;
		sights_.Start(cells.size());
	}

	/** Whether the straight line between two cells of the path can be walked and costs no more. */
	template <class Moves>
	[[nodiscard]] bool IsInSight(const Moves& moves, std::size_t from, std::size_t to)
	{
		const PathStrip& strip = ground_.strip;
		const GridMap& map = *ground_.map;
		if (to - from > MaxWaypointSteps)
		{
			return false;
		}
		const LineCost cost = WalkLine(map.Rows(), moves,
			SightLine(map, strip.Cells()[from], strip.Cells()[to]), strip.CostBetween(from, to));
		ground_.counters.looks += cost.looked;
		return cost.clear;
	}

	template <class Moves>
	void Sight(const Moves& moves, std::vector<Cell>& outWaypoints)
	{
		const std::vector<Cell>& cells = ground_.strip.Cells();
		if (outWaypoints.empty())
		{
			outWaypoints.push_back(cells.front());
		}
		if (sights_.IsDone())
		{
			phase_ = Phase::Done;
			return;
		}
		if (sights_.Ask([&](std::size_t from, std::size_t to) { return IsInSight(moves, from, to); }))
		{
			outWaypoints.push_back(cells[sights_.Last()]);
		}
	}

	SmoothingGround ground_;
	LinePuller lines_;
	RayCaster rays_;
	const Path* path_ = nullptr;
	Phase phase_ = Phase::Done;
	/** The next point or cell of the phase. */
	std::size_t next_ = 0;
	bool isLast_ = false;
	SightSeries sights_;
};
} // namespace NavCore::Detail
