// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTDecorator_Blackboard. Only whether a key is set; no comparisons.

#include "BehaviorTree/Decorators/BTDecorator_BlackboardBase.h"
#include "CoreMinimal.h"

#include "BTDecorator_Blackboard.generated.h"

namespace EBasicKeyOperation
{
enum Type : int
{
	Set,
	NotSet,
};
} // namespace EBasicKeyOperation

/** Whether a key has a value; for a bool, whether it is true. */
UCLASS(MinimalAPI)
class UBTDecorator_Blackboard : public UBTDecorator_BlackboardBase
{
	GENERATED_BODY()

public:
	UBTDecorator_Blackboard(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

protected:
	virtual bool CalculateRawConditionValue(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const override;

	/** An EBasicKeyOperation. */
	UPROPERTY(EditAnywhere, Category = Blackboard)
	uint8 OperationType;
};
