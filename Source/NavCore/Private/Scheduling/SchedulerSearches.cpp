// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches take turns in lanes. What a turn found is committed in the order of lanes, on the scheduler's
// own thread, so that nothing depends on which worker was faster.
#include "NavCore/Path/PathCheck.h"
#include "NavCore/Regions/RegionMap.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::JobKind;
using Detail::LanePhase;
using Detail::NoSlot;

namespace Detail::SchedulerSearchesImpl
{
/** What a request costs besides its search: Begin, bookkeeping, the event. */
constexpr std::int64_t StartUnits = 2;
/** Cells that are copied or compared with the map in the time of one expansion. */
constexpr std::size_t CellsPerUnit = 16;

std::int64_t UnitsOf(const std::vector<Cell>& cells)
{
	return static_cast<std::int64_t>(cells.size() / CellsPerUnit);
}

bool RanOutOfMemory(const PathSearch& search)
{
	return search.Status() == SearchStatus::OutOfMemory ||
		(search.Status() == SearchStatus::Partial && search.WhyPartial() == PartialReason::OutOfMemory);
}
} // namespace Detail::SchedulerSearchesImpl

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

void PathScheduler::Impl::RunSearches(WorkExecutor* executor)
{
	while (budget_->NextQuantum() > 0)
	{
		FillLanes();
		const std::span<SearchLane* const> round = lanes_.BeginRound(*budget_);
		if (round.empty())
		{
			break;
		}
		lanes_.RunRound(executor);
		for (SearchLane* lane : round)
		{
			// A turn that pauses at once is not free either, so that rounds come to an end.
			Charge(WorkOf(*lane), lane->turn.Used() + 1);
			CommitTurn(*lane);
		}
	}
}

TickWork PathScheduler::Impl::WorkOf(const SearchLane& lane) const
{
	if (lane.Phase() == LanePhase::Smoothing)
	{
		return TickWork::Smoothing;
	}
	switch (jobs_.At(lane.job).kind)
	{
	case JobKind::Answer:
		return TickWork::Searches;
	case JobKind::Replan:
		return TickWork::Reroutes;
	case JobKind::Shortcut:
		return TickWork::Shortcuts;
	}
	return TickWork::Searches;
}

void PathScheduler::Impl::FillLanes()
{
	while (!IsWaitingForMemory() && !jobs_.Queue().IsEmpty() && budget_->NextQuantum() > 0)
	{
		if (FollowNext())
		{
			continue;
		}
		const SlotIndex lane = lanes_.FindFree();
		if (lane == NoSlot)
		{
			return;
		}
		const SlotIndex job = jobs_.PopNext();
		if (jobs_.At(job).needsAllMemory)
		{
			aloneJob_ = job;
			return;
		}
		StartJob(job, lane);
	}
}

/** A job that needs all memory waits for the others to end, and nobody new begins meanwhile. */
bool PathScheduler::Impl::IsWaitingForMemory()
{
	if (aloneJob_ != NoSlot && lanes_.BusyCount() == 0)
	{
		StartJob(aloneJob_, lanes_.TakeAlone());
	}
	return aloneJob_ != NoSlot;
}

void PathScheduler::Impl::StartJob(SlotIndex slot, SlotIndex laneIndex)
{
	Charge(TickWork::Searches, Detail::SchedulerSearchesImpl::StartUnits);
	SearchLane& lane = lanes_.At(laneIndex);
	SearchJob& job = jobs_.At(slot);
	job.lane = laneIndex;
	lane.job = slot;
	lane.key = job.key;
	lane.turns = 0;
	lane.hasCleared = false;
	if (!world_.IsReady())
	{
		FinishEmpty(lane, PathOutcome::NotReady, RequestError::None);
		return;
	}
	job.quality = overload_.AllowedQuality();
	const bool isOpen = !job.hasFound && job.nearPath == Detail::NoItem;
	if (isOpen && job.kind == JobKind::Answer && WantsField(slot))
	{
		GatherGroup(lane);
	}
	BeginWork(lane);
}

/** Begins, or begins anew, whatever the job of the lane needs now. */
void PathScheduler::Impl::BeginWork(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	const RequestRecord& record = requests_.At(job.firstMember);
	if (job.kind != JobKind::Answer)
	{
		job.from = record.Position();
	}
	if (!lane.group.empty())
	{
		BeginField(lane);
		return;
	}
	if (job.hasFound && TakeFound(lane))
	{
		SmoothOrFinish(lane);
		return;
	}
	if (job.nearPath != Detail::NoItem && !job.IsSteadfast())
	{
		BeginJoin(lane);
		return;
	}
	const bool splices = job.kind == JobKind::Replan && record.request.policy == RepairPolicy::Splice;
	if (!splices || job.needsSearch || job.IsSteadfast())
	{
		BeginSearch(lane);
		return;
	}
	SpliceRequest request;
	request.start = job.from;
	request.fromStep = LiveOf(job.profile).StepOf(record.liveId);
	request.clearance = world_.Profile(job.profile).clearance;
	if (lane.BeginSplice(world_.Graph(job.profile).Context(), record.path, request) != SpliceStatus::Running)
	{
		CommitSplice(lane);
	}
}

/** What a field found for the job, if the agent can still walk along it. */
bool PathScheduler::Impl::TakeFound(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	job.hasFound = false;
	lane.BeginFound();
	ExpandToCells(job.found, lane.tail.points, lane.tail.links);
	lane.tail.form = PathForm::Cells;
	lane.tail.partial = false;
	Charge(TickWork::Searches, Detail::SchedulerSearchesImpl::UnitsOf(lane.tail.points));
	return job.found.mapVersion == world_.Graph(job.profile).Map().Version() || IsSound(lane);
}

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
	request.pauseAtFirstLeg = wanted.firstLeg && !job.hasLeg && job.kind == JobKind::Answer;
	request.trace = wanted.trace;
	const SearchStatus status =
		lane.BeginSearch(AlgorithmOf(job), world_.Graph(job.profile).Context(), request);
	if (status != SearchStatus::Running)
	{
		CommitSearch(lane);
	}
}

/** As asked for, unless edits keep interrupting it or there is too much to do. */
const AlgorithmInfo& PathScheduler::Impl::AlgorithmOf(SearchJob& job) const
{
	if (job.IsSteadfast())
	{
		return *steadfastAlgorithm_;
	}
	const bool isCoarse = job.quality == PathQuality::Coarse;
	if (isCoarse && !job.algorithm->optimal)
	{
		// It is no dearer than what would take its place.
		job.quality = PathQuality::Unsmoothed;
	}
	return isCoarse && job.algorithm->optimal ? *coarseAlgorithm_ : *job.algorithm;
}

void PathScheduler::Impl::CommitTurn(SearchLane& lane)
{
	++lane.turns;
	switch (lane.Phase())
	{
	case LanePhase::Fielding:
		CommitField(lane);
		return;
	case LanePhase::Splicing:
		CommitSplice(lane);
		return;
	case LanePhase::Smoothing:
		CommitSmoothing(lane);
		return;
	case LanePhase::HandingOut:
		HandOut(lane);
		return;
	default:
		break;
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
	if (Detail::SchedulerSearchesImpl::RanOutOfMemory(search) && !lanes_.IsAlone(lane))
	{
		if (lane.hasCleared)
		{
			WaitForMemory(lane);
			return;
		}
		// Most of it may belong to algorithms that ran before.
		lane.hasCleared = true;
		lane.ReleaseMemory();
		Restart(lane);
		return;
	}
	switch (search.Status())
	{
	case SearchStatus::Found:
	case SearchStatus::Partial:
		CommitFound(lane);
		return;
	case SearchStatus::NoPath:
		if (lane.sawEdit && !IsCutOff(jobs_.At(lane.job)))
		{
			Restart(lane);
			return;
		}
		if (jobs_.At(lane.job).isCoarseGoal)
		{
			AskFieldAgain(lane);
			return;
		}
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

void PathScheduler::Impl::CommitFound(SearchLane& lane)
{
	const Path& found = lane.Search().GetPath();
	if (!CanAfford(HandUnits(static_cast<std::size_t>(found.straightSteps + found.diagonalSteps))))
	{
		return;
	}
	TakeTail(lane);
	lane.partialReason = lane.tail.partial ? lane.Search().WhyPartial() : PartialReason::None;
	if (lane.sawEdit && !IsSound(lane))
	{
		Restart(lane);
		return;
	}
	SmoothOrFinish(lane);
}

void PathScheduler::Impl::CommitSplice(SearchLane& lane)
{
	const SpliceStatus status = lane.Splicer().Status();
	if (status == SpliceStatus::Running)
	{
		return;
	}
	SearchJob& job = jobs_.At(lane.job);
	if (job.nearPath != Detail::NoItem)
	{
		CommitJoin(lane);
		return;
	}
	if (status != SpliceStatus::Done)
	{
		job.needsSearch = true;
		BeginSearch(lane);
		return;
	}
	lane.tail = lane.Splicer().Result();
	lane.tail.partial = requests_.At(job.firstMember).path.partial;
	Charge(TickWork::Reroutes, Detail::SchedulerSearchesImpl::UnitsOf(lane.tail.points));
	SmoothOrFinish(lane);
}

void PathScheduler::Impl::SmoothOrFinish(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	const bool smooths = jobs_.RequestOf(job).smooth && lane.tail.points.size() > 2;
	if (smooths && job.quality == PathQuality::Full)
	{
		lane.BeginSmoothing(world_.Graph(job.profile).Map(), world_.Profile(job.profile).clearance);
		return;
	}
	if (job.isCoarseGoal)
	{
		job.quality = PathQuality::Coarse;
	}
	else if (!smooths && job.quality == PathQuality::Unsmoothed)
	{
		job.quality = PathQuality::Full;
	}
	FinishFound(lane, lane.tail, {});
}

/** Copies what was found behind the leg, cell by cell. */
void PathScheduler::Impl::TakeTail(SearchLane& lane)
{
	const Path& found = lane.Search().GetPath();
	ExpandToCells(found, lane.tail.points, lane.tail.links);
	lane.tail.form = PathForm::Cells;
	lane.tail.partial = found.partial;
	if (lane.legCells > 0)
	{
		DropPoints(lane.tail, lane.legCells - 1);
	}
	Charge(TickWork::Searches, Detail::SchedulerSearchesImpl::UnitsOf(lane.tail.points));
}

/** Whether the agent can walk along what the lane found on the map as it is now. */
bool PathScheduler::Impl::IsSound(const SearchLane& lane)
{
	const SearchJob& job = jobs_.At(lane.job);
	Charge(TickWork::Searches, Detail::SchedulerSearchesImpl::UnitsOf(lane.tail.points));
	return !FindBrokenStep(world_.Graph(job.profile).Map(), lane.tail, world_.Profile(job.profile).clearance,
		0, LinksOf(job.profile));
}

/** Known from the labels, which may be behind the edits. */
bool PathScheduler::Impl::IsCutOff(const SearchJob& job) const
{
	const SearchContext context = world_.Graph(job.profile).Context();
	return context.regions != nullptr && context.regions->MapVersion() == context.map->Version() &&
		!world_.Graph(job.profile).AreConnected(job.from, job.goal);
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

void PathScheduler::Impl::Restart(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	job.counters.Add(CountersOf(lane));
	++job.restarts;
	++report_.restarts;
	++stats_.restarts;
	Charge(TickWork::Searches, Detail::SchedulerSearchesImpl::StartUnits);
	BeginWork(lane);
}

/** The search goes back in line, to run with all of the memory when its turn comes. */
void PathScheduler::Impl::WaitForMemory(SearchLane& lane)
{
	const SlotIndex slot = lane.job;
	SearchJob& job = jobs_.At(slot);
	job.counters.Add(CountersOf(lane));
	job.needsAllMemory = true;
	FreeLane(lane);
	jobs_.Requeue(slot);
}

SearchCounters PathScheduler::Impl::CountersOf(const SearchLane& lane)
{
	SearchCounters counters;
	if (lane.Phase() == LanePhase::Fielding)
	{
		return counters;
	}
	if (lane.spliced)
	{
		counters.expanded = lane.Splicer().Counters().expanded;
		return counters;
	}
	return lane.HasSearch() && !lane.isFound ? lane.Search().Counters() : counters;
}
} // namespace NavCore
