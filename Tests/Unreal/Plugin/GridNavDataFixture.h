// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/BoxComponent.h"
#include "Components/GridNavGraphActor.h"
#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "Nav/GridNavData.h"
#include "Nav/GridNavigationPath.h"
#include "NavMesh/NavMeshBoundsVolume.h"
#include "NavMesh/RecastNavMesh.h"
#include "NavigationSystem.h"

#include <gtest/gtest.h>

/** A game world with an agent on the navmesh and one on a grid, 20 m square around the origin with a floor.
 */
class GridNavDataTest : public testing::Test
{
protected:
	virtual void SetUp() override
	{
		World = UWorld::CreateWorld(EWorldType::Game, false, TEXT("GridNavDataWorld"));
		NavSystem().OverrideSupportedAgents({MakeAgent(TEXT("Mesh"), ARecastNavMesh::StaticClass()),
			MakeAgent(TEXT("Grid"), AGridNavData::StaticClass())});
		const FTransform Bounds(FQuat::Identity, FVector(0.0, 0.0, 100.0), FVector(10.0, 10.0, 2.0));
		World->SpawnActorDeferred<ANavMeshBoundsVolume>(ANavMeshBoundsVolume::StaticClass(), Bounds)
			->FinishSpawning(Bounds);
		AddBox(FVector(0.0, 0.0, -50.0), FVector(1000.0, 1000.0, 50.0));
		World->InitializeActorsForPlay(FURL());
		World->BeginPlay();
		Tick();
	}

	virtual void TearDown() override
	{
		World->DestroyWorld(false);
		World = nullptr;
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	}

	static FNavDataConfig MakeAgent(const TCHAR* Name, UClass* NavDataClass)
	{
		FNavDataConfig Agent(35.0f, 144.0f);
		Agent.Name = Name;
		Agent.DefaultQueryExtent = FVector(50.0, 50.0, 250.0);
		Agent.SetNavDataClass(NavDataClass);
		Agent.SetPreferredNavData(NavDataClass);
		return Agent;
	}

	static FNavAgentProperties GridAgent()
	{
		FNavAgentProperties Agent(35.0f, 144.0f);
		Agent.SetPreferredNavData(AGridNavData::StaticClass());
		return Agent;
	}

	AActor* AddBox(const FVector& Center, const FVector& HalfSize)
	{
		AActor* Actor = World->SpawnActor<AActor>();
		UBoxComponent* Box = NewObject<UBoxComponent>(Actor);
		Box->SetBoxExtent(HalfSize);
		Box->SetCanEverAffectNavigation(true);
		Box->SetCollisionProfileName(TEXT("BlockAll"));
		Actor->SetRootComponent(Box);
		Box->SetWorldLocation(Center);
		Box->RegisterComponent();
		return Actor;
	}

	/** A grid of cells of 100 cm, not built yet. */
	UGridNavGraphComponent& AddUnbuiltGrid(
		const FVector& Center = FVector::ZeroVector, int32 CellsAcross = 20)
	{
		const FTransform Transform(Center);
		AGridNavGraphActor* Actor =
			World->SpawnActorDeferred<AGridNavGraphActor>(AGridNavGraphActor::StaticClass(), Transform);
		UGridNavGraphComponent& Grid = *Actor->GetGraphComponent();
		Grid.CellSize = 100.0f;
		Grid.Extent = FVector(CellsAcross * 50.0, CellsAcross * 50.0, 300.0);
		Grid.bBuildOnBeginPlay = false;
		Grid.bTerrainCosts = bTerrainCosts;
		Grid.bRequireFloor = false;
		Grid.Floor = Floor;
		Actor->FinishSpawning(Transform);
		return Grid;
	}

	UGridNavGraphComponent& AddGrid(const FVector& Center = FVector::ZeroVector, int32 CellsAcross = 20)
	{
		UGridNavGraphComponent& Grid = AddUnbuiltGrid(Center, CellsAcross);
		Grid.Build();
		Grid.FinishBuild();
		EXPECT_EQ(Grid.GetState(), EGridNavState::Ready);
		Tick();
		return Grid;
	}

	void Tick(int32 Frames = 1)
	{
		for (int32 Frame = 0; Frame < Frames; ++Frame)
		{
			World->Tick(LEVELTICK_All, 1.0f / 30.0f);
		}
	}

	UNavigationSystemV1& NavSystem() const
	{
		return *FNavigationSystem::GetCurrent<UNavigationSystemV1>(World);
	}
	AGridNavData& Data() const
	{
		return *Cast<AGridNavData>(NavSystem().GetNavDataForAgentName(TEXT("Grid")));
	}

	FPathFindingQuery Query(
		const FVector& Start, const FVector& End, FSharedConstNavQueryFilter Filter = nullptr) const
	{
		FPathFindingQuery Result(nullptr, Data(), Start, End, Filter);
		Result.SetNavAgentProperties(GridAgent());
		return Result;
	}

	FPathFindingResult Find(
		const FVector& Start, const FVector& End, FSharedConstNavQueryFilter Filter = nullptr) const
	{
		return NavSystem().FindPathSync(GridAgent(), Query(Start, End, Filter));
	}

	/** From one side of WallAcross to the other. */
	FPathFindingResult FindAcross(FSharedConstNavQueryFilter Filter = nullptr) const
	{
		return Find(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0), Filter);
	}

	/** A wall through the middle, open at one end from Y on. */
	static FBox WallAcross(double EndY = 790.0)
	{
		return FBox(FVector(10.0, -1000.0, 0.0), FVector(90.0, EndY, 100.0));
	}

	/** Whether no segment enters a box. */
	static bool Avoids(const FNavigationPath& Path, const FBox& Box)
	{
		return !Path.DoesIntersectBox(
			FBox(FVector(Box.Min.X, Box.Min.Y, -1000.0), FVector(Box.Max.X, Box.Max.Y, 1000.0)));
	}

	UWorld* World = nullptr;
	/** Of grids that are added. */
	bool bTerrainCosts = false;
	EGridNavFloor Floor = EGridNavFloor::Lowest;
};
