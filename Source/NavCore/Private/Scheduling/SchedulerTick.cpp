// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The order of work within a tick, its log, and delivery.
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::NoSlot;

void PathScheduler::Impl::Tick(WorkBudget& budget, WorkExecutor* executor)
{
	BeginReport();
	ApplyEdits(budget);
	RepairStructures(budget);
	RunSearches(budget, executor);
	EndReport(budget);
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

void PathScheduler::Impl::Charge(TickWork work, std::int64_t units, WorkBudget& budget)
{
	budget.Spend(units);
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

void PathScheduler::Impl::EndReport(const WorkBudget& budget)
{
	report_.waiting = static_cast<std::int32_t>(jobs_.Queue().Size());
	std::size_t scratchBytes = 0;
	for (const std::unique_ptr<SearchLane>& lane : lanes_)
	{
		report_.running += lane->job != NoSlot ? 1 : 0;
		scratchBytes += lane->Bytes();
	}
	report_.live = static_cast<std::int32_t>(requests_.LiveCount());
	report_.spent = budget.IsSpent();
	stats_.peakScratchBytes = (std::max)(stats_.peakScratchBytes, scratchBytes);
	++stats_.ticks;
	if (stats_.log.size() == LogTicks)
	{
		// Half at a time, so that most ticks move nothing.
		stats_.log.erase(stats_.log.begin(), stats_.log.begin() + LogTicks / 2);
	}
	stats_.log.push_back(report_);
}
} // namespace NavCore
