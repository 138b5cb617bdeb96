// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/RecastNavMesh.h"

#include "AI/NavDataGenerator.h"
#include "AI/Navigation/NavRelevantInterface.h"
#include "Components/ActorComponent.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "Misc/ScopeLock.h"
#include "NavMesh/NavMeshPath.h"
#include "NavMesh/RecastQueryFilter.h"
#include "NavMesh/StandInFloor.h"
#include "NavigationSystem.h"

const FNavPathType FNavMeshPath::Type(&FNavigationPath::Type);

FNavMeshPath::FNavMeshPath()
{
	PathType = FNavMeshPath::Type;
}

FVector::FReal FNavMeshPath::GetCostFromIndex(int32 PathPointIndex) const
{
	return PathPoints.IsValidIndex(PathPointIndex)
		? GetLengthFromPosition(PathPoints[PathPointIndex].Location, static_cast<uint32>(PathPointIndex) + 1)
		: 0.;
}

namespace
{
constexpr double StepHeight = 35.;
constexpr NavNodeRef FloorNode = 1;

/** Builds the floor at the tick after something became dirty. */
class FFloorGenerator : public FNavDataGenerator
{
public:
	explicit FFloorGenerator(ARecastNavMesh& InNavMesh) : NavMesh(&InNavMesh) {}

	virtual bool RebuildAll() override
	{
		bDirty = true;
		return true;
	}

	virtual void OnNavigationBoundsChanged() override { bDirty = true; }

	virtual void RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& DirtyAreas) override
	{
		for (const FNavigationDirtyArea& Area : DirtyAreas)
		{
			DirtyBoxes.Add(Area.Bounds);
		}
		bDirty = true;
	}

	virtual void TickAsyncBuild(float DeltaSeconds) override { EnsureBuildCompletion(); }

	virtual void EnsureBuildCompletion() override
	{
		if (bDirty)
		{
			bDirty = false;
			const TArray<FBox> Boxes = MoveTemp(DirtyBoxes);
			DirtyBoxes.Reset();
			NavMesh->RebuildFloor();
			NavMesh->InvalidateAffectedPaths(Boxes);
			FNavigationSystem::GetCurrent<UNavigationSystemV1>(NavMesh->GetWorld())
				->OnNavigationGenerationFinished(*NavMesh);
		}
	}

	virtual void CancelBuild() override { bDirty = false; }
	virtual bool IsBuildInProgressCheckDirty() const override { return bDirty; }
	virtual int32 GetNumRemaningBuildTasks() const override { return bDirty ? 1 : 0; }

private:
	// The navmesh owns the generator.
	ARecastNavMesh* NavMesh;
	TArray<FBox> DirtyBoxes;
	bool bDirty = false;
};

void GatherObstacles(const UWorld& World, const FBox& Bounds, TArray<FBox>& OutBoxes)
{
	for (TActorIterator<AActor> It(&World); It; ++It)
	{
		TInlineComponentArray<UActorComponent*> Components(*It);
		for (const UActorComponent* Component : Components)
		{
			const INavRelevantInterface* Relevant = Cast<const INavRelevantInterface>(Component);
			if (Relevant != nullptr && Component->IsRegistered() && Relevant->IsNavigationRelevant())
			{
				const FBox Box = Relevant->GetNavigationBounds();
				if (Box.IsValid && Box.Intersect(Bounds))
				{
					OutBoxes.Add(Box);
				}
			}
		}
	}
}

/** A box below at least half of the bounds is what agents walk on. */
bool IsFloor(const FBox& Box, const FBox& Bounds)
{
	const FVector Overlap = Box.Overlap(Bounds).GetSize();
	const FVector Size = Bounds.GetSize();
	return 2. * Overlap.X * Overlap.Y >= Size.X * Size.Y && Box.Max.Z < Bounds.Max.Z;
}
} // namespace

ARecastNavMesh::ARecastNavMesh(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		FindPathImplementation = FindPath;
		FindHierarchicalPathImplementation = FindPath;
		TestPathImplementation = TestPath;
		TestHierarchicalPathImplementation = TestPath;
		RaycastImplementation = NavMeshRaycast;
	}
}

void ARecastNavMesh::PostInitProperties()
{
	Super::PostInitProperties();
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		DefaultQueryFilter->SetFilterType<FRecastQueryFilter>();
	}
}

void ARecastNavMesh::OnRegistered()
{
	Super::OnRegistered();
	if (!NavDataGenerator.IsValid())
	{
		// Static data was built before the game: from what the level holds at its start.
		RebuildFloor();
	}
}

void ARecastNavMesh::ConditionalConstructGenerator()
{
	const UWorld* World = GetWorld();
	if (!NavDataGenerator.IsValid() && World != nullptr &&
		(SupportsRuntimeGeneration() || !World->IsGameWorld()))
	{
		NavDataGenerator = MakeShareable(new FFloorGenerator(*this));
	}
}

FBox ARecastNavMesh::GetBounds() const
{
	FBox Bounds(ForceInit);
	for (const FBox& Box : GetNavigableBounds())
	{
		Bounds += Box;
	}
	return Bounds;
}

bool ARecastNavMesh::NeedsRebuild() const
{
	return NavDataGenerator.IsValid() && NavDataGenerator->IsBuildInProgressCheckDirty();
}

void ARecastNavMesh::RebuildFloor()
{
	TSharedPtr<StandIn::FFloor, ESPMode::ThreadSafe> NewFloor =
		MakeShared<StandIn::FFloor, ESPMode::ThreadSafe>();
	const FBox Bounds = GetBounds();
	if (Bounds.IsValid)
	{
		NewFloor->Walkable = GetNavigableBounds();
		NewFloor->Height = Bounds.Min.Z;
		TArray<FBox> Boxes;
		GatherObstacles(*GetWorld(), Bounds, Boxes);
		for (const FBox& Box : Boxes)
		{
			NewFloor->Height =
				IsFloor(Box, Bounds) ? FMath::Max(NewFloor->Height, Box.Max.Z) : NewFloor->Height;
		}
		const double Radius = FMath::Max(GetConfig().AgentRadius, 0.f);
		for (const FBox& Box : Boxes)
		{
			if (Box.Max.Z > NewFloor->Height + StepHeight &&
				Box.Min.Z < NewFloor->Height + GetConfig().AgentHeight)
			{
				NewFloor->Holes.Add(Box.ExpandBy(FVector(Radius, Radius, 0.)));
			}
		}
	}
	FScopeLock Lock(&FloorLock);
	Floor = NewFloor;
}

ARecastNavMesh::FFloorPtr ARecastNavMesh::GetFloor() const
{
	static const FFloorPtr NoFloor = MakeShared<StandIn::FFloor, ESPMode::ThreadSafe>();
	FScopeLock Lock(&FloorLock);
	return Floor.IsValid() ? Floor : NoFloor;
}

void ARecastNavMesh::InvalidateAffectedPaths(const TArray<FBox>& ChangedBoxes)
{
	TArray<FNavPathSharedPtr> Affected;
	{
		FScopeLock Lock(&ActivePathsLock);
		const FVector Extent(GetConfig().AgentRadius, GetConfig().AgentRadius, GetConfig().AgentHeight);
		for (int32 Index = ActivePaths.Num() - 1; Index >= 0; --Index)
		{
			const FNavPathSharedPtr Path = ActivePaths[Index].Pin();
			const auto Crosses = [&Path, &Extent](const FBox& Box)
			{
				FVector AgentExtent = Extent;
				return Path->DoesIntersectBox(Box, 0, nullptr, &AgentExtent);
			};
			if (Path.IsValid() && Path->IsReady() && !Path->GetIgnoreInvalidation() &&
				ChangedBoxes.ContainsByPredicate(Crosses))
			{
				Affected.Add(Path);
				ActivePaths.RemoveAtSwap(Index);
			}
		}
	}
	for (const FNavPathSharedPtr& Path : Affected)
	{
		Path->Invalidate();
	}
}

bool ARecastNavMesh::ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	FVector Projected;
	if (!GetFloor()->Project(Point, Extent, Projected))
	{
		return false;
	}
	OutLocation = FNavLocation(Projected, FloorNode);
	return true;
}

void ARecastNavMesh::BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload, const FVector& Extent,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	for (FNavigationProjectionWork& Work : Workload)
	{
		Work.bResult = ProjectPoint(Work.Point, Work.OutLocation, Extent, Filter, Querier);
	}
}

void ARecastNavMesh::BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload,
	FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	for (FNavigationProjectionWork& Work : Workload)
	{
		ensure(Work.ProjectionLimit.IsValid);
		const FVector Extent = Work.ProjectionLimit.GetExtent();
		Work.bResult = ProjectPoint(Work.Point, Work.OutLocation, Extent, Filter, Querier) &&
			Work.ProjectionLimit.IsInsideOrOn(Work.OutLocation.Location);
	}
}

void ARecastNavMesh::BatchRaycast(
	TArray<FNavigationRaycastWork>& Workload, FSharedConstNavQueryFilter Filter, const UObject* Querier) const
{
	for (FNavigationRaycastWork& Work : Workload)
	{
		Work.bDidHit =
			NavMeshRaycast(this, Work.RayStart, Work.RayEnd, Work.HitLocation.Location, Filter, Querier);
	}
}

bool ARecastNavMesh::NavMeshRaycast(const ANavigationData* Self, const FVector& RayStart,
	const FVector& RayEnd, FVector& HitLocation, FSharedConstNavQueryFilter QueryFilter,
	const UObject* Querier)
{
	const ARecastNavMesh* NavMesh = Cast<const ARecastNavMesh>(Self);
	HitLocation = RayStart;
	return NavMesh == nullptr || NavMesh->GetFloor()->Raycast(RayStart, RayEnd, HitLocation);
}

FPathFindingResult ARecastNavMesh::FindPath(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query)
{
	const ARecastNavMesh* NavMesh = Cast<const ARecastNavMesh>(Query.NavData.Get());
	if (NavMesh == nullptr)
	{
		return ENavigationQueryResult::Error;
	}
	FNavPathSharedPtr Shared = Query.PathInstanceToFill;
	FNavMeshPath* Path = Shared.IsValid() ? Shared->CastPath<FNavMeshPath>() : nullptr;
	if (Path != nullptr)
	{
		Path->ResetForRepath();
	}
	else
	{
		Shared = NavMesh->CreatePathInstance<FNavMeshPath>(Query);
		Path = Shared->CastPath<FNavMeshPath>();
	}
	FPathFindingResult Result(ENavigationQueryResult::Fail);
	Result.Path = Shared;
	const FFloorPtr Floor = NavMesh->GetFloor();
	const FVector Extent = NavMesh->GetDefaultQueryExtent();
	FVector Start;
	FVector End;
	if (!Floor->Project(Query.StartLocation, Extent, Start) ||
		!Floor->Project(Query.EndLocation, Extent, End))
	{
		return Result;
	}
	TArray<FVector> Points;
	int32 NumVisited = 0;
	const bool bReached = Floor->FindWay(Start, End, Points, NumVisited);
	if (!bReached && !Query.bAllowPartialPaths)
	{
		return Result;
	}
	for (const FVector& Point : Points)
	{
		Path->GetPathPoints().Add(FNavPathPoint(Point, FloorNode));
	}
	Path->SetIsPartial(!bReached);
	Path->MarkReady();
	Result.Result = ENavigationQueryResult::Success;
	return Result;
}

bool ARecastNavMesh::TestPath(
	const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes)
{
	const ARecastNavMesh* NavMesh = Cast<const ARecastNavMesh>(Query.NavData.Get());
	if (NavMesh == nullptr)
	{
		return false;
	}
	const FFloorPtr Floor = NavMesh->GetFloor();
	const FVector Extent = NavMesh->GetDefaultQueryExtent();
	FVector Start;
	FVector End;
	TArray<FVector> Points;
	int32 NumVisited = 0;
	const bool bReached = Floor->Project(Query.StartLocation, Extent, Start) &&
		Floor->Project(Query.EndLocation, Extent, End) && Floor->FindWay(Start, End, Points, NumVisited);
	if (NumVisitedNodes != nullptr)
	{
		*NumVisitedNodes = NumVisited;
	}
	return bReached;
}
