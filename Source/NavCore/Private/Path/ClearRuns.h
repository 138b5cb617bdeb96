// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/BitRuns.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Grid/GridMap.h"
#include "Path/KnotStack.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace NavCore::Detail
{
/**
 * Whether an agent can go along a row, a column or a diagonal of square cells whose moves cost their
 * length. For narrow agents runs along rows and columns are looked at 57 cells at a time, and diagonal ones
 * too if the map has jump bits.
 */
class ClearRuns
{
public:
	void Attach(const GridMap& map, std::uint8_t clearance)
	{
		map_ = &map;
		clearance_ = clearance;
		moves_.emplace(map, std::uint8_t{1});
	}

	/** Both ends are on the map, and the first is open. Adds what was looked at to ioLooks. */
	[[nodiscard]] bool IsClear(Cell from, Cell to, std::int64_t& ioLooks) const
	{
		if (clearance_ > 1)
		{
			return IsWalkClear(LayeredMoves(*map_, clearance_), from, to, ioLooks);
		}
		if (from.y == to.y)
		{
			return AreOpen(map_->Rows(), from.y, from.x, to.x, ioLooks);
		}
		if (from.x == to.x)
		{
			return AreOpen(map_->Columns(), from.x, from.y, to.y, ioLooks);
		}
		if (const JumpBits* jumps = map_->Jumps())
		{
			// Towards the right: a diagonal step is legal either way or not at all.
			const Cell left = from.x < to.x ? from : to;
			const Cell right = from.x < to.x ? to : from;
			const bool rising = right.y < left.y;
			ioLooks += 1 + (right.x - left.x) / BitGrid::WordBits;
			return AllSet(jumps->Legal(rising), jumps->Position(left.x, left.y, rising), right.x - left.x);
		}
		return IsWalkClear(*moves_, from, to, ioLooks);
	}

private:
	[[nodiscard]] static bool AreOpen(
		const BitView& bits, std::int32_t line, std::int32_t a, std::int32_t b, std::int64_t& ioLooks)
	{
		const std::int32_t first = (std::min)(a, b);
		const std::int32_t count = (std::max)(a, b) - first + 1;
		ioLooks += 1 + count / BitGrid::WordBits;
		return AllSet(bits, bits.Position(first, line), count);
	}

	/** Step by step. */
	template <class Moves>
	[[nodiscard]] bool IsWalkClear(const Moves& moves, Cell from, Cell to, std::int64_t& ioLooks) const
	{
		const BitView rows = map_->Rows();
		const Cell step = StepTowards(from, to);
		const DirectionMask heading = MaskOf(DirectionOf(step.x, step.y));
		const std::int32_t length = RunLength(from, to);
		for (std::int32_t i = 0; i < length; ++i)
		{
			++ioLooks;
			const Cell cell = Along(from, step, i);
			if ((moves.Legal(rows.Position(cell.x, cell.y), cell.y) & heading) == 0)
			{
				return false;
			}
		}
		return true;
	}

	const GridMap* map_ = nullptr;
	std::uint8_t clearance_ = 1;
	std::optional<UniformMoves> moves_;
};
} // namespace NavCore::Detail
