// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace NavCore
{
struct FloorSize
{
	std::int32_t width = 0;
	std::int32_t height = 0;

	friend constexpr bool operator==(FloorSize, FloorSize) = default;
};

/** A cell of a floor, in the columns and rows of the floor. */
struct FloorCell
{
	std::int32_t floor = 0;
	Cell cell;

	friend constexpr bool operator==(const FloorCell&, const FloorCell&) = default;
};

/** Why floors cannot stand on one map. */
enum class FloorPlanError : std::uint8_t
{
	None,
	NoFloors,
	TooManyFloors,
	BadSize,      // A floor without cells, or a map of another size than its floor.
	DoesNotFit,   // Beside each other they are larger than a map can be.
	MixedMaps,    // Floors of different topologies or corner rules.
	TooManyLinks, // More ways lead from floor to floor than a map can have links.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(FloorPlanError error);

/**
 * Several floors side by side on one map, so that every search, structure and edit serves them as it serves a
 * map of one floor. At least one row or column between two floors belongs to none and stays blocked, so that
 * no move leads from one floor to another: only links do.
 *
 * Floors stand in rows, about as many in a row as there are rows. Rows have even numbers, which keeps the
 * neighbours of hexagons.
 */
class NAVCORE_EXPORT FloorPlan
{
public:
	static constexpr std::size_t MaxFloors = 256;

	/** A plan without floors: nothing is on any. */
	FloorPlan() = default;
	[[nodiscard]] static Result<FloorPlan, FloorPlanError> Create(std::span<const FloorSize> floors);

	[[nodiscard]] std::size_t Count() const { return rects_.size(); }
	/** Of the map that holds all floors. */
	[[nodiscard]] FloorSize MapSize() const { return size_; }
	/** Where a floor stands on the map. */
	[[nodiscard]] const CellRect& RectOf(std::int32_t floor) const
	{
		return rects_[static_cast<std::size_t>(floor)];
	}

	/** The cell of the map; none if there is no such floor, or no such cell on it. */
	[[nodiscard]] std::optional<Cell> ToMap(const FloorCell& place) const;
	/** The floor on which a cell of the map is, and where on it; none between floors and off the map. */
	[[nodiscard]] std::optional<FloorCell> ToFloor(Cell cell) const;

	/**
	 * One map of all floors with the terrain and heights that any of them has: one GridMap a floor, in their
	 * order. Layers that can be worked out (clearance, jumps) are for the caller to ask for anew.
	 */
	[[nodiscard]] Result<GridMap, FloorPlanError> Join(std::span<const GridMap* const> floors) const;

	friend bool operator==(const FloorPlan&, const FloorPlan&) = default;

private:
	std::vector<CellRect> rects_;
	FloorSize size_;
};
} // namespace NavCore
