// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of AVolume. A volume is a box here, whose half size is 100 cm before its scale.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Volume.generated.h"

class UBrushComponent;

/** A part of the world. */
UCLASS(Abstract)
class ENGINE_API AVolume : public AActor
{
	GENERATED_BODY()

public:
	AVolume(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

private:
	UPROPERTY()
	TObjectPtr<UBrushComponent> BrushComponent;
};
