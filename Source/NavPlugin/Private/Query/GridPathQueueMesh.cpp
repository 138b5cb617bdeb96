// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What requests have to do with the navmesh.
#include "Components/GridNavGraph.h"
#include "Engine/World.h"
#include "Query/GridPathQueue.h"

FGridPathHandle FGridPathQueue::SubmitToMesh(const FGridPathRequest& Request, FOnGridPathEvent&& Listener)
{
	if (bIsClosed || !Request.Goals.IsEmpty())
	{
		return Refuse(bIsClosed ? EGridPathOutcome::NoGrid : EGridPathOutcome::InvalidRequest, Listener);
	}
	FGridPathTicket Ticket = MakeTicket(Request);
	Ticket.bKeepLive = false;
	Ticket.bIsAtMesh = true;
	Ticket.Listener = MoveTemp(Listener);
	FGridMeshJob Job;
	Job.Start = Request.Start;
	Job.Goal = Request.Goal;
	Job.bAllowPartial = Request.bAllowPartial;
	Job.Slot = Tickets.Add(MoveTemp(Ticket));
	Job.Serial = Tickets.At(Job.Slot).Serial;
	const FGridPathHandle Handle = HandleOf(Job.Slot, Job.Serial);
	Job.Result.Handle = Handle;
	MeshDesk.Add(MoveTemp(Job));
	++Totals.Requests;
	return Handle;
}

void FGridPathQueue::TickMesh(const FGridNavLimits& Limits)
{
	if (MeshDesk.IsEmpty())
	{
		return;
	}
	NavCore::WorkBudget Share = Budget.Share(1);
	ListenerMicroseconds = 0.0;
	// What listeners ask for on the way waits for the next frame.
	FGridMeshJob Job;
	for (int32 Left = MeshDesk.Num(); Left > 0; --Left)
	{
		if (!MeshDesk.Advance(World.Get(), Limits.HybridLastLeg, Share, Job))
		{
			break;
		}
		TellJob(Job);
	}
	Budget.Return(Share, ListenerMicroseconds);
	Totals.ListenerMicroseconds += ListenerMicroseconds;
}

bool FGridPathQueue::SendToMesh(int32 Slot, EGridPathEvent Event, FGridPathResult& Result, bool bIsLast)
{
	FGridPathTicket& Ticket = Tickets.At(Slot);
	const bool bIsWhole = Event == EGridPathEvent::Ended || Event == EGridPathEvent::Rerouted;
	if (Ticket.Backend != EGridPathBackend::Hybrid || !bIsWhole || !Result.HasPath())
	{
		return false;
	}
	FGridMeshJob Job;
	Job.Slot = Slot;
	Job.Serial = Ticket.Serial;
	Job.Event = Event;
	Job.bIsLast = bIsLast;
	Job.Result = MoveTemp(Result);
	Ticket.bIsAtMesh = true;
	MeshDesk.Add(MoveTemp(Job));
	return true;
}

void FGridPathQueue::FlushMesh(int32 Slot, uint32 Serial)
{
	FGridMeshJob Job;
	if (Tickets.At(Slot).bIsAtMesh && MeshDesk.Take(Slot, Serial, Job))
	{
		TellJob(Job);
	}
}

void FGridPathQueue::TellJob(FGridMeshJob& Job)
{
	FGridPathTicket* Ticket = Tickets.Find(static_cast<uint32>(Job.Slot), Job.Serial);
	if (Ticket == nullptr)
	{
		// Told already, when the grid went away.
		return;
	}
	Ticket->bIsAtMesh = false;
	if (Ticket->bHasOwner && !Ticket->Owner.IsValid() && Ticket->Verdict == EGridPathOutcome::Pending)
	{
		Ticket->Verdict = EGridPathOutcome::OwnerGone;
	}
	if (Ticket->Verdict != EGridPathOutcome::Pending)
	{
		// Ended from outside while it waited: nobody wants the path, nor that it is kept live.
		if (const FGridPathSource* Source = FindByNumber(Ticket->Grid))
		{
			Source->Graph->Scheduler().Retire(Ticket->Path);
		}
		FGridPathResult Verdict;
		Verdict.Handle = Job.Result.Handle;
		Verdict.Outcome = Ticket->Verdict;
		Tell(Job.Slot, EGridPathEvent::Ended, Verdict, true);
		return;
	}
	Tell(Job.Slot, Job.Event, Job.Result, Job.bIsLast);
}
