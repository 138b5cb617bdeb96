// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathLibrary.h"

#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphComponent.h"
#include "Convert/GridNavConvert.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridPathLibrary)

namespace UE::GridNav::LibraryImpl
{
/** The queue of a world, and the grid in it that answers for one or two places. */
struct FAsked
{
	FAsked(const UObject* WorldContextObject, const FVector& Location, const FVector* Other = nullptr)
	{
		const UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
		Queue = Subsystem != nullptr ? Subsystem->GetQueue() : nullptr;
		const FGridPathSource* Source = Queue.IsValid() ? Queue->FindSource(Location, Other) : nullptr;
		Graph = Source != nullptr ? Source->Graph : nullptr;
	}

	TSharedPtr<FGridPathQueue> Queue;
	TSharedPtr<FGridNavGraph> Graph;
};

/** An edit counts as taken when one grid took it; otherwise the first reason that is not distance tells. */
static EGridNavEditResult Edit(
	const UObject* WorldContextObject, TFunctionRef<EGridNavEditResult(UGridNavGraphComponent&)> EditOne)
{
	const UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	EGridNavEditResult Worst = EGridNavEditResult::NoGrid;
	bool bWasTaken = false;
	for (UGridNavGraphComponent* Graph :
		Subsystem != nullptr ? Subsystem->GetGraphs() : TArray<UGridNavGraphComponent*>())
	{
		const EGridNavEditResult Result = EditOne(*Graph);
		bWasTaken = bWasTaken || Result == EGridNavEditResult::Queued;
		const bool bIsFirst = Worst == EGridNavEditResult::NoGrid || Worst == EGridNavEditResult::OutsideGrid;
		Worst = bIsFirst ? Result : Worst;
	}
	return bWasTaken ? EGridNavEditResult::Queued : Worst;
}
} // namespace UE::GridNav::LibraryImpl

FGridPathHandle UGridPathLibrary::FindGridPath(const UObject* WorldContextObject,
	const FGridPathRequest& Request, FOnGridPathEnded OnEnded, const UObject* Owner)
{
	UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	if (Subsystem == nullptr)
	{
		FGridPathResult Result;
		Result.Outcome = EGridPathOutcome::NoGrid;
		OnEnded.ExecuteIfBound(Result);
		return FGridPathHandle();
	}
	FGridPathRequest Owned = Request;
	// Only the end is told.
	Owned.bFirstLeg = false;
	if (Owner != nullptr)
	{
		Owned.Owner = Owner;
	}
	else if (Owned.Owner.IsExplicitlyNull())
	{
		Owned.Owner = OnEnded.GetUObject();
	}
	return Subsystem->Request(Owned,
		FOnGridPathEvent::CreateLambda(
			[OnEnded](EGridPathEvent Event, const FGridPathResult& Result)
			{
				if (Event == EGridPathEvent::Ended)
				{
					OnEnded.ExecuteIfBound(Result);
				}
			}));
}

FGridPathResult UGridPathLibrary::FindGridPathNow(
	const UObject* WorldContextObject, const FGridPathRequest& Request)
{
	const UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	if (const TSharedPtr<FGridPathQueue> Queue = Subsystem != nullptr ? Subsystem->GetQueue() : nullptr)
	{
		return Queue->FindNow(Request, UGridNavSettings::Read());
	}
	FGridPathResult Result;
	Result.Outcome = EGridPathOutcome::NoGrid;
	return Result;
}

bool UGridPathLibrary::IsReachable(
	const UObject* WorldContextObject, const FVector& From, const FVector& To, float AgentRadius)
{
	const UE::GridNav::LibraryImpl::FAsked Asked(WorldContextObject, From, &To);
	return Asked.Graph.IsValid() && FGridNavQueries::IsReachable(*Asked.Graph, From, To, AgentRadius);
}

bool UGridPathLibrary::NearestReachable(const UObject* WorldContextObject, const FVector& From,
	const FVector& Goal, FVector& OutLocation, float AgentRadius)
{
	OutLocation = From;
	const UE::GridNav::LibraryImpl::FAsked Asked(WorldContextObject, From, &Goal);
	return Asked.Graph.IsValid() &&
		FGridNavQueries::NearestReachable(*Asked.Graph, From, Goal, AgentRadius, OutLocation);
}

EGridNavSeparation UGridPathLibrary::WouldSeparate(const UObject* WorldContextObject, const FBox& Box,
	const FVector& From, const FVector& To, float AgentRadius)
{
	const UE::GridNav::LibraryImpl::FAsked Asked(WorldContextObject, From, &To);
	return Asked.Graph.IsValid()
		? Asked.Queue->GetQueries().WouldSeparate(*Asked.Graph, Box, From, To, AgentRadius)
		: EGridNavSeparation::NoGrid;
}

bool UGridPathLibrary::ReachableWithinCost(const UObject* WorldContextObject, const FVector& From,
	double MaxCost, TArray<FGridNavReach>& OutPlaces, float AgentRadius)
{
	OutPlaces.Reset();
	const UE::GridNav::LibraryImpl::FAsked Asked(WorldContextObject, From);
	return Asked.Graph.IsValid() &&
		Asked.Queue->GetQueries().ReachableWithinCost(
			*Asked.Graph, From, MaxCost, AgentRadius, UGridNavSettings::Read().MaxExpansionsNow, OutPlaces);
}

double UGridPathLibrary::CostToGo(
	const UObject* WorldContextObject, const FVector& From, const FVector& Goal, float AgentRadius)
{
	const UE::GridNav::LibraryImpl::FAsked Asked(WorldContextObject, From, &Goal);
	return Asked.Graph.IsValid() ? Asked.Queue->GetQueries().CostToGo(*Asked.Graph, From, Goal, AgentRadius,
									   UGridNavSettings::Read().MaxExpansionsNow)
								 : -1.0;
}

bool UGridPathLibrary::CancelGridPath(const UObject* WorldContextObject, const FGridPathHandle& Handle)
{
	UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	return Subsystem != nullptr && Subsystem->Cancel(Handle);
}

bool UGridPathLibrary::IsValidGridPathHandle(const FGridPathHandle& Handle)
{
	return Handle.IsValid();
}

EGridNavEditResult UGridPathLibrary::SetCellBlocked(
	const UObject* WorldContextObject, const FVector& Location, bool bBlocked)
{
	// A box without an extent is the cell it lies in.
	const FBox Box(Location, Location);
	return bBlocked ? BlockBox(WorldContextObject, Box) : UnblockBox(WorldContextObject, Box);
}

EGridNavEditResult UGridPathLibrary::BlockBox(const UObject* WorldContextObject, const FBox& Box)
{
	return UE::GridNav::LibraryImpl::Edit(
		WorldContextObject, [&Box](UGridNavGraphComponent& Graph) { return Graph.BlockBox(Box); });
}

EGridNavEditResult UGridPathLibrary::UnblockBox(const UObject* WorldContextObject, const FBox& Box)
{
	return UE::GridNav::LibraryImpl::Edit(
		WorldContextObject, [&Box](UGridNavGraphComponent& Graph) { return Graph.UnblockBox(Box); });
}

EGridNavEditResult UGridPathLibrary::SetTerrainCost(
	const UObject* WorldContextObject, const FBox& Box, int32 Cost)
{
	return UE::GridNav::LibraryImpl::Edit(WorldContextObject,
		[&Box, Cost](UGridNavGraphComponent& Graph) { return Graph.SetTerrainCost(Box, Cost); });
}

FGridNavStats UGridPathLibrary::GetGridNavStats(const UObject* WorldContextObject)
{
	const UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	return Subsystem != nullptr ? Subsystem->GetStats() : FGridNavStats();
}

UGridNavGraphComponent* UGridPathLibrary::FindGridAt(
	const UObject* WorldContextObject, const FVector& Location)
{
	const UGridPathSubsystem* Subsystem = UGridPathSubsystem::Get(WorldContextObject);
	return Subsystem != nullptr ? Subsystem->FindGraphAt(Location) : nullptr;
}

bool UGridPathLibrary::WorldToCell(const UObject* WorldContextObject, const FVector& Location,
	UGridNavGraphComponent*& OutGrid, FIntPoint& OutCell)
{
	OutCell = FIntPoint(INDEX_NONE, INDEX_NONE);
	OutGrid = FindGridAt(WorldContextObject, Location);
	return OutGrid != nullptr && OutGrid->WorldToCell(Location, OutCell);
}

bool UGridPathLibrary::CellToWorld(const UGridNavGraphComponent* Grid, FIntPoint Cell, FVector& OutLocation)
{
	OutLocation = FVector::ZeroVector;
	return Grid != nullptr && Grid->CellToWorld(Cell, OutLocation);
}
