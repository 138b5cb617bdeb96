// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Compiler.h"
#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/Directions.h"

#include <bit>
#include <cstdint>
#include <cstring>

namespace NavCore::Detail
{
/** Where a straight scan ends: at a jump point, or in front of a wall. */
struct ScanEnd
{
	/** Steps to the jump point, or to the first blocked cell. */
	std::int32_t distance = 0;
	bool isJumpPoint = false;
};

/**
 * 64 cells of three neighbouring rows, read where the scan starts. The start stands at the anchor bit,
 * within the first byte in the direction of the scan. Vertical scans are the same on the transposed map.
 *
 * The words stay as they are in memory: only masks are shifted to the anchor, which saves three shifts
 * a look. Rows are whole words, so the three share one byte offset and one anchor.
 */
template <bool Forward>
struct ScanLanes
{
	std::uint64_t left = 0;
	std::uint64_t here = 0;
	std::uint64_t right = 0;
	std::uint32_t anchor = 0;

	static ScanLanes Load(const BitView& bits, std::int32_t position)
	{
		const std::ptrdiff_t stride = bits.strideBits >> 3;
		const unsigned char* first = bits.origin + (position >> 3) - (Forward ? 0 : 7);
		const auto inByte = static_cast<std::uint32_t>(position & 7);
		ScanLanes lanes;
		std::memcpy(&lanes.left, first - stride, sizeof(lanes.left));
		std::memcpy(&lanes.here, first, sizeof(lanes.here));
		std::memcpy(&lanes.right, first + stride, sizeof(lanes.right));
		lanes.anchor = Forward ? inByte : 56 + inByte;
		return lanes;
	}

	/** The lane moved so that each cell shows the one a step farther on. */
	static std::uint64_t Ahead(std::uint64_t lane) { return Forward ? lane >> 1 : lane << 1; }
	/** ... or the one a step before it. */
	static std::uint64_t Behind(std::uint64_t lane) { return Forward ? lane << 1 : lane >> 1; }

	/**
	 * Cells past the anchor where the scan must stop: blocked ones, and those with a forced neighbour.
	 * The last bit is left to the next look, since what lies beyond it is not known here.
	 */
	template <CornerRule Rule>
	[[nodiscard]] std::uint64_t Stops() const
	{
		std::uint64_t forced = 0;
		if constexpr (Rule == CornerRule::NoneBlocked)
		{
			forced = (left & ~Behind(left)) | (right & ~Behind(right));
		}
		else
		{
			forced = (~left & Ahead(left)) | (~right & Ahead(right));
			if constexpr (Rule == CornerRule::OneFree)
			{
				forced &= Ahead(here);
			}
		}
		constexpr std::uint64_t known = Forward ? ~std::uint64_t{0} >> 1 : ~std::uint64_t{1};
		const std::uint64_t past = Forward ? ~std::uint64_t{1} << anchor : (std::uint64_t{1} << anchor) - 1;
		return (~here | forced) & past & known;
	}

	/** The nearest stop; stops must not be empty. */
	[[nodiscard]] ScanEnd Nearest(std::uint64_t stops) const
	{
		if constexpr (Forward)
		{
			const std::uint64_t stop = stops & (~stops + 1);
			return {std::countr_zero(stops) - static_cast<std::int32_t>(anchor), (here & stop) != 0};
		}
		else
		{
			const int zeros = std::countl_zero(stops);
			return {
				static_cast<std::int32_t>(anchor) - 63 + zeros, static_cast<std::int64_t>(here << zeros) < 0};
		}
	}

	/** Steps from the anchor to the last bit that Stops decides on. */
	[[nodiscard]] std::int32_t Reach() const
	{
		return Forward ? 62 - static_cast<std::int32_t>(anchor) : static_cast<std::int32_t>(anchor) - 1;
	}

	/** Whether a diagonal step from the anchor towards the lane nextRow is legal. */
	template <CornerRule Rule>
	[[nodiscard]] bool CanStepDiagonally(std::uint64_t nextRow) const
	{
		std::uint64_t legal = Ahead(nextRow);
		if constexpr (Rule == CornerRule::NoneBlocked)
		{
			legal &= nextRow & Ahead(here);
		}
		else if constexpr (Rule == CornerRule::OneFree)
		{
			legal &= nextRow | Ahead(here);
		}
		return ((legal >> anchor) & 1) != 0;
	}
};

/** Continues a scan whose first lanes had no stop. */
template <bool Forward, CornerRule Rule>
NAVCORE_NO_INLINE ScanEnd ScanFarther(BitView bits, std::int32_t position, std::int32_t travelled)
{
	for (;;)
	{
		const auto lanes =
			ScanLanes<Forward>::Load(bits, Forward ? position + travelled : position - travelled);
		const std::uint64_t stops = lanes.template Stops<Rule>();
		if (stops != 0)
		{
			const ScanEnd end = lanes.Nearest(stops);
			return {travelled + end.distance, end.isJumpPoint};
		}
		travelled += lanes.Reach();
	}
}

/** Scans on from lanes that were loaded at position. */
template <CornerRule Rule, bool Forward>
NAVCORE_FORCE_INLINE ScanEnd Scan(const BitView& bits, std::int32_t position, const ScanLanes<Forward>& lanes)
{
	const std::uint64_t stops = lanes.template Stops<Rule>();
	if (stops != 0) [[likely]]
	{
		return lanes.Nearest(stops);
	}
	return ScanFarther<Forward, Rule>(bits, position, lanes.Reach());
}
} // namespace NavCore::Detail
