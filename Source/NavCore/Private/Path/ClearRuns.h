// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/BitRuns.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/**
 * Whether a narrow agent can go between two cells in two runs, one of them along a row or column. For
 * square cells whose moves cost their length. Runs along rows and columns are looked at 57 cells at a
 * time, and diagonal ones too if the map has jump bits.
 */
class ClearRuns
{
public:
	void Attach(const GridMap& map)
	{
		map_ = &map;
		diagonal_ = map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
	}

	/** Steps of the first kind first; see LineShape. */
	[[nodiscard]] bool AreClear(Cell from, Cell to, bool straightFirst) const
	{
		const Cell bend = Bend(from, to, straightFirst);
		// The runs along rows and columns are cheap to look at, and mostly enough to say no.
		return straightFirst || !diagonal_ ? IsRunClear(from, bend) && IsRunClear(bend, to)
										   : IsRunClear(bend, to) && IsRunClear(from, bend);
	}

private:
	[[nodiscard]] Cell Bend(Cell from, Cell to, bool straightFirst) const
	{
		if (!diagonal_)
		{
			return straightFirst ? Cell{to.x, from.y} : Cell{from.x, to.y};
		}
		const std::int32_t length = (std::min)(std::abs(to.x - from.x), std::abs(to.y - from.y));
		const Cell step = StepTowards(from, to);
		return straightFirst ? Cell{to.x - step.x * length, to.y - step.y * length}
							 : Cell{from.x + step.x * length, from.y + step.y * length};
	}

	/** Along a row, a column or a diagonal. */
	[[nodiscard]] bool IsRunClear(Cell from, Cell to) const
	{
		if (from.y == to.y)
		{
			return AreOpen(map_->Rows(), from.y, from.x, to.x);
		}
		if (from.x == to.x)
		{
			return AreOpen(map_->Columns(), from.x, from.y, to.y);
		}
		// Towards the right: a diagonal step is legal either way or not at all.
		return from.x < to.x ? IsDiagonalClear(from, to) : IsDiagonalClear(to, from);
	}

	[[nodiscard]] static bool AreOpen(const BitView& bits, std::int32_t line, std::int32_t a, std::int32_t b)
	{
		const std::int32_t first = (std::min)(a, b);
		return AllSet(bits, bits.Position(first, line), (std::max)(a, b) - first + 1);
	}

	[[nodiscard]] bool IsDiagonalClear(Cell left, Cell right) const
	{
		const bool rising = right.y < left.y;
		if (const JumpBits* jumps = map_->Jumps())
		{
			return AllSet(jumps->Legal(rising), jumps->Position(left.x, left.y, rising), right.x - left.x);
		}
		const UniformMoves moves(*map_, 1);
		const BitView rows = map_->Rows();
		const DirectionMask heading = MaskOf(rising ? Direction::NorthEast : Direction::SouthEast);
		const std::int32_t step = (rising ? -rows.strideBits : rows.strideBits) + 1;
		std::int32_t position = rows.Position(left.x, left.y);
		for (std::int32_t x = left.x; x < right.x; ++x, position += step)
		{
			if ((moves.Legal(position, 0) & heading) == 0)
			{
				return false;
			}
		}
		return true;
	}

	const GridMap* map_ = nullptr;
	bool diagonal_ = true;
};
} // namespace NavCore::Detail
