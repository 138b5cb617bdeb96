// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <algorithm>

namespace NavCore::Detail
{
/** The smallest box around some cells, both corners included. */
struct CellBox
{
	Cell least;
	Cell most;

	explicit CellBox(Cell cell = {}) : least(cell), most(cell) {}

	void Add(Cell cell)
	{
		least = {(std::min)(least.x, cell.x), (std::min)(least.y, cell.y)};
		most = {(std::max)(most.x, cell.x), (std::max)(most.y, cell.y)};
	}
};
} // namespace NavCore::Detail
