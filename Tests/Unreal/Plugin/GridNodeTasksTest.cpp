// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The tasks of behavior trees: to find a path, and to move.
#include "AI/BTTask_FindGridPath.h"
#include "AI/BTTask_GridMoveTo.h"
#include "AI/GridPathObject.h"
#include "GridNodeFixture.h"

#include <cstring>

class GridNodeFindTest : public GridNodeTest
{
protected:
	UBTTask_FindGridPath& BuildFind(const TCHAR* Goal = TEXT("Place"))
	{
		UBTTask_FindGridPath& Task = Build<UBTTask_FindGridPath>(Goal);
		StandIn::FTreeBuilder::UseKey(Task, TEXT("FoundKey"), TEXT("Flag"));
		StandIn::FTreeBuilder::UseKey(Task, TEXT("OutcomeKey"), TEXT("Outcome"));
		StandIn::FTreeBuilder::UseKey(Task, TEXT("EndKey"), TEXT("End"));
		StandIn::FTreeBuilder::UseKey(Task, TEXT("LengthKey"), TEXT("Length"));
		StandIn::FTreeBuilder::UseKey(Task, TEXT("CostKey"), TEXT("Cost"));
		StandIn::FTreeBuilder::UseKey(Task, TEXT("PathKey"), TEXT("Path"));
		return Task;
	}
	EGridPathOutcome Written() const
	{
		return static_cast<EGridPathOutcome>(Board().GetValueAsInt(TEXT("Outcome")));
	}
};

TEST_F(GridNodeFindTest, WritesWhatItFound)
{
	BuildFind();
	RunTo(Across());
	Tick();
	EXPECT_FALSE(HasSucceeded()) << "the answer comes in a later frame";
	TickUntilEnd(10);
	ASSERT_TRUE(HasSucceeded());
	EXPECT_TRUE(Board().GetValueAsBool(TEXT("Flag")));
	EXPECT_EQ(Written(), EGridPathOutcome::Found);
	EXPECT_LT(FVector::Dist2D(Board().GetValueAsVector(TEXT("End")), Across()), 1.0);
	EXPECT_NEAR(Board().GetValueAsFloat(TEXT("Length")), 1680.0f, 5.0f);
	EXPECT_NEAR(Board().GetValueAsFloat(TEXT("Cost")), 1700.0f, 60.0f);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	const UGridPathObject* Path = Cast<UGridPathObject>(Board().GetValueAsObject(TEXT("Path")));
	ASSERT_NE(Path, nullptr) << "kept for as long as the tree runs";
	EXPECT_GE(Path->Path.Points.Num(), 2);
	EXPECT_EQ(OpenPaths(), 0);
	EXPECT_EQ(Place(), Home()) << "nobody moves";
}

TEST_F(GridNodeFindTest, FindsTheWayToAnActor)
{
	BuildFind(TEXT("Actor"));
	RunTo(SpawnGoal(Across()));
	TickUntilEnd(10);
	EXPECT_TRUE(HasSucceeded());
	EXPECT_LT(FVector::Dist2D(Board().GetValueAsVector(TEXT("End")), Across()), 1.0);
}

TEST_F(GridNodeFindTest, APartialPathCountsIfItMay)
{
	WallIn(FVector(500.0, 0.0, 0.0));
	BuildFind();
	RunTo(FVector(500.0, 0.0, 0.0));
	TickUntilEnd(10);
	EXPECT_TRUE(HasSucceeded());
	EXPECT_FALSE(Board().GetValueAsBool(TEXT("Flag")));
	EXPECT_EQ(Written(), EGridPathOutcome::Partial);
	EXPECT_GT(FVector::Dist2D(Board().GetValueAsVector(TEXT("End")), FVector(500.0, 0.0, 0.0)), 200.0);
}

TEST_F(GridNodeFindTest, FailsWithoutAWay)
{
	WallIn(FVector(500.0, 0.0, 0.0));
	BuildFind().bAllowPartial = false;
	RunTo(FVector(500.0, 0.0, 0.0));
	TickUntilEnd(10);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridPathOutcome::NoPath);
	EXPECT_EQ(Board().GetValueAsFloat(TEXT("Length")), -1.0f);
	EXPECT_EQ(Board().GetValueAsObject(TEXT("Path")), nullptr);
}

TEST_F(GridNodeFindTest, FailsAtOnceWithoutAGoalAPawnOrAGrid)
{
	BuildFind();
	Run();
	Tick(2);
	EXPECT_TRUE(HasFailed()) << "the vector was never set";
	EXPECT_EQ(Written(), EGridPathOutcome::InvalidGoal);
	Board().SetValueAsVector(TEXT("Place"), FVector(90000.0, 0.0, 0.0));
	Brain().RestartTree();
	Tick(3);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridPathOutcome::InvalidGoal);
	Grid->GetOwner()->Destroy();
	Brain().RestartTree();
	Tick(3);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridPathOutcome::NoGrid);
}

TEST_F(GridNodeFindTest, AbortingAndStoppingCancel)
{
	Paths().SetPaused(true);
	const UBTTask_FindGridPath& Task = BuildFind();
	RunTo(Across());
	Tick(3);
	EXPECT_EQ(Active(), &Task);
	EXPECT_EQ(OpenPaths(), 1);
	Brain().StopTree(EBTStopMode::Safe);
	Paths().SetPaused(false);
	Tick(3);
	EXPECT_EQ(OpenPaths(), 0);
	EXPECT_EQ(Paths().GetStats().Cancelled, 1);
	EXPECT_EQ(Written(), EGridPathOutcome::Pending) << "nothing is written by a task that was aborted";
}

TEST_F(GridNodeFindTest, TheGridMayGoAwayWhileItWaits)
{
	Paths().SetPaused(true);
	BuildFind();
	RunTo(Across());
	Tick(3);
	Grid->GetOwner()->Destroy();
	Tick(2);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridPathOutcome::OwnerGone);
}

TEST_F(GridNodeFindTest, ReadsWellInTheTree)
{
	UBTTask_FindGridPath& Task = BuildFind();
	EXPECT_EQ(Plain(Task.GetStaticDescription()),
		"to Place, or as near as possible\nfound: Flag\noutcome: Outcome\nend: End\nlength: Length\n"
		"cost: Cost\npath: Path");
	UBTTask_FindGridPath* Bare = NewObject<UBTTask_FindGridPath>();
	Bare->bAllowPartial = false;
	EXPECT_EQ(Plain(Bare->GetStaticDescription()), "to (none)");
}

class GridNodeMoveTest : public GridNodeTest
{
protected:
	UBTTask_GridMoveTo& BuildMove(const TCHAR* Goal = TEXT("Place"))
	{
		UBTTask_GridMoveTo& Task = Build<UBTTask_GridMoveTo>(Goal);
		StandIn::FTreeBuilder::UseKey(Task, TEXT("OutcomeKey"), TEXT("Outcome"));
		Task.Settings = Settings;
		return Task;
	}
	EGridMoveOutcome Written() const
	{
		return static_cast<EGridMoveOutcome>(Board().GetValueAsInt(TEXT("Outcome")));
	}
};

TEST_F(GridNodeMoveTest, MovesToAPlaceAndToAnActor)
{
	BuildMove();
	RunTo(Across());
	TickUntilEnd();
	EXPECT_TRUE(HasSucceeded());
	EXPECT_EQ(Written(), EGridMoveOutcome::Arrived);
	EXPECT_LE(FVector::Dist2D(Place(), Across()), 21.0);
	EXPECT_EQ(OpenPaths(), 0);
	EXPECT_EQ(SpeedOf(*Agent), 0.0);
}

TEST_F(GridNodeMoveTest, FollowsAnActorAndFailsWhenItIsDestroyed)
{
	BuildMove(TEXT("Actor"));
	AActor* Goal = SpawnGoal(Across());
	RunTo(Goal);
	for (int32 Frame = 0; Frame < 30; ++Frame)
	{
		Goal->SetActorLocation(Goal->GetActorLocation() + FVector(0.0, 20.0, 0.0));
		Tick();
	}
	EXPECT_GE(Paths().GetStats().Requests, 3);
	Goal->Destroy();
	Tick(3);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridMoveOutcome::GoalLost);
	EXPECT_EQ(SpeedOf(*Agent), 0.0);
}

TEST_F(GridNodeMoveTest, FollowsWhatTheBlackboardHolds)
{
	BuildMove(TEXT("Actor"));
	RunTo(SpawnGoal(Across()));
	Tick(15);
	AActor* Other = SpawnGoal(FVector(-500.0, 800.0, 0.0));
	Board().SetValueAsObject(TEXT("Actor"), Other);
	TickUntilEnd();
	EXPECT_TRUE(HasSucceeded());
	EXPECT_LE(FVector::Dist2D(Place(), Other->GetActorLocation()), 21.0);
}

TEST_F(GridNodeMoveTest, FollowsAPlaceThatTheBlackboardReplaces)
{
	BuildMove();
	RunTo(Across());
	Tick(15);
	const uint32 MoveId = Agent->GetPathFollowingComponent()->GetCurrentRequestId().GetID();
	const FVector Elsewhere(-300.0, 750.0, 0.0);
	Board().SetValueAsVector(TEXT("Place"), Elsewhere);
	Tick(10);
	EXPECT_EQ(Agent->GetPathFollowingComponent()->GetCurrentRequestId().GetID(), MoveId);
	TickUntilEnd();
	EXPECT_TRUE(HasSucceeded());
	EXPECT_LE(FVector::Dist2D(Place(), Elsewhere), 21.0);
}

TEST_F(GridNodeMoveTest, AWallAcrossThePathDoesNotStopIt)
{
	BuildMove();
	RunTo(Across());
	Tick(15);
	const uint32 MoveId = Agent->GetPathFollowingComponent()->GetCurrentRequestId().GetID();
	ASSERT_EQ(Grid->BlockBox(WallAcross(590.0)), EGridNavEditResult::Queued);
	int32 Halts = 0;
	while (Place().X < 100.0 && Active() != OnFailure)
	{
		const FVector Before = Place();
		Tick();
		Halts += FVector::Dist(Before, Place()) < 0.01 ? 1 : 0;
		ASSERT_EQ(Agent->GetPathFollowingComponent()->GetCurrentRequestId().GetID(), MoveId);
	}
	EXPECT_EQ(Halts, 0);
	TickUntilEnd();
	EXPECT_TRUE(HasSucceeded());
}

TEST_F(GridNodeMoveTest, EachPartialPolicy)
{
	const FVector Goal(500.0, 0.0, 0.0);
	WallIn(Goal);
	UBTTask_GridMoveTo& Task = BuildMove();
	RunTo(Goal);
	TickUntilEnd();
	EXPECT_TRUE(HasSucceeded());
	EXPECT_EQ(Written(), EGridMoveOutcome::ArrivedNearest);

	Task.bNearestIsSuccess = false;
	Brain().RestartTree();
	Tick();
	TickUntilEnd();
	EXPECT_TRUE(HasFailed());

	Task.Settings.PartialPolicy = EGridMovePartialPolicy::Refuse;
	Brain().RestartTree();
	Tick();
	TickUntilEnd(20);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridMoveOutcome::Unreachable);

	for (const EGridMovePartialPolicy Policy :
		{EGridMovePartialPolicy::WaitForWay, EGridMovePartialPolicy::GoNearestAndWait})
	{
		Agent->GetPawn()->SetActorLocation(Home());
		Task.Settings.PartialPolicy = Policy;
		Brain().RestartTree();
		Tick(150);
		EXPECT_EQ(Active(), &Task);
		EXPECT_EQ(Place() == Home(), Policy == EGridMovePartialPolicy::WaitForWay);
		OpenWall(Goal);
		TickUntilEnd();
		EXPECT_TRUE(HasSucceeded());
		EXPECT_EQ(Written(), EGridMoveOutcome::Arrived);
		WallIn(Goal);
	}
}

TEST_F(GridNodeMoveTest, AbortsCleanlyInEachState)
{
	WallIn(FVector(500.0, 0.0, 0.0));
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	const UBTTask_GridMoveTo& Task = BuildMove();
	for (int32 State = 0; State < 3; ++State)
	{
		Paths().SetPaused(State == 0);
		RunTo(State == 2 ? FVector(500.0, 0.0, 0.0) : Across());
		Tick(State == 0 ? 3 : 12);
		EXPECT_EQ(Active(), &Task);
		EXPECT_EQ(Agent->GetMoveStatus() == EPathFollowingStatus::Moving, State == 1);
		Brain().StopTree(EBTStopMode::Safe);
		Paths().SetPaused(false);
		Tick(3);
		EXPECT_EQ(OpenPaths(), 0) << State;
		EXPECT_EQ(SpeedOf(*Agent), 0.0);
		EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
	}
}

TEST_F(GridNodeMoveTest, FailsWithoutAGoalAndOnANodeOfNoGrid)
{
	BuildMove();
	Run();
	Tick(2);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridMoveOutcome::InvalidGoal);
	Board().SetValueAsVector(TEXT("Place"), Across());
	Brain().RestartTree();
	Tick(10);
	Grid->GetOwner()->Destroy();
	Tick(3);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Written(), EGridMoveOutcome::NoGrid);
}

TEST_F(GridNodeMoveTest, EverythingMayGoAwayMidWay)
{
	BuildMove();
	for (int32 Case = 0; Case < 3; ++Case)
	{
		Agent = &SpawnGridAgent(*World, Home());
		RunTo(Across());
		Tick(10);
		if (Case == 0)
		{
			Agent->UnPossess();
		}
		else if (Case == 1)
		{
			Agent->GetPawn()->Destroy();
		}
		else
		{
			Agent->Destroy();
		}
		Tick(5);
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		Tick(40);
		EXPECT_EQ(OpenPaths(), 0) << Case;
	}
}

TEST_F(GridNodeMoveTest, AgentsOfOneTreeDoNotShareTheirMoves)
{
	BuildMove();
	AAIController* First = Agent;
	RunTo(Across());
	Agent = &SpawnGridAgent(*World, FVector(-850.0, -850.0, 0.0));
	RunTo(FVector(-850.0, 850.0, 0.0));
	Tick(20);
	First->GetBrainComponent()->StopLogic(TEXT("test"));
	TickUntilEnd();
	EXPECT_TRUE(HasSucceeded());
	EXPECT_LE(FVector::Dist2D(Place(), FVector(-850.0, 850.0, 0.0)), 21.0);
	EXPECT_LT(First->GetPawn()->GetActorLocation().X, 0.0);
	EXPECT_EQ(SpeedOf(*First), 0.0);
}

TEST_F(GridNodeMoveTest, MemoryOutlivesAStoredSubtree)
{
	const UBTTask_GridMoveTo& Task = BuildMove();
	RunTo(Across());
	Tick(10);
	alignas(16) uint8 Memory[256];
	alignas(16) uint8 Stored[256];
	const uint16 Size = Task.GetInstanceMemorySize();
	ASSERT_LE(Size, 256);
	Task.InitializeMemory(Brain(), Memory, EBTMemoryInit::Initialize);
	Task.CleanupMemory(Brain(), Memory, EBTMemoryClear::StoreSubtree);
	std::memcpy(Stored, Memory, Size);
	std::memset(Memory, 0xcd, Size);
	Task.InitializeMemory(Brain(), Stored, EBTMemoryInit::RestoreSubtree);
	Task.CleanupMemory(Brain(), Stored, EBTMemoryClear::Destroy);
}

TEST_F(GridNodeMoveTest, ReadsWellInTheTree)
{
	UBTTask_GridMoveTo& Task = BuildMove();
	EXPECT_EQ(Plain(Task.GetStaticDescription()),
		"to Place, within 20 cm\nno way: goes as near as it can\nfollows the goal after 100 cm\n"
		"outcome: Outcome");
	Task.Settings.GoalTrackingThreshold = 0.0f;
	Task.Settings.bGridAligned = true;
	Task.Settings.Following = EGridMoveFollowing::Steering;
	Task.Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	EXPECT_EQ(Plain(Task.GetStaticDescription()),
		"to Place, within 20 cm\nno way: waits for a way\nfrom cell to cell\n"
		"steered, looks 150 cm ahead\noutcome: Outcome");
	RunTo(Across());
	Tick(10);
	TArray<FString> Values;
	Task.DescribeRuntimeValues(
		Brain(), Brain().GetNodeMemory(&Task, 0), EBTDescriptionVerbosity::Detailed, Values);
	ASSERT_EQ(Values.Num(), 2);
	EXPECT_EQ(Plain(Values[0]), "moving");
	EXPECT_NE(Plain(Values[1]).find(" cm left"), std::string::npos);
}
