// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/**
 * Walkable surfaces to grids: a navmesh becomes one floor, or several where parts of it lie above each other.
 *
 * A cell is walkable where its middle is on the surface. Two neighboring cells of a floor are one step apart
 * exactly where the surface leads from one to the other; what cannot lie beside each other in that sense is
 * put on different floors, and steps tell where the surface goes on from floor to floor.
 */
namespace NavCore
{
/** A place in grid space, and its height in units of the height layer. */
struct SurfacePoint
{
	double x = 0;
	double y = 0;
	double height = 0;
};

/** A convex piece of a walkable surface, such as a polygon of a navmesh. The caller keeps the lists alive. */
struct SurfacePolygon
{
	/** Around the outline, either way. */
	std::span<const SurfacePoint> corners;
	/** Triangles, three corners each, that tell the heights inside; without any, the outline does. */
	std::span<const SurfacePoint> triangles;
	/** Numbers of the polygons that an agent gets to from this one. Naming one way is enough. */
	std::span<const std::int32_t> neighbors;
};

struct FloorSettings
{
	/** The cells that are looked at. */
	CellRect area;
	/** Surfaces above each other that are closer than this count as one: less than the height of an agent. */
	double storeyHeight = 1;
	/** Where a floor needs a height layer, its climb limit is at least this. */
	std::int32_t climbLimit = 1;
	/** Where floors meet in a row, so many cells lie between one step and the next. */
	std::int32_t stepSpacing = 4;
	std::int32_t maxFloors = 64;
};

enum class FloorError : std::uint8_t
{
	None,
	BadSettings,      // An empty area or one that is too large, a storey height or a limit out of range.
	NotFinite,        // A NaN or an infinity in a polygon.
	BadPolygon,       // Fewer than three corners, or a number of triangle corners that three does not divide.
	BadNeighbor,      // The number of a polygon that does not exist.
	HeightOutOfRange, // The height layer cannot hold it.
	TooManyFloors,
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(FloorError error);

/** The part of a surface that lies in one layer. */
struct SurfaceFloor
{
	/** Where cell (0, 0) of the map lies in the area's grid space. */
	Cell origin;
	/**
	 * As large as the floor. Has a height layer only where cells lie beside each other that the surface does
	 * not join, such as at the edge of a terrace; otherwise moves cost their length and searches are faster.
	 */
	GridMap map;
	/** Of every cell, row by row; 0 where there is no surface. */
	std::vector<std::int16_t> heights;

	[[nodiscard]] std::int16_t HeightAt(Cell local) const
	{
		return heights[static_cast<std::size_t>(local.y) * static_cast<std::size_t>(map.Width()) +
			static_cast<std::size_t>(local.x)];
	}
};

/** Where the surface goes on from one floor to another; both ways. Cells are those of the floors' maps. */
struct FloorStep
{
	std::int32_t floorA = 0;
	Cell cellA;
	std::int32_t floorB = 0;
	Cell cellB;

	friend constexpr bool operator==(const FloorStep&, const FloorStep&) = default;
};

struct SurfaceFloors
{
	/** The first one holds the lowest piece of the surface. Empty without any surface. */
	std::vector<SurfaceFloor> floors;
	std::vector<FloorStep> steps;
};

/** Equal input gives equal floors. Some hundred nanoseconds a cell; 40 bytes a cell while it works. */
[[nodiscard]] NAVCORE_EXPORT Result<SurfaceFloors, FloorError> MakeSurfaceFloors(
	std::span<const SurfacePolygon> polygons, const FloorSettings& settings);
} // namespace NavCore
