// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BTNode.h"

#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BTDecorator.h"
#include "BehaviorTree/BehaviorTree.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/BlackboardData.h"
#include "Templates/Casts.h"
#include "UObject/Class.h"

UBTNode::UBTNode(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bCreateNodeInstance(false), bOwnsGameplayTasks(false)
{
}

UWorld* UBTNode::GetWorld() const
{
	return GetOuter() != nullptr ? GetOuter()->GetWorld() : nullptr;
}

void UBTNode::InitializeFromAsset(UBehaviorTree& Asset)
{
	TreeAsset = &Asset;
}

void UBTNode::InitializeNode(
	UBTCompositeNode* InParentNode, uint16 InExecutionIndex, uint16 InMemoryOffset, uint8 InTreeDepth)
{
	ParentNode = InParentNode;
	ExecutionIndex = InExecutionIndex;
	MemoryOffset = InMemoryOffset;
	TreeDepth = InTreeDepth;
}

void UBTNode::InitializeMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const
{
}

void UBTNode::CleanupMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const
{
}

void UBTNode::InitializeInstance(const UBTNode& Template)
{
	TemplateNode = &Template;
	TreeAsset = Template.TreeAsset;
	InitializeNode(Template.ParentNode, Template.ExecutionIndex, Template.MemoryOffset, Template.TreeDepth);
	UBTAuxiliaryNode* Auxiliary = Cast<UBTAuxiliaryNode>(this);
	if (Auxiliary != nullptr)
	{
		Auxiliary->InitializeParentLink(static_cast<const UBTAuxiliaryNode&>(Template).GetChildIndex());
	}
	if (UBTDecorator* Decorator = Cast<UBTDecorator>(this))
	{
		Decorator->SetFlowAbortMode(static_cast<const UBTDecorator&>(Template).GetFlowAbortMode());
	}
}

FString UBTNode::GetStaticDescription() const
{
	return GetClass()->GetName();
}

void UBTNode::DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
	EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const
{
}

#if WITH_EDITOR
FName UBTNode::GetNodeIconName() const
{
	return NAME_None;
}
#endif

UBlackboardData* UBTNode::GetBlackboardAsset() const
{
	return TreeAsset != nullptr ? TreeAsset->GetBlackboardAsset() : nullptr;
}

FString UBTNode::GetNodeName() const
{
	return NodeName.IsEmpty() ? GetClass()->GetName() : NodeName;
}

void UBTNode::SetNextTickTime(uint8* NodeMemory, float RemainingTime) const
{
	GetSpecialNodeMemory<FBTTaskMemory>(NodeMemory)->NextTickRemainingTime = RemainingTime;
}
