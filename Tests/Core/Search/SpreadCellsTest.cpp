// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/SpreadCells.h"

#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace NavCore::Tests
{
namespace
{
std::vector<SettledCell> SettleAll(const GridMap& map, Cell origin)
{
	SearchScratch scratch;
	GoalField field(scratch);
	WorkBudget budget;
	std::vector<SettledCell> cells;
	if (field.Begin(map, {&origin, 1}) == SearchStatus::Running &&
		field.Advance(budget) == SearchStatus::Found)
	{
		field.ListSettled(cells);
	}
	return cells;
}

std::int32_t DistanceBetween(Cell a, Cell b)
{
	return (std::max)(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

bool HasOneWithin(const std::vector<SettledCell>& spread, Cell cell, std::int32_t distance)
{
	return std::any_of(spread.begin(), spread.end(),
		[&](const SettledCell& other) { return DistanceBetween(other.cell, cell) < distance; });
}
} // namespace

TEST(SpreadCells, IsApartCompleteAndInOrder)
{
	Random random(1);
	for (std::uint64_t seed = 1; seed <= 20; ++seed)
	{
		MapSpec spec;
		spec.width = 37;
		spec.height = 29;
		spec.terrain = seed % 2 == 0;
		spec.seed = seed;
		const GridMap map = BuildMap(spec);
		std::vector<SettledCell> cells = SettleAll(map, RandomFreeCell(map, random));
		ASSERT_FALSE(cells.empty());
		const auto spacing = static_cast<std::int32_t>(seed % 7) + 1;
		std::vector<SettledCell> spread;
		SpreadCells(cells, spacing, cells.size(), spread);
		for (std::size_t one = 0; one < spread.size(); ++one)
		{
			EXPECT_TRUE(one == 0 || spread[one - 1].cost <= spread[one].cost);
			for (std::size_t other = 0; other < one; ++other)
			{
				EXPECT_GE(DistanceBetween(spread[one].cell, spread[other].cell), spacing);
			}
		}
		for (const SettledCell& cell : cells)
		{
			EXPECT_TRUE(HasOneWithin(spread, cell.cell, spacing));
		}
		// Fewer are the first of more, whatever order they come in.
		std::reverse(cells.begin(), cells.end());
		std::vector<SettledCell> fewer;
		const std::size_t most = spread.size() / 2;
		SpreadCells(cells, spacing, most, fewer);
		spread.resize(most);
		EXPECT_EQ(fewer, spread);
	}
}

TEST(SpreadCells, WithoutASpacingEveryCellIsTaken)
{
	MapSpec spec;
	spec.width = 9;
	spec.height = 9;
	spec.blockedPercent = 0;
	const GridMap map = BuildMap(spec);
	std::vector<SettledCell> cells = SettleAll(map, {4, 4});
	ASSERT_EQ(cells.size(), 81U);
	std::vector<SettledCell> spread;
	for (const std::int32_t spacing : {1, 0, -3})
	{
		SpreadCells(cells, spacing, 100, spread);
		EXPECT_EQ(spread, cells);
		SpreadCells(cells, spacing, 5, spread);
		// The middle, then its neighbours row by row.
		EXPECT_EQ(spread.size(), 5U);
		EXPECT_EQ(spread[0].cell, (Cell{4, 4}));
		EXPECT_EQ(spread[1].cell, (Cell{4, 3}));
		EXPECT_EQ(spread[4].cell, (Cell{4, 5}));
	}
}

TEST(SpreadCells, NothingHasNothingToSpread)
{
	std::vector<SettledCell> cells;
	std::vector<SettledCell> spread{{{1, 1}, {}}};
	SpreadCells(cells, 3, 10, spread);
	EXPECT_TRUE(spread.empty());
	cells.push_back({{2, 2}, {}});
	SpreadCells(cells, 3, 0, spread);
	EXPECT_TRUE(spread.empty());
	SpreadCells(cells, 1 << 20, 1, spread);
	EXPECT_EQ(spread.size(), 1U);
}
} // namespace NavCore::Tests
