// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore
{
class GridMap;
}

namespace NavCore::Detail
{
/**
 * The first of these cells, each a neighbour of the one before, that an agent cannot step on or to; their
 * number when it can walk all the way. Reads about as much as one expansion for each cell.
 */
[[nodiscard]] std::size_t FirstBrokenCell(
	const GridMap& map, std::uint8_t clearance, std::span<const Cell> cells);
} // namespace NavCore::Detail
