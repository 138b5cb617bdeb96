// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/PathCheck.h"

#include "Grid/MovePolicies.h"

namespace NavCore::Detail
{
std::size_t FirstBrokenCell(const GridMap& map, std::uint8_t clearance, std::span<const Cell> cells)
{
	if (cells.empty())
	{
		return 0;
	}
	const bool fits = map.IsWalkable(cells[0]) && (clearance <= 1 || map.ClearanceAt(cells[0]) >= clearance);
	if (!fits)
	{
		return 0;
	}
	const BitView rows = map.Rows();
	const LayeredMoves moves(map, clearance);
	for (std::size_t i = 1; i < cells.size(); ++i)
	{
		const Cell from = cells[i - 1];
		const Cell step{cells[i].x - from.x, cells[i].y - from.y};
		const DirectionMask legal =
			moves.Legal(static_cast<std::int32_t>(rows.Position(from.x, from.y)), from.y);
		const bool isStep = step.x >= -1 && step.x <= 1 && step.y >= -1 && step.y <= 1 && step != Cell{};
		if (!isStep || (legal & MaskOf(DirectionOf(step.x, step.y))) == 0)
		{
			return i;
		}
	}
	return cells.size();
}
} // namespace NavCore::Detail
