// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/CostModel.h"

#include <cstdint>

namespace NavCore::Detail
{
/** The explored cell nearest to the goal by estimate; ties by cost, then by cell order. */
struct BestCell
{
	std::uint64_t estimate = ~std::uint64_t{0};
	std::uint64_t g = 0;
	PackedCell cell;
	std::uint32_t position = 0;

	[[nodiscard]] bool IsSet() const { return estimate != ~std::uint64_t{0}; }

	void Offer(const BestCell& other)
	{
		const bool better = other.estimate != estimate ? other.estimate < estimate
			: other.g != g                             ? other.g < g
													   : other.cell.value < cell.value;
		*this = better ? other : *this;
	}
};
} // namespace NavCore::Detail
