// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Bool.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Enum.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Float.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Int.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Object.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Vector.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BehaviorTree/Tasks/BTTask_Wait.h"
#include "BrainComponent.h"
#include "GridMoveFixture.h"
#include "StandIn/BehaviorTreeBuilder.h"

/**
 * A tree that shows how one task ended: a wait stands behind its success and another one behind its failure.
 * Two goals on the blackboard, Place and Actor, and keys for results.
 */
class GridNodeTest : public GridMoveTest
{
protected:
	virtual void SetUp() override
	{
		GridMoveTest::SetUp();
		Tree = MakeUnique<StandIn::FTreeBuilder>();
		Tree->Key<UBlackboardKeyType_Vector>(TEXT("Place"));
		Tree->Key<UBlackboardKeyType_Object>(TEXT("Actor")).BaseClass = AActor::StaticClass();
		Tree->Key<UBlackboardKeyType_Object>(TEXT("Path")).BaseClass = UObject::StaticClass();
		Tree->Key<UBlackboardKeyType_Bool>(TEXT("Flag"));
		Tree->Key<UBlackboardKeyType_Int>(TEXT("Outcome"));
		Tree->Key<UBlackboardKeyType_Float>(TEXT("Length"));
		Tree->Key<UBlackboardKeyType_Float>(TEXT("Cost"));
		Tree->Key<UBlackboardKeyType_Vector>(TEXT("End"));
	}

	virtual void TearDown() override
	{
		Tree.Reset();
		GridMoveTest::TearDown();
	}

	template <typename TaskType>
	TaskType& Build(const TCHAR* Goal)
	{
		Tree->Selector();
		Tree->Sequence();
		TaskType& Task = Tree->Task<TaskType>();
		StandIn::FTreeBuilder::UseKey(Task, TEXT("BlackboardKey"), Goal);
		OnSuccess = &Tree->Task<UBTTask_Wait>();
		Tree->End();
		OnFailure = &Tree->Task<UBTTask_Wait>();
		for (UBTNode* Wait : {OnSuccess, OnFailure})
		{
			StandIn::FTreeBuilder::Set(*Wait, TEXT("WaitTime"), TEXT("10000.0"));
		}
		Tree->End();
		return Task;
	}

	void Run() { ASSERT_TRUE(Agent->RunBehaviorTree(Tree->Get())); }
	void RunTo(const FVector& Place)
	{
		// The values are there before the first task begins.
		Run();
		Board().SetValueAsVector(TEXT("Place"), Place);
	}
	void RunTo(AActor* Actor)
	{
		Run();
		Board().SetValueAsObject(TEXT("Actor"), Actor);
	}

	UBlackboardComponent& Board() const { return *Agent->GetBlackboardComponent(); }
	UBehaviorTreeComponent& Brain() const
	{
		return *Cast<UBehaviorTreeComponent>(Agent->GetBrainComponent());
	}
	const UBTNode* Active() const { return Brain().GetActiveNode(); }
	bool HasSucceeded() const { return Active() == OnSuccess; }
	bool HasFailed() const { return Active() == OnFailure; }
	void TickUntilEnd(int32 Frames = 600)
	{
		for (int32 Frame = 0; Frame < Frames && !HasSucceeded() && !HasFailed(); ++Frame)
		{
			Tick();
		}
	}
	FVector Place() const { return Agent->GetPawn()->GetActorLocation(); }
	int32 OpenPaths() const { return Paths().GetStats().LivePaths + Paths().GetStats().OpenRequests; }

	TUniquePtr<StandIn::FTreeBuilder> Tree;
	UBTTask_Wait* OnSuccess = nullptr;
	UBTTask_Wait* OnFailure = nullptr;
};

/** A text of a node as one of the standard library, which failed expectations can print. */
inline std::string Plain(const FString& Text)
{
	return TCHAR_TO_UTF8(*Text);
}
