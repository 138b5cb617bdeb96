// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Scheduling/PathEvent.h"
#include "Scheduling/RequestTable.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** An event before it is delivered; what it shows of the request is read then. */
struct PendingEvent
{
	PathEventKind kind = PathEventKind::Ended;
	SlotIndex slot = NoSlot;
	std::uint32_t serial = 0;
	std::uint32_t waitedTicks = 0;
	Cell blockedAt;
};

/**
 * Events of a tick, in the order in which their causes came.
 *
 * Delivery works on a list of its own: what callbacks cause is told in the next tick, so that a storm of
 * callbacks that cancel and submit cannot keep a tick from ending.
 */
class EventQueue
{
public:
	void Add(const PendingEvent& event) { pending_.push_back(event); }
	/** A path that was replaced or finished before anybody heard of the event needs no event. */
	void Drop(PathEventKind kind, const RequestRecord& record);
	[[nodiscard]] bool IsEmpty() const { return pending_.empty(); }
	[[nodiscard]] std::size_t Size() const { return pending_.size(); }

	/** The events so far become those that are delivered. */
	[[nodiscard]] const std::vector<PendingEvent>& TakeAll();
	[[nodiscard]] std::size_t Bytes() const
	{
		return (pending_.capacity() + taken_.capacity()) * sizeof(PendingEvent);
	}

private:
	std::vector<PendingEvent> pending_;
	std::vector<PendingEvent> taken_;
};

/** False when nobody is left to be told: the request was given up after the event came up. */
[[nodiscard]] bool FillEvent(const PendingEvent& pending, const RequestRecord& record, PathEvent& outEvent);
} // namespace NavCore::Detail
