// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UNavArea and the fact sheet "Navigation API facts", pitfall 13.

#include "CoreMinimal.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include "NavArea.generated.h"

/** A kind of ground. Its default object tells the costs; every navigation data gives it a number of its own.
 */
UCLASS(Abstract, Config = Engine, Blueprintable)
class NAVIGATIONSYSTEM_API UNavArea : public UObject
{
	GENERATED_BODY()

public:
	UNavArea(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Multiplies the length of what is walked. */
	UPROPERTY(EditAnywhere, Category = NavArea, Config)
	float DefaultCost;

	UPROPERTY(EditAnywhere, Category = NavArea, Config)
	FColor DrawColor;

	uint16 GetAreaFlags() const { return AreaFlags; }
	float GetFixedAreaEnteringCost() const { return FixedAreaEnteringCost; }

protected:
	UPROPERTY(EditAnywhere, Category = NavArea, Config)
	float FixedAreaEnteringCost;

	/** Nodes of an area without a flag are never entered. */
	UPROPERTY(EditAnywhere, Category = NavArea, Config)
	uint16 AreaFlags;
};
