// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The clearance layer against its definition, recomputed cell by cell.
#include "NavCore/Grid/GridEdit.h"
#include "Support/BuildMode.h"
#include "Support/GridFixture.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace NavCore::Tests
{
namespace
{
/** King moves to the nearest cell that is not free, the outside of the map included, capped. */
std::int32_t MeasureClearance(const GridMap& map, Cell cell, std::int32_t limit)
{
	for (std::int32_t reach = 0; reach < limit; ++reach)
	{
		for (std::int32_t dy = -reach; dy <= reach; ++dy)
		{
			for (std::int32_t dx = -reach; dx <= reach; ++dx)
			{
				const bool onRing = (std::max)(std::abs(dx), std::abs(dy)) == reach;
				if (onRing && !map.IsWalkable({cell.x + dx, cell.y + dy}))
				{
					return reach;
				}
			}
		}
	}
	return limit;
}

int CountWrongCells(const GridMap& map)
{
	int wrong = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			wrong += map.ClearanceAt({x, y}) != MeasureClearance(map, {x, y}, map.ClearanceLimit()) ? 1 : 0;
		}
	}
	return wrong;
}

class Clearance : public ::testing::TestWithParam<int>
{
};
} // namespace

TEST(ClearanceLayer, CountsKingMovesToWallsAndEdges)
{
	GridFixture fixture = GridFromText({
		".......",
		".......",
		".......",
		".......",
		"......#",
	});
	ASSERT_EQ(GridEdit(fixture.map).EnableClearance(4), GridError::None);
	EXPECT_EQ(fixture.map.ClearanceAt({0, 0}), 1);
	EXPECT_EQ(fixture.map.ClearanceAt({3, 2}), 3);
	EXPECT_EQ(fixture.map.ClearanceAt({5, 3}), 1);
	EXPECT_EQ(fixture.map.ClearanceAt({6, 4}), 0);
	EXPECT_EQ(fixture.map.ClearanceLimit(), 4);
}

TEST(ClearanceLayer, ANewLimitReplacesTheOld)
{
	GridMap map = GridMap::Create({.width = 30, .height = 30}).Value();
	ASSERT_EQ(GridEdit(map).EnableClearance(9), GridError::None);
	EXPECT_EQ(map.ClearanceAt({15, 15}), 9);
	ASSERT_EQ(GridEdit(map).EnableClearance(3), GridError::None);
	EXPECT_EQ(map.ClearanceAt({15, 15}), 3);
	EXPECT_EQ(CountWrongCells(map), 0);
}

TEST(ClearanceLayer, WallsOfTheSameBatchCount)
{
	GridMap map = GridMap::Create({.width = 12, .height = 12}).Value();
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({3, 3}, false), GridError::None);
	ASSERT_EQ(edit.EnableClearance(5), GridError::None);
	ASSERT_EQ(edit.SetWalkable({8, 8}, false), GridError::None);
	static_cast<void>(edit.Commit());
	EXPECT_EQ(CountWrongCells(map), 0);
}

TEST(ClearanceLayer, TerrainThatBlocksCounts)
{
	GridMap map = GridMap::Create({.width = 12, .height = 12}).Value();
	ASSERT_EQ(GridEdit(map).EnableClearance(5), GridError::None);
	GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.SetTerrain({6, 6}, TerrainBlocked), GridError::None);
	static_cast<void>(edit.Commit());
	EXPECT_EQ(map.ClearanceAt({5, 6}), 1);
	EXPECT_EQ(CountWrongCells(map), 0);
}

TEST_P(Clearance, EqualsItsDefinitionAfterRandomEdits)
{
	const MapSpec spec{.width = 41, .height = 37, .style = WallStyle::Boxes, .blockedPercent = 8, .seed = 5};
	GridMap map = BuildMap(spec);
	ASSERT_EQ(GridEdit(map).EnableClearance(static_cast<std::uint8_t>(GetParam())), GridError::None);
	Random random(3);
	for (int i = 0; i < ByBuild(200, 20); ++i)
	{
		EditAtRandom(map, random);
		ASSERT_EQ(CountWrongCells(map), 0) << "batch " << i << '\n' << Draw(map);
	}
}

INSTANTIATE_TEST_SUITE_P(Limits, Clearance, ::testing::Values(1, 2, 3, 7, MaxClearanceLimit));
} // namespace NavCore::Tests
