// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "NavCore/Grid/Rasterise.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UPrimitiveComponent;

/** An upright box as the grid sees it: its outline, and from where to where it reaches. */
struct FGridNavFootprint
{
	NavCore::Obstacle Outline;
	double MinZ = 0.0;
	double MaxZ = 0.0;
};

/** Solid for the channel, and allowed to affect navigation. */
bool IsGridNavObstacle(const UPrimitiveComponent& Component, ECollisionChannel Channel);

/**
 * The shape of a component as upright boxes. False when it is anything else (another shape, a box that is
 * tilted, a mesh that collides with more than boxes): such shapes are tested against parts of cells instead.
 */
bool GetGridNavFootprints(const UPrimitiveComponent& Component, const NavCore::GridFrame& Plane,
	TArray<FGridNavFootprint>& OutFootprints);
