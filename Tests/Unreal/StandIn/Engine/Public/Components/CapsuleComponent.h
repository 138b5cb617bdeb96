// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UCapsuleComponent.
#pragma once

#include "Components/ShapeComponent.h"
#include "CoreMinimal.h"

#include "CapsuleComponent.generated.h"

/** An upright capsule. */
UCLASS()
class ENGINE_API UCapsuleComponent : public UShapeComponent
{
	GENERATED_BODY()

public:
	UCapsuleComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	void InitCapsuleSize(float InRadius, float InHalfHeight);
	float GetScaledCapsuleRadius() const;
	float GetScaledCapsuleHalfHeight() const;

	virtual FCollisionShape GetCollisionShape(float Inflation = 0.0f) const override;

protected:
	float CapsuleHalfHeight = 44.0f;
	float CapsuleRadius = 22.0f;
};
