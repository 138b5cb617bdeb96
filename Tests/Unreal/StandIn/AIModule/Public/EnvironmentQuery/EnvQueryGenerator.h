// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"
#include "EnvironmentQuery/EnvQueryNode.h"
#include "EnvironmentQuery/EnvQueryTypes.h"
#include "EnvironmentQuery/Items/EnvQueryItemType.h"
#include "Templates/SubclassOf.h"

#include "EnvQueryGenerator.generated.h"

/** Adds the items of an option. A template that queries share: nothing in it may change. */
UCLASS(EditInlineNew, Abstract, meta = (Category = "Generators"))
class AIMODULE_API UEnvQueryGenerator : public UEnvQueryNode
{
	GENERATED_BODY()

public:
	UEnvQueryGenerator(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Of what it generates; set by the constructor. */
	TSubclassOf<UEnvQueryItemType> ItemType;

	virtual void GenerateItems(FEnvQueryInstance& QueryInstance) const {}
};
