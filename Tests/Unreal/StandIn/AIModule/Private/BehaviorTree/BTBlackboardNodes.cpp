// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BehaviorTree/Decorators/BTDecorator_Blackboard.h"
#include "BehaviorTree/Services/BTService_BlackboardBase.h"
#include "BehaviorTree/Tasks/BTTask_BlackboardBase.h"
#include "BehaviorTree/Tasks/BTTask_Wait.h"
#include "BehaviorTreeLog.h"
#include "Templates/Casts.h"

namespace
{
void ResolveKey(const UBTNode& Node, FBlackboardKeySelector& Key)
{
	if (const UBlackboardData* Asset = Node.GetBlackboardAsset())
	{
		Key.ResolveSelectedKey(*Asset);
		return;
	}
	UE_LOG(LogBehaviorTree, Warning, TEXT("%s has a key and its tree no blackboard."), *Node.GetNodeName());
	Key.InvalidateResolvedKey();
}
} // namespace

UBTTask_BlackboardBase::UBTTask_BlackboardBase(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

void UBTTask_BlackboardBase::InitializeFromAsset(UBehaviorTree& Asset)
{
	Super::InitializeFromAsset(Asset);
	ResolveKey(*this, BlackboardKey);
}

UBTService_BlackboardBase::UBTService_BlackboardBase(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

void UBTService_BlackboardBase::InitializeFromAsset(UBehaviorTree& Asset)
{
	Super::InitializeFromAsset(Asset);
	ResolveKey(*this, BlackboardKey);
}

UBTDecorator_BlackboardBase::UBTDecorator_BlackboardBase(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	bNotifyBecomeRelevant = true;
	bNotifyCeaseRelevant = true;
}

void UBTDecorator_BlackboardBase::InitializeFromAsset(UBehaviorTree& Asset)
{
	Super::InitializeFromAsset(Asset);
	ResolveKey(*this, BlackboardKey);
}

void UBTDecorator_BlackboardBase::OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	if (UBlackboardComponent* Blackboard = OwnerComp.GetBlackboardComponent())
	{
		Blackboard->RegisterObserver(BlackboardKey.GetSelectedKeyID(), this,
			FOnBlackboardChangeNotification::CreateUObject(
				this, &UBTDecorator_BlackboardBase::OnBlackboardKeyValueChange));
	}
}

void UBTDecorator_BlackboardBase::OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	if (UBlackboardComponent* Blackboard = OwnerComp.GetBlackboardComponent())
	{
		Blackboard->UnregisterObserversFrom(this);
	}
}

EBlackboardNotificationResult UBTDecorator_BlackboardBase::OnBlackboardKeyValueChange(
	const UBlackboardComponent& Blackboard, FBlackboard::FKey ChangedKeyID)
{
	UBehaviorTreeComponent* OwnerComp = Cast<UBehaviorTreeComponent>(Blackboard.GetBrainComponent());
	if (OwnerComp == nullptr)
	{
		return EBlackboardNotificationResult::RemoveObserver;
	}
	if (BlackboardKey.GetSelectedKeyID() == ChangedKeyID)
	{
		ConditionalFlowAbort(*OwnerComp, EBTDecoratorAbortRequest::ConditionResultChanged);
	}
	return EBlackboardNotificationResult::ContinueObserving;
}

UBTDecorator_Blackboard::UBTDecorator_Blackboard(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), OperationType(EBasicKeyOperation::Set)
{
	NodeName = TEXT("Blackboard Based Condition");
}

bool UBTDecorator_Blackboard::CalculateRawConditionValue(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	const UBlackboardComponent* Blackboard = OwnerComp.GetBlackboardComponent();
	const bool bIsSet = Blackboard != nullptr && Blackboard->IsValueSet(BlackboardKey.GetSelectedKeyID());
	return bIsSet == (OperationType == EBasicKeyOperation::Set);
}

UBTTask_Wait::UBTTask_Wait(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), WaitTime(5.f), RandomDeviation(0.f)
{
	NodeName = TEXT("Wait");
	INIT_TASK_NODE_NOTIFY_FLAGS();
}

uint16 UBTTask_Wait::GetInstanceMemorySize() const
{
	return sizeof(FBTWaitTaskMemory);
}

EBTNodeResult::Type UBTTask_Wait::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	CastInstanceNodeMemory<FBTWaitTaskMemory>(NodeMemory)->RemainingWaitTime = static_cast<float>(
		FMath::FRandRange(FMath::Max(0.f, WaitTime - RandomDeviation), WaitTime + RandomDeviation));
	return EBTNodeResult::InProgress;
}

void UBTTask_Wait::TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	FBTWaitTaskMemory& Memory = *CastInstanceNodeMemory<FBTWaitTaskMemory>(NodeMemory);
	Memory.RemainingWaitTime -= DeltaSeconds;
	if (Memory.RemainingWaitTime <= 0.f)
	{
		FinishLatentTask(OwnerComp, EBTNodeResult::Succeeded);
	}
}
