// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMoveSettings.h"
#include "BehaviorTree/Tasks/BTTask_BlackboardBase.h"
#include "CoreMinimal.h"

#include "BTTask_GridMoveTo.generated.h"

/**
 * Moves the pawn over the grid to a goal, a vector or an actor of the blackboard. See FGridMove.
 *
 * Sets off on the first leg of the path, goes around walls that rise on the way without a stop, and follows a
 * goal that moves, also one that the blackboard replaces. Ends when the agent is there, and fails when the
 * goal is lost. The agent stands when the task is aborted.
 */
UCLASS(meta = (DisplayName = "Grid Move To"))
class NAVPLUGIN_API UBTTask_GridMoveTo : public UBTTask_BlackboardBase
{
	GENERATED_BODY()

public:
	UBTTask_GridMoveTo(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** How to move. */
	UPROPERTY(EditAnywhere, Category = "Grid Move", meta = (ShowOnlyInnerProperties))
	FGridMoveSettings Settings;

	/** The nearest place that can be reached counts as success, where the policy goes there. */
	UPROPERTY(EditAnywhere, Category = "Grid Move")
	bool bNearestIsSuccess = true;

	/** Enum Grid Move Outcome, or int: how the move ended. May be left out. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector OutcomeKey;

	virtual void InitializeFromAsset(UBehaviorTree& Asset) override;
	virtual uint16 GetInstanceMemorySize() const override;
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const override;
	virtual void CleanupMemory(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTMemoryClear::Type CleanupType) const override;
	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual EBTNodeResult::Type AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual FString GetStaticDescription() const override;
	virtual void DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const override;
#if WITH_EDITOR
	virtual FName GetNodeIconName() const override;
#endif

protected:
	virtual void TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;
	virtual void OnTaskFinished(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult) override;

private:
	/** To what the blackboard holds now; false where that is no goal. */
	bool Begin(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	/** InProgress until the move has ended. */
	EBTNodeResult::Type TakeOutcome(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
};
