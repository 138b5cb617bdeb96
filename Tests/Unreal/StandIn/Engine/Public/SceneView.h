// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FSceneView and FViewMatrices.
#pragma once

#include "CoreMinimal.h"

/** Where a view looks from. */
struct FViewMatrices
{
	explicit FViewMatrices(const FVector& InOrigin) : Origin(InOrigin) {}
	const FVector& GetViewOrigin() const { return Origin; }

private:
	FVector Origin;
};

/** One view of a scene, for as long as it is drawn. */
class FSceneView
{
public:
	explicit FSceneView(const FVector& InOrigin) : ViewMatrices(InOrigin), ViewLocation(InOrigin) {}

	FViewMatrices ViewMatrices;
	FVector ViewLocation;
};
