// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/BTTaskNode.h"
#include "CoreMinimal.h"

#include "GridTreeTestObjects.generated.h"

/** Counts in the blackboard how often the flow comes by, and succeeds. */
UCLASS()
class UGridTreeCounter : public UBTTaskNode
{
	GENERATED_BODY()

public:
	/** An int of the blackboard. */
	FName Key;

	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
};

/** Memory that counts its kind. */
UCLASS()
class UGridTreeCanary : public UBTTaskNode
{
	GENERATED_BODY()

public:
	/** Blocks that are initialised and not cleaned up. */
	static int32 NumAlive;

	virtual uint16 GetInstanceMemorySize() const override { return sizeof(int32); }
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const override
	{
		++NumAlive;
	}
	virtual void CleanupMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const override
	{
		--NumAlive;
	}
};
