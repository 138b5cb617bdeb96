// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Paths that were handed out: which of them edits concern, and what becomes of them.
#include "NavCore/Base/Assert.h"
#include "NavCore/Scheduling/LivePathVisitor.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace NavCore
{
using Detail::JobKind;
using Detail::LiveNoticeKind;
using Detail::LivePaths;
using Detail::NoSlot;
using Detail::RequestState;

namespace Detail::SchedulerLiveImpl
{
/** Shortcuts tried a tick: each is a search, and none is worth a tick that is full for nothing. */
constexpr std::size_t MostShortcuts = 2;
/**
 * Units by which the check of live paths may go past a deadline on the clock. A host that was put to sleep in
 * the middle of a tick has no time left when it wakes, and yet nobody may walk into a wall untold. Budgets in
 * expansions, where nobody sleeps, are kept strictly.
 */
constexpr std::int64_t MostLateUnits = 256;
} // namespace Detail::SchedulerLiveImpl

Detail::LivePaths& PathScheduler::Impl::LiveOf(ProfileId profile)
{
	while (live_.size() <= profile)
	{
		Detail::LivePathLimits limits;
		limits.maxPaths = settings_.maxRequests;
		// Every path counts against maxRequests already, and none may go unwatched.
		limits.maxBytes = (std::numeric_limits<std::size_t>::max)();
		limits.shortcutGainPermille = settings_.shortcutGainPermille;
		const auto next = static_cast<ProfileId>(live_.size());
		live_.push_back(std::make_unique<LivePaths>(world_.Graph(next).Map(), limits));
		live_.back()->SetLinks(LinksOf(next));
	}
	return *live_[profile];
}

/** Watches the path of the record, in place of the one that it had before. */
void PathScheduler::Impl::Watch(RequestRecord& record)
{
	const ProfileId profile = record.request.profile;
	const GridMap& map = world_.Graph(profile).Map();
	LivePaths& live = LiveOf(profile);
	// Whoever hands the path out pays for this too.
	WorkBudget paid;
	if (live.Contains(record.liveId))
	{
		if (live.Replace(record.liveId, map, record.path, paid) != Detail::LivePathError::None)
		{
			record.liveId = {};
		}
	}
	else
	{
		const auto added = live.Add(map, record.path, world_.Profile(profile).clearance, record.slot, paid);
		record.liveId = added.HasValue() ? added.Value() : Detail::LivePathId{};
	}
	NAVCORE_ASSERT(live.Contains(record.liveId), "a path that was handed out goes unwatched");
}

void PathScheduler::Impl::Unwatch(RequestRecord& record)
{
	if (record.liveId.serial != 0)
	{
		LiveOf(record.request.profile).Remove(record.liveId);
		record.liveId = {};
	}
}

bool PathScheduler::Impl::SetProgress(PathHandle handle, Cell at)
{
	RequestRecord* record = requests_.Find(handle);
	if (record == nullptr)
	{
		return false;
	}
	record->progress = at;
	record->hasProgress = true;
	if (record->liveId.serial != 0)
	{
		const GridMap& map = world_.Graph(record->request.profile).Map();
		static_cast<void>(LiveOf(record->request.profile).SetProgress(record->liveId, map, at));
		// The next tick pays for it.
		++owedUnits_;
	}
	return true;
}

std::size_t PathScheduler::Impl::VisitLivePaths(LivePathVisitor& visitor, std::size_t firstSlot) const
{
	for (std::size_t slot = firstSlot; slot < requests_.SlotCount(); ++slot)
	{
		const RequestRecord& record = requests_.At(static_cast<SlotIndex>(slot));
		if (record.state != RequestState::Live || record.path.IsEmpty())
		{
			continue;
		}
		LivePathView view{record.Handle(), record.request.owner, record.request.userData,
			record.request.profile, &record.path, record.waypoints, record.Position()};
		if (record.liveId.serial != 0 && record.request.profile < live_.size())
		{
			view.walkedSteps = live_[record.request.profile]->StepOf(record.liveId);
		}
		if (!visitor.OnLivePath(view))
		{
			return slot + 1 < requests_.SlotCount() ? slot + 1 : 0;
		}
	}
	return 0;
}

bool PathScheduler::Impl::AreLivePathsChecked() const
{
	return std::all_of(live_.begin(), live_.end(), [](const auto& live) { return live->IsIdle(); });
}

bool PathScheduler::Impl::HasShortcutWork() const
{
	return std::any_of(live_.begin(), live_.end(), [](const auto& live) { return live->HasShortcutWork(); });
}

/** Goes on with what edits have left to look at. */
void PathScheduler::Impl::CheckLivePaths()
{
	if (AreLivePathsChecked())
	{
		return;
	}
	notices_.clear();
	WorkBudget slice = budget_->Slice(budget_->Left());
	WorkBudget late(budget_->IsTimed() ? Detail::SchedulerLiveImpl::MostLateUnits : 0);
	for (std::size_t i = 0; i < live_.size(); ++i)
	{
		const GridMap& map = world_.Graph(static_cast<ProfileId>(i)).Map();
		static_cast<void>(live_[i]->Check(map, slice, notices_) || live_[i]->Check(map, late, notices_));
	}
	Charge(TickWork::LivePaths, slice.Used() + late.Used());
	for (const Detail::LiveNotice& notice : notices_)
	{
		RequestRecord& record = requests_.At(static_cast<SlotIndex>(notice.tag));
		if (notice.kind == LiveNoticeKind::Blocked)
		{
			OnBlocked(record, notice.broken.cell);
		}
		else if (record.state == RequestState::Live && record.job == NoSlot)
		{
			// Another way may be cheaper by now.
			EnlistLive(record, JobKind::Shortcut);
		}
	}
}

void PathScheduler::Impl::OnBlocked(RequestRecord& record, Cell at)
{
	++report_.blockedPaths;
	++stats_.blockedPaths;
	Announce(PathEventKind::Blocked, record, tick_, at);
	if (record.state == RequestState::Open)
	{
		BreakLeg(record);
		return;
	}
	if (record.request.policy == RepairPolicy::Ignore)
	{
		return;
	}
	if (record.job != NoSlot && jobs_.At(record.job).kind == JobKind::Replan)
	{
		return;
	}
	LeaveJob(record);
	EnlistLive(record, JobKind::Replan);
}

void PathScheduler::Impl::EnlistLive(RequestRecord& record, JobKind kind)
{
	record.editTick = tick_;
	// Who stands before a wall waits for nobody; a shortcut can wait for everybody.
	const std::uint32_t patience = kind == JobKind::Replan ? 0 : settings_.patienceTicks.back();
	jobs_.EnlistAlone(
		record, *FindFor(record.request), kind, record.Position(), {tick_ + patience, ++sequence_});
}

/** The promise of the leg is off: the search begins anew where the agent stands. */
void PathScheduler::Impl::BreakLeg(RequestRecord& record)
{
	record.hasLeg = false;
	Unwatch(record);
	SearchJob& job = jobs_.At(record.job);
	if (job.memberCount > 1)
	{
		// Others may stand elsewhere on the same leg.
		const Detail::WaitKey key = job.key;
		static_cast<void>(jobs_.Leave(record));
		jobs_.EnlistAlone(record, *FindFor(record.request), JobKind::Answer, record.Position(), key);
		return;
	}
	job.hasLeg = false;
	job.hasFound = false;
	job.from = record.Position();
	if (job.lane != NoSlot)
	{
		Restart(lanes_.At(job.lane));
	}
}

/** With budget to spare and nobody waiting, some paths may look for a shorter way. */
bool PathScheduler::Impl::EnlistShortcuts()
{
	std::size_t enlisted = 0;
	WorkBudget slice = budget_->Slice(budget_->Left());
	for (std::size_t i = 0; i < live_.size(); ++i)
	{
		static_cast<void>(live_[i]->FindShortcuts(world_.Graph(static_cast<ProfileId>(i)).Map(), slice));
	}
	Charge(TickWork::Shortcuts, slice.Used());
	for (const std::unique_ptr<LivePaths>& live : live_)
	{
		std::optional<Detail::LivePathId> id;
		while (enlisted < Detail::SchedulerLiveImpl::MostShortcuts && (id = live->TakeShortcut()))
		{
			RequestRecord& record = requests_.At(static_cast<SlotIndex>(live->TagOf(*id)));
			if (record.state == RequestState::Live && record.job == NoSlot)
			{
				EnlistLive(record, JobKind::Shortcut);
				++enlisted;
			}
		}
	}
	return enlisted > 0;
}

void PathScheduler::Impl::Lose(RequestRecord& record, PathOutcome outcome)
{
	++stats_.lost;
	record.outcome = outcome;
	Announce(PathEventKind::Lost, record, record.editTick);
	Unwatch(record);
	requests_.Spend(record);
}
} // namespace NavCore
