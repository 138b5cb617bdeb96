// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Directions.h"
#include "Regions/SectorMoves.h"

#include <array>
#include <cstdint>

namespace NavCore::Detail
{
/** Sets of free neighbours for which blocking or opening the cell among them leaves them joined as they were.
 */
class HarmlessCells
{
public:
	/** Takes about a millisecond, and nothing when the moves are those of the last call. */
	void Prepare(const SectorMoves& moves);

	/** For a cell in row y of a map without heights; only its 3 x 3 block is looked at. */
	[[nodiscard]] bool Contains(std::int32_t y, DirectionMask open) const
	{
		return (bits_[static_cast<std::size_t>(y & 1)][open / 64U] >> (open % 64U) & 1U) != 0;
	}

private:
	bool prepared_ = false;
	std::array<bool, 2> downEast_{};
	std::array<bool, 2> downWest_{};
	/** By the parity of the row, one bit for each set. */
	std::array<std::array<std::uint64_t, 4>, 2> bits_{};
};
} // namespace NavCore::Detail
