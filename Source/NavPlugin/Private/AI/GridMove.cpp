// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridMove.h"

#include "AI/GridMoveDriver.h"
#include "AIController.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridMove)

FGridMove::FGridMove() = default;
FGridMove::FGridMove(FGridMove&&) = default;

FGridMove& FGridMove::operator=(FGridMove&& Other)
{
	if (this != &Other)
	{
		Stop();
		Driver = MoveTemp(Other.Driver);
	}
	return *this;
}

FGridMove::~FGridMove()
{
	Stop();
}

EGridMoveState FGridMove::Start(
	AAIController& Controller, const FVector& Goal, const FGridMoveSettings& Settings)
{
	Stop();
	Driver = MakeShared<FGridMoveDriver>();
	Driver->Start(Controller, FGridMoveGoal(Goal), Settings);
	return GetState();
}

EGridMoveState FGridMove::Start(AAIController& Controller, AActor& Goal, const FGridMoveSettings& Settings)
{
	Stop();
	Driver = MakeShared<FGridMoveDriver>();
	Driver->Start(Controller, FGridMoveGoal(Goal), Settings);
	return GetState();
}

EGridMoveState FGridMove::Tick(float DeltaSeconds)
{
	// Whoever hears of the end of a stock move may start this one anew.
	if (const TSharedPtr<FGridMoveDriver> Pinned = Driver)
	{
		Pinned->Tick(DeltaSeconds);
	}
	return GetState();
}

void FGridMove::Stop()
{
	if (const TSharedPtr<FGridMoveDriver> Pinned = Driver)
	{
		Pinned->End(EGridMoveOutcome::Stopped);
	}
}

void FGridMove::SetGoal(const FVector& Goal)
{
	if (Driver.IsValid())
	{
		Driver->SetGoal(Goal);
	}
}

EGridMoveState FGridMove::GetState() const
{
	return Driver.IsValid() ? Driver->GetState() : EGridMoveState::Idle;
}

EGridMoveOutcome FGridMove::GetOutcome() const
{
	return Driver.IsValid() ? Driver->GetOutcome() : EGridMoveOutcome::None;
}

EGridPathOutcome FGridMove::GetPathOutcome() const
{
	return Driver.IsValid() ? Driver->GetPathOutcome() : EGridPathOutcome::Pending;
}

bool FGridMove::HasSucceeded() const
{
	const EGridMoveOutcome Outcome = GetOutcome();
	return Outcome == EGridMoveOutcome::Arrived || Outcome == EGridMoveOutcome::ArrivedNearest;
}

bool FGridMove::IsPartial() const
{
	return Driver.IsValid() && Driver->IsPartial();
}

double FGridMove::GetRemainingLength() const
{
	return Driver.IsValid() ? Driver->GetRemainingLength() : 0.0;
}

TArray<FVector> FGridMove::GetRemainingPoints() const
{
	return Driver.IsValid() ? Driver->GetRemainingPoints() : TArray<FVector>();
}

const TCHAR* FGridMove::Describe(EGridMoveOutcome Outcome)
{
	switch (Outcome)
	{
	case EGridMoveOutcome::None:
		return TEXT("under way");
	case EGridMoveOutcome::Arrived:
		return TEXT("arrived");
	case EGridMoveOutcome::ArrivedNearest:
		return TEXT("arrived at the nearest reachable place");
	case EGridMoveOutcome::Unreachable:
		return TEXT("there is no way");
	case EGridMoveOutcome::TimedOut:
		return TEXT("no way opened in time");
	case EGridMoveOutcome::InvalidStart:
		return TEXT("the agent is nowhere it could stand");
	case EGridMoveOutcome::InvalidGoal:
		return TEXT("the goal is off the grid");
	case EGridMoveOutcome::GoalLost:
		return TEXT("the goal actor is gone");
	case EGridMoveOutcome::NoGrid:
		return TEXT("there is no grid that is ready");
	case EGridMoveOutcome::Refused:
		return TEXT("the request was refused");
	case EGridMoveOutcome::Blocked:
		return TEXT("something stands in the way");
	case EGridMoveOutcome::Interrupted:
		return TEXT("interrupted");
	case EGridMoveOutcome::CannotMove:
		return TEXT("the pawn cannot move");
	case EGridMoveOutcome::AgentLost:
		return TEXT("the pawn or its controller is gone");
	case EGridMoveOutcome::Stopped:
		return TEXT("stopped");
	}
	return TEXT("unknown");
}

const TCHAR* FGridMove::Describe(EGridMoveState State)
{
	switch (State)
	{
	case EGridMoveState::Idle:
		return TEXT("idle");
	case EGridMoveState::Asking:
		return TEXT("asking");
	case EGridMoveState::Moving:
		return TEXT("moving");
	case EGridMoveState::Waiting:
		return TEXT("waiting for a way");
	case EGridMoveState::Ended:
		return TEXT("ended");
	}
	return TEXT("unknown");
}

const TCHAR* FGridMove::Describe(EGridMovePartialPolicy Policy)
{
	switch (Policy)
	{
	case EGridMovePartialPolicy::GoNearest:
		return TEXT("goes as near as it can");
	case EGridMovePartialPolicy::Refuse:
		return TEXT("gives up");
	case EGridMovePartialPolicy::WaitForWay:
		return TEXT("waits for a way");
	case EGridMovePartialPolicy::GoNearestAndWait:
		return TEXT("goes as near as it can and waits for a way");
	}
	return TEXT("unknown");
}
