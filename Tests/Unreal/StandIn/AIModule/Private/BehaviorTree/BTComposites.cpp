// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/Composites/BTComposite_Selector.h"
#include "BehaviorTree/Composites/BTComposite_Sequence.h"

UBTCompositeNode::UBTCompositeNode(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

UBTNode* UBTCompositeNode::GetChildNode(int32 Index) const
{
	if (!Children.IsValidIndex(Index))
	{
		return nullptr;
	}
	const FBTCompositeChild& Child = Children[Index];
	return Child.ChildComposite != nullptr ? static_cast<UBTNode*>(Child.ChildComposite.Get())
										   : static_cast<UBTNode*>(Child.ChildTask.Get());
}

int32 UBTCompositeNode::GetNextChildHandler(
	FBehaviorTreeSearchData& SearchData, int32 PrevChild, EBTNodeResult::Type LastResult) const
{
	return BTSpecialChild::ReturnToParent;
}

UBTComposite_Selector::UBTComposite_Selector(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	NodeName = TEXT("Selector");
}

int32 UBTComposite_Selector::GetNextChildHandler(
	FBehaviorTreeSearchData& SearchData, int32 PrevChild, EBTNodeResult::Type LastResult) const
{
	const bool bNext = PrevChild == BTSpecialChild::NotInitialized || LastResult == EBTNodeResult::Failed;
	return bNext && PrevChild + 1 < GetChildrenNum() ? PrevChild + 1 : BTSpecialChild::ReturnToParent;
}

UBTComposite_Sequence::UBTComposite_Sequence(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	NodeName = TEXT("Sequence");
}

int32 UBTComposite_Sequence::GetNextChildHandler(
	FBehaviorTreeSearchData& SearchData, int32 PrevChild, EBTNodeResult::Type LastResult) const
{
	const bool bNext = PrevChild == BTSpecialChild::NotInitialized || LastResult == EBTNodeResult::Succeeded;
	return bNext && PrevChild + 1 < GetChildrenNum() ? PrevChild + 1 : BTSpecialChild::ReturnToParent;
}
