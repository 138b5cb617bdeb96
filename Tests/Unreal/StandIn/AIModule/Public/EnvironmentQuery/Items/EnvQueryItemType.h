// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "EnvQueryItemType.generated.h"

/** What the raw bytes of an item mean. */
UCLASS(Abstract)
class AIMODULE_API UEnvQueryItemType : public UObject
{
	GENERATED_BODY()

public:
	UEnvQueryItemType(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	uint16 GetValueSize() const { return ValueSize; }

protected:
	/** Set by the class default object. */
	uint16 ValueSize = 0;
};
