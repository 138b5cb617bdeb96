// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of AWorldSettings.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Info.h"

#include "WorldSettings.generated.h"

/** The settings of a world. Every world has one. */
UCLASS(NotPlaceable)
class ENGINE_API AWorldSettings : public AInfo
{
	GENERATED_BODY()

public:
	AWorldSettings(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** How fast time goes. */
	UPROPERTY(BlueprintReadOnly, Category = "WorldSettings")
	float TimeDilation = 1.0f;

	float GetEffectiveTimeDilation() const { return TimeDilation; }
	/** Clamped to 0.0001..20; what it became. */
	virtual float SetTimeDilation(float NewTimeDilation);
};
