// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What requests and live paths are told.
#include "Scheduling/PathSchedulerImpl.h"
#include "Scheduling/QuickLeg.h"

#include <algorithm>

namespace NavCore
{
using Detail::NoSlot;
using Detail::RequestState;

namespace Detail::SchedulerOutcomesImpl
{
/** Of the budget, for legs in a straight line, and what one costs. */
constexpr std::int64_t QuickLegPermille = 200;
constexpr std::int64_t QuickLegUnits = 6;
/** Whoever has one lets those go first who cannot set off at all. */
constexpr std::uint32_t QuickLegGraceTicks = 16;
} // namespace Detail::SchedulerOutcomesImpl

void PathScheduler::Impl::HandOutFirstLeg(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	if (job.hasLeg || !jobs_.RequestOf(job).firstLeg || job.kind != Detail::JobKind::Answer)
	{
		return;
	}
	const auto steps = static_cast<std::size_t>(
		lane.Search().FirstLeg()->straightSteps + lane.Search().FirstLeg()->diagonalSteps);
	if (!CanAfford(job.memberCount * HandUnits(steps)))
	{
		return;
	}
	ExpandToCells(*lane.Search().FirstLeg(), job.leg.points, job.leg.links);
	if (job.leg.points.size() < 2)
	{
		return;
	}
	job.leg.partial = true;
	MeasureCells(world_.Graph(job.profile).Map(), job.leg);
	lane.legCells = job.leg.points.size();
	Charge(TickWork::Searches, job.memberCount * HandUnits(lane.legCells));
	GiveLeg(lane.job, PathQuality::Full);
}

/** Whoever has waited for quickAfterTicks sets off in a straight line. */
void PathScheduler::Impl::HandOutQuickLegs()
{
	WorkBudget share = budget_->Share(Detail::SchedulerOutcomesImpl::QuickLegPermille);
	while (firstHasty_ < hasty_.size())
	{
		const RequestRecord* record = requests_.Find(hasty_[firstHasty_]);
		const bool isOpen = record != nullptr && record->state == RequestState::Open;
		if (isOpen && (tick_ - record->submitTick < settings_.quickAfterTicks || share.NextQuantum() == 0))
		{
			break;
		}
		++firstHasty_;
		if (isOpen && jobs_.At(record->job).CanTakeLeg())
		{
			share.Spend(jobs_.At(record->job).memberCount * Detail::SchedulerOutcomesImpl::QuickLegUnits);
			HandOutQuickLeg(*record);
		}
	}
	Charge(TickWork::Searches, share.Used());
	if (firstHasty_ * 2 >= hasty_.size())
	{
		hasty_.erase(hasty_.begin(), hasty_.begin() + static_cast<std::ptrdiff_t>(firstHasty_));
		firstHasty_ = 0;
	}
}

void PathScheduler::Impl::HandOutQuickLeg(const RequestRecord& record)
{
	SearchJob& job = jobs_.At(record.job);
	const SearchContext context = world_.Graph(job.profile).Context();
	const std::uint8_t clearance = world_.Profile(job.profile).clearance;
	if (world_.IsReady() && Detail::MakeQuickLeg(context, clearance, job.from, job.goal, job.leg))
	{
		GiveLeg(record.job, PathQuality::Quick);
		jobs_.Postpone(record.job, Detail::SchedulerOutcomesImpl::QuickLegGraceTicks);
	}
}

/** The leg of the job goes to everybody who waits for it; the rest of the path will begin at its end. */
void PathScheduler::Impl::GiveLeg(SlotIndex slot, PathQuality quality)
{
	SearchJob& job = jobs_.At(slot);
	job.hasLeg = true;
	job.from = job.leg.points.back();
	jobs_.CloseToOthers(slot);
	for (SlotIndex member = job.firstMember; member != NoSlot; member = requests_.At(member).memberAfter)
	{
		RequestRecord& record = requests_.At(member);
		record.path = job.leg;
		record.hasLeg = true;
		record.quality = quality;
		Watch(record);
		Announce(PathEventKind::FirstLeg, record, record.submitTick);
		++report_.firstLegs;
		++stats_.firstLegs;
		stats_.firstLegTicks.Add(static_cast<std::uint32_t>(tick_ - record.submitTick));
		if (quality == PathQuality::Quick)
		{
			++report_.degraded;
			++stats_.quality[static_cast<std::size_t>(quality)];
		}
	}
}

void PathScheduler::Impl::FreeLane(SearchLane& lane)
{
	jobs_.At(lane.job).lane = NoSlot;
	ScatterFollowers(lane);
	lane.Free();
	if (lanes_.IsAlone(lane))
	{
		aloneJob_ = NoSlot;
		lanes_.EndAlone();
	}
}

void PathScheduler::Impl::FinishEmpty(SearchLane& lane, PathOutcome outcome, RequestError error)
{
	if (!lane.group.empty())
	{
		EndGroup(lane, outcome, error);
		return;
	}
	const SlotIndex slot = lane.job;
	jobs_.At(slot).counters.Add(CountersOf(lane));
	FreeLane(lane);
	EndJob(slot, outcome, error);
}

/** Nobody gets a path. */
void PathScheduler::Impl::EndJob(SlotIndex slot, PathOutcome outcome, RequestError error)
{
	while (jobs_.At(slot).memberCount > 0)
	{
		RequestRecord& record = requests_.At(jobs_.At(slot).firstMember);
		record.counters = jobs_.At(slot).counters;
		record.requestError = error;
		static_cast<void>(jobs_.Leave(record));
		Charge(TickWork::Searches, 1);
		if (record.state == RequestState::Open)
		{
			DropPath(record);
			EndRequest(record, outcome);
		}
		else if (jobs_.At(slot).kind == Detail::JobKind::Replan)
		{
			Lose(record, outcome);
		}
	}
	jobs_.Remove(slot);
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
	Unwatch(record);
	requests_.Spend(record);
}

void PathScheduler::Impl::Announce(
	PathEventKind kind, const RequestRecord& record, std::uint64_t sinceTick, Cell blockedAt)
{
	events_.Add({kind, record.slot, record.serial, static_cast<std::uint32_t>(tick_ - sinceTick), blockedAt});
}
} // namespace NavCore
