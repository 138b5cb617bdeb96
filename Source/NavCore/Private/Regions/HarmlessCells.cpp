// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/HarmlessCells.h"

namespace NavCore::Detail
{
namespace HarmlessCellsImpl
{
/** Whether two cells of the 3 x 3 block around a cell are joined by a move, on flat ground. */
bool AreJoined(const SectorMoves& moves, std::size_t parity, Cell a, Cell b)
{
	if (b < a)
	{
		return AreJoined(moves, parity, b, a);
	}
	// The parity is that of the middle row, and a is above b or to its left.
	const std::size_t row = parity ^ (static_cast<std::size_t>(a.y) & 1U);
	const std::int32_t dx = b.x - a.x;
	if (b.y == a.y)
	{
		return dx == 1;
	}
	return b.y == a.y + 1 &&
		(dx == 0 || (dx == 1 && moves.downEast[row]) || (dx == -1 && moves.downWest[row]));
}

/** The neighbours in the set that are joined to one of them without the cell in the middle. */
unsigned JoinedNeighbours(const SectorMoves& moves, std::size_t parity, unsigned set, unsigned from)
{
	unsigned reached = from;
	for (unsigned before = 0; before != reached;)
	{
		before = reached;
		for (unsigned a = 0; a < DirectionCount; ++a)
		{
			for (unsigned b = 0; b < DirectionCount; ++b)
			{
				if ((reached >> a & 1U) != 0 && (set >> b & 1U) != 0 &&
					AreJoined(moves, parity, DirectionOffsets[a], DirectionOffsets[b]))
				{
					reached |= 1U << b;
				}
			}
		}
	}
	return reached;
}

/** True when the middle cell has neighbours, and they are all joined without it. */
bool IsHarmless(const SectorMoves& moves, std::size_t parity, unsigned open)
{
	unsigned adjacent = 0;
	for (unsigned direction = 0; direction < DirectionCount; ++direction)
	{
		if ((open >> direction & 1U) != 0 && AreJoined(moves, parity, {0, 0}, DirectionOffsets[direction]))
		{
			adjacent |= 1U << direction;
		}
	}
	const unsigned first = adjacent & (~adjacent + 1);
	return adjacent != 0 && (adjacent & ~JoinedNeighbours(moves, parity, open, first)) == 0;
}
} // namespace HarmlessCellsImpl

void HarmlessCells::Prepare(const SectorMoves& moves)
{
	if (prepared_ && moves.downEast == downEast_ && moves.downWest == downWest_)
	{
		return;
	}
	prepared_ = true;
	downEast_ = moves.downEast;
	downWest_ = moves.downWest;
	bits_ = {};
	for (std::size_t parity = 0; parity < 2; ++parity)
	{
		for (unsigned open = 0; open < 256; ++open)
		{
			const bool harmless = HarmlessCellsImpl::IsHarmless(moves, parity, open);
			bits_[parity][open / 64] |= std::uint64_t{harmless} << open % 64;
		}
	}
}
} // namespace NavCore::Detail
