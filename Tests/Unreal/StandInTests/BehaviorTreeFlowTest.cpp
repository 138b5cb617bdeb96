// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Which task of a tree runs when, and what runs beside it.
#include "BehaviorTree/Tasks/BTTask_Wait.h"
#include "BehaviorTreeFixture.h"

using BehaviorTreeFlow = BehaviorTreeTest;

TEST_F(BehaviorTreeFlow, NothingRunsBeforeTheFirstTick)
{
	Tree.Sequence();
	AddTask(TEXT("A"), 2);
	Tree.End();
	Run();
	EXPECT_EQ(Take(), "");
	EXPECT_TRUE(GetBrain().IsRunning());
	EXPECT_EQ(Tick(), "run A, tick A");
	EXPECT_EQ(GetBrain().GetActiveNode(), Tree.Get()->RootNode->GetChildNode(0));
	EXPECT_EQ(Tick(), "tick A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, ASequenceGoesOnUntilOneFails)
{
	Tree.Sequence();
	AddTask(TEXT("A"));
	AddFailure(TEXT("B"));
	AddTask(TEXT("C"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run A, end A Succeeded");
	EXPECT_EQ(Tick(), "run B, end B Failed");
	// The root has ended; the tree begins again.
	EXPECT_EQ(Tick(), "");
	EXPECT_EQ(Tick(), "run A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, ASelectorGoesOnUntilOneSucceeds)
{
	Tree.Selector();
	AddFailure(TEXT("A"));
	AddTask(TEXT("B"), 1);
	AddTask(TEXT("C"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(3), "run A, end A Failed, run B, tick B, end B Succeeded");
	EXPECT_EQ(Tick(), "run A, end A Failed");
}

TEST_F(BehaviorTreeFlow, BranchesPassTheirResultOn)
{
	Tree.Selector();
	Tree.Sequence();
	AddTask(TEXT("A"));
	AddFailure(TEXT("B"));
	Tree.End();
	Tree.Selector();
	AddFailure(TEXT("C"));
	Tree.Sequence();
	AddTask(TEXT("D"));
	Tree.End();
	Tree.End();
	AddTask(TEXT("never"));
	Tree.End();
	Run();
	EXPECT_EQ(
		Tick(4), "run A, end A Succeeded, run B, end B Failed, run C, end C Failed, run D, end D Succeeded");
	EXPECT_EQ(Tick(2), "run A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, AnEmptyBranchFails)
{
	Tree.Selector();
	Tree.Sequence();
	Tree.End();
	AddTask(TEXT("A"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, ATreeOfNothingIsHarmless)
{
	Tree.Selector();
	Tree.End();
	Run();
	EXPECT_EQ(Tick(10), "");
	EXPECT_TRUE(GetBrain().IsRunning());
}

TEST_F(BehaviorTreeFlow, RunsOnceWhereItIsToldTo)
{
	Tree.Sequence();
	AddTask(TEXT("A"));
	Tree.End();
	Run();
	GetBrain().StopTree();
	GetBrain().StartTree(*Tree.Get(), EBTExecutionMode::SingleRun);
	EXPECT_EQ(Tick(5), "run A, end A Succeeded");
	EXPECT_FALSE(GetBrain().IsRunning());
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
}

TEST_F(BehaviorTreeFlow, AConditionKeepsABranchShut)
{
	Tree.Selector();
	AddTask(TEXT("A"));
	AddCondition(TEXT("Armed"));
	AddTask(TEXT("B"));
	AddCondition(TEXT("Armed"), EBTFlowAbortMode::None, true);
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run B, end B Succeeded");
	SetFlag(TEXT("Armed"), true);
	EXPECT_EQ(Tick(2), "run A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, ServicesRunBesideTheBranch)
{
	Tree.Selector();
	AddService(TEXT("S"));
	AddTask(TEXT("A"), 2);
	AddService(TEXT("T"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "search S, search T, begin S, begin T, run A, tick A");
	EXPECT_TRUE(GetBrain().IsAuxNodeActive(Tree.Get()->RootNode->Services[0]));
	EXPECT_EQ(Tick(), "tick S, tick T, tick A, end A Succeeded");
	// Relevant until the flow goes on.
	EXPECT_EQ(Tick(), "tick S, tick T, cease T, cease S");
	EXPECT_EQ(Tick(), "search S, search T, begin S, begin T, run A, tick A");
}

TEST_F(BehaviorTreeFlow, AServiceOfTheRootStaysWhileItsChildrenChange)
{
	Tree.Sequence();
	AddService(TEXT("S"));
	AddTask(TEXT("A"));
	AddTask(TEXT("B"));
	AddService(TEXT("T"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "search S, begin S, run A, end A Succeeded");
	EXPECT_EQ(Tick(), "tick S, search T, begin T, run B, end B Succeeded");
	EXPECT_EQ(Tick(), "tick S, tick T, cease T, cease S");
}

TEST_F(BehaviorTreeFlow, AServiceKeepsItsInterval)
{
	Tree.Selector();
	AddService(TEXT("S")).TickEvery(0.5f);
	Tree.Task<UBTTask_Wait>().WaitTime = 100.f;
	Tree.End();
	Run();
	EXPECT_EQ(Tick(2), "search S, begin S, tick S");
	// At 30 frames a second.
	EXPECT_EQ(Tick(14), "");
	EXPECT_EQ(Tick(2), "tick S");
	EXPECT_EQ(Tick(60), "tick S, tick S, tick S");
}

TEST_F(BehaviorTreeFlow, ATaskKeepsItsInterval)
{
	Tree.Selector();
	AddTask(TEXT("A"), 3).TickEvery(0.5f);
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run A");
	EXPECT_EQ(Tick(13), "");
	EXPECT_EQ(Tick(3), "tick A");
	EXPECT_EQ(Tick(13), "");
	EXPECT_EQ(Tick(3), "tick A");
}

TEST_F(BehaviorTreeFlow, WaitsAsLongAsItIsTold)
{
	Tree.Sequence();
	Tree.Task<UBTTask_Wait>().WaitTime = 0.5f;
	AddTask(TEXT("A"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(15), "");
	EXPECT_EQ(Tick(2), "run A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, AgentsShareATreeAndNotTheirMemory)
{
	Tree.Sequence();
	AddTask(TEXT("A"), 3);
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run A, tick A");
	AAIController* Other = SpawnAgent(FVector::ZeroVector);
	ASSERT_TRUE(Other->RunBehaviorTree(Tree.Get()));
	EXPECT_EQ(FNodeDiary::NumMemories, 2);
	EXPECT_EQ(Tick(), "tick A, run A, tick A");
	EXPECT_EQ(Tick(), "tick A, end A Succeeded, tick A");
}

TEST_F(BehaviorTreeFlow, NodesOfAnAgentsOwnKeepTheirMembers)
{
	Tree.Sequence();
	UDiaryTask& Template = AddTask(TEXT("A"));
	Template.MakeInstances();
	Tree.End();
	Run();
	Fixture.Tick(5);
	EXPECT_EQ(Template.NumRuns, 0);
	UDiaryTask* Instance = Cast<UDiaryTask>(GetBrain().GetOwnNode(&Template));
	ASSERT_NE(Instance, &Template);
	EXPECT_EQ(Instance->NumRuns, 3);
	EXPECT_EQ(Instance->GetTemplateNode(), &Template);
}

TEST_F(BehaviorTreeFlow, AMoveEndsWithItsMessage)
{
	Tree.Key<UBlackboardKeyType_Vector>(TEXT("Goal"));
	Tree.Sequence();
	AddMove(TEXT("M"), TEXT("Goal"));
	AddTask(TEXT("A"));
	Tree.End();
	Run();
	EXPECT_EQ(Tick(), "run M, end M Failed");
	GetBlackboard().SetValueAsVector(TEXT("Goal"), FVector(500., 0., 0.));
	EXPECT_EQ(Tick(10), "run M");
	EXPECT_EQ(Controller->GetMoveStatus(), EPathFollowingStatus::Moving);
	std::string Heard;
	for (int32 Frame = 0; Frame < 200 && Heard.empty(); ++Frame)
	{
		Heard = Tick();
	}
	// The flow goes on in the same tick.
	EXPECT_EQ(Heard, "hear M MoveFinished, end M Succeeded, run A, end A Succeeded");
}

TEST_F(BehaviorTreeFlow, AMoveThatIsStoppedFailsItsTask)
{
	Tree.Key<UBlackboardKeyType_Vector>(TEXT("Goal"));
	Tree.Sequence();
	AddMove(TEXT("M"), TEXT("Goal"));
	Tree.End();
	Run();
	GetBlackboard().SetValueAsVector(TEXT("Goal"), FVector(500., 0., 0.));
	Tick(5);
	Controller->StopMovement();
	EXPECT_EQ(Take(), "");
	EXPECT_EQ(Tick(), "hear M MoveFinished, end M Failed");
}
