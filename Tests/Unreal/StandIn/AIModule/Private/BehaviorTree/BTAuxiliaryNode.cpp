// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BTAuxiliaryNode.h"

#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "Templates/Casts.h"

UBTAuxiliaryNode::UBTAuxiliaryNode(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bNotifyBecomeRelevant(false), bNotifyCeaseRelevant(false), bNotifyTick(false),
	  bTickIntervals(false)
{
}

UBTAuxiliaryNode* UBTAuxiliaryNode::GetOwnNode(UBehaviorTreeComponent& OwnerComp) const
{
	return static_cast<UBTAuxiliaryNode*>(OwnerComp.GetOwnNode(this));
}

void UBTAuxiliaryNode::OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) {}

void UBTAuxiliaryNode::OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) {}

void UBTAuxiliaryNode::TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) {}

void UBTAuxiliaryNode::WrappedOnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	const UBTService* Service = Cast<const UBTService>(this);
	if (Service != nullptr && Service->bRestartTimerOnEachActivation)
	{
		*GetSpecialNodeMemory<FBTAuxiliaryMemory>(NodeMemory) = FBTAuxiliaryMemory{Service->Interval, 0.f};
	}
	if (bNotifyBecomeRelevant)
	{
		GetOwnNode(OwnerComp)->OnBecomeRelevant(OwnerComp, NodeMemory);
	}
}

void UBTAuxiliaryNode::WrappedOnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	if (bNotifyCeaseRelevant)
	{
		GetOwnNode(OwnerComp)->OnCeaseRelevant(OwnerComp, NodeMemory);
	}
}

void UBTAuxiliaryNode::WrappedTickNode(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) const
{
	if (!bNotifyTick)
	{
		return;
	}
	float Delta = DeltaSeconds;
	if (bTickIntervals)
	{
		FBTAuxiliaryMemory& Special = *GetSpecialNodeMemory<FBTAuxiliaryMemory>(NodeMemory);
		Special.NextTickRemainingTime -= DeltaSeconds;
		Special.AccumulatedDeltaTime += DeltaSeconds;
		if (Special.NextTickRemainingTime > 0.f)
		{
			return;
		}
		Delta = Special.AccumulatedDeltaTime;
		Special.AccumulatedDeltaTime = 0.f;
	}
	GetOwnNode(OwnerComp)->TickNode(OwnerComp, NodeMemory, Delta);
}
