// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Graph/MapEdit.h"
#include "NavCore/Grid/GridMap.h"

#include <vector>

namespace NavCore
{
/**
 * The walls of a map by where they come from: obstacles, which the host samples again whenever they move, and
 * blocks, which stay until they are taken back, whatever is sampled there.
 *
 * Holds the walls as they will be once every edit is written, so a host that queues its edits can tell what a
 * new sample changes. 4.4 bits a cell.
 */
class NAVCORE_EXPORT WallLayers
{
public:
	/** The walls of the map count as sampled. */
	explicit WallLayers(const GridMap& map);

	/** The rectangle must be on the map. The edit that the host queues is the same for any cell of it. */
	[[nodiscard]] GridError Block(const CellRect& rect);
	/** Takes blocks back and frees sampled walls too, until the next sample of their cells. */
	[[nodiscard]] GridError Unblock(const CellRect& rect);
	/**
	 * Takes the walls of a rectangle from a sample of the same size, keeps the blocks, and appends edits that
	 * do the same to the map: only cells that change, in rectangles that do not overlap. CellOutOfRange for a
	 * rectangle off the map or a sample of another size.
	 */
	[[nodiscard]] GridError Resample(
		const GridMap& sample, const CellRect& rect, std::vector<MapEdit>& outEdits);

	/** The walls once every edit is written. */
	[[nodiscard]] const GridMap& Current() const { return current_; }
	[[nodiscard]] bool IsBlock(Cell cell) const { return !blocks_.IsWalkable(cell); }

private:
	GridMap current_;
	/** A cell is free here unless it is blocked by itself. */
	GridMap blocks_;
};
} // namespace NavCore
