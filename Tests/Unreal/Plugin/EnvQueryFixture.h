// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/EnvQueryGenerator_GridReachable.h"
#include "AI/EnvQueryTest_GridPath.h"
#include "AI/GridSharedFields.h"
#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphActor.h"
#include "EnvQueryTestObjects.h"
#include "EnvironmentQuery/EnvQuery.h"
#include "EnvironmentQuery/EnvQueryOption.h"
#include "GridPathFixture.h"
#include "NavCore/Base/Random.h"
#include "Query/GridPathQueue.h"
#include "StandIn/EnvQueryRunner.h"
#include "UObject/Package.h"

#include <limits>

/** A world with a grid of cells of 100 cm around the origin, and queries that are asked in it. */
class EnvQueryGridTest : public testing::Test
{
protected:
	virtual void SetUp() override
	{
		// Two searches a question would be too many for the project's limit on large grids.
		Settings->MaxExpansionsNow = 100000;
		Owner = World.GetWorld().SpawnActor<AActor>();
	}

	UGridNavGraphComponent& AddGrid(int32 CellsAcross, bool bTerrain = false, float ExtraRadius = 0.0f)
	{
		AGridNavGraphActor* Actor = World.GetWorld().SpawnActorDeferred<AGridNavGraphActor>(
			AGridNavGraphActor::StaticClass(), FTransform::Identity);
		UGridNavGraphComponent& Grid = *Actor->GetGraphComponent();
		Grid.CellSize = 100.0f;
		Grid.Extent = FVector(CellsAcross * 50.0, CellsAcross * 50.0, 200.0);
		Grid.bRequireFloor = false;
		Grid.bTerrainCosts = bTerrain;
		if (ExtraRadius > 0.0f)
		{
			Grid.ExtraAgentRadii.Add(ExtraRadius);
		}
		Actor->FinishSpawning(FTransform::Identity);
		Grid.Build();
		Grid.FinishBuild();
		EXPECT_EQ(Grid.GetState(), EGridNavState::Ready);
		return Grid;
	}

	/** Walls and, where the grid has terrain, mud; the same for the same seed. */
	void Scatter(UGridNavGraphComponent& Grid, uint64 Seed, int32 BlockedPercent)
	{
		NavCore::Random Random(Seed);
		const FIntPoint Size = Grid.GetGridSize();
		for (int32 Cell = 0; Cell < Size.X * Size.Y; ++Cell)
		{
			const FIntPoint Place(Cell % Size.X, Cell / Size.X);
			FVector Center;
			Grid.CellToWorld(Place, Center);
			if (static_cast<int32>(Random.Below(100)) < BlockedPercent)
			{
				Grid.SetCellBlocked(Place, true);
			}
			else if (Grid.bTerrainCosts && Random.Below(3) == 0)
			{
				Grid.SetTerrainCost(FBox(Center, Center), 1 + static_cast<int32>(Random.Below(9)));
			}
		}
		Settle(Grid);
	}

	/** Ticks until all edits can be seen and nothing is under repair. */
	void Settle(UGridNavGraphComponent& Grid)
	{
		for (int32 Frame = 0; Frame < 200 && !Grid.GetGraph()->Scheduler().IsIdle(); ++Frame)
		{
			World.Tick();
		}
		EXPECT_TRUE(Grid.GetGraph()->Scheduler().IsIdle());
	}

	/** A place in a cell of the grid, not in its middle. */
	static FVector PlaceIn(const UGridNavGraphComponent& Grid, FIntPoint Cell)
	{
		FVector Center;
		Grid.CellToWorld(Cell, Center);
		return Center + FVector(13.0, -21.0, 5.0);
	}

	TArray<FVector> SomePlaces(const UGridNavGraphComponent& Grid, uint64 Seed, int32 Num) const
	{
		NavCore::Random Random(Seed);
		TArray<FVector> Places;
		const auto Side = static_cast<std::uint32_t>(Grid.GetGridSize().X);
		for (int32 Index = 0; Index < Num; ++Index)
		{
			Places.Add(PlaceIn(Grid,
				FIntPoint(static_cast<int32>(Random.Below(Side)), static_cast<int32>(Random.Below(Side)))));
		}
		return Places;
	}

	FGridPathResult FindAlone(const FVector& Start, const FVector& Goal, float AgentRadius = 0.0f)
	{
		FGridPathRequest Request = MakeRequest(Start, Goal);
		Request.Algorithm = EGridNavAlgorithm::AStar;
		Request.bAllowPartial = false;
		Request.bSmooth = false;
		Request.AgentRadius = AgentRadius;
		return Queue().FindNow(Request, UGridNavSettings::Read());
	}

	UEnvQueryTest_GridPath& AddTest(UEnvQueryOption& Option, EGridPathTestMode Mode)
	{
		UEnvQueryTest_GridPath& Tested = *NewObject<UEnvQueryTest_GridPath>(&Option);
		Tested.SetTestMode(Mode);
		Tested.Context = UGridTestContext::StaticClass();
		Tested.TestPurpose = EEnvTestPurpose::Score;
		Option.Tests.Add(&Tested);
		return Tested;
	}

	/** Asks about the items with one test; the query and the test are left to be changed first. */
	UEnvQueryTest_GridPath& MakeQuery(
		EGridPathTestMode Mode, const FVector& Origin, const TArray<FVector>& Items)
	{
		UGridTestContext::Places = {Origin};
		Query = NewObject<UEnvQuery>(GetTransientPackage());
		UEnvQueryOption& Option = *NewObject<UEnvQueryOption>(Query);
		UGridTestGenerator& Generator = *NewObject<UGridTestGenerator>(&Option);
		Generator.Places = Items;
		Option.Generator = &Generator;
		Query->GetOptionsMutable().Add(&Option);
		return AddTest(Option, Mode);
	}

	StandIn::FEnvQueryRunner MakeRunner(int32 MaxItemsAStep = 0)
	{
		StandIn::FEnvQueryRunner Runner(*Owner, World.GetWorld(), *Query);
		Runner.MaxItemsAStep = MaxItemsAStep;
		return Runner;
	}

	/** What the only test said of an item; negative once it is out. */
	static float ScoreOf(const FEnvQueryInstance& Instance, int32 Item)
	{
		return Instance.Items[Item].IsValid() ? Instance.ItemDetails[Item].TestResults[0] : -1.0f;
	}
	static TArray<float> ScoresOf(const FEnvQueryInstance& Instance)
	{
		TArray<float> Scores;
		for (int32 Item = 0; Item < Instance.Items.Num(); ++Item)
		{
			Scores.Add(ScoreOf(Instance, Item));
		}
		return Scores;
	}

	FGridPathQueue& Queue() { return *World.GetPaths().GetQueue(); }
	FGridFieldCounters Counters() { return Queue().GetFields().GetCounters(); }

	FSettingsScope Settings;
	FGridNavTestWorld World;
	AActor* Owner = nullptr;
	UEnvQuery* Query = nullptr;
};
