// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The driver that moves agents over grids: what it does when the goal cannot be reached.
#include "GridMoveFixture.h"

using GridMovePolicyTest = GridMoveTest;

TEST_F(GridMovePolicyTest, GoesAsNearAsItCan)
{
	WallIn(FVector(600.0, 0.0, 0.0));
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, FVector(600.0, 0.0, 0.0), Settings);
	Run.Run(*World, 10);
	EXPECT_TRUE(Run.Move.IsPartial());
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::ArrivedNearest);
	EXPECT_TRUE(Run.Move.HasSucceeded());
	EXPECT_LT(FVector::Dist2D(Run.Place(), FVector(600.0, 0.0, 0.0)), 400.0);
}

TEST_F(GridMovePolicyTest, RefusesWithoutAStep)
{
	WallIn(FVector(600.0, 0.0, 0.0));
	Settings.PartialPolicy = EGridMovePartialPolicy::Refuse;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, FVector(600.0, 0.0, 0.0), Settings);
	Run.Run(*World, 30);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Unreachable);
	EXPECT_FALSE(Run.HasMoved());
	EXPECT_FALSE(Run.Move.HasSucceeded());
	EXPECT_EQ(Paths().GetStats().LivePaths, 0);
}

TEST_F(GridMovePolicyTest, WaitsWhereItIsUntilThereIsAWay)
{
	WallIn(FVector(600.0, 0.0, 0.0));
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, FVector(600.0, 0.0, 0.0), Settings);
	Run.Run(*World, 60);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Waiting);
	EXPECT_FALSE(Run.HasMoved());
	EXPECT_EQ(Paths().GetStats().Requests, 1) << "a look costs no request";
	OpenWall(FVector(600.0, 0.0, 0.0));
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.Ends, 1);
}

TEST_F(GridMovePolicyTest, GoesNearAndWaitsThere)
{
	WallIn(FVector(600.0, 0.0, 0.0));
	Settings.PartialPolicy = EGridMovePartialPolicy::GoNearestAndWait;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, FVector(600.0, 0.0, 0.0), Settings);
	Run.Run(*World, 200);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Waiting);
	EXPECT_LT(FVector::Dist2D(Run.Place(), FVector(600.0, 0.0, 0.0)), 400.0);
	OpenWall(FVector(600.0, 0.0, 0.0));
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
}

TEST_F(GridMovePolicyTest, GivesUpWaitingInTime)
{
	WallIn(FVector(600.0, 0.0, 0.0));
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	Settings.WaitTimeout = 2.0f;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, FVector(600.0, 0.0, 0.0), Settings);
	Run.Run(*World, 55);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Waiting);
	Run.Run(*World, 15);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::TimedOut);
}

TEST_F(GridMovePolicyTest, AWayThatOpensOnTheWayIsTaken)
{
	WallIn(FVector(600.0, 0.0, 0.0));
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, FVector(600.0, 0.0, 0.0), Settings);
	Run.Run(*World, 15);
	ASSERT_TRUE(Run.Move.IsPartial());
	OpenWall(FVector(600.0, 0.0, 0.0));
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
	EXPECT_EQ(Run.Halts, 0);
}

TEST_F(GridMovePolicyTest, AWayThatClosesForGoodIsUpToThePolicy)
{
	for (const EGridMovePartialPolicy Policy : {EGridMovePartialPolicy::GoNearest,
			 EGridMovePartialPolicy::Refuse, EGridMovePartialPolicy::WaitForWay})
	{
		Settings.PartialPolicy = Policy;
		AAIController& Other = SpawnGridAgent(*World, Home());
		FGridMoveRun Run(Other);
		Run.Move.Start(Other, Across(), Settings);
		Run.Run(*World, 12);
		ASSERT_EQ(Grid->BlockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
		Run.Run(*World, 300);
		switch (Policy)
		{
		case EGridMovePartialPolicy::GoNearest:
			EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::ArrivedNearest);
			EXPECT_LT(Run.Place().X, 10.0);
			EXPECT_GT(Run.Place().X, -120.0);
			break;
		case EGridMovePartialPolicy::Refuse:
			EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Unreachable);
			EXPECT_LT(Run.Place().X, -300.0);
			break;
		default:
			EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Waiting);
			EXPECT_EQ(SpeedOf(Other), 0.0);
			break;
		}
		ASSERT_EQ(Grid->UnblockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
		Run.Run(*World, 400);
		EXPECT_EQ(Run.Move.HasSucceeded(), Policy != EGridMovePartialPolicy::Refuse);
	}
}

TEST_F(GridMovePolicyTest, ABlockedGoalWithinTheAcceptanceRadiusCounts)
{
	const FVector Goal(650.0, 50.0, 0.0);
	ASSERT_EQ(Grid->BlockBox(FBox(Goal - FVector(40.0), Goal + FVector(40.0))), EGridNavEditResult::Queued);
	Tick(3);
	Settings.PartialPolicy = EGridMovePartialPolicy::Refuse;
	Settings.AcceptanceRadius = 150.0f;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Goal, Settings);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Goal), 150.0);
}
