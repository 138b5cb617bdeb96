// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/GridLayer.h"

namespace NavCore::Detail
{
/**
 * Recomputes the clearance of the cells in target: king-move distance to the nearest blocked cell or
 * to the outside of bounds, capped at limit. Reads nothing farther away than limit, so a caller that
 * inflates an edited rectangle by limit brings the whole layer up to date.
 */
void UpdateClearance(const BitGrid& rows, const CellRect& bounds, std::uint8_t limit, const CellRect& target,
	GridLayer<std::uint8_t>& clearance);
} // namespace NavCore::Detail
