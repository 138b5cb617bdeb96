// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavCore
{
class GridMap;

/**
 * Whether an agent can walk the grid line between two cells: every step of it is a legal move under the
 * corner rule, heights and clearance of the map. Symmetric: the line is always drawn from the cell that
 * comes first in cell order. Terrain plays no part. False if either cell is off the map or too narrow,
 * and for a clearance that the map's layer does not serve.
 */
[[nodiscard]] NAVCORE_EXPORT bool HasLineOfSight(
	const GridMap& map, Cell a, Cell b, std::uint8_t clearance = 1);
} // namespace NavCore
