// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// An agent that runs a tree, and what its nodes wrote down.

#include "AIController.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Bool.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Vector.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "GameFramework/Pawn.h"
#include "NavTestWorld.h"
#include "Samples/BehaviorTreeSamples.h"
#include "StandIn/BehaviorTreeBuilder.h"

class BehaviorTreeTest : public NavWorldTest
{
protected:
	virtual void SetUp() override
	{
		NavWorldTest::SetUp();
		FNodeDiary::Lines.Reset();
		Controller = SpawnAgent(FVector(-500., 0., 0.));
	}

	virtual void TearDown() override
	{
		Fixture.Destroy();
		EXPECT_EQ(FNodeDiary::NumMemories, 0);
	}

	AAIController* SpawnAgent(const FVector& Location)
	{
		APawn* Pawn = Fixture.World->SpawnActor<APawn>();
		USceneComponent* Root = NewObject<USceneComponent>(Pawn);
		Pawn->SetRootComponent(Root);
		Root->RegisterComponent();
		Pawn->SetActorLocation(Location);
		UFloatingPawnMovement* Movement = NewObject<UFloatingPawnMovement>(Pawn);
		Movement->SetUpdateNavAgentWithOwnersCollisions(false);
		Movement->RegisterComponent();
		Movement->SetUpdatedComponent(Root);
		Movement->MaxSpeed = 600.f;
		Movement->GetNavAgentPropertiesRef().AgentRadius = 35.f;
		Movement->GetNavAgentPropertiesRef().AgentHeight = 144.f;
		Movement->GetNavAgentPropertiesRef().SetPreferredNavData(ANavTestData::StaticClass());
		AAIController* Made = Fixture.World->SpawnActor<AAIController>();
		Made->Possess(Pawn);
		return Made;
	}

	UDiaryTask& AddTask(
		const TCHAR* Name, int32 Ticks = 0, EBTNodeResult::Type Result = EBTNodeResult::Succeeded)
	{
		UDiaryTask& Task = Tree.Task<UDiaryTask>();
		Task.NodeName = Name;
		Task.TicksToRun = Ticks;
		Task.Result = Result;
		return Task;
	}

	UDiaryTask& AddFailure(const TCHAR* Name) { return AddTask(Name, 0, EBTNodeResult::Failed); }

	UDiaryMoveTask& AddMove(const TCHAR* Name, const TCHAR* Key)
	{
		UDiaryMoveTask& Task = Tree.Task<UDiaryMoveTask>();
		Task.NodeName = Name;
		StandIn::FTreeBuilder::UseKey(Task, TEXT("BlackboardKey"), Key);
		return Task;
	}

	UDiaryService& AddService(const TCHAR* Name)
	{
		UDiaryService& Service = Tree.Service<UDiaryService>();
		Service.NodeName = Name;
		return Service;
	}

	/** The last child needs the bool. */
	UDiaryDecorator& AddCondition(
		const TCHAR* Key, EBTFlowAbortMode::Type Mode = EBTFlowAbortMode::None, bool bInversed = false)
	{
		Tree.Key<UBlackboardKeyType_Bool>(Key);
		UDiaryDecorator& Decorator = Tree.Decorator<UDiaryDecorator>(Mode);
		Decorator.NodeName = Key;
		Decorator.SetIsInversed(bInversed);
		StandIn::FTreeBuilder::UseKey(Decorator, TEXT("BlackboardKey"), Key);
		return Decorator;
	}

	void Run() { ASSERT_TRUE(Controller->RunBehaviorTree(Tree.Get())); }
	UBehaviorTreeComponent& GetBrain() const
	{
		return *CastChecked<UBehaviorTreeComponent>(Controller->GetBrainComponent());
	}
	UBlackboardComponent& GetBlackboard() const { return *Controller->GetBlackboardComponent(); }
	void SetFlag(const TCHAR* Key, bool bValue) { GetBlackboard().SetValueAsBool(Key, bValue); }

	/** What happens in some frames. */
	std::string Tick(int32 Frames = 1)
	{
		Fixture.Tick(Frames);
		return Take();
	}
	static std::string Take() { return TCHAR_TO_UTF8(*FNodeDiary::Take()); }

	StandIn::FTreeBuilder Tree;
	AAIController* Controller = nullptr;
};
