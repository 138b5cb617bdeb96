// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/JumpRules.h"
#include "NavCore/Grid/BitGrid.h"

#include <array>
#include <cstdint>

namespace NavCore::Detail
{
/** What a step adds to a LocalCell. */
inline constexpr std::array<std::int32_t, DirectionCount> LocalOffsets{-65, -64, -63, -1, 1, 63, 64, 65};

/** The open neighbours of a cell in column x; row points at the row above it. */
inline DirectionMask OpenAround(const std::uint64_t* row, std::uint32_t x)
{
	const auto triple = [x](std::uint64_t bits)
	{
		return static_cast<std::uint32_t>((x != 0 ? bits >> (x - 1) : bits << 1) & 7);
	};
	const std::uint32_t here = triple(row[1]);
	return static_cast<DirectionMask>(
		triple(row[0]) | (here & 1U) << 3 | (here & 4U) << 2 | triple(row[2]) << 5);
}

/** Up to 64 bits from a position on. */
inline std::uint64_t ReadBits(const BitView& view, std::int32_t position, std::int32_t count)
{
	std::uint64_t word = view.Word(position) & 0xFFFF'FFFF;
	if (count > 32)
	{
		word |= view.Word(position + 32) << 32;
	}
	return word & (~std::uint64_t{0} >> (64 - count));
}
} // namespace NavCore::Detail
