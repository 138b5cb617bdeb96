// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Edits and repair, and which searches they concern.
#include "NavCore/Path/PathCheck.h"
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
	// What earlier edits did to paths is told first, or it might never be.
	if (queued == 0 || !AreLivePathsChecked())
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
		const auto profile = static_cast<ProfileId>(i % profiles);
		LiveOf(profile).SetLinks(LinksOf(profile));
		LiveOf(profile).Note(world_.Graph(profile).Map(), changes_[i]);
	}
	// Before any search goes on: what it finds may depend on which paths are broken now.
	CheckLivePaths();
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

/** Searches hold on to links and must not outlive them; edits of links are rare enough to begin anew. */
bool PathScheduler::Impl::HaveLinksChanged(ProfileId profile) const
{
	for (std::size_t i = profile; i < changes_.size(); i += world_.ProfileCount())
	{
		if (Includes(changes_[i].Kinds(), ChangeKind::Links))
		{
			return true;
		}
	}
	return false;
}

const LinkGraph* PathScheduler::Impl::LinksOf(ProfileId profile) const
{
	return world_.Graph(profile).Context().links;
}

void PathScheduler::Impl::OnEdits(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	const bool isDone = lane.Phase() == LanePhase::HandingOut;
	if (isDone || lane.Phase() == LanePhase::Smoothing)
	{
		const std::vector<Cell>& cells = isDone ? lane.finished.points : lane.tail.points;
		const CellRect bounds = Detail::SchedulerEditsImpl::BoundsOf(cells).Inflate(1);
		if (AnyChange(job.profile, [&](const CellRect& rect) { return !rect.Intersect(bounds).IsEmpty(); }))
		{
			isDone ? CheckFinished(lane) : SmoothAgain(lane);
		}
		return;
	}
	const bool searches = lane.Phase() == LanePhase::Searching;
	// One that has ended and waits to be committed may never have looked at the map.
	const bool runs = searches && lane.Search().Status() == SearchStatus::Running;
	if (!AnyChange(
			job.profile, [&](const CellRect& rect) { return !runs || lane.Search().MayHaveRead(rect); }))
	{
		return;
	}
	if (searches && job.IsSteadfast() && !HaveLinksChanged(job.profile))
	{
		// What it finds is compared with the map in the end.
		lane.sawEdit = true;
		return;
	}
	Restart(lane);
}

/** Some have the path already; whether the others get it depends on what the edits did. */
void PathScheduler::Impl::CheckFinished(SearchLane& lane)
{
	const SearchJob& job = jobs_.At(lane.job);
	if (FindBrokenStep(world_.Graph(job.profile).Map(), lane.finished, world_.Profile(job.profile).clearance,
			0, LinksOf(job.profile)))
	{
		Restart(lane);
	}
	else if (!lane.waypoints.empty())
	{
		// The straight lines between them need not be clear any more; the cells are.
		PlainWaypoints(job.profile, lane.finished, lane.waypoints);
	}
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
} // namespace NavCore
