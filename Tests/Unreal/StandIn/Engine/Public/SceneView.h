// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FSceneView, FSceneViewFamily and FViewMatrices.
#pragma once

#include "CoreMinimal.h"
#include "ShowFlags.h"

/** Where a view looks from. */
struct FViewMatrices
{
	explicit FViewMatrices(const FVector& InOrigin) : Origin(InOrigin) {}
	const FVector& GetViewOrigin() const { return Origin; }

private:
	FVector Origin;
};

/** Views that are drawn together. */
class FSceneViewFamily
{
public:
	FEngineShowFlags EngineShowFlags;
};

/** One view of a scene, for as long as it is drawn. */
class FSceneView
{
public:
	explicit FSceneView(const FVector& InOrigin) : ViewMatrices(InOrigin), ViewLocation(InOrigin) {}

	const FSceneViewFamily* Family = nullptr;
	FViewMatrices ViewMatrices;
	FVector ViewLocation;
};
