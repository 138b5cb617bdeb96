// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/Directions.h"

#include <cstdint>

namespace NavCore::Detail
{
/** The open neighbours of a position as a mask: two shifts and three loads for eight cells. */
inline DirectionMask OpenNeighbours(const BitView& rows, std::int32_t position)
{
	const std::uint32_t above = rows.Triple(position - rows.strideBits);
	const std::uint32_t here = rows.Triple(position);
	const std::uint32_t below = rows.Triple(position + rows.strideBits);
	return static_cast<DirectionMask>(above | (here & 1U) << 3 | (here & 4U) << 2 | below << 5);
}
} // namespace NavCore::Detail
