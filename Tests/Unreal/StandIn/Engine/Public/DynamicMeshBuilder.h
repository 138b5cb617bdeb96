// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FDynamicMeshVertex.
#pragma once

#include "CoreMinimal.h"

/** A corner of a mesh that is made at run time. */
struct FDynamicMeshVertex
{
	FDynamicMeshVertex() = default;
	FDynamicMeshVertex(const FVector3f& InPosition) : Position(InPosition) {}

	FVector3f Position = FVector3f(0.f, 0.f, 0.f);
	FColor Color = FColor(255, 255, 255);
};
