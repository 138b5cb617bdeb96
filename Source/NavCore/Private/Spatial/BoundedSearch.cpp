// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Spatial/BoundedSearch.h"

#include "Grid/GridLine.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "Search/AStar.h"
#include "Search/Heuristics.h"
#include "Search/JumpPointSearch.h"
#include "Spatial/StraightWay.h"

#include <algorithm>

namespace NavCore::Detail
{
BoundedSearch::BoundedSearch(SearchScratch& scratch, const SpatialOptions& options)
	: options_(options),
	  kernel_(options.kernel == InnerKernel::AStar ? CreateAStar(scratch)
												   : CreateHastyJumpPointSearch(scratch, haste_)),
	  walk_(*kernel_)
{
	options_.variant = SpatialVariant::Second;
}

SearchStatus BoundedSearch::OnBegin()
{
	innerTrace_.Attach(Request().trace);
	if (Request().trace != nullptr)
	{
		Request().trace->OnEvent({TraceKind::Source, Request().start, Request().start, {}, {}});
		Request().trace->OnEvent({TraceKind::Destination, Request().goal, Request().goal, {}, {}});
	}
	settled_ = {};
	haste_ = {};
	target_ = Request().goal;
	stage_ = Stage::Start;
	return SearchStatus::Running;
}

SearchStatus BoundedSearch::OnAdvance(WorkBudget& budget)
{
	SearchStatus status = SearchStatus::Running;
	if (stage_ == Stage::Start)
	{
		if (budget.NextQuantum() == 0)
		{
			return status;
		}
		status = LeaveStart(budget);
	}
	if (status == SearchStatus::Running && stage_ == Stage::Nearest)
	{
		status = AdvanceNearest(budget);
	}
	if (status == SearchStatus::Running && stage_ == Stage::Probe)
	{
		status = AdvanceSearch(budget);
	}
	if (status == SearchStatus::Running && stage_ == Stage::Walk)
	{
		status = AdvanceWalk(budget);
	}
	if (status == SearchStatus::Running && stage_ == Stage::Search)
	{
		status = AdvanceSearch(budget);
	}
	return status;
}

bool BoundedSearch::DependsOn(const CellRect& rect) const
{
	const bool isKernel = stage_ == Stage::Probe || stage_ == Stage::Search;
	return stage_ != Stage::Start && (!isKernel || target_ != Request().goal || kernel_->MayHaveRead(rect));
}

/** What can be answered without a search. */
SearchStatus BoundedSearch::LeaveStart(WorkBudget& budget)
{
	budget.Spend(1);
	if (!IsUnreachable())
	{
		return BeginTarget();
	}
	if (!Request().allowPartial)
	{
		return SearchStatus::NoPath;
	}
	// Labels are those of the smallest agent; wider ones may not fit where they point.
	if (Request().clearance > 1 ||
		nearest_.Begin(*Context().regions, Map(), Request().start, Request().goal) != RegionError::None)
	{
		return BeginTarget();
	}
	stage_ = Stage::Nearest;
	return SearchStatus::Running;
}

SearchStatus BoundedSearch::AdvanceNearest(WorkBudget& budget)
{
	const NearestSearch::Status status = nearest_.Advance(budget);
	if (status == NearestSearch::Status::Running)
	{
		return SearchStatus::Running;
	}
	// Without labels the kernel finds out by itself how far it gets.
	target_ = status == NearestSearch::Status::Done ? nearest_.Nearest() : Request().goal;
	if (target_ == Request().start)
	{
		path_.points.push_back(target_);
		path_.mapVersion = Map().Version();
		return EndPartial(SearchStatus::NoPath);
	}
	return BeginTarget();
}

SearchStatus BoundedSearch::BeginTarget()
{
	const GridLine line(Map().GetTopology(), Map().GetCornerRule(), Request().start, target_);
	leastCells_ = line.StepsLeft() + 1;
	if (ServesJumpPoints())
	{
		return TakeOneTurnWay(Map(), Request().start, target_, Request().trace, path_)
			? FinishFound()
			: BeginSearch({HasteWeight, EarlyFactor * leastCells_, LateWeight, LateFactor * leastCells_});
	}
	// Labels are those of the smallest agent.
	const bool proven = Context().regions != nullptr && Request().clearance <= 1;
	return proven ? BeginWalk() : BeginProbe();
}

bool BoundedSearch::IsUnreachable() const
{
	// An edit may have come since the request.
	const RegionMap* regions = Context().regions;
	return regions != nullptr && regions->Follows(Map()) &&
		!regions->AreConnected(Request().start, Request().goal);
}

bool BoundedSearch::ServesJumpPoints() const
{
	return options_.kernel == InnerKernel::Fastest && ServesJumps(Map(), Request());
}

SearchStatus BoundedSearch::BeginProbe()
{
	const bool whole = Request().maxExpansions > 0 && Request().maxExpansions <= leastCells_;
	stage_ = whole ? Stage::Search : Stage::Probe;
	return BeginKernel(whole ? Request().maxExpansions : leastCells_);
}

SearchStatus BoundedSearch::BeginWalk()
{
	stage_ = Stage::Walk;
	SearchRequest request = Request();
	request.goal = target_;
	request.allowPartial = false;
	const SelectedHeuristic estimate(MakeHeuristicSetup(Map(), request));
	const auto leastUnits = static_cast<std::int64_t>(estimate(request.start.x, request.start.y));
	WalkLimits limits;
	limits.expansions = WalkFactor * leastCells_;
	if (request.maxExpansions > 0)
	{
		limits.expansions = (std::min)(limits.expansions, request.maxExpansions);
	}
	limits.expansions -= settled_.expanded;
	limits.refinement = RefinementFactor * leastCells_;
	limits.costUnits = leastUnits + leastUnits * WalkRegretPct / 100;
	walk_.Begin(Context(), request, options_, limits);
	return SearchStatus::Running;
}

SearchStatus BoundedSearch::AdvanceWalk(WorkBudget& budget)
{
	const SearchStatus status = walk_.Advance(budget);
	counters_ = settled_;
	counters_.Add(walk_.Counters());
	if (status == SearchStatus::Running)
	{
		return status;
	}
	if (status == SearchStatus::Found)
	{
		walk_.TakePath(path_.points);
		MeasureCells(Map(), path_);
		return FinishFound();
	}
	const bool spent = Request().maxExpansions > 0 && counters_.expanded >= Request().maxExpansions;
	if (status == SearchStatus::NoPath && !Request().allowPartial)
	{
		return status;
	}
	if (spent)
	{
		return FinishWith(SearchStatus::LimitReached);
	}
	// Too dear, or the best partial path is wanted: the plain search has the last word.
	settled_ = counters_;
	return BeginSearch({});
}

SearchStatus BoundedSearch::BeginSearch(const Haste& haste)
{
	stage_ = Stage::Search;
	haste_ = haste;
	return BeginKernel(Request().maxExpansions > 0 ? Request().maxExpansions - settled_.expanded : 0);
}

SearchStatus BoundedSearch::BeginKernel(std::int64_t maxExpansions)
{
	SearchRequest request = Request();
	request.goal = target_;
	request.trace = innerTrace_.AsSink();
	request.maxExpansions = maxExpansions;
	if (request.trace != nullptr)
	{
		request.trace->OnEvent({TraceKind::Refine, target_, request.start, {}, {}});
	}
	return kernel_->Begin(Context(), request);
}

SearchStatus BoundedSearch::AdvanceSearch(WorkBudget& budget)
{
	const SearchStatus status = kernel_->Advance(budget);
	counters_ = settled_;
	counters_.Add(kernel_->Counters());
	if (status == SearchStatus::Running)
	{
		return status;
	}
	const bool limited =
		status == SearchStatus::LimitReached || kernel_->WhyPartial() == PartialReason::LimitReached;
	if (stage_ == Stage::Probe && limited)
	{
		settled_ = counters_;
		return BeginWalk();
	}
	path_ = kernel_->GetPath();
	partialReason_ = kernel_->WhyPartial();
	return status == SearchStatus::Found ? FinishFound() : status;
}

SearchStatus BoundedSearch::FinishFound()
{
	return target_ == Request().goal ? SearchStatus::Found : EndPartial(SearchStatus::NoPath);
}

/** Ends a walk early: as much of the path as there is, if the caller wants it. */
SearchStatus BoundedSearch::FinishWith(SearchStatus status)
{
	if (!Request().allowPartial)
	{
		return status;
	}
	walk_.TakePath(path_.points);
	MeasureCells(Map(), path_);
	return EndPartial(status);
}
} // namespace NavCore::Detail
