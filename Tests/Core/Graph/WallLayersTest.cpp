// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/WallLayers.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridEdit.h"
#include "Support/Properties.h"
#include "Support/SameMap.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Tests
{
namespace
{
GridMap FreeMap(std::int32_t width, std::int32_t height)
{
	return GridMap::Create({width, height}).Value();
}

void Fill(GridMap& map, const CellRect& rect, bool walkable)
{
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable(rect, walkable), GridError::None);
	edit.Commit();
}

/** Writes the edits the way a world does, and counts the cells that did not change. */
std::int64_t Write(GridMap& map, const std::vector<MapEdit>& edits)
{
	std::int64_t idle = 0;
	for (const MapEdit& wanted : edits)
	{
		for (std::int32_t y = wanted.rect.y; y < wanted.rect.Bottom(); ++y)
		{
			for (std::int32_t x = wanted.rect.x; x < wanted.rect.Right(); ++x)
			{
				idle += map.IsWalkable({x, y}) == (wanted.kind == MapEditKind::Unblock) ? 1 : 0;
			}
		}
		Fill(map, wanted.rect, wanted.kind == MapEditKind::Unblock);
	}
	return idle;
}
} // namespace

TEST(WallLayers, AnObstacleThatMovesGivesTwoRectangles)
{
	GridMap map = FreeMap(100, 40);
	Fill(map, {10, 10, 4, 4}, false);
	WallLayers layers(map);
	GridMap sample = FreeMap(100, 40);
	Fill(sample, {70, 10, 4, 4}, false);
	std::vector<MapEdit> edits;
	ASSERT_EQ(layers.Resample(sample, map.Bounds(), edits), GridError::None);
	ASSERT_EQ(edits.size(), 2U);
	EXPECT_EQ(edits[0].kind, MapEditKind::Unblock);
	EXPECT_EQ(edits[0].rect, (CellRect{10, 10, 4, 4}));
	EXPECT_EQ(edits[1].kind, MapEditKind::Block);
	EXPECT_EQ(edits[1].rect, (CellRect{70, 10, 4, 4}));
}

TEST(WallLayers, BlocksStayWhateverIsSampled)
{
	const GridMap map = FreeMap(8, 8);
	WallLayers layers(map);
	ASSERT_EQ(layers.Block({2, 2, 2, 2}), GridError::None);
	std::vector<MapEdit> edits;
	ASSERT_EQ(layers.Resample(map, map.Bounds(), edits), GridError::None);
	EXPECT_TRUE(edits.empty());
	EXPECT_FALSE(layers.Current().IsWalkable({3, 3}));
	EXPECT_TRUE(layers.IsBlock({3, 3}));
	ASSERT_EQ(layers.Unblock({2, 2, 2, 2}), GridError::None);
	EXPECT_TRUE(layers.Current().IsWalkable({3, 3}));
	EXPECT_FALSE(layers.IsBlock({3, 3}));
}

TEST(WallLayers, AFreedObstacleIsAWallAgainOnceItIsSampledAgain)
{
	GridMap map = FreeMap(8, 8);
	Fill(map, {4, 4, 1, 1}, false);
	WallLayers layers(map);
	ASSERT_EQ(layers.Unblock({4, 4, 1, 1}), GridError::None);
	std::vector<MapEdit> edits;
	ASSERT_EQ(layers.Resample(map, {0, 0, 4, 4}, edits), GridError::None);
	EXPECT_TRUE(edits.empty());
	ASSERT_EQ(layers.Resample(map, {4, 4, 2, 2}, edits), GridError::None);
	ASSERT_EQ(edits.size(), 1U);
	EXPECT_EQ(edits[0].kind, MapEditKind::Block);
}

TEST(WallLayers, RectanglesOffTheMapAndOtherSizesAreRefused)
{
	const GridMap map = FreeMap(8, 8);
	WallLayers layers(map);
	std::vector<MapEdit> edits;
	EXPECT_EQ(layers.Block({7, 7, 2, 1}), GridError::CellOutOfRange);
	EXPECT_EQ(layers.Unblock({-1, 0, 2, 1}), GridError::CellOutOfRange);
	EXPECT_EQ(layers.Resample(map, {0, 0, 9, 1}, edits), GridError::CellOutOfRange);
	EXPECT_EQ(layers.Resample(FreeMap(9, 8), {0, 0, 1, 1}, edits), GridError::CellOutOfRange);
	EXPECT_TRUE(edits.empty());
	EXPECT_EQ(layers.Current().WalkableCount(), 64);
}

TEST(WallLayersProperty, EditsBringTheMapInLineAndTouchNothingElse)
{
	CheckProperty(300,
		[]
		{
			Random random(*AnySeed());
			GridMap map = FreeMap(random.Range(1, 150), random.Range(1, 40));
			const auto anyRect = [&]
			{
				const Cell corner = RandomCell(map, random);
				return CellRect{corner.x, corner.y, random.Range(1, 70), random.Range(1, 20)}.Intersect(
					map.Bounds());
			};
			GridMap blocks = map.Clone();
			WallLayers layers(map);
			for (int round = 0; round < 6; ++round)
			{
				const CellRect rect = anyRect();
				const bool block = random.Percent(50);
				RC_ASSERT((block ? layers.Block(rect) : layers.Unblock(rect)) == GridError::None);
				Fill(blocks, rect, !block);
				Fill(map, rect, !block);

				GridMap sample = FreeMap(map.Width(), map.Height());
				for (int i = 0; i < 12; ++i)
				{
					Fill(sample, anyRect(), random.Percent(50));
				}
				GridMap expected = map.Clone();
				const CellRect sampled = anyRect();
				for (std::int32_t y = sampled.y; y < sampled.Bottom(); ++y)
				{
					for (std::int32_t x = sampled.x; x < sampled.Right(); ++x)
					{
						Fill(expected, {x, y, 1, 1}, sample.IsWalkable({x, y}) && blocks.IsWalkable({x, y}));
					}
				}
				std::vector<MapEdit> edits;
				RC_ASSERT(layers.Resample(sample, sampled, edits) == GridError::None);
				RC_ASSERT(Write(map, edits) == 0);
				Prove(SameMap(map, expected));
				Prove(SameMap(layers.Current(), expected));
			}
		});
}
} // namespace NavCore::Tests
