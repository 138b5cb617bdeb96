// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTAuxiliaryNode.

#include "BehaviorTree/BTNode.h"
#include "CoreMinimal.h"

#include "BTAuxiliaryNode.generated.h"

/** What runs beside the tasks: services and decorators. */
UCLASS(Abstract, MinimalAPI)
class UBTAuxiliaryNode : public UBTNode
{
	GENERATED_BODY()

public:
	UBTAuxiliaryNode(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	void WrappedOnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	void WrappedOnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	void WrappedTickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) const;

	void InitializeParentLink(uint8 InChildIndex) { ChildIndex = InChildIndex; }
	/** Of the parent; MAX_uint8 where the node belongs to the whole composite. */
	uint8 GetChildIndex() const { return ChildIndex; }

protected:
	virtual void OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory);
	virtual void OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory);
	virtual void TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds);

	uint8 bNotifyBecomeRelevant : 1;
	uint8 bNotifyCeaseRelevant : 1;
	uint8 bNotifyTick : 1;
	/** TickNode waits as long as SetNextTickTime says. */
	uint8 bTickIntervals : 1;

private:
	UBTAuxiliaryNode* GetOwnNode(UBehaviorTreeComponent& OwnerComp) const;

	uint8 ChildIndex = MAX_uint8;
};

#define INIT_AUXILIARY_NODE_NOTIFY_FLAGS()                                                                   \
	do                                                                                                       \
	{                                                                                                        \
		bNotifyBecomeRelevant = STANDIN_NODE_OVERRIDES(OnBecomeRelevant, UBTAuxiliaryNode);                  \
		bNotifyCeaseRelevant = STANDIN_NODE_OVERRIDES(OnCeaseRelevant, UBTAuxiliaryNode);                    \
		bNotifyTick = STANDIN_NODE_OVERRIDES(TickNode, UBTAuxiliaryNode);                                    \
	} while (false)
