// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The driver that moves agents over grids: how it follows and re-routes.
#include "GridMoveFixture.h"
#include "GridPathFixture.h"

TEST_F(GridMoveTest, ArrivesAtAPlaceAndSaysSoOnce)
{
	FGridMoveRun Run(*Agent);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Idle);
	ASSERT_EQ(Run.Move.Start(*Agent, Across(), Settings), EGridMoveState::Asking);
	Run.Run(*World, 300, false);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.Ends, 1);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
	EXPECT_EQ(Run.Halts, 0);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Across()), 20.0) << "on the goal, not on the middle of its cell";
	EXPECT_EQ(Paths().GetStats().LivePaths, 0) << "nothing is left behind";
}

TEST_F(GridMoveTest, SetsOffInTheFrameAfterItAsked)
{
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 1);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Moving);
	EXPECT_EQ(SpeedOf(*Agent), 0.0);
	Run.Run(*World, 1);
	EXPECT_GT(SpeedOf(*Agent), 0.0);
}

TEST_F(GridMoveTest, WalksOnTheFirstLegWhileTheRestIsSearchedFor)
{
	const FVector Center(0.0, 30000.0, 0.0);
	UGridNavGraphComponent& Wide = AddGrid(Center, 256);
	for (double X = -10000.0; X < 11000.0; X += 1000.0)
	{
		// Combs: every other wall hangs from the other side.
		const double Side = FMath::RoundToInt32(X / 1000.0) % 2 == 0 ? 400.0 : -400.0;
		const FVector Middle = Center + FVector(X, Side, 0.0);
		ASSERT_EQ(
			Wide.BlockBox(FBox(Middle - FVector(40.0, 12400.0, 0.0), Middle + FVector(40.0, 12400.0, 0.0))),
			EGridNavEditResult::Queued);
	}
	Tick(30);
	FSettingsScope Limits;
	Limits.UseExpansions(256);
	Settings.Algorithm = EGridNavAlgorithm::Hpa;
	for (const bool bFirstLeg : {true, false})
	{
		Settings.bFirstLeg = bFirstLeg;
		AAIController& Other = SpawnGridAgent(*World, Center + FVector(-12000.0, 0.0, 0.0));
		FGridMoveRun Run(Other);
		Run.Move.Start(Other, Center + FVector(12000.0, 0.0, 0.0), Settings);
		int32 WalkedEarly = 0;
		for (int32 Frame = 0; Frame < 400; ++Frame)
		{
			Run.Run(*World, 1);
			WalkedEarly += Run.HasMoved() && Run.Move.GetPathOutcome() == EGridPathOutcome::Pending ? 1 : 0;
		}
		EXPECT_EQ(WalkedEarly > 0, bFirstLeg) << WalkedEarly;
		EXPECT_EQ(Run.Move.GetPathOutcome(), EGridPathOutcome::Found);
		EXPECT_EQ(Run.MoveIds.Num(), 1) << "the rest was added to the same move";
		EXPECT_EQ(Run.Halts, 0);
	}
}

TEST_F(GridMoveTest, AWallAcrossThePathLeadsAroundItInTheSameMoveWithoutAStop)
{
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 12);
	ASSERT_LT(Run.Place().X, -300.0);
	const int64 Requests = Paths().GetStats().Requests;
	ASSERT_EQ(Grid->BlockBox(WallAcross(590.0)), EGridNavEditResult::Queued);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
	EXPECT_EQ(Run.Halts, 0);
	EXPECT_EQ(Paths().GetStats().Requests, Requests) << "the live path is mended, not asked for anew";
	double Farthest = 0.0;
	for (const FVector& Place : Run.Places)
	{
		Farthest = FMath::Max(Farthest, Place.Y);
		EXPECT_FALSE(Place.X > 10.0 && Place.X < 90.0 && Place.Y < 590.0) << "through the wall";
	}
	EXPECT_GT(Farthest, 590.0);
}

TEST_F(GridMoveTest, FollowsAnActorThatMovesAndWalksOnMeanwhile)
{
	AActor* Goal = SpawnGoal(Across());
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, *Goal, Settings);
	for (int32 Frame = 0; Frame < 60; ++Frame)
	{
		Goal->SetActorLocation(Goal->GetActorLocation() + FVector(0.0, 12.0, 0.0));
		Run.Run(*World, 1);
	}
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Goal->GetActorLocation()), 21.0);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
	EXPECT_EQ(Run.Halts, 0);
	const int64 Requests = Paths().GetStats().Requests;
	EXPECT_GE(Requests, 4);
	EXPECT_LE(Requests, 10) << "one for each meter that the goal moves, and not one a frame";
}

TEST_F(GridMoveTest, AGoalThatMovesLessThanTheThresholdIsNotAskedForAgain)
{
	Settings.GoalTrackingThreshold = 500.0f;
	AActor* Goal = SpawnGoal(Across());
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, *Goal, Settings);
	Run.Run(*World, 20);
	Goal->SetActorLocation(Across() + FVector(0.0, 300.0, 0.0));
	Run.Run(*World, 20);
	EXPECT_EQ(Paths().GetStats().Requests, 1);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Goal->GetActorLocation()), 21.0) << "the last bit is made good";
}

TEST_F(GridMoveTest, WithoutAThresholdTheGoalIsWhereItWas)
{
	Settings.GoalTrackingThreshold = 0.0f;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 20);
	Run.Move.SetGoal(FVector(-800.0, -800.0, 0.0));
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Paths().GetStats().Requests, 1);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Across()), 21.0);
}

TEST_F(GridMoveTest, APlaceThatMovesIsFollowedLikeAnActor)
{
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 20);
	const FVector Elsewhere(-300.0, 750.0, 0.0);
	Run.Move.SetGoal(Elsewhere);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Elsewhere), 21.0);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
	EXPECT_EQ(Run.Halts, 0);
}

TEST_F(GridMoveTest, AnAgentThatIsPushedAwayAsksFromWhereItIs)
{
	ASSERT_EQ(Grid->BlockBox(FBox(FVector(-700.0, 200.0, 0.0), FVector(700.0, 290.0, 0.0))),
		EGridNavEditResult::Queued);
	Tick(3);
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 30);
	Agent->GetPawn()->SetActorLocation(FVector(0.0, 650.0, 0.0));
	const int64 Requests = Paths().GetStats().Requests;
	Run.Run(*World, 400);
	EXPECT_EQ(Paths().GetStats().Requests, Requests + 1);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
	for (const FVector& Place : Run.Places)
	{
		EXPECT_FALSE(Place.X > -700.0 && Place.X < 700.0 && Place.Y > 200.0 && Place.Y < 290.0);
	}
}

TEST_F(GridMoveTest, WithoutACorridorAnAgentGoesBackToItsPathByItself)
{
	Settings.Corridor = 0.0f;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 20);
	Agent->GetPawn()->SetActorLocation(Run.Place() + FVector(0.0, 600.0, 0.0));
	Run.Run(*World, 400);
	EXPECT_EQ(Paths().GetStats().Requests, 1);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
}

TEST_F(GridMoveTest, AlignedAgentsGoFromMiddleToMiddle)
{
	Settings.bGridAligned = true;
	ASSERT_EQ(Grid->BlockBox(WallAcross(390.0)), EGridNavEditResult::Queued);
	Tick(3);
	for (const EGridMoveFollowing Following :
		{EGridMoveFollowing::PathFollowing, EGridMoveFollowing::Steering})
	{
		Settings.Following = Following;
		AAIController& Other = SpawnGridAgent(*World, Home());
		// Points on the way count as passed a little before they are reached, by the radius of the agent.
		Other.GetPawn()
			->FindComponentByClass<UFloatingPawnMovement>()
			->GetNavAgentPropertiesRef()
			.AgentRadius = 12.0f;
		FGridMoveRun Run(Other);
		Run.Move.Start(Other, Across(), Settings);
		Run.Run(*World, 600);
		EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
		EXPECT_LE(FVector::Dist2D(Run.Place(), FVector(850.0, 50.0, 0.0)), 21.0) << "the middle of the cell";
		for (const FVector& Place : Run.Places)
		{
			// In the middle of a row or of a column, or on a diagonal through middles.
			const double X = FMath::Abs(FMath::Fmod(Place.X + 1000.0, 100.0) - 50.0);
			const double Y = FMath::Abs(FMath::Fmod(Place.Y + 1000.0, 100.0) - 50.0);
			EXPECT_LT(FMath::Min3(X, Y, FMath::Abs(X - Y)), 16.0) << Place.X << ' ' << Place.Y;
		}
	}
}

TEST_F(GridMoveTest, SteeringLooksAheadAndCutsCorners)
{
	ASSERT_EQ(Grid->BlockBox(WallAcross(390.0)), EGridNavEditResult::Queued);
	Tick(3);
	Settings.Following = EGridMoveFollowing::Steering;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 15);
	EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle) << "path following has no part in it";
	Run.Run(*World, 600);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.Halts, 0);
	EXPECT_TRUE(Run.MoveIds.IsEmpty());
	EXPECT_LE(FVector::Dist2D(Run.Place(), Across()), 21.0);
	EXPECT_EQ(SpeedOf(*Agent), 0.0);
	for (const FVector& Place : Run.Places)
	{
		EXPECT_FALSE(Place.X > 0.0 && Place.X < 100.0 && Place.Y < 400.0) << "through the wall";
	}
}

TEST_F(GridMoveTest, SteeringGoesAroundAWallThatRises)
{
	Settings.Following = EGridMoveFollowing::Steering;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 12);
	ASSERT_EQ(Grid->BlockBox(WallAcross(590.0)), EGridNavEditResult::Queued);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.Halts, 0);
}

TEST_F(GridMoveTest, TellsTheRestOfThePath)
{
	FGridMoveRun Run(*Agent);
	EXPECT_TRUE(Run.Move.GetRemainingPoints().IsEmpty());
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 10);
	const double Left = FVector::Dist2D(Run.Place(), Across());
	EXPECT_NEAR(Run.Move.GetRemainingLength(), Left, 50.0);
	const TArray<FVector> Points = Run.Move.GetRemainingPoints();
	ASSERT_GE(Points.Num(), 2);
	EXPECT_LT(FVector::Dist2D(Points[0], Run.Place()), 1.0);
	EXPECT_LT(FVector::Dist2D(Points.Last(), Across()), 1.0);
}

TEST_F(GridMoveTest, AnotherGridInAnotherWorldIsNotMixedUp)
{
	UWorld* First = World;
	AAIController* FirstAgent = Agent;
	UGridNavGraphComponent* FirstGrid = Grid;
	SetUp();
	FGridMoveRun Run(*FirstAgent);
	FGridMoveRun OtherRun(*Agent);
	Run.Move.Start(*FirstAgent, Across(), Settings);
	OtherRun.Move.Start(*Agent, Across(), Settings);
	Run.Run(*First, 10);
	OtherRun.Run(*World, 10);
	// A wall in one world, and its end, are nothing to the other one.
	ASSERT_EQ(Grid->BlockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
	OtherRun.Run(*World, 2);
	FirstGrid->GetOwner()->Destroy();
	Run.Run(*First, 3);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::NoGrid);
	OtherRun.Run(*World, 400);
	EXPECT_EQ(OtherRun.Move.GetOutcome(), EGridMoveOutcome::ArrivedNearest);
	First->DestroyWorld(false);
}
