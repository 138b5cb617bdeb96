// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"

#if GRIDNAV_WITH_DEBUG

#include "DebugRenderSceneProxy.h"
#include "NavCore/Draw/DrawList.h"

struct FGridNavSurface;

/** Part of a drawing in world space, as the render thread takes it. */
struct FGridNavShapes
{
	TArray<FDebugRenderSceneProxy::FDebugLine> Lines;
	/** One for each color. */
	TArray<FDebugRenderSceneProxy::FMesh> Meshes;
	TArray<FDebugRenderSceneProxy::FText3d> Texts;
	FBox Bounds = FBox(ForceInit);

	bool IsEmpty() const { return Lines.IsEmpty() && Meshes.IsEmpty() && Texts.IsEmpty(); }
	SIZE_T GetAllocatedSize() const;
};

namespace UE::GridNav
{
/**
 * Lays a drawing in grid space on the floor of a grid. Rectangles become two triangles where their floor is
 * even and two a square otherwise, of the same size as the squares they were drawn with; lines follow the
 * floor from cell to cell.
 * @param Lift Height above the floor in cm; shapes that cover others lie a little higher.
 */
FGridNavShapes ToShapes(
	const NavCore::DrawList& List, const FGridNavSurface& Surface, int32 CellsPerSquare, double Lift);
} // namespace UE::GridNav

#endif
