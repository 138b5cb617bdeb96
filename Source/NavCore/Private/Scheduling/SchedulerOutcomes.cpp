// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What requests and live paths are told.
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::NoSlot;
using Detail::RequestState;

void PathScheduler::Impl::HandOutFirstLeg(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	if (job.hasLeg || !jobs_.RequestOf(job).firstLeg || job.kind != Detail::JobKind::Answer)
	{
		return;
	}
	const Path& leg = *lane.Search().FirstLeg();
	ExpandToCells(leg, job.leg.points);
	if (job.leg.points.size() < 2)
	{
		return;
	}
	job.leg.partial = true;
	MeasureCells(world_.Graph(job.profile).Map(), job.leg);
	job.hasLeg = true;
	job.from = job.leg.points.back();
	lane.legCells = job.leg.points.size();
	jobs_.CloseToOthers(lane.job);
	for (SlotIndex slot = job.firstMember; slot != NoSlot; slot = requests_.At(slot).memberAfter)
	{
		RequestRecord& record = requests_.At(slot);
		record.path = job.leg;
		record.hasLeg = true;
		Announce(PathEventKind::FirstLeg, record, record.submitTick);
		++report_.firstLegs;
		++stats_.firstLegs;
		stats_.firstLegTicks.Add(static_cast<std::uint32_t>(tick_ - record.submitTick));
	}
}

void PathScheduler::Impl::FinishFound(SearchLane& lane, const Path& tail, std::span<const Cell> waypoints)
{
	SearchJob& job = jobs_.At(lane.job);
	finished_.Clear();
	finishedWaypoints_.clear();
	if (job.hasLeg)
	{
		finished_.points = job.leg.points;
		if (!waypoints.empty())
		{
			ReduceToWaypoints(job.leg, finishedWaypoints_);
		}
	}
	const std::size_t joint = job.hasLeg ? 1 : 0;
	finished_.points.insert(
		finished_.points.end(), tail.points.begin() + static_cast<std::ptrdiff_t>(joint), tail.points.end());
	if (!waypoints.empty())
	{
		finishedWaypoints_.insert(finishedWaypoints_.end(),
			waypoints.begin() + static_cast<std::ptrdiff_t>(joint), waypoints.end());
	}
	finished_.partial = lane.tail.partial;
	MeasureCells(world_.Graph(job.profile).Map(), finished_);
	job.counters.Add(lane.Search().Counters());
	const PartialReason reason = finished_.partial ? lane.Search().WhyPartial() : PartialReason::None;
	const PathOutcome outcome = finished_.partial ? PathOutcome::Partial : PathOutcome::Found;
	const SlotIndex slot = lane.job;
	lane.Free();
	jobs_.At(slot).lane = NoSlot;
	while (jobs_.At(slot).memberCount > 0)
	{
		RequestRecord& record = requests_.At(jobs_.At(slot).firstMember);
		record.counters = jobs_.At(slot).counters;
		record.partialReason = reason;
		static_cast<void>(jobs_.Leave(record));
		GivePath(record, outcome, jobs_.At(slot).quality);
	}
	jobs_.Remove(slot);
}

void PathScheduler::Impl::FinishEmpty(SearchLane& lane, PathOutcome outcome, RequestError error)
{
	const SlotIndex slot = lane.job;
	jobs_.At(slot).counters.Add(lane.HasSearch() ? lane.Search().Counters() : SearchCounters{});
	lane.Free();
	jobs_.At(slot).lane = NoSlot;
	while (jobs_.At(slot).memberCount > 0)
	{
		RequestRecord& record = requests_.At(jobs_.At(slot).firstMember);
		record.counters = jobs_.At(slot).counters;
		record.requestError = error;
		static_cast<void>(jobs_.Leave(record));
		DropPath(record);
		if (record.state == RequestState::Open)
		{
			EndRequest(record, outcome);
		}
		else
		{
			Lose(record);
		}
	}
	jobs_.Remove(slot);
}

void PathScheduler::Impl::GivePath(RequestRecord& record, PathOutcome outcome, PathQuality quality)
{
	record.path = finished_;
	record.waypoints = finishedWaypoints_;
	record.quality = quality;
	if (record.state == RequestState::Live)
	{
		Reroute(record);
		return;
	}
	if (record.hasLeg)
	{
		// Whoever was about to be told of the beginning may as well have the whole.
		events_.Drop(PathEventKind::FirstLeg, record);
		record.hasLeg = false;
	}
	else
	{
		stats_.firstLegTicks.Add(static_cast<std::uint32_t>(tick_ - record.submitTick));
	}
	++stats_.quality[static_cast<std::size_t>(quality)];
	EndRequest(record, outcome);
}

void PathScheduler::Impl::EndRequest(RequestRecord& record, PathOutcome outcome)
{
	record.outcome = outcome;
	++stats_.ended[static_cast<std::size_t>(outcome)];
	++report_.ended;
	stats_.waitTicks.Add(static_cast<std::uint32_t>(tick_ - record.submitTick));
	Announce(PathEventKind::Ended, record, record.submitTick);
	if (record.request.live && (outcome == PathOutcome::Found || outcome == PathOutcome::Partial))
	{
		requests_.BecomeLive(record);
		return;
	}
	requests_.Spend(record);
}

void PathScheduler::Impl::Reroute(RequestRecord& record)
{
	++report_.rerouted;
	++stats_.replanned;
	stats_.rerouteTicks.Add(static_cast<std::uint32_t>(tick_ - record.editTick));
	Announce(PathEventKind::Rerouted, record, record.editTick);
}

void PathScheduler::Impl::Lose(RequestRecord& record)
{
	++stats_.lost;
	record.outcome = PathOutcome::NoPath;
	Announce(PathEventKind::Lost, record, record.editTick);
	requests_.Spend(record);
}

void PathScheduler::Impl::Announce(
	PathEventKind kind, const RequestRecord& record, std::uint64_t sinceTick, Cell blockedAt)
{
	events_.Add({kind, record.slot, record.serial, static_cast<std::uint32_t>(tick_ - sinceTick), blockedAt});
}
} // namespace NavCore
