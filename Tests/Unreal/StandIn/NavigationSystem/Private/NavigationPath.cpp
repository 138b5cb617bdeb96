// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavigationPath.h"

#include "AI/Navigation/NavAgentInterface.h"
#include "NavigationData.h"

DEFINE_LOG_CATEGORY_STATIC(LogNavigationPath, Log, All);

const FNavPathType FNavigationPath::Type;

FNavigationPath::FNavigationPath()
	: PathType(FNavigationPath::Type), bDoAutoUpdateOnInvalidation(true), bIgnoreInvalidation(false),
	  bUpToDate(true), bIsReady(false), bIsPartial(false), bReachedSearchLimit(false),
	  bWaitingForRepath(false), LastUpdateTimeStamp(-1.), GoalActorLocationTetherDistanceSq(0.f),
	  LastRepathGoalLocation(FVector::ZeroVector)
{
}

FNavigationPath::FNavigationPath(const TArray<FVector>& Points, AActor* InBase) : FNavigationPath()
{
	Base = InBase;
	for (const FVector& Point : Points)
	{
		PathPoints.Add(FNavPathPoint(Point));
	}
	MarkReady();
}

void FNavigationPath::ResetForRepath()
{
	PathPoints.Reset();
	bIsReady = false;
	bIsPartial = false;
	bReachedSearchLimit = false;
}

#if ENABLE_VISUAL_LOG
void FNavigationPath::DescribeSelfToVisLog(FVisualLogEntry* Snapshot) const
{
	check(Snapshot != nullptr);
}
#endif

FVector FNavigationPath::GetGoalActorLocation() const
{
	const AActor* Actor = GoalActor.Get();
	if (Actor == nullptr)
	{
		return FVector::ZeroVector;
	}
	const INavAgentInterface* NavAgent = Cast<const INavAgentInterface>(Actor);
	if (NavAgent == nullptr)
	{
		return Actor->GetActorLocation();
	}
	return NavAgent->GetNavAgentLocation() + NavAgent->GetMoveGoalOffset(Cast<const AActor>(GetQuerier()));
}

FVector FNavigationPath::GetGoalLocation() const
{
	return GoalActor.IsValid() ? GetGoalActorLocation() : GetEndLocation();
}

FVector::FReal FNavigationPath::GetLengthFromPosition(FVector SegmentStart, uint32 NextPathPointIndex) const
{
	FVector::FReal Length = 0.;
	for (int32 Index = static_cast<int32>(NextPathPointIndex); Index < PathPoints.Num(); ++Index)
	{
		Length += FVector::Dist(SegmentStart, PathPoints[Index].Location);
		SegmentStart = PathPoints[Index].Location;
	}
	return Length;
}

FVector::FReal FNavigationPath::GetLength() const
{
	return PathPoints.Num() > 0 ? GetLengthFromPosition(PathPoints[0].Location, 1) : 0.;
}

namespace
{
/** Whether a part of the segment is inside of the box, its sides included. */
bool SegmentMeetsBox(const FVector& Start, const FVector& End, const FBox& Box)
{
	double Enter = 0.;
	double Leave = 1.;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		const double Delta = End[Axis] - Start[Axis];
		if (FMath::Abs(Delta) < UE_SMALL_NUMBER)
		{
			if (Start[Axis] < Box.Min[Axis] || Start[Axis] > Box.Max[Axis])
			{
				return false;
			}
			continue;
		}
		const double A = (Box.Min[Axis] - Start[Axis]) / Delta;
		const double B = (Box.Max[Axis] - Start[Axis]) / Delta;
		Enter = FMath::Max(Enter, FMath::Min(A, B));
		Leave = FMath::Min(Leave, FMath::Max(A, B));
	}
	return Enter <= Leave;
}
} // namespace

bool FNavigationPath::DoesIntersectBox(
	const FBox& Box, uint32 StartingIndex, int32* IntersectingSegmentIndex, FVector* AgentExtent) const
{
	const FBox Grown = AgentExtent != nullptr ? Box.ExpandBy(*AgentExtent) : Box;
	for (int32 Index = static_cast<int32>(StartingIndex); Index + 1 < PathPoints.Num(); ++Index)
	{
		if (SegmentMeetsBox(PathPoints[Index].Location, PathPoints[Index + 1].Location, Grown))
		{
			if (IntersectingSegmentIndex != nullptr)
			{
				*IntersectingSegmentIndex = Index + 1;
			}
			return true;
		}
	}
	return false;
}

ANavigationData* FNavigationPath::GetNavigationDataUsed() const
{
	return const_cast<ANavigationData*>(NavigationDataUsed.Get());
}

void FNavigationPath::SetNavigationDataUsed(const ANavigationData* const NewData)
{
	NavigationDataUsed = NewData;
}

void FNavigationPath::Invalidate()
{
	if (bIgnoreInvalidation)
	{
		return;
	}
	bUpToDate = false;
	ObserverDelegate.Broadcast(this, ENavPathEvent::Invalidated);
	ANavigationData* NavData = GetNavigationDataUsed();
	if (bDoAutoUpdateOnInvalidation && NavData != nullptr)
	{
		bWaitingForRepath = true;
		NavData->RequestRePath(AsShared(), ENavPathUpdateType::NavigationChanged);
	}
}

void FNavigationPath::DoneUpdating(ENavPathUpdateType::Type UpdateType)
{
	static const ENavPathEvent::Type EventOfUpdate[] = {ENavPathEvent::UpdatedDueToGoalMoved,
		ENavPathEvent::UpdatedDueToNavigationChanged, ENavPathEvent::MetaPathUpdate, ENavPathEvent::Custom};

	bUpToDate = true;
	bWaitingForRepath = false;
	ObserverDelegate.Broadcast(this, EventOfUpdate[UpdateType]);
}

void FNavigationPath::RePathFailed()
{
	bWaitingForRepath = false;
	ObserverDelegate.Broadcast(this, ENavPathEvent::RePathFailed);
}

void FNavigationPath::SetGoalActorObservation(const AActor& ActorToObserve, float TetherDistance)
{
	ANavigationData* NavData = GetNavigationDataUsed();
	if (NavData == nullptr)
	{
		UE_LOG(
			LogNavigationPath, Warning, TEXT("A path without navigation data cannot watch its goal actor."));
		return;
	}
	GoalActor = &ActorToObserve;
	GoalActorLocationTetherDistanceSq = FMath::Square(TetherDistance);
	UpdateLastRepathGoalLocation();
	NavData->RegisterObservedPath(AsShared());
}

void FNavigationPath::DisableGoalActorObservation()
{
	GoalActor.Reset();
	GoalActorLocationTetherDistanceSq = 0.f;
}

EPathObservationResult::Type FNavigationPath::TickPathObservation()
{
	if (!GoalActor.IsValid())
	{
		return EPathObservationResult::NoLongerObserving;
	}
	const FVector::FReal DistanceSq = FVector::DistSquared(GetGoalActorLocation(), LastRepathGoalLocation);
	return DistanceSq <= GoalActorLocationTetherDistanceSq ? EPathObservationResult::NoChange
														   : EPathObservationResult::RequestRepath;
}

void FNavigationPath::UpdateLastRepathGoalLocation()
{
	if (GoalActor.IsValid())
	{
		LastRepathGoalLocation = GetGoalActorLocation();
	}
}
