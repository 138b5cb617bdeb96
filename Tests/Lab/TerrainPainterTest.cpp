// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/TerrainPainter.h"

#include "NavLab/Generate/MapGenerator.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace LabTest
{
namespace
{
NavCore::GridMap MakeMap()
{
	NavLab::GeneratorOptions options;
	options.kind = NavLab::MapKind::Caves;
	options.width = 130;
	options.height = 90;
	return NavLab::GenerateMap(options).Value();
}

std::vector<int> CostsOf(const NavCore::GridMap& map)
{
	std::vector<int> costs;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			costs.push_back(map.TerrainAt({x, y}));
		}
	}
	return costs;
}
} // namespace

TEST(TerrainPainter, LeavesWallsAloneAndPaintsEveryKindOfGround)
{
	NavCore::GridMap map = MakeMap();
	const std::int64_t walkable = map.WalkableCount();
	NavLab::PaintTerrain(map, {});
	EXPECT_EQ(map.WalkableCount(), walkable);
	EXPECT_TRUE(map.HasTerrain());
	std::map<int, int> counts;
	for (const int cost : CostsOf(map))
	{
		++counts[cost];
	}
	ASSERT_EQ(counts.size(), 5U);
	const int cells = map.Width() * map.Height();
	EXPECT_NEAR(counts[1], cells / 2, cells / 50);
	EXPECT_NEAR(counts[8], cells / 20, cells / 50);
}

TEST(TerrainPainter, RepeatsBySeed)
{
	NavCore::GridMap first = MakeMap();
	NavCore::GridMap again = MakeMap();
	NavCore::GridMap other = MakeMap();
	NavLab::PaintTerrain(first, {.seed = 7});
	NavLab::PaintTerrain(again, {.seed = 7});
	NavLab::PaintTerrain(other, {.seed = 8});
	EXPECT_EQ(CostsOf(first), CostsOf(again));
	EXPECT_NE(CostsOf(first), CostsOf(other));
}
} // namespace LabTest
