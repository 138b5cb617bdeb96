// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Draw/DrawList.h"

#include <cstdint>

namespace NavCore
{
class ClusterGraph;
class GridMap;
class RegionMap;

// Views of a map and of the structures beside it. Each function appends to a list what lies in a window, and
// visits the cells of the window once. Cells of one color are merged: runs along a row, and equal runs of
// neighbouring rows. On hex maps a rectangle is one row high and carries its shift.

/** What DrawCells draws. */
struct CellDrawing
{
	bool walls = true;
	/** Free cells that cost more than neutral ground, the darker the dearer. */
	bool terrain = true;
	/** Free ground of neutral cost; an overlay leaves it out, so that it does not hide the floor. */
	bool neutralGround = true;
	/** The cost that is drawn darkest; 0 takes the largest in the window, which tiles must not do. */
	std::uint8_t darkestTerrain = 0;
};

/** The largest terrain cost of any cell that is not blocked: visits every cell of a map with the layer. */
[[nodiscard]] NAVCORE_EXPORT std::uint8_t LargestTerrain(const GridMap& map);

/** Cells by state, and terrain by cost. Labels are terrain costs. */
NAVCORE_EXPORT void DrawCells(
	const GridMap& map, const DrawWindow& window, const CellDrawing& what, DrawList& outList);

/** The room around every free cell, from tight to wide. Labels are clearances. Nothing without the layer. */
NAVCORE_EXPORT void DrawClearance(const GridMap& map, const DrawWindow& window, DrawList& outList);

/** Heights that are drawn as the lowest and the highest. */
struct HeightRange
{
	std::int16_t low = 0;
	std::int16_t high = 0;
};

/** Of the walkable cells: visits every cell of a map with the layer. */
[[nodiscard]] NAVCORE_EXPORT HeightRange FindHeightRange(const GridMap& map);

/** Heights of walkable cells in 32 shades. Labels are heights. Nothing without the layer. */
NAVCORE_EXPORT void DrawHeights(
	const GridMap& map, const DrawWindow& window, const HeightRange& range, DrawList& outList);

/** What DrawRegions draws. */
struct RegionDrawing
{
	/** Free cells tinted by the component they belong to. */
	bool components = true;
	/** The grid of sectors. */
	bool sectors = true;
	/** Regions of one sector told apart by shade. */
	bool regions = true;
};

/** What can be reached from where. Nothing while the regions do not follow the map. */
NAVCORE_EXPORT void DrawRegions(const GridMap& map, const RegionMap& regions, const DrawWindow& window,
	const RegionDrawing& what, DrawList& outList);

/** What DrawClusters draws. */
struct ClusterDrawing
{
	static constexpr std::int32_t AllLevels = -1;

	/** The level, or the borders of all levels with the transitions of the lowest. */
	std::int32_t level = AllLevels;
	bool borders = true;
	/** The cells at which a cluster is entered, and the steps across its border. */
	bool transitions = true;
	/** The ways between the transitions of a cluster, as straight lines. Labels are their costs. */
	bool edges = false;
};

/** The abstract graph of HPA*. Clusters that wait for repair are tinted, and their transitions left out. */
NAVCORE_EXPORT void DrawClusters(const GridMap& map, const ClusterGraph& clusters, const DrawWindow& window,
	const ClusterDrawing& what, DrawList& outList);
} // namespace NavCore
