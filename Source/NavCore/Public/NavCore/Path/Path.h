// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Links/Link.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;

/** How densely a path lists its cells. */
enum class PathForm : std::uint8_t
{
	Cells,     // Every cell; each pair of neighbours is one move.
	Waypoints, // Turning points only; between two of them the path runs straight or diagonally.
};

/** A way through the map, start and end included. Plain data: searches fill it, hosts keep it. */
struct Path
{
	std::vector<Cell> points;
	/** The links it takes, in its order; between their points there is no way over the grid. */
	std::vector<PathLink> links;
	PathForm form = PathForm::Cells;
	/** True when the path ends at the best reachable place instead of the goal. */
	bool partial = false;
	Cost cost;
	/** Exact step counts, for lengths shown to people and compared with published optima. Without links. */
	std::int64_t straightSteps = 0;
	std::int64_t diagonalSteps = 0;
	/** Version of the map the path was found on. */
	std::uint64_t mapVersion = 0;

	[[nodiscard]] bool IsEmpty() const { return points.empty(); }
	/** Length in cells: a diagonal step counts the square root of two. Terrain plays no part. */
	[[nodiscard]] double Length() const
	{
		return static_cast<double>(straightSteps) + static_cast<double>(diagonalSteps) * 1.4142135623730951;
	}
	/** Empties the path but keeps its memory. */
	void Clear()
	{
		points.clear();
		links.clear();
		form = PathForm::Cells;
		partial = false;
		cost = Cost{};
		straightSteps = 0;
		diagonalSteps = 0;
		mapVersion = 0;
	}
};

/** Appends a link that begins at the last point of a path. Cost included. */
NAVCORE_EXPORT void AppendLink(Path& path, LinkId link, Cell to, Cost cost);

/** Appends a path that begins where another ends and has its form, unless one of them is empty. */
NAVCORE_EXPORT void AppendPath(Path& path, const Path& rest);

/** Takes so many points off the front, and the links between them; measure it anew. */
NAVCORE_EXPORT void DropPoints(Path& path, std::size_t count);

/** Index in path.links of the link that begins at a point; the number of links if there is none. */
[[nodiscard]] NAVCORE_EXPORT std::size_t FindLinkAt(const Path& path, std::size_t point);

/**
 * Fills in cost, step counts and map version of a path of cells from its points, each of which must be
 * one step from the one before it, or one of its links.
 */
NAVCORE_EXPORT void MeasureCells(const GridMap& map, Path& path);

/**
 * What a path of cells has cost by the time it comes to each of some of its cells, listed in its order; stops
 * after its end, or out of order, have what the whole path costs. Reuses the memory of outCosts.
 */
NAVCORE_EXPORT void MeasureLegs(
	const GridMap& map, const Path& path, std::span<const Cell> stops, std::vector<Cost>& outCosts);

/** Lists every cell of a path in either form. Reuses the memory of outCells. */
NAVCORE_EXPORT void ExpandToCells(const Path& path, std::vector<Cell>& outCells);
/** Also lists its links, by the indices of those cells. */
NAVCORE_EXPORT void ExpandToCells(
	const Path& path, std::vector<Cell>& outCells, std::vector<PathLink>& outLinks);

/**
 * The links of a path by the indices of waypoints along it, the ends of links among them: those of
 * ReduceToWaypoints, or of a smoother. Reuses the memory of outLinks.
 */
NAVCORE_EXPORT void LocateLinks(
	const Path& path, std::span<const Cell> waypoints, std::vector<PathLink>& outLinks);

/**
 * Lists only the first cell, the turning points, the ends of links and the last cell. Reuses the memory of
 * outPoints.
 */
NAVCORE_EXPORT void ReduceToWaypoints(const Path& path, std::vector<Cell>& outPoints);
} // namespace NavCore
