// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/StateTreeRunner.h"

#include "StateTreeSamples.h"
#include "Tests/GridNavTestWorld.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"

#include <gtest/gtest.h>

TEST(StateTreeStandIn, EntersTicksAndLeaves)
{
	FGridNavTestWorld World;
	const FGridSampleTask Task{};
	StandIn::FStateTreeRunner Runner(*World.GetWorld().SpawnActor<AActor>(), Task);
	EXPECT_EQ(Runner.GetStatus(), EStateTreeRunStatus::Unset);
	EXPECT_EQ(Runner.Tick(0.1f), EStateTreeRunStatus::Unset);
	Runner.Data<FGridSampleTaskInstanceData>().Frames = 2;
	EXPECT_EQ(Runner.Enter(), EStateTreeRunStatus::Running);
	EXPECT_EQ(Runner.Tick(0.1f), EStateTreeRunStatus::Running);
	EXPECT_EQ(Runner.Tick(0.1f), EStateTreeRunStatus::Succeeded);
	// Once it has ended there is nothing to do but to leave.
	EXPECT_EQ(Runner.Tick(0.1f), EStateTreeRunStatus::Succeeded);
	Runner.Exit();
	EXPECT_TRUE(Runner.Data<FGridSampleTaskInstanceData>().Calls == TEXT("ETTX"));
}

TEST(StateTreeStandIn, InstanceDataMovesBetweenCalls)
{
	FGridNavTestWorld World;
	const FGridSampleTask Task{};
	StandIn::FStateTreeRunner Runner(*World.GetWorld().SpawnActor<AActor>(), Task);
	Runner.Enter();
	Runner.Tick(0.1f);
	EXPECT_TRUE(Runner.Data<FGridSampleTaskInstanceData>().bHasMoved);
	EXPECT_EQ(Runner.Data<FGridSampleTaskInstanceData>().Frames, 2);
}

TEST(StateTreeStandIn, ATaskThatIsNotTickedRunsUntilItIsLeft)
{
	FGridNavTestWorld World;
	FGridSampleTask Task;
	Task.bShouldCallTick = false;
	StandIn::FStateTreeRunner Runner(*World.GetWorld().SpawnActor<AActor>(), Task);
	Runner.Enter();
	EXPECT_EQ(Runner.Tick(0.1f), EStateTreeRunStatus::Running);
	Runner.Exit();
	EXPECT_TRUE(Runner.Data<FGridSampleTaskInstanceData>().Calls == TEXT("EX"));
}
