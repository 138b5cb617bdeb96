// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/LinkTour.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Links/LinkReach.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Trace/TraceSink.h"
#include "Regions/WorkMeter.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace NavCore::Detail
{
void LinkTour::Begin(const SearchContext& context, const SearchRequest& request)
{
	context_ = context;
	plain_ = context;
	plain_.links = nullptr;
	plain_.linkReach = nullptr;
	plain_.linkCosts = nullptr;
	request_ = request;
	stage_ = Stage::Reach;
	target_ = request.goal;
	innerTrace_.Attach(request.trace);
	settled_ = {};
	walks_ = 0;
	tooDear_ = false;
	legCount_ = 0;
	moves_.clear();
	nextMove_ = 0;
	path_.Clear();
	hasFirstLeg_ = false;
	paused_ = false;
	whyPartial_ = SearchStatus::Running;
	kernel_.Cancel();
	if (request.trace != nullptr)
	{
		request.trace->OnEvent({TraceKind::Source, request.start, request.start, {}, {}});
		request.trace->OnEvent({TraceKind::Destination, request.goal, request.goal, {}, {}});
	}
}

SearchCounters LinkTour::Counters() const
{
	SearchCounters counters = settled_;
	if (kernel_.Status() == SearchStatus::Running)
	{
		counters.Add(kernel_.Counters());
	}
	counters.subgoals += route_.Settled();
	counters.refinements += walks_;
	return counters;
}

SearchStatus LinkTour::Advance(WorkBudget& budget)
{
	SearchStatus status = SearchStatus::Running;
	while (status == SearchStatus::Running && budget.NextQuantum() > 0)
	{
		status = Step(budget);
		if (hasFirstLeg_ && !paused_ && request_.pauseAtFirstLeg)
		{
			paused_ = true;
			break;
		}
	}
	return status;
}

SearchStatus LinkTour::Step(WorkBudget& budget)
{
	switch (stage_)
	{
	case Stage::Reach:
		budget.Spend(1);
		return LeaveReach();
	case Stage::Nearest:
		return AdvanceNearest(budget);
	case Stage::Route:
		return AdvanceRoute(budget);
	case Stage::Walk:
		return AdvanceWalk(budget);
	case Stage::Refine:
		return AdvanceRefine(budget);
	case Stage::Last:
		return AdvanceLast(budget);
	}
	return SearchStatus::NoPath;
}

SearchStatus LinkTour::LeaveReach()
{
	if (!KnowsReach(context_) ||
		context_.linkReach->AreConnected(*context_.regions, request_.start, request_.goal))
	{
		BeginRoute();
		return SearchStatus::Running;
	}
	if (!request_.allowPartial)
	{
		return SearchStatus::NoPath;
	}
	stage_ = Stage::Nearest;
	// Labels are those of the smallest agent; wider ones may not fit where they point.
	if (request_.clearance > 1 ||
		nearest_.Begin(context_, request_.start, request_.goal) != RegionError::None)
	{
		BeginRoute();
	}
	return SearchStatus::Running;
}

SearchStatus LinkTour::AdvanceNearest(WorkBudget& budget)
{
	const NearestSearch::Status status = nearest_.Advance(budget);
	if (status == NearestSearch::Status::Running)
	{
		return SearchStatus::Running;
	}
	// Without labels the route finds out by itself how far it gets.
	const bool known = status == NearestSearch::Status::Done && nearest_.HasAnswer();
	target_ = known ? nearest_.Nearest() : request_.goal;
	if (target_ == request_.start)
	{
		path_.points.push_back(target_);
		path_.mapVersion = context_.map->Version();
		return EndPartial(SearchStatus::NoPath);
	}
	BeginRoute();
	return SearchStatus::Running;
}

void LinkTour::BeginRoute()
{
	stage_ = Stage::Route;
	const bool isLimited = optimal_ && request_.maxCost > Cost{};
	route_.Begin({&context_, request_.start, target_, request_.clearance, request_.allowPartial,
		isLimited ? request_.maxCost.units : (std::numeric_limits<std::int64_t>::max)()});
}

SearchStatus LinkTour::AdvanceRoute(WorkBudget& budget)
{
	LinkRoute::Status status = LinkRoute::Status::Running;
	{
		WorkMeter meter(budget);
		status = route_.Advance(meter);
	}
	switch (status)
	{
	case LinkRoute::Status::Running:
		return SearchStatus::Running;
	case LinkRoute::Status::AsksForWalk:
		return BeginWalk();
	case LinkRoute::Status::Found:
		return EndRoute();
	case LinkRoute::Status::TooDear:
		tooDear_ = true;
		return EndWithoutRoute();
	case LinkRoute::Status::NoRoute:
		return EndWithoutRoute();
	}
	return SearchStatus::NoPath;
}

SearchStatus LinkTour::BeginWalk()
{
	stage_ = Stage::Walk;
	if (IsOutOfExpansions())
	{
		return EndBrokenOff(SearchStatus::LimitReached, false);
	}
	std::int64_t limit = request_.maxCost.units;
	if (optimal_)
	{
		// A walk is of no use if the whole is dearer than allowed, or than a way that is known.
		const std::int64_t useful = route_.WalkLimit();
		limit = limit > 0 ? limit - route_.CostBesideWalk() : limit;
		if (useful < LinkRoute::Infinite)
		{
			limit = limit > 0 ? (std::min)(limit, useful) : useful;
			limit = (std::max)(limit, std::int64_t{1});
		}
	}
	return EndWalk(BeginKernel(route_.WalkFrom(), route_.WalkTo(), Cost{limit}));
}

SearchStatus LinkTour::AdvanceWalk(WorkBudget& budget)
{
	return EndWalk(AdvanceKernel(budget));
}

SearchStatus LinkTour::EndWalk(SearchStatus status)
{
	if (status == SearchStatus::Running)
	{
		return status;
	}
	settled_.Add(kernel_.Counters());
	const bool isLimit = status == SearchStatus::LimitReached ||
		(status == SearchStatus::Partial && kernel_.WhyPartial() == PartialReason::LimitReached);
	const bool isMemory = status == SearchStatus::OutOfMemory ||
		(status == SearchStatus::Partial && kernel_.WhyPartial() == PartialReason::OutOfMemory);
	if (isMemory || (isLimit && IsOutOfExpansions()))
	{
		return EndBrokenOff(isMemory ? SearchStatus::OutOfMemory : SearchStatus::LimitReached,
			status == SearchStatus::Partial);
	}
	tooDear_ |= isLimit && request_.maxCost > Cost{};
	if (status == SearchStatus::Found)
	{
		KeepLeg();
		route_.TellWalk(kernel_.GetPath().cost.units);
	}
	else
	{
		route_.TellWalk(LinkRoute::Infinite);
	}
	stage_ = Stage::Route;
	return SearchStatus::Running;
}

SearchStatus LinkTour::EndRoute()
{
	route_.ListMoves(moves_);
	nextMove_ = 0;
	stage_ = Stage::Refine;
	return AppendMoves() ? EndRefine() : SearchStatus::Running;
}

SearchStatus LinkTour::AdvanceRefine(WorkBudget& budget)
{
	if (kernel_.Status() != SearchStatus::Running)
	{
		if (IsOutOfExpansions())
		{
			return EndBrokenOff(SearchStatus::LimitReached, false);
		}
		const RouteMove& move = moves_[nextMove_];
		if (BeginKernel(move.from, move.to, Cost{}) == SearchStatus::Running)
		{
			return SearchStatus::Running;
		}
	}
	const SearchStatus status = AdvanceKernel(budget);
	if (status == SearchStatus::Running)
	{
		return status;
	}
	settled_.Add(kernel_.Counters());
	if (status != SearchStatus::Found)
	{
		const bool isMemory =
			status == SearchStatus::OutOfMemory || kernel_.WhyPartial() == PartialReason::OutOfMemory;
		if (!isMemory && !IsOutOfExpansions())
		{
			// The way that the table knew is gone: somebody has edited the map and lets the search go on.
			return SearchStatus::NoPath;
		}
		return EndBrokenOff(isMemory ? SearchStatus::OutOfMemory : SearchStatus::LimitReached,
			status == SearchStatus::Partial);
	}
	AppendWalk(kernel_.GetPath());
	++nextMove_;
	return AppendMoves() ? EndRefine() : SearchStatus::Running;
}

SearchStatus LinkTour::EndRefine()
{
	if (whyPartial_ == SearchStatus::Running)
	{
		return Finish();
	}
	stage_ = Stage::Last;
	const std::int64_t left = request_.maxCost.units - path_.cost.units;
	const Cost limit{request_.maxCost > Cost{} ? (std::max)(left, std::int64_t{1}) : 0};
	static_cast<void>(BeginKernel(path_.points.back(), request_.goal, limit));
	return SearchStatus::Running;
}

bool LinkTour::AppendMoves()
{
	if (path_.IsEmpty())
	{
		path_.points.push_back(request_.start);
		path_.mapVersion = context_.map->Version();
	}
	for (; nextMove_ < moves_.size(); ++nextMove_)
	{
		const RouteMove& move = moves_[nextMove_];
		if (move.link != nullptr)
		{
			AppendLink(path_, move.link->link, move.to, move.link->cost);
			continue;
		}
		if (move.from == move.to)
		{
			continue;
		}
		const Leg* leg = FindLeg(move.from, move.to);
		if (leg == nullptr)
		{
			// Nobody takes the walks before it back.
			hasFirstLeg_ |= path_.points.size() > 1;
			return false;
		}
		AppendWalk(leg->path);
	}
	return true;
}

/** Where nothing leads to the goal: the way on from the best place that links lead to. */
SearchStatus LinkTour::EndWithoutRoute()
{
	const SearchStatus why = tooDear_ ? SearchStatus::LimitReached : SearchStatus::NoPath;
	if (!request_.allowPartial)
	{
		return why;
	}
	whyPartial_ = why;
	route_.ListMovesTo(BestReached(), moves_);
	nextMove_ = 0;
	stage_ = Stage::Refine;
	return AppendMoves() ? EndRefine() : SearchStatus::Running;
}

Cell LinkTour::BestReached()
{
	route_.ListReached(reached_);
	const FloorPlan& floors = context_.links->Floors();
	const std::optional<FloorCell> goal = floors.ToFloor(request_.goal);
	EmptyMapDistance distance;
	distance.Attach(*context_.map);
	Cell best = request_.start;
	std::pair<int, std::int64_t> least{2, 0};
	for (const Cell cell : reached_)
	{
		const std::optional<FloorCell> place = goal ? floors.ToFloor(cell) : std::nullopt;
		const int rank = goal && place && place->floor == goal->floor ? 0 : 1;
		const std::pair<int, std::int64_t> value{rank, distance(cell, request_.goal)};
		if (value < least)
		{
			least = value;
			best = cell;
		}
	}
	return best;
}

SearchStatus LinkTour::AdvanceLast(WorkBudget& budget)
{
	const SearchStatus status = AdvanceKernel(budget);
	if (status == SearchStatus::Running)
	{
		return status;
	}
	settled_.Add(kernel_.Counters());
	return EndBrokenOff(whyPartial_, status == SearchStatus::Partial);
}

SearchStatus LinkTour::EndBrokenOff(SearchStatus why, bool hasPath)
{
	if (!request_.allowPartial)
	{
		return why;
	}
	if (stage_ == Stage::Walk)
	{
		// As far as walks were searched for: there is nothing left to search for others with.
		route_.ListMoves(moves_);
		nextMove_ = 0;
		hasPath &= AppendMoves();
	}
	if (hasPath)
	{
		AppendWalk(kernel_.GetPath());
	}
	return EndPartial(why);
}

SearchStatus LinkTour::EndPartial(SearchStatus why)
{
	path_.partial = true;
	whyPartial_ = why;
	return SearchStatus::Partial;
}

SearchStatus LinkTour::Finish()
{
	if (request_.trace != nullptr)
	{
		for (const PathLink& link : path_.links)
		{
			request_.trace->OnEvent({TraceKind::Line, path_.points[link.point + 1], path_.points[link.point],
				link.cost, link.cost});
		}
	}
	return target_ == request_.goal ? SearchStatus::Found : EndPartial(SearchStatus::NoPath);
}

SearchStatus LinkTour::BeginKernel(Cell from, Cell to, Cost maxCost)
{
	kernelFrom_ = from;
	kernelTo_ = to;
	++walks_;
	SearchRequest request = request_;
	request.start = from;
	request.goal = to;
	request.maxCost = maxCost;
	request.pauseAtFirstLeg = false;
	request.trace = innerTrace_.AsSink();
	if (request_.maxExpansions > 0)
	{
		request.maxExpansions = (std::max)(request_.maxExpansions - settled_.expanded, std::int64_t{1});
	}
	if (request.trace != nullptr)
	{
		request.trace->OnEvent({TraceKind::Refine, to, from, {}, {}});
	}
	return kernel_.Begin(plain_, request);
}

SearchStatus LinkTour::AdvanceKernel(WorkBudget& budget)
{
	return kernel_.Advance(budget);
}

bool LinkTour::IsOutOfExpansions() const
{
	return request_.maxExpansions > 0 && settled_.expanded >= request_.maxExpansions;
}

const LinkTour::Leg* LinkTour::FindLeg(Cell from, Cell to) const
{
	for (std::size_t i = 0; i < legCount_; ++i)
	{
		if (legs_[i].from == from && legs_[i].to == to)
		{
			return &legs_[i];
		}
	}
	return nullptr;
}

void LinkTour::KeepLeg()
{
	if (legCount_ == legs_.size())
	{
		legs_.emplace_back();
	}
	Leg& leg = legs_[legCount_++];
	leg.from = kernelFrom_;
	leg.to = kernelTo_;
	leg.path = kernel_.GetPath();
}

void LinkTour::AppendWalk(const Path& walk)
{
	// Algorithms differ in how they list their cells, and one may do it either way.
	if (path_.straightSteps + path_.diagonalSteps == 0)
	{
		path_.form = walk.form;
	}
	if (path_.form == walk.form)
	{
		AppendPath(path_, walk);
		return;
	}
	if (path_.form == PathForm::Waypoints)
	{
		ExpandToCells(path_, cells_, links_);
		path_.points.assign(cells_.begin(), cells_.end());
		path_.links.assign(links_.begin(), links_.end());
		path_.form = PathForm::Cells;
	}
	Path plain = walk;
	if (plain.form == PathForm::Waypoints)
	{
		ExpandToCells(walk, plain.points);
		plain.form = PathForm::Cells;
	}
	AppendPath(path_, plain);
}
} // namespace NavCore::Detail
