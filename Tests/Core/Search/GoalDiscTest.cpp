// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/GoalDisc.h"

#include "Support/GridFixture.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace NavCore::Tests
{
TEST(GoalDisc, ListsFreeCellsInCellOrder)
{
	const GridFixture fixture = GridFromText({
		".....",
		"..#..",
		".....",
	});
	std::vector<Cell> cells;
	ASSERT_EQ(ListDisc(fixture.map, {2, 1}, 1, 1, 100, cells), GoalDiscError::None);
	EXPECT_EQ(cells, (std::vector<Cell>{{2, 0}, {1, 1}, {3, 1}, {2, 2}}));
	ASSERT_EQ(ListDisc(fixture.map, {1, 1}, 0, 1, 100, cells), GoalDiscError::None);
	EXPECT_EQ(cells, (std::vector<Cell>{{1, 1}}));
}

TEST(GoalDisc, RefusesWhatGivesNoGoals)
{
	constexpr std::int32_t most = (std::numeric_limits<std::int32_t>::max)();
	const GridFixture fixture = GridFromText({
		"..#..",
	});
	std::vector<Cell> cells{{1, 1}};
	EXPECT_EQ(ListDisc(fixture.map, {0, 0}, -1, 1, 100, cells), GoalDiscError::BadRadius);
	EXPECT_TRUE(cells.empty());
	EXPECT_EQ(ListDisc(fixture.map, {0, 0}, most, 1, 100, cells), GoalDiscError::BadRadius);
	EXPECT_EQ(ListDisc(fixture.map, {2, 0}, 0, 1, 100, cells), GoalDiscError::NothingFree);
	EXPECT_EQ(ListDisc(fixture.map, {most, -most}, 5, 1, 100, cells), GoalDiscError::NothingFree);
	EXPECT_EQ(ListDisc(fixture.map, {0, 0}, 3, 2, 100, cells), GoalDiscError::NothingFree) << "too narrow";
	EXPECT_EQ(ListDisc(fixture.map, {2, 0}, 2, 1, 3, cells), GoalDiscError::TooManyCells);
	EXPECT_TRUE(cells.empty());
	EXPECT_EQ(ListDisc(fixture.map, {2, 0}, 2, 1, 4, cells), GoalDiscError::None);
	for (int i = 0; i <= static_cast<int>(GoalDiscError::TooManyCells); ++i)
	{
		EXPECT_NE(Describe(static_cast<GoalDiscError>(i)), "unknown error");
	}
}

TEST(GoalDisc, HoldsExactlyTheCellsWithinTheRadius)
{
	const GridMap map =
		BuildMap({.width = 40, .height = 30, .blockedPercent = 30, .clearance = 2, .seed = 4});
	Random random(5);
	std::vector<Cell> cells;
	for (int i = 0; i < 200; ++i)
	{
		const Cell centre{random.Range(-10, 49), random.Range(-10, 39)};
		const std::int32_t radius = random.Range(0, 15);
		const auto clearance = static_cast<std::uint8_t>(random.Range(1, 2));
		std::vector<Cell> expected;
		for (std::int32_t y = 0; y < 30; ++y)
		{
			for (std::int32_t x = 0; x < 40; ++x)
			{
				const std::int32_t dx = x - centre.x;
				const std::int32_t dy = y - centre.y;
				if (dx * dx + dy * dy <= radius * radius && map.ClearanceAt({x, y}) >= clearance)
				{
					expected.push_back({x, y});
				}
			}
		}
		const GoalDiscError error = ListDisc(map, centre, radius, clearance, 2000, cells);
		EXPECT_EQ(error, expected.empty() ? GoalDiscError::NothingFree : GoalDiscError::None);
		ASSERT_EQ(cells, expected);
	}
}
} // namespace NavCore::Tests
