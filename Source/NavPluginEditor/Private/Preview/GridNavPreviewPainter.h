// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Draw/DrawList.h"

class FGridNavPlane;
class FPrimitiveDrawInterface;

namespace NavCore
{
class RecordedSearch;
class GridMap;
} // namespace NavCore

/** The picture of one search as lines in a viewport. Made when the search moves on, drawn in every frame. */
class FGridNavPreviewPainter
{
public:
	/** Rectangles past which squares of several cells are drawn as one. */
	static constexpr int32 MostRects = 8192;

	/** With the walls of the map if it does not lie over the level itself. */
	void Paint(const NavCore::RecordedSearch& Search, const NavCore::GridMap& Map, bool bWithWalls);
	void Clear() { List.Clear(); }
	const NavCore::DrawList& Shapes() const { return List; }

	/** So many cells beside the grid. */
	void Draw(const FGridNavPlane& Plane, double ShiftCells, FPrimitiveDrawInterface& PDI) const;

private:
	void DrawRects(const FGridNavPlane& Plane, double ShiftCells, FPrimitiveDrawInterface& PDI) const;
	void DrawMarks(const FGridNavPlane& Plane, double ShiftCells, FPrimitiveDrawInterface& PDI) const;

	NavCore::DrawList List;
	int32 Square = 1;
};
