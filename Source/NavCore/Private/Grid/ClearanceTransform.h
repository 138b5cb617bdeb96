// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/GridLayer.h"

namespace NavCore::Detail
{
/**
 * Brings the clearance layer up to date after the cells of one rectangle changed: king-move distance to the
 * nearest blocked cell or to the outside of bounds, capped at limit. Looks twice at every cell less than
 * limit away from the rectangle, and at no other but those beside them.
 *
 * Several rectangles are done one after the other, when the bits of all of them are in place. A cell may be
 * wrong on account of a rectangle that is still to come, but only one that this rectangle will visit.
 */
void UpdateClearance(const BitGrid& rows, const CellRect& bounds, std::uint8_t limit, const CellRect& changed,
	GridLayer<std::uint8_t>& clearance);
} // namespace NavCore::Detail
