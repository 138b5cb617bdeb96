// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Draw/TiledDrawing.h"
#include "Templates/SharedPointer.h"

class FGridNavGraph;
class FPrimitiveDrawInterface;
class UGridNavGraphComponent;

/**
 * The cells of a grid as lines: where its cells will be, and once it is built which of them are blocked.
 *
 * Close to the eye every cell is shown, further away squares of several cells: a frame draws a bounded number
 * of lines, whatever the size of the grid.
 */
class FGridNavCellPreview
{
public:
	/** Lines that one call of each of the two draws at most. */
	static constexpr int32 MostGridLines = 512;
	static constexpr int32 MostWallLines = 16384;

	/** The net of cells at the chosen cell size, level with the component. */
	static void DrawNet(
		const UGridNavGraphComponent& Component, const FVector& Eye, FPrimitiveDrawInterface& PDI);

	/** The cells of a built grid that are blocked or cost more; nothing while there is none. */
	void DrawCells(const UGridNavGraphComponent& Component, const FVector& Eye, FPrimitiveDrawInterface& PDI);

private:
	void Follow(const UGridNavGraphComponent& Component);

	NavCore::TiledDrawing Tiles;
	/** What the tiles show; gone when the grid is. */
	TWeakPtr<FGridNavGraph> Shown;
	uint64 ShownVersion = 0;
};
