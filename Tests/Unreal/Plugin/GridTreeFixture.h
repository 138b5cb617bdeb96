// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/BTTask_GridMoveTo.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Bool.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Int.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Object.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Vector.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BehaviorTree/Decorators/BTDecorator_Blackboard.h"
#include "BehaviorTree/Tasks/BTTask_Wait.h"
#include "GridMoveFixture.h"
#include "GridPathFixture.h"
#include "GridTreeTestObjects.h"
#include "StandIn/BehaviorTreeBuilder.h"

/** Parts of trees that move over grids, and of their worlds. */
namespace GridTrees
{
inline AActor* SpawnGoal(UWorld& World, const FVector& Location)
{
	AActor* Goal = World.SpawnActor<AActor>();
	USceneComponent* Root = NewObject<USceneComponent>(Goal);
	Goal->SetRootComponent(Root);
	Root->RegisterComponent();
	Goal->SetActorLocation(Location);
	return Goal;
}

/** Moves to a key. */
inline UBTTask_GridMoveTo& AddMove(
	StandIn::FTreeBuilder& Tree, const TCHAR* Key, const FGridMoveSettings& Settings)
{
	UBTTask_GridMoveTo& Move = Tree.Task<UBTTask_GridMoveTo>();
	StandIn::FTreeBuilder::UseKey(Move, TEXT("BlackboardKey"), Key);
	Move.Settings = Settings;
	return Move;
}

inline void AddCounter(StandIn::FTreeBuilder& Tree, const TCHAR* Key)
{
	Tree.Key<UBlackboardKeyType_Int>(Key);
	Tree.Task<UGridTreeCounter>().Key = Key;
}

inline void AddWait(StandIn::FTreeBuilder& Tree, float Seconds)
{
	Tree.Task<UBTTask_Wait>().WaitTime = Seconds;
}

/** The branch that was just added needs a key to be set, and ends when it is not any more. */
inline void AddCondition(StandIn::FTreeBuilder& Tree, const TCHAR* Key)
{
	StandIn::FTreeBuilder::UseKey(
		Tree.Decorator<UBTDecorator_Blackboard>(EBTFlowAbortMode::Both), TEXT("BlackboardKey"), Key);
}

/**
 * Walks to an actor as long as it is ordered to, and counts arrivals and failures; waits a little after each.
 */
inline void BuildPatrol(StandIn::FTreeBuilder& Tree, const FGridMoveSettings& Settings)
{
	Tree.Key<UBlackboardKeyType_Object>(TEXT("Goal")).BaseClass = AActor::StaticClass();
	Tree.Key<UBlackboardKeyType_Bool>(TEXT("Ordered"));
	Tree.Selector();
	{
		Tree.Selector();
		{
			Tree.Sequence();
			{
				AddMove(Tree, TEXT("Goal"), Settings);
				AddCounter(Tree, TEXT("Arrived"));
				AddWait(Tree, 0.2f);
			}
			Tree.End();
			Tree.Sequence();
			{
				AddCounter(Tree, TEXT("Missed"));
				AddWait(Tree, 0.2f);
			}
			Tree.End();
		}
		Tree.End();
		AddCondition(Tree, TEXT("Ordered"));
		Tree.Sequence();
		{
			Tree.Task<UGridTreeCanary>();
			AddWait(Tree, 0.1f);
		}
		Tree.End();
	}
	Tree.End();
}
} // namespace GridTrees

/** An agent with a tree on a grid of 20 x 20 cells. */
class GridTreeTest : public GridMoveTest
{
protected:
	virtual void SetUp() override
	{
		GridMoveTest::SetUp();
		Budget.UseExpansions(20000);
		Tree = MakeUnique<StandIn::FTreeBuilder>();
	}

	virtual void TearDown() override
	{
		GridMoveTest::TearDown();
		Tree.Reset();
		EXPECT_EQ(UGridTreeCanary::NumAlive, 0);
	}

	/** Goes on where the agent was, with another goal. */
	void RunPatrol(AActor* Goal, bool bOrdered = true)
	{
		ASSERT_TRUE(Agent->RunBehaviorTree(Tree->Get()));
		Board().SetValueAsObject(TEXT("Goal"), Goal);
		Board().SetValueAsBool(TEXT("Ordered"), bOrdered);
		Board().ClearValue(TEXT("Arrived"));
		Board().ClearValue(TEXT("Missed"));
	}

	UBehaviorTreeComponent& Brain() const
	{
		return *CastChecked<UBehaviorTreeComponent>(Agent->GetBrainComponent());
	}
	UBlackboardComponent& Board() const { return *Agent->GetBlackboardComponent(); }
	int32 Count(const TCHAR* Key) const { return Board().GetValueAsInt(Key); }
	FVector Place() const { return Agent->GetPawn()->GetActorLocation(); }

	/** Frames until a counter is not 0, or the last one. */
	int32 TickUntil(const TCHAR* Key, int32 MaxFrames = 600)
	{
		for (int32 Frame = 1; Frame <= MaxFrames; ++Frame)
		{
			Tick();
			if (Count(Key) > 0)
			{
				return Frame;
			}
		}
		return MaxFrames + 1;
	}

	/** Nobody waits for a path, keeps one or walks. */
	void ExpectAtRest() const
	{
		const FGridNavStats Stats = Paths().GetStats();
		EXPECT_EQ(Stats.OpenRequests, 0);
		EXPECT_EQ(Stats.LivePaths, 0);
		if (IsValid(Agent) && Agent->GetPawn() != nullptr)
		{
			EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
			EXPECT_LT(SpeedOf(*Agent), 1.0);
		}
	}

	TUniquePtr<StandIn::FTreeBuilder> Tree;
	FSettingsScope Budget;
};
