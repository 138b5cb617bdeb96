// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Which paths the navigation system gets from grids, and when.
#include "AI/NavDataGenerator.h"
#include "GridNavDataFixture.h"
#include "NavMesh/NavMeshPath.h"

TEST_F(GridNavDataTest, ServesItsAgentAndIsNeverTheMainData)
{
	ASSERT_NE(NavSystem().GetNavDataForAgentName(TEXT("Grid")), nullptr);
	EXPECT_EQ(NavSystem().GetNavDataForProps(GridAgent()), &Data());
	EXPECT_FALSE(Data().CanBeMainNavData());
	EXPECT_NE(NavSystem().GetDefaultNavDataInstance(), &Data());
	EXPECT_TRUE(Data().SupportsRuntimeGeneration());
}

TEST_F(GridNavDataTest, BeforeAGridIsReadyQueriesAreErrorsAndNeverEmptyPaths)
{
	const FVector Start(-500.0, 0.0, 0.0);
	const FVector End(500.0, 0.0, 0.0);
	FNavLocation Location;
	FVector Hit;
	FVector::FReal Cost = 0.0;
	const auto ExpectNotReady = [&]
	{
		const FPathFindingResult Result = Find(Start, End);
		EXPECT_EQ(Result.Result, ENavigationQueryResult::Error);
		EXPECT_FALSE(Result.Path.IsValid());
		EXPECT_FALSE(NavSystem().TestPathSync(Query(Start, End)));
		EXPECT_FALSE(NavSystem().TestPathSync(Query(Start, End), EPathFindingMode::Hierarchical));
		EXPECT_EQ(Data().CalcPathCost(Start, End, Cost), ENavigationQueryResult::Error);
		EXPECT_FALSE(Data().ProjectPoint(Start, Location, FVector(50.0)));
		EXPECT_TRUE(Data().Raycast(Start, End, Hit, nullptr));
		EXPECT_EQ(Hit, Start);
		EXPECT_FALSE(Data().GetRandomPoint().HasNodeRef());
		EXPECT_FALSE(Data().GetRandomReachablePointInRadius(Start, 100.0f, Location));
		EXPECT_FALSE(Data().FindMoveAlongSurface(FNavLocation(Start), End, Location));
		EXPECT_FALSE(Data().IsReady());
	};
	ExpectNotReady();
	UGridNavGraphComponent& Grid = AddUnbuiltGrid();
	Tick();
	ExpectNotReady();
	EXPECT_TRUE(Data().NeedsRebuild());
	Grid.MaxBuildPiecesPerFrame = 1;
	Grid.Build();
	ASSERT_EQ(Grid.GetState(), EGridNavState::Building);
	ExpectNotReady();
	EXPECT_FALSE(Data().NeedsRebuild());
	Data().EnsureBuildCompletion();
	EXPECT_EQ(Find(Start, End).Result, ENavigationQueryResult::Success);
	EXPECT_TRUE(Data().IsReady());
}

TEST_F(GridNavDataTest, PathsLeadFromTheExactStartAroundWallsToTheExactEnd)
{
	UGridNavGraphComponent& Grid = AddGrid();
	ASSERT_EQ(Grid.BlockBox(WallAcross()), EGridNavEditResult::Queued);
	Tick(2);
	const FPathFindingResult Result = FindAcross();
	ASSERT_TRUE(Result.IsSuccessful());
	ASSERT_NE(Result.Path->CastPath<FGridNavigationPath>(), nullptr);
	EXPECT_EQ(Result.Path->CastPath<FNavMeshPath>(), nullptr);
	EXPECT_TRUE(Result.Path->IsValid());
	EXPECT_FALSE(Result.Path->IsPartial());
	const TArray<FNavPathPoint>& Points = Result.Path->GetPathPoints();
	ASSERT_GE(Points.Num(), 3);
	EXPECT_EQ(Points[0].Location, FVector(-820.0, 30.0, 0.0));
	EXPECT_EQ(Points.Last().Location, FVector(830.0, -20.0, 0.0));
	EXPECT_TRUE(Avoids(*Result.Path, FBox(FVector(1.0, -1000.0, 0.0), FVector(99.0, 799.0, 0.0))));
	for (const FNavPathPoint& Point : Points)
	{
		EXPECT_TRUE(Data().IsNodeRefValid(Point.NodeRef));
		EXPECT_TRUE(Data().DoesNodeContainLocation(Point.NodeRef, Point.Location));
	}
	EXPECT_GT(Result.Path->GetLength(), 2200.0);
	EXPECT_GE(Result.Path->GetCost(), Result.Path->GetLength() * 0.95);
	for (int32 Index = 1; Index < Points.Num(); ++Index)
	{
		EXPECT_LE(Result.Path->GetCostFromIndex(Index), Result.Path->GetCostFromIndex(Index - 1));
	}
	EXPECT_NEAR(Result.Path->GetCostFromIndex(Points.Num() - 1), 0.0, 1e-6);
	EXPECT_EQ(Result.Path->GetCostFromNode(Points[0].NodeRef), Result.Path->GetCost());
}

TEST_F(GridNavDataTest, AWayWithinOneCellHasTwoPoints)
{
	AddGrid();
	const FPathFindingResult Result = Find(FVector(10.0, 10.0, 0.0), FVector(80.0, 60.0, 0.0));
	ASSERT_TRUE(Result.IsSuccessful());
	ASSERT_EQ(Result.Path->GetPathPoints().Num(), 2);
	EXPECT_NEAR(Result.Path->GetLength(), FMath::Sqrt(70.0 * 70.0 + 50.0 * 50.0), 1e-6);
}

TEST_F(GridNavDataTest, PointsLieOnTheFloor)
{
	Floor = EGridNavFloor::Highest;
	AddBox(FVector(700.0, 0.0, 10.0), FVector(300.0, 1000.0, 20.0));
	AddGrid();
	const FPathFindingResult Result = Find(FVector(-800.0, 50.0, 0.0), FVector(850.0, 50.0, 60.0));
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_NEAR(Result.Path->GetPathPoints()[0].Location.Z, 0.0, 1.0);
	EXPECT_NEAR(Result.Path->GetPathPoints().Last().Location.Z, 30.0, 1.0);
}

TEST_F(GridNavDataTest, PartialPathsEndAsNearAsTheyCanAndOnlyWhereTheyAreAllowed)
{
	UGridNavGraphComponent& Grid = AddGrid();
	ASSERT_EQ(Grid.BlockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
	Tick(2);
	const FPathFindingResult Partial = FindAcross();
	ASSERT_TRUE(Partial.IsSuccessful());
	EXPECT_TRUE(Partial.IsPartial());
	EXPECT_LT(Partial.Path->GetEndLocation().X, 0.0);
	EXPECT_GT(Partial.Path->GetEndLocation().X, -100.0);
	FPathFindingQuery Whole = Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0));
	Whole.SetAllowPartialPaths(false);
	EXPECT_EQ(NavSystem().FindPathSync(Whole).Result, ENavigationQueryResult::Fail);
	EXPECT_FALSE(NavSystem().TestPathSync(Whole));
	EXPECT_FALSE(NavSystem().TestPathSync(Whole, EPathFindingMode::Hierarchical));
}

TEST_F(GridNavDataTest, EndsThatCannotBeStoodOnFailUnlessTheyNeedNotBe)
{
	AddGrid();
	const FVector Start(-500.0, 0.0, 0.0);
	EXPECT_EQ(Find(FVector(5000.0, 0.0, 0.0), Start).Result, ENavigationQueryResult::Fail);
	EXPECT_EQ(Find(Start, FVector(5000.0, 0.0, 0.0)).Result, ENavigationQueryResult::Fail);
	EXPECT_EQ(Find(Start, FVector(500.0, 0.0, 900.0)).Result, ENavigationQueryResult::Fail);
	const double Nan = FMath::Sqrt(-1.0);
	EXPECT_EQ(Find(Start, FVector(Nan, 0.0, 0.0)).Result, ENavigationQueryResult::Fail);
	FPathFindingQuery Beyond = Query(Start, FVector(5000.0, 0.0, 0.0));
	Beyond.SetRequireNavigableEndLocation(false);
	const FPathFindingResult Result = NavSystem().FindPathSync(Beyond);
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_TRUE(Result.IsPartial());
	EXPECT_GT(Result.Path->GetEndLocation().X, 900.0);
}

TEST_F(GridNavDataTest, LimitsOfCostAndNodesAreKept)
{
	UGridNavGraphComponent& Grid = AddGrid();
	ASSERT_EQ(Grid.BlockBox(WallAcross()), EGridNavEditResult::Queued);
	Tick(2);
	FPathFindingQuery Limited = Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0));
	FVector::FReal Cost = 0.0;
	ASSERT_EQ(Data().CalcPathCost(Limited.StartLocation, Limited.EndLocation, Cost),
		ENavigationQueryResult::Success);
	Limited.SetAllowPartialPaths(false);
	Limited.CostLimit = Cost * 1.5;
	EXPECT_TRUE(NavSystem().FindPathSync(Limited).IsSuccessful());
	Limited.CostLimit = Cost * 0.5;
	EXPECT_EQ(NavSystem().FindPathSync(Limited).Result, ENavigationQueryResult::Fail);
	EXPECT_FALSE(NavSystem().TestPathSync(Limited, EPathFindingMode::Hierarchical));
	// A second wall from the other side: no line with one turn leads past both.
	ASSERT_EQ(Grid.BlockBox(FBox(FVector(410.0, -790.0, 0.0), FVector(490.0, 1000.0, 0.0))),
		EGridNavEditResult::Queued);
	ASSERT_EQ(Grid.BlockBox(FBox(FVector(-390.0, -790.0, 0.0), FVector(-310.0, 1000.0, 0.0))),
		EGridNavEditResult::Queued);
	Tick(2);
	const FSharedNavQueryFilter Small = Data().GetDefaultQueryFilter()->GetCopy();
	Small->SetMaxSearchNodes(2);
	const FPathFindingResult Result = FindAcross(Small);
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_TRUE(Result.IsPartial());
	EXPECT_TRUE(Result.Path->DidSearchReachedLimit());
}

TEST_F(GridNavDataTest, OfSeveralGridsTheOneUnderTheStartAnswers)
{
	AddGrid(FVector(0.0, 0.0, 0.0));
	AddGrid(FVector(3000.0, 0.0, 0.0), 10);
	EXPECT_TRUE(Find(FVector(-500.0, 0.0, 0.0), FVector(500.0, 0.0, 0.0)).IsSuccessful());
	// There is no level under the second one: its floor is the bottom of its box.
	EXPECT_TRUE(Find(FVector(2700.0, 0.0, -300.0), FVector(3300.0, 0.0, -300.0)).IsSuccessful());
	EXPECT_EQ(
		Find(FVector(-500.0, 0.0, 0.0), FVector(3000.0, 0.0, 0.0)).Result, ENavigationQueryResult::Fail);
	EXPECT_NEAR(Data().GetBounds().Min.X, -1000.0, 1.0);
	EXPECT_NEAR(Data().GetBounds().Max.X, 3500.0, 1.0);
}

TEST_F(GridNavDataTest, NodesOfAGridThatWasBuiltAnewOrIsGoneAreNotValidAnyMore)
{
	UGridNavGraphComponent& Grid = AddGrid();
	FNavLocation Before;
	ASSERT_TRUE(Data().ProjectPoint(FVector(50.0, 50.0, 0.0), Before, FVector(50.0)));
	EXPECT_TRUE(Data().IsNodeRefValid(Before.NodeRef));
	EXPECT_FALSE(Data().IsNodeRefValid(INVALID_NAVNODEREF));
	EXPECT_FALSE(Data().DoesNodeContainLocation(Before.NodeRef, FVector(150.0, 50.0, 0.0)));
	Grid.Build();
	Grid.FinishBuild();
	Tick();
	EXPECT_FALSE(Data().IsNodeRefValid(Before.NodeRef));
	FNavLocation After;
	ASSERT_TRUE(Data().ProjectPoint(FVector(50.0, 50.0, 0.0), After, FVector(50.0)));
	Grid.GetOwner()->Destroy();
	EXPECT_FALSE(Data().IsNodeRefValid(After.NodeRef));
	EXPECT_EQ(
		Find(FVector(-500.0, 0.0, 0.0), FVector(500.0, 0.0, 0.0)).Result, ENavigationQueryResult::Error);
}

TEST_F(GridNavDataTest, DirtyAreasAreSampledAgain)
{
	UGridNavGraphComponent& Grid = AddGrid();
	ASSERT_TRUE(Avoids(*FindAcross().Path, FBox(FVector(0.0, 700.0, 0.0), FVector(100.0, 1000.0, 0.0))));
	AddBox(FVector(50.0, -150.0, 100.0), FVector(45.0, 850.0, 100.0));
	for (int32 Frame = 0; Frame < 60 && !Grid.IsCellBlocked(FIntPoint(10, 10)); ++Frame)
	{
		Tick();
	}
	EXPECT_TRUE(Grid.IsCellBlocked(FIntPoint(10, 10)));
	Tick(2);
	const FPathFindingResult Result = FindAcross();
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_TRUE(Avoids(*Result.Path, FBox(FVector(10.0, -990.0, 0.0), FVector(90.0, 690.0, 0.0))));
}

TEST_F(GridNavDataTest, RebuildingBuildsTheGridsAndTellsWhenTheyAreDone)
{
	UGridNavGraphComponent& Grid = AddUnbuiltGrid();
	Tick();
	Data().RebuildAll();
	EXPECT_NE(Grid.GetState(), EGridNavState::Empty);
	Data().EnsureBuildCompletion();
	EXPECT_EQ(Grid.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Data().GetGenerator()->GetNumRemaningBuildTasks(), 0);
	EXPECT_TRUE(FindAcross().IsSuccessful());
}

#if !UE_BUILD_SHIPPING
TEST_F(GridNavDataTest, TellsItsMemory)
{
	const uint32 Before = Data().LogMemUsed();
	AddGrid();
	ASSERT_TRUE(FindAcross().IsSuccessful());
	EXPECT_GT(Data().LogMemUsed(), Before);
}
#endif
