// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavDemo.h"

#include "Engine/World.h"
#include "GridNavGraphFixture.h"
#include "GridPathFixture.h"
#include "Query/GridPathSubsystem.h"

TEST(GridNavDemo, RunsThreeHundredFramesWithWallsMovingAndAgentsArriving)
{
	// Work instead of time, so that a slow machine sees the same.
	FSettingsScope Settings;
	Settings.UseExpansions(30000);
	StandIn::FTestWorld World;
	World.Play();
	AGridNavDemo* Demo =
		World->SpawnActorDeferred<AGridNavDemo>(AGridNavDemo::StaticClass(), FTransform::Identity);
	Demo->WallInterval = 0.1f;
	Demo->AgentSpeed = 1500.0f;
	Demo->GetGraphComponent()->BuildMillisecondsPerFrame = 1000.0f;
	Demo->FinishSpawning(FTransform::Identity);
	ASSERT_TRUE(WaitForBuild(World, *Demo->GetGraphComponent()));
	World.Tick(300);
	EXPECT_EQ(Demo->GetAgentCount(), 1000);
	EXPECT_GE(Demo->GetWallMoves(), 40);
	EXPECT_GT(Demo->GetTripsEnded(), 200);
	EXPECT_GT(Demo->GetReroutes(), 10);
	TArray<FVector> Before;
	for (int32 Agent = 0; Agent < 1000; ++Agent)
	{
		Before.Add(Demo->GetAgentLocation(Agent));
	}
	World.Tick(90);
	int32 Stuck = 0;
	for (int32 Agent = 0; Agent < 1000; ++Agent)
	{
		const FVector Now = Demo->GetAgentLocation(Agent);
		Stuck += Now.Equals(Before[Agent], 1.0) ? 1 : 0;
		EXPECT_TRUE(Demo->GetGraphComponent()->GetGridBounds().IsInsideOrOn(Now));
	}
	EXPECT_LT(Stuck, 20) << "agents walk, or wait for a moment";
}

TEST(GridNavDemo, EndsWithItsWorldOrBeforeIt)
{
	for (const int32 Frames : {0, 1, 5, 60})
	{
		StandIn::FTestWorld World;
		World.Play();
		AGridNavDemo* Demo = World->SpawnActor<AGridNavDemo>();
		World.Tick(Frames);
		if (Frames % 2 == 0)
		{
			Demo->Destroy();
			World.Tick(3);
			World.CollectGarbage();
			EXPECT_EQ(UGridPathSubsystem::Get(World.Get())->GetGraphs().Num(), 0);
		}
	}
}
