// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridChange.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
GridMap WideMap()
{
	return GridMap::Create({.width = 400, .height = 400}).Value();
}
} // namespace

TEST(GridChange, ASingleCellIsItsOwnRectangle)
{
	GridMap map = WideMap();
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({5, 6}, false), GridError::None);
	const GridChange change = edit.Commit();
	ASSERT_EQ(change.Rects().size(), 1U);
	EXPECT_EQ(change.Rects()[0], (CellRect{5, 6, 1, 1}));
	EXPECT_EQ(change.Kinds(), ChangeKind::Blocked);
}

TEST(GridChange, OnlyTheChangedPartOfAFillCounts)
{
	GridMap map = WideMap();
	EXPECT_EQ(GridEdit(map).FillWalkable({0, 0, 400, 400}, false), GridError::None);
	EXPECT_EQ(GridEdit(map).FillWalkable({10, 10, 3, 4}, true), GridError::None);
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable({0, 0, 400, 400}, false), GridError::None);
	const GridChange change = edit.Commit();
	EXPECT_EQ(change.Bounds(), (CellRect{10, 10, 3, 4}));
}

TEST(GridChange, DistantEditsKeepTheirOwnRectangles)
{
	GridMap map = WideMap();
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({0, 0}, false), GridError::None);
	ASSERT_EQ(edit.SetWalkable({399, 399}, false), GridError::None);
	const GridChange change = edit.Commit();
	EXPECT_EQ(change.Rects().size(), 2U);
	EXPECT_EQ(change.Bounds(), map.Bounds());
}

TEST(GridChange, ManyDistantEditsShareRectangles)
{
	GridMap map = WideMap();
	GridEdit edit(map);
	for (std::int32_t i = 0; i < 100; ++i)
	{
		ASSERT_EQ(edit.SetWalkable({(i * 37) % 400, (i * 91) % 400}, false), GridError::None);
	}
	const GridChange change = edit.Commit();
	EXPECT_LE(change.Rects().size(), GridChange::MaxRects);
	EXPECT_FALSE(change.IsEmpty());
}

TEST(GridChange, LayersThatAreAddedCoverTheMap)
{
	GridMap map = WideMap();
	GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.EnableHeight(1), GridError::None);
	ASSERT_EQ(edit.EnableClearance(3), GridError::None);
	const GridChange change = edit.Commit();
	EXPECT_EQ(change.Bounds(), map.Bounds());
	EXPECT_EQ(change.Kinds(), ChangeKind::Terrain | ChangeKind::Height | ChangeKind::Clearance);
}

TEST(GridChange, HeightAndTerrainEditsNameTheirKinds)
{
	GridMap map = WideMap();
	{
		GridEdit edit(map);
		edit.EnableTerrain();
		ASSERT_EQ(edit.EnableHeight(1), GridError::None);
	}
	GridEdit heights(map);
	ASSERT_EQ(heights.SetHeight({3, 3}, 9), GridError::None);
	EXPECT_EQ(heights.Commit().Kinds(), ChangeKind::Height);
	GridEdit terrain(map);
	ASSERT_EQ(terrain.SetTerrain({3, 3}, 9), GridError::None);
	EXPECT_EQ(terrain.Commit().Kinds(), ChangeKind::Terrain);
}

TEST(GridChange, AChangeThatIsUndoneInItsBatchMayStillBeReported)
{
	GridMap map = WideMap();
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({1, 1}, false), GridError::None);
	ASSERT_EQ(edit.SetWalkable({1, 1}, true), GridError::None);
	EXPECT_EQ(edit.Commit().Kinds(), ChangeKind::Opened | ChangeKind::Blocked);
	EXPECT_EQ(map.WalkableCount(), 160000);
}
} // namespace NavCore::Tests
