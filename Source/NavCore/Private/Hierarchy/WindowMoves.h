// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/MovePolicies.h"
#include "Hierarchy/LocalMoves.h"
#include "Hierarchy/LocalSearch.h"

namespace NavCore::Detail
{
/** The moves inside the window that a search has loaded, whatever the layers of the map. */
class WindowMoves
{
public:
	explicit WindowMoves(const LocalSearch& search)
		: layered_(search.Map(), search.Clearance()), view_(search.Map().Rows()), window_(search.Window()),
		  rows_(search.RowAbove()),
		  offsets_(PositionOffsets(view_.strideBits)), legal_{&search.Map().Moves(window_.y),
														   &search.Map().Moves(window_.y + 1)},
		  hasHeight_(search.Map().HasHeight())
	{
	}

	[[nodiscard]] unsigned Legal(LocalCell cell) const
	{
		return hasHeight_ ? LegalWith<true>(cell) : LegalWith<false>(cell);
	}
	template <bool HasHeight>
	[[nodiscard]] unsigned LegalWith(LocalCell cell) const
	{
		const std::int32_t x = cell & 63;
		const std::int32_t y = cell >> 6;
		if constexpr (HasHeight)
		{
			return static_cast<unsigned>(layered_.Legal(PositionOf(cell), window_.y + y)) & Inside(x, y);
		}
		else
		{
			const DirectionMask open = OpenAround(rows_ + y, static_cast<std::uint32_t>(x));
			return (*legal_[static_cast<std::size_t>(y & 1)])[open];
		}
	}
	[[nodiscard]] std::uint32_t Step(LocalCell cell, std::size_t direction) const
	{
		const std::int32_t position = PositionOf(cell);
		return layered_.Step(position, position + offsets_[direction], direction);
	}
	/** The share of a cell in the price of a diagonal step to or from it. */
	[[nodiscard]] std::uint32_t HalfDiagonal(LocalCell cell) const
	{
		const std::int32_t position = PositionOf(cell);
		return layered_.Step(position, position, static_cast<std::size_t>(Direction::NorthWest)) / 2;
	}

private:
	[[nodiscard]] std::int32_t PositionOf(LocalCell cell) const
	{
		return view_.Position(window_.x + (cell & 63), window_.y + (cell >> 6));
	}
	/** Moves that stay inside the window. */
	[[nodiscard]] unsigned Inside(std::int32_t x, std::int32_t y) const
	{
		constexpr unsigned westward = 0b0010'1001;
		constexpr unsigned eastward = 0b1001'0100;
		constexpr unsigned northward = 0b0000'0111;
		constexpr unsigned southward = 0b1110'0000;
		unsigned mask = 0xFF;
		mask &= x == 0 ? ~westward : ~0U;
		mask &= x == window_.width - 1 ? ~eastward : ~0U;
		mask &= y == 0 ? ~northward : ~0U;
		mask &= y == window_.height - 1 ? ~southward : ~0U;
		return mask;
	}

	LayeredMoves layered_;
	BitView view_;
	CellRect window_;
	const std::uint64_t* rows_;
	std::array<std::int32_t, DirectionCount> offsets_;
	std::array<const MoveTable*, 2> legal_;
	bool hasHeight_;
};
} // namespace NavCore::Detail
