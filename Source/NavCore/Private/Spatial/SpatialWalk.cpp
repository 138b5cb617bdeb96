// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Spatial/SpatialWalk.h"

#include "NavCore/Regions/RegionMap.h"
#include "Search/Heuristics.h"
#include "Spatial/Trim.h"

#include <algorithm>

namespace NavCore::Detail
{
void SpatialWalk::Begin(const SearchContext& context, const SearchRequest& request,
	const SpatialOptions& options, const WalkLimits& limits)
{
	context_ = context;
	request_ = request;
	options_ = options;
	limits_ = limits;
	innerTrace_.Attach(request.trace);
	walker_.emplace(*context.map, request.clearance);
	counters_ = {};
	settledExpanded_ = 0;
	sides_[0].assign(1, request.start);
	sides_[1].assign(1, request.goal);
	costs_ = {};
	side_ = 0;
	stalls_.clear();
	leastGap_ = (std::numeric_limits<std::int64_t>::max)();
	straightToTarget_ = false;
	lineDebt_ = 0;
	phase_ = Phase::Aim;
	status_ = SearchStatus::Running;
}

SearchStatus SpatialWalk::Advance(WorkBudget& budget)
{
	while (status_ == SearchStatus::Running)
	{
		if (phase_ == Phase::Refine)
		{
			status_ = AdvanceRefinement(budget);
			if (phase_ == Phase::Refine)
			{
				break;
			}
			continue;
		}
		const std::int64_t quantum = (std::min)(budget.NextQuantum(), WorkBudget::QuantumExpansions);
		if (quantum == 0)
		{
			break;
		}
		std::int32_t steps = 0;
		const auto maxSteps = static_cast<std::int32_t>(quantum) * CellsAnExpansion;
		if (phase_ == Phase::Aim)
		{
			Aim();
		}
		else if (phase_ == Phase::Walk || phase_ == Phase::Skip)
		{
			WalkOn(maxSteps, steps);
		}
		else
		{
			SeekOn(maxSteps, steps);
		}
		lineDebt_ += steps + 1;
		budget.Spend(lineDebt_ / CellsAnExpansion);
		lineDebt_ %= CellsAnExpansion;
	}
	return status_;
}

/** Draws the line for the side whose turn it is. */
void SpatialWalk::Aim()
{
	if (!IsFirst())
	{
		straightToTarget_ = straightToTarget_ || IsStalled();
	}
	lineStart_ = Tip();
	walker_->Aim(Tip(), Target());
	phase_ = Phase::Walk;
}

/** Whether this state was there before, or too many have brought the ends no closer. */
bool SpatialWalk::IsStalled()
{
	const std::int64_t gap = EmptyMapUnits(Tip(), Target());
	if (gap < leastGap_)
	{
		leastGap_ = gap;
		stalls_.clear();
		return false;
	}
	const Stall stall{sides_[0].back(), sides_[1].back(), side_};
	if (stalls_.size() == MaxStalls || std::find(stalls_.begin(), stalls_.end(), stall) != stalls_.end())
	{
		return true;
	}
	stalls_.push_back(stall);
	return false;
}

void SpatialWalk::WalkOn(std::int32_t maxSteps, std::int32_t& outSteps)
{
	const bool append = phase_ == Phase::Walk && !IsThird();
	const LineWalker::Stretch stretch = append
		? walker_->WalkFree(maxSteps, [this](Cell cell, std::uint32_t units) { Append(cell, units); })
		: walker_->WalkFree(maxSteps, [](Cell, std::uint32_t) {});
	outSteps = stretch.steps;
	if (!stretch.blocked && !walker_->IsAtEnd())
	{
		return;
	}
	if (phase_ == Phase::Walk && walker_->Here() != lineStart_)
	{
		Tell(TraceKind::Line, walker_->Here(), lineStart_);
	}
	if (!stretch.blocked && append)
	{
		status_ = EndJoined();
	}
	else if (!stretch.blocked || straightToTarget_)
	{
		status_ = BeginRefinement(Target());
	}
	else
	{
		phase_ = Phase::Seek;
	}
}

void SpatialWalk::SeekOn(std::int32_t maxSteps, std::int32_t& outSteps)
{
	const RegionMap* regions =
		context_.regions != nullptr && context_.regions->Follows(*context_.map) ? context_.regions : nullptr;
	const LineWalker::Stretch stretch = walker_->SkipToFree(maxSteps,
		[&](Cell cell) { return regions == nullptr || regions->AreConnected(request_.start, cell); });
	outSteps = stretch.steps;
	if (!stretch.blocked)
	{
		status_ = BeginRefinement(walker_->Here());
	}
}

SearchStatus SpatialWalk::BeginRefinement(Cell subgoal)
{
	subgoal_ = subgoal;
	++counters_.subgoals;
	Tell(TraceKind::Subgoal, subgoal, Tip());
	Tell(TraceKind::Refine, subgoal, Tip());
	std::int64_t limit = limits_.refinement;
	if (limits_.expansions > 0)
	{
		const std::int64_t left = limits_.expansions - settledExpanded_;
		if (left <= 0)
		{
			return End(SearchStatus::LimitReached);
		}
		limit = limit > 0 ? (std::min)(limit, left) : left;
	}
	SearchRequest inner = request_;
	inner.start = subgoal;
	inner.goal = Tip();
	inner.maxExpansions = limit;
	if (limits_.costUnits > 0)
	{
		const std::int64_t rest = limits_.costUnits - CostUnits() - EmptyMapUnits(subgoal, Target());
		if (rest <= 0)
		{
			return End(SearchStatus::LimitReached);
		}
		inner.maxCost = Cost{rest};
	}
	// When the goal's side cannot reach the front, the failed search has seen all that the front can reach:
	// its best cell is where a partial path should end.
	inner.allowPartial = request_.allowPartial && side_ == 1 && subgoal == Target();
	inner.trace = innerTrace_.AsSink();
	phase_ = Phase::Refine;
	++counters_.refinements;
	const SearchStatus begun = kernel_.Begin(context_, inner);
	return begun == SearchStatus::Running ? begun : EndRefinement(begun);
}

SearchStatus SpatialWalk::AdvanceRefinement(WorkBudget& budget)
{
	const SearchStatus status = kernel_.Advance(budget);
	if (status == SearchStatus::Running)
	{
		counters_.expanded = settledExpanded_ + kernel_.Counters().expanded;
		return status;
	}
	return EndRefinement(status);
}

SearchStatus SpatialWalk::EndRefinement(SearchStatus status)
{
	AddKernelCounters();
	if (status == SearchStatus::Found)
	{
		return TakeConnection();
	}
	if (status == SearchStatus::NoPath && subgoal_ != walker_->End())
	{
		// A closed pocket, or the near side is one: try what lies behind.
		phase_ = Phase::Skip;
		return SearchStatus::Running;
	}
	if (status == SearchStatus::Partial)
	{
		const PartialReason why = kernel_.WhyPartial();
		TakePartialConnection();
		return End(why == PartialReason::GoalUnreachable ? SearchStatus::NoPath
				: why == PartialReason::LimitReached     ? SearchStatus::LimitReached
														 : SearchStatus::OutOfMemory);
	}
	return End(status);
}

/** Adds the way that the inner search found. */
SearchStatus SpatialWalk::TakeConnection()
{
	ExpandToCells(kernel_.GetPath(), way_);
	std::reverse(way_.begin(), way_.end());
	const Cell target = Target();
	if (IsFirst())
	{
		AppendWay(way_.size());
		lineStart_ = subgoal_;
		phase_ = Phase::Walk;
		return SearchStatus::Running;
	}
	if (subgoal_ == target)
	{
		AppendWay(way_.size());
		return EndJoined();
	}
	const std::size_t kept = TrimmedLength(options_.trim, way_, target);
	AppendWay(kept);
	if (kept < way_.size())
	{
		Tell(TraceKind::Trim, way_[kept - 1], way_.back());
	}
	if (IsTooDear())
	{
		return End(SearchStatus::LimitReached);
	}
	side_ = 1 - side_;
	phase_ = Phase::Aim;
	return SearchStatus::Running;
}

/** The search from the front's end towards the goal's side failed: go as near as it got. */
void SpatialWalk::TakePartialConnection()
{
	side_ = 0;
	ExpandToCells(kernel_.GetPath(), way_);
	AppendWay(way_.size());
}

bool SpatialWalk::IsTooDear() const
{
	return limits_.costUnits > 0 && CostUnits() + EmptyMapUnits(Tip(), Target()) > limits_.costUnits;
}

std::int64_t SpatialWalk::EmptyMapUnits(Cell a, Cell b) const
{
	SearchRequest request;
	request.goal = b;
	return static_cast<std::int64_t>(SelectedHeuristic(MakeHeuristicSetup(*context_.map, request))(a.x, a.y));
}

void SpatialWalk::Append(Cell cell, std::uint32_t units)
{
	Near().push_back(cell);
	costs_[static_cast<std::size_t>(side_)] += units;
}

/** Appends the first cells of the way but for its first one, which is the tip. */
void SpatialWalk::AppendWay(std::size_t count)
{
	for (std::size_t i = 1; i < count; ++i)
	{
		Append(way_[i], walker_->StepUnits(way_[i - 1], way_[i]));
	}
}

void SpatialWalk::AddKernelCounters()
{
	// Inner searches run one after the other and leave nothing behind but their way.
	counters_.expanded = settledExpanded_;
	counters_.Add(kernel_.Counters());
	settledExpanded_ = counters_.expanded;
}

/** Both sides have met. */
SearchStatus SpatialWalk::EndJoined()
{
	return End(IsTooDear() ? SearchStatus::LimitReached : SearchStatus::Found);
}

SearchStatus SpatialWalk::End(SearchStatus status)
{
	phase_ = Phase::Done;
	return status;
}

void SpatialWalk::TakePath(std::vector<Cell>& outCells) const
{
	outCells.assign(sides_[0].begin(), sides_[0].end());
	if (status_ == SearchStatus::Found)
	{
		// Both sides end in the cell where they met.
		outCells.insert(outCells.end(), sides_[1].rbegin() + 1, sides_[1].rend());
	}
}

void SpatialWalk::Tell(TraceKind kind, Cell cell, Cell parent) const
{
	if (request_.trace != nullptr)
	{
		request_.trace->OnEvent({kind, cell, parent, Cost{costs_[static_cast<std::size_t>(side_)]}, {}});
	}
}
} // namespace NavCore::Detail
