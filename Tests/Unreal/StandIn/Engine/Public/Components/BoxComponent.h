// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UBoxComponent.
#pragma once

#include "Components/ShapeComponent.h"
#include "CoreMinimal.h"

#include "BoxComponent.generated.h"

/** A box around its place, turned and scaled with it. */
UCLASS()
class ENGINE_API UBoxComponent : public UShapeComponent
{
	GENERATED_BODY()

public:
	UBoxComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Half the size, before the scale. */
	void SetBoxExtent(FVector InBoxExtent, bool bUpdateOverlaps = true);
	/** For components that are not registered yet. */
	void InitBoxExtent(const FVector& InBoxExtent) { BoxExtent = InBoxExtent; }
	FVector GetScaledBoxExtent() const;

	virtual FCollisionShape GetCollisionShape(float Inflation = 0.0f) const override;

protected:
	FVector BoxExtent = FVector(32.0, 32.0, 32.0);
};
