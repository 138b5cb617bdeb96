// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Whole behavior trees that move an agent, in a world that changes.
#include "GridTreeFixture.h"

#include "Query/GridPathLibrary.h"

TEST_F(GridTreeTest, RunsToCompletionAgainAndAgain)
{
	Tree->Key<UBlackboardKeyType_Vector>(TEXT("Here"));
	Tree->Key<UBlackboardKeyType_Vector>(TEXT("There"));
	Tree->Sequence();
	GridTrees::AddMove(*Tree, TEXT("There"), Settings);
	GridTrees::AddCounter(*Tree, TEXT("WasThere"));
	GridTrees::AddWait(*Tree, 0.2f);
	GridTrees::AddMove(*Tree, TEXT("Here"), Settings);
	GridTrees::AddCounter(*Tree, TEXT("WasHere"));
	Tree->End();
	ASSERT_TRUE(Agent->RunBehaviorTree(Tree->Get()));
	Board().SetValueAsVector(TEXT("Here"), Home());
	Board().SetValueAsVector(TEXT("There"), Across());
	EXPECT_LT(TickUntil(TEXT("WasThere")), 130);
	EXPECT_LT(FVector::Dist2D(Place(), Across()), 30.0);
	EXPECT_LT(TickUntil(TEXT("WasHere")), 130);
	EXPECT_LT(FVector::Dist2D(Place(), Home()), 30.0);
	Tick(600);
	EXPECT_GE(Count(TEXT("WasThere")), 3);
	EXPECT_EQ(Paths().GetStats().Failed, 0);
	Brain().StopTree();
	Tick(2);
	ExpectAtRest();
}

TEST_F(GridTreeTest, AGoalThatDiesInTheMiddleFailsTheMove)
{
	GridTrees::BuildPatrol(*Tree, Settings);
	AActor* Goal = SpawnGoal(Across());
	RunPatrol(Goal);
	Tick(30);
	EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Moving);
	Goal->Destroy();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_LE(TickUntil(TEXT("Missed")), 3);
	ExpectAtRest();
	Board().SetValueAsObject(TEXT("Goal"), SpawnGoal(Across()));
	EXPECT_LT(TickUntil(TEXT("Arrived")), 130);
}

TEST_F(GridTreeTest, AWallAcrossThePathIsGoneAroundWithinTheFramesThatTheBudgetAllows)
{
	constexpr int32 Expansions = 100;
	// A search of the whole grid and no more, in slices; one frame for the edit and one for the answer.
	constexpr int32 MostFrames = 20 * 20 / Expansions + 2;
	Budget.UseExpansions(Expansions);
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	Tick(20);
	const FNavPathSharedPtr Path = Agent->GetPathFollowingComponent()->GetPath();
	ASSERT_TRUE(Path.IsValid());
	const FBox Wall = WallAcross();
	ASSERT_FALSE(Avoids(*Path, Wall));
	ASSERT_EQ(UGridPathLibrary::BlockBox(World, Wall), EGridNavEditResult::Queued);
	int32 Frames = 0;
	while (Frames <= MostFrames && !Avoids(*Path, Wall))
	{
		Tick();
		++Frames;
	}
	EXPECT_LE(Frames, MostFrames);
	// The same move goes on along another way.
	EXPECT_EQ(Agent->GetPathFollowingComponent()->GetPath(), Path);
	EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Moving);
	EXPECT_LT(TickUntil(TEXT("Arrived")), 250);
	EXPECT_EQ(Count(TEXT("Missed")), 0);
}

TEST_F(GridTreeTest, AGoalOutOfReachIsMissedWhereTheNearestPlaceIsRefused)
{
	WallIn(Across());
	Settings.PartialPolicy = EGridMovePartialPolicy::Refuse;
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	EXPECT_LE(TickUntil(TEXT("Missed")), 5);
	EXPECT_LT(FVector::Dist2D(Place(), Home()), 1.0);
	OpenWall(Across());
	EXPECT_LT(TickUntil(TEXT("Arrived")), 130);
}

TEST_F(GridTreeTest, AGoalOutOfReachIsComeNearTo)
{
	WallIn(Across());
	Settings.PartialPolicy = EGridMovePartialPolicy::GoNearest;
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	EXPECT_LT(TickUntil(TEXT("Arrived")), 130);
	EXPECT_EQ(Count(TEXT("Missed")), 0);
	EXPECT_LT(FVector::Dist2D(Place(), Across()), 500.0);
	EXPECT_GT(FVector::Dist2D(Place(), Across()), 150.0);
}

TEST_F(GridTreeTest, AGoalOutOfReachIsWaitedForFromAfar)
{
	WallIn(Across());
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	Tick(200);
	EXPECT_EQ(Count(TEXT("Arrived")) + Count(TEXT("Missed")), 0);
	EXPECT_LT(FVector::Dist2D(Place(), Home()), 1.0);
	OpenWall(Across());
	EXPECT_LT(TickUntil(TEXT("Arrived")), 150);
	EXPECT_LT(FVector::Dist2D(Place(), Across()), 30.0);
}

TEST_F(GridTreeTest, AGoalOutOfReachIsWaitedForFromNearby)
{
	WallIn(Across());
	Settings.PartialPolicy = EGridMovePartialPolicy::GoNearestAndWait;
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	Tick(200);
	EXPECT_EQ(Count(TEXT("Arrived")) + Count(TEXT("Missed")), 0);
	EXPECT_LT(FVector::Dist2D(Place(), Across()), 500.0);
	OpenWall(Across());
	EXPECT_LT(TickUntil(TEXT("Arrived")), 60);
	EXPECT_LT(FVector::Dist2D(Place(), Across()), 30.0);
}

TEST_F(GridTreeTest, AWaitThatTakesTooLongIsMissed)
{
	WallIn(Across());
	Settings.PartialPolicy = EGridMovePartialPolicy::WaitForWay;
	Settings.WaitTimeout = 1.0f;
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	const int32 Frames = TickUntil(TEXT("Missed"));
	EXPECT_GE(Frames, 28);
	EXPECT_LE(Frames, 40);
}

TEST_F(GridTreeTest, ANewOrderInterruptsTheMoveAtOnce)
{
	GridTrees::BuildPatrol(*Tree, Settings);
	RunPatrol(SpawnGoal(Across()));
	Tick(30);
	Board().SetValueAsBool(TEXT("Ordered"), false);
	Tick(2);
	ExpectAtRest();
	const FVector Stopped = Place();
	Tick(10);
	EXPECT_LT(FVector::Dist(Place(), Stopped), 1.0);
	Board().SetValueAsBool(TEXT("Ordered"), true);
	EXPECT_LT(TickUntil(TEXT("Arrived")), 130);
	EXPECT_EQ(Count(TEXT("Missed")), 0);
}

TEST(GridTree, NeedsNoNavigationData)
{
	StandIn::FTreeBuilder Tree;
	GridTrees::BuildPatrol(Tree, FGridMoveSettings());
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 20);
	AAIController& Agent = SpawnGridAgent(World.GetWorld(), FVector(-850.0, 50.0, 0.0));
	AActor* Goal = GridTrees::SpawnGoal(World.GetWorld(), FVector(830.0, 20.0, 0.0));
	ASSERT_TRUE(Agent.RunBehaviorTree(Tree.Get()));
	UBlackboardComponent& Board = *Agent.GetBlackboardComponent();
	Board.SetValueAsObject(TEXT("Goal"), Goal);
	Board.SetValueAsBool(TEXT("Ordered"), true);
	World.Tick(60);
	EXPECT_GT(SpeedOf(Agent), 100.0);
	EXPECT_EQ(Agent.GetMoveStatus(), EPathFollowingStatus::Idle);
	Board.SetValueAsBool(TEXT("Ordered"), false);
	World.Tick(10);
	EXPECT_LT(SpeedOf(Agent), 1.0);
	Board.SetValueAsBool(TEXT("Ordered"), true);
	World.Tick(600);
	EXPECT_GT(Board.GetValueAsInt(TEXT("Arrived")), 0);
	Goal->Destroy();
	World.Tick(30);
	EXPECT_GT(Board.GetValueAsInt(TEXT("Missed")), 0);
	EXPECT_EQ(World.GetPaths().GetStats().LivePaths, 0);
}
