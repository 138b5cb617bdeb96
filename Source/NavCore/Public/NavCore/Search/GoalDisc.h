// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace NavCore
{
class GridMap;

/** Why a disc gives no goals. */
enum class GoalDiscError : std::uint8_t
{
	None,
	BadRadius,    // Negative, or longer than the map can be.
	NothingFree,  // No cell of the disc is on the map, free and wide enough.
	TooManyCells, // More than the caller allows.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(GoalDiscError error);

/**
 * Lists, in cell order, the cells within a distance of a cell on which an agent can stand. The distance is
 * Euclidean, between the middles of cells counted in columns and rows; the centre may be blocked or off the
 * map. Reuses the memory of outCells, which is empty when an error is returned. Takes a look at every cell
 * of the disc; at most maxCells are listed before it gives up.
 */
[[nodiscard]] NAVCORE_EXPORT GoalDiscError ListDisc(const GridMap& map, Cell centre, std::int32_t radius,
	std::uint8_t clearance, std::size_t maxCells, std::vector<Cell>& outCells);
} // namespace NavCore
