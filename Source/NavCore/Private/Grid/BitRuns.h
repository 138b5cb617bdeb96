// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/BitGrid.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace NavCore::Detail
{
/** Whether count bits from position on are all set. */
inline bool AllSet(const BitView& bits, std::int32_t position, std::int32_t count)
{
	for (; count > 0; count -= BitGrid::WordBits, position += BitGrid::WordBits)
	{
		const std::int32_t wanted = (std::min)(count, BitGrid::WordBits);
		if (std::countr_one(bits.Word(position)) < wanted)
		{
			return false;
		}
	}
	return true;
}
} // namespace NavCore::Detail
