// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTDecorator_BlackboardBase.

#include "BehaviorTree/BTDecorator.h"
#include "CoreMinimal.h"

#include "BTDecorator_BlackboardBase.generated.h"

/** A condition on one key of the blackboard, looked at again when the value changes. */
UCLASS(Abstract, MinimalAPI)
class UBTDecorator_BlackboardBase : public UBTDecorator
{
	GENERATED_BODY()

public:
	UBTDecorator_BlackboardBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Resolves the key. */
	virtual void InitializeFromAsset(UBehaviorTree& Asset) override;
	FName GetSelectedBlackboardKey() const { return BlackboardKey.SelectedKeyName; }

protected:
	virtual void OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual void OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual EBlackboardNotificationResult OnBlackboardKeyValueChange(
		const UBlackboardComponent& Blackboard, FBlackboard::FKey ChangedKeyID);

	UPROPERTY(EditAnywhere, Category = Blackboard)
	FBlackboardKeySelector BlackboardKey;
};
