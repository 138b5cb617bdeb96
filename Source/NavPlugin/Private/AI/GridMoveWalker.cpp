// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridMoveWalker.h"

#include "AIController.h"
#include "GameFramework/NavMovementComponent.h"
#include "GameFramework/Pawn.h"
#include "GridNavCompat.h"
#include "NavigationSystem.h"

namespace UE::GridNav::MoveWalkerImpl
{
/** For each point, its part of the cost of the whole from there on. */
static TArray<FVector::FReal> CostsToEnd(const TArray<FVector>& Points, double Cost)
{
	TArray<FVector::FReal> Costs;
	Costs.SetNumZeroed(Points.Num());
	for (int32 Index = Points.Num() - 2; Index >= 0; --Index)
	{
		Costs[Index] = Costs[Index + 1] + FVector::Dist(Points[Index], Points[Index + 1]);
	}
	const double Length = Costs.IsEmpty() ? 0.0 : Costs[0];
	const double Scale = Length > 0.0 ? Cost / Length : 0.0;
	for (FVector::FReal& Rest : Costs)
	{
		Rest *= Scale;
	}
	return Costs;
}

static EGridWalkEnd ToEnd(const FPathFollowingResult& Result)
{
	switch (Result.Code)
	{
	case EPathFollowingResult::Success:
		return EGridWalkEnd::AtEnd;
	case EPathFollowingResult::Blocked:
	case EPathFollowingResult::OffPath:
		return EGridWalkEnd::Blocked;
	default:
		return EGridWalkEnd::Interrupted;
	}
}
} // namespace UE::GridNav::MoveWalkerImpl

FGridMoveWalker::~FGridMoveWalker()
{
	Stop();
}

void FGridMoveWalker::Configure(AAIController& InController, const FGridMoveSettings& InSettings)
{
	Stop();
	Controller = &InController;
	Settings = InSettings;
}

UPathFollowingComponent* FGridMoveWalker::GetFollowing() const
{
	const AAIController* Pinned = Controller.Get();
	return Pinned != nullptr ? Pinned->GetPathFollowingComponent() : nullptr;
}

UNavMovementComponent* FGridMoveWalker::GetMovement() const
{
	const AAIController* Pinned = Controller.Get();
	const APawn* Pawn = Pinned != nullptr ? Pinned->GetPawn() : nullptr;
	return Pawn != nullptr ? Pawn->FindComponentByClass<UNavMovementComponent>() : nullptr;
}

const ANavigationData* FGridMoveWalker::FindNavData() const
{
	const AAIController* Pinned = Controller.Get();
	const UNavigationSystemV1* System =
		Pinned != nullptr ? FNavigationSystem::GetCurrent<UNavigationSystemV1>(Pinned->GetWorld()) : nullptr;
	if (System == nullptr || Settings.Following == EGridMoveFollowing::Steering)
	{
		return nullptr;
	}
	// The one of the agent if there is any. All that path following asks of it is that it is there.
	return System->GetNavDataForProps(Pinned->GetNavAgentPropertiesRef(), Pinned->GetNavAgentLocation());
}

FAIMoveRequest FGridMoveWalker::MakeRequest(AActor* GoalActor, const FVector& Goal, double Shortfall) const
{
	FAIMoveRequest Request;
	if (GoalActor != nullptr)
	{
		Request.SetGoalActor(GoalActor);
	}
	else
	{
		Request.SetGoalLocation(Goal);
	}
	// Path following accepts the surroundings of the end of the path, too.
	const double Radius = FMath::Max(Settings.AcceptanceRadius - Shortfall, 0.0);
	Request.SetAcceptanceRadius(static_cast<float>(Radius));
	UE::GridNav::Compat::SetReachTest(Request, Settings.bStopOnOverlap);
	// What to make of a partial path has been decided before anybody walks along it.
	Request.SetAllowPartialPath(true);
	Request.SetProjectGoalLocation(false);
	return Request;
}

bool FGridMoveWalker::Walk(const FGridWalk& Wanted)
{
	UPathFollowingComponent* Following = GetFollowing();
	UNavMovementComponent* Movement = GetMovement();
	if (Following == nullptr || Movement == nullptr || !UE::GridNav::Compat::CanMove(*Movement))
	{
		return false;
	}
	if (bIsWalking)
	{
		if (Path.IsValid())
		{
			Fill(Wanted);
			Path->DoneUpdating(ENavPathUpdateType::NavigationChanged);
		}
		return true;
	}
	End = EGridWalkEnd::None;
	StuckSeconds = 0.0f;
	const ANavigationData* NavData = FindNavData();
	bIsWalking = true;
	if (NavData == nullptr)
	{
		return true;
	}
	Path = MakeShared<FGridNavigationPath, ESPMode::ThreadSafe>();
	UE::GridNav::Compat::SetNavData(*Path, *NavData);
	Path->EnableRecalculationOnInvalidation(false);
	Path->SetIgnoreInvalidation(true);
	Fill(Wanted);
	// Whoever is told that the move before has ended may stop this one: hold on to what is needed.
	const TSharedRef<FGridMoveWalker> KeepAlive = AsShared();
	const FAIRequestID Id =
		Controller->RequestMove(MakeRequest(Wanted.GoalActor, Wanted.Goal, Wanted.Shortfall), Path);
	if (!Id.IsValid() || !bIsWalking)
	{
		bIsWalking = false;
		Path.Reset();
		return false;
	}
	MoveId = Id;
	Listen();
	if (Following->GetStatus() == EPathFollowingStatus::Idle)
	{
		// It ended before anybody could listen: the agent is there.
		OnMoveFinished(
			Id, FPathFollowingResult(EPathFollowingResult::Success, FPathFollowingResultFlags::None));
	}
	return true;
}

void FGridMoveWalker::Fill(const FGridWalk& Wanted)
{
	TArray<FNavPathPoint> PathPoints;
	PathPoints.Reserve(Wanted.Points.Num());
	for (const FVector& Point : Wanted.Points)
	{
		PathPoints.Add(FNavPathPoint(Point));
	}
	Path->ResetForRepath();
	Path->SetPoints(
		MoveTemp(PathPoints), UE::GridNav::MoveWalkerImpl::CostsToEnd(Wanted.Points, Wanted.Cost));
	Path->SetIsPartial(Wanted.bPartial);
	Path->MarkReady();
}

void FGridMoveWalker::Stop()
{
	StopListening();
	const bool bWasWalking = bIsWalking;
	const FAIRequestID Id = MoveId;
	bIsWalking = false;
	MoveId = FAIRequestID::InvalidRequest;
	End = EGridWalkEnd::None;
	Path.Reset();
	AAIController* Pinned = Controller.Get();
	UPathFollowingComponent* Following = GetFollowing();
	if (!bWasWalking || Pinned == nullptr)
	{
		return;
	}
	if (Id.IsValid() && Following != nullptr)
	{
		Following->AbortMove(*Pinned, FPathFollowingResultFlags::OwnerFinished, Id);
	}
	else if (UNavMovementComponent* Movement = GetMovement())
	{
		UE::GridNav::Compat::StopMoving(*Movement);
	}
}

void FGridMoveWalker::SteerTo(const FVector& Place, float DeltaSeconds)
{
	UNavMovementComponent* Movement = GetMovement();
	const UPathFollowingComponent* Following = GetFollowing();
	if (!IsSteering() || Movement == nullptr || DeltaSeconds <= 0.0f)
	{
		return;
	}
	if (Following != nullptr && Following->GetStatus() != EPathFollowingStatus::Idle)
	{
		// Somebody else has begun a stock move: two drivers would tear the agent apart.
		bIsWalking = false;
		End = EGridWalkEnd::Interrupted;
		return;
	}
	const FVector At = Controller->GetNavAgentLocation();
	if (IsStuck(At, DeltaSeconds))
	{
		Stop();
		End = EGridWalkEnd::Blocked;
		return;
	}
	// As fast as it takes to be there at the end of this frame; movement keeps to its own limit.
	const FVector Velocity = ((Place - At) / DeltaSeconds).GetClampedToMaxSize(Movement->GetMaxSpeed());
	UE::GridNav::Compat::RequestMove(*Movement, Velocity);
}

bool FGridMoveWalker::IsStuck(const FVector& At, float DeltaSeconds)
{
	// The same as path following has by default.
	constexpr double Distance = 10.0;
	constexpr float Seconds = 5.0f;
	if (FVector::Dist(At, LastPlace) > Distance)
	{
		LastPlace = At;
		StuckSeconds = 0.0f;
	}
	StuckSeconds += DeltaSeconds;
	return StuckSeconds > Seconds;
}

EGridWalkEnd FGridMoveWalker::TakeEnd()
{
	const EGridWalkEnd Taken = End;
	End = EGridWalkEnd::None;
	return Taken;
}

void FGridMoveWalker::EndAtGoal()
{
	if (IsSteering())
	{
		Stop();
		End = EGridWalkEnd::AtEnd;
	}
}

bool FGridMoveWalker::HasReached(AActor* GoalActor, const FVector& Goal) const
{
	const UPathFollowingComponent* Following = GetFollowing();
	return Following != nullptr &&
		UE::GridNav::Compat::HasReached(*Following, MakeRequest(GoalActor, Goal, 0.0));
}

double FGridMoveWalker::GetReach(const AActor* GoalActor) const
{
	double Reach = Settings.AcceptanceRadius;
	if (Settings.bStopOnOverlap)
	{
		const AAIController* Pinned = Controller.Get();
		const INavAgentInterface* GoalAgent = Cast<const INavAgentInterface>(GoalActor);
		const float Own = Pinned != nullptr ? Pinned->GetNavAgentPropertiesRef().AgentRadius : 0.0f;
		const float Other = GoalAgent != nullptr ? GoalAgent->GetNavAgentPropertiesRef().AgentRadius : 0.0f;
		Reach += FMath::Max(Own, 0.0f) + FMath::Max(Other, 0.0f);
	}
	return Reach;
}

void FGridMoveWalker::Listen()
{
	StopListening();
	UPathFollowingComponent* Following = GetFollowing();
	Listened = Following;
	FinishedHandle =
		UE::GridNav::Compat::MoveFinished(*Following).AddSP(this, &FGridMoveWalker::OnMoveFinished);
}

void FGridMoveWalker::StopListening()
{
	if (UPathFollowingComponent* Following = Listened.Get())
	{
		UE::GridNav::Compat::MoveFinished(*Following).Remove(FinishedHandle);
	}
	Listened = nullptr;
	FinishedHandle.Reset();
}

void FGridMoveWalker::OnMoveFinished(FAIRequestID RequestId, const FPathFollowingResult& Result)
{
	if (bIsWalking && MoveId.IsValid() && RequestId == MoveId)
	{
		bIsWalking = false;
		MoveId = FAIRequestID::InvalidRequest;
		Path.Reset();
		End = UE::GridNav::MoveWalkerImpl::ToEnd(Result);
	}
}
