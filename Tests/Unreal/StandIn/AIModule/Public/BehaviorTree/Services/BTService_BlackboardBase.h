// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTService_BlackboardBase.

#include "BehaviorTree/BTService.h"
#include "CoreMinimal.h"

#include "BTService_BlackboardBase.generated.h"

/** A service about one key of the blackboard. */
UCLASS(Abstract, MinimalAPI)
class UBTService_BlackboardBase : public UBTService
{
	GENERATED_BODY()

public:
	UBTService_BlackboardBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Resolves the key. */
	virtual void InitializeFromAsset(UBehaviorTree& Asset) override;
	FName GetSelectedBlackboardKey() const { return BlackboardKey.SelectedKeyName; }

protected:
	UPROPERTY(EditAnywhere, Category = Blackboard)
	FBlackboardKeySelector BlackboardKey;
};
