// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/BitGrid.h"

namespace NavCore::Detail
{
/** Copies the bits (x, y) of rect to the bits (y, x), 64 x 64 at a time where that pays. bounds is the map.
 */
void TransposeBits(const BitGrid& rows, const CellRect& bounds, const CellRect& rect, BitGrid& columns);
} // namespace NavCore::Detail
