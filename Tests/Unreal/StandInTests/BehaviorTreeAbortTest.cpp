// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What interrupts a task, and what becomes of it.
#include "BehaviorTree/Decorators/BTDecorator_Blackboard.h"
#include "BehaviorTreeFixture.h"

class BehaviorTreeAbort : public BehaviorTreeTest
{
protected:
	/** A has the condition, B is what runs without it. */
	void BuildTwo(EBTFlowAbortMode::Type Mode, bool bStartsArmed, int32 TicksToAbort = 0)
	{
		Tree.Selector();
		AddTask(TEXT("A"), 100).TicksToAbort = TicksToAbort;
		AddCondition(TEXT("Armed"), Mode);
		AddTask(TEXT("B"), 100).TicksToAbort = TicksToAbort;
		Tree.End();
		Run();
		SetFlag(TEXT("Armed"), bStartsArmed);
		Fixture.Tick(2);
		Take();
	}
};

TEST_F(BehaviorTreeAbort, ALostConditionEndsItsOwnBranch)
{
	BuildTwo(EBTFlowAbortMode::Self, true);
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Take(), "");
	EXPECT_EQ(Tick(), "abort A, end A Aborted, run B, tick B");
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "tick B");
}

TEST_F(BehaviorTreeAbort, AConditionThatHoldsEndsWhatIsLessUrgent)
{
	BuildTwo(EBTFlowAbortMode::LowerPriority, false);
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "abort B, end B Aborted, run A, tick A");
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "tick A");
}

TEST_F(BehaviorTreeAbort, BothWaysWithBoth)
{
	BuildTwo(EBTFlowAbortMode::Both, false);
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "abort B, end B Aborted, run A, tick A");
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "abort A, end A Aborted, run B, tick B");
	EXPECT_EQ(GetBlackboard().GetNumObservers(), 1);
}

TEST_F(BehaviorTreeAbort, NeitherWayWithNone)
{
	BuildTwo(EBTFlowAbortMode::None, true);
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(2), "tick A, tick A");
}

TEST_F(BehaviorTreeAbort, AChangeThatIsTakenBackInTheSameFrameIsForgotten)
{
	BuildTwo(EBTFlowAbortMode::LowerPriority, false);
	SetFlag(TEXT("Armed"), true);
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "tick B");
}

TEST_F(BehaviorTreeAbort, ABranchWithoutATaskInterruptsNothing)
{
	Tree.Selector();
	Tree.Sequence();
	AddTask(TEXT("A"));
	AddCondition(TEXT("Loaded"));
	Tree.End();
	AddCondition(TEXT("Armed"), EBTFlowAbortMode::LowerPriority);
	AddTask(TEXT("B"), 100);
	Tree.End();
	Run();
	Tick();
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "tick B");
	SetFlag(TEXT("Armed"), false);
	SetFlag(TEXT("Loaded"), true);
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "abort B, end B Aborted, run A, end A Succeeded");
}

TEST_F(BehaviorTreeAbort, ADecoratorOfABranchEndsTheTaskDeepBelow)
{
	Tree.Selector();
	Tree.Sequence();
	Tree.Selector();
	AddService(TEXT("S"));
	AddTask(TEXT("A"), 100);
	Tree.End();
	Tree.End();
	AddCondition(TEXT("Armed"), EBTFlowAbortMode::Self);
	AddTask(TEXT("B"), 100);
	Tree.End();
	Run();
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "search S, begin S, run A, tick A");
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "tick S, abort A, end A Aborted, cease S, run B, tick B");
}

TEST_F(BehaviorTreeAbort, TheMostUrgentOfSeveralWins)
{
	Tree.Selector();
	AddTask(TEXT("A"), 100);
	AddCondition(TEXT("First"), EBTFlowAbortMode::LowerPriority);
	AddTask(TEXT("B"), 100);
	AddCondition(TEXT("Second"), EBTFlowAbortMode::LowerPriority);
	AddTask(TEXT("C"), 100);
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run C, tick C");
	SetFlag(TEXT("Second"), true);
	SetFlag(TEXT("First"), true);
	EXPECT_EQ(Tick(), "abort C, end C Aborted, run A, tick A");
}

TEST_F(BehaviorTreeAbort, WaitsForAnAbortThatTakesTime)
{
	BuildTwo(EBTFlowAbortMode::Self, true, 3);
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "abort A, tick A");
	EXPECT_TRUE(GetBrain().IsAbortPending());
	EXPECT_EQ(Tick(), "tick A");
	// Asking again does not abort twice.
	SetFlag(TEXT("Armed"), true);
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "tick A, end A Aborted");
	EXPECT_EQ(Tick(), "run B, tick B");
}

TEST_F(BehaviorTreeAbort, StoppingWaitsForAnAbortUnlessForced)
{
	BuildTwo(EBTFlowAbortMode::Self, true, 3);
	GetBrain().StopTree(EBTStopMode::Safe);
	EXPECT_EQ(Take(), "abort A");
	EXPECT_TRUE(GetBrain().IsRunning());
	EXPECT_EQ(Tick(3), "tick A, tick A, tick A, end A Aborted");
	EXPECT_FALSE(GetBrain().IsRunning());
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
	Run();
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "run A, tick A");
	GetBrain().StopTree(EBTStopMode::Safe);
	GetBrain().StopTree(EBTStopMode::Forced);
	EXPECT_EQ(Take(), "abort A, end A Aborted");
	EXPECT_FALSE(GetBrain().IsRunning());
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
	EXPECT_EQ(Tick(3), "");
}

TEST_F(BehaviorTreeAbort, AnAbortedMoveStopsTheAgentAndIsNotHeardOf)
{
	Tree.Key<UBlackboardKeyType_Vector>(TEXT("Goal"));
	Tree.Selector();
	AddMove(TEXT("M"), TEXT("Goal"));
	AddCondition(TEXT("Armed"), EBTFlowAbortMode::Both);
	AddTask(TEXT("B"), 100);
	Tree.End();
	Run();
	GetBlackboard().SetValueAsVector(TEXT("Goal"), FVector(500., 0., 0.));
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(5), "run M");
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(), "abort M, end M Aborted, run B, tick B");
	EXPECT_EQ(Controller->GetMoveStatus(), EPathFollowingStatus::Idle);
	EXPECT_EQ(Tick(), "tick B");
	SetFlag(TEXT("Armed"), true);
	// The message of the move before is not that of this one.
	EXPECT_EQ(Tick(5), "abort B, end B Aborted, run M");
}

TEST_F(BehaviorTreeAbort, BeginsAgainAtTheRoot)
{
	Tree.Sequence();
	AddTask(TEXT("A"));
	AddTask(TEXT("B"), 100);
	Tree.End();
	Run();
	EXPECT_EQ(Tick(2), "run A, end A Succeeded, run B, tick B");
	GetBrain().RestartTree();
	EXPECT_EQ(Take(), "");
	EXPECT_EQ(Tick(), "abort B, end B Aborted, run A, end A Succeeded");
	EXPECT_EQ(FNodeDiary::NumMemories, 2);
}

TEST_F(BehaviorTreeAbort, APauseKeepsEverythingAsItIs)
{
	BuildTwo(EBTFlowAbortMode::Both, true);
	GetBrain().PauseLogic(TEXT("test"));
	EXPECT_TRUE(GetBrain().IsPaused());
	SetFlag(TEXT("Armed"), false);
	EXPECT_EQ(Tick(5), "");
	GetBrain().ResumeLogic(TEXT("test"));
	EXPECT_EQ(Tick(), "abort A, end A Aborted, run B, tick B");
}

TEST_F(BehaviorTreeAbort, ATreeThatIsStoppedInAPauseRunsAgain)
{
	BuildTwo(EBTFlowAbortMode::Both, true);
	GetBrain().PauseLogic(TEXT("test"));
	SetFlag(TEXT("Armed"), false);
	GetBrain().StopTree();
	EXPECT_EQ(Take(), "abort A, end A Aborted");
	Run();
	EXPECT_EQ(Tick(), "run B, tick B");
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(), "abort B, end B Aborted, run A, tick A");
}

TEST_F(BehaviorTreeAbort, TheStockConditionSeesWhetherAKeyIsSet)
{
	Tree.Key<UBlackboardKeyType_Vector>(TEXT("Goal"));
	Tree.Selector();
	AddTask(TEXT("A"), 100);
	StandIn::FTreeBuilder::UseKey(
		Tree.Decorator<UBTDecorator_Blackboard>(EBTFlowAbortMode::Both), TEXT("BlackboardKey"), TEXT("Goal"));
	AddTask(TEXT("B"), 100);
	UBTDecorator_Blackboard& Without = Tree.Decorator<UBTDecorator_Blackboard>();
	StandIn::FTreeBuilder::UseKey(Without, TEXT("BlackboardKey"), TEXT("Goal"));
	StandIn::FTreeBuilder::Set(Without, TEXT("OperationType"), TEXT("1"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run B, tick B");
	GetBlackboard().SetValueAsVector(TEXT("Goal"), FVector::ZeroVector);
	EXPECT_EQ(Tick(), "abort B, end B Aborted, run A, tick A");
	GetBlackboard().ClearValue(TEXT("Goal"));
	EXPECT_EQ(Tick(), "abort A, end A Aborted, run B, tick B");
}

/** Runs so many frames of a tree with everything in it, then ends it, and looks for what is left over. */
TEST_F(BehaviorTreeAbort, CanBeStoppedAtAnyFrame)
{
	Tree.Key<UBlackboardKeyType_Vector>(TEXT("Goal"));
	Tree.Selector();
	AddService(TEXT("S"));
	Tree.Sequence();
	AddTask(TEXT("A"), 2).TicksToAbort = 2;
	AddMove(TEXT("M"), TEXT("Goal"));
	AddTask(TEXT("B"));
	Tree.End();
	AddCondition(TEXT("Armed"), EBTFlowAbortMode::Both);
	AddTask(TEXT("C"), 3);
	Tree.End();
	for (int32 Frames = 0; Frames < 60; ++Frames)
	{
		Run();
		SetFlag(TEXT("Armed"), Frames % 3 != 0);
		GetBlackboard().SetValueAsVector(TEXT("Goal"), FVector(-200. + Frames, 0., 0.));
		Fixture.Tick(Frames);
		SetFlag(TEXT("Armed"), Frames % 2 == 0);
		Fixture.Tick(Frames % 2);
		GetBrain().StopTree(EBTStopMode::Forced);
		ASSERT_FALSE(GetBrain().IsRunning()) << Frames;
		ASSERT_EQ(FNodeDiary::NumMemories, 0) << Frames;
		ASSERT_EQ(GetBlackboard().GetNumObservers(), 0) << Frames;
		ASSERT_EQ(GetBrain().GetNumRelevantNodes(), 0) << Frames;
		ASSERT_EQ(Controller->GetMoveStatus(), EPathFollowingStatus::Idle) << Frames;
		Take();
		ASSERT_EQ(Tick(2), "") << Frames;
	}
}
