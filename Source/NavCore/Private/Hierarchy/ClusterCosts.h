// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Hierarchy/ClusterView.h"

#include <cstdint>

namespace NavCore::Detail
{
/** Costs are kept to a thirtieth of a step at least; larger ones get a larger exponent. */
inline constexpr std::uint8_t LeastCostShift = 6;

/** The exponent with which costs up to this many units fit into 16 bits. */
constexpr std::uint8_t ChooseCostShift(std::uint64_t largest)
{
	std::uint8_t shift = LeastCostShift;
	// One place below the largest number: rounding up must not reach the mark for Unreachable.
	while (largest >> shift >= ClusterView::Unreachable - 1U)
	{
		++shift;
	}
	return shift;
}

constexpr std::uint16_t RoundCost(std::uint64_t units, std::uint8_t shift)
{
	return static_cast<std::uint16_t>((units + (std::uint64_t{1} << (shift - 1))) >> shift);
}
} // namespace NavCore::Detail
