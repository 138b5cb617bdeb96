// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UShapeComponent.
#pragma once

#include "Components/PrimitiveComponent.h"
#include "CoreMinimal.h"

#include "ShapeComponent.generated.h"

/** A plain shape. Overlaps everything unless told otherwise. */
UCLASS(Abstract)
class ENGINE_API UShapeComponent : public UPrimitiveComponent
{
	GENERATED_BODY()

public:
	UShapeComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const override;

protected:
	virtual void GatherBodies(TArray<StandIn::FCollisionBody>& OutBodies) const override;
};
