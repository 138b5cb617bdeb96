// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT

// The paths that navigation data has handed out and still looks after.

#include "AI/Navigation/NavAgentInterface.h"
#include "Misc/ScopeLock.h"
#include "NavigationData.h"

void ANavigationData::TickActor(float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction)
{
	Super::TickActor(DeltaTime, TickType, ThisTickFunction);
	PurgeUnusedPaths();
	TickObservedPaths();
	TickRepathRequests();
}

void ANavigationData::RegisterActivePath(FNavPathSharedPtr SharedPath)
{
	check(SharedPath.IsValid());
	FScopeLock Lock(&ActivePathsLock);
	ActivePaths.Add(SharedPath);
}

void ANavigationData::RegisterObservedPath(FNavPathSharedPtr SharedPath)
{
	check(SharedPath.IsValid());
	check(IsInGameThread());
	ObservedPaths.AddUnique(SharedPath);
}

void ANavigationData::RequestRePath(FNavPathSharedPtr Path, ENavPathUpdateType::Type Reason)
{
	check(IsInGameThread());
	RepathRequests.AddUnique(FNavPathRecalculationRequest(Path, Reason));
}

void ANavigationData::PurgeUnusedPaths()
{
	FScopeLock Lock(&ActivePathsLock);
	ActivePaths.RemoveAllSwap([](const FNavPathWeakPtr& Path) { return !Path.IsValid(); });
}

void ANavigationData::TickObservedPaths()
{
	for (int32 Index = ObservedPaths.Num() - 1; Index >= 0; --Index)
	{
		const FNavPathSharedPtr Path = ObservedPaths[Index].Pin();
		const EPathObservationResult::Type Result =
			Path.IsValid() ? Path->TickPathObservation() : EPathObservationResult::NoLongerObserving;
		if (Result == EPathObservationResult::NoLongerObserving)
		{
			ObservedPaths.RemoveAtSwap(Index);
		}
		else if (Result == EPathObservationResult::RequestRepath)
		{
			RequestRePath(Path, ENavPathUpdateType::GoalMoved);
		}
	}
}

void ANavigationData::TickRepathRequests()
{
	// Observers that are told of a path may well ask for another; those requests wait for the next tick.
	TArray<FNavPathRecalculationRequest> Requests = MoveTemp(RepathRequests);
	RepathRequests.Reset();
	for (const FNavPathRecalculationRequest& Request : Requests)
	{
		const FNavPathSharedPtr Path = Request.Path.Pin();
		if (!Path.IsValid())
		{
			continue;
		}
		const INavAgentInterface* NavAgent = Cast<const INavAgentInterface>(Path->GetQuerier());
		if (NavAgent != nullptr && NavAgent->ShouldPostponePathUpdates())
		{
			RepathRequests.AddUnique(Request);
			continue;
		}
		RecalculatePath(Path.ToSharedRef(), Request.Reason);
	}
}

void ANavigationData::RecalculatePath(const FNavPathSharedRef& Path, ENavPathUpdateType::Type Reason)
{
	const FPathFindingQuery Query(Path, this);
	const FPathFindingResult Result = FindPath(Query.NavAgentProperties, Query);
	if (!Result.IsSuccessful())
	{
		Path->RePathFailed();
		return;
	}
	Path->SetTimeStamp(GetWorldTimeStamp());
	Path->UpdateLastRepathGoalLocation();
	Path->DoneUpdating(Reason);
	if (Reason == ENavPathUpdateType::NavigationChanged)
	{
		// Whoever invalidates a path takes it off the list of active ones, or it would be on it twice.
		RegisterActivePath(Path);
	}
}
