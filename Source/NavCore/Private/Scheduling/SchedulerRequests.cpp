// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What the host asks for between ticks. Nothing here searches.
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::NoSlot;

namespace Detail::SchedulerRequestsImpl
{
/** How many cells a goal may stand for. */
std::size_t GoalCount(const PathGoal& goal)
{
	switch (goal.kind)
	{
	case GoalKind::Cell:
		return 1;
	case GoalKind::AnyOf:
		return goal.cells.size();
	case GoalKind::Radius:
	{
		// The square around the disc; a radius that makes no sense is told as an invalid goal.
		const std::int64_t radius = std::clamp(goal.radius, 0, MaxGridSide);
		return static_cast<std::size_t>((2 * radius + 1) * (2 * radius + 1) * 4 / 5);
	}
	}
	return 0;
}
} // namespace Detail::SchedulerRequestsImpl

PathScheduler::Impl::Impl(NavWorld& world, const SchedulerSettings& settings)
	: world_(world), settings_(settings), algorithm_(FindAlgorithm(settings.algorithm)),
	  coarseAlgorithm_(FindAlgorithm("sga")), steadfastAlgorithm_(FindAlgorithm("astar")),
	  requests_(settings.maxRequests, settings.firstSerial), jobs_(requests_),
	  lanes_(settings.lanes, settings.turnExpansions, settings.maxScratchBytes), tick_(settings.firstTick)
{
	if (algorithm_ == nullptr)
	{
		algorithm_ = FindAlgorithm("sga");
	}
	stats_.log.reserve(LogTicks);
}

Result<PathHandle, SubmitError> PathScheduler::Impl::Submit(const PathRequest& request)
{
	const AlgorithmInfo* algorithm = FindFor(request);
	SubmitError error = SubmitError::None;
	if (algorithm == nullptr)
	{
		error = SubmitError::UnknownAlgorithm;
	}
	else if (request.profile >= world_.ProfileCount())
	{
		error = SubmitError::UnknownProfile;
	}
	else if (Detail::SchedulerRequestsImpl::GoalCount(request.goal) > settings_.maxGoalCells)
	{
		error = SubmitError::TooManyGoals;
	}
	RequestRecord* record = error == SubmitError::None ? requests_.Add(request) : nullptr;
	if (record == nullptr)
	{
		++stats_.refused;
		return Failure{error == SubmitError::None ? SubmitError::QueueFull : error};
	}
	record->submitTick = tick_;
	++stats_.submitted;
	++submittedSince_;
	const bool joined = jobs_.Enlist(*record, *algorithm, KeyOf(request));
	sharedSince_ += joined ? 1 : 0;
	if (request.firstLeg && settings_.quickAfterTicks > 0)
	{
		hasty_.push_back(record->Handle());
	}
	return record->Handle();
}

const AlgorithmInfo* PathScheduler::Impl::FindFor(const PathRequest& request) const
{
	return request.algorithm.empty() ? algorithm_ : FindAlgorithm(request.algorithm);
}

Detail::WaitKey PathScheduler::Impl::KeyOf(const PathRequest& request)
{
	const auto kind = static_cast<std::size_t>(request.priority);
	std::uint32_t patience = settings_.patienceTicks[(std::min)(kind, PathPriorityCount - 1)];
	if (request.deadlineTicks > 0)
	{
		patience = (std::min)(patience, request.deadlineTicks);
	}
	return {tick_ + patience, ++sequence_};
}

bool PathScheduler::Impl::Cancel(PathHandle handle)
{
	RequestRecord* record = requests_.Find(handle);
	if (record == nullptr)
	{
		return false;
	}
	GiveUp(*record, PathOutcome::Cancelled);
	return true;
}

bool PathScheduler::Impl::Retire(PathHandle handle)
{
	return Cancel(handle);
}

std::size_t PathScheduler::Impl::ReleaseOwner(OwnerId owner)
{
	std::size_t released = 0;
	for (SlotIndex slot = owner == 0 ? NoSlot : requests_.FirstOf(owner); slot != NoSlot;)
	{
		const SlotIndex next = requests_.NextOf(slot);
		RequestRecord& record = requests_.At(slot);
		if (record.request.owner == owner)
		{
			GiveUp(record, PathOutcome::OwnerGone);
			++released;
		}
		slot = next;
	}
	return released;
}

/** An open request ends; a live path has had its end and goes in silence. */
void PathScheduler::Impl::GiveUp(RequestRecord& record, PathOutcome outcome)
{
	LeaveJob(record);
	DropPath(record);
	if (record.state == Detail::RequestState::Open)
	{
		EndRequest(record, outcome);
		return;
	}
	Unwatch(record);
	requests_.Spend(record);
}

void PathScheduler::Impl::LeaveJob(RequestRecord& record)
{
	const SlotIndex job = jobs_.Leave(record);
	if (job == NoSlot)
	{
		return;
	}
	if (jobs_.At(job).lane != NoSlot)
	{
		LeaveGroup(job);
	}
	LeaveLeader(job);
	aloneJob_ = aloneJob_ == job ? NoSlot : aloneJob_;
	jobs_.Remove(job);
}

/** What was handed out counts no longer; during a callback somebody may still be reading it. */
void PathScheduler::Impl::DropPath(RequestRecord& record)
{
	record.hasLeg = false;
	if (record.state == Detail::RequestState::Open && !delivering_)
	{
		record.path.Clear();
		record.waypoints.clear();
	}
}

bool PathScheduler::Impl::IsIdle() const
{
	return events_.IsEmpty() && requests_.OpenCount() == 0 && !HasSearches() && world_.QueuedEdits() == 0 &&
		isRepaired_ && AreLivePathsChecked() && !HasShortcutWork();
}

std::size_t PathScheduler::Impl::Bytes() const
{
	std::size_t bytes = requests_.Bytes() + jobs_.Bytes() + events_.Bytes() + lanes_.Bytes() +
		stats_.log.capacity() * sizeof(TickReport) + changes_.capacity() * sizeof(GridChange) +
		hasty_.capacity() * sizeof(PathHandle) + goalCells_.capacity() * sizeof(Cell);
	for (const std::unique_ptr<Detail::LivePaths>& live : live_)
	{
		bytes += live->Bytes();
	}
	return bytes;
}

std::string_view Describe(SubmitError error)
{
	switch (error)
	{
	case SubmitError::None:
		return "no error";
	case SubmitError::QueueFull:
		return "as many requests wait, run or are live as the scheduler takes";
	case SubmitError::UnknownAlgorithm:
		return "there is no algorithm of that name";
	case SubmitError::UnknownProfile:
		return "the world has no such agent profile";
	case SubmitError::TooManyGoals:
		return "the request names more goal cells than the scheduler takes";
	}
	return "unknown error";
}

std::string_view Describe(PathOutcome outcome)
{
	switch (outcome)
	{
	case PathOutcome::Pending:
		return "pending";
	case PathOutcome::Found:
		return "found";
	case PathOutcome::Partial:
		return "partial";
	case PathOutcome::NoPath:
		return "no path";
	case PathOutcome::InvalidStart:
		return "invalid start";
	case PathOutcome::InvalidGoal:
		return "invalid goal";
	case PathOutcome::InvalidRequest:
		return "invalid request";
	case PathOutcome::NotReady:
		return "not ready";
	case PathOutcome::Cancelled:
		return "cancelled";
	case PathOutcome::OwnerGone:
		return "owner gone";
	case PathOutcome::OverLimit:
		return "over limit";
	}
	return "unknown outcome";
}
} // namespace NavCore
