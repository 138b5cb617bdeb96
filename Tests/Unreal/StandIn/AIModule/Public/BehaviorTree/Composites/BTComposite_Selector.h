// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTComposite_Selector.

#include "BehaviorTree/BTCompositeNode.h"
#include "CoreMinimal.h"

#include "BTComposite_Selector.generated.h"

/** The first child that does not fail. */
UCLASS(MinimalAPI)
class UBTComposite_Selector : public UBTCompositeNode
{
	GENERATED_BODY()

public:
	UBTComposite_Selector(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

protected:
	virtual int32 GetNextChildHandler(
		FBehaviorTreeSearchData& SearchData, int32 PrevChild, EBTNodeResult::Type LastResult) const override;
};
