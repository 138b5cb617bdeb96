// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The service that keeps a path and the decorator that knows what can be reached.
#include "AI/BTDecorator_GridReachable.h"
#include "AI/BTService_KeepGridPath.h"
#include "GridNodeFixture.h"

class GridNodeKeepTest : public GridNodeTest
{
protected:
	UBTService_KeepGridPath& BuildKeep(const TCHAR* Goal = TEXT("Place"))
	{
		Tree->Sequence();
		Idle = &Tree->Task<UBTTask_Wait>();
		StandIn::FTreeBuilder::Set(*Idle, TEXT("WaitTime"), TEXT("10000.0"));
		UBTService_KeepGridPath& Service = Tree->Service<UBTService_KeepGridPath>();
		Tree->End();
		StandIn::FTreeBuilder::UseKey(Service, TEXT("BlackboardKey"), Goal);
		StandIn::FTreeBuilder::UseKey(Service, TEXT("HasPathKey"), TEXT("Flag"));
		StandIn::FTreeBuilder::UseKey(Service, TEXT("LengthKey"), TEXT("Length"));
		StandIn::FTreeBuilder::UseKey(Service, TEXT("NextPointKey"), TEXT("End"));
		StandIn::FTreeBuilder::Set(Service, TEXT("Interval"), TEXT("0.1"));
		StandIn::FTreeBuilder::Set(Service, TEXT("RandomDeviation"), TEXT("0.0"));
		return Service;
	}
	bool HasPath() const { return Board().GetValueAsBool(TEXT("Flag")); }
	double Length() const { return Board().GetValueAsFloat(TEXT("Length")); }
	int64 Requests() const { return Paths().GetStats().Requests; }

	UBTTask_Wait* Idle = nullptr;
};

TEST_F(GridNodeKeepTest, WritesWhatIsKnownOfThePathAndAsksOnce)
{
	BuildKeep();
	RunTo(Across());
	Tick(60);
	EXPECT_TRUE(HasPath());
	EXPECT_NEAR(Length(), 1680.0, 5.0);
	EXPECT_FALSE(Board().GetValueAsVector(TEXT("End")).Equals(Place(), 10.0));
	EXPECT_EQ(Requests(), 1);
	// The agent goes along the path, by whatever means.
	Agent->GetPawn()->SetActorLocation(FVector(0.0, 40.0, 0.0));
	Tick(10);
	EXPECT_NEAR(Length(), 830.0, 20.0);
	EXPECT_EQ(Requests(), 1);
}

TEST_F(GridNodeKeepTest, AnEditChangesThePathWithoutAnotherRequest)
{
	BuildKeep();
	RunTo(Across());
	Tick(20);
	ASSERT_EQ(Grid->BlockBox(WallAcross(590.0)), EGridNavEditResult::Queued);
	Tick(20);
	EXPECT_TRUE(HasPath());
	EXPECT_GT(Length(), 1900.0);
	EXPECT_EQ(Requests(), 1);
}

TEST_F(GridNodeKeepTest, AGoalThatMovesAndAnAgentThatStraysAreAskedFor)
{
	BuildKeep(TEXT("Actor"));
	AActor* Goal = SpawnGoal(Across());
	RunTo(Goal);
	Tick(20);
	Goal->SetActorLocation(Across() + FVector(0.0, 50.0, 0.0));
	Tick(20);
	EXPECT_EQ(Requests(), 1) << "less than the threshold";
	Goal->SetActorLocation(FVector(800.0, 800.0, 0.0));
	Tick(20);
	EXPECT_EQ(Requests(), 2);
	Agent->GetPawn()->SetActorLocation(FVector(-850.0, -700.0, 0.0));
	Tick(20);
	EXPECT_EQ(Requests(), 3);
	EXPECT_TRUE(HasPath());
	Goal->Destroy();
	Tick(20);
	EXPECT_FALSE(HasPath());
	EXPECT_EQ(Length(), -1.0);
	EXPECT_EQ(OpenPaths(), 0);
}

TEST_F(GridNodeKeepTest, WithoutAWayItLooksAndDoesNotAsk)
{
	const FVector Goal(500.0, 0.0, 0.0);
	WallIn(Goal);
	BuildKeep();
	RunTo(Goal);
	Tick(90);
	EXPECT_FALSE(HasPath());
	EXPECT_EQ(Requests(), 1);
	OpenWall(Goal);
	Tick(20);
	EXPECT_TRUE(HasPath());
	EXPECT_EQ(Requests(), 2);
	WallIn(Goal);
	Tick(20);
	EXPECT_FALSE(HasPath());
}

TEST_F(GridNodeKeepTest, APartialPathIsKeptWhereItMayBe)
{
	const FVector Goal(500.0, 0.0, 0.0);
	WallIn(Goal);
	BuildKeep().bAllowPartial = true;
	RunTo(Goal);
	Tick(60);
	EXPECT_TRUE(HasPath());
	EXPECT_EQ(Requests(), 1);
}

TEST_F(GridNodeKeepTest, GivesItBackWhenTheBranchEnds)
{
	BuildKeep();
	RunTo(Across());
	Tick(20);
	EXPECT_EQ(OpenPaths(), 1);
	Brain().StopTree(EBTStopMode::Safe);
	Tick(2);
	EXPECT_EQ(OpenPaths(), 0);
	EXPECT_TRUE(HasPath()) << "the keys keep their values";
}

TEST_F(GridNodeKeepTest, AGridThatGoesAndComesIsNoticed)
{
	BuildKeep();
	RunTo(Across());
	Tick(20);
	Grid->Build();
	Grid->FinishBuild();
	Tick(20);
	EXPECT_TRUE(HasPath());
	EXPECT_GE(Requests(), 2) << "the path of the grid before is no more";
	Grid->GetOwner()->Destroy();
	Tick(10);
	EXPECT_FALSE(HasPath());
	Grid = &AddGrid();
	Tick(20);
	EXPECT_TRUE(HasPath());
	Agent->Destroy();
	Tick(2);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}

TEST_F(GridNodeKeepTest, ReadsWellInTheTree)
{
	UBTService_KeepGridPath& Service = BuildKeep();
	EXPECT_EQ(Plain(Service.GetStaticServiceDescription()),
		"path to Place\nhas path: Flag\nlength: Length\nnext point: End");
	EXPECT_EQ(Service.GetInstanceMemorySize(), sizeof(void*));
}

class GridNodeReachTest : public GridNodeTest
{
protected:
	/** A branch behind the condition, and another one. */
	UBTDecorator_GridReachable& BuildReach(EBTFlowAbortMode::Type Mode, const TCHAR* Goal = TEXT("Place"))
	{
		Tree->Selector();
		OnSuccess = &Tree->Task<UBTTask_Wait>();
		UBTDecorator_GridReachable& Decorator = Tree->Decorator<UBTDecorator_GridReachable>(Mode);
		OnFailure = &Tree->Task<UBTTask_Wait>();
		for (UBTNode* Wait : {OnSuccess, OnFailure})
		{
			StandIn::FTreeBuilder::Set(*Wait, TEXT("WaitTime"), TEXT("10000.0"));
		}
		Tree->End();
		StandIn::FTreeBuilder::UseKey(Decorator, TEXT("BlackboardKey"), Goal);
		return Decorator;
	}
};

TEST_F(GridNodeReachTest, KnowsWhatCanBeReached)
{
	const FVector Goal(500.0, 0.0, 0.0);
	BuildReach(EBTFlowAbortMode::None);
	RunTo(Goal);
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
	WallIn(Goal);
	Tick(5);
	EXPECT_TRUE(HasSucceeded()) << "nobody observes";
	Brain().RestartTree();
	Tick(2);
	EXPECT_TRUE(HasFailed());
	Board().SetValueAsVector(TEXT("Place"), FVector(90000.0, 0.0, 0.0));
	Brain().RestartTree();
	Tick(2);
	EXPECT_TRUE(HasFailed());
	EXPECT_EQ(Paths().GetStats().Requests, 0) << "and does not search";
}

TEST_F(GridNodeReachTest, AnEditInterruptsInBothDirections)
{
	const FVector Goal(500.0, 0.0, 0.0);
	BuildReach(EBTFlowAbortMode::Both);
	RunTo(Goal);
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
	for (int32 Round = 0; Round < 3; ++Round)
	{
		WallIn(Goal);
		Tick(2);
		EXPECT_TRUE(HasFailed()) << Round;
		OpenWall(Goal);
		Tick(4);
		EXPECT_TRUE(HasSucceeded()) << Round;
	}
}

TEST_F(GridNodeReachTest, EachModeInterruptsItsWay)
{
	const FVector Goal(500.0, 0.0, 0.0);
	BuildReach(EBTFlowAbortMode::Self);
	RunTo(Goal);
	Tick(2);
	WallIn(Goal);
	Tick(2);
	EXPECT_TRUE(HasFailed());
	OpenWall(Goal);
	Tick(5);
	EXPECT_TRUE(HasFailed()) << "lower priorities are not interrupted";
}

TEST_F(GridNodeReachTest, EditsThatChangeNothingInterruptNothing)
{
	BuildReach(EBTFlowAbortMode::Both);
	RunTo(Across());
	Tick(2);
	const UBTNode* Before = Active();
	for (int32 Frame = 0; Frame < 20; ++Frame)
	{
		const double Y = -900.0 + 80.0 * Frame;
		ASSERT_EQ(Grid->BlockBox(FBox(FVector(-90.0, Y, 0.0), FVector(-20.0, Y + 60.0, 0.0))),
			EGridNavEditResult::Queued);
		Tick();
		ASSERT_EQ(Active(), Before);
	}
}

TEST_F(GridNodeReachTest, AGoalThatMovesAndAnotherValueInterrupt)
{
	WallIn(FVector(500.0, 0.0, 0.0));
	BuildReach(EBTFlowAbortMode::Both, TEXT("Actor"));
	AActor* Goal = SpawnGoal(Across());
	RunTo(Goal);
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
	Goal->SetActorLocation(FVector(500.0, 0.0, 0.0));
	Tick(2);
	EXPECT_TRUE(HasFailed());
	Board().SetValueAsObject(TEXT("Actor"), SpawnGoal(Across()));
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
	Board().ClearValue(TEXT("Actor"));
	Tick(2);
	EXPECT_TRUE(HasFailed());
}

TEST_F(GridNodeReachTest, AGoalActorThatIsDestroyedIsOutOfReach)
{
	BuildReach(EBTFlowAbortMode::Both, TEXT("Actor"));
	AActor* Goal = SpawnGoal(Across());
	RunTo(Goal);
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
	Goal->Destroy();
	Tick(2);
	EXPECT_TRUE(HasFailed());
}

TEST_F(GridNodeReachTest, AGridThatGoesAwayInterrupts)
{
	BuildReach(EBTFlowAbortMode::Both);
	RunTo(Across());
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
	Grid->GetOwner()->Destroy();
	Tick(3);
	EXPECT_TRUE(HasFailed());
	Grid = &AddGrid();
	Tick(3);
	EXPECT_TRUE(HasSucceeded());
}

TEST_F(GridNodeReachTest, AnObstacleCountsWithinTheRadius)
{
	const FVector Goal(450.0, 50.0, 0.0);
	ASSERT_EQ(Grid->BlockBox(FBox(Goal - FVector(40.0), Goal + FVector(40.0))), EGridNavEditResult::Queued);
	Tick(3);
	UBTDecorator_GridReachable& Decorator = BuildReach(EBTFlowAbortMode::None);
	RunTo(Goal);
	Tick(2);
	EXPECT_TRUE(HasFailed());
	Decorator.GoalRadius = 150.0f;
	Brain().RestartTree();
	Tick(2);
	EXPECT_TRUE(HasSucceeded());
}

TEST_F(GridNodeReachTest, ReadsWellInTheTree)
{
	UBTDecorator_GridReachable& Decorator = BuildReach(EBTFlowAbortMode::Both);
	EXPECT_EQ(Plain(Decorator.GetStaticDescription()), "a way to Place");
	Decorator.SetIsInversed(true);
	Decorator.GoalRadius = 120.0f;
	EXPECT_EQ(Plain(Decorator.GetStaticDescription()), "no way to Place, or within 120 cm of it");
}
