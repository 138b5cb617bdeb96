// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTTask_Wait.

#include "BehaviorTree/BTTaskNode.h"
#include "CoreMinimal.h"

#include "BTTask_Wait.generated.h"

struct FBTWaitTaskMemory
{
	float RemainingWaitTime;
};

/** Succeeds after a while. */
UCLASS(MinimalAPI)
class UBTTask_Wait : public UBTTaskNode
{
	GENERATED_BODY()

public:
	UBTTask_Wait(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** In seconds. */
	UPROPERTY(Category = Wait, EditAnywhere)
	float WaitTime;

	UPROPERTY(Category = Wait, EditAnywhere)
	float RandomDeviation;

	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual uint16 GetInstanceMemorySize() const override;

protected:
	virtual void TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;
};
