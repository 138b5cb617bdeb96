// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Navigation/PathFollowingComponent.h"

#include "AI/Navigation/NavAgentInterface.h"
#include "BrainComponent.h"
#include "GameFramework/Controller.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PawnMovementComponent.h"

namespace
{
constexpr float DefaultAcceptanceRadius = 5.f;

/** Points on the way count as passed from this near, and from a little more than the radius of the agent. */
constexpr float PointReachedDistance = 5.f;
constexpr float PartOfRadius = 1.1f;

/** A pawn that has not come this far in this time is blocked. */
constexpr double BlockDistance = 10.;
constexpr float BlockTime = 5.f;
} // namespace

FPathFollowingResult::FPathFollowingResult(FPathFollowingResultFlags::Type InFlags)
	: Code(EPathFollowingResult::Aborted), Flags(InFlags)
{
	if (HasFlag(FPathFollowingResultFlags::Success))
	{
		Code = EPathFollowingResult::Success;
	}
	else if (HasFlag(FPathFollowingResultFlags::Blocked))
	{
		Code = EPathFollowingResult::Blocked;
	}
	else if (HasFlag(FPathFollowingResultFlags::OffPath))
	{
		Code = EPathFollowingResult::OffPath;
	}
}

FPathFollowingResult::FPathFollowingResult(
	EPathFollowingResult::Type ResultCode, FPathFollowingResultFlags::Type ExtraFlags)
	: Code(ResultCode), Flags(ExtraFlags)
{
	switch (ResultCode)
	{
	case EPathFollowingResult::Success:
		Flags |= FPathFollowingResultFlags::Success;
		break;
	case EPathFollowingResult::Blocked:
		Flags |= FPathFollowingResultFlags::Blocked;
		break;
	case EPathFollowingResult::OffPath:
		Flags |= FPathFollowingResultFlags::OffPath;
		break;
	default:
		break;
	}
}

UPathFollowingComponent::UPathFollowingComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), Status(EPathFollowingStatus::Idle), MoveSegmentStartIndex(0),
	  MoveSegmentEndIndex(1), LastProgressLocation(FVector::ZeroVector), TimeWithoutProgress(0.f)
{
	PrimaryComponentTick.bCanEverTick = true;
}

void UPathFollowingComponent::Initialize()
{
	const AController* Controller = Cast<AController>(GetOwner());
	const APawn* Pawn = Controller != nullptr ? Controller->GetPawn() : nullptr;
	MovementComp = Pawn != nullptr ? Pawn->FindComponentByClass<UNavMovementComponent>() : nullptr;
}

void UPathFollowingComponent::Cleanup()
{
	if (Status != EPathFollowingStatus::Idle)
	{
		AbortMove(*this, FPathFollowingResultFlags::OwnerFinished);
	}
	MovementComp = nullptr;
}

void UPathFollowingComponent::OnUnregister()
{
	Cleanup();
	Super::OnUnregister();
}

FAIRequestID UPathFollowingComponent::GetNextRequestId()
{
	static uint32 LastRequestId = 0;
	return FAIRequestID(++LastRequestId);
}

FAIRequestID UPathFollowingComponent::RequestMove(const FAIMoveRequest& RequestData, FNavPathSharedPtr InPath)
{
	check(IsInGameThread());
	if (MovementComp == nullptr)
	{
		Initialize();
	}
	if (!InPath.IsValid() || !InPath->IsValid() || MovementComp == nullptr ||
		!MovementComp->CanStartPathFollowing())
	{
		return FAIRequestID::InvalidRequest;
	}
	if (Status != EPathFollowingStatus::Idle)
	{
		AbortMove(*this, FPathFollowingResultFlags::NewRequest, FAIRequestID::CurrentRequest,
			EPathFollowingVelocityMode::Keep);
	}
	Path = InPath;
	PathEventHandle = Path->AddObserver(FNavigationPath::FPathObserverDelegate::FDelegate::CreateUObject(
		this, &UPathFollowingComponent::OnPathEvent));
	CurrentMoveRequest = RequestData;
	CurrentRequestId = GetNextRequestId();
	Status = EPathFollowingStatus::Moving;
	LastProgressLocation = MovementComp->GetActorFeetLocation();
	TimeWithoutProgress = 0.f;
	OnPathUpdated();
	SetMoveSegment(DetermineStartingPathPoint(Path.Get()));
	return CurrentRequestId;
}

FAIRequestID UPathFollowingComponent::RequestMoveWithImmediateFinish(
	EPathFollowingResult::Type Result, EPathFollowingVelocityMode VelocityMode)
{
	if (Status != EPathFollowingStatus::Idle)
	{
		AbortMove(*this, FPathFollowingResultFlags::NewRequest, FAIRequestID::CurrentRequest, VelocityMode);
	}
	const FAIRequestID MoveId = GetNextRequestId();
	TellOfTheEnd(MoveId,
		FPathFollowingResult(Result,
			Result == EPathFollowingResult::Success ? FPathFollowingResultFlags::AlreadyAtGoal
													: FPathFollowingResultFlags::InvalidPath));
	return MoveId;
}

void UPathFollowingComponent::AbortMove(const UObject& Instigator, FPathFollowingResultFlags::Type AbortFlags,
	FAIRequestID RequestID, EPathFollowingVelocityMode VelocityMode)
{
	if (Status != EPathFollowingStatus::Idle && RequestID.IsEquivalent(CurrentRequestId))
	{
		FinishRequest(FPathFollowingResult(EPathFollowingResult::Aborted, AbortFlags), VelocityMode);
	}
}

void UPathFollowingComponent::OnPathFinished(const FPathFollowingResult& Result)
{
	FinishRequest(Result, EPathFollowingVelocityMode::Reset);
}

void UPathFollowingComponent::FinishRequest(
	const FPathFollowingResult& Result, EPathFollowingVelocityMode VelocityMode)
{
	// Whoever is told may ask for another move at once.
	const FAIRequestID FinishedId = CurrentRequestId;
	if (VelocityMode == EPathFollowingVelocityMode::Reset && MovementComp != nullptr)
	{
		MovementComp->StopMovementKeepPathing();
	}
	Reset();
	TellOfTheEnd(FinishedId, Result);
}

void UPathFollowingComponent::TellOfTheEnd(FAIRequestID FinishedId, const FPathFollowingResult& Result)
{
	OnRequestFinished.Broadcast(FinishedId, Result);
	FAIMessage::Send(Cast<AController>(GetOwner()),
		FAIMessage(UBrainComponent::AIMessage_MoveFinished, this, FinishedId, Result.IsSuccess()));
}

void UPathFollowingComponent::Reset()
{
	if (Path.IsValid())
	{
		Path->RemoveObserver(PathEventHandle);
		Path->DisableGoalActorObservation();
	}
	PathEventHandle.Reset();
	Path.Reset();
	CurrentMoveRequest = FAIMoveRequest();
	CurrentRequestId = FAIRequestID::InvalidRequest;
	Status = EPathFollowingStatus::Idle;
	MoveSegmentStartIndex = 0;
	MoveSegmentEndIndex = 1;
}

void UPathFollowingComponent::OnPathEvent(FNavigationPath* InPath, ENavPathEvent::Type Event)
{
	if (InPath == nullptr || Path.Get() != InPath)
	{
		return;
	}
	switch (Event)
	{
	case ENavPathEvent::UpdatedDueToGoalMoved:
	case ENavPathEvent::UpdatedDueToNavigationChanged:
		HandlePathUpdateEvent();
		break;
	case ENavPathEvent::Invalidated:
		if (!Path->WillRecalculateOnInvalidation())
		{
			OnPathFinished(
				FPathFollowingResult(EPathFollowingResult::Aborted, FPathFollowingResultFlags::InvalidPath));
		}
		break;
	case ENavPathEvent::RePathFailed:
		FAIMessage::Send(Cast<AController>(GetOwner()),
			FAIMessage(UBrainComponent::AIMessage_RepathFailed, this, CurrentRequestId, FAIMessage::Failure));
		break;
	default:
		break;
	}
}

bool UPathFollowingComponent::HandlePathUpdateEvent()
{
	if (Status == EPathFollowingStatus::Idle || !HasValidPath())
	{
		return false;
	}
	OnPathUpdated();
	SetMoveSegment(DetermineStartingPathPoint(Path.Get()));
	return true;
}

int32 UPathFollowingComponent::DetermineStartingPathPoint(const FNavigationPath* ConsideredPath) const
{
	// Paths begin where the agent stands; the first point is never walked to.
	return 0;
}

void UPathFollowingComponent::SetMoveSegment(int32 SegmentStartIndex)
{
	const int32 LastIndex = Path->GetPathPoints().Num() - 1;
	MoveSegmentStartIndex = FMath::Clamp(SegmentStartIndex, 0, LastIndex);
	MoveSegmentEndIndex = FMath::Min(MoveSegmentStartIndex + 1, LastIndex);
}

FVector UPathFollowingComponent::GetCurrentTargetLocation() const
{
	return HasValidPath() && Path->GetPathPoints().IsValidIndex(MoveSegmentEndIndex)
		? Path->GetPathPoints()[MoveSegmentEndIndex].Location
		: FVector::ZeroVector;
}

float UPathFollowingComponent::GetAcceptanceRadius(const FAIMoveRequest& MoveRequest) const
{
	const float Wanted = MoveRequest.GetAcceptanceRadius();
	const float Radius = Wanted >= 0.f ? Wanted : DefaultAcceptanceRadius;
	const bool bWithAgent = MoveRequest.IsReachTestIncludingAgentRadius() && MovementComp != nullptr;
	return Radius +
		(bWithAgent ? FMath::Max(MovementComp->GetNavAgentPropertiesRef().AgentRadius, 0.f) : 0.f);
}

bool UPathFollowingComponent::HasReached(const FAIMoveRequest& MoveRequest) const
{
	const AController* Controller = Cast<AController>(GetOwner());
	if (Controller == nullptr || Controller->GetPawn() == nullptr)
	{
		return false;
	}
	float Radius = GetAcceptanceRadius(MoveRequest);
	const INavAgentInterface* Goal = Cast<const INavAgentInterface>(MoveRequest.GetGoalActor());
	if (Goal != nullptr && MoveRequest.IsReachTestIncludingGoalRadius())
	{
		Radius += FMath::Max(Goal->GetNavAgentPropertiesRef().AgentRadius, 0.f);
	}
	return FVector::Dist2D(Controller->GetNavAgentLocation(), MoveRequest.GetDestination()) <= Radius;
}

void UPathFollowingComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	if (Status != EPathFollowingStatus::Moving)
	{
		return;
	}
	UpdatePathSegment();
	if (Status == EPathFollowingStatus::Moving && UpdateBlockDetection(DeltaTime))
	{
		OnPathFinished(FPathFollowingResult(EPathFollowingResult::Blocked, FPathFollowingResultFlags::None));
	}
	if (Status == EPathFollowingStatus::Moving)
	{
		FollowPathSegment(DeltaTime);
	}
}

void UPathFollowingComponent::UpdatePathSegment()
{
	if (MovementComp == nullptr || !Path.IsValid())
	{
		OnPathFinished(
			FPathFollowingResult(EPathFollowingResult::Aborted, FPathFollowingResultFlags::MovementStop));
		return;
	}
	if (!Path->IsValid())
	{
		if (!Path->IsWaitingForRepath())
		{
			OnPathFinished(
				FPathFollowingResult(EPathFollowingResult::Aborted, FPathFollowingResultFlags::InvalidPath));
		}
		return;
	}
	const int32 LastIndex = Path->GetPathPoints().Num() - 1;
	const FVector Location = MovementComp->GetActorFeetLocation();
	while (MoveSegmentEndIndex < LastIndex && HasReachedCurrentTarget(Location))
	{
		OnSegmentFinished();
		SetMoveSegment(MoveSegmentEndIndex);
	}
	if (MoveSegmentEndIndex < LastIndex)
	{
		return;
	}
	// At the last point of a partial path the goal itself is out of reach, and the end of the path counts.
	const bool bReachedGoal = HasReached(CurrentMoveRequest);
	const bool bReachedEnd = FVector::Dist2D(Location, Path->GetEndLocation()) <=
		FMath::Max(GetAcceptanceRadius(CurrentMoveRequest), 1.f);
	if (bReachedGoal || bReachedEnd)
	{
		OnSegmentFinished();
		OnPathFinished(FPathFollowingResult(EPathFollowingResult::Success, FPathFollowingResultFlags::None));
	}
}

bool UPathFollowingComponent::HasReachedCurrentTarget(const FVector& CurrentLocation) const
{
	const TArray<FNavPathPoint>& Points = Path->GetPathPoints();
	const FVector Target = Points[MoveSegmentEndIndex].Location;
	const FVector Direction = (Target - Points[MoveSegmentStartIndex].Location).GetSafeNormal2D();
	const FVector Remaining = Target - CurrentLocation;
	const float Near =
		FMath::Max(PointReachedDistance, PartOfRadius * MovementComp->GetNavAgentPropertiesRef().AgentRadius);
	// Near the point, or already past it.
	return Remaining.Size2D() <= Near || FVector::DotProduct(Remaining, Direction) < 0.;
}

void UPathFollowingComponent::FollowPathSegment(float DeltaTime)
{
	if (!HasValidPath() || MovementComp == nullptr || DeltaTime <= 0.f)
	{
		return;
	}
	const FVector Delta = GetCurrentTargetLocation() - MovementComp->GetActorFeetLocation();
	// As fast as it takes to be there at the end of this tick; movement keeps to its own limit.
	const FVector Velocity = (Delta / DeltaTime).GetClampedToMaxSize(MovementComp->GetMaxSpeed());
	MovementComp->RequestDirectMove(Velocity, false);
}

bool UPathFollowingComponent::UpdateBlockDetection(float DeltaTime)
{
	const FVector Location = MovementComp->GetActorFeetLocation();
	if (FVector::Dist(Location, LastProgressLocation) > BlockDistance)
	{
		LastProgressLocation = Location;
		TimeWithoutProgress = 0.f;
		return false;
	}
	TimeWithoutProgress += DeltaTime;
	return TimeWithoutProgress > BlockTime;
}
