// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT

// What agents ask the navigation system.

#include "Engine/World.h"
#include "NavigationSystem.h"

#include <atomic>

namespace
{
FPathFindingResult RunQuery(const ANavigationData& NavData, const FNavAgentProperties& AgentProperties,
	const FPathFindingQuery& Query, EPathFindingMode::Type Mode)
{
	return Mode == EPathFindingMode::Hierarchical ? NavData.FindHierarchicalPath(AgentProperties, Query)
												  : NavData.FindPath(AgentProperties, Query);
}
} // namespace

FPathFindingResult UNavigationSystemV1::FindPathSync(
	const FNavAgentProperties& AgentProperties, FPathFindingQuery Query, EPathFindingMode::Type Mode)
{
	check(IsInGameThread());
	if (!Query.NavData.IsValid())
	{
		Query.NavData = GetNavDataForProps(AgentProperties, Query.StartLocation);
	}
	const ANavigationData* NavData = Query.NavData.Get();
	return NavData != nullptr ? RunQuery(*NavData, AgentProperties, Query, Mode)
							  : FPathFindingResult(ENavigationQueryResult::Error);
}

FPathFindingResult UNavigationSystemV1::FindPathSync(FPathFindingQuery Query, EPathFindingMode::Type Mode)
{
	check(IsInGameThread());
	if (!Query.NavData.IsValid())
	{
		Query.NavData = GetDefaultNavDataInstance(FNavigationSystem::DontCreate);
	}
	const ANavigationData* NavData = Query.NavData.Get();
	return NavData != nullptr ? RunQuery(*NavData, Query.NavAgentProperties, Query, Mode)
							  : FPathFindingResult(ENavigationQueryResult::Error);
}

bool UNavigationSystemV1::TestPathSync(
	FPathFindingQuery Query, EPathFindingMode::Type Mode, int32* NumVisitedNodes) const
{
	check(IsInGameThread());
	if (!Query.NavData.IsValid())
	{
		Query.NavData = MainNavData.Get();
	}
	const ANavigationData* NavData = Query.NavData.Get();
	if (NavData == nullptr)
	{
		return false;
	}
	return Mode == EPathFindingMode::Hierarchical
		? NavData->TestHierarchicalPath(Query.NavAgentProperties, Query, NumVisitedNodes)
		: NavData->TestPath(Query.NavAgentProperties, Query, NumVisitedNodes);
}

bool UNavigationSystemV1::ProjectPointToNavigation(const FVector& Point, FNavLocation& OutLocation,
	const FVector& Extent, const FNavAgentProperties* AgentProperties,
	FSharedConstNavQueryFilter QueryFilter) const
{
	const ANavigationData* NavData =
		AgentProperties != nullptr ? GetNavDataForProps(*AgentProperties, Point) : MainNavData.Get();
	return ProjectPointToNavigation(Point, OutLocation, Extent, NavData, QueryFilter);
}

bool UNavigationSystemV1::ProjectPointToNavigation(const FVector& Point, FNavLocation& OutLocation,
	const FVector& Extent, const ANavigationData* NavData, FSharedConstNavQueryFilter QueryFilter) const
{
	check(IsInGameThread());
	NavData = NavData != nullptr ? NavData : MainNavData.Get();
	return NavData != nullptr &&
		NavData->ProjectPoint(
			Point, OutLocation, Extent.IsZero() ? NavData->GetDefaultQueryExtent() : Extent, QueryFilter);
}

bool UNavigationSystemV1::GetRandomPoint(
	FNavLocation& ResultLocation, ANavigationData* NavData, FSharedConstNavQueryFilter QueryFilter)
{
	NavData = NavData != nullptr ? NavData : MainNavData.Get();
	if (NavData == nullptr)
	{
		return false;
	}
	ResultLocation = NavData->GetRandomPoint(QueryFilter);
	return true;
}

bool UNavigationSystemV1::GetRandomReachablePointInRadius(const FVector& Origin, float Radius,
	FNavLocation& ResultLocation, ANavigationData* NavData, FSharedConstNavQueryFilter QueryFilter) const
{
	NavData = NavData != nullptr ? NavData : MainNavData.Get();
	return NavData != nullptr &&
		NavData->GetRandomReachablePointInRadius(Origin, Radius, ResultLocation, QueryFilter);
}

bool UNavigationSystemV1::GetRandomPointInNavigableRadius(const FVector& Origin, float Radius,
	FNavLocation& ResultLocation, ANavigationData* NavData, FSharedConstNavQueryFilter QueryFilter) const
{
	NavData = NavData != nullptr ? NavData : MainNavData.Get();
	return NavData != nullptr &&
		NavData->GetRandomPointInNavigableRadius(Origin, Radius, ResultLocation, QueryFilter);
}

/** The queries of one frame. The worker owns them while it runs, the game thread before and after. */
struct UNavigationSystemV1::FAsyncBatch
{
	TArray<FAsyncPathFindingQuery> Queries;

	/** Those before this one have an answer. */
	int32 NumAnswered = 0;
	std::atomic<bool> bStop = false;

	void Run()
	{
		while (NumAnswered < Queries.Num() && !bStop)
		{
			FAsyncPathFindingQuery& Query = Queries[NumAnswered];
			const ANavigationData* NavData = Query.NavData.Get();
			Query.Result = NavData != nullptr
				? RunQuery(*NavData, Query.NavAgentProperties, Query, Query.Mode)
				: FPathFindingResult(ENavigationQueryResult::Error);
			++NumAnswered;
		}
	}
};

uint32 UNavigationSystemV1::FindPathAsync(const FNavAgentProperties& AgentProperties, FPathFindingQuery Query,
	const FNavPathQueryDelegate& ResultDelegate, EPathFindingMode::Type Mode)
{
	check(IsInGameThread());
	if (!Query.NavData.IsValid())
	{
		Query.NavData = GetNavDataForProps(AgentProperties, Query.StartLocation);
	}
	if (!Query.NavData.IsValid())
	{
		return INVALID_NAVQUERYID;
	}
	Query.SetNavAgentProperties(AgentProperties);
	const FAsyncPathFindingQuery AsyncQuery(Query, ResultDelegate, Mode);
	AsyncPathFindingQueries.Add(AsyncQuery);
	return AsyncQuery.QueryID;
}

void UNavigationSystemV1::AbortAsyncFindPathRequest(uint32 QueryID)
{
	check(IsInGameThread());
	for (int32 Index = 0; Index < AsyncPathFindingQueries.Num(); ++Index)
	{
		if (AsyncPathFindingQueries[Index].QueryID == QueryID)
		{
			AsyncPathFindingQueries.RemoveAt(Index);
			return;
		}
	}
	// It is with the worker, or about to be delivered.
	AbortedQueryIDs.Add(QueryID);
}

void UNavigationSystemV1::TickAsyncQueries()
{
	if (RunningBatch.IsValid() && RunningTask.IsCompleted())
	{
		DispatchAsyncResults();
	}
	if (!RunningBatch.IsValid() && AsyncPathFindingQueries.Num() > 0)
	{
		StartAsyncQueries();
	}
}

void UNavigationSystemV1::StartAsyncQueries()
{
	AbortedQueryIDs.Reset();
	RunningBatch = MakeShared<FAsyncBatch, ESPMode::ThreadSafe>();
	RunningBatch->Queries = MoveTemp(AsyncPathFindingQueries);
	AsyncPathFindingQueries.Reset();
	RunningTask = UE::Tasks::Launch(
		UE_SOURCE_LOCATION, [Batch = RunningBatch] { Batch->Run(); },
		UE::Tasks::ETaskPriority::BackgroundNormal);
}

void UNavigationSystemV1::DispatchAsyncResults()
{
	// Whoever is told may ask for another path, abort one, or take navigation data away.
	const TSharedPtr<FAsyncBatch, ESPMode::ThreadSafe> Batch = MoveTemp(RunningBatch);
	RunningBatch.Reset();
	const double Now = GetWorld() != nullptr ? GetWorld()->GetTimeSeconds() : 0.;
	for (const FAsyncPathFindingQuery& Query : Batch->Queries)
	{
		if (AbortedQueryIDs.Contains(Query.QueryID))
		{
			continue;
		}
		if (Query.Result.Path.IsValid())
		{
			Query.Result.Path->SetTimeStamp(Now);
		}
		Query.OnDoneDelegate.ExecuteIfBound(Query.QueryID, Query.Result.Result, Query.Result.Path);
	}
}

void UNavigationSystemV1::PostponeAsyncQueries()
{
	if (!RunningBatch.IsValid())
	{
		return;
	}
	RunningBatch->bStop = true;
	RunningTask.Wait();
	// The answers that are there are delivered with the rest of their batch.
	RunningBatch->bStop = false;
	if (RunningBatch->NumAnswered < RunningBatch->Queries.Num())
	{
		for (FAsyncPathFindingQuery& Query : RunningBatch->Queries)
		{
			if (!AbortedQueryIDs.Contains(Query.QueryID))
			{
				Query.Result = FPathFindingResult();
				AsyncPathFindingQueries.Add(Query);
			}
		}
		RunningBatch.Reset();
	}
}
