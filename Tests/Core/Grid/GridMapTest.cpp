// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridMap.h"

#include "NavCore/Grid/GridEdit.h"
#include "Support/BuildMode.h"
#include "Support/GridFixture.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
GridError ErrorOf(std::int32_t width, std::int32_t height)
{
	const Result<GridMap, GridError> map = GridMap::Create({.width = width, .height = height});
	return map ? GridError::None : map.Error();
}
} // namespace

TEST(GridMap, RefusesMapsWithoutCells)
{
	EXPECT_EQ(ErrorOf(0, 5), GridError::EmptySize);
	EXPECT_EQ(ErrorOf(5, 0), GridError::EmptySize);
	EXPECT_EQ(ErrorOf(-1, 5), GridError::EmptySize);
	EXPECT_EQ(ErrorOf(5, (std::numeric_limits<std::int32_t>::min)()), GridError::EmptySize);
}

TEST(GridMap, RefusesSidesPastTheLimit)
{
	EXPECT_EQ(ErrorOf(MaxGridSide + 1, 1), GridError::SizeTooLarge);
	EXPECT_EQ(ErrorOf(1, MaxGridSide + 1), GridError::SizeTooLarge);
	EXPECT_EQ(ErrorOf((std::numeric_limits<std::int32_t>::max)(), 1), GridError::SizeTooLarge);
}

TEST(GridMap, AcceptsTheLongestSides)
{
	EXPECT_EQ(ErrorOf(MaxGridSide, 1), GridError::None);
	EXPECT_EQ(ErrorOf(1, MaxGridSide), GridError::None);
}

TEST(GridMap, TheLargestMapCanBeCreatedAndEdited)
{
	if (IsSanitized)
	{
		GTEST_SKIP() << "takes 140 MB";
	}
	auto created = GridMap::Create({.width = MaxGridSide, .height = MaxGridSide});
	ASSERT_TRUE(created.HasValue());
	GridMap& map = created.Value();
	const Cell corner{MaxGridSide - 1, MaxGridSide - 1};
	GridEdit edit(map);
	EXPECT_EQ(edit.SetWalkable(corner, false), GridError::None);
	EXPECT_EQ(edit.Commit().Rects().size(), 1U);
	EXPECT_FALSE(map.IsWalkable(corner));
	EXPECT_EQ(map.WalkableCount(), std::int64_t{MaxGridSide} * MaxGridSide - 1);
	EXPECT_FALSE(map.Columns().Test(map.Columns().Position(corner.y, corner.x)));
}

TEST(GridMap, ANewMapIsFreeAndHasNoLayers)
{
	const GridMap map = GridMap::Create({.width = 7, .height = 3}).Value();
	EXPECT_EQ(map.WalkableCount(), 21);
	EXPECT_EQ(map.Version(), 0U);
	EXPECT_EQ(map.GetTopology(), Topology::Octile);
	EXPECT_EQ(map.GetCornerRule(), CornerRule::NoneBlocked);
	EXPECT_FALSE(map.HasTerrain() || map.HasHeight() || map.HasClearance());
	EXPECT_EQ(map.Jumps(), nullptr);
	EXPECT_TRUE(map.IsUniform());
}

TEST(GridMap, AnswersForLayersThatAreNotThere)
{
	const GridFixture fixture = GridFromText({".#"});
	EXPECT_EQ(fixture.map.TerrainAt({0, 0}), TerrainNeutral);
	EXPECT_EQ(fixture.map.MinTerrain(), TerrainNeutral);
	EXPECT_EQ(fixture.map.HeightAt({0, 0}), 0);
	EXPECT_EQ(fixture.map.ClearanceAt({0, 0}), 1);
	EXPECT_EQ(fixture.map.ClearanceAt({1, 0}), 0);
}

TEST(GridMap, CellsOffTheMapAreNotWalkable)
{
	const GridMap map = GridMap::Create({.width = 4, .height = 2}).Value();
	constexpr std::int32_t most = (std::numeric_limits<std::int32_t>::max)();
	constexpr std::int32_t least = (std::numeric_limits<std::int32_t>::min)();
	for (const Cell cell : {Cell{-1, 0}, Cell{4, 0}, Cell{0, -1}, Cell{0, 2}, Cell{most, 0}, Cell{0, most},
			 Cell{least, 0}, Cell{0, least}})
	{
		EXPECT_FALSE(map.IsWalkable(cell)) << cell.x << "," << cell.y;
	}
}

TEST(GridMap, TheRingAroundTheMapReadsAsBlocked)
{
	for (const std::int32_t side : {1, 2, 63, 64, 65, 127, 128, 129})
	{
		const GridMap map = GridMap::Create({.width = side, .height = side}).Value();
		for (std::int32_t i = -1; i <= side; ++i)
		{
			for (const BitView bits : {map.Rows(), map.Columns()})
			{
				EXPECT_FALSE(bits.Test(bits.Position(i, -1))) << side;
				EXPECT_FALSE(bits.Test(bits.Position(i, side))) << side;
				EXPECT_FALSE(bits.Test(bits.Position(-1, i))) << side;
				EXPECT_FALSE(bits.Test(bits.Position(side, i))) << side;
			}
		}
	}
}

TEST(GridMap, ACloneIsIndependent)
{
	GridFixture fixture = GridFromText({"..", ".5"});
	GridMap clone = fixture.map.Clone();
	EXPECT_EQ(clone.Version(), fixture.map.Version());
	EXPECT_EQ(clone.TerrainAt({1, 1}), 5);
	{
		GridEdit edit(clone);
		ASSERT_EQ(edit.SetWalkable({0, 0}, false), GridError::None);
		ASSERT_EQ(edit.SetTerrain({1, 1}, 9), GridError::None);
	}
	EXPECT_TRUE(fixture.map.IsWalkable({0, 0}));
	EXPECT_EQ(fixture.map.TerrainAt({1, 1}), 5);
	EXPECT_EQ(clone.Version(), fixture.map.Version() + 1);
}

TEST(GridMap, AUniformMapCostsAtMostTwoAndAHalfBitsACell)
{
	for (const std::int32_t side : {512, 1000, 1024, 2048})
	{
		const GridMap map = GridMap::Create({.width = side, .height = side}).Value();
		EXPECT_LE(static_cast<double>(map.Bytes()) * 8.0, 2.5 * side * side) << side;
	}
}

TEST(GridMap, LayersCostMemoryOnlyWhenAskedFor)
{
	GridMap map = GridMap::Create({.width = 512, .height = 512}).Value();
	const std::size_t plain = map.Bytes();
	{
		GridEdit edit(map);
		edit.EnableTerrain();
	}
	EXPECT_GE(map.Bytes(), plain + 512 * 512);
}

TEST(GridMap, EveryErrorHasADescription)
{
	for (int error = 0; error <= static_cast<int>(GridError::BadPolygon); ++error)
	{
		EXPECT_NE(Describe(static_cast<GridError>(error)), "unknown error") << error;
	}
	EXPECT_EQ(Describe(static_cast<GridError>(200)), "unknown error");
}
} // namespace NavCore::Tests
