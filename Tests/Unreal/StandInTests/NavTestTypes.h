// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Navigation data that tests can look into: straight paths everywhere, and a record of what it was asked and
// told.

#include "AI/NavDataGenerator.h"
#include "NavAreas/NavArea.h"
#include "NavFilters/NavigationQueryFilter.h"
#include "NavMesh/RecastNavMesh.h"
#include "NavigationData.h"

#include <atomic>

#include "NavTestTypes.generated.h"

struct FNavTestPath : public FNavigationPath
{
	typedef FNavigationPath Super;

	static const FNavPathType Type;

	FNavTestPath() { PathType = FNavTestPath::Type; }
};

/** Without a type of its own: what the fact sheet warns of. */
struct FNavTestUntypedPath : public FNavigationPath
{
};

UCLASS()
class ANavTestData : public ANavigationData
{
	GENERATED_BODY()

public:
	ANavTestData(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void PostInitProperties() override;
	virtual void ConditionalConstructGenerator() override;
	virtual FBox GetBounds() const override;
	virtual void OnStreamingLevelAdded(ULevel* Level, UWorld* World) override { ++NumLevelsAdded; }
	virtual void OnStreamingLevelRemoved(ULevel* Level, UWorld* World) override { ++NumLevelsRemoved; }
	virtual bool ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const override;

	/** Tells all paths that are alive that they are out of date. */
	void InvalidateAllPaths();
	int32 GetNumActivePaths() const { return ActivePaths.Num(); }
	int32 GetNumObservedPaths() const { return ObservedPaths.Num(); }

	/** What the generator was given since the last look. */
	TArray<FNavigationDirtyArea> DirtyAreas;
	int32 NumRebuilds = 0;
	int32 NumLevelsAdded = 0;
	int32 NumLevelsRemoved = 0;
	bool bFindPaths = true;

	mutable std::atomic<int32> NumQueries = 0;
	mutable std::atomic<int32> NumHierarchicalQueries = 0;
	mutable std::atomic<int32> NumQueriesOnGameThread = 0;

	/** While set, queries off the game thread do not come back. */
	static std::atomic<bool> bHoldWorker;
	static std::atomic<int32> NumHeld;

private:
	static FPathFindingResult FindStraightPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query);
	static FPathFindingResult FindHierarchical(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query);
	static bool TestStraightPath(
		const FNavAgentProperties& AgentProperties, const FPathFindingQuery& Query, int32* NumVisitedNodes);
};

/** Sets no function and overrides none: what is fatal in the engine has to be fatal here. */
UCLASS()
class ANavTestBareData : public ANavigationData
{
	GENERATED_BODY()
};

/** A navmesh that follows the world, as by the ini line RuntimeGeneration=Dynamic. */
UCLASS()
class ANavTestDynamicMesh : public ARecastNavMesh
{
	GENERATED_BODY()

public:
	ANavTestDynamicMesh(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};

UCLASS()
class UNavTestArea : public UNavArea
{
	GENERATED_BODY()
};

UCLASS()
class UNavTestFilter : public UNavigationQueryFilter
{
	GENERATED_BODY()

public:
	UNavTestFilter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};

/** Hears the dynamic events of the navigation system. */
UCLASS()
class UNavTestListener : public UObject
{
	GENERATED_BODY()

public:
	UFUNCTION()
	void OnNavDataEvent(ANavigationData* NavData);

	UPROPERTY()
	TArray<TObjectPtr<ANavigationData>> Heard;
};
