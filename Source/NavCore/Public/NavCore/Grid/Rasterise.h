// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Grid/GridMap.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/**
 * World geometry to walkability: how much of each cell do obstacles cover, and is that too much?
 *
 * Grid space: cell (x, y) is the square [x, x + 1) by [y, y + 1); on a hex map a cell counts as that
 * square too, moved half a cell to the right in odd rows.
 *
 * Positions are snapped to 2^-20 of a cell, areas are exact for the snapped outline up to the points
 * where it crosses cell borders, which are snapped again, and fractions are rounded to 1 / 65536. All
 * sums are integers, so every compiler finds the same cells, and edges that only touch a cell, give or
 * take the noise of a unit conversion, do not cover it.
 */
namespace NavCore
{
class GridEdit;

enum class ObstacleKind : std::uint8_t
{
	Box,
	OrientedBox,
	Polygon,
};

/**
 * A solid outline in grid space. Cheap to copy; a polygon only points at its corners, which the caller
 * keeps alive. Nothing is checked before use: see BlockObstacles for what is refused.
 */
class Obstacle
{
public:
	/** An axis-aligned box between two opposite corners, in any order. */
	[[nodiscard]] static constexpr Obstacle Box(GridPoint corner, GridPoint opposite)
	{
		return Obstacle(ObstacleKind::Box, {corner, opposite, {}}, {});
	}
	/**
	 * A turned box. axis is the unit direction of the first half extent, (cos, sin) of the yaw; the
	 * square of its length may be off by 1e-6.
	 */
	[[nodiscard]] static constexpr Obstacle OrientedBox(
		GridPoint centre, GridPoint halfExtents, GridPoint axis)
	{
		return Obstacle(ObstacleKind::OrientedBox, {centre, halfExtents, axis}, {});
	}
	/**
	 * Convex or concave, wound either way, closed by itself. A polygon that crosses itself is filled by
	 * the even-odd rule; in the very cells where outlines cross, parts wound in opposite directions
	 * cancel out, so the fraction there may come out too low.
	 */
	[[nodiscard]] static constexpr Obstacle Polygon(std::span<const GridPoint> corners)
	{
		return Obstacle(ObstacleKind::Polygon, {}, corners);
	}

	[[nodiscard]] constexpr ObstacleKind Kind() const { return kind_; }
	/** Two corners, or centre, half extents and axis, or the corners of the polygon. */
	[[nodiscard]] constexpr std::span<const GridPoint> Points() const
	{
		const std::size_t count = kind_ == ObstacleKind::Box ? 2 : 3;
		return kind_ == ObstacleKind::Polygon ? corners_ : std::span(parts_).first(count);
	}

private:
	constexpr Obstacle(
		ObstacleKind kind, const std::array<GridPoint, 3>& parts, std::span<const GridPoint> corners)
		: kind_(kind), parts_(parts), corners_(corners)
	{
	}

	ObstacleKind kind_;
	std::array<GridPoint, 3> parts_;
	std::span<const GridPoint> corners_;
};

/** Obstacles may reach this many cells from cell (0, 0); what is off the map is cut off. */
inline constexpr double MaxObstacleReach = 1073741824.0;

/** A wholly covered cell in the units that fractions are rounded to. */
inline constexpr std::uint32_t FullCellUnits = 65536;

/**
 * Blocks the cells of which more than threshold is covered; an equal share leaves a cell free. Frees
 * nothing. A threshold of 0 blocks whatever is covered at all, 1 blocks nothing.
 *
 * The shares of the obstacles of one call add up, capped at the whole cell: obstacles that overlap each
 * other inside a cell count twice there. Separate calls know nothing of each other.
 *
 * NotFinite, ValueOutOfRange (a threshold outside 0..1, a place beyond MaxObstacleReach, a negative half
 * extent, an axis that is no unit vector) and BadPolygon change nothing at all. The cost grows with the
 * corners, and with the cells from the first to the last covered one of each row, not with their product.
 */
[[nodiscard]] NAVCORE_EXPORT GridError BlockObstacles(
	GridEdit& edit, std::span<const Obstacle> obstacles, double threshold);
[[nodiscard]] NAVCORE_EXPORT GridError BlockObstacle(
	GridEdit& edit, const Obstacle& obstacle, double threshold);

/**
 * Writes every cell of rect, as far as it is on the map: blocked when the obstacles cover more than
 * threshold of it, free otherwise, whatever blocked it before. For an obstacle that moves or goes, pass
 * the cells it covered and covers, and all obstacles of the map; those outside rect cost little. Gives
 * each cell the value that a rebuild of the whole map gives it. Errors are those of BlockObstacles.
 */
[[nodiscard]] NAVCORE_EXPORT GridError RebuildRect(
	GridEdit& edit, const CellRect& rect, std::span<const Obstacle> obstacles, double threshold);

/**
 * The smallest rectangle of cells around the part of an obstacle on the map, empty when there is none.
 * Outside it BlockObstacles changes nothing; on a hex map it may be half a cell too wide.
 */
[[nodiscard]] NAVCORE_EXPORT Result<CellRect, GridError> CoveredCells(
	const GridMap& map, const Obstacle& obstacle);

/** The covered share of each cell of a rectangle, for hosts that show or tune it. 4 bytes a cell. */
class NAVCORE_EXPORT ObstructionField
{
public:
	/** Nothing is covered yet. What of rect is off the map is cut off. */
	ObstructionField(const GridMap& map, const CellRect& rect);

	[[nodiscard]] const CellRect& Area() const { return area_; }
	/** Adds the shares of the obstacles, capped at the whole cell. An error leaves the field as it was. */
	[[nodiscard]] GridError Add(std::span<const Obstacle> obstacles);
	[[nodiscard]] GridError Add(const Obstacle& obstacle);

	/** In 1 / FullCellUnits; 0 outside the area. */
	[[nodiscard]] std::uint32_t UnitsAt(Cell cell) const;
	/** From 0 to 1; 0 outside the area. */
	[[nodiscard]] double FractionAt(Cell cell) const
	{
		return static_cast<double>(UnitsAt(cell)) / static_cast<double>(FullCellUnits);
	}

private:
	CellRect area_;
	Topology topology_;
	std::vector<std::uint32_t> units_;
};
} // namespace NavCore
