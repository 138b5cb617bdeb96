// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The terrain layer: what costs mean and how they interact with walls.
#include "NavCore/Grid/GridEdit.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
GridMap TerrainMap(std::int32_t width, std::int32_t height)
{
	GridMap map = GridMap::Create({.width = width, .height = height}).Value();
	GridEdit(map).EnableTerrain();
	return map;
}

void Set(GridMap& map, Cell cell, std::uint8_t cost)
{
	EXPECT_EQ(GridEdit(map).SetTerrain(cell, cost), GridError::None);
}

std::uint8_t LeastCost(const GridMap& map)
{
	std::uint8_t least = TerrainBlocked;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			least = (std::min)(least, map.TerrainAt({x, y}));
		}
	}
	return least == TerrainBlocked ? TerrainNeutral : least;
}
} // namespace

TEST(Terrain, StartsNeutral)
{
	const GridMap map = TerrainMap(3, 2);
	EXPECT_EQ(map.TerrainAt({2, 1}), TerrainNeutral);
	EXPECT_EQ(map.MinTerrain(), TerrainNeutral);
	EXPECT_FALSE(map.IsUniform());
}

TEST(Terrain, RefusesACostOfZero)
{
	GridMap map = TerrainMap(3, 2);
	EXPECT_EQ(GridEdit(map).SetTerrain({0, 0}, 0), GridError::BadTerrainCost);
	EXPECT_EQ(map.TerrainAt({0, 0}), TerrainNeutral);
}

TEST(Terrain, BlockedTerrainBlocksTheCell)
{
	GridMap map = TerrainMap(3, 2);
	Set(map, {1, 1}, TerrainBlocked);
	EXPECT_FALSE(map.IsWalkable({1, 1}));
	EXPECT_EQ(map.TerrainAt({1, 1}), TerrainBlocked);
	EXPECT_EQ(map.WalkableCount(), 5);
}

TEST(Terrain, ACostOpensACellThatTerrainBlocked)
{
	GridMap map = TerrainMap(3, 2);
	Set(map, {1, 1}, TerrainBlocked);
	Set(map, {1, 1}, 7);
	EXPECT_TRUE(map.IsWalkable({1, 1}));
	EXPECT_EQ(map.TerrainAt({1, 1}), 7);
}

TEST(Terrain, ReopeningACellThatTerrainBlockedMakesItNeutral)
{
	GridMap map = TerrainMap(70, 2);
	Set(map, {1, 1}, TerrainBlocked);
	Set(map, {66, 1}, TerrainBlocked);
	EXPECT_EQ(GridEdit(map).SetWalkable({1, 1}, true), GridError::None);
	EXPECT_EQ(GridEdit(map).FillWalkable(map.Bounds(), true), GridError::None);
	EXPECT_EQ(map.TerrainAt({1, 1}), TerrainNeutral);
	EXPECT_EQ(map.TerrainAt({66, 1}), TerrainNeutral);
}

TEST(Terrain, AWallKeepsTheCostOfItsCell)
{
	GridMap map = TerrainMap(3, 2);
	Set(map, {1, 1}, 9);
	EXPECT_EQ(GridEdit(map).SetWalkable({1, 1}, false), GridError::None);
	EXPECT_EQ(GridEdit(map).SetWalkable({1, 1}, true), GridError::None);
	EXPECT_EQ(map.TerrainAt({1, 1}), 9);
}

TEST(Terrain, ACostDoesNotOpenAWall)
{
	GridMap map = TerrainMap(3, 2);
	EXPECT_EQ(GridEdit(map).SetWalkable({1, 1}, false), GridError::None);
	Set(map, {1, 1}, 9);
	EXPECT_FALSE(map.IsWalkable({1, 1}));
}

TEST(Terrain, BlockingByTerrainReportsBothKinds)
{
	GridMap map = TerrainMap(3, 2);
	GridEdit edit(map);
	ASSERT_EQ(edit.SetTerrain({0, 0}, TerrainBlocked), GridError::None);
	EXPECT_EQ(edit.Commit().Kinds(), ChangeKind::Blocked | ChangeKind::Terrain);
}

TEST(Terrain, MinTerrainIsExactAfterRandomEdits)
{
	GridMap map = TerrainMap(5, 4);
	Random random(11);
	for (int i = 0; i < ByBuild(20000, 2000); ++i)
	{
		GridEdit edit(map);
		const Cell cell = RandomCell(map, random);
		const std::int32_t action = random.Range(0, 9);
		const auto cost =
			static_cast<std::uint8_t>(random.Percent(20) ? TerrainBlocked : random.Range(1, 254));
		const GridError error = action == 0 ? edit.SetWalkable(cell, random.Percent(50))
			: action == 1                   ? edit.FillWalkable({0, cell.y, 5, 1}, random.Percent(50))
											: edit.SetTerrain(cell, cost);
		ASSERT_EQ(error, GridError::None);
		static_cast<void>(edit.Commit());
		ASSERT_EQ(map.MinTerrain(), LeastCost(map)) << "edit " << i;
	}
}

TEST(Terrain, ACellThatTerrainBlocksIsNeverWalkable)
{
	GridMap map = TerrainMap(70, 3);
	Random random(12);
	for (int i = 0; i < ByBuild(2000, 200); ++i)
	{
		const Cell cell = RandomCell(map, random);
		Set(map, cell, random.Percent(50) ? TerrainBlocked : std::uint8_t{3});
		EXPECT_EQ(GridEdit(map).FillWalkable({cell.x, 0, 1, 3}, random.Percent(50)), GridError::None);
		for (std::int32_t y = 0; y < 3; ++y)
		{
			ASSERT_FALSE(map.IsWalkable({cell.x, y}) && map.TerrainAt({cell.x, y}) == TerrainBlocked);
		}
	}
}
} // namespace NavCore::Tests
