// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathQueue.h"

#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphComponent.h"
#include "Convert/GridNavConvert.h"
#include "Convert/GridPathConvert.h"
#include "Engine/World.h"
#include "HAL/PlatformTime.h"
#include "Query/GridWorkExecutor.h"

namespace UE::GridNav::QueueImpl
{
/** Tickets that one frame looks at for owners that have died. */
constexpr int32 OrphanChecksAFrame = 1024;

static uint64 KeyOf(int32 Slot, uint32 Serial)
{
	return static_cast<uint64>(Serial) << 32 | static_cast<uint32>(Slot);
}
} // namespace UE::GridNav::QueueImpl

FGridPathQueue::FGridPathQueue(UWorld* InWorld) : World(InWorld) {}

FGridPathHandle FGridPathQueue::HandleOf(int32 Slot, uint32 Serial)
{
	FGridPathHandle Handle;
	Handle.Slot = static_cast<uint32>(Slot);
	Handle.Serial = Serial;
	return Handle;
}

// Asking

FGridPathHandle FGridPathQueue::Submit(const FGridPathRequest& Request, FOnGridPathEvent&& Listener)
{
	if (!Request.Owner.IsExplicitlyNull() && !Request.Owner.IsValid())
	{
		return Refuse(EGridPathOutcome::OwnerGone, Listener);
	}
	EGridPathOutcome Outcome = UE::GridNav::CheckRequest(Request);
	if (Outcome != EGridPathOutcome::Pending)
	{
		return Refuse(Outcome, Listener);
	}
	if (Request.Backend == EGridPathBackend::NavMesh)
	{
		return SubmitToMesh(Request, MoveTemp(Listener));
	}
	const bool bHasGoal = Request.Goals.IsEmpty();
	const FGridPathSource* Source = FindSource(Request.Start, bHasGoal ? &Request.Goal : &Request.Goals[0]);
	if (Source == nullptr)
	{
		const bool bIsExpected = IsGridExpectedAt(Request.Start);
		return Refuse(bIsExpected ? EGridPathOutcome::NotReady : EGridPathOutcome::NoGrid, Listener);
	}
	NavCore::PathRequest PathRequest;
	Outcome = UE::GridNav::ToPathRequest(Request, *Source->Graph, PathRequest);
	if (Outcome != EGridPathOutcome::Pending)
	{
		return Refuse(Outcome, Listener);
	}

	FGridPathTicket Ticket = MakeTicket(Request);
	Ticket.Grid = Source->Number;
#if GRIDNAV_WITH_DEBUG
	Ticket.Asked = UE::GridNav::ToAsked(Request, PathRequest);
#endif
	const int32 Slot = Tickets.Add(MoveTemp(Ticket));
	FGridPathTicket& Added = Tickets.At(Slot);
	PathRequest.userData = UE::GridNav::QueueImpl::KeyOf(Slot, Added.Serial);
	const auto Path = Source->Graph->Scheduler().Submit(PathRequest);
	if (!Path.HasValue())
	{
		Tickets.Remove(Slot);
		return Refuse(UE::GridNav::FromSubmitError(Path.Error()), Listener);
	}
	Added.Path = Path.Value();
	Added.Listener = MoveTemp(Listener);
	++Totals.Requests;
	return HandleOf(Slot, Added.Serial);
}

FGridPathTicket FGridPathQueue::MakeTicket(const FGridPathRequest& Request)
{
	FGridPathTicket Ticket;
	Ticket.Owner = Request.Owner;
	Ticket.bHasOwner = !Request.Owner.IsExplicitlyNull();
	Ticket.Start = Request.Start;
	Ticket.Goal = Request.Goal;
	Ticket.bHasGoal = Request.Goals.IsEmpty();
	Ticket.bKeepLive = Request.bKeepLive;
	Ticket.Backend = Request.Backend;
	return Ticket;
}

FGridPathHandle FGridPathQueue::Refuse(EGridPathOutcome Outcome, FOnGridPathEvent& Listener)
{
	++Totals.Refused;
	FGridPathResult Result;
	Result.Outcome = Outcome;
	Listener.ExecuteIfBound(EGridPathEvent::Ended, Result);
	return FGridPathHandle();
}

bool FGridPathQueue::Cancel(const FGridPathHandle& Handle)
{
	const bool bIsKnown = Tickets.Find(Handle.Slot, Handle.Serial) != nullptr;
	if (bIsKnown)
	{
		GiveUp(static_cast<int32>(Handle.Slot), EGridPathOutcome::Cancelled);
	}
	return bIsKnown;
}

int32 FGridPathQueue::CancelAll(const UObject* Owner)
{
	int32 Cancelled = 0;
	for (int32 Slot = 0; Slot < Tickets.NumSlots(); ++Slot)
	{
		if (Tickets.IsUsed(Slot) && (Owner == nullptr || Tickets.At(Slot).Owner.Get() == Owner))
		{
			GiveUp(Slot, EGridPathOutcome::Cancelled);
			++Cancelled;
		}
	}
	return Cancelled;
}

void FGridPathQueue::GiveUp(int32 Slot, EGridPathOutcome Verdict)
{
	FGridPathTicket& Ticket = Tickets.At(Slot);
	const FGridPathSource* Source = FindByNumber(Ticket.Grid);
	if (!Ticket.bIsOpen)
	{
		if (Source != nullptr)
		{
			Source->Graph->Scheduler().Retire(Ticket.Path);
		}
		Tickets.Remove(Slot);
		return;
	}
	if (Ticket.Verdict != EGridPathOutcome::Pending)
	{
		return;
	}
	// The end is told in the next tick, like every other; or in this one, if a result was on its way already.
	Ticket.Verdict = Verdict;
	if (Ticket.bIsAtMesh)
	{
		MeshDesk.GiveUp(Slot, Ticket.Serial);
	}
	else if (Source != nullptr)
	{
		Source->Graph->Scheduler().Cancel(Ticket.Path);
	}
}

bool FGridPathQueue::SetProgress(const FGridPathHandle& Handle, const FVector& Location)
{
	FGridPathTicket* Ticket = Tickets.Find(Handle.Slot, Handle.Serial);
	const FGridPathSource* Source = Ticket != nullptr ? FindByNumber(Ticket->Grid) : nullptr;
	if (Source == nullptr)
	{
		return false;
	}
	const auto Cell = Source->Graph->ToCell(Location);
	if (!Cell.HasValue() || !Source->Graph->Scheduler().SetProgress(Ticket->Path, Cell.Value()))
	{
		return false;
	}
	Ticket->Start = Location;
	return true;
}

EGridPathOutcome FGridPathQueue::OutcomeOf(const FGridPathHandle& Handle)
{
	const FGridPathTicket* Ticket = Tickets.Find(Handle.Slot, Handle.Serial);
	return Ticket != nullptr ? Ticket->Outcome : EGridPathOutcome::InvalidRequest;
}

FGridPathResult FGridPathQueue::FindNow(const FGridPathRequest& Request, const FGridNavLimits& Limits)
{
	FGridPathResult Result;
	Result.Outcome = UE::GridNav::CheckRequest(Request);
	if (Result.Outcome != EGridPathOutcome::Pending)
	{
		return Result;
	}
	const FGridPathSource* Source = FindSource(Request.Start, &Request.Goal);
	if (Source == nullptr)
	{
		Result.Outcome =
			IsGridExpectedAt(Request.Start) ? EGridPathOutcome::NotReady : EGridPathOutcome::NoGrid;
		return Result;
	}
	if (!Now.IsValid())
	{
		Now = MakeUnique<FGridPathNow>(Limits);
	}
	const double Began = FPlatformTime::Seconds();
	Result = Now->Find(*Source->Graph, Request, Limits);
	Budget.SpendAhead(Result.ExpandedCells, (FPlatformTime::Seconds() - Began) * 1000000.0);
#if GRIDNAV_WITH_DEBUG
	History.SetCapacity(Limits.QueryHistory);
	NoteAnswer(*Source, Request, Result, Limits.MaxExpansionsNow);
#endif
	return Result;
}

FGridNavQueries& FGridPathQueue::GetQueries()
{
	if (!Queries.IsValid())
	{
		Queries = MakeUnique<FGridNavQueries>(UGridNavSettings::Read());
	}
	return *Queries;
}

FGridSharedFields& FGridPathQueue::GetFields()
{
	check(IsInGameThread());
	if (!Fields.IsValid())
	{
		Fields = MakeUnique<FGridSharedFields>(*this);
	}
	return *Fields;
}

// Grids

int32 FGridPathQueue::IndexOf(const UGridNavGraphComponent& Component) const
{
	return Sources.IndexOfByPredicate(
		[&Component](const FGridPathSource& Source) { return Source.Component.Get(true) == &Component; });
}

FGridPathSource* FGridPathQueue::FindByNumber(uint32 Number)
{
	return Sources.FindByPredicate(
		[Number](const FGridPathSource& Source) { return Source.Number == Number; });
}

const FGridPathSource* FGridPathQueue::FindSource(const FVector& Location, const FVector* Other) const
{
	const FGridPathSource* Best = nullptr;
	bool bBestHoldsOther = false;
	for (const FGridPathSource& Source : Sources)
	{
		if (!Source.Graph.IsValid() || !Source.Graph->Frame().Bounds.IsInsideOrOn(Location))
		{
			continue;
		}
		const FBox& Bounds = Source.Graph->Frame().Bounds;
		const bool bHoldsOther = Other != nullptr && Bounds.IsInsideOrOn(*Other);
		const bool bIsSmaller =
			Best == nullptr || Bounds.GetVolume() < Best->Graph->Frame().Bounds.GetVolume();
		if (Best == nullptr || (bHoldsOther != bBestHoldsOther ? bHoldsOther : bIsSmaller))
		{
			Best = &Source;
			bBestHoldsOther = bHoldsOther;
		}
	}
	return Best;
}

bool FGridPathQueue::IsGridExpectedAt(const FVector& Location) const
{
	return Sources.ContainsByPredicate(
		[&Location](const FGridPathSource& Source)
		{
			const UGridNavGraphComponent* Component = Source.Component.Get();
			return !Source.Graph.IsValid() && Component != nullptr &&
				Component->GetGridBounds().IsInsideOrOn(Location);
		});
}

void FGridPathQueue::UpdateGraph(UGridNavGraphComponent& Component)
{
	if (bIsClosed)
	{
		return;
	}
	const int32 Index = IndexOf(Component);
	FGridPathSource& Source = Index != INDEX_NONE ? Sources[Index] : Sources.AddDefaulted_GetRef();
	Source.Component = &Component;
	const TSharedPtr<FGridNavGraph> Graph = Component.GetGraph();
	if (Source.Number != 0 && Source.Graph == Graph)
	{
		return;
	}
	const uint32 Former = Source.Number;
	Source.Graph = Graph;
	Source.Number = ++LastNumber;
	if (Former != 0)
	{
		EndTicketsOf(Former, EGridPathOutcome::NotReady);
	}
}

void FGridPathQueue::RemoveGraph(UGridNavGraphComponent& Component)
{
	const int32 Index = IndexOf(Component);
	if (Index != INDEX_NONE)
	{
		const uint32 Number = Sources[Index].Number;
		Sources.RemoveAt(Index);
		EndTicketsOf(Number, EGridPathOutcome::OwnerGone);
	}
}

void FGridPathQueue::Close()
{
	bIsClosed = true;
	Fields.Reset();
	while (!Sources.IsEmpty())
	{
		const uint32 Number = Sources.Last().Number;
		Sources.Pop();
		EndTicketsOf(Number, EGridPathOutcome::OwnerGone);
	}
	// Those that no grid has a part in.
	EndTicketsOf(0, EGridPathOutcome::OwnerGone);
}

void FGridPathQueue::EndTicketsOf(uint32 Number, EGridPathOutcome Outcome)
{
	// By slot, as listeners may ask for more on the way; but nobody can ask this grid any more.
	for (int32 Slot = 0; Slot < Tickets.NumSlots(); ++Slot)
	{
		if (!Tickets.IsUsed(Slot) || Tickets.At(Slot).Grid != Number)
		{
			continue;
		}
		const FGridPathTicket& Ticket = Tickets.At(Slot);
		FGridPathResult Result;
		Result.Handle = HandleOf(Slot, Ticket.Serial);
		Result.Outcome = Ticket.Verdict != EGridPathOutcome::Pending ? Ticket.Verdict : Outcome;
		Tell(Slot, Ticket.bIsOpen ? EGridPathEvent::Ended : EGridPathEvent::Lost, Result, true);
	}
}

// Work

bool FGridPathQueue::HasWork() const
{
	if (bIsPaused)
	{
		return false;
	}
	const bool bHasFields = Fields.IsValid() && !Fields->IsEmpty();
	return Tickets.NumOwned() > 0 || bHasFields || !MeshDesk.IsEmpty() ||
		Sources.ContainsByPredicate([](const FGridPathSource& Source)
			{ return Source.Graph.IsValid() && !Source.Graph->Scheduler().IsIdle(); });
}

FGridPathSource* FGridPathQueue::NextBusy(int32& OutBusy)
{
	OutBusy = 0;
	FGridPathSource* First = nullptr;
	const int32 Num = Sources.Num();
	for (int32 Step = 0; Step < Num; ++Step)
	{
		// Another one begins in every frame: whatever is left over is for the last, and not always the same.
		FGridPathSource& Source = Sources[static_cast<int32>((Frame + Step) % Num)];
		if (Source.Graph.IsValid() && Source.Frame != Frame && !Source.Graph->Scheduler().IsIdle())
		{
			First = First == nullptr ? &Source : First;
			++OutBusy;
		}
	}
	return First;
}

void FGridPathQueue::Tick(const FGridNavLimits& Limits)
{
	if (bIsTicking || bIsPaused)
	{
		return;
	}
	bIsTicking = true;
	++Frame;
	Totals.ListenerMicroseconds = 0.0;
	ReleaseOrphans();
	if (Fields.IsValid())
	{
		Fields->EndFrame();
	}
	Budget.Begin(Limits);
#if GRIDNAV_WITH_DEBUG
	History.SetCapacity(Limits.QueryHistory);
#endif
	FGridWorkExecutor Executor(Limits.Workers);
	int32 Busy = 0;
	while (FGridPathSource* Source = NextBusy(Busy))
	{
		Source->Frame = Frame;
		// Listeners may remove the grid, and with it the source.
		const TSharedPtr<FGridNavGraph> Graph = Source->Graph;
		NavCore::WorkBudget Share = Budget.Share(Busy + (MeshDesk.IsEmpty() ? 0 : 1));
		ListenerMicroseconds = 0.0;
		Graph->Scheduler().Tick(Share, *this, Limits.Workers > 0 ? &Executor : nullptr);
		Budget.Return(Share, ListenerMicroseconds);
		Totals.ListenerMicroseconds += ListenerMicroseconds;
	}
	TickMesh(Limits);
	Budget.End();
	Totals.TickExpansions = Budget.UsedExpansions();
	Totals.TickMicroseconds = Budget.UsedMicroseconds();
	Totals.LongestTickMicroseconds = FMath::Max(Totals.LongestTickMicroseconds, Totals.TickMicroseconds);
	bIsTicking = false;
}

void FGridPathQueue::ReleaseOrphans()
{
	const int32 Num = Tickets.NumSlots();
	const int32 Checks =
		Tickets.NumOwned() > 0 ? FMath::Min(Num, UE::GridNav::QueueImpl::OrphanChecksAFrame) : 0;
	for (int32 Check = 0; Check < Checks; ++Check)
	{
		OrphanCursor = OrphanCursor + 1 < Num ? OrphanCursor + 1 : 0;
		const FGridPathTicket& Ticket = Tickets.At(OrphanCursor);
		if (Ticket.bHasOwner && !Ticket.Owner.IsValid())
		{
			GiveUp(OrphanCursor, EGridPathOutcome::OwnerGone);
		}
	}
}

// Answers

void FGridPathQueue::OnPathEvent(NavCore::PathScheduler&, const NavCore::PathEvent& Event)
{
	const uint32 SlotNumber = static_cast<uint32>(Event.userData);
	FGridPathTicket* Ticket = Tickets.Find(SlotNumber, static_cast<uint32>(Event.userData >> 32));
	if (Ticket == nullptr)
	{
		// The listener was told already, when the grid went away or the live path was released.
		return;
	}
	const int32 Slot = static_cast<int32>(SlotNumber);
	if (Ticket->bIsAtMesh)
	{
		FlushMesh(Slot, Ticket->Serial);
		Ticket = Tickets.Find(SlotNumber, static_cast<uint32>(Event.userData >> 32));
		if (Ticket == nullptr)
		{
			return;
		}
	}
	if (Ticket->bHasOwner && !Ticket->Owner.IsValid() && Ticket->Verdict == EGridPathOutcome::Pending)
	{
		Ticket->Verdict = EGridPathOutcome::OwnerGone;
	}
	const bool bIsEnd = Event.kind == NavCore::PathEventKind::Ended;
	const bool bIsGivenUp = Ticket->Verdict != EGridPathOutcome::Pending;
	if (bIsGivenUp && !bIsEnd)
	{
		return;
	}
	FGridPathResult Result;
	Result.Handle = HandleOf(Slot, Ticket->Serial);
	Result.Outcome = bIsGivenUp ? Ticket->Verdict : UE::GridNav::FromOutcome(Event.outcome);
	Result.WaitedFrames = static_cast<int32>(Event.waitedTicks);
	Result.ExpandedCells = Event.counters.expanded;
	Result.bReducedQuality = Event.quality != NavCore::PathQuality::Full;
	const FGridPathSource* Source = FindByNumber(Ticket->Grid);
	if (Event.path != nullptr && !bIsGivenUp && Source != nullptr)
	{
		const FGridPathEnds Ends{Ticket->Start, Ticket->Goal, Ticket->bHasGoal};
		UE::GridNav::FillPath(*Source->Graph, *Event.path, Event.waypoints, Ends, Result);
	}
#if GRIDNAV_WITH_DEBUG
	if (bIsEnd)
	{
		NoteEnd(*Ticket, Event, Result);
	}
#endif
	Totals.Rerouted += Event.kind == NavCore::PathEventKind::Rerouted ? 1 : 0;
	const EGridPathEvent Kind = UE::GridNav::FromEventKind(Event.kind);
	const bool bIsLast = IsLast(*Ticket, Event);
	if (!SendToMesh(Slot, Kind, Result, bIsLast))
	{
		Tell(Slot, Kind, Result, bIsLast);
	}
}

bool FGridPathQueue::IsLast(const FGridPathTicket& Ticket, const NavCore::PathEvent& Event)
{
	const bool bHasPath =
		Event.outcome == NavCore::PathOutcome::Found || Event.outcome == NavCore::PathOutcome::Partial;
	switch (Event.kind)
	{
	case NavCore::PathEventKind::Ended:
		return !Ticket.bKeepLive || Ticket.Verdict != EGridPathOutcome::Pending || !bHasPath;
	case NavCore::PathEventKind::Lost:
		return true;
	default:
		return false;
	}
}

void FGridPathQueue::Tell(int32 Slot, EGridPathEvent Event, const FGridPathResult& Result, bool bIsLast)
{
	FGridPathTicket& Ticket = Tickets.At(Slot);
	// A copy where more may follow: the listener may cause it before it returns.
	const FOnGridPathEvent Listener = bIsLast ? MoveTemp(Ticket.Listener) : Ticket.Listener;
	Ticket.Outcome = Result.Outcome;
	if (Event == EGridPathEvent::Ended)
	{
		Ticket.bIsOpen = false;
		Count(Result.Outcome);
	}
	if (bIsLast)
	{
		Tickets.Remove(Slot);
	}
	const double Began = FPlatformTime::Seconds();
	++ListenerDepth;
	Listener.ExecuteIfBound(Event, Result);
	--ListenerDepth;
	if (ListenerDepth == 0)
	{
		ListenerMicroseconds += (FPlatformTime::Seconds() - Began) * 1000000.0;
	}
}

void FGridPathQueue::Count(EGridPathOutcome Outcome)
{
	switch (Outcome)
	{
	case EGridPathOutcome::Found:
		++Totals.Found;
		break;
	case EGridPathOutcome::Partial:
		++Totals.Partial;
		break;
	case EGridPathOutcome::Cancelled:
	case EGridPathOutcome::OwnerGone:
	case EGridPathOutcome::NotReady:
		++Totals.Cancelled;
		break;
	default:
		++Totals.Failed;
		break;
	}
}

FGridPathLoad FGridPathQueue::GetLoad() const
{
	FGridPathLoad Load;
	Load.Ended = Totals.Found + Totals.Partial + Totals.Failed + Totals.Cancelled;
	Load.OpenRequests = static_cast<int32>(Totals.Requests - Load.Ended);
	Load.LivePaths = Tickets.Num() - Load.OpenRequests;
	Load.TickExpansions = Totals.TickExpansions;
	return Load;
}

FGridNavStats FGridPathQueue::GetStats() const
{
	FGridNavStats Stats = Totals;
	const FGridPathLoad Load = GetLoad();
	Stats.OpenRequests = Load.OpenRequests;
	Stats.LivePaths = Load.LivePaths;
	Stats.MemoryBytes += Fields.IsValid() ? static_cast<int64>(Fields->GetAllocatedSize()) : 0;
	for (const FGridPathSource& Source : Sources)
	{
		if (!Source.Graph.IsValid())
		{
			++Stats.OtherGrids;
			continue;
		}
		++Stats.ReadyGrids;
		const NavCore::PathScheduler& Scheduler = Source.Graph->Scheduler();
		const NavCore::SchedulerStats& Reported = Scheduler.Stats();
		Stats.Edits += static_cast<int64>(Reported.edits);
		Stats.Wait99Frames =
			FMath::Max(Stats.Wait99Frames, static_cast<int32>(Reported.waitTicks.QuantileBound(990)));
		Stats.MemoryBytes += static_cast<int64>(Source.Graph->World().Bytes() + Scheduler.Bytes());
	}
	return Stats;
}
