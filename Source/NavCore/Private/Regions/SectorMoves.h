// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionStore.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace NavCore::Detail
{
/**
 * The moves of a map as far as connectivity goes. A diagonal step that needs a free cell beside it joins
 * nothing that straight steps by way of that cell do not join, climb limit included, so diagonals count
 * under CornerRule::Always alone. What is left depends on its two ends and on no cell beside them.
 */
struct SectorMoves
{
	explicit SectorMoves(const GridMap& map)
	{
		const bool always =
			map.GetTopology() == Topology::Octile && map.GetCornerRule() == CornerRule::Always;
		if (map.GetTopology() == Topology::Hex)
		{
			// Odd rows stand half a cell to the right.
			downEast = {false, true};
			downWest = {true, false};
		}
		else
		{
			downEast = {always, always};
			downWest = {always, always};
		}
		if (map.HasHeight())
		{
			height = map.HeightOrigin();
			stride = map.Rows().strideBits;
			climbLimit = map.ClimbLimit();
		}
	}

	[[nodiscard]] bool HasDiagonals() const { return downEast[1]; }

	/** Both cells must be on the map. */
	[[nodiscard]] bool CanClimb(Cell a, Cell b) const
	{
		return height == nullptr || CanClimb(HeightAt(a), HeightAt(b));
	}
	[[nodiscard]] bool CanClimb(std::int32_t a, std::int32_t b) const
	{
		return (a < b ? b - a : a - b) <= climbLimit;
	}
	[[nodiscard]] std::int32_t HeightAt(Cell cell) const
	{
		return height[static_cast<std::ptrdiff_t>(cell.y) * stride + cell.x];
	}

	/** By the parity of the row: does a cell touch the one below and to the right, or to the left? */
	std::array<bool, 2> downEast{};
	std::array<bool, 2> downWest{};
	const std::int16_t* height = nullptr;
	std::int32_t stride = 0;
	std::int32_t climbLimit = 0;
};

/** The free cells of a sector as the map has them. */
inline SectorRows ReadSectorRows(const GridMap& map, Cell origin)
{
	const BitView bits = map.Rows();
	SectorRows rows{};
	const std::int32_t count = map.Height() - origin.y < SectorSide ? map.Height() - origin.y : SectorSide;
	for (std::int32_t y = 0; y < count; ++y)
	{
		rows[static_cast<std::size_t>(y)] =
			static_cast<std::uint32_t>(bits.Word(bits.Position(origin.x, origin.y + y)));
	}
	return rows;
}

/** Whether the outermost cells of a sector differ. */
inline bool DiffersAtBorder(const SectorRows& a, const SectorRows& b)
{
	constexpr std::uint32_t outermost = 0x8000'0001;
	std::uint32_t difference = (a.front() ^ b.front()) | (a.back() ^ b.back());
	for (std::size_t y = 0; y < SectorSide; ++y)
	{
		difference |= (a[y] ^ b[y]) & outermost;
	}
	return difference != 0;
}

/** Where a sector lies from another one. The other four are these with the two sides swapped. */
enum class SectorSideOf : std::uint8_t
{
	East,
	South,
	SouthEast,
	SouthWest,
};

/** Calls emit(Cell, Cell), places inside a and b, for every move that joins a with b, which lies at side. */
template <class Emit>
void ForEachCrossing(
	const SectorMoves& moves, const SectorRows& a, const SectorRows& b, SectorSideOf side, Emit emit)
{
	constexpr std::int32_t last = SectorSide - 1;
	if (side == SectorSideOf::East)
	{
		for (std::int32_t y = 0; y < SectorSide; ++y)
		{
			const auto row = static_cast<std::size_t>(y);
			const bool fromA = (a[row] >> last) != 0;
			const bool fromB = (b[row] & 1U) != 0;
			if (fromA && fromB)
			{
				emit(Cell{last, y}, Cell{0, y});
			}
			if (y == last)
			{
				break;
			}
			if (fromA && moves.downEast[row & 1U] && (b[row + 1] & 1U) != 0)
			{
				emit(Cell{last, y}, Cell{0, y + 1});
			}
			if (fromB && moves.downWest[row & 1U] && (a[row + 1] >> last) != 0)
			{
				emit(Cell{last, y + 1}, Cell{0, y});
			}
		}
		return;
	}
	const std::uint32_t above = a[last];
	const std::uint32_t below = b[0];
	const auto emitBits = [&emit](std::uint32_t bits, std::int32_t dx)
	{
		for (; bits != 0; bits &= bits - 1)
		{
			const std::int32_t x = std::countr_zero(bits);
			emit(Cell{x, last}, Cell{(x + dx) & last, 0});
		}
	};
	const std::uint32_t east = moves.downEast[last & 1] ? ~0U : 0U;
	const std::uint32_t west = moves.downWest[last & 1] ? ~0U : 0U;
	switch (side)
	{
	case SectorSideOf::South:
		emitBits(above & below, 0);
		emitBits(above & (below >> 1) & east, 1);
		emitBits(above & (below << 1) & west, -1);
		break;
	case SectorSideOf::SouthEast:
		emitBits(above & (below << last) & east & (1U << last), 1);
		break;
	default:
		emitBits(above & (below >> last) & west, -1);
		break;
	}
}
} // namespace NavCore::Detail
