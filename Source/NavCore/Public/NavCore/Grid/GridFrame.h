// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridMap.h"

namespace NavCore
{
/** A place or an extent in grid space, in cells. */
struct GridPoint
{
	double x = 0;
	double y = 0;

	friend constexpr bool operator==(const GridPoint&, const GridPoint&) = default;
};

/**
 * Where the grid lies in the host's world: the corner of cell (0, 0), and the side of a cell.
 *
 * Cell (x, y) is the square [x, x + 1) by [y, y + 1) of grid space; on a hex map a cell counts as that square
 * too, moved half a cell to the right in odd rows.
 */
struct GridFrame
{
	double originX = 0;
	double originY = 0;
	double cellSize = 1;

	/** NotFinite, or ValueOutOfRange for a cell size of zero or less. The conversions want None. */
	[[nodiscard]] NAVCORE_EXPORT GridError Validate() const;
	/** A position that leaves the range of doubles becomes infinite, and is refused where it is used. */
	[[nodiscard]] constexpr GridPoint ToGrid(double worldX, double worldY) const
	{
		return {(worldX - originX) / cellSize, (worldY - originY) / cellSize};
	}
	[[nodiscard]] constexpr GridPoint ToWorld(GridPoint point) const
	{
		return {originX + point.x * cellSize, originY + point.y * cellSize};
	}

	/**
	 * The cell of a map in which a position lies: at or past the cell's own borders, as ToWorld gives them,
	 * and before those of the next one, whatever division would round to. NotFinite for a NaN or an
	 * infinity, CellOutOfRange off the map, however distant; the error of Validate for a bad frame.
	 */
	[[nodiscard]] NAVCORE_EXPORT Result<Cell, GridError> ToCell(
		const GridMap& map, double worldX, double worldY) const;
	/** The middle of a cell, which need not be on the map. */
	[[nodiscard]] NAVCORE_EXPORT GridPoint CenterOf(const GridMap& map, Cell cell) const;
};
} // namespace NavCore
