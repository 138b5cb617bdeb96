// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Edits and repair, and which searches they concern.
#include "Scheduling/PathCheck.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::LanePhase;
using Detail::NoSlot;

namespace Detail::SchedulerEditsImpl
{
/** Of the budget, for edits and again for repair, while somebody waits for a path. */
constexpr std::int64_t SharePermille = 400;
/** How often smoothing begins anew before a path goes out as it was found. */
constexpr std::uint32_t MostSmoothingRestarts = 2;

/** Clearance differs further out than the cells that changed. */
std::int32_t ReachOf(const GridMap& map)
{
	return map.HasClearance() ? map.ClearanceLimit() : 0;
}

CellRect BoundsOf(const std::vector<Cell>& cells)
{
	CellRect bounds;
	for (const Cell cell : cells)
	{
		bounds = bounds.Union({cell.x, cell.y, 1, 1});
	}
	return bounds;
}
} // namespace Detail::SchedulerEditsImpl

bool PathScheduler::Impl::HasSearches() const
{
	return !jobs_.Queue().IsEmpty() || aloneJob_ != NoSlot || lanes_.BusyCount() > 0;
}

void PathScheduler::Impl::ApplyEdits()
{
	const std::size_t queued = world_.QueuedEdits();
	if (queued == 0)
	{
		return;
	}
	changes_.clear();
	WorkBudget share = budget_->Share(HasSearches() ? Detail::SchedulerEditsImpl::SharePermille : 1000);
	static_cast<void>(world_.ApplyEdits(share, changes_));
	isRepaired_ = false;
	Charge(TickWork::Edits, share.Used());
	report_.edits = static_cast<std::int32_t>(queued - world_.QueuedEdits());
	stats_.edits += static_cast<std::uint64_t>(report_.edits);
	const std::size_t profiles = world_.ProfileCount();
	for (std::size_t i = 0; i < changes_.size(); ++i)
	{
		if (!changes_[i].IsEmpty())
		{
			CheckLivePaths(static_cast<ProfileId>(i % profiles));
		}
	}
	for (SlotIndex i = 0; i < lanes_.Count(); ++i)
	{
		SearchLane& lane = lanes_.At(i);
		if (lane.job != NoSlot)
		{
			OnEdits(lane);
		}
	}
}

void PathScheduler::Impl::RepairStructures()
{
	if (isRepaired_)
	{
		return;
	}
	WorkBudget share = budget_->Share(HasSearches() ? Detail::SchedulerEditsImpl::SharePermille : 1000);
	isRepaired_ = world_.Repair(share);
	Charge(TickWork::Repair, share.Used());
}

/** Whether any of the changes satisfies the test, which is given its rectangles, widened by what it may
 * affect. */
template <class Test>
bool PathScheduler::Impl::AnyChange(ProfileId profile, Test test) const
{
	const std::int32_t reach = Detail::SchedulerEditsImpl::ReachOf(world_.Graph(profile).Map());
	for (std::size_t i = profile; i < changes_.size(); i += world_.ProfileCount())
	{
		for (const CellRect& rect : changes_[i].Rects())
		{
			if (test(rect.Inflate(reach)))
			{
				return true;
			}
		}
	}
	return false;
}

void PathScheduler::Impl::OnEdits(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	if (lane.Phase() == LanePhase::Smoothing)
	{
		const CellRect bounds = Detail::SchedulerEditsImpl::BoundsOf(lane.tail.points).Inflate(1);
		if (AnyChange(job.profile, [&](const CellRect& rect) { return !rect.Intersect(bounds).IsEmpty(); }))
		{
			SmoothAgain(lane);
		}
		return;
	}
	if (!AnyChange(job.profile, [&](const CellRect& rect) { return lane.Search().MayHaveRead(rect); }))
	{
		return;
	}
	if (job.IsSteadfast())
	{
		// What it finds is compared with the map in the end.
		lane.sawEdit = true;
		return;
	}
	Restart(lane);
}

void PathScheduler::Impl::SmoothAgain(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	if (!IsSound(lane))
	{
		Restart(lane);
		return;
	}
	if (++lane.smoothingRestarts <= Detail::SchedulerEditsImpl::MostSmoothingRestarts)
	{
		lane.BeginSmoothing(world_.Graph(job.profile).Map(), world_.Profile(job.profile).clearance);
		return;
	}
	job.quality = PathQuality::Unsmoothed;
	FinishFound(lane, lane.tail, {});
}

void PathScheduler::Impl::CheckLivePaths(ProfileId profile)
{
	const GridMap& map = world_.Graph(profile).Map();
	for (SlotIndex slot = 0; slot < requests_.SlotCount(); ++slot)
	{
		RequestRecord& record = requests_.At(slot);
		const bool isLive = record.state == Detail::RequestState::Live;
		if (record.request.profile != profile || !(isLive || record.hasLeg) || record.path.IsEmpty())
		{
			continue;
		}
		const std::vector<Cell>& cells = record.path.points;
		const std::size_t broken = Detail::FirstBrokenCell(map, world_.Profile(profile).clearance, cells);
		if (broken < cells.size())
		{
			OnBlocked(record, broken);
		}
	}
}

void PathScheduler::Impl::OnBlocked(RequestRecord& record, std::size_t brokenAt)
{
	++report_.blockedPaths;
	++stats_.blockedPaths;
	Announce(PathEventKind::Blocked, record, tick_, record.path.points[brokenAt]);
	if (record.state == Detail::RequestState::Open)
	{
		BreakLeg(record);
		return;
	}
	if (record.request.policy == RepairPolicy::Ignore || record.job != NoSlot)
	{
		return;
	}
	record.editTick = tick_;
	static_cast<void>(jobs_.EnlistAlone(
		record, *FindFor(record.request), Detail::JobKind::Replan, record.Position(), {tick_, ++sequence_}));
}

/** The promise of the leg is off: the search begins anew where the agent stands. */
void PathScheduler::Impl::BreakLeg(RequestRecord& record)
{
	record.hasLeg = false;
	SearchJob& job = jobs_.At(record.job);
	if (job.memberCount > 1)
	{
		// Others may stand elsewhere on the same leg.
		const Detail::WaitKey key = job.key;
		static_cast<void>(jobs_.Leave(record));
		static_cast<void>(jobs_.EnlistAlone(
			record, *FindFor(record.request), Detail::JobKind::Answer, record.Position(), key));
		return;
	}
	job.hasLeg = false;
	job.from = record.Position();
	if (job.lane != NoSlot)
	{
		Restart(lanes_.At(job.lane));
	}
}
} // namespace NavCore
