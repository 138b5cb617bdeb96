// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UBlueprintFunctionLibrary (blueprint-reflection.md 4).
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "BlueprintFunctionLibrary.generated.h"

/** Static functions for Blueprints. */
UCLASS(Abstract)
class ENGINE_API UBlueprintFunctionLibrary : public UObject
{
	GENERATED_BODY()

public:
	UBlueprintFunctionLibrary(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
