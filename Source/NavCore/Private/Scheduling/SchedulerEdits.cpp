// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Edits and repair, and which searches and live paths they concern.
#include "Scheduling/PathCheck.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::NoSlot;

namespace Detail::SchedulerEditsImpl
{
/** Of the budget, for edits and again for repair, while somebody waits for a path. */
constexpr std::int64_t SharePermille = 400;
} // namespace Detail::SchedulerEditsImpl

bool PathScheduler::Impl::HasSearches() const
{
	return !jobs_.Queue().IsEmpty() ||
		std::any_of(lanes_.begin(), lanes_.end(), [](const auto& lane) { return lane->job != NoSlot; });
}

void PathScheduler::Impl::ApplyEdits(WorkBudget& budget)
{
	const std::size_t queued = world_.QueuedEdits();
	if (queued == 0)
	{
		return;
	}
	changes_.clear();
	WorkBudget share = budget.Share(HasSearches() ? Detail::SchedulerEditsImpl::SharePermille : 1000);
	static_cast<void>(world_.ApplyEdits(share, changes_));
	isRepaired_ = false;
	Charge(TickWork::Edits, share.Used(), budget);
	report_.edits = static_cast<std::int32_t>(queued - world_.QueuedEdits());
	stats_.edits += static_cast<std::uint64_t>(report_.edits);
	const std::size_t profiles = world_.ProfileCount();
	for (std::size_t i = 0; i < changes_.size(); ++i)
	{
		OnChange(static_cast<ProfileId>(i % profiles), changes_[i]);
	}
}

void PathScheduler::Impl::RepairStructures(WorkBudget& budget)
{
	if (isRepaired_)
	{
		return;
	}
	WorkBudget share = budget.Share(HasSearches() ? Detail::SchedulerEditsImpl::SharePermille : 1000);
	isRepaired_ = world_.Repair(share);
	Charge(TickWork::Repair, share.Used(), budget);
}

void PathScheduler::Impl::OnChange(ProfileId profile, const GridChange& change)
{
	if (change.IsEmpty())
	{
		return;
	}
	CheckLivePaths(profile);
	RestartSearches(profile);
}

void PathScheduler::Impl::RestartSearches(ProfileId profile)
{
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		if (lane->job == NoSlot || jobs_.At(lane->job).profile != profile)
		{
			continue;
		}
		SearchJob& job = jobs_.At(lane->job);
		job.counters.Add(lane->Search().Counters());
		++job.restarts;
		++report_.restarts;
		++stats_.restarts;
		BeginSearch(*lane);
	}
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
		// The promise of the leg is off: the search begins anew where the agent stands.
		SearchJob& job = jobs_.At(record.job);
		job.hasLeg = false;
		job.from = record.Position();
		record.hasLeg = false;
		return;
	}
	if (record.request.policy == RepairPolicy::Ignore || record.job != NoSlot)
	{
		return;
	}
	record.editTick = tick_;
	const AlgorithmInfo* algorithm =
		record.request.algorithm.empty() ? algorithm_ : FindAlgorithm(record.request.algorithm);
	static_cast<void>(jobs_.EnlistLive(
		record, *algorithm, Detail::JobKind::Replan, record.Position(), {tick_, ++sequence_}));
}
} // namespace NavCore
