// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Trees whose owners go away, and tasks that break the rules.
#include "BehaviorTreeFixture.h"
#include "LogCapture.h"
#include "StandIn/Failures.h"
#include "StandIn/NodeMemory.h"

using EMischief = UDiaryTask::EMischief;

class BehaviorTreeLife : public BehaviorTreeTest
{
protected:
	void RunOne(int32 Ticks, EMischief Mischief = EMischief::None)
	{
		Tree.Sequence();
		AddService(TEXT("S"));
		AddTask(TEXT("A"), Ticks).Mischief = Mischief;
		AddTask(TEXT("B"));
		Tree.End();
		Run();
	}
};

TEST_F(BehaviorTreeLife, EndsWithItsPawn)
{
	RunOne(100);
	Tick(3);
	Controller->GetPawn()->Destroy();
	EXPECT_EQ(Take(), "abort A, end A Aborted, cease S");
	EXPECT_FALSE(GetBrain().IsRunning());
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
	EXPECT_EQ(Tick(3), "");
}

TEST_F(BehaviorTreeLife, GoesOnWithoutAPawnWhereTheControllerSaysSo)
{
	RunOne(100);
	Controller->bStopAILogicOnUnposses = false;
	Tick(3);
	Controller->UnPossess();
	EXPECT_EQ(Tick(), "tick S, tick A");
}

TEST_F(BehaviorTreeLife, EndsWithItsController)
{
	RunOne(100);
	Tick(3);
	Controller->Destroy();
	EXPECT_EQ(Take(), "abort A, end A Aborted, cease S");
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
	Fixture.Owner.CollectGarbage();
}

TEST_F(BehaviorTreeLife, EndsWithItsComponent)
{
	RunOne(100);
	Tick(3);
	GetBrain().DestroyComponent();
	EXPECT_EQ(Take(), "abort A, end A Aborted, cease S");
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
}

TEST_F(BehaviorTreeLife, EndsWithItsWorld)
{
	RunOne(100);
	Tick(3);
	Fixture.Destroy();
	EXPECT_EQ(Take(), "abort A, end A Aborted, cease S");
	EXPECT_EQ(FNodeDiary::NumMemories, 0);
}

TEST_F(BehaviorTreeLife, ATaskMayStopItsTree)
{
	RunOne(100, EMischief::StopTheTree);
	// Once the task has come back.
	EXPECT_EQ(Tick(), "search S, begin S, run A, abort A, end A Aborted, cease S");
	EXPECT_FALSE(GetBrain().IsRunning());
}

TEST_F(BehaviorTreeLife, ATaskMayDestroyItsPawn)
{
	RunOne(100, EMischief::DestroyThePawn);
	EXPECT_EQ(Tick(), "search S, begin S, run A, abort A, end A Aborted, cease S");
	EXPECT_FALSE(GetBrain().IsRunning());
}

TEST_F(BehaviorTreeLife, ATaskMayDestroyItsController)
{
	RunOne(0, EMischief::DestroyTheController);
	EXPECT_EQ(Tick(), "search S, begin S, run A, end A Succeeded, cease S");
	Fixture.Owner.CollectGarbage();
	EXPECT_EQ(Tick(3), "");
}

TEST_F(BehaviorTreeLife, ATaskMayRestartItsTree)
{
	RunOne(100, EMischief::RestartTheTree);
	EXPECT_EQ(Tick(), "search S, begin S, run A, tick A");
	EXPECT_EQ(Tick(), "tick S, abort A, end A Aborted, search S, cease S, begin S, run A, tick A");
}

TEST_F(BehaviorTreeLife, AnotherTreeTakesItsPlace)
{
	RunOne(100);
	Tick(2);
	StandIn::FTreeBuilder Second;
	Second.Sequence();
	UDiaryTask& Task = Second.Task<UDiaryTask>();
	Task.NodeName = TEXT("C");
	Second.End();
	ASSERT_TRUE(Controller->RunBehaviorTree(Second.Get()));
	EXPECT_EQ(Take(), "abort A, end A Aborted, cease S");
	EXPECT_EQ(Tick(), "run C, end C Succeeded");
	EXPECT_EQ(FNodeDiary::NumMemories, 1);
}

TEST_F(BehaviorTreeLife, RefusesNoTree)
{
	const StandInTests::FLogCapture Log;
	EXPECT_FALSE(Controller->RunBehaviorTree(nullptr));
	EXPECT_EQ(Log.Num(), 1);
}

TEST_F(BehaviorTreeLife, TwoEndsAreAMistake)
{
	RunOne(1, EMischief::FinishTwice);
	const StandIn::FEnsureCounter Ensures;
	Tick();
	EXPECT_EQ(Ensures.Num(), 1);
}

TEST_F(BehaviorTreeLife, AnEndAfterTheEndIsAMistake)
{
	RunOne(1, EMischief::FinishAfterTheEnd);
	const StandIn::FEnsureCounter Ensures;
	Tick();
	EXPECT_EQ(Ensures.Num(), 1);
	EXPECT_EQ(Tick(), "tick S, run B, end B Succeeded");
}

TEST_F(BehaviorTreeLife, AnAbortThatNobodyAskedForIsAMistake)
{
	RunOne(5, EMischief::FinishAbortUnasked);
	const StandIn::FEnsureCounter Ensures;
	Tick();
	EXPECT_EQ(Ensures.Num(), 1);
}

TEST_F(BehaviorTreeLife, SuccessInAnAbortIsAMistake)
{
	RunOne(5, EMischief::SucceedInAbort);
	Tick(2);
	const StandIn::FEnsureCounter Ensures;
	GetBrain().StopTree();
	EXPECT_EQ(Ensures.Num(), 1);
	EXPECT_FALSE(GetBrain().IsRunning());
}

TEST(NodeMemory, IsRubbishBeforeAndAfter)
{
	StandIn::FNodeMemory Memory;
	Memory.Allocate(16, 8);
	EXPECT_EQ(Memory.Get()[0], 0xcd);
	EXPECT_EQ(Memory.Get()[-1], 0);
	Memory.Poison();
	EXPECT_EQ(Memory.Get()[7], 0xdd);
	Memory.CheckAndFree(TEXT("Node"));
	EXPECT_EQ(Memory.Get(), nullptr);
}

TEST(NodeMemoryDeathTest, ToWriteAfterTheCleanUpIsFatal)
{
	EXPECT_DEATH(
		{
			StandIn::FNodeMemory Memory;
			Memory.Allocate(16, 8);
			Memory.Poison();
			Memory.Get()[3] = 1;
			Memory.CheckAndFree(TEXT("Node"));
		},
		"after the clean-up");
}
