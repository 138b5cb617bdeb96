// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/Decorators/BTDecorator_BlackboardBase.h"
#include "CoreMinimal.h"

#include "BTDecorator_GridReachable.generated.h"

/**
 * Whether the pawn can walk over the grid to a goal, a vector or an actor of the blackboard. Costs two
 * look-ups, however large the grid is, and no search.
 *
 * With observer aborts it interrupts when an edit of the grid, a move of the goal or another value of the key
 * changes the answer: it compares a few version numbers in every frame and looks anew only when they differ.
 * While the grid is working in an edit the answer stays what it was.
 */
UCLASS(meta = (DisplayName = "Grid Reachable"))
class NAVPLUGIN_API UBTDecorator_GridReachable : public UBTDecorator_BlackboardBase
{
	GENERATED_BODY()

public:
	UBTDecorator_GridReachable(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** A reachable place so near to the goal will do; for goals that are obstacles themselves. Looking for
	 * one costs a little more. */
	UPROPERTY(EditAnywhere, Category = "Condition", meta = (ClampMin = "0.0", Units = "cm"))
	float GoalRadius = 0.0f;

	virtual uint16 GetInstanceMemorySize() const override;
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const override;
	virtual void CleanupMemory(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTMemoryClear::Type CleanupType) const override;
	virtual FString GetStaticDescription() const override;
	virtual void DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const override;

protected:
	virtual bool CalculateRawConditionValue(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const override;
	virtual void TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;
};
