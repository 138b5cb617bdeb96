// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTTaskNode and the fact sheet "Behaviour trees, blackboard, AI moves, EQS,
// StateTree", section 1.

#include "BehaviorTree/BTNode.h"
#include "CoreMinimal.h"

#include "BTTaskNode.generated.h"

class UBrainComponent;
class UBTService;
struct FAIMessage;

/** Something that an agent does: at once, or until it says that it has finished. */
UCLASS(Abstract, MinimalAPI)
class UBTTaskNode : public UBTNode
{
	GENERATED_BODY()

public:
	UBTTaskNode(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Run while the task is. */
	UPROPERTY()
	TArray<TObjectPtr<UBTService>> Services;

	/** Succeeded or Failed at once, or InProgress and FinishLatentTask later. */
	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory);
	/** Aborted at once, or InProgress and FinishLatentAbort later. */
	virtual EBTNodeResult::Type AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory);

	EBTNodeResult::Type WrappedExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	EBTNodeResult::Type WrappedAbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	void WrappedTickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) const;
	void WrappedOnTaskFinished(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult) const;
	void ReceivedMessage(UBrainComponent* BrainComp, const FAIMessage& Message);

	bool ShouldIgnoreRestartSelf() const { return bIgnoreRestartSelf; }

	/** Ends the task, after ExecuteTask has answered InProgress. Once. */
	void FinishLatentTask(UBehaviorTreeComponent& OwnerComp, EBTNodeResult::Type TaskResult) const;
	/** Ends the abort, after AbortTask has answered InProgress. Once. */
	void FinishLatentAbort(UBehaviorTreeComponent& OwnerComp) const;

	/** OnMessage is called for each message, until the task ends. */
	void WaitForMessage(UBehaviorTreeComponent& OwnerComp, FName MessageType) const;
	void WaitForMessage(UBehaviorTreeComponent& OwnerComp, FName MessageType, int32 RequestID) const;
	void StopWaitingForMessages(UBehaviorTreeComponent& OwnerComp) const;

protected:
	virtual void TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds);
	virtual void OnTaskFinished(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult);
	/** Ends the task or its abort, as the message says. */
	virtual void OnMessage(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, FName Message, int32 RequestID, bool bSuccess);

	/** The search goes on below the task when it is found again. */
	UPROPERTY(EditAnywhere, Category = Task)
	uint32 bIgnoreRestartSelf : 1;

	/** TickTask is called. */
	uint32 bNotifyTick : 1;
	/** OnTaskFinished is called. */
	uint32 bNotifyTaskFinished : 1;
	/** TickTask waits as long as SetNextTickTime says. */
	uint32 bTickIntervals : 1;

private:
	UBTTaskNode* GetOwnNode(UBehaviorTreeComponent& OwnerComp) const;
};

/** Sets the flags of what the class overrides. Stands in its constructor. */
#define INIT_TASK_NODE_NOTIFY_FLAGS()                                                                        \
	do                                                                                                       \
	{                                                                                                        \
		bNotifyTick = STANDIN_NODE_OVERRIDES(TickTask, UBTTaskNode);                                         \
		bNotifyTaskFinished = STANDIN_NODE_OVERRIDES(OnTaskFinished, UBTTaskNode);                           \
	} while (false)
