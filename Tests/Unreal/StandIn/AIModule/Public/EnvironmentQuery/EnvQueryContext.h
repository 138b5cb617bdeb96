// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"
#include "EnvironmentQuery/EnvQueryTypes.h"
#include "UObject/Object.h"

#include "EnvQueryContext.generated.h"

/** Places or actors that a query has to do with. Only class default objects are ever asked. */
UCLASS(Abstract, EditInlineNew)
class AIMODULE_API UEnvQueryContext : public UObject
{
	GENERATED_BODY()

public:
	UEnvQueryContext(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void ProvideContext(FEnvQueryInstance& QueryInstance, FEnvQueryContextData& ContextData) const {}
};
