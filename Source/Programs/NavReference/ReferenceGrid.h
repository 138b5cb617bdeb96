// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

// The oracle that every NavCore algorithm must agree with. It shares no code and no tables with
// NavCore and is written to be obviously right, not to be fast.
namespace NavReference
{
/** How cells touch each other. */
enum class GridShape
{
	Octile, // Squares with eight neighbours.
	Tile,   // Squares with four neighbours.
	Hex,    // Hexagons in offset rows: odd rows stand half a cell to the right.
};

/** When a diagonal step is legal, by the two cells beside it. */
enum class Corners
{
	Always,      // Whatever they are.
	OneFree,     // At least one is open.
	NoneBlocked, // Both are open.
	Never,       // Not at all.
};

/** Cost units of one step on terrain 1. */
inline constexpr std::int64_t StraightStepUnits = 1970;
inline constexpr std::int64_t DiagonalStepUnits = 2786;

struct Point
{
	int x = 0;
	int y = 0;

	friend bool operator==(Point, Point) = default;
};

/** One direction of a link: a step between any two cells, at a price of its own. */
struct ReferenceLink
{
	Point from;
	Point to;
	std::int64_t cost = 0;
	/** The grid's requiredClearance may not be above it. */
	int maxClearance = 255;
	/** Both directions of a link share its number. */
	std::uint32_t number = 0;
};

/** A map as plain as can be. Lists go row by row, left to right. */
struct ReferenceGrid
{
	int width = 0;
	int height = 0;
	GridShape shape = GridShape::Octile;
	Corners corners = Corners::NoneBlocked;
	/** 1 = free, 0 = blocked; one entry a cell. */
	std::vector<char> walkable;
	/** Cost factor of each cell, 1 to 254; empty = 1 everywhere. */
	std::vector<int> terrain;
	/** Height of each cell; empty = flat. */
	std::vector<int> heights;
	/** Largest height difference of one step; plays no part on a flat map. */
	int climbLimit = 0;
	/**
	 * Least distance, in king moves, from any cell of a path to the nearest blocked cell or to the
	 * outside of the map. A cell beside a wall or on the edge has distance 1, so 1 demands nothing.
	 */
	int requiredClearance = 1;
	/** Only those that can be taken. */
	std::vector<ReferenceLink> links;

	[[nodiscard]] bool IsOnMap(Point p) const { return p.x >= 0 && p.x < width && p.y >= 0 && p.y < height; }
	/** The cell must be on the map. */
	[[nodiscard]] std::size_t IndexOf(Point p) const
	{
		return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(width) +
			static_cast<std::size_t>(p.x);
	}
	/** False off the map. */
	[[nodiscard]] bool IsFree(Point p) const { return IsOnMap(p) && walkable[IndexOf(p)] != 0; }
};

/** '#' and '@' are blocked, digits are free with that terrain cost, everything else is free. */
[[nodiscard]] ReferenceGrid GridFromRows(const std::vector<std::string_view>& rows,
	GridShape shape = GridShape::Octile, Corners corners = Corners::NoneBlocked);

/** True where the agent fits: on the map, free and with the required clearance. */
[[nodiscard]] bool IsPassable(const ReferenceGrid& grid, Point p);

/** True where the agent may take a link: it fits through, and on both ends. */
[[nodiscard]] bool IsUsable(const ReferenceGrid& grid, const ReferenceLink& link);

/** Whether one step is legal, and if not, why. */
enum class StepVerdict
{
	Legal,
	SameCell,
	OffMap,
	NotNeighbours,
	Blocked,    // The agent does not fit on one of the two cells.
	CutsCorner, // A diagonal step that the corner rule forbids.
	TooSteep,   // The heights differ by more than the climb limit.
};

[[nodiscard]] StepVerdict JudgeStep(const ReferenceGrid& grid, Point from, Point to);
[[nodiscard]] std::string_view Describe(StepVerdict verdict);

/** True for a step along both axes between square cells. Hexagons have no diagonal steps. */
[[nodiscard]] bool IsDiagonalStep(const ReferenceGrid& grid, Point from, Point to);

/** Cost of a legal step: its length in units times the mean terrain cost of its two cells. */
[[nodiscard]] std::int64_t StepCost(const ReferenceGrid& grid, Point from, Point to);
} // namespace NavReference
