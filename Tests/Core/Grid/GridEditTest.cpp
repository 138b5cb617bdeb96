// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridEdit.h"

#include "Support/GridFixture.h"
#include "Support/SameMap.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <vector>

namespace NavCore::Tests
{
namespace
{
constexpr std::int32_t Most = (std::numeric_limits<std::int32_t>::max)();
constexpr std::int32_t Least = (std::numeric_limits<std::int32_t>::min)();
constexpr std::array OffMapCells{
	Cell{-1, 0}, Cell{0, -1}, Cell{4, 0}, Cell{0, 3}, Cell{Most, 0}, Cell{0, Most}, Cell{Least, Least}};

GridMap SmallMap()
{
	return GridMap::Create({.width = 4, .height = 3}).Value();
}
} // namespace

TEST(GridEdit, SettersRefuseCellsOffTheMap)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.EnableHeight(1), GridError::None);
	for (const Cell cell : OffMapCells)
	{
		EXPECT_EQ(edit.SetWalkable(cell, false), GridError::CellOutOfRange);
		EXPECT_EQ(edit.SetTerrain(cell, 3), GridError::CellOutOfRange);
		EXPECT_EQ(edit.SetHeight(cell, 3), GridError::CellOutOfRange);
	}
	EXPECT_EQ(map.WalkableCount(), 12);
}

TEST(GridEdit, FillRefusesRectanglesThatLeaveTheMap)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	for (const CellRect rect : {CellRect{-1, 0, 2, 1}, CellRect{3, 0, 2, 1}, CellRect{0, 2, 1, 2},
			 CellRect{0, 0, 5, 3}, CellRect{Most, 0, 1, 1}, CellRect{Most, Most, Most, Most},
			 CellRect{1, 1, Most, 1}, CellRect{1, 1, 1, Most}, CellRect{Least, 0, Most, 1}})
	{
		EXPECT_EQ(edit.FillWalkable(rect, false), GridError::CellOutOfRange);
	}
	EXPECT_EQ(map.WalkableCount(), 12);
	EXPECT_TRUE(edit.Commit().IsEmpty());
}

TEST(GridEdit, FillAcceptsEmptyRectanglesAnywhere)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	EXPECT_EQ(edit.FillWalkable({1, 1, 0, 5}, false), GridError::None);
	EXPECT_EQ(edit.FillWalkable({Most, Most, -1, Least}, false), GridError::None);
	EXPECT_TRUE(edit.Commit().IsEmpty());
}

TEST(GridEdit, WriteRowRefusesRunsThatLeaveTheMap)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	const std::array<std::uint64_t, 2> words{};
	EXPECT_EQ(edit.WriteRow({-1, 0}, 2, words.data()), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteRow({0, 0}, 5, words.data()), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteRow({0, 3}, 1, words.data()), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteRow({1, 1}, Most, words.data()), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteRow({Most, 1}, Most, words.data()), GridError::CellOutOfRange);
	EXPECT_EQ(map.WalkableCount(), 12);
}

TEST(GridEdit, RowsOfTerrainAndHeightsEqualCellsSetOneByOne)
{
	const std::array<std::uint8_t, 4> costs{3, TerrainBlocked, 1, TerrainMax};
	const std::array<std::int16_t, 4> heights{-7, 0, 32767, 12};
	GridMap rows = GridMap::Create({.width = 6, .height = 3}).Value();
	GridMap cells = GridMap::Create({.width = 6, .height = 3}).Value();
	GridEdit byRow(rows);
	GridEdit byCell(cells);
	for (GridEdit* edit : {&byRow, &byCell})
	{
		edit->EnableTerrain();
		ASSERT_EQ(edit->EnableHeight(5), GridError::None);
	}
	EXPECT_EQ(byRow.WriteTerrainRow({1, 2}, costs), GridError::None);
	EXPECT_EQ(byRow.WriteHeightRow({1, 2}, heights), GridError::None);
	for (std::int32_t i = 0; i < 4; ++i)
	{
		const auto index = static_cast<std::size_t>(i);
		EXPECT_EQ(byCell.SetTerrain({1 + i, 2}, costs[index]), GridError::None);
		EXPECT_EQ(byCell.SetHeight({1 + i, 2}, heights[index]), GridError::None);
	}
	static_cast<void>(byRow.Commit());
	static_cast<void>(byCell.Commit());
	EXPECT_TRUE(SameMap(rows, cells));
	EXPECT_FALSE(rows.IsWalkable({2, 2}));
	EXPECT_EQ(byRow.WriteTerrainRow({1, 2}, costs), GridError::EditClosed);
	EXPECT_EQ(byRow.WriteHeightRow({1, 2}, heights), GridError::EditClosed);
}

TEST(GridEdit, RowsOfTerrainAndHeightsAreRefusedAsAWhole)
{
	const std::array<std::uint8_t, 3> costs{2, 0, 2};
	const std::array<std::uint8_t, 3> fine{2, 2, 2};
	const std::array<std::int16_t, 3> heights{1, 2, 3};
	GridMap map = SmallMap();
	{
		GridEdit edit(map);
		EXPECT_EQ(edit.WriteTerrainRow({0, 0}, fine), GridError::LayerMissing);
		EXPECT_EQ(edit.WriteHeightRow({0, 0}, heights), GridError::LayerMissing);
		edit.EnableTerrain();
		EXPECT_EQ(edit.EnableHeight(5), GridError::None);
	}
	GridEdit edit(map);
	EXPECT_EQ(edit.WriteTerrainRow({0, 0}, costs), GridError::BadTerrainCost);
	EXPECT_EQ(edit.WriteTerrainRow({2, 0}, fine), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteTerrainRow({-1, 0}, fine), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteHeightRow({0, 3}, heights), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteHeightRow({0, 0}, std::vector<std::int16_t>(20000, 1)), GridError::CellOutOfRange);
	EXPECT_EQ(edit.WriteTerrainRow({0, 0}, {}), GridError::None);
	EXPECT_EQ(edit.WriteHeightRow({0, 0}, {}), GridError::None);
	EXPECT_TRUE(edit.Commit().IsEmpty());
}

TEST(GridEdit, WriteRowReadsBitsFromTheLowEnd)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	const std::uint64_t bits = 0b101;
	ASSERT_EQ(edit.WriteRow({1, 2}, 3, &bits), GridError::None);
	EXPECT_TRUE(map.IsWalkable({0, 2}));
	EXPECT_TRUE(map.IsWalkable({1, 2}));
	EXPECT_FALSE(map.IsWalkable({2, 2}));
	EXPECT_TRUE(map.IsWalkable({3, 2}));
}

TEST(GridEdit, LayersMustBeAskedForFirst)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	EXPECT_EQ(edit.SetTerrain({0, 0}, 2), GridError::LayerMissing);
	EXPECT_EQ(edit.SetHeight({0, 0}, 2), GridError::LayerMissing);
	EXPECT_TRUE(edit.Commit().IsEmpty());
}

TEST(GridEdit, LayersRefuseBadSettings)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	EXPECT_EQ(edit.EnableHeight(-1), GridError::BadLayerSettings);
	EXPECT_EQ(edit.EnableClearance(0), GridError::BadLayerSettings);
	EXPECT_EQ(edit.EnableClearance(MaxClearanceLimit + 1), GridError::BadLayerSettings);
	EXPECT_FALSE(map.HasHeight() || map.HasClearance());
	EXPECT_TRUE(edit.Commit().IsEmpty());
}

TEST(GridEdit, TheJumpLayerIsForMapsWithDiagonalMovesOnly)
{
	for (const Topology topology : {Topology::Tile, Topology::Hex})
	{
		GridMap map = GridMap::Create({.width = 3, .height = 3, .topology = topology}).Value();
		EXPECT_EQ(GridEdit(map).EnableJumps(), GridError::LayerNotForThisMap);
		EXPECT_EQ(map.Jumps(), nullptr);
	}
	GridMap never = GridMap::Create({.width = 3, .height = 3, .cornerRule = CornerRule::Never}).Value();
	EXPECT_EQ(GridEdit(never).EnableJumps(), GridError::LayerNotForThisMap);
}

TEST(GridEdit, ABatchDestroyedWithoutCommitIsApplied)
{
	GridMap map = SmallMap();
	{
		GridEdit edit(map);
		ASSERT_EQ(edit.SetWalkable({2, 1}, false), GridError::None);
	}
	EXPECT_EQ(map.Version(), 1U);
	EXPECT_FALSE(map.IsWalkable({2, 1}));
	EXPECT_FALSE(map.Columns().Test(map.Columns().Position(1, 2)));
}

TEST(GridEdit, TheVersionGrowsOncePerBatch)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({0, 0}, false), GridError::None);
	ASSERT_EQ(edit.SetWalkable({3, 2}, false), GridError::None);
	edit.EnableTerrain();
	EXPECT_EQ(map.Version(), 0U);
	const GridChange change = edit.Commit();
	EXPECT_EQ(map.Version(), 1U);
	EXPECT_EQ(change.VersionBefore(), 0U);
	EXPECT_EQ(change.VersionAfter(), 1U);
}

TEST(GridEdit, ABatchThatChangesNothingKeepsTheVersion)
{
	GridFixture fixture = GridFromText({".5#"});
	const std::uint64_t version = fixture.map.Version();
	GridEdit edit(fixture.map);
	ASSERT_EQ(edit.SetWalkable({0, 0}, true), GridError::None);
	ASSERT_EQ(edit.FillWalkable({2, 0, 1, 1}, false), GridError::None);
	ASSERT_EQ(edit.SetTerrain({1, 0}, 5), GridError::None);
	edit.EnableTerrain();
	const GridChange change = edit.Commit();
	EXPECT_TRUE(change.IsEmpty());
	EXPECT_EQ(change.Kinds(), ChangeKind::None);
	EXPECT_EQ(change.VersionBefore(), change.VersionAfter());
	EXPECT_EQ(fixture.map.Version(), version);
}

TEST(GridEdit, ASecondCommitIsEmpty)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({0, 0}, false), GridError::None);
	EXPECT_FALSE(edit.Commit().IsEmpty());
	EXPECT_TRUE(edit.Commit().IsEmpty());
	EXPECT_EQ(map.Version(), 1U);
}

TEST(GridEdit, RepeatingALayerRequestChangesNothing)
{
	GridMap map = SmallMap();
	{
		GridEdit edit(map);
		edit.EnableTerrain();
		ASSERT_EQ(edit.EnableHeight(3), GridError::None);
		ASSERT_EQ(edit.EnableClearance(2), GridError::None);
		ASSERT_EQ(edit.EnableJumps(), GridError::None);
	}
	GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.EnableHeight(3), GridError::None);
	ASSERT_EQ(edit.EnableClearance(2), GridError::None);
	ASSERT_EQ(edit.EnableJumps(), GridError::None);
	EXPECT_TRUE(edit.Commit().IsEmpty());
}

TEST(GridEdit, ANewClimbLimitIsAChangeOfHeight)
{
	GridMap map = SmallMap();
	{
		GridEdit edit(map);
		ASSERT_EQ(edit.EnableHeight(3), GridError::None);
		ASSERT_EQ(edit.SetHeight({1, 1}, -7), GridError::None);
	}
	GridEdit edit(map);
	ASSERT_EQ(edit.EnableHeight(4), GridError::None);
	EXPECT_EQ(edit.Commit().Kinds(), ChangeKind::Height);
	EXPECT_EQ(map.ClimbLimit(), 4);
	EXPECT_EQ(map.HeightAt({1, 1}), -7);
}

TEST(GridEdit, WalkableCountFollowsEveryEdit)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable({1, 0, 2, 3}, false), GridError::None);
	EXPECT_EQ(map.WalkableCount(), 6);
	ASSERT_EQ(edit.SetWalkable({1, 1}, true), GridError::None);
	EXPECT_EQ(map.WalkableCount(), 7);
	ASSERT_EQ(edit.SetWalkable({1, 1}, true), GridError::None);
	EXPECT_EQ(map.WalkableCount(), 7);
}

TEST(GridEdit, SettersRefuseToWriteAfterTheCommit)
{
	GridMap map = SmallMap();
	GridEdit edit(map);
	edit.Commit();
	edit.EnableTerrain();
	EXPECT_EQ(edit.SetWalkable({1, 1}, false), GridError::EditClosed);
	EXPECT_EQ(edit.FillWalkable({0, 0, 2, 2}, false), GridError::EditClosed);
	EXPECT_EQ(edit.EnableHeight(1), GridError::EditClosed);
	EXPECT_EQ(edit.EnableClearance(2), GridError::EditClosed);
	EXPECT_EQ(edit.EnableJumps(), GridError::EditClosed);
	EXPECT_FALSE(map.HasTerrain());
	EXPECT_EQ(map.WalkableCount(), 12);
	EXPECT_EQ(map.Version(), 0U);
}
} // namespace NavCore::Tests
