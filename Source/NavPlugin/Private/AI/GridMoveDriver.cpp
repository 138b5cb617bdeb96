// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridMoveDriver.h"

#include "AIController.h"
#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "GameFramework/Pawn.h"
#include "Nav/GridNavQueries.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

namespace UE::GridNav::MoveDriverImpl
{
/** A goal that has moved less than this is where it was, in cm. */
constexpr double SamePlace = 1.0;
} // namespace UE::GridNav::MoveDriverImpl

// Beginning and end

void FGridMoveDriver::Start(
	AAIController& InController, const FGridMoveGoal& InGoal, const FGridMoveSettings& InSettings)
{
	End(EGridMoveOutcome::Stopped);
	Settings = InSettings.Clamped();
	Goal = InGoal;
	Controller = &InController;
	Pawn = InController.GetPawn();
	Subsystem = UGridPathSubsystem::Get(&InController);
	Walker->Configure(InController, Settings);
	Route.Configure(Settings, AgentRadius());
	State = EGridMoveState::Asking;
	Outcome = EGridMoveOutcome::None;
	PathOutcome = EGridPathOutcome::Pending;
	bIsWhole = bIsPartial = false;
	Waited = Pause = 0.0f;
	if (!HasAgent())
	{
		End(EGridMoveOutcome::AgentLost);
	}
	else if (!UE::GridNav::IsFinite(Goal.Where()))
	{
		End(EGridMoveOutcome::InvalidGoal);
	}
	else if (Walker->HasReached(Goal.GetActor(), Goal.Where()))
	{
		End(EGridMoveOutcome::Arrived);
	}
	else
	{
		Ask();
	}
}

void FGridMoveDriver::End(EGridMoveOutcome InOutcome)
{
	if (!IsUnderWay())
	{
		return;
	}
	State = EGridMoveState::Ended;
	Outcome = InOutcome;
	Cancel(Pending);
	Cancel(Current);
	Route.Clear();
	Walker->Stop();
}

bool FGridMoveDriver::HasAgent() const
{
	const AAIController* Pinned = Controller.Get();
	return Pinned != nullptr && Pawn.IsValid() && Pinned->GetPawn() == Pawn.Get();
}

FVector FGridMoveDriver::AgentLocation() const
{
	return Controller->GetNavAgentLocation();
}

float FGridMoveDriver::AgentRadius() const
{
	const AAIController* Pinned = Controller.Get();
	return Pinned != nullptr ? FMath::Max(Pinned->GetNavAgentPropertiesRef().AgentRadius, 0.0f) : 0.0f;
}

TArray<FVector> FGridMoveDriver::GetRemainingPoints()
{
	return HasAgent() ? Route.PointsFrom(AgentLocation()) : TArray<FVector>();
}

// Every frame

void FGridMoveDriver::Tick(float DeltaSeconds)
{
	if (!IsUnderWay())
	{
		return;
	}
	if (!HasAgent())
	{
		End(EGridMoveOutcome::AgentLost);
		return;
	}
	if (Goal.IsGone())
	{
		End(EGridMoveOutcome::GoalLost);
		return;
	}
	Pause = FMath::Max(Pause - DeltaSeconds, 0.0f);
	TakeEndOfWalk();
	if (State == EGridMoveState::Moving)
	{
		FollowRoute(DeltaSeconds);
	}
	if (IsUnderWay())
	{
		TrackGoal();
	}
	if (IsUnderWay())
	{
		LookForWay(DeltaSeconds);
	}
}

void FGridMoveDriver::FollowRoute(float DeltaSeconds)
{
	const FGridMoveStep Step = Route.Update(AgentLocation());
	UGridPathSubsystem* Paths = Subsystem.Get();
	bool bIsReleased = false;
	if (Step.bHasProgressed && Current.Handle.IsValid() && Paths != nullptr)
	{
		Paths->SetProgress(Current.Handle, Step.Progress);
		// By CancelAll, of which nobody is told: nothing looks after the path any more.
		bIsReleased = Paths->GetOutcome(Current.Handle) == EGridPathOutcome::InvalidRequest;
	}
	const bool bMayAsk = Pending.Number == 0 && Pause <= 0.0f;
	const bool bNeedsAnother = bIsReleased || Step.State == NavCore::FollowState::Strayed ||
		(Step.State == NavCore::FollowState::Blocked && Settings.Repair == EGridPathRepair::Ignore);
	if (bNeedsAnother && bMayAsk)
	{
		Ask();
	}
	if (IsUnderWay() && Walker->IsSteering())
	{
		const bool bIsAtEnd = Step.State == NavCore::FollowState::Arrived ||
			(bIsWhole && !bIsPartial && Walker->HasReached(Goal.GetActor(), Goal.Where()));
		if (bIsAtEnd)
		{
			Walker->EndAtGoal();
			TakeEndOfWalk();
		}
		else
		{
			Walker->SteerTo(Step.SteerTo, DeltaSeconds);
		}
	}
}

void FGridMoveDriver::TakeEndOfWalk()
{
	switch (Walker->TakeEnd())
	{
	case EGridWalkEnd::AtEnd:
		ArriveAtEnd();
		break;
	case EGridWalkEnd::Blocked:
		End(EGridMoveOutcome::Blocked);
		break;
	case EGridWalkEnd::Interrupted:
		End(EGridMoveOutcome::Interrupted);
		break;
	case EGridWalkEnd::None:
		break;
	}
}

void FGridMoveDriver::ArriveAtEnd()
{
	State = EGridMoveState::Asking;
	if (Walker->HasReached(Goal.GetActor(), Goal.Where()))
	{
		End(EGridMoveOutcome::Arrived);
		return;
	}
	if (Pending.Number != 0)
	{
		// At the end of the first leg, or of a path that is to be replaced: what is asked for will come.
		return;
	}
	const bool bHasGoalMoved =
		FVector::Dist2D(Goal.Where(), Current.Goal) > UE::GridNav::MoveDriverImpl::SamePlace;
	if (bHasGoalMoved && Settings.GoalTrackingThreshold > 0.0f)
	{
		Cancel(Current);
		Ask();
	}
	else if (!bIsPartial)
	{
		End(EGridMoveOutcome::Arrived);
	}
	else if (Settings.PartialPolicy == EGridMovePartialPolicy::GoNearestAndWait)
	{
		WaitForWay();
	}
	else
	{
		End(EGridMoveOutcome::ArrivedNearest);
	}
}

void FGridMoveDriver::TrackGoal()
{
	const bool bIsTracking = Settings.GoalTrackingThreshold > 0.0f && Pending.Number == 0 && Pause <= 0.0f;
	if (bIsTracking && Current.Number != 0 &&
		FVector::Dist2D(Goal.Where(), Current.Goal) > TrackingThreshold())
	{
		Ask();
	}
}

double FGridMoveDriver::TrackingThreshold() const
{
	constexpr double PartOfRest = 0.5;
	const double Least =
		FMath::Max(Walker->GetReach(Goal.GetActor()), UE::GridNav::MoveDriverImpl::SamePlace);
	return FMath::Min<double>(
		Settings.GoalTrackingThreshold, FMath::Max(Route.GetRemainingLength() * PartOfRest, Least));
}

void FGridMoveDriver::LookForWay(float DeltaSeconds)
{
	if (State == EGridMoveState::Waiting)
	{
		Waited += DeltaSeconds;
		if (Settings.WaitTimeout > 0.0f && Waited >= Settings.WaitTimeout)
		{
			End(EGridMoveOutcome::TimedOut);
			return;
		}
	}
	if (Pending.Number != 0 || Pause > 0.0f)
	{
		return;
	}
	const bool bHasNone = State == EGridMoveState::Asking;
	const bool bWantsBetter = State == EGridMoveState::Waiting || IsPartial();
	if (bHasNone || (bWantsBetter && IsThereAWay()))
	{
		Ask();
	}
	else if (bWantsBetter)
	{
		Pause = Settings.RetryInterval;
	}
}

bool FGridMoveDriver::IsThereAWay()
{
	const UGridPathSubsystem* Paths = Subsystem.Get();
	const TSharedPtr<FGridPathQueue> Queue = Paths != nullptr ? Paths->GetQueue() : nullptr;
	const FGridPathSource* Source =
		Queue.IsValid() ? Queue->FindSource(AgentLocation(), &Goal.Where()) : nullptr;
	if (Source == nullptr)
	{
		// Removed for good, or being built. Asking tells.
		return Queue.IsValid() && !Queue->IsGridExpectedAt(AgentLocation());
	}
	FVector From;
	FVector Nearest;
	return FGridMoveRoute::FindPlaceToStand(*Source->Graph, AgentRadius(), AgentLocation(), From) &&
		FGridNavQueries::NearestReachable(*Source->Graph, From, Goal.Where(), AgentRadius(), Nearest) &&
		IsWithinReach(Nearest);
}

bool FGridMoveDriver::IsWithinReach(const FVector& Place)
{
	return FVector::Dist2D(Place, Goal.Where()) <= Walker->GetReach(Goal.GetActor());
}
