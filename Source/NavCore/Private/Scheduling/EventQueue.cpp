// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/EventQueue.h"

#include <utility>

namespace NavCore::Detail
{
void EventQueue::Drop(PathEventKind kind, const RequestRecord& record)
{
	// Only the events of one tick are here, and the one in question is among the last.
	for (std::size_t i = pending_.size(); i > 0; --i)
	{
		const PendingEvent& event = pending_[i - 1];
		if (event.kind == kind && event.slot == record.slot && event.serial == record.serial)
		{
			pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(i - 1));
			return;
		}
	}
}

const std::vector<PendingEvent>& EventQueue::TakeAll()
{
	taken_.clear();
	std::swap(pending_, taken_);
	return taken_;
}

bool FillEvent(const PendingEvent& pending, const RequestRecord& record, PathEvent& outEvent)
{
	const bool isCurrent = record.serial == pending.serial;
	const bool isAlive = record.state == RequestState::Open || record.state == RequestState::Live;
	const bool isLast = pending.kind == PathEventKind::Ended || pending.kind == PathEventKind::Lost;
	if (!isCurrent || (!isAlive && !isLast))
	{
		return false;
	}
	outEvent = PathEvent{};
	outEvent.kind = pending.kind;
	outEvent.handle = record.Handle();
	outEvent.owner = record.request.owner;
	outEvent.userData = record.request.userData;
	outEvent.outcome = record.outcome;
	outEvent.quality = record.quality;
	outEvent.partialReason = record.partialReason;
	outEvent.requestError = record.requestError;
	outEvent.blockedAt = pending.blockedAt;
	outEvent.waitedTicks = pending.waitedTicks;
	outEvent.counters = record.counters;
	const bool isEmptyHanded = pending.kind == PathEventKind::Ended && record.outcome != PathOutcome::Found &&
		record.outcome != PathOutcome::Partial;
	const bool showsPath =
		!isEmptyHanded && pending.kind != PathEventKind::Lost && pending.kind != PathEventKind::Blocked;
	if (showsPath && !record.path.IsEmpty())
	{
		outEvent.path = &record.path;
		outEvent.waypoints = record.waypoints;
	}
	return true;
}
} // namespace NavCore::Detail
