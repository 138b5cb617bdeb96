// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/RequestDesk.h"

#include "NavLab/Simulate/Clocks.h"

namespace NavLab
{
RequestDesk::Ticket RequestDesk::Submit(NavCore::PathRequest& request, std::uint32_t asker)
{
	if (free_.empty())
	{
		free_.push_back(static_cast<Ticket>(entries_.size()));
		entries_.emplace_back();
	}
	const Ticket ticket = free_.back();
	Entry& entry = entries_[ticket];
	// A ticket is used again and again; its generation tells late events from those of the next request.
	request.userData = std::uint64_t{entry.generation} << 32 | ticket;
	const AddTimeTo timer(callUs_);
	const auto handle = scheduler_.Submit(request);
	if (!handle)
	{
		++refused_;
		return NoTicket;
	}
	free_.pop_back();
	entry.asker = asker;
	entry.handle = handle.Value();
	entry.start = request.start;
	entry.toldAt = request.start;
	entry.goal = request.goal;
	entry.tickBefore = ticks_;
	entry.open = true;
	entry.ended = false;
	entry.live = request.live;
	entry.hadPath = false;
	++submitted_;
	++pending_;
	return ticket;
}

void RequestDesk::Drop(Ticket ticket)
{
	Entry& entry = entries_[ticket];
	entry.asker = Stranger;
	const AddTimeTo timer(callUs_);
	if (entry.ended)
	{
		scheduler_.Retire(entry.handle);
		Close(ticket);
	}
	else
	{
		// Its end is still to come.
		scheduler_.Cancel(entry.handle);
	}
}

void RequestDesk::Release(NavCore::OwnerId owner, Ticket ticket)
{
	{
		const AddTimeTo timer(callUs_);
		scheduler_.ReleaseOwner(owner);
	}
	if (ticket != NoTicket)
	{
		entries_[ticket].asker = Stranger;
		if (entries_[ticket].ended)
		{
			Close(ticket);
		}
	}
}

void RequestDesk::SetProgress(Ticket ticket, NavCore::Cell at)
{
	const AddTimeTo timer(callUs_);
	scheduler_.SetProgress(entries_[ticket].handle, at);
	entries_[ticket].toldAt = at;
}

const RequestDesk::Entry* RequestDesk::Book(const DeliveredEvent& event, Ticket& outTicket)
{
	const Ticket ticket = TicketOf(event);
	const auto generation = static_cast<std::uint32_t>(event.userData >> 32);
	if (ticket >= entries_.size())
	{
		++strays_;
		return nullptr;
	}
	if (!entries_[ticket].open || entries_[ticket].generation != generation ||
		!(entries_[ticket].handle == event.handle))
	{
		const bool isLate = entries_[ticket].generation == generation + 1 &&
			entries_[ticket].closedAmongEventsOf == ticks_ + 1;
		strays_ += isLate ? 0 : 1;
		return nullptr;
	}
	Entry& entry = entries_[ticket];
	outTicket = ticket;
	if (event.hasPath && !entry.hadPath)
	{
		entry.hadPath = true;
		firstLeg_.Add(WaitOf(entry));
	}
	if (event.kind == NavCore::PathEventKind::Ended)
	{
		if (entry.ended)
		{
			++repeated_;
			return nullptr;
		}
		entry.ended = true;
		--pending_;
		++ended_[static_cast<std::size_t>(event.outcome)];
		if (event.hasPath)
		{
			latency_.Add(WaitOf(entry));
		}
	}
	return &entry;
}

void RequestDesk::CloseIfSpent(const DeliveredEvent& event, Ticket ticket)
{
	const Entry& entry = entries_[ticket];
	const bool spent = event.kind == NavCore::PathEventKind::Lost ||
		(event.kind == NavCore::PathEventKind::Ended && !(entry.live && event.hasPath));
	if (spent && entry.open)
	{
		Close(ticket);
	}
}

double RequestDesk::TakeCallUs()
{
	const double us = callUs_;
	callUs_ = 0.0;
	return us;
}

void RequestDesk::Close(Ticket ticket)
{
	entries_[ticket].open = false;
	++entries_[ticket].generation;
	entries_[ticket].closedAmongEventsOf = isAmongEvents_ ? ticks_ + 1 : 0;
	free_.push_back(ticket);
}
} // namespace NavLab
