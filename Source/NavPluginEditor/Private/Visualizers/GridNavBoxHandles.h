// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "ComponentVisualizer.h"
#include "CoreMinimal.h"

class UGridNavGraphComponent;

/** One of the six faces of the box of a grid, as something to click. */
struct HGridNavFaceProxy final : public HComponentVisProxy
{
	DECLARE_HIT_PROXY();

	HGridNavFaceProxy(const UActorComponent* InComponent, int32 InFace)
		: HComponentVisProxy(InComponent, HPP_Foreground), Face(InFace)
	{
	}

	int32 Face;
};

/** The box of a grid as something to pull at. Faces are numbered +X, -X, +Y, -Y, +Z, -Z. */
namespace UE::GridNavEditor
{
constexpr int32 BoxFaces = 6;

/** The box as the settings say, which is the grid's own only once it is built with them. */
FBox BoxOf(const UGridNavGraphComponent& Component);
FVector FaceCenter(const FBox& Box, int32 Face);

/**
 * Moves a face along its axis, as far as the box stays wider than a cell; the face across stays where it is,
 * so the component moves by half as much. Returns how far the face has moved.
 */
double MoveFace(UGridNavGraphComponent& Component, int32 Face, const FVector& Delta);
} // namespace UE::GridNavEditor
