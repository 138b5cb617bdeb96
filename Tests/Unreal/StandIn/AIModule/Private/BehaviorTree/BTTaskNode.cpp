// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BTTaskNode.h"

#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "Templates/Casts.h"

UBTTaskNode::UBTTaskNode(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bIgnoreRestartSelf(false), bNotifyTick(false), bNotifyTaskFinished(false),
	  bTickIntervals(false)
{
}

EBTNodeResult::Type UBTTaskNode::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	return EBTNodeResult::Succeeded;
}

EBTNodeResult::Type UBTTaskNode::AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	return EBTNodeResult::Aborted;
}

void UBTTaskNode::TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) {}

void UBTTaskNode::OnTaskFinished(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult)
{
}

void UBTTaskNode::OnMessage(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, FName Message, int32 RequestID, bool bSuccess)
{
	switch (OwnerComp.GetTaskStatus(this))
	{
	case EBTTaskStatus::Active:
		FinishLatentTask(OwnerComp, bSuccess ? EBTNodeResult::Succeeded : EBTNodeResult::Failed);
		break;
	case EBTTaskStatus::Aborting:
		FinishLatentAbort(OwnerComp);
		break;
	default:
		break;
	}
}

UBTTaskNode* UBTTaskNode::GetOwnNode(UBehaviorTreeComponent& OwnerComp) const
{
	return static_cast<UBTTaskNode*>(OwnerComp.GetOwnNode(this));
}

EBTNodeResult::Type UBTTaskNode::WrappedExecuteTask(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	*GetSpecialNodeMemory<FBTTaskMemory>(NodeMemory) = FBTTaskMemory{0.f, 0.f};
	return GetOwnNode(OwnerComp)->ExecuteTask(OwnerComp, NodeMemory);
}

EBTNodeResult::Type UBTTaskNode::WrappedAbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	return GetOwnNode(OwnerComp)->AbortTask(OwnerComp, NodeMemory);
}

void UBTTaskNode::WrappedTickTask(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) const
{
	if (!bNotifyTick)
	{
		return;
	}
	float Delta = DeltaSeconds;
	if (bTickIntervals)
	{
		FBTTaskMemory& Special = *GetSpecialNodeMemory<FBTTaskMemory>(NodeMemory);
		Special.NextTickRemainingTime -= DeltaSeconds;
		Special.AccumulatedDeltaTime += DeltaSeconds;
		if (Special.NextTickRemainingTime > 0.f)
		{
			return;
		}
		Delta = Special.AccumulatedDeltaTime;
		Special.AccumulatedDeltaTime = 0.f;
	}
	GetOwnNode(OwnerComp)->TickTask(OwnerComp, NodeMemory, Delta);
}

void UBTTaskNode::WrappedOnTaskFinished(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult) const
{
	if (bNotifyTaskFinished)
	{
		GetOwnNode(OwnerComp)->OnTaskFinished(OwnerComp, NodeMemory, TaskResult);
	}
}

void UBTTaskNode::ReceivedMessage(UBrainComponent* BrainComp, const FAIMessage& Message)
{
	UBehaviorTreeComponent* OwnerComp = Cast<UBehaviorTreeComponent>(BrainComp);
	uint8* NodeMemory = OwnerComp != nullptr ? OwnerComp->GetMemoryOf(this) : nullptr;
	if (NodeMemory != nullptr)
	{
		OnMessage(*OwnerComp, NodeMemory, Message.MessageName, static_cast<int32>(Message.RequestID.GetID()),
			Message.Status == FAIMessage::Success);
	}
}

void UBTTaskNode::FinishLatentTask(UBehaviorTreeComponent& OwnerComp, EBTNodeResult::Type TaskResult) const
{
	const bool bEnds = TaskResult == EBTNodeResult::Succeeded || TaskResult == EBTNodeResult::Failed;
	if (ensureMsgf(bEnds, TEXT("%s finishes without having succeeded or failed."), *GetNodeName()) &&
		ensureMsgf(OwnerComp.GetTaskStatus(this) == EBTTaskStatus::Active,
			TEXT("%s finishes and is not active."), *GetNodeName()))
	{
		OwnerComp.OnTaskFinished(this, TaskResult);
	}
}

void UBTTaskNode::FinishLatentAbort(UBehaviorTreeComponent& OwnerComp) const
{
	if (ensureMsgf(OwnerComp.GetTaskStatus(this) == EBTTaskStatus::Aborting,
			TEXT("%s finishes an abort that nobody has asked for."), *GetNodeName()))
	{
		OwnerComp.OnTaskFinished(this, EBTNodeResult::Aborted);
	}
}

void UBTTaskNode::WaitForMessage(UBehaviorTreeComponent& OwnerComp, FName MessageType) const
{
	OwnerComp.RegisterMessageObserver(this, MessageType);
}

void UBTTaskNode::WaitForMessage(UBehaviorTreeComponent& OwnerComp, FName MessageType, int32 RequestID) const
{
	OwnerComp.RegisterMessageObserver(this, MessageType, FAIRequestID(static_cast<uint32>(RequestID)));
}

void UBTTaskNode::StopWaitingForMessages(UBehaviorTreeComponent& OwnerComp) const
{
	OwnerComp.UnregisterMessageObserversFrom(this);
}
