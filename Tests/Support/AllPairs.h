// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavReference/ReferenceGrid.h"

#include <cstdint>
#include <vector>

namespace NavCore::Tests
{
/** The least costs between all pairs of cells of a small map, by Floyd and Warshall. */
class AllPairs
{
public:
	explicit AllPairs(const NavReference::ReferenceGrid& grid);

	/** -1 where there is no way. Cells are numbered row by row. */
	[[nodiscard]] std::int64_t CostBetween(std::size_t from, std::size_t to) const
	{
		return ToAnswer(costs_[from * count_ + to]);
	}
	/** Cost of one step, -1 where it is not legal. */
	[[nodiscard]] std::int64_t StepCost(std::size_t from, std::size_t to) const
	{
		return ToAnswer(steps_[from * count_ + to]);
	}

private:
	static constexpr std::int32_t NoWay = 1'000'000'000;

	[[nodiscard]] static std::int64_t ToAnswer(std::int32_t cost) { return cost >= NoWay ? -1 : cost; }

	std::size_t count_ = 0;
	std::vector<std::int32_t> steps_;
	std::vector<std::int32_t> costs_;
};
} // namespace NavCore::Tests
