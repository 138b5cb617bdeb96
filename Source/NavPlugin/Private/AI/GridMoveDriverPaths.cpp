// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The part of FGridMoveDriver that asks for paths and decides what to make of the answers.
#include "AI/GridMoveDriver.h"

#include "AIController.h"
#include "Components/GridNavGraph.h"
#include "Nav/GridNavQueries.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

namespace UE::GridNav::MovePathsImpl
{
static EGridMoveOutcome ToMoveOutcome(EGridPathOutcome Reason)
{
	switch (Reason)
	{
	case EGridPathOutcome::NoPath:
	case EGridPathOutcome::Partial:
		return EGridMoveOutcome::Unreachable;
	case EGridPathOutcome::InvalidStart:
		return EGridMoveOutcome::InvalidStart;
	case EGridPathOutcome::InvalidGoal:
		return EGridMoveOutcome::InvalidGoal;
	case EGridPathOutcome::Cancelled:
		return EGridMoveOutcome::Interrupted;
	case EGridPathOutcome::NoGrid:
	case EGridPathOutcome::NotReady:
	case EGridPathOutcome::OwnerGone:
		return EGridMoveOutcome::NoGrid;
	default:
		return EGridMoveOutcome::Refused;
	}
}
} // namespace UE::GridNav::MovePathsImpl

void FGridMoveDriver::Ask()
{
	Cancel(Pending);
	UGridPathSubsystem* Paths = Subsystem.Get();
	const TSharedPtr<FGridPathQueue> Queue = Paths != nullptr ? Paths->GetQueue() : nullptr;
	if (!Queue.IsValid())
	{
		End(EGridMoveOutcome::NoGrid);
		return;
	}
	FGridPathRequest Request;
	Request.Start = AgentLocation();
	Request.Goal = Goal.Where();
	Request.AgentRadius = AgentRadius();
	Request.Priority = Settings.Priority;
	Request.Algorithm = Settings.Algorithm;
	Request.Repair = Settings.Repair;
	Request.bSmooth = !Settings.bGridAligned;
	// An agent on its way has something to walk on already.
	Request.bFirstLeg = Settings.bFirstLeg && !Walker->IsWalking();
	Request.bKeepLive = true;
	// Whether a partial path will do is decided by where it ends.
	Request.bAllowPartial = true;
	Request.Owner = Controller.Get();
	Pending.Number = ++LastNumber;
	Pending.Goal = Request.Goal;
	FitToGrid(Request);
	const uint32 Number = Pending.Number;
	const FGridPathHandle Handle =
		Paths->Request(Request, FOnGridPathEvent::CreateSP(this, &FGridMoveDriver::OnPathEvent, Number));
	if (Pending.Number == Number)
	{
		Pending.Handle = Handle;
	}
}

void FGridMoveDriver::FitToGrid(FGridPathRequest& Request)
{
	const FGridPathSource* Source = Subsystem->GetQueue()->FindSource(Request.Start, &Request.Goal);
	if (Source == nullptr)
	{
		return;
	}
	Pending.Graph = Source->Graph;
	const FGridNavGraph& Graph = *Source->Graph;
	FGridMoveRoute::FindPlaceToStand(Graph, Request.AgentRadius, Request.Start, Request.Start);
	FVector Place = Request.Goal;
	if (!FGridMoveRoute::CanStand(Graph, Request.AgentRadius, Request.Goal) &&
		(FGridNavQueries::NearestReachable(Graph, Request.Start, Request.Goal, Request.AgentRadius, Place) ||
			FGridMoveRoute::FindPlaceToStand(Graph, Request.AgentRadius, Request.Goal, Place)))
	{
		Request.Goal = Place;
		Pending.bIsSubstitute = true;
		Pending.Shortfall = FVector::Dist2D(Place, Pending.Goal);
	}
}

void FGridMoveDriver::Cancel(FAsk& Asked)
{
	const FGridPathHandle Handle = Asked.Handle;
	Asked = FAsk();
	UGridPathSubsystem* Paths = Subsystem.Get();
	if (Paths != nullptr && Handle.IsValid())
	{
		Paths->Cancel(Handle);
	}
}

void FGridMoveDriver::OnPathEvent(EGridPathEvent Event, const FGridPathResult& Result, uint32 Number)
{
	const bool bIsPending = Number == Pending.Number;
	if (!IsUnderWay() || (!bIsPending && Number != Current.Number))
	{
		return;
	}
	if (!HasAgent())
	{
		// Noticed with everything that follows from it in the next tick.
		return;
	}
	switch (Event)
	{
	case EGridPathEvent::FirstLeg:
		if (bIsPending && Current.Number == 0 && Result.HasPath() && State == EGridMoveState::Asking)
		{
			Route.SetGrid(Pending.Graph.Pin());
			TakePath(Result, false);
		}
		break;
	case EGridPathEvent::Ended:
		TakeAnswer(Result);
		break;
	case EGridPathEvent::Rerouted:
		PathOutcome = Result.Outcome;
		TakePath(Result, true);
		break;
	case EGridPathEvent::Lost:
		LosePath(Result.Outcome);
		break;
	case EGridPathEvent::Blocked:
		// Rerouted or Lost follows. Where the path is to be left alone, the agent finds out by itself.
		break;
	}
}

void FGridMoveDriver::TakeAnswer(const FGridPathResult& Result)
{
	PathOutcome = Result.Outcome;
	FAsk Answered = Pending;
	Pending = FAsk();
	if (!Result.HasPath())
	{
		TakeRefusal(Result.Outcome);
		return;
	}
	Answered.Handle = Result.Handle;
	Cancel(Current);
	Current = Answered;
	Route.SetGrid(Current.Graph.Pin());
	Pause = 0.0f;
	TakePath(Result, true);
}

void FGridMoveDriver::TakePath(const FGridPathResult& Result, bool bWhole)
{
	const bool bFallsShort = Result.Outcome == EGridPathOutcome::Partial || Current.bIsSubstitute;
	const bool bPartial = bFallsShort && bWhole && !IsWithinReach(Result.Points.Last());
	if (bPartial &&
		(Settings.PartialPolicy == EGridMovePartialPolicy::Refuse ||
			Settings.PartialPolicy == EGridMovePartialPolicy::WaitForWay))
	{
		MissWay();
		return;
	}
	bIsWhole = bWhole;
	bIsPartial = bPartial;
	if (!Route.Follow(Result.Points))
	{
		End(EGridMoveOutcome::NoGrid);
		return;
	}
	FGridWalk Walk;
	Walk.Points = Route.PointsFrom(AgentLocation());
	Walk.Cost = Result.Cost;
	Walk.bPartial = bPartial || !bWhole;
	Walk.GoalActor = Goal.GetActor();
	Walk.Goal = Goal.Where();
	Walk.Shortfall = bWhole ? Current.Shortfall : Pending.Shortfall;
	if (!Walker->Walk(Walk))
	{
		End(EGridMoveOutcome::CannotMove);
		return;
	}
	if (IsUnderWay())
	{
		State = EGridMoveState::Moving;
		Waited = 0.0f;
	}
}

void FGridMoveDriver::TakeRefusal(EGridPathOutcome Reason)
{
	const bool bIsJam = Reason == EGridPathOutcome::QueueFull;
	if (Current.Number != 0 || bIsJam)
	{
		// What there is to walk on is good enough for another while.
		Pause = Settings.RetryInterval;
	}
	else if (Reason == EGridPathOutcome::NoPath)
	{
		MissWay();
	}
	else if (Reason == EGridPathOutcome::NotReady && MayWait())
	{
		WaitForWay();
	}
	else
	{
		End(UE::GridNav::MovePathsImpl::ToMoveOutcome(Reason));
	}
}

void FGridMoveDriver::LosePath(EGridPathOutcome Reason)
{
	PathOutcome = Reason;
	Current = FAsk();
	if (Reason == EGridPathOutcome::NotReady && MayWait())
	{
		WaitForWay();
	}
	else if (Reason == EGridPathOutcome::NotReady || Reason == EGridPathOutcome::OwnerGone)
	{
		End(EGridMoveOutcome::NoGrid);
	}
	else if (Pending.Number == 0)
	{
		// No way to where the path led; there may be one to a place near the goal.
		Ask();
	}
}

void FGridMoveDriver::MissWay()
{
	if (MayWait())
	{
		WaitForWay();
	}
	else
	{
		End(EGridMoveOutcome::Unreachable);
	}
}

void FGridMoveDriver::WaitForWay()
{
	Cancel(Pending);
	Cancel(Current);
	Route.Clear();
	Walker->Stop();
	if (IsUnderWay())
	{
		State = EGridMoveState::Waiting;
		Pause = Settings.RetryInterval;
	}
}

bool FGridMoveDriver::MayWait() const
{
	return Settings.PartialPolicy == EGridMovePartialPolicy::WaitForWay ||
		Settings.PartialPolicy == EGridMovePartialPolicy::GoNearestAndWait;
}
