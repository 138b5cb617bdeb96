// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Goals that are more than a cell, and goals that many agents share: one search from the goals answers all
// who wait for them, and each gets a path of its own.
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/FieldForecast.h"
#include "NavCore/Search/GoalDisc.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
using Detail::JobKind;
using Detail::NoSlot;

namespace Detail::SchedulerFieldsImpl
{
/** Jobs that one field answers at most: its starts are added in one piece. */
constexpr std::size_t MostStarts = 1024;
/** Starts and goals that are looked at in the time of one expansion. */
constexpr std::size_t CellsPerUnit = 4;

bool MayShareField(const SearchJob& job, const PathRequest& request)
{
	return job.kind == JobKind::Answer && !job.hasFound && !job.needsSearch && !job.needsAllMemory &&
		request.trace == nullptr && request.maxExpansions == 0;
}
} // namespace Detail::SchedulerFieldsImpl

/** Whether one search from the goal serves the job better than a search of its own. */
bool PathScheduler::Impl::WantsField(SlotIndex slot)
{
	SearchJob& job = jobs_.At(slot);
	if (jobs_.RequestOf(job).goal.kind != GoalKind::Cell)
	{
		// Fields know nothing of links: one goal that can be reached over them is tried first.
		if (!job.needsSearch && !job.triedOneGoal && LinksOf(job.profile) != nullptr)
		{
			job.triedOneGoal = true;
			SearchInstead(job);
			job.needsSearch = job.isCoarseGoal;
		}
		return !job.needsSearch;
	}
	group_.clear();
	const PathRequest& wanted = jobs_.RequestOf(job);
	// Fields know nothing of links.
	if (settings_.sharedGoalThreshold == 0 || LinksOf(job.profile) != nullptr ||
		!Detail::SchedulerFieldsImpl::MayShareField(job, wanted))
	{
		return false;
	}
	for (SlotIndex other = jobs_.FirstTo(job);
		 other != NoSlot && group_.size() < Detail::SchedulerFieldsImpl::MostStarts;
		 other = jobs_.NextTo(other))
	{
		const SearchJob& candidate = jobs_.At(other);
		const PathRequest& request = jobs_.RequestOf(candidate);
		if (candidate.profile == job.profile && Detail::SameGoal(request.goal, wanted.goal) &&
			Detail::SchedulerFieldsImpl::MayShareField(candidate, request))
		{
			group_.push_back(other);
		}
	}
	const auto count = static_cast<std::int64_t>(group_.size()) + 1;
	return count > 1 && count >= FieldThreshold(job);
}

/** From how many agents on a field is cheaper than a search for each. */
std::int64_t PathScheduler::Impl::FieldThreshold(const SearchJob& job) const
{
	if (settings_.sharedGoalThreshold != SchedulerSettings::AutomaticThreshold)
	{
		return settings_.sharedGoalThreshold;
	}
	const auto distance = [&job](Cell from)
	{
		return std::int64_t{(std::max)(std::abs(from.x - job.goal.x), std::abs(from.y - job.goal.y))};
	};
	std::int64_t farthest = distance(job.from);
	std::int64_t sum = farthest;
	for (const SlotIndex other : group_)
	{
		const std::int64_t cells = distance(jobs_.At(other).from);
		farthest = (std::max)(farthest, cells);
		sum += cells;
	}
	FieldQuestion question;
	question.goal = job.goal;
	question.farthest = static_cast<std::int32_t>((std::min)(farthest, std::int64_t{MaxGridSide}));
	question.mean = static_cast<std::int32_t>(
		(std::min)(sum / static_cast<std::int64_t>(group_.size() + 1), std::int64_t{MaxGridSide}));
	question.clearance = world_.Profile(job.profile).clearance;
	return ForecastField(world_.Graph(job.profile).Map(), question).Crossover();
}

/** The jobs of the group wait no longer in line: the lane works for all of them. */
void PathScheduler::Impl::GatherGroup(SearchLane& lane)
{
	lane.group.assign(1, lane.job);
	if (jobs_.RequestOf(jobs_.At(lane.job)).goal.kind != GoalKind::Cell)
	{
		return;
	}
	for (const SlotIndex other : group_)
	{
		jobs_.Withdraw(other);
		jobs_.At(other).lane = lane.index;
		lane.group.push_back(other);
		report_.shared += static_cast<std::int32_t>(jobs_.At(other).memberCount);
		stats_.shared += jobs_.At(other).memberCount;
	}
}

void PathScheduler::Impl::BeginField(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	if (job.IsSteadfast())
	{
		// Edits keep coming, and a field cannot go on over them.
		ScatterGroup(lane);
		return;
	}
	const std::uint8_t clearance = world_.Profile(job.profile).clearance;
	if (!ListGoals(jobs_.RequestOf(job).goal, job, lane.goals))
	{
		FinishEmpty(lane, PathOutcome::InvalidGoal, RequestError::GoalBlocked);
		return;
	}
	GoalFieldOptions options;
	options.clearance = clearance;
	options.focused = lane.group.size() == 1;
	lane.startCount = static_cast<std::int64_t>(lane.group.size());
	static_cast<void>(lane.BeginField(world_.Graph(job.profile).Context(), options));
	Charge(TickWork::Searches,
		static_cast<std::int64_t>(
			(lane.goals.size() + lane.group.size()) / Detail::SchedulerFieldsImpl::CellsPerUnit));
	if (lane.Field().Status() == SearchStatus::Running)
	{
		for (const SlotIndex slot : lane.group)
		{
			lane.AddStart(jobs_.At(slot).from);
		}
	}
	if (lane.Field().Status() != SearchStatus::Running)
	{
		CommitField(lane);
	}
}

bool PathScheduler::Impl::ListGoals(
	const PathGoal& goal, const SearchJob& job, std::vector<Cell>& outCells) const
{
	switch (goal.kind)
	{
	case GoalKind::Cell:
		outCells.assign(1, job.goal);
		return true;
	case GoalKind::AnyOf:
		outCells = goal.cells;
		return !outCells.empty();
	case GoalKind::Radius:
		return ListDisc(world_.Graph(job.profile).Map(), goal.cell, goal.radius,
				   world_.Profile(job.profile).clearance, settings_.maxGoalCells,
				   outCells) == GoalDiscError::None;
	}
	return false;
}

/** Once the field is there, the jobs of the group go back in line with what was found for them. */
void PathScheduler::Impl::CommitField(SearchLane& lane)
{
	const SearchStatus status = lane.Field().Status();
	if (status == SearchStatus::Running)
	{
		return;
	}
	if (status == SearchStatus::InvalidRequest)
	{
		EndGroup(lane, OutcomeOf(lane.Field().Error()), lane.Field().Error());
		return;
	}
	if (status == SearchStatus::OutOfMemory || status == SearchStatus::Cancelled)
	{
		OnFieldFailed(lane);
		return;
	}
	while (!lane.group.empty() && CanAfford(HandUnits(0)))
	{
		const SlotIndex slot = lane.group.back();
		TakeFromField(lane, slot);
	}
}

void PathScheduler::Impl::TakeFromField(SearchLane& lane, SlotIndex slot)
{
	SearchJob& job = jobs_.At(slot);
	const RequestError error = lane.CheckStart(job.from);
	if (error != RequestError::None)
	{
		LeaveGroup(slot);
		EndJob(slot, OutcomeOf(error), error);
		return;
	}
	if (lane.ExtractPath(job.from, job.found))
	{
		Charge(TickWork::Searches, HandUnits(job.found.points.size()));
		job.counters.expanded += lane.Field().Counters().expanded / lane.startCount;
		job.hasFound = true;
	}
	else if (lane.Field().Status() == SearchStatus::NoPath && !jobs_.RequestOf(job).allowPartial)
	{
		LeaveGroup(slot);
		EndJob(slot, PathOutcome::NoPath, RequestError::None);
		return;
	}
	else
	{
		SearchInstead(job);
	}
	LeaveGroup(slot);
	jobs_.Requeue(slot);
}

/** A search to one cell has to do: the goal itself, or for a set of cells the most promising place. */
void PathScheduler::Impl::SearchInstead(SearchJob& job)
{
	job.needsSearch = true;
	const PathGoal& goal = jobs_.RequestOf(job).goal;
	if (goal.kind == GoalKind::Cell)
	{
		return;
	}
	std::vector<Cell>& cells = goalCells_;
	const NavGraph& graph = world_.Graph(job.profile);
	const SearchContext context = graph.Context();
	const bool isLabelled =
		context.regions != nullptr && context.regions->MapVersion() == context.map->Version();
	const auto distance = [&job](Cell cell)
	{
		const std::int64_t dx = std::int64_t{cell.x} - job.from.x;
		const std::int64_t dy = std::int64_t{cell.y} - job.from.y;
		return dx * dx + dy * dy;
	};
	if (!ListGoals(goal, job, cells))
	{
		return;
	}
	bool isReachable = false;
	for (const Cell cell : cells)
	{
		const bool reaches =
			context.map->IsWalkable(cell) && (!isLabelled || graph.AreConnected(job.from, cell));
		if (reaches && (!isReachable || distance(cell) < distance(job.goal)))
		{
			job.goal = cell;
			isReachable = true;
		}
	}
	if (isReachable)
	{
		job.quality = PathQuality::Coarse;
		job.isCoarseGoal = true;
	}
}

/** The one cell that was tried of many cannot be reached, which says nothing about the others. */
void PathScheduler::Impl::AskFieldAgain(SearchLane& lane)
{
	const SlotIndex slot = lane.job;
	SearchJob& job = jobs_.At(slot);
	job.counters.Add(CountersOf(lane));
	job.needsSearch = false;
	job.isCoarseGoal = false;
	job.quality = PathQuality::Full;
	job.restarts = 0;
	FreeLane(lane);
	jobs_.Requeue(slot);
}

void PathScheduler::Impl::OnFieldFailed(SearchLane& lane)
{
	const bool isShared = lane.group.size() > 1;
	if (!isShared && lane.Field().Status() == SearchStatus::OutOfMemory)
	{
		if (lanes_.IsAlone(lane))
		{
			EndGroup(lane, PathOutcome::OverLimit, RequestError::None);
			return;
		}
		WaitForMemory(lane);
		return;
	}
	ScatterGroup(lane);
}

/** Everybody searches alone. */
void PathScheduler::Impl::ScatterGroup(SearchLane& lane)
{
	while (!lane.group.empty())
	{
		const SlotIndex slot = lane.group.back();
		SearchInstead(jobs_.At(slot));
		LeaveGroup(slot);
		jobs_.Requeue(slot);
	}
}

void PathScheduler::Impl::EndGroup(SearchLane& lane, PathOutcome outcome, RequestError error)
{
	while (!lane.group.empty())
	{
		const SlotIndex slot = lane.group.back();
		LeaveGroup(slot);
		EndJob(slot, outcome, error);
	}
}

/** The lane no longer works for the job, and is free when it was the last one. */
void PathScheduler::Impl::LeaveGroup(SlotIndex slot)
{
	SearchLane& lane = lanes_.At(jobs_.At(slot).lane);
	std::vector<SlotIndex>& group = lane.group;
	// Mostly the last one, as that is how groups are worked off.
	const auto found = std::find(group.rbegin(), group.rend(), slot);
	if (found != group.rend())
	{
		group.erase(std::next(found).base());
	}
	if (group.empty())
	{
		lane.job = slot;
		FreeLane(lane);
		return;
	}
	jobs_.At(slot).lane = NoSlot;
	lane.job = group.front();
}
} // namespace NavCore
