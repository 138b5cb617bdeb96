// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BTDecorator.h"

#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BehaviorTreeComponent.h"

UBTDecorator::UBTDecorator(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bAllowAbortNone(true), bAllowAbortLowerPri(true), bAllowAbortChildNodes(true),
	  bNotifyActivation(false), bNotifyDeactivation(false), bNotifyProcessed(false),
	  FlowAbortMode(EBTFlowAbortMode::None), bInverseCondition(false)
{
}

UBTDecorator* UBTDecorator::GetOwnDecorator(UBehaviorTreeComponent& OwnerComp) const
{
	return static_cast<UBTDecorator*>(OwnerComp.GetOwnNode(this));
}

bool UBTDecorator::CalculateRawConditionValue(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	return true;
}

void UBTDecorator::OnNodeActivation(FBehaviorTreeSearchData& SearchData) {}

void UBTDecorator::OnNodeDeactivation(FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type NodeResult) {}

void UBTDecorator::OnNodeProcessed(FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type& NodeResult) {}

bool UBTDecorator::WrappedCanExecute(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	return GetOwnDecorator(OwnerComp)->CalculateRawConditionValue(OwnerComp, NodeMemory) != IsInversed();
}

void UBTDecorator::WrappedOnNodeActivation(FBehaviorTreeSearchData& SearchData) const
{
	if (bNotifyActivation)
	{
		GetOwnDecorator(SearchData.OwnerComp)->OnNodeActivation(SearchData);
	}
}

void UBTDecorator::WrappedOnNodeDeactivation(
	FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type NodeResult) const
{
	if (bNotifyDeactivation)
	{
		GetOwnDecorator(SearchData.OwnerComp)->OnNodeDeactivation(SearchData, NodeResult);
	}
}

void UBTDecorator::WrappedOnNodeProcessed(
	FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type& NodeResult) const
{
	if (bNotifyProcessed)
	{
		GetOwnDecorator(SearchData.OwnerComp)->OnNodeProcessed(SearchData, NodeResult);
	}
}

bool UBTDecorator::IsFlowAbortModeValid() const
{
	const bool bLowerPriority = ObservesFromHigherUp();
	const bool bSelf = FlowAbortMode == EBTFlowAbortMode::Self || FlowAbortMode == EBTFlowAbortMode::Both;
	const bool bParentAllows = GetParentNode() == nullptr ||
		((!bLowerPriority || GetParentNode()->CanAbortLowerPriority()) &&
			(!bSelf || GetParentNode()->CanAbortSelf()));
	return bParentAllows && (bAllowAbortNone || FlowAbortMode != EBTFlowAbortMode::None) &&
		(bAllowAbortLowerPri || !bLowerPriority) && (bAllowAbortChildNodes || !bSelf);
}

FString UBTDecorator::GetStaticDescription() const
{
	return IsInversed() ? FString(TEXT("( inversed )\n")) + Super::GetStaticDescription()
						: Super::GetStaticDescription();
}

void UBTDecorator::ConditionalFlowAbort(
	UBehaviorTreeComponent& OwnerComp, EBTDecoratorAbortRequest RequestMode) const
{
	if (FlowAbortMode == EBTFlowAbortMode::None || GetParentNode() == nullptr)
	{
		return;
	}
	uint8* NodeMemory = OwnerComp.GetMemoryOf(this);
	if (NodeMemory == nullptr)
	{
		return;
	}
	const bool bRunsBelow = OwnerComp.IsExecutingBranch(GetTemplateNode(), GetChildIndex());
	const bool bPasses = WrappedCanExecute(OwnerComp, NodeMemory);
	const bool bAgain = RequestMode == EBTDecoratorAbortRequest::ConditionPassing && bPasses;
	if (bRunsBelow != bPasses || bAgain)
	{
		OwnerComp.RequestExecution(this);
	}
}
