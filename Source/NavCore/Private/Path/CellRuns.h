// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** Whether two cells lie on a row, a column or a diagonal. */
inline bool AreInLine(Cell a, Cell b)
{
	return a.x == b.x || a.y == b.y || std::abs(a.x - b.x) == std::abs(a.y - b.y);
}

/** Steps of the run between two cells in line; king moves between any two. */
inline std::int32_t RunLength(Cell a, Cell b)
{
	return (std::max)(std::abs(a.x - b.x), std::abs(a.y - b.y));
}
} // namespace NavCore::Detail
