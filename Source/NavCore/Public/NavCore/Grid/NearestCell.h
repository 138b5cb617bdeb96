// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"

#include <cstdint>
#include <optional>

namespace NavCore
{
class GridMap;

/** What the host asks of a cell beyond being free: a floor at the right height, say. */
class CellFilter
{
public:
	virtual ~CellFilter() = default;
	/** Asked only about cells of the map on which the agent can stand. */
	[[nodiscard]] virtual bool Accepts(Cell cell) const = 0;
};

/** Where to look for a cell to stand on. */
struct NearestCellQuery
{
	/** In grid space; see GridFrame. May be off the map. */
	GridPoint point;
	/** The closest place of the cell is at most so many cells away along each axis. */
	GridPoint extent;
	std::uint8_t clearance = 1;
};

/**
 * The cell on which an agent can stand, and that the filter accepts, with the place closest to a point: the
 * cell that the point lies in, if it will do. Of equally close ones the first in cell order. None if there is
 * no such cell, and for numbers that are not finite. Looks in rings around the point and no farther than it
 * must.
 */
[[nodiscard]] NAVCORE_EXPORT std::optional<Cell> FindNearestCell(
	const GridMap& map, const NearestCellQuery& query, const CellFilter& filter);
[[nodiscard]] NAVCORE_EXPORT std::optional<Cell> FindNearestCell(
	const GridMap& map, const NearestCellQuery& query);

/** The free cell number index, from 0, in cell order: what picks one at random. None past the last one. */
[[nodiscard]] NAVCORE_EXPORT std::optional<Cell> WalkableCellAt(const GridMap& map, std::int64_t index);
} // namespace NavCore
