// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UStaticMesh. A mesh is its bounds here, and its collision the box of them.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "StaticMesh.generated.h"

/** A mesh asset. /Engine/BasicShapes/Cube.Cube exists once the engine does: a cube of 100 cm. */
UCLASS()
class ENGINE_API UStaticMesh : public UObject
{
	GENERATED_BODY()

public:
	FBox GetBoundingBox() const { return BoundingBox; }
	FBoxSphereBounds GetBounds() const { return FBoxSphereBounds(BoundingBox); }

private:
	FBox BoundingBox = FBox(FVector(-50.0, -50.0, -50.0), FVector(50.0, 50.0, 50.0));
};
