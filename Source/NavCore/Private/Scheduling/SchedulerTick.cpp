// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The order of work within a tick, its log, and delivery.
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>
#include <utility>

namespace NavCore
{
void PathScheduler::Impl::Tick(WorkBudget& budget, WorkExecutor* executor)
{
	WorkBudget inner = budget.IsTimed() ? budget.Share(1000 - settings_.reservePermille) : budget;
	const std::int64_t usedBefore = inner.Used();
	budget_ = &inner;
	tickUnits_ = (std::max)(budget.Left(), std::int64_t{0});
	BeginReport();
	Charge(TickWork::LivePaths, std::exchange(owedUnits_, 0));
	CheckLivePaths();
	ApplyEdits();
	RepairStructures();
	overload_.Measure(jobs_.Queue(), tick_);
	HandOutQuickLegs();
	RunSearches(executor);
	if (budget_->NextQuantum() > 0 && !HasSearches() && EnlistShortcuts())
	{
		RunSearches(executor);
	}
	EndReport();
	budget.Spend(inner.Used() - usedBefore);
	budget_ = nullptr;
	++tick_;
}

bool PathScheduler::Impl::Deliver(PathScheduler& scheduler, PathListener& listener)
{
	// What callbacks spend stays until the events that they cause are delivered, in the next tick.
	const std::size_t spent = requests_.SpentCount();
	delivering_ = true;
	PathEvent event;
	for (const Detail::PendingEvent& pending : events_.TakeAll())
	{
		if (!Detail::FillEvent(pending, requests_.At(pending.slot), event))
		{
			continue;
		}
		listener.OnPathEvent(scheduler, event);
		if (orphaned_)
		{
			return false;
		}
	}
	delivering_ = false;
	requests_.Recycle(spent);
	return true;
}

void PathScheduler::Impl::Charge(TickWork work, std::int64_t units)
{
	budget_->Spend(units);
	report_.units[static_cast<std::size_t>(work)] += units;
	stats_.units[static_cast<std::size_t>(work)] += units;
}

void PathScheduler::Impl::BeginReport()
{
	report_ = TickReport{};
	report_.tick = tick_;
	report_.submitted = submittedSince_;
	report_.shared = sharedSince_;
	stats_.shared += static_cast<std::uint64_t>(sharedSince_);
	submittedSince_ = 0;
	sharedSince_ = 0;
}

void PathScheduler::Impl::EndReport()
{
	const Detail::WaitQueue& queue = jobs_.Queue();
	report_.waiting = static_cast<std::int32_t>(queue.Size());
	report_.running = static_cast<std::int32_t>(lanes_.BusyCount());
	report_.live = static_cast<std::int32_t>(requests_.LiveCount());
	report_.spent = budget_->IsSpent();
	stats_.peakScratchBytes = (std::max)(stats_.peakScratchBytes, lanes_.ScratchBytes());
	++stats_.ticks;
	if (stats_.log.size() == LogTicks)
	{
		// Half at a time, so that most ticks move nothing.
		stats_.log.erase(stats_.log.begin(), stats_.log.begin() + LogTicks / 2);
	}
	stats_.log.push_back(report_);
}
} // namespace NavCore
