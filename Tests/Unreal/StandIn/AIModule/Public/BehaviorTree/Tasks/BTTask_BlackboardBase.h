// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTTask_BlackboardBase.

#include "BehaviorTree/BTTaskNode.h"
#include "CoreMinimal.h"

#include "BTTask_BlackboardBase.generated.h"

/** A task about one key of the blackboard. */
UCLASS(Abstract, MinimalAPI)
class UBTTask_BlackboardBase : public UBTTaskNode
{
	GENERATED_BODY()

public:
	UBTTask_BlackboardBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Resolves the key. */
	virtual void InitializeFromAsset(UBehaviorTree& Asset) override;
	FName GetSelectedBlackboardKey() const { return BlackboardKey.SelectedKeyName; }

protected:
	UPROPERTY(EditAnywhere, Category = Blackboard)
	FBlackboardKeySelector BlackboardKey;
};
