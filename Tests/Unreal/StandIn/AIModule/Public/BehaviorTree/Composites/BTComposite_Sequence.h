// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTComposite_Sequence.

#include "BehaviorTree/BTCompositeNode.h"
#include "CoreMinimal.h"

#include "BTComposite_Sequence.generated.h"

/** One child after the other, until one fails. */
UCLASS(MinimalAPI)
class UBTComposite_Sequence : public UBTCompositeNode
{
	GENERATED_BODY()

public:
	UBTComposite_Sequence(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual bool CanAbortLowerPriority() const override { return false; }

protected:
	virtual int32 GetNextChildHandler(
		FBehaviorTreeSearchData& SearchData, int32 PrevChild, EBTNodeResult::Type LastResult) const override;
};
