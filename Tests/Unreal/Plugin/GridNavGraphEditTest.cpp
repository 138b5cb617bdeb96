// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Grids that follow what happens in their level, and what the game asks for.
#include "Components/BoxComponent.h"
#include "Engine/World.h"
#include "GridNavGraphFixture.h"
#include "NavCore/Base/Random.h"

#include <limits>

namespace
{
UGridNavGraphComponent& AddReadyGraph(FGraphWorld& Level)
{
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
	return Graph;
}

FBox CellsBox(int32 X, int32 Y, int32 Width, int32 Height)
{
	return FBox(FVector(X * 100.0 - 1000.0, Y * 100.0 - 1000.0, 0.0),
		FVector((X + Width) * 100.0 - 1000.0, (Y + Height) * 100.0 - 1000.0, 10.0));
}

FVector2D RandomPlace(NavCore::Random& Random)
{
	return FVector2D(Random.Range(-1100, 1100), Random.Range(-1100, 1100));
}
} // namespace

TEST(GridNavGraphEdit, MovedSpawnedAndDestroyedActorsChangeTheCellsTheyTouch)
{
	NavCore::Random Random(3);
	FGraphWorld Level;
	TArray<AActor*> Boxes;
	for (int32 Box = 0; Box < 6; ++Box)
	{
		Boxes.Add(Level.AddBox(RandomPlace(Random), {150.0, 80.0}, Random.Range(0, 180)));
	}
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	for (int32 Round = 0; Round < 60; ++Round)
	{
		const int32 Which = static_cast<int32>(Random.Below(static_cast<uint32>(Boxes.Num())));
		switch (Random.Below(4))
		{
		case 0:
			Boxes.Add(Level.AddBox(RandomPlace(Random), {120.0, 120.0}, Random.Range(0, 180)));
			break;
		case 1:
			if (Boxes.Num() > 1)
			{
				Boxes[Which]->Destroy();
				Boxes.RemoveAt(Which);
			}
			break;
		case 2:
			Boxes[Which]->SetActorRotation(FRotator(0.0, Random.Range(0, 359), 0.0));
			break;
		default:
			Boxes[Which]->SetActorLocation(
				FVector(Random.Range(-1100, 1100), Random.Range(-1100, 1100), 100.0));
			break;
		}
		Level.Settle(Graph);
		ASSERT_EQ(WallsOf(Graph), WallsOf(FGraphWorld::Rasterised(Graph, Boxes))) << "round " << Round;
	}
}

TEST(GridNavGraphEdit, OnlyCellsThatChangeAreEdited)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({0.0, 0.0}, {200.0, 200.0});
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	int64 Cells = 0;
	Graph.GetGraph()->OnChanged.AddLambda(
		[&Cells](NavCore::ProfileId, const NavCore::GridChange& Change)
		{
			for (const NavCore::CellRect& Rect : Change.Rects())
			{
				Cells += Rect.Area();
			}
		});
	Graph.RequestResample(CellsBox(0, 0, 20, 20));
	Level.Settle(Graph);
	EXPECT_EQ(Cells, 0) << "nothing moved";
	Box->SetActorLocation(FVector(100.0, 0.0, 100.0));
	Level.Settle(Graph);
	EXPECT_EQ(Cells, 8) << "a column of four on either side";
}

TEST(GridNavGraphEdit, ObstaclesComeInFromOutsideAndCollisionIsSwitched)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({5000.0, 0.0}, {200.0, 200.0});
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	Box->SetActorLocation(FVector(0.0, 0.0, 100.0));
	Level.Settle(Graph);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	Box->FindComponentByClass<UBoxComponent>()->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	Box->FindComponentByClass<UBoxComponent>()->SetCollisionEnabled(ECollisionEnabled::QueryOnly);
	Level.Settle(Graph);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
}

TEST(GridNavGraphEdit, WhatMovesDuringTheBuildIsNotMissed)
{
	for (int32 Frames = 1; Frames < 40; Frames += 3)
	{
		FGraphWorld Level;
		TArray<AActor*> Boxes = {
			Level.AddBox({-800.0, -800.0}, {150.0, 150.0}), Level.AddBox({0.0, 0.0}, {150.0, 150.0})};
		UGridNavGraphComponent& Graph = Level.AddGraph();
		Graph.MaxBuildPiecesPerFrame = 1;
		Graph.Build();
		Level.World.Tick(Frames);
		Boxes[0]->SetActorLocation(FVector(800.0, 800.0, 100.0));
		Boxes.Add(Level.AddBox({-800.0, 800.0}, {150.0, 150.0}));
		Boxes[1]->Destroy();
		Boxes.RemoveAt(1);
		ASSERT_TRUE(Level.WaitForBuild(Graph));
		Level.Settle(Graph);
		ASSERT_EQ(WallsOf(Graph), WallsOf(FGraphWorld::Rasterised(Graph, Boxes))) << "after " << Frames;
	}
}

TEST(GridNavGraphEdit, WithoutAutomaticEditsNothingFollows)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({0.0, 0.0}, {200.0, 200.0});
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.bAutomaticEdits = false;
	Graph.Build();
	Graph.FinishBuild();
	Box->Destroy();
	Level.Settle(Graph);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	EXPECT_EQ(Graph.RequestResample(CellsBox(8, 8, 4, 4)), EGridNavEditResult::Queued);
	EXPECT_TRUE(Graph.IsResampling());
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10))) << "but whoever asks is served";
}

TEST(GridNavGraphEdit, StreamedLevelsBringTheirObstaclesAndTakeThemAway)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	ULevel* Streamed = Level.World.LoadLevel(TEXT("Streamed"));
	Level.AddBox({0.0, 0.0}, {200.0, 200.0}, 0.0, Streamed);
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10))) << "loaded, but not part of the world";
	Level.World.StreamIn(Streamed);
	Level.Settle(Graph);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	Level.World.StreamOut(Streamed);
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	Level.World.CollectGarbage();
	Level.Settle(Graph);
}

TEST(GridNavGraphEdit, AGridInAStreamedLevelGoesWithIt)
{
	FGraphWorld Level;
	ULevel* Streamed = Level.World.LoadLevel(TEXT("Streamed"));
	FActorSpawnParameters Parameters;
	Parameters.OverrideLevel = Streamed;
	Level.World->SpawnActor<AGridNavGraphActor>(Parameters);
	for (const int32 Frames : {0, 1, 40})
	{
		Level.World.StreamIn(Streamed);
		Level.World.Tick(Frames);
		if (Frames > 1)
		{
			break;
		}
		Level.World->RemoveFromWorld(Streamed);
		Level.World.Tick(2);
	}
	Level.World.StreamOut(Streamed);
	Level.World.Tick(2);
	Level.World.CollectGarbage();
}

TEST(GridNavGraphEdit, AComponentThatIsRegisteredAnewBuildsAnew)
{
	FGraphWorld Level;
	AGridNavGraphActor* Actor = Level.World->SpawnActor<AGridNavGraphActor>();
	UGridNavGraphComponent& Graph = *Actor->GetGraphComponent();
	ASSERT_TRUE(Level.WaitForBuild(Graph));
	Graph.ReregisterComponent();
	EXPECT_EQ(Graph.GetState(), EGridNavState::Building);
	ASSERT_TRUE(Level.WaitForBuild(Graph));
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
}

TEST(GridNavGraphEdit, BlocksStayWhateverMovesThere)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({-50.0, -50.0}, {150.0, 150.0});
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	EXPECT_EQ(Graph.BlockBox(CellsBox(10, 9, 4, 1)), EGridNavEditResult::Queued);
	Box->SetActorLocation(FVector(-750.0, -750.0, 100.0));
	Level.Settle(Graph);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 9))) << "both had blocked it";
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(13, 9)));
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(9, 9))) << "only the box had";
	EXPECT_EQ(Graph.UnblockBox(CellsBox(10, 9, 4, 1)), EGridNavEditResult::Queued);
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(13, 9)));
}

TEST(GridNavGraphEdit, FreedCellsStayFreeUntilAnObstacleMovesThere)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({50.0, 50.0}, {150.0, 150.0});
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	EXPECT_EQ(Graph.SetCellBlocked(FIntPoint(10, 10), false), EGridNavEditResult::Queued);
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	Box->SetActorLocation(FVector(51.0, 50.0, 100.0));
	Level.Settle(Graph);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
}

TEST(GridNavGraphEdit, BadEditsAreRefusedWithAReason)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	const std::string Before = PendingWallsOf(Graph);
	const double NaN = std::numeric_limits<double>::quiet_NaN();
	FBox Bad = CellsBox(1, 1, 1, 1);
	Bad.Max.Y = NaN;
	EXPECT_EQ(Graph.BlockBox(Bad), EGridNavEditResult::NotFinite);
	EXPECT_EQ(Graph.BlockBox(FBox(ForceInit)), EGridNavEditResult::NotFinite);
	EXPECT_EQ(Graph.UnblockBox(CellsBox(40, 0, 2, 2)), EGridNavEditResult::OutsideGrid);
	EXPECT_EQ(Graph.SetCellBlocked(FIntPoint(-1, 0), true), EGridNavEditResult::OutsideGrid);
	EXPECT_EQ(Graph.SetCellBlocked(FIntPoint(MAX_int32, MAX_int32), true), EGridNavEditResult::OutsideGrid);
	EXPECT_EQ(Graph.SetTerrainCost(CellsBox(1, 1, 1, 1), 2), EGridNavEditResult::BadTerrainCost)
		<< "no such layer";
	EXPECT_EQ(Graph.RequestResample(Bad), EGridNavEditResult::NotFinite);
	EXPECT_EQ(Graph.RequestResample(CellsBox(90, 0, 2, 2)), EGridNavEditResult::OutsideGrid);
	EXPECT_EQ(PendingWallsOf(Graph), Before);
	EXPECT_FALSE(Graph.IsResampling());
	FIntPoint Cell;
	EXPECT_FALSE(Graph.WorldToCell(FVector(NaN, 0.0, 0.0), Cell));
	EXPECT_FALSE(Graph.WorldToCell(FVector(1e30, 0.0, 0.0), Cell));
	EXPECT_EQ(Graph.BlockBox(FBox(FVector(-1e30), FVector(1e30))), EGridNavEditResult::Queued)
		<< "cut to the grid";
	EXPECT_EQ(Graph.GetGraph()->PendingWalls().WalkableCount(), 0);
}

TEST(GridNavGraphEdit, TerrainCostsNeedTheLayerAndAValueInRange)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.bTerrainCosts = true;
	Graph.Build();
	Graph.FinishBuild();
	const FBox Swamp = CellsBox(3, 4, 2, 2);
	EXPECT_EQ(Graph.SetTerrainCost(Swamp, 0), EGridNavEditResult::BadTerrainCost);
	EXPECT_EQ(Graph.SetTerrainCost(Swamp, 255), EGridNavEditResult::BadTerrainCost);
	EXPECT_EQ(Graph.SetTerrainCost(Swamp, 7), EGridNavEditResult::Queued);
	Level.Settle(Graph);
	EXPECT_EQ(Graph.GetGraph()->Map().TerrainAt({3, 4}), 7);
	EXPECT_EQ(Graph.GetGraph()->Map().TerrainAt({5, 4}), 1);
}

TEST(GridNavGraphEdit, ABoxThatOnlyTouchesACellDoesNotEditIt)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	Graph.BlockBox(CellsBox(3, 3, 1, 1));
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(3, 3)));
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(4, 3)));
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(2, 3)));
	EXPECT_EQ(Graph.GetGraph()->PendingWalls().WalkableCount(), 399);
	Graph.BlockBox(FBox(FVector(55.0, 55.0, 0.0), FVector(55.0, 55.0, 0.0)));
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10))) << "a point lies in one cell";
}

TEST(GridNavGraphEdit, AShiftOfTheWorldTakesTheGridAlong)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({0.0, 0.0}, {200.0, 200.0});
	UGridNavGraphComponent& Graph = AddReadyGraph(Level);
	UGridNavGraphComponent& Unfinished = Level.AddGraph();
	Unfinished.MaxBuildPiecesPerFrame = 1;
	Unfinished.Build();
	Level.World.Tick(5);
	const std::string Before = WallsOf(Graph);
	FVector Place;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(3, 4), Place));
	ASSERT_TRUE(Level.World->SetNewWorldOrigin(FIntVector(5000, -3000, 100)));
	FVector Moved;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(3, 4), Moved));
	EXPECT_TRUE(Moved.Equals(Place - FVector(5000.0, -3000.0, 100.0), 0.01));
	EXPECT_TRUE(Graph.GetGridBounds().IsInside(Moved));
	Level.Settle(Graph);
	EXPECT_EQ(WallsOf(Graph), Before) << "nothing moved within the world";
	Box->AddActorWorldOffset(FVector(400.0, 0.0, 0.0));
	Level.Settle(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(9, 10)));
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(13, 10)));
	ASSERT_TRUE(Level.WaitForBuild(Unfinished));
	Level.Settle(Unfinished);
	EXPECT_EQ(WallsOf(Unfinished), WallsOf(Graph)) << "it began anew";
}

TEST(GridNavGraphEdit, APlatformThatMovesChangesTheFloor)
{
	FGraphWorld Level;
	AActor* Platform = Level.World.SpawnBox(FVector(0.0, 0.0, 10.0), FVector(200.0, 200.0, 20.0));
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Floor = EGridNavFloor::Highest;
	Graph.Build();
	Graph.FinishBuild();
	FVector Place;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(10, 10), Place));
	EXPECT_NEAR(Place.Z, 30.0, 0.01);
	Platform->SetActorLocation(FVector(0.0, 0.0, 110.0));
	Level.Settle(Graph);
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(10, 10), Place));
	EXPECT_NEAR(Place.Z, 130.0, 0.01);
	const NavCore::GridMap& Map = Graph.GetGraph()->Map();
	EXPECT_EQ(Map.HeightAt({10, 10}) - Map.HeightAt({2, 2}), 130);
}

TEST(GridNavGraphEdit, TwoWorldsDoNotHearOfEachOther)
{
	FGraphWorld First;
	FGraphWorld Second;
	UGridNavGraphComponent& Graph = AddReadyGraph(First);
	UGridNavGraphComponent& Other = AddReadyGraph(Second);
	First.AddBox({0.0, 0.0}, {200.0, 200.0});
	First.Settle(Graph);
	Second.Settle(Other);
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	EXPECT_FALSE(Other.IsCellBlocked(FIntPoint(10, 10)));
}
