// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Grids built from the collision of a level.
#include "Components/CapsuleComponent.h"
#include "Engine/World.h"
#include "GridNavGraphFixture.h"
#include "NavCore/Base/Random.h"
#include "Query/GridPathSubsystem.h"

#include <limits>

namespace
{
constexpr float NaN = std::numeric_limits<float>::quiet_NaN();

/** Boxes of any size, half of them turned, some of them over the edge of the grid. */
TArray<AActor*> AddRandomBoxes(FGraphWorld& Level, NavCore::Random& Random, int32 Count)
{
	TArray<AActor*> Boxes;
	for (int32 Box = 0; Box < Count; ++Box)
	{
		const FVector2D Center(Random.Range(-1100, 1100), Random.Range(-1100, 1100));
		const FVector2D HalfSize(Random.Range(5, 300), Random.Range(5, 300));
		const double Yaw = Random.Percent(50) ? Random.Range(0, 3590) / 10.0 : 0.0;
		Boxes.Add(Level.AddBox(Center, HalfSize, Yaw));
	}
	return Boxes;
}
} // namespace

TEST(GridNavGraphBuild, AGridBuiltFromBoxesEqualsTheRasteriser)
{
	NavCore::Random Random(1);
	for (int32 Round = 0; Round < 200; ++Round)
	{
		FGraphWorld Level;
		const TArray<AActor*> Boxes = AddRandomBoxes(Level, Random, Random.Range(0, 12));
		UGridNavGraphComponent& Graph =
			Level.AddGraph(FVector(Random.Range(-50, 50), Random.Range(-50, 50), 0.0));
		Graph.CellSize = static_cast<float>(Random.Range(40, 160));
		Graph.ObstructionThreshold = static_cast<float>(Random.Range(0, 20)) / 20.0f;
		Graph.Topology = Random.Percent(25) ? EGridNavTopology::Hex : EGridNavTopology::Octile;
		Graph.Build();
		Graph.FinishBuild();
		ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
		ASSERT_EQ(WallsOf(Graph), WallsOf(FGraphWorld::Rasterised(Graph, Boxes)))
			<< "round " << Round << ", threshold " << Graph.ObstructionThreshold;
	}
}

TEST(GridNavGraphBuild, SlicesGiveTheSameGridAsOneGo)
{
	NavCore::Random Random(2);
	for (int32 Round = 0; Round < 8; ++Round)
	{
		FGraphWorld Level;
		AddRandomBoxes(Level, Random, 10);
		UGridNavGraphComponent& Whole = Level.AddGraph();
		Whole.Build();
		Whole.FinishBuild();
		UGridNavGraphComponent& Sliced = Level.AddGraph();
		Sliced.MaxBuildPiecesPerFrame = Random.Range(1, 9);
		Sliced.Build();
		ASSERT_TRUE(Level.WaitForBuild(Sliced));
		EXPECT_EQ(WallsOf(Sliced), WallsOf(Whole));
	}
}

TEST(GridNavGraphBuild, ProgressGrowsAndNoFrameDoesMoreThanItsPieces)
{
	FGraphWorld Level;
	Level.AddBox({0.0, 0.0}, {200.0, 200.0}, 30.0);
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.MaxBuildPiecesPerFrame = 3;
	const FGraphEvents Events(Graph);
	Graph.Build();
	EXPECT_EQ(Graph.GetState(), EGridNavState::Building);
	float Last = Graph.GetBuildProgress();
	int32 Frames = 0;
	for (bool bWorker = false; Graph.GetState() == EGridNavState::Building && !bWorker; ++Frames)
	{
		EXPECT_EQ(Events->ReadyCount, 0);
		Level.World.Tick();
		EXPECT_LE(Graph.GetPiecesOfLastTick(), 3);
		EXPECT_GE(Graph.GetBuildProgress(), Last);
		EXPECT_LE(Graph.GetBuildProgress(), 1.0f);
		Last = Graph.GetBuildProgress();
		bWorker = Graph.GetPiecesOfLastTick() == 0;
	}
	ASSERT_TRUE(Level.WaitForBuild(Graph));
	EXPECT_GT(Frames, 5) << "so small a slice must not do";
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Graph.GetBuildProgress(), 1.0f);
	EXPECT_EQ(Events->ReadyCount, 1);
	EXPECT_EQ(Events->FailedCount, 0);
}

TEST(GridNavGraphBuild, BuildsItselfWhenPlayBegins)
{
	FGraphWorld Level;
	AGridNavGraphActor* Actor = Level.World->SpawnActor<AGridNavGraphActor>();
	EXPECT_EQ(Actor->GetGraphComponent()->GetState(), EGridNavState::Building);
	ASSERT_TRUE(Level.WaitForBuild(*Actor->GetGraphComponent()));
	EXPECT_EQ(Actor->GetGraphComponent()->GetState(), EGridNavState::Ready);
	EXPECT_EQ(Actor->GetGraphComponent()->GetGridSize(), FIntPoint(100, 100));
}

TEST(GridNavGraphBuild, BeforeItIsReadyEverythingSaysSo)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.MaxBuildPiecesPerFrame = 1;
	const FBox Box = FBox::BuildAABB(FVector::ZeroVector, FVector(10.0));
	const auto ExpectNothing = [&]
	{
		FIntPoint Cell;
		FVector Place;
		EXPECT_EQ(Graph.BlockBox(Box), EGridNavEditResult::NotReady);
		EXPECT_EQ(Graph.UnblockBox(Box), EGridNavEditResult::NotReady);
		EXPECT_EQ(Graph.SetTerrainCost(Box, 2), EGridNavEditResult::NotReady);
		EXPECT_EQ(Graph.SetCellBlocked(FIntPoint(1, 1), true), EGridNavEditResult::NotReady);
		EXPECT_FALSE(Graph.WorldToCell(FVector::ZeroVector, Cell));
		EXPECT_FALSE(Graph.CellToWorld(FIntPoint(0, 0), Place));
		EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(0, 0)));
		EXPECT_EQ(Graph.GetGridSize(), FIntPoint(0, 0));
		EXPECT_FALSE(Graph.GetGraph().IsValid());
		EXPECT_FALSE(Graph.BakeIntoComponent());
	};
	ExpectNothing();
	EXPECT_EQ(Graph.RequestResample(Box), EGridNavEditResult::NotReady);
	Graph.Build();
	Level.World.Tick();
	ExpectNothing();

	EGridPathOutcome Outcome = EGridPathOutcome::Pending;
	FGridPathRequest Request;
	Request.Goal = FVector(300.0, 0.0, 0.0);
	UGridPathSubsystem::Get(Level.World.Get())
		->Request(Request,
			FOnGridPathEvent::CreateLambda(
				[&Outcome](EGridPathEvent, const FGridPathResult& Result) { Outcome = Result.Outcome; }));
	Level.World.Tick(2);
	EXPECT_EQ(Outcome, EGridPathOutcome::NotReady);
}

TEST(GridNavGraphBuild, CellsWithoutAFloorOrOnSteepGroundAreBlocked)
{
	FGraphWorld Level(/*bFloor*/ false);
	// A floor under the left half only, and a steep ramp on part of it.
	Level.World.SpawnBox(FVector(-500.0, 0.0, -50.0), FVector(500.0, 1000.0, 50.0));
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(5, 5)));
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(15, 5)));
	Graph.bRequireFloor = false;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(15, 5)));

	Level.World.SpawnBox(FVector(-500.0, 0.0, 0.0), FVector(400.0, 300.0, 20.0), FRotator(60.0, 0.0, 0.0));
	Graph.Floor = EGridNavFloor::Highest;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(5, 10))) << WallsOf(Graph);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(5, 2)));
}

TEST(GridNavGraphBuild, WhatIsLowOrHighEnoughIsNoObstacle)
{
	FGraphWorld Level;
	Level.World.SpawnBox(FVector(-500.0, -500.0, 15.0), FVector(150.0, 150.0, 15.0));
	Level.World.SpawnBox(FVector(500.0, -500.0, 250.0), FVector(150.0, 150.0, 40.0));
	Level.World.SpawnBox(FVector(500.0, 500.0, 200.0), FVector(150.0, 150.0, 40.0));
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(5, 5))) << "a step that agents climb";
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(15, 5))) << "a roof above their heads";
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(15, 15))) << "a beam at their heads";
}

TEST(GridNavGraphBuild, OtherShapesBlockWhatTheyCoverInSixteenths)
{
	FGraphWorld Level;
	// A pillar of 140 cm across in the middle of cell (10, 10), and a tilted box.
	AActor* Pillar = Level.World->SpawnActor<AActor>();
	UCapsuleComponent* Capsule = NewObject<UCapsuleComponent>(Pillar);
	Capsule->InitCapsuleSize(70.0f, 200.0f);
	Capsule->SetCollisionProfileName(TEXT("BlockAll"));
	Capsule->SetCanEverAffectNavigation(true);
	Pillar->SetRootComponent(Capsule);
	Capsule->SetWorldLocation(FVector(50.0, 50.0, 100.0));
	Capsule->RegisterComponent();
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.ObstructionThreshold = 0.3f;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	// It reaches 20 cm into the next cell, over part of one row of sixteenths: a quarter at most.
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(11, 10)));
	Graph.ObstructionThreshold = 0.0f;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(11, 10)));
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(12, 10)));
}

TEST(GridNavGraphBuild, WhatDoesNotAffectNavigationIsIgnored)
{
	FGraphWorld Level;
	AActor* Box = Level.AddBox({0.0, 0.0}, {300.0, 300.0});
	Box->FindComponentByClass<UPrimitiveComponent>()->SetCanEverAffectNavigation(false);
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(10, 10)));
	FVector Place;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(10, 10), Place));
	EXPECT_NEAR(Place.Z, 0.0, 0.01) << "and its top is no floor";
}

TEST(GridNavGraphBuild, FlatGroundNeedsNoHeightsAndStepsDo)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(0.0, 0.0, 100.0));
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_TRUE(Graph.GetGraph()->Map().IsUniform());
	EXPECT_TRUE(Graph.GetGraph()->Surface()->Heights.IsEmpty());
	FVector Place;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(0, 0), Place));
	EXPECT_TRUE(Place.Equals(FVector(-950.0, -950.0, 0.0), 0.01));

	// A platform of 120 cm: with the highest floor one stands on it, but cannot climb it.
	Level.World.SpawnBox(FVector(500.0, 0.0, 60.0), FVector(500.0, 1000.0, 60.0));
	Graph.Floor = EGridNavFloor::Highest;
	Graph.Build();
	Graph.FinishBuild();
	const NavCore::GridMap& Map = Graph.GetGraph()->Map();
	ASSERT_TRUE(Map.HasHeight());
	EXPECT_EQ(Map.ClimbLimit(), 45);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(15, 10)));
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(15, 10), Place));
	EXPECT_NEAR(Place.Z, 120.0, 0.01);
	EXPECT_EQ(Map.HeightAt({15, 10}) - Map.HeightAt({5, 10}), 120);
	FIntPoint Cell;
	ASSERT_TRUE(Graph.WorldToCell(Place + FVector(10.0, -10.0, 500.0), Cell));
	EXPECT_EQ(Cell, FIntPoint(15, 10));
}

TEST(GridNavGraphBuild, BadSettingsFailWithAReason)
{
	struct FCase
	{
		void (*Spoil)(UGridNavGraphComponent&);
		EGridNavBuildFailure Expected;
	};
	const FCase Cases[] = {
		{[](UGridNavGraphComponent& Graph) { Graph.Extent.X = NaN; }, EGridNavBuildFailure::NotFinite},
		{[](UGridNavGraphComponent& Graph) { Graph.CellSize = NaN; }, EGridNavBuildFailure::NotFinite},
		{[](UGridNavGraphComponent& Graph) { Graph.AgentRadius = std::numeric_limits<float>::infinity(); },
			EGridNavBuildFailure::NotFinite},
		{[](UGridNavGraphComponent& Graph) { Graph.ExtraAgentRadii.Add(NaN); },
			EGridNavBuildFailure::NotFinite},
		{[](UGridNavGraphComponent& Graph) { Graph.CellSize = 0.0f; }, EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.CellSize = -5.0f; }, EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.Extent.Z = 0.0; }, EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.Extent.Y = 1e300; }, EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.AgentHeight = 0.0f; }, EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.AgentMaxSlope = 90.0f; },
			EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.ObstructionThreshold = 1.5f; },
			EGridNavBuildFailure::BadSettings},
		{[](UGridNavGraphComponent& Graph) { Graph.Extent.X = 1e7; }, EGridNavBuildFailure::TooManyCells},
		{[](UGridNavGraphComponent& Graph) { Graph.CellSize = 0.01f; }, EGridNavBuildFailure::TooManyCells},
		{[](UGridNavGraphComponent& Graph)
			{
				Graph.Extent = FVector(100000.0, 100000.0, 100.0);
				Graph.MaxMegabytes = 16;
			},
			EGridNavBuildFailure::OverMemory},
		{[](UGridNavGraphComponent& Graph)
			{
				Graph.Source = EGridNavSource::Baked;
				Graph.bRebuildBadBake = false;
			},
			EGridNavBuildFailure::NoBakedData},
		{[](UGridNavGraphComponent& Graph) { Graph.Source = EGridNavSource::MapFile; },
			EGridNavBuildFailure::NoFile},
	};
	FGraphWorld Level;
	for (const FCase& Case : Cases)
	{
		UGridNavGraphComponent& Graph = Level.AddGraph();
		const FGraphEvents Events(Graph);
		Case.Spoil(Graph);
		Graph.Build();
		Graph.FinishBuild();
		EXPECT_EQ(Graph.GetState(), EGridNavState::Failed);
		EXPECT_EQ(Graph.GetBuildFailure(), Case.Expected);
		EXPECT_FALSE(Graph.GetBuildFailureReason().IsEmpty());
		EXPECT_EQ(Events->FailedCount, 1);
		EXPECT_EQ(Events->LastReason, Graph.GetBuildFailureReason().ToString());
		EXPECT_EQ(Events->ReadyCount, 0);
		EXPECT_FALSE(Graph.GetGraph().IsValid());
	}
}

TEST(GridNavGraphBuild, AComponentThatIsInNoWorldSaysSo)
{
	const TStrongObjectPtr<UGridNavGraphComponent> Graph(NewObject<UGridNavGraphComponent>());
	Graph->Build();
	EXPECT_EQ(Graph->GetBuildFailure(), EGridNavBuildFailure::NoWorld);
	Graph->FinishBuild();
	EXPECT_EQ(Graph->GetState(), EGridNavState::Failed);
}

TEST(GridNavGraphBuild, ABuildCanBeStoppedAndStartedAgain)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.MaxBuildPiecesPerFrame = 1;
	Graph.CancelBuild();
	EXPECT_EQ(Graph.GetState(), EGridNavState::Empty);
	Graph.Build();
	Level.World.Tick(3);
	Graph.CancelBuild();
	EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::Cancelled);
	Graph.Build();
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::None);
}

TEST(GridNavGraphBuild, MayBeDestroyedAfterAnyPieceOfABuild)
{
	for (int32 Frames = 0; Frames < 60; Frames += 3)
	{
		FGraphWorld Level;
		Level.AddBox({0.0, 0.0}, {200.0, 200.0}, 30.0);
		UGridNavGraphComponent& Graph = Level.AddGraph();
		Graph.MaxBuildPiecesPerFrame = 1;
		Graph.Build();
		Level.World.Tick(Frames);
		if (Frames % 2 == 0)
		{
			Graph.GetOwner()->Destroy();
		}
		else
		{
			Graph.UnregisterComponent();
			EXPECT_EQ(Graph.GetState(), EGridNavState::Empty);
		}
		Level.World.Tick(2);
		Level.World.CollectGarbage();
		// Or the whole world with it.
		if (Frames % 5 == 0)
		{
			Level.AddGraph().Build();
			Level.World.Tick();
			Level.World.Destroy();
		}
	}
}

TEST(GridNavGraphBuild, AListenerMayDestroyTheGrid)
{
	FGraphWorld Level;
	for (const bool bFails : {false, true})
	{
		UGridNavGraphComponent& Graph = Level.AddGraph();
		const FGraphEvents Events(Graph);
		Events->bDestroyOnEvent = true;
		Graph.Source = bFails ? EGridNavSource::Baked : EGridNavSource::Collision;
		Graph.Build();
		Graph.FinishBuild();
		EXPECT_EQ(Events->ReadyCount + Events->FailedCount, 1);
		Level.World.Tick(2);
		Level.World.CollectGarbage();
	}
}

TEST(GridNavGraphBuild, TheGridOutlivesItsComponentForWhoeverHoldsIt)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	const TSharedPtr<FGridNavGraph> Held = Graph.GetGraph();
	Graph.GetOwner()->Destroy();
	Level.World.Tick();
	Level.World.CollectGarbage();
	EXPECT_EQ(Held->Map().Width(), 20);
	EXPECT_EQ(Held->EditCells({0, 0, 1, 1}, NavCore::MapEditKind::Block), EGridNavEditResult::Queued);
}

TEST(GridNavGraphBuild, RadiiOfAgentsHaveProfilesOfTheirOwn)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.AgentRadius = 50.0f;
	Graph.ExtraAgentRadii = {120.0f, 40.0f, 260.0f};
	Graph.Build();
	Graph.FinishBuild();
	const FGridNavGraph& Built = *Graph.GetGraph();
	const auto ClearanceOf = [&Built](float Radius)
	{
		return int32{Built.World().Profile(Built.ProfileFor(Radius)).clearance};
	};
	EXPECT_EQ(Built.DefaultProfile(), 0);
	EXPECT_EQ(Built.World().ProfileCount(), 3U) << "radii up to half a cell share one";
	EXPECT_EQ(ClearanceOf(0.0f), 1);
	EXPECT_EQ(ClearanceOf(50.0f), 1);
	EXPECT_EQ(ClearanceOf(51.0f), 2);
	EXPECT_EQ(ClearanceOf(150.0f), 2);
	EXPECT_EQ(ClearanceOf(151.0f), 4) << "the narrowest that is wide enough";
	EXPECT_EQ(ClearanceOf(900.0f), 4) << "the widest where none is";
}
