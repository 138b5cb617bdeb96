// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The driver that moves agents over grids: what happens when there is no way, and when somebody goes away.
#include "GridMoveFixture.h"
#include "GridPathFixture.h"
#include "Tests/GridNavTestWorld.h"

using GridMoveEndsTest = GridMoveTest;

TEST_F(GridMoveEndsTest, AnAgentThatIsThereAlreadyHasArrived)
{
	FGridMoveRun Run(*Agent);
	EXPECT_EQ(Run.Move.Start(*Agent, Home() + FVector(10.0, 0.0, 0.0), Settings), EGridMoveState::Ended);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Paths().GetStats().Requests, 0);
}

TEST_F(GridMoveEndsTest, AnAgentInAWallGetsOutOfIt)
{
	ASSERT_EQ(
		Grid->BlockBox(FBox(Home() - FVector(40.0), Home() + FVector(40.0))), EGridNavEditResult::Queued);
	Tick(3);
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
}

TEST_F(GridMoveEndsTest, BadPlacesAreToldApart)
{
	FGridMove Move;
	EXPECT_EQ(Move.Start(*Agent, FVector(NAN, 0.0, 0.0), Settings), EGridMoveState::Ended);
	EXPECT_EQ(Move.GetOutcome(), EGridMoveOutcome::InvalidGoal);
	Move.Start(*Agent, FVector(50000.0, 0.0, 0.0), Settings);
	EXPECT_EQ(Move.GetOutcome(), EGridMoveOutcome::InvalidGoal);
	Agent->GetPawn()->SetActorLocation(FVector(50000.0, 0.0, 0.0));
	Move.Start(*Agent, Across(), Settings);
	EXPECT_EQ(Move.GetOutcome(), EGridMoveOutcome::NoGrid);
	EXPECT_EQ(Move.GetPathOutcome(), EGridPathOutcome::NoGrid);
	Agent->UnPossess();
	Move.Start(*Agent, Across(), Settings);
	EXPECT_EQ(Move.GetOutcome(), EGridMoveOutcome::AgentLost);
}

TEST_F(GridMoveEndsTest, SettingsThatAreNoNumbersAreTheDefaults)
{
	Settings.AcceptanceRadius = NAN;
	Settings.GoalTrackingThreshold = INFINITY;
	Settings.LookAhead = -3.0f;
	Settings.Corridor = NAN;
	Settings.RetryInterval = 0.0f;
	const FGridMoveSettings Clamped = Settings.Clamped();
	const FGridMoveSettings Defaults;
	EXPECT_EQ(Clamped.AcceptanceRadius, Defaults.AcceptanceRadius);
	EXPECT_EQ(Clamped.GoalTrackingThreshold, Defaults.GoalTrackingThreshold);
	EXPECT_EQ(Clamped.LookAhead, 1.0f);
	EXPECT_EQ(Clamped.Corridor, Defaults.Corridor);
	EXPECT_EQ(Clamped.RetryInterval, 0.05f);
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
}

TEST_F(GridMoveEndsTest, APawnWithoutMovementCannotMove)
{
	APawn* Pawn = World->SpawnActor<APawn>();
	AAIController* Controller = World->SpawnActor<AAIController>();
	Controller->Possess(Pawn);
	FGridMoveRun Run(*Controller);
	Run.Move.Start(*Controller, Across(), Settings);
	Run.Run(*World, 10);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::CannotMove);
}

TEST_F(GridMoveEndsTest, StopsInEveryState)
{
	WallIn(FVector(500.0, 0.0, 0.0));
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	const TPair<FVector, int32> Cases[] = {{Across(), 0}, {Across(), 10}, {FVector(500.0, 0.0, 0.0), 10}};
	const EGridMoveState States[] = {EGridMoveState::Asking, EGridMoveState::Moving, EGridMoveState::Waiting};
	for (int32 Case = 0; Case < 3; ++Case)
	{
		FGridMoveRun Run(*Agent);
		Run.Move.Start(*Agent, Cases[Case].Key, Settings);
		Run.Run(*World, Cases[Case].Value);
		EXPECT_EQ(Run.Move.GetState(), States[Case]);
		Run.Move.Stop();
		EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Stopped);
		Run.Run(*World, 3, false);
		EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Stopped);
		EXPECT_EQ(SpeedOf(*Agent), 0.0);
		EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
		EXPECT_EQ(Paths().GetStats().LivePaths + Paths().GetStats().OpenRequests, 0);
	}
}

TEST_F(GridMoveEndsTest, DestroyingTheMoveEndsIt)
{
	{
		FGridMoveRun Run(*Agent);
		Run.Move.Start(*Agent, Across(), Settings);
		Run.Run(*World, 10);
		FGridMove Taken = MoveTemp(Run.Move);
		EXPECT_EQ(Taken.GetState(), EGridMoveState::Moving) << "moving the object does not disturb the move";
		EXPECT_NE(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
	}
	EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
	EXPECT_EQ(Paths().GetStats().LivePaths, 0);
}

TEST_F(GridMoveEndsTest, AGoalActorThatIsDestroyedEndsTheMove)
{
	for (const int32 Frames : {0, 10})
	{
		AActor* Goal = SpawnGoal(Across());
		FGridMoveRun Run(*Agent);
		Run.Move.Start(*Agent, *Goal, Settings);
		Run.Run(*World, Frames);
		Goal->Destroy();
		Run.Run(*World, 3, false);
		EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::GoalLost);
		EXPECT_EQ(Run.Ends, 1);
		EXPECT_EQ(SpeedOf(*Agent), 0.0);
	}
}

TEST_F(GridMoveEndsTest, OtherMovesInterruptIt)
{
	for (const bool bSteering : {false, true})
	{
		Settings.Following = bSteering ? EGridMoveFollowing::Steering : EGridMoveFollowing::PathFollowing;
		FGridMoveRun Run(*Agent);
		Run.Move.Start(*Agent, Across(), Settings);
		Run.Run(*World, 10);
		ASSERT_EQ(Agent->MoveToLocation(Home()), EPathFollowingRequestResult::RequestSuccessful);
		Run.Run(*World, 3, false);
		EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Interrupted);
		EXPECT_EQ(Run.Ends, 1);
		EXPECT_NE(Agent->GetMoveStatus(), EPathFollowingStatus::Idle) << "the other move goes on";
		Agent->StopMovement();
	}
	FGridMoveRun Run(*Agent);
	Settings.Following = EGridMoveFollowing::PathFollowing;
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 10);
	Agent->StopMovement();
	Run.Run(*World, 3);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Interrupted);
}

TEST_F(GridMoveEndsTest, AgentsThatGoAwayEndIt)
{
	for (int32 Case = 0; Case < 3; ++Case)
	{
		for (const int32 Frames : {0, 10})
		{
			AAIController& Other = SpawnGridAgent(*World, Home());
			FGridMoveRun Run(Other);
			Run.Move.Start(Other, Across(), Settings);
			Run.Run(*World, Frames);
			if (Case == 0)
			{
				Other.UnPossess();
			}
			else if (Case == 1)
			{
				Other.GetPawn()->Destroy();
			}
			else
			{
				Other.Destroy();
			}
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			Run.Agent = nullptr;
			Run.Run(*World, 3, false);
			EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::AgentLost);
			EXPECT_EQ(Run.Ends, 1);
		}
	}
	Tick(40);
	EXPECT_EQ(Paths().GetStats().LivePaths + Paths().GetStats().OpenRequests, 0);
}

TEST_F(GridMoveEndsTest, AGridThatIsRemovedOrBuiltAnewEndsIt)
{
	for (const bool bRebuild : {true, false})
	{
		for (const int32 Frames : {0, 10})
		{
			AAIController& Other = SpawnGridAgent(*World, Home());
			UGridNavGraphComponent* Now = Grid;
			FGridMoveRun Run(Other);
			Run.Move.Start(Other, Across(), Settings);
			Run.Run(*World, Frames);
			if (bRebuild)
			{
				Now->Build();
			}
			else
			{
				Now->GetOwner()->Destroy();
			}
			Run.Run(*World, 2);
			EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::NoGrid);
			EXPECT_EQ(SpeedOf(Other), 0.0);
			if (bRebuild)
			{
				Now->FinishBuild();
			}
			else
			{
				Grid = &AddGrid();
			}
			Tick();
		}
	}
}

TEST_F(GridMoveEndsTest, WhoeverWaitsForAWayWaitsForABuildToo)
{
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 10);
	Grid->Build();
	Run.Run(*World, 2);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Waiting);
	Grid->FinishBuild();
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
}

TEST_F(GridMoveEndsTest, TheEndOfTheWorldIsSafe)
{
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 10);
	UWorld* Gone = World;
	SetUp();
	Gone->DestroyWorld(false);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	Run.Move.Tick(0.1f);
	EXPECT_TRUE(Run.IsOver());
	EXPECT_TRUE(Run.Move.GetOutcome() == EGridMoveOutcome::AgentLost ||
		Run.Move.GetOutcome() == EGridMoveOutcome::NoGrid);
}

TEST_F(GridMoveEndsTest, WithoutNavigationDataTheAgentIsSteered)
{
	FGridNavTestWorld Bare;
	Bare.AddGrid(FVector::ZeroVector, 20);
	AAIController& Other = SpawnGridAgent(Bare.GetWorld(), Home());
	Bare.Tick(2);
	FGridMoveRun Run(Other);
	Run.Move.Start(Other, Across(), Settings);
	Run.Run(Bare.GetWorld(), 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_TRUE(Run.MoveIds.IsEmpty());
}

TEST_F(GridMoveEndsTest, AnyNavigationDataWillDoForPathFollowing)
{
	// The agent belongs to the navmesh; its move goes over the grid.
	UFloatingPawnMovement* Movement = Agent->GetPawn()->FindComponentByClass<UFloatingPawnMovement>();
	Movement->GetNavAgentPropertiesRef().SetPreferredNavData(ARecastNavMesh::StaticClass());
	ASSERT_EQ(Grid->BlockBox(WallAcross(390.0)), EGridNavEditResult::Queued);
	Tick(2);
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_EQ(Run.MoveIds.Num(), 1);
}

TEST_F(GridMoveEndsTest, AJamIsWaitedFor)
{
	FSettingsScope Limits;
	Limits->MaxRequests = 16;
	Grid->Build();
	Grid->FinishBuild();
	Tick();
	FGridPathRequest Request = MakeRequest(Home(), Across());
	Request.bKeepLive = true;
	for (int32 Index = 0; Index < 16; ++Index)
	{
		ASSERT_TRUE(Paths().Request(Request, FOnGridPathEvent()).IsValid());
	}
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 40);
	EXPECT_EQ(Run.Move.GetState(), EGridMoveState::Asking);
	EXPECT_EQ(Run.Move.GetPathOutcome(), EGridPathOutcome::QueueFull);
	EXPECT_LE(Paths().GetStats().Refused, 4) << "not in every frame";
	Paths().CancelAll();
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
}

TEST_F(GridMoveEndsTest, WhatSomebodyElseCancelsIsNoticed)
{
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Paths().CancelAll();
	Run.Run(*World, 3);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Interrupted);

	FGridMoveRun Live(*Agent);
	Live.Move.Start(*Agent, Across(), Settings);
	Live.Run(*World, 10);
	Paths().CancelAll();
	ASSERT_EQ(Grid->BlockBox(WallAcross(590.0)), EGridNavEditResult::Queued);
	Live.Run(*World, 400);
	EXPECT_EQ(Live.Move.GetOutcome(), EGridMoveOutcome::Arrived) << "another path was asked for";
	EXPECT_EQ(Live.MoveIds.Num(), 1);
}

TEST_F(GridMoveEndsTest, StartingAgainStopsTheMoveBefore)
{
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 10);
	const FVector Elsewhere(-850.0, 700.0, 0.0);
	Run.Move.Start(*Agent, Elsewhere, Settings);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::None);
	Run.Run(*World, 400);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Arrived);
	EXPECT_LE(FVector::Dist2D(Run.Place(), Elsewhere), 21.0);
}

TEST_F(GridMoveEndsTest, SteeringNoticesThatItGetsNowhere)
{
	Settings.Following = EGridMoveFollowing::Steering;
	FGridMoveRun Run(*Agent);
	Run.Move.Start(*Agent, Across(), Settings);
	Run.Run(*World, 10);
	Agent->GetPawn()->FindComponentByClass<UFloatingPawnMovement>()->MaxSpeed = 0.0f;
	Run.Run(*World, 300);
	EXPECT_EQ(Run.Move.GetOutcome(), EGridMoveOutcome::Blocked);
}
