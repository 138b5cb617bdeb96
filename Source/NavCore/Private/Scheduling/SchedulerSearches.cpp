// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches take turns in lanes. What a turn found is committed in the order of lanes, on the scheduler's
// own thread, so that nothing depends on which worker was faster.
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::LanePhase;
using Detail::NoSlot;

namespace Detail::SchedulerSearchesImpl
{
/** What a request costs besides its search: Begin, bookkeeping, the event. */
constexpr std::int64_t StartUnits = 2;
/** Cells that are copied and measured in the time of one expansion. */
constexpr std::int64_t CellsPerUnit = 32;
} // namespace Detail::SchedulerSearchesImpl

void PathScheduler::Impl::RunSearches(WorkBudget& budget, WorkExecutor* executor)
{
	while (budget.NextQuantum() > 0)
	{
		FillLanes(budget);
		if (ShareTurns(budget) == 0)
		{
			break;
		}
		RunTurns(budget, executor);
	}
}

void PathScheduler::Impl::FillLanes(WorkBudget& budget)
{
	for (SlotIndex lane = 0; lane < lanes_.size(); ++lane)
	{
		while (lanes_[lane]->job == NoSlot && !jobs_.Queue().IsEmpty() && budget.NextQuantum() > 0)
		{
			StartJob(jobs_.PopNext(), lane);
			Charge(TickWork::Searches, Detail::SchedulerSearchesImpl::StartUnits, budget);
		}
	}
}

void PathScheduler::Impl::StartJob(SlotIndex slot, SlotIndex laneIndex)
{
	SearchLane& lane = *lanes_[laneIndex];
	jobs_.At(slot).lane = laneIndex;
	lane.job = slot;
	if (!world_.IsReady())
	{
		FinishEmpty(lane, PathOutcome::NotReady, RequestError::None);
		return;
	}
	BeginSearch(lane);
}

/** Begins, or begins anew, whatever the job of the lane needs now. */
void PathScheduler::Impl::BeginSearch(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	const PathRequest& wanted = jobs_.RequestOf(job);
	SearchRequest request;
	request.start = job.from;
	request.goal = job.goal;
	request.clearance = world_.Profile(job.profile).clearance;
	request.maxExpansions = wanted.maxExpansions;
	request.allowPartial = wanted.allowPartial;
	request.pauseAtFirstLeg = wanted.firstLeg && !job.hasLeg && job.kind == Detail::JobKind::Answer;
	request.trace = wanted.trace;
	const SearchStatus status =
		lane.BeginSearch(*job.algorithm, world_.Graph(job.profile).Context(), request);
	if (status != SearchStatus::Running)
	{
		CommitSearch(lane);
	}
}

/** Divides what is left of the budget among the lanes that have something to do; their number. */
std::int32_t PathScheduler::Impl::ShareTurns(const WorkBudget& budget)
{
	round_.clear();
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		if (lane->job != NoSlot)
		{
			round_.push_back(lane.get());
		}
	}
	std::int64_t left = budget.Left();
	for (std::size_t i = 0; i < round_.size(); ++i)
	{
		const auto others = static_cast<std::int64_t>(round_.size() - i);
		// The first ones get what cannot be divided, so that the last expansions are used too.
		const std::int64_t part = left / others + (left % others != 0 ? 1 : 0);
		round_[i]->turn = budget.Slice((std::min)(part, settings_.turnExpansions));
		left -= (std::min)(part, settings_.turnExpansions);
	}
	return static_cast<std::int32_t>(round_.size());
}

void PathScheduler::Impl::RunTurns(WorkBudget& budget, WorkExecutor* executor)
{
	const auto count = static_cast<std::int32_t>(round_.size());
	if (executor != nullptr && count > 1)
	{
		executor->RunAll(*this, count);
	}
	else
	{
		for (std::int32_t i = 0; i < count; ++i)
		{
			Run(i);
		}
	}
	for (SearchLane* lane : round_)
	{
		const TickWork work =
			lane->Phase() == LanePhase::Smoothing ? TickWork::Smoothing : TickWork::Searches;
		// A turn that pauses at once is not free either, so that rounds come to an end.
		Charge(work, lane->turn.Used() + 1, budget);
		CommitTurn(*lane);
	}
}

void PathScheduler::Impl::Run(std::int32_t index)
{
	round_[static_cast<std::size_t>(index)]->RunTurn();
}

void PathScheduler::Impl::CommitTurn(SearchLane& lane)
{
	++lane.turns;
	if (lane.Phase() == LanePhase::Smoothing)
	{
		CommitSmoothing(lane);
		return;
	}
	if (lane.Search().Status() != SearchStatus::Running)
	{
		CommitSearch(lane);
		return;
	}
	if (lane.Search().FirstLeg() != nullptr)
	{
		HandOutFirstLeg(lane);
	}
}

void PathScheduler::Impl::CommitSearch(SearchLane& lane)
{
	const PathSearch& search = lane.Search();
	SearchJob& job = jobs_.At(lane.job);
	switch (search.Status())
	{
	case SearchStatus::Found:
	case SearchStatus::Partial:
		TakeTail(lane);
		if (jobs_.RequestOf(job).smooth && lane.tail.points.size() > 2)
		{
			lane.BeginSmoothing(world_.Graph(job.profile).Map(), world_.Profile(job.profile).clearance);
			return;
		}
		FinishFound(lane, lane.tail, {});
		return;
	case SearchStatus::NoPath:
		FinishEmpty(lane, PathOutcome::NoPath, RequestError::None);
		return;
	case SearchStatus::InvalidRequest:
		FinishEmpty(lane, OutcomeOf(search.Error()), search.Error());
		return;
	default:
		FinishEmpty(lane, PathOutcome::OverLimit, RequestError::None);
		return;
	}
}

/** Copies what was found behind the leg, cell by cell. */
void PathScheduler::Impl::TakeTail(SearchLane& lane)
{
	const Path& found = lane.Search().GetPath();
	ExpandToCells(found, lane.tail.points);
	lane.tail.form = PathForm::Cells;
	lane.tail.partial = found.partial;
	if (lane.legCells > 0)
	{
		std::vector<Cell>& cells = lane.tail.points;
		cells.erase(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(lane.legCells - 1));
	}
}

void PathScheduler::Impl::CommitSmoothing(SearchLane& lane)
{
	const SmoothingStatus status = lane.Smoother().Status();
	if (status == SmoothingStatus::Running)
	{
		return;
	}
	if (status == SmoothingStatus::Done)
	{
		FinishFound(lane, lane.Smoother().Result(), lane.Smoother().Waypoints());
		return;
	}
	FinishFound(lane, lane.tail, {});
}

PathOutcome PathScheduler::Impl::OutcomeOf(RequestError error)
{
	switch (error)
	{
	case RequestError::StartOffMap:
	case RequestError::StartBlocked:
	case RequestError::StartTooNarrow:
		return PathOutcome::InvalidStart;
	case RequestError::GoalOffMap:
	case RequestError::GoalBlocked:
	case RequestError::GoalTooNarrow:
		return PathOutcome::InvalidGoal;
	default:
		return PathOutcome::InvalidRequest;
	}
}
} // namespace NavCore
