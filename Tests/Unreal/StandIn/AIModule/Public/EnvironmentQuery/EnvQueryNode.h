// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "EnvQueryNode.generated.h"

UCLASS(Abstract)
class AIMODULE_API UEnvQueryNode : public UObject
{
	GENERATED_BODY()

public:
	UEnvQueryNode(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual FText GetDescriptionTitle() const;
	virtual FText GetDescriptionDetails() const { return FText::GetEmpty(); }
};
