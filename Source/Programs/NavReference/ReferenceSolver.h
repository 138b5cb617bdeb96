// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavReference/ReferenceGrid.h"

#include <cstdint>
#include <vector>

namespace NavReference
{
/** What the solver answers where there is no way. */
inline constexpr std::int64_t Unreachable = -1;

/** Least cost from one cell to every cell, in units; -1 where there is no way. Plain Dijkstra. */
[[nodiscard]] std::vector<std::int64_t> ShortestCosts(const ReferenceGrid& grid, Point from);

/** The same for one goal; stops as soon as it is settled. */
[[nodiscard]] std::int64_t ShortestCost(const ReferenceGrid& grid, Point from, Point to);

/**
 * Least length from one cell to every cell, -1 where there is no way: straight and hex steps count 1,
 * diagonal ones the square root of two. Terrain plays no part. These are the optima of .scen files.
 */
[[nodiscard]] std::vector<double> ShortestLengths(const ReferenceGrid& grid, Point from);

/** The same for one goal. */
[[nodiscard]] double ShortestLength(const ReferenceGrid& grid, Point from, Point to);
} // namespace NavReference
