// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Path/TautString.h"

#include "Path/LineWalk.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace NavCore::Detail
{
namespace TautStringImpl
{
/** Steps of a run looked at without a pause. */
constexpr std::int32_t StepsAtOnce = 1024;
/** Points loaded, turns passed and cells listed in one piece of work, as long as there is nothing to look at.
 */
constexpr std::int32_t PointsAtOnce = 64;
constexpr std::int32_t TurnsAtOnce = 16;
constexpr std::int32_t CellsAtOnce = 256;
/** Turns ahead that one look through the window takes in. */
constexpr std::size_t TurnsInView = 32;
/** How far wide agents look. Every cell is asked for its clearance, and a look is to be a bounded piece of
 * work. */
constexpr std::int32_t WideReach = 20;
/** Nearer than this every cell of the path is asked about, farther off one in four. */
constexpr std::int32_t CloseReach = 20;
constexpr std::int32_t SampleSteps = 4;
/** A look ends without a result when it has asked and filled in so much. */
constexpr std::int64_t MaxLooks = 768;
/** Waypoints stand no farther apart unless they are the ends of one run. */
constexpr std::int32_t MaxSightSteps = 1024;
/** How often the run past the last turn in sight is cut in half: an eighth of it may be given away. */
constexpr std::int32_t ReachProbes = 3;
/** It is looked at where the turn stands out by more than this from the straight way past it, in cells. */
constexpr std::int32_t LeastBow = 2;

/** How many steps lead from a cell to the edge of the view around a centre. */
std::int32_t StepsToEdge(Cell centre, Cell cell, Cell step, std::int32_t reach)
{
	const std::int32_t alongX = step.x * (cell.x - centre.x);
	const std::int32_t alongY = step.y * (cell.y - centre.y);
	const std::int32_t toX = step.x == 0 ? 2 * reach : reach - alongX;
	const std::int32_t toY = step.y == 0 ? 2 * reach : reach - alongY;
	return (std::min)(toX, toY);
}
} // namespace TautStringImpl

void TautString::Begin(const GridMap& map, const Path& path, const SmoothingOptions& options)
{
	map_ = &map;
	path_ = &path;
	options_ = options;
	distance_.Attach(map);
	runs_.Attach(map, options.clearance);
	bends_.Attach(map.GetTopology(), map.GetCornerRule());
	window_.Attach(map, options.clearance);
	reach_ = options.clearance > 1 ? TautStringImpl::WideReach : SightWindow::Reach;
	if (std::exchange(isTurned_, false))
	{
		std::swap(behind_, ahead_); // Each stack keeps its part, and the memory for it, from path to path.
	}
	behind_.Clear();
	ahead_.Clear();
	ahead_.Reserve(path.points.size());
	slide_.reset();
	sightReach_.reset();
	next_ = 0;
	phase_ = Phase::Load;
}

SmoothingStatus TautString::Work(SmoothingCounters& counters, Path& outPath, std::vector<Cell>& outWaypoints)
{
	switch (phase_)
	{
	case Phase::Load:
		Load(counters);
		break;
	case Phase::Slide:
	case Phase::Look:
		Pass(counters);
		break;
	case Phase::Count:
		Count(outPath);
		break;
	case Phase::Expand:
		Expand(outPath);
		break;
	case Phase::Sight:
		Sight(counters, outWaypoints);
		break;
	case Phase::Done:
	case Phase::Broken:
		break;
	}
	return phase_ == Phase::Done  ? SmoothingStatus::Done
		: phase_ == Phase::Broken ? SmoothingStatus::BrokenPath
								  : SmoothingStatus::Running;
}

void TautString::Load(SmoothingCounters& counters)
{
	const std::int64_t most = counters.looks + TautStringImpl::PointsAtOnce;
	for (std::int32_t i = 0; i < TautStringImpl::PointsAtOnce && counters.looks < most; ++i)
	{
		if (next_ == path_->points.size())
		{
			return StartPass(Phase::Slide, counters);
		}
		if (!LoadRun(counters.looks))
		{
			phase_ = Phase::Broken;
			return;
		}
	}
}

/** Goes on towards the next point; false if that is no legal way. */
bool TautString::LoadRun(std::int64_t& ioLooks)
{
	const Cell point = path_->points[next_];
	if (ahead_.IsEmpty())
	{
		++next_;
		ahead_.Push(point);
		return Fits(*map_, point, options_.clearance);
	}
	const Cell from = ahead_.Top().cell;
	if (!map_->Bounds().Contains(point) || point == from || !AreInLine(from, point))
	{
		return false;
	}
	const Cell step = StepTowards(from, point);
	const std::int32_t length = RunLength(from, point);
	if (path_->form == PathForm::Cells && length != 1)
	{
		return false;
	}
	const Cell to = Along(from, step, (std::min)(length, TautStringImpl::StepsAtOnce));
	if (!runs_.IsClear(from, to, ioLooks))
	{
		return false;
	}
	ahead_.Push(to);
	next_ += to == point ? 1 : 0;
	return true;
}

void TautString::StartPass(Phase phase, SmoothingCounters& counters)
{
	phase_ = phase;
	++counters.rounds;
	if (ahead_.IsEmpty())
	{
		phase_ = Phase::Done;
		return;
	}
	behind_.Reserve(ahead_.Size());
	MoveOn();
}

void TautString::MoveOn()
{
	behind_.Push(ahead_.Top().cell);
	ahead_.Pop();
}

void TautString::Pass(SmoothingCounters& counters)
{
	const std::int64_t most = counters.looks + TautStringImpl::PointsAtOnce;
	for (std::int32_t i = 0; i < TautStringImpl::TurnsAtOnce && counters.looks < most; ++i)
	{
		if (slide_)
		{
			Try(counters);
		}
		else if (!Visit(counters))
		{
			return;
		}
	}
}

/** Looks for something to gain from here, or moves on. False when the pass is over. */
bool TautString::Visit(SmoothingCounters& counters)
{
	if (ahead_.IsEmpty())
	{
		if (phase_ == Phase::Slide)
		{
			std::swap(behind_, ahead_);
			isTurned_ = true;
			StartPass(Phase::Look, counters);
			return false;
		}
		phase_ = Phase::Count;
		next_ = 1;
		return false;
	}
	if (const std::optional<Bend> bend = bends_.Find(Here(), ahead_))
	{
		++counters.examined;
		slide_ = Slide{*bend, 0, bend->most + 1, 1, 0};
		return true;
	}
	if (phase_ == Phase::Look && behind_.Size() == 1 && Look(counters))
	{
		return true;
	}
	MoveOn();
	return true;
}

/** Looks at the middle run of a trial, or at a piece of it, and chooses the next trial. */
void TautString::Try(SmoothingCounters& counters)
{
	Slide& slide = *slide_;
	const Cell from = slide.bend.NewFrom(slide.trial);
	const Cell to = slide.bend.NewTo(slide.trial);
	const Cell step = StepTowards(from, to);
	const std::int32_t length = RunLength(from, to);
	const std::int32_t end = (std::min)(length, slide.looked + TautStringImpl::StepsAtOnce);
	const bool clear =
		from == to || runs_.IsClear(Along(from, step, slide.looked), Along(from, step, end), counters.looks);
	slide.looked = end;
	if (clear && end < length)
	{
		return;
	}
	(clear ? slide.clear : slide.blocked) = slide.trial;
	slide.looked = 0;
	if (slide.clear == 0 || slide.blocked - slide.clear <= 1)
	{
		return EndSlide(counters);
	}
	// One step first, which mostly says no, then all of them, then by halves.
	slide.trial =
		slide.blocked > slide.bend.most ? slide.bend.most : slide.clear + (slide.blocked - slide.clear) / 2;
}

void TautString::EndSlide(SmoothingCounters& counters)
{
	const Bend bend = slide_->bend;
	const std::int32_t steps = slide_->clear;
	slide_.reset();
	if (steps == 0)
	{
		if (phase_ == Phase::Slide || !Look(counters))
		{
			MoveOn();
		}
		return;
	}
	++counters.shortcuts;
	ahead_.Pop(bend.from == bend.to ? 1 : 2);
	ahead_.Push(bend.NewTo(steps));
	ahead_.Push(bend.NewFrom(steps));
	DropSpotHere();
	GoBack();
}

/** Where the path comes back to the place of work, a loop falls away. */
void TautString::DropSpotHere()
{
	while (!ahead_.IsEmpty() && ahead_.Top().cell == Here())
	{
		ahead_.Pop();
	}
}

/** Goes back to the first turn whose outcome a change ahead of the place of work may alter. */
void TautString::GoBack()
{
	const Cell changed = Here();
	// A bend takes in three runs. A look takes in what is in the window: both the end of its first run,
	// before which it starts, and the change.
	const std::size_t least = 2;
	const std::size_t most = phase_ == Phase::Slide ? least : TautStringImpl::TurnsInView + least;
	for (std::size_t i = 0; i < most && behind_.Size() > 1; ++i)
	{
		const Cell top = Here();
		if (i >= least && RunLength(top, changed) > 2 * reach_)
		{
			return;
		}
		ahead_.Push(top);
		behind_.Pop();
	}
}

/** The cell on the run ahead from which a look starts. */
Cell TautString::Lookout() const
{
	const Cell here = Here();
	const Cell end = ahead_.Top().cell;
	const std::int32_t length = RunLength(here, end);
	// From a long run, with both sides of the bend in view.
	const std::int32_t runUp = reach_ / 2;
	return length > runUp ? Along(here, StepTowards(here, end), length - runUp) : here;
}

/** Takes the best shortcut in view; false if there is none. */
bool TautString::Look(SmoothingCounters& counters)
{
	View view;
	view.lookout = Lookout();
	view.toGo = ahead_.Top().cost + RunCost(view.lookout, ahead_.Top().cell);
	view.looksBefore = window_.Looks();
	window_.Look(view.lookout);
	const std::optional<Place> place = FindFarthest(view);
	counters.looks += view.asked + window_.Looks() - view.looksBefore;
	if (!place)
	{
		return false;
	}
	++counters.shortcuts;
	Take(view.lookout, *place);
	DropSpotHere();
	GoBack();
	return true;
}

/** The farthest cell along the path, before it leaves the view, that a direct way reaches more cheaply. */
std::optional<TautString::Place> TautString::FindFarthest(View& ioView)
{
	std::size_t inside = 0;
	while (inside < ahead_.Size() && inside < TautStringImpl::TurnsInView &&
		RunLength(ioView.lookout, ahead_.At(inside).cell) <= reach_)
	{
		++inside;
	}
	// From run to run backwards; the first one leads straight from the lookout and has nothing to gain.
	for (std::size_t depth = (std::min)(inside, ahead_.Size() - 1); depth > 0; --depth)
	{
		const std::int32_t steps = FindOnRun(ioView, ahead_.At(depth - 1), ahead_.At(depth).cell);
		if (steps > 0)
		{
			const Cell start = ahead_.At(depth - 1).cell;
			return Place{depth, Along(start, StepTowards(start, ahead_.At(depth).cell), steps)};
		}
		if (steps == NothingBefore)
		{
			break;
		}
	}
	return std::nullopt;
}

/** Steps to the farthest such cell of one run; 0 if there is none, NothingBefore if no run before has one. */
std::int32_t TautString::FindOnRun(View& ioView, const Knot& start, Cell end)
{
	const Cell step = StepTowards(start.cell, end);
	const std::int32_t most = (std::min)(
		RunLength(start.cell, end), TautStringImpl::StepsToEdge(ioView.lookout, start.cell, step, reach_));
	const std::int64_t unit = step.x != 0 && step.y != 0 ? DiagonalUnits : StraightUnits;
	const auto reaches = [&](std::int32_t steps)
	{
		const Cell cell = Along(start.cell, step, steps);
		++ioView.asked;
		return window_.Reaches(cell.x - ioView.lookout.x, cell.y - ioView.lookout.y);
	};
	for (std::int32_t steps = most; steps > 0;)
	{
		const Cell cell = Along(start.cell, step, steps);
		const std::int64_t cost = ioView.toGo - (start.cost - unit * steps);
		const std::int64_t looks = ioView.asked + window_.Looks() - ioView.looksBefore;
		// What there is to gain never falls along the path: the triangle inequality.
		if (cost <= distance_(ioView.lookout, cell) || looks > TautStringImpl::MaxLooks)
		{
			return NothingBefore;
		}
		if (reaches(steps))
		{
			while (steps < most && reaches(steps + 1))
			{
				++steps;
			}
			return steps;
		}
		const bool close = RunLength(ioView.lookout, cell) <= TautStringImpl::CloseReach;
		steps -= close ? 1 : TautStringImpl::SampleSteps;
	}
	return 0;
}

/** Puts the direct way from the lookout in place of the path as far as there. */
void TautString::Take(Cell lookout, const Place& place)
{
	ahead_.Pop(place.depth);
	ahead_.Push(place.cell);
	if (place.cell != lookout)
	{
		window_.WalkBack(
			place.cell.x - lookout.x, place.cell.y - lookout.y, [this](Cell cell) { ahead_.Push(cell); });
	}
	ahead_.Push(lookout);
}

void TautString::Count(Path& outPath)
{
	for (std::int32_t i = 0; i < TautStringImpl::PointsAtOnce && next_ < behind_.Size(); ++i, ++next_)
	{
		const Cell from = behind_.FromBottom(next_ - 1).cell;
		const Cell to = behind_.FromBottom(next_).cell;
		const bool diagonal = from.x != to.x && from.y != to.y;
		(diagonal ? outPath.diagonalSteps : outPath.straightSteps) += RunLength(from, to);
	}
	if (next_ == behind_.Size())
	{
		outPath.cost = {behind_.Top().cost};
		outPath.points.reserve(static_cast<std::size_t>(outPath.straightSteps + outPath.diagonalSteps + 1));
		outPath.points.push_back(behind_.FromBottom(0).cell);
		phase_ = Phase::Expand;
		next_ = 1;
		listed_ = 0;
	}
}

void TautString::Expand(Path& outPath)
{
	std::int32_t left = TautStringImpl::CellsAtOnce;
	while (left > 0 && next_ < behind_.Size())
	{
		const Cell from = behind_.FromBottom(next_ - 1).cell;
		const Cell to = behind_.FromBottom(next_).cell;
		const Cell step = StepTowards(from, to);
		const std::int32_t length = RunLength(from, to);
		const std::int32_t end = (std::min)(length, listed_ + left);
		left -= end - listed_;
		for (std::int32_t i = listed_ + 1; i <= end; ++i)
		{
			outPath.points.push_back(Along(from, step, i));
		}
		listed_ = end == length ? 0 : end;
		next_ += end == length ? 1 : 0;
	}
	if (next_ == behind_.Size())
	{
		phase_ = options_.waypoints ? Phase::Sight : Phase::Done;
		sights_.Start(behind_.Size());
	}
}

bool TautString::IsInSight(Cell from, Cell to, std::int64_t& ioLooks) const
{
	if (RunLength(from, to) > TautStringImpl::MaxSightSteps)
	{
		return false;
	}
	const GridLine line = SightLine(*map_, from, to);
	const LineCost cost = options_.clearance <= 1
		? WalkLine(map_->Rows(), UniformMoves(*map_, 1), line, InfiniteCost.units)
		: WalkLine(map_->Rows(), LayeredMoves(*map_, options_.clearance), line, InfiniteCost.units);
	ioLooks += cost.looked;
	return cost.clear;
}

/** A question a time: which turn is the last in sight, and then how far along the run after it. */
void TautString::Sight(SmoothingCounters& counters, std::vector<Cell>& outWaypoints)
{
	if (outWaypoints.empty())
	{
		AddWaypoint(behind_.FromBottom(0).cell, outWaypoints);
	}
	if (sightReach_)
	{
		SightReach& reach = *sightReach_;
		if (reach.unseen - reach.seen <= 1 || reach.probes == TautStringImpl::ReachProbes)
		{
			AddWaypoint(Along(reach.start, reach.step, reach.seen), outWaypoints);
			sightReach_.reset();
			return;
		}
		const std::int32_t probe = reach.seen + (reach.unseen - reach.seen) / 2;
		const bool isSeen = IsInSight(waypoint_, Along(reach.start, reach.step, probe), counters.looks);
		(isSeen ? reach.seen : reach.unseen) = probe;
		++reach.probes;
		return;
	}
	if (sights_.IsDone())
	{
		phase_ = Phase::Done;
		return;
	}
	const auto isInSight = [&](std::size_t from, std::size_t to)
	{
		// The next turn lies on the run that the last waypoint stands on.
		return to == from + 1 || IsInSight(waypoint_, behind_.FromBottom(to).cell, counters.looks);
	};
	if (sights_.Ask(isInSight))
	{
		sights_.IsDone() ? AddWaypoint(behind_.FromBottom(sights_.Last()).cell, outWaypoints)
						 : StartReach(outWaypoints);
	}
}

/** The next turn is out of sight; the run to it need not be. */
void TautString::StartReach(std::vector<Cell>& outWaypoints)
{
	const Cell start = behind_.FromBottom(sights_.Last()).cell;
	const Cell end = behind_.FromBottom(sights_.Last() + 1).cell;
	// A turn that stands out by a cell or two is not worth the questions.
	const std::int64_t bow = std::int64_t{start.x - waypoint_.x} * (end.y - start.y) -
		std::int64_t{start.y - waypoint_.y} * (end.x - start.x);
	if (std::abs(bow) <= std::int64_t{TautStringImpl::LeastBow} * RunLength(waypoint_, end))
	{
		AddWaypoint(start, outWaypoints);
		return;
	}
	sightReach_ = SightReach{start, StepTowards(start, end), 0, RunLength(start, end)};
}

void TautString::AddWaypoint(Cell cell, std::vector<Cell>& outWaypoints)
{
	outWaypoints.push_back(cell);
	waypoint_ = cell;
}
} // namespace NavCore::Detail
