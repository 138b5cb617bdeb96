// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Search/GoalField.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore
{
/**
 * Thins out what a field has settled, for those who want places all over it but not every cell.
 *
 * Cells are taken in the order of their cost, then row by row, unless one within spacing was taken before:
 * no two of the result are closer than spacing along both axes, and every cell is within spacing of one,
 * narrow passages included, unless there are more than most. The cells end up in that order too. Takes time
 * in proportion to their number, apart from sorting them.
 */
NAVCORE_EXPORT void SpreadCells(std::vector<SettledCell>& cells, std::int32_t spacing, std::size_t most,
	std::vector<SettledCell>& outCells);
} // namespace NavCore
