// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/AllPairs.h"

#include <algorithm>

namespace NavCore::Tests
{
AllPairs::AllPairs(const NavReference::ReferenceGrid& grid)
	: count_(grid.walkable.size()), steps_(count_ * count_, NoWay)
{
	const auto width = static_cast<std::size_t>(grid.width);
	for (std::size_t from = 0; from < count_; ++from)
	{
		const NavReference::Point cell{static_cast<int>(from % width), static_cast<int>(from / width)};
		for (int dy = -1; dy <= 1; ++dy)
		{
			for (int dx = -1; dx <= 1; ++dx)
			{
				const NavReference::Point next{cell.x + dx, cell.y + dy};
				if (grid.IsFree(cell) &&
					NavReference::JudgeStep(grid, cell, next) == NavReference::StepVerdict::Legal)
				{
					steps_[from * count_ + grid.IndexOf(next)] =
						static_cast<std::int32_t>(NavReference::StepCost(grid, cell, next));
				}
			}
		}
	}
	costs_ = steps_;
	for (std::size_t cell = 0; cell < count_; ++cell)
	{
		costs_[cell * count_ + cell] = grid.walkable[cell] != 0 ? 0 : NoWay;
	}
	for (std::size_t via = 0; via < count_; ++via)
	{
		for (std::size_t from = 0; from < count_; ++from)
		{
			const std::int32_t first = costs_[from * count_ + via];
			for (std::size_t to = 0; first < NoWay && to < count_; ++to)
			{
				std::int32_t& cost = costs_[from * count_ + to];
				cost = (std::min)(cost, first + costs_[via * count_ + to]);
			}
		}
	}
}
} // namespace NavCore::Tests
