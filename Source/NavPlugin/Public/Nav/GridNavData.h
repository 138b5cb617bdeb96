// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavigationData.h"
#include "Templates/PimplPtr.h"
#include "Templates/SubclassOf.h"

#include "GridNavData.generated.h"

class UGridNavGraphComponent;
class UNavArea;
struct FGridNavDataState;
struct FGridNavView;

/** Cells of one terrain cost are ground of one kind, for filters. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridNavTerrainArea
{
	GENERATED_BODY()

	/** The area that filters name. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	TSubclassOf<UNavArea> Area;

	/** Cells that cost this, see SetTerrainCost, belong to the area. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1", ClampMax = "254"))
	uint8 TerrainCost = 1;
};

/**
 * Navigation data of the agents that walk on grids, beside the navmesh of the others.
 *
 * Name this class in Project Settings > Navigation System > Supported Agents, as Nav Data Class and as
 * Preferred Nav Data, and as Preferred Nav Data of the pawns: MoveTo, behavior trees, EQS and the navigation
 * system then find grid paths for them. The grids are the Grid Nav Graph components of the world; where
 * several overlap, the closest place to stand decides. While none is ready, queries answer Error, never an
 * empty path.
 *
 * Queries are answered at once: on the game thread from the grid as it is, on other threads from a copy that
 * never changes while anybody reads it, and that is brought up to date once a frame.
 *
 * Not supported: nav links, corridors, crowds (which need Recast), fixed costs of entering an area.
 */
UCLASS(Config = Engine, DefaultConfig, NotPlaceable, HideCategories = (Input, Physics, Collision, Rendering))
class NAVPLUGIN_API AGridNavData : public ANavigationData
{
	GENERATED_BODY()

public:
	AGridNavData();
	virtual ~AGridNavData() override;

	/** Which terrain costs stand for which nav areas. The default area stands for terrain cost 1 without an
	 * entry. */
	UPROPERTY(EditAnywhere, Config, Category = "AI|Grid Navigation")
	TArray<FGridNavTerrainArea> TerrainAreas;

	/** Nodes that a query without a filter of its own may look at; 0 = no limit. */
	UPROPERTY(EditAnywhere, Config, Category = "AI|Grid Navigation", meta = (ClampMin = "0"))
	int32 MaxSearchNodes = 0;

	/** Keeps a copy of each grid for queries on other threads, about its memory again. Without, they answer
	 * Error. */
	UPROPERTY(EditAnywhere, Config, Category = "AI|Grid Navigation")
	bool bServeOtherThreads = true;

	/** Work a frame to bring these copies up to date, in expansions of a search, or about 0.1 us each. */
	UPROPERTY(
		EditAnywhere, Config, Category = "AI|Grid Navigation", AdvancedDisplay, meta = (ClampMin = "100"))
	int32 CopyWorkPerFrame = 20000;

	/** Takes up what has become of the grids at once instead of at the next tick. */
	void RefreshGrids();
	/** The grids this data answers for, ready or not. */
	TArray<UGridNavGraphComponent*> GetGrids() const;
	/** Whether any of them can be asked. */
	bool IsReady() const;

	virtual void PostInitProperties() override;
	virtual void PostLoad() override;
	virtual void TickActor(
		float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction) override;
	virtual void OnRegistered() override;
	virtual void CleanUp() override;

	virtual FBox GetBounds() const override;
	virtual FNavLocation GetRandomPoint(
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual bool GetRandomReachablePointInRadius(const FVector& Origin, float Radius, FNavLocation& OutResult,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual bool GetRandomPointInNavigableRadius(const FVector& Origin, float Radius, FNavLocation& OutResult,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual bool ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual void BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual void BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual void BatchRaycast(TArray<FNavigationRaycastWork>& Workload, FSharedConstNavQueryFilter Filter,
		const UObject* Querier = nullptr) const override;
	virtual bool FindMoveAlongSurface(const FNavLocation& StartLocation, const FVector& TargetPosition,
		FNavLocation& OutLocation, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const override;
	virtual ENavigationQueryResult::Type CalcPathCost(const FVector& PathStart, const FVector& PathEnd,
		FVector::FReal& OutPathCost, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const override;
	virtual ENavigationQueryResult::Type CalcPathLength(const FVector& PathStart, const FVector& PathEnd,
		FVector::FReal& OutPathLength, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const override;
	virtual ENavigationQueryResult::Type CalcPathLengthAndCost(const FVector& PathStart,
		const FVector& PathEnd, FVector::FReal& OutPathLength, FVector::FReal& OutPathCost,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual bool DoesNodeContainLocation(
		NavNodeRef NodeRef, const FVector& WorldSpaceLocation) const override;
	virtual bool IsNodeRefValid(NavNodeRef NodeRef) const override;

	virtual bool NeedsRebuild() const override;
	virtual bool SupportsRuntimeGeneration() const override;
	virtual void ConditionalConstructGenerator() override;
	virtual void EnsureBuildCompletion() override;
	virtual void OnStreamingLevelAdded(ULevel* Level, UWorld* World) override;
	virtual void OnStreamingLevelRemoved(ULevel* Level, UWorld* World) override;
	virtual void OnNavAreaAdded(const UClass* NavAreaClass, int32 AgentIndex) override;
	virtual int32 GetMaxSupportedAreas() const override;
	/** Draws the grids where views show navigation. */
	virtual UPrimitiveComponent* ConstructRenderingComponent() override;
#if !UE_BUILD_SHIPPING
	virtual uint32 LogMemUsed() const override;
#endif

private:
	static FPathFindingResult FindGridPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query);
	static bool TestGridPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes);
	static bool TestGridReachable(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes);
	static bool GridRaycast(const ANavigationData* NavDataInstance, const FVector& RayStart,
		const FVector& RayEnd, FVector& HitLocation, FSharedConstNavQueryFilter QueryFilter,
		const UObject* Querier);

	/** A filter of ours behind the default one, with the costs of the areas as they are. */
	void ResetDefaultFilter();
	/** The grids as a query reads them on this thread. */
	TArray<FGridNavView> ReadGrids(const FSharedConstNavQueryFilter& Filter) const;
	bool RandomPointAround(const FVector& Origin, float Radius, bool bReachable,
		const FSharedConstNavQueryFilter& Filter, FNavLocation& OutResult) const;
	bool WalkStraight(const TArray<FGridNavView>& Grids, const FVector& Start, const FVector& End,
		FNavLocation& OutHit) const;
	/** Tells the paths that what changed has broken, or made dearer. */
	void InvalidateChangedPaths();

	/** Grids, their copies and searches; plain C++, see GridNavDataState.h. None on default objects. */
	TPimplPtr<FGridNavDataState> State;
};
