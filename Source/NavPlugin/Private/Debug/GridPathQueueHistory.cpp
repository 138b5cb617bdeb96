// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What the queue remembers of requests that ended.
#include "Components/GridNavGraph.h"
#include "Convert/GridPathConvert.h"
#include "Query/GridPathQueue.h"

#if GRIDNAV_WITH_DEBUG

FGridQueryAsked UE::GridNav::ToAsked(const FGridPathRequest& Request, const NavCore::PathRequest& InCells)
{
	FGridQueryAsked Asked;
	Asked.Start = InCells.start;
	Asked.Goal = InCells.goal.cell;
	Asked.MaxExpansions = InCells.maxExpansions;
	Asked.Profile = InCells.profile;
	Asked.Algorithm = Request.Algorithm;
	Asked.bHasGoal = InCells.goal.kind == NavCore::GoalKind::Cell;
	Asked.bAllowPartial = InCells.allowPartial;
	return Asked;
}

void FGridPathQueue::NoteEnd(
	const FGridPathTicket& Ticket, const NavCore::PathEvent& Event, const FGridPathResult& Result)
{
	const FGridPathSource* Source = FindByNumber(Ticket.Grid);
	if (Source == nullptr)
	{
		return;
	}
	FGridQueryRecord Record;
	Record.Asked = Ticket.Asked;
	Record.Grid = Ticket.Grid;
	Record.Owner = Ticket.Owner;
	Record.Outcome = Result.Outcome;
	Record.WaitedFrames = static_cast<int32>(Event.waitedTicks);
	Record.Expanded = Event.counters.expanded;
	Record.MapVersion = Source->Graph->World().Graph(Ticket.Asked.Profile).Map().Version();
	if (Event.path != nullptr && !Event.path->IsEmpty())
	{
		Record.Cost = Event.path->cost;
		Record.MapVersion = Event.path->mapVersion;
		Record.Asked.Goal = Ticket.Asked.bHasGoal ? Ticket.Asked.Goal : Event.path->points.back();
	}
	Record.Number = History.Add(Record);
	if (OnQueryEnded)
	{
		OnQueryEnded(Record, Result);
	}
}

const UObject* FGridPathQueue::FindOwner(uint64 UserData)
{
	const FGridPathTicket* Ticket =
		Tickets.Find(static_cast<uint32>(UserData), static_cast<uint32>(UserData >> 32));
	return Ticket != nullptr ? Ticket->Owner.Get() : nullptr;
}

void FGridPathQueue::NoteAnswer(const FGridPathSource& Source, const FGridPathRequest& Request,
	const FGridPathResult& Result, int32 MaxExpansions)
{
	NavCore::PathRequest InCells;
	if (UE::GridNav::ToPathRequest(Request, *Source.Graph, InCells) != EGridPathOutcome::Pending)
	{
		return;
	}
	FGridQueryRecord Record;
	Record.Asked = UE::GridNav::ToAsked(Request, InCells);
	// It was asked for the place itself, whatever lies around it, and got a bounded search.
	Record.Asked.bHasGoal = true;
	const int64 Most = MaxExpansions;
	Record.Asked.MaxExpansions =
		Record.Asked.MaxExpansions > 0 ? FMath::Min(Record.Asked.MaxExpansions, Most) : Most;
	Record.Grid = Source.Number;
	Record.Owner = Request.Owner;
	Record.Outcome = Result.Outcome;
	Record.Expanded = Result.ExpandedCells;
	Record.MapVersion = Source.Graph->World().Graph(InCells.profile).Map().Version();
	Record.Number = History.Add(Record);
	if (OnQueryEnded)
	{
		OnQueryEnded(Record, Result);
	}
}

#endif
