// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTDecorator.

#include "BehaviorTree/BTAuxiliaryNode.h"
#include "CoreMinimal.h"

#include "BTDecorator.generated.h"

/** Whether a branch may run, and whether a change of that interrupts what runs. */
UCLASS(Abstract, MinimalAPI)
class UBTDecorator : public UBTAuxiliaryNode
{
	GENERATED_BODY()

public:
	UBTDecorator(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	bool WrappedCanExecute(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	void WrappedOnNodeActivation(FBehaviorTreeSearchData& SearchData) const;
	void WrappedOnNodeDeactivation(FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type NodeResult) const;
	void WrappedOnNodeProcessed(FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type& NodeResult) const;

	EBTFlowAbortMode::Type GetFlowAbortMode() const { return FlowAbortMode; }
	void SetIsInversed(bool bShouldBeInversed) { bInverseCondition = bShouldBeInversed; }
	bool IsInversed() const { return bInverseCondition; }
	bool IsFlowAbortModeValid() const;
	virtual FString GetStaticDescription() const override;

	/** What a designer chooses in the editor. Not the engine's. */
	void SetFlowAbortMode(EBTFlowAbortMode::Type NewMode) { FlowAbortMode = NewMode; }
	/** Relevant while a later child runs. Not the engine's. */
	bool ObservesFromHigherUp() const
	{
		return FlowAbortMode == EBTFlowAbortMode::LowerPriority || FlowAbortMode == EBTFlowAbortMode::Both;
	}

protected:
	/** Without regard to IsInversed. */
	virtual bool CalculateRawConditionValue(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	virtual void OnNodeActivation(FBehaviorTreeSearchData& SearchData);
	virtual void OnNodeDeactivation(FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type NodeResult);
	virtual void OnNodeProcessed(FBehaviorTreeSearchData& SearchData, EBTNodeResult::Type& NodeResult);
	/** Interrupts what runs if the condition says so now, and the mode allows it. */
	void ConditionalFlowAbort(UBehaviorTreeComponent& OwnerComp, EBTDecoratorAbortRequest RequestMode) const;

	uint32 bAllowAbortNone : 1;
	uint32 bAllowAbortLowerPri : 1;
	uint32 bAllowAbortChildNodes : 1;
	uint32 bNotifyActivation : 1;
	uint32 bNotifyDeactivation : 1;
	uint32 bNotifyProcessed : 1;

	TEnumAsByte<EBTFlowAbortMode::Type> FlowAbortMode;

private:
	UBTDecorator* GetOwnDecorator(UBehaviorTreeComponent& OwnerComp) const;

	UPROPERTY(Category = Condition, EditAnywhere)
	uint32 bInverseCondition : 1;
};

#define INIT_DECORATOR_NODE_NOTIFY_FLAGS()                                                                   \
	do                                                                                                       \
	{                                                                                                        \
		bNotifyBecomeRelevant = STANDIN_NODE_OVERRIDES(OnBecomeRelevant, UBTAuxiliaryNode, UBTDecorator);    \
		bNotifyCeaseRelevant = STANDIN_NODE_OVERRIDES(OnCeaseRelevant, UBTAuxiliaryNode, UBTDecorator);      \
		bNotifyTick = STANDIN_NODE_OVERRIDES(TickNode, UBTAuxiliaryNode, UBTDecorator);                      \
		bNotifyActivation = STANDIN_NODE_OVERRIDES(OnNodeActivation, UBTDecorator);                          \
		bNotifyDeactivation = STANDIN_NODE_OVERRIDES(OnNodeDeactivation, UBTDecorator);                      \
		bNotifyProcessed = STANDIN_NODE_OVERRIDES(OnNodeProcessed, UBTDecorator);                            \
	} while (false)
