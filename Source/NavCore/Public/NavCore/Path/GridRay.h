// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"

#include <cstdint>

namespace NavCore
{
class GridMap;

/** How a straight walk from one place to another ends. */
struct GridRayHit
{
	/** Something is in the way before the target, or the start is no place to stand on. */
	bool blocked = false;
	/** The target, or where the walk crosses the border of what is in the way. */
	GridPoint end;
	/** The cell in which the walk ends. Meaningless, and off the map, where the start is no place to stand.
	 */
	Cell cell{-1, -1};
	/** What is in the way, if anything; it may be off the map, or free but too high or too narrow. */
	Cell obstacle{-1, -1};
};

/**
 * Walks along the straight line between any two places in grid space (see GridFrame), through every cell that
 * it passes, until the step into the next cell is no legal move for an agent of this size. A line through a
 * corner of cells takes the diagonal step there. Places that are not finite are blocked at once.
 *
 * Where corners may not be cut and nothing is to be climbed, it is clear between the middles of any two cells
 * that HasLineOfSight joins; that one looks at the cells beside diagonal steps too, and so is stricter.
 */
[[nodiscard]] NAVCORE_EXPORT GridRayHit CastRay(
	const GridMap& map, GridPoint from, GridPoint to, std::uint8_t clearance = 1);

/** The same, but what is in the way is walked along instead: where an agent that pushes on ends up. */
[[nodiscard]] NAVCORE_EXPORT GridRayHit SlideRay(
	const GridMap& map, GridPoint from, GridPoint to, std::uint8_t clearance = 1);

/** The place of a cell that is closest to a point; kept off its borders by a millionth of its side. */
[[nodiscard]] NAVCORE_EXPORT GridPoint ClosestInCell(const GridMap& map, Cell cell, GridPoint point);
} // namespace NavCore
