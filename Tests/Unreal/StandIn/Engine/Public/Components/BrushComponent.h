// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UBrushComponent. A brush is the box that the editor makes for a new volume.
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

#include "BrushComponent.generated.h"

/** The shape of a volume: a box of 200 cm before its scale. */
UCLASS()
class ENGINE_API UBrushComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	UBrushComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const override;
};
