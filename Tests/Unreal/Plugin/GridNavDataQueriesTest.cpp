// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What else the engine asks of navigation data: projections, rays, random points, costs.
#include "GridNavDataFixture.h"

namespace
{
class GridNavDataQueriesTest : public GridNavDataTest
{
protected:
	virtual void SetUp() override
	{
		GridNavDataTest::SetUp();
		Grid = &AddGrid();
		// Cells (10..11, 10..11), from 0 to 200 cm.
		EXPECT_EQ(Grid->BlockBox(FBox(FVector(10.0, 10.0, 0.0), FVector(190.0, 190.0, 0.0))),
			EGridNavEditResult::Queued);
		Tick(2);
	}

	UGridNavGraphComponent* Grid = nullptr;
};
} // namespace

TEST_F(GridNavDataQueriesTest, PointsAreProjectedToTheClosestPlaceWithinTheExtent)
{
	FNavLocation Out;
	ASSERT_TRUE(Data().ProjectPoint(FVector(-33.0, 44.0, 120.0), Out, FVector(10.0, 10.0, 150.0)));
	EXPECT_NEAR(FVector::Dist(Out.Location, FVector(-33.0, 44.0, 0.0)), 0.0, 0.01);
	EXPECT_TRUE(Out.HasNodeRef());
	EXPECT_FALSE(Data().ProjectPoint(FVector(-33.0, 44.0, 120.0), Out, FVector(10.0, 10.0, 100.0)))
		<< "too high";
	ASSERT_TRUE(Data().ProjectPoint(FVector(170.0, 50.0, 0.0), Out, FVector(50.0)));
	EXPECT_NEAR(Out.Location.X, 200.0, 0.01) << "out of the wall by the shortest way";
	EXPECT_NEAR(Out.Location.Y, 50.0, 0.01);
	EXPECT_FALSE(Data().ProjectPoint(FVector(100.0, 100.0, 0.0), Out, FVector(50.0)));
	EXPECT_FALSE(Data().ProjectPoint(FVector(1100.0, 0.0, 0.0), Out, FVector(50.0)));
	EXPECT_TRUE(Data().ProjectPoint(FVector(1100.0, 0.0, 0.0), Out, FVector(150.0)));
}

TEST_F(GridNavDataQueriesTest, BatchesSayWhatSinglePointsSay)
{
	TArray<FNavigationProjectionWork> Work;
	Work.Add(FNavigationProjectionWork(FVector(-33.0, 44.0, 0.0)));
	Work.Add(FNavigationProjectionWork(FVector(100.0, 100.0, 0.0)));
	Work.Add(FNavigationProjectionWork(FVector(170.0, 50.0, 0.0)));
	Data().BatchProjectPoints(Work, FVector(50.0));
	for (const FNavigationProjectionWork& Item : Work)
	{
		FNavLocation Single;
		ASSERT_EQ(static_cast<bool>(Item.bResult), Data().ProjectPoint(Item.Point, Single, FVector(50.0)));
		EXPECT_TRUE(!Item.bResult || Item.OutLocation.NodeRef == Single.NodeRef);
	}
	const FVector Inside(100.0, 100.0, 0.0);
	TArray<FNavigationProjectionWork> Limited;
	Limited.Add(FNavigationProjectionWork(Inside, FBox(Inside - FVector(50.0), Inside + FVector(50.0))));
	Limited.Add(FNavigationProjectionWork(Inside, FBox(Inside - FVector(150.0), Inside + FVector(150.0))));
	Data().BatchProjectPoints(Limited);
	EXPECT_FALSE(Limited[0].bResult);
	ASSERT_TRUE(Limited[1].bResult);
	EXPECT_TRUE(Limited[1].ProjectionLimit.IsInsideOrOn(Limited[1].OutLocation.Location));
}

TEST_F(GridNavDataQueriesTest, RaysEndAtWalls)
{
	FVector Hit;
	EXPECT_TRUE(Data().Raycast(FVector(-500.0, 100.0, 0.0), FVector(500.0, 100.0, 0.0), Hit, nullptr));
	EXPECT_NEAR(Hit.X, 0.0, 0.01);
	EXPECT_NEAR(Hit.Y, 100.0, 0.01);
	EXPECT_FALSE(Data().Raycast(FVector(-500.0, -100.0, 0.0), FVector(500.0, -100.0, 0.0), Hit, nullptr));
	EXPECT_NEAR(FVector::Dist(Hit, FVector(500.0, -100.0, 0.0)), 0.0, 0.01);
	EXPECT_TRUE(Data().Raycast(FVector(100.0, 100.0, 0.0), FVector(500.0, 100.0, 0.0), Hit, nullptr))
		<< "from a wall";
	TArray<FNavigationRaycastWork> Work;
	Work.Add(FNavigationRaycastWork(FVector(-500.0, 100.0, 0.0), FVector(500.0, 100.0, 0.0)));
	Work.Add(FNavigationRaycastWork(FVector(-500.0, -100.0, 0.0), FVector(500.0, -100.0, 0.0)));
	Data().BatchRaycast(Work, nullptr);
	EXPECT_TRUE(Work[0].bDidHit);
	EXPECT_NEAR(Work[0].HitLocation.Location.X, 0.0, 0.01);
	EXPECT_TRUE(Work[0].HitLocation.HasNodeRef());
	EXPECT_FALSE(Work[1].bDidHit);
}

TEST_F(GridNavDataQueriesTest, MovesSlideAlongWalls)
{
	FNavLocation Out;
	const FNavLocation Start(FVector(-100.0, 50.0, 0.0));
	ASSERT_TRUE(Data().FindMoveAlongSurface(Start, FVector(100.0, 150.0, 0.0), Out));
	EXPECT_NEAR(Out.Location.X, 0.0, 0.1);
	EXPECT_NEAR(Out.Location.Y, 150.0, 0.1);
	ASSERT_TRUE(Data().FindMoveAlongSurface(Start, FVector(-300.0, 80.0, 0.0), Out));
	EXPECT_NEAR(FVector::Dist(Out.Location, FVector(-300.0, 80.0, 0.0)), 0.0, 0.01);
}

TEST_F(GridNavDataQueriesTest, CostsAndLengthsAreThoseOfThePath)
{
	const FVector Start(-820.0, 30.0, 0.0);
	const FVector End(830.0, -20.0, 0.0);
	FVector::FReal Length = 0.0;
	FVector::FReal Cost = 0.0;
	FVector::FReal Both[2] = {};
	ASSERT_EQ(Data().CalcPathLength(Start, End, Length), ENavigationQueryResult::Success);
	ASSERT_EQ(Data().CalcPathCost(Start, End, Cost), ENavigationQueryResult::Success);
	ASSERT_EQ(Data().CalcPathLengthAndCost(Start, End, Both[0], Both[1]), ENavigationQueryResult::Success);
	const FPathFindingResult Path = Find(Start, End);
	EXPECT_NEAR(Length, Path.Path->GetLength(), 1e-6);
	EXPECT_NEAR(Cost, Path.Path->GetCost(), 1e-6);
	EXPECT_EQ(Both[0], Length);
	EXPECT_EQ(Both[1], Cost);
	EXPECT_EQ(Data().CalcPathLength(Start, FVector(9000.0, 0.0, 0.0), Length), ENavigationQueryResult::Fail);
}

TEST_F(GridNavDataQueriesTest, TestsAgreeWithPathsInBothModes)
{
	ASSERT_EQ(Grid->BlockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
	Tick(2);
	for (const FVector& End : {FVector(-500.0, -800.0, 0.0), FVector(800.0, 0.0, 0.0)})
	{
		FPathFindingQuery Whole = Query(FVector(-820.0, 30.0, 0.0), End);
		Whole.SetAllowPartialPaths(false);
		const bool bExpected = NavSystem().FindPathSync(Whole).IsSuccessful();
		EXPECT_EQ(bExpected, End.X < 0.0);
		int32 Visited = -1;
		EXPECT_EQ(NavSystem().TestPathSync(Whole, EPathFindingMode::Regular, &Visited), bExpected);
		EXPECT_GE(Visited, 0);
		Visited = -1;
		EXPECT_EQ(NavSystem().TestPathSync(Whole, EPathFindingMode::Hierarchical, &Visited), bExpected);
		EXPECT_EQ(Visited, 0) << "regions know";
		EXPECT_EQ(NavSystem().TestPathSync(Whole), bExpected) << "without a counter";
		EXPECT_EQ(NavSystem().FindPathSync(Whole, EPathFindingMode::Hierarchical).IsSuccessful(), bExpected);
	}
}

TEST_F(GridNavDataQueriesTest, RandomPointsAreFreeAndSpreadOverTheGrid)
{
	int32 Quarters[4] = {};
	for (int32 Index = 0; Index < 400; ++Index)
	{
		const FNavLocation Point = Data().GetRandomPoint();
		ASSERT_TRUE(Data().IsNodeRefValid(Point.NodeRef));
		ASSERT_TRUE(Data().DoesNodeContainLocation(Point.NodeRef, Point.Location));
		++Quarters[(Point.Location.X > 0.0 ? 1 : 0) + (Point.Location.Y > 0.0 ? 2 : 0)];
	}
	for (const int32 Count : Quarters)
	{
		EXPECT_GT(Count, 50);
	}
}

TEST_F(GridNavDataQueriesTest, ReachablePointsAreWithinTheRadiusAndCanBeReached)
{
	ASSERT_EQ(Grid->BlockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
	Tick(2);
	const FVector Origin(-200.0, -300.0, 0.0);
	bool bBeyond = false;
	for (int32 Index = 0; Index < 200; ++Index)
	{
		FNavLocation Out;
		ASSERT_TRUE(Data().GetRandomReachablePointInRadius(Origin, 600.0f, Out));
		EXPECT_LE(FVector::Dist2D(Out.Location, Origin), 600.01);
		EXPECT_LT(Out.Location.X, 0.0);
		EXPECT_TRUE(NavSystem().TestPathSync(Query(Origin, Out.Location)));
		ASSERT_TRUE(Data().GetRandomPointInNavigableRadius(Origin, 600.0f, Out));
		EXPECT_LE(FVector::Dist2D(Out.Location, Origin), 600.01);
		bBeyond |= Out.Location.X > 100.0;
	}
	EXPECT_TRUE(bBeyond) << "what only has to be navigable may lie behind the wall";
}

TEST_F(GridNavDataQueriesTest, WideAgentsKeepAwayFromWalls)
{
	// 35 cm fits in any cell of 100 cm; an agent of 120 cm needs a free cell around it.
	Grid->AgentRadius = 120.0f;
	Grid->Build();
	Grid->FinishBuild();
	ASSERT_EQ(Grid->BlockBox(WallAcross()), EGridNavEditResult::Queued);
	FNavAgentProperties Wide = GridAgent();
	Wide.AgentRadius = 120.0f;
	Data().SetNavAgentProperties(Wide);
	Tick(2);
	FNavLocation Out;
	ASSERT_TRUE(Data().ProjectPoint(FVector(-50.0, 50.0, 0.0), Out, FVector(300.0)));
	EXPECT_LE(Out.Location.X, -99.0);
}
