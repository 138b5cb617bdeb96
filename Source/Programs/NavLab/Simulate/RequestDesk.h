// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Simulate/FrameCounts.h"

#include "NavCore/Path/Path.h"
#include "NavCore/Scheduling/PathScheduler.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace NavLab
{
/** An event of the scheduler, copied out of the tick to be looked at after it. */
struct DeliveredEvent
{
	NavCore::PathEventKind kind = NavCore::PathEventKind::Ended;
	NavCore::PathHandle handle;
	std::uint64_t userData = 0;
	NavCore::PathOutcome outcome = NavCore::PathOutcome::Pending;
	NavCore::PathQuality quality = NavCore::PathQuality::Full;
	std::int64_t expanded = 0;
	bool hasPath = false;
	NavCore::Path path;
};

/**
 * The simulation's own account of its requests: who asked for what and when, and how it ended. Every call
 * of the scheduler outside of its tick goes through here and is timed.
 */
class RequestDesk
{
public:
	using Ticket = std::uint32_t;
	static constexpr Ticket NoTicket = (std::numeric_limits<Ticket>::max)();
	static constexpr std::uint32_t Stranger = (std::numeric_limits<std::uint32_t>::max)();

	struct Entry
	{
		/** Who asked; Stranger for nobody who is still interested. */
		std::uint32_t asker = Stranger;
		NavCore::PathHandle handle;
		NavCore::Cell start;
		/** Where the scheduler was last told that the agent stands. */
		NavCore::Cell toldAt;
		NavCore::PathGoal goal;
		std::size_t tickBefore = 0;
		std::uint32_t generation = 0;
		/** Closed while the events of this tick, counted from 1, were looked at; 0 = between ticks. */
		std::size_t closedAmongEventsOf = 0;
		bool open = false;
		bool ended = false;
		bool live = false;
		bool hadPath = false;
	};

	explicit RequestDesk(NavCore::PathScheduler& scheduler) : scheduler_(scheduler) {}

	/** NoTicket when the scheduler refused. userData of the request is the desk's. */
	Ticket Submit(NavCore::PathRequest& request, std::uint32_t asker);
	/** The asker wants nothing more of it: cancels what waits, retires what is live. */
	void Drop(Ticket ticket);
	/** The same for everything that an owner asked for, whose one open ticket this is. */
	void Release(NavCore::OwnerId owner, Ticket ticket);
	void SetProgress(Ticket ticket, NavCore::Cell at);

	/** The events of a tick follow, until EndTick. */
	void BeginEvents() { isAmongEvents_ = true; }
	/**
	 * Books an event; null when it belongs to no open ticket. Call once an event, in order. Events are looked
	 * at after the tick, so one for a ticket that was dropped because of an event before it is no fault.
	 */
	const Entry* Book(const DeliveredEvent& event, Ticket& outTicket);
	/** Frees the ticket of an event that was the last one. Call after Book, when done with the entry. */
	void CloseIfSpent(const DeliveredEvent& event, Ticket ticket);
	void EndTick()
	{
		++ticks_;
		isAmongEvents_ = false;
	}

	/** The ticket that an event claims to be for. */
	[[nodiscard]] static Ticket TicketOf(const DeliveredEvent& event)
	{
		return static_cast<Ticket>(event.userData & 0xFFFFFFFFU);
	}

	/** Requests that have not ended. */
	[[nodiscard]] std::size_t Pending() const { return pending_; }

	[[nodiscard]] std::uint64_t Submitted() const { return submitted_; }
	[[nodiscard]] std::uint64_t Refused() const { return refused_; }
	[[nodiscard]] std::uint64_t Ended(NavCore::PathOutcome outcome) const
	{
		return ended_[static_cast<std::size_t>(outcome)];
	}
	/** Requests that ended twice, and events for nobody. */
	[[nodiscard]] std::uint64_t Repeated() const { return repeated_; }
	[[nodiscard]] std::uint64_t Strays() const { return strays_; }
	/** Ticks from the request to its end with a path; 1 = the first tick after it. */
	[[nodiscard]] const FrameCounts& Latency() const { return latency_; }
	/** The same to the first usable path, be it only a beginning. */
	[[nodiscard]] const FrameCounts& FirstLeg() const { return firstLeg_; }
	/** Time of the calls since this was last asked. */
	[[nodiscard]] double TakeCallUs();

private:
	[[nodiscard]] std::size_t WaitOf(const Entry& entry) const { return ticks_ + 1 - entry.tickBefore; }
	void Close(Ticket ticket);

	NavCore::PathScheduler& scheduler_;
	std::vector<Entry> entries_;
	std::vector<Ticket> free_;
	/** Ticks that have ended. */
	std::size_t ticks_ = 0;
	bool isAmongEvents_ = false;
	std::size_t pending_ = 0;
	std::uint64_t submitted_ = 0;
	std::uint64_t refused_ = 0;
	std::array<std::uint64_t, 16> ended_{};
	std::uint64_t repeated_ = 0;
	std::uint64_t strays_ = 0;
	FrameCounts latency_;
	FrameCounts firstLeg_;
	double callUs_ = 0.0;
};
} // namespace NavLab
