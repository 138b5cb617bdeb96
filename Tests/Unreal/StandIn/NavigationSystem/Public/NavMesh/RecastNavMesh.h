// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of ARecastNavMesh and the fact sheet "Navigation API facts", section 9. The names are
// the engine's; what is behind them is no navmesh: a flat floor on the bottom of the bounds, with a hole
// wherever a component that affects navigation stands on it, grown by the radius of the agent.

#include "CoreMinimal.h"
#include "HAL/CriticalSection.h"
#include "NavigationData.h"

#include "RecastNavMesh.generated.h"

#define RECAST_MAX_AREAS 64

namespace StandIn
{
struct FFloor;
}

UCLASS(Config = Engine, DefaultConfig)
class NAVIGATIONSYSTEM_API ARecastNavMesh : public ANavigationData
{
	GENERATED_BODY()

public:
	ARecastNavMesh(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void PostInitProperties() override;
	virtual FBox GetBounds() const override;
	virtual bool NeedsRebuild() const override;
	virtual void OnRegistered() override;
	virtual void ConditionalConstructGenerator() override;
	virtual int32 GetMaxSupportedAreas() const override { return RECAST_MAX_AREAS; }

	virtual bool ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual void BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual void BatchProjectPoints(TArray<FNavigationProjectionWork>& Workload,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;
	virtual void BatchRaycast(TArray<FNavigationRaycastWork>& Workload, FSharedConstNavQueryFilter Filter,
		const UObject* Querier = nullptr) const override;

	/** Builds the floor again; the generator calls it. */
	void RebuildFloor();

	/** Paths that cross one of the boxes are told so. */
	void InvalidateAffectedPaths(const TArray<FBox>& ChangedBoxes);

	static FPathFindingResult FindPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query);
	static bool TestPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes);
	static bool NavMeshRaycast(const ANavigationData* Self, const FVector& RayStart, const FVector& RayEnd,
		FVector& HitLocation, FSharedConstNavQueryFilter QueryFilter, const UObject* Querier);

private:
	typedef TSharedPtr<const StandIn::FFloor, ESPMode::ThreadSafe> FFloorPtr;

	FFloorPtr GetFloor() const;

	/** Guards the pointer. What it points to is never changed, so that a worker keeps what it began with. */
	mutable FCriticalSection FloorLock;
	FFloorPtr Floor;
};
