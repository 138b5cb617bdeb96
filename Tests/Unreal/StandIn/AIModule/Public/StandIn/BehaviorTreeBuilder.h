// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Not the engine's: behaviour trees written down in tests, as a designer draws them in the editor.

#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BTDecorator.h"
#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/BehaviorTree.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "BehaviorTree/BlackboardData.h"
#include "BehaviorTree/Composites/BTComposite_Selector.h"
#include "BehaviorTree/Composites/BTComposite_Sequence.h"
#include "CoreMinimal.h"
#include "UObject/StrongObjectPtr.h"

namespace StandIn
{
/**
 * Builds a tree from the top down and keeps it alive:
 *
 *     FTreeBuilder Tree;
 *     Tree.Key<UBlackboardKeyType_Vector>(TEXT("Goal"));
 *     Tree.Selector();
 *         Tree.Task<UBTTask_Chase>();
 *         Tree.Decorator<UBTDecorator_Sees>(EBTFlowAbortMode::Both);   // of the last child
 *         Tree.Sequence();
 *             Tree.Task<UBTTask_Wait>().WaitTime = 1.f;
 *         Tree.End();
 *     Tree.End();
 *     Controller->RunBehaviorTree(Tree.Get());
 *
 * The first composite is the root. Selectors and sequences stay open until their End.
 */
class AIMODULE_API FTreeBuilder
{
public:
	FTreeBuilder();

	template <typename KeyType>
	KeyType& Key(const TCHAR* Name)
	{
		KeyType* Made = Tree->BlackboardAsset->UpdatePersistentKey<KeyType>(FName(Name));
		check(Made != nullptr);
		return *Made;
	}

	UBTCompositeNode& Selector() { return Open(UBTComposite_Selector::StaticClass()); }
	UBTCompositeNode& Sequence() { return Open(UBTComposite_Sequence::StaticClass()); }
	/** Closes the composite; what follows is said of its branch. */
	void End();

	template <typename TaskType>
	TaskType& Task()
	{
		TaskType* Made = NewObject<TaskType>(Tree.Get());
		AddTask(*Made);
		return *Made;
	}

	/** A condition of the last child that was added or closed. */
	template <typename DecoratorType>
	DecoratorType& Decorator(EBTFlowAbortMode::Type AbortMode = EBTFlowAbortMode::None)
	{
		DecoratorType* Made = NewObject<DecoratorType>(Tree.Get());
		Made->SetFlowAbortMode(AbortMode);
		AddDecorator(*Made);
		return *Made;
	}

	/** At the last task that was added; at the open composite if it has no child yet, or the one just closed.
	 */
	template <typename ServiceType>
	ServiceType& Service()
	{
		ServiceType* Made = NewObject<ServiceType>(Tree.Get());
		AddService(*Made);
		return *Made;
	}

	/** Sets a property as the details panel does, from text: "300.0", "True", "Goal". Fatal if that fails. */
	static void Set(UBTNode& Node, const TCHAR* Property, const TCHAR* Value);
	/** Chooses a key for a property that is an FBlackboardKeySelector. */
	static void UseKey(UBTNode& Node, const TCHAR* Property, const TCHAR* KeyName);

	UBehaviorTree* Get() const { return Tree.Get(); }
	UBlackboardData* GetBlackboard() const { return Tree->BlackboardAsset; }

private:
	UBTCompositeNode& Open(UClass* Class);
	FBTCompositeChild& AddChild();
	void AddTask(UBTTaskNode& Task);
	void AddDecorator(UBTDecorator& Decorator);
	void AddService(UBTService& Service);

	TStrongObjectPtr<UBehaviorTree> Tree;
	TArray<UBTCompositeNode*> OpenNodes;
	/** The composite whose last child is meant. */
	UBTCompositeNode* LastParent = nullptr;
};
} // namespace StandIn
