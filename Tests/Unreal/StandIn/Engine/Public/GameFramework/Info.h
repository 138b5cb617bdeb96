// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of AInfo.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Info.generated.h"

/** An actor that is only data: it has no place. */
UCLASS(Abstract, NotPlaceable)
class ENGINE_API AInfo : public AActor
{
	GENERATED_BODY()

public:
	AInfo(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
