// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionMap.h"

#include "NavCore/Grid/GridEdit.h"
#include "Regions/PlainRegions.h"
#include "Support/GridFixture.h"

#include <gtest/gtest.h>

#include <limits>

namespace NavCore::Tests
{
namespace
{
GridMap OpenMap(std::int32_t width, std::int32_t height, Topology topology = Topology::Octile,
	CornerRule rule = CornerRule::NoneBlocked)
{
	return GridMap::Create({width, height, topology, rule}).Value();
}

GridChange Fill(GridMap& map, const CellRect& rect, bool walkable)
{
	GridEdit edit(map);
	EXPECT_EQ(edit.FillWalkable(rect, walkable), GridError::None);
	return edit.Commit();
}
} // namespace

TEST(RegionMap, OpenMapIsOneComponentOfOneRegionASector)
{
	const RegionMap regions(OpenMap(70, 33));
	EXPECT_EQ(regions.RegionCount(), 6U);
	EXPECT_EQ(regions.LinkCount(), 7U);
	EXPECT_EQ(regions.ComponentCount(), 1U);
	EXPECT_TRUE(regions.AreConnected({0, 0}, {69, 32}));
	EXPECT_TRUE(regions.AreConnected({5, 5}, {5, 5}));
}

TEST(RegionMap, BlockedCellsAndCellsOffTheMapAreConnectedToNothing)
{
	const GridFixture fixture = GridFromText({"..#", "..."});
	const RegionMap regions(fixture.map);
	EXPECT_FALSE(regions.AreConnected({2, 0}, {2, 0}));
	EXPECT_FALSE(regions.AreConnected({2, 0}, {0, 0}));
	EXPECT_FALSE(regions.AreConnected({0, 0}, {3, 0}));
	EXPECT_FALSE(regions.AreConnected({-1, 0}, {-1, 0}));
	EXPECT_EQ(regions.ComponentOf({0, 2}), RegionMap::NoComponent);
}

TEST(RegionMap, DiagonalGapJoinsUnderTheRuleThatAllowsItAlone)
{
	for (const CornerRule rule : AllCornerRules)
	{
		const GridFixture fixture = GridFromText({".#", "#."}, Topology::Octile, rule);
		EXPECT_EQ(RegionMap(fixture.map).AreConnected({0, 0}, {1, 1}), rule == CornerRule::Always);
	}
}

TEST(RegionMap, SectorsThatMeetAtACornerAreLinkedWhereAMoveJoinsThem)
{
	GridMap map = OpenMap(64, 64, Topology::Octile, CornerRule::Always);
	RegionMap regions(map);
	regions.Update(map, Fill(map, {32, 0, 32, 32}, false));
	regions.Update(map, Fill(map, {0, 32, 32, 32}, false));
	EXPECT_TRUE(regions.AreConnected({31, 31}, {32, 32}));
	EXPECT_EQ(regions.LinkCount(), 1U);
	regions.Update(map, Fill(map, {31, 31, 1, 1}, false));
	EXPECT_FALSE(regions.AreConnected({30, 30}, {32, 32}));
	EXPECT_TRUE(regions.HasSameRegions(RegionMap(map)));
}

TEST(RegionMap, TwoWallsOfOneBatchCutOutTheMiddle)
{
	// The middle is exhausted first; what is left of it and right of it must not stay one component.
	GridMap map = OpenMap(200, 40);
	RegionMap regions(map);
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable({90, 0, 1, 40}, false), GridError::None);
	ASSERT_EQ(edit.FillWalkable({110, 0, 1, 40}, false), GridError::None);
	regions.Update(map, edit.Commit());
	EXPECT_EQ(regions.ComponentCount(), 3U);
	EXPECT_FALSE(regions.AreConnected({0, 0}, {199, 0}));
	EXPECT_FALSE(regions.AreConnected({0, 0}, {100, 0}));
	EXPECT_TRUE(MatchesFlood(regions, map));
}

TEST(RegionMap, HeightsSeparateAndJoin)
{
	GridMap map = OpenMap(40, 3);
	RegionMap regions(map);
	const auto edit = [&](auto change)
	{
		GridEdit batch(map);
		change(batch);
		regions.Update(map, batch.Commit());
	};
	edit([](GridEdit& batch) { EXPECT_EQ(batch.EnableHeight(1), GridError::None); });
	edit(
		[](GridEdit& batch)
		{
			for (std::int32_t y = 0; y < 3; ++y)
			{
				EXPECT_EQ(batch.SetHeight({20, y}, 2), GridError::None);
			}
		});
	EXPECT_FALSE(regions.AreConnected({0, 0}, {39, 0}));
	edit([](GridEdit& batch) { EXPECT_EQ(batch.EnableHeight(2), GridError::None); });
	EXPECT_TRUE(regions.AreConnected({0, 0}, {39, 0}));
}

TEST(RegionMap, ManyRegionsInASectorAreToldApart)
{
	// A height step between any two cells: 1024 regions a sector, more than a byte can name.
	GridMap map = OpenMap(40, 40);
	GridEdit edit(map);
	ASSERT_EQ(edit.EnableHeight(0), GridError::None);
	for (std::int32_t y = 0; y < 40; ++y)
	{
		for (std::int32_t x = 0; x < 40; ++x)
		{
			ASSERT_EQ(edit.SetHeight({x, y}, static_cast<std::int16_t>((x + y) % 2)), GridError::None);
		}
	}
	static_cast<void>(edit.Commit());
	RegionMap regions(map);
	EXPECT_EQ(regions.RegionCount(), 1600U);
	EXPECT_EQ(regions.ComponentCount(), 1600U);
	regions.Update(map, Fill(map, {3, 3, 30, 30}, false));
	EXPECT_EQ(regions.ComponentCount(), 700U);
	EXPECT_TRUE(MatchesFlood(regions, map));
}

TEST(RegionMap, FollowsWhenABatchWasLeftOut)
{
	GridMap map = OpenMap(70, 70);
	RegionMap regions(map);
	static_cast<void>(Fill(map, {0, 20, 70, 1}, false));
	regions.Update(map, Fill(map, {5, 5, 1, 1}, false));
	EXPECT_FALSE(regions.AreConnected({0, 0}, {0, 69}));
	EXPECT_EQ(regions.MapVersion(), map.Version());
}

TEST(RegionMap, TerrainCostsChangeNothingButTheVersion)
{
	GridMap map = OpenMap(10, 10);
	RegionMap regions(map);
	GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.SetTerrain({3, 3}, 9), GridError::None);
	regions.Update(map, edit.Commit());
	EXPECT_EQ(regions.MapVersion(), map.Version());
	EXPECT_TRUE(regions.AreConnected({3, 3}, {0, 0}));
}

TEST(RegionMap, NearestReachableBreaksTiesByCellOrder)
{
	const GridFixture fixture = GridFromText({
		".....",
		".###.",
		".#G#.",
		".###.",
		".....",
	});
	const RegionMap regions(fixture.map);
	EXPECT_EQ(regions.NearestReachable(fixture.map, {0, 0}, {2, 2}).Value(), (Cell{2, 0}));
	EXPECT_EQ(regions.NearestReachable(fixture.map, {0, 0}, {3, 3}).Value(), (Cell{4, 3}));
	EXPECT_EQ(regions.NearestReachable(fixture.map, {0, 0}, {4, 4}).Value(), (Cell{4, 4}));
	EXPECT_EQ(regions.NearestReachable(fixture.map, {2, 2}, {0, 4}).Value(), (Cell{2, 2}));
}

TEST(RegionMap, NearestReachableRefusesBadCellsAndOtherMaps)
{
	GridFixture fixture = GridFromText({"..#"});
	const RegionMap regions(fixture.map);
	const auto error = [&](Cell from, Cell goal)
	{
		return regions.NearestReachable(fixture.map, from, goal).Error();
	};
	EXPECT_EQ(error({2, 0}, {0, 0}), RegionError::Blocked);
	EXPECT_EQ(error({0, 1}, {0, 0}), RegionError::OffMap);
	EXPECT_EQ(error({0, 0}, {-1, 0}), RegionError::OffMap);
	static_cast<void>(Fill(fixture.map, {0, 0, 1, 1}, false));
	EXPECT_EQ(error({1, 0}, {0, 0}), RegionError::OtherMap);
	EXPECT_FALSE(Describe(RegionError::OtherMap).empty());
}

TEST(RegionMap, WouldSeparateNamesEveryCase)
{
	GridFixture fixture = GridFromText({
		"..#..",
		".....",
		"..#..",
		"####.",
	});
	const RegionMap regions(fixture.map);
	RegionScratch scratch;
	const auto ask = [&](const CellRect& rect, Cell a, Cell b)
	{
		return regions.WouldSeparate(fixture.map, rect, a, b, scratch);
	};
	EXPECT_EQ(ask({2, 1, 1, 1}, {0, 0}, {4, 0}), Separation::Separates);
	EXPECT_EQ(ask({2, 1, 1, 1}, {0, 0}, {0, 2}), Separation::StaysConnected);
	EXPECT_EQ(ask({3, 0, 1, 1}, {0, 0}, {4, 3}), Separation::StaysConnected);
	EXPECT_EQ(ask({0, 0, 2, 2}, {0, 0}, {4, 3}), Separation::CoversAnEnd);
	EXPECT_EQ(ask({0, 0, 2, 2}, {2, 0}, {4, 3}), Separation::NotConnectedBefore);
	EXPECT_EQ(ask({0, 0, 0, 2}, {0, 0}, {4, 3}), Separation::StaysConnected);
	EXPECT_EQ(ask({0, 0, 2, 2}, {0, 0}, {5, 3}), Separation::OffMap);
	constexpr std::int32_t most = (std::numeric_limits<std::int32_t>::max)();
	EXPECT_EQ(ask({2, -9, most, most}, {0, 0}, {0, 1}), Separation::StaysConnected);
	EXPECT_EQ(ask({most, most, most, most}, {0, 0}, {4, 0}), Separation::StaysConnected);
	static_cast<void>(Fill(fixture.map, {0, 0, 1, 1}, false));
	EXPECT_EQ(ask({2, 1, 1, 1}, {0, 1}, {4, 0}), Separation::OtherMap);
}

TEST(RegionMap, WouldSeparateChangesNothing)
{
	const GridMap map = OpenMap(100, 100);
	const RegionMap regions(map);
	RegionScratch scratch;
	EXPECT_EQ(regions.WouldSeparate(map, {50, 0, 1, 100}, {0, 0}, {99, 0}, scratch), Separation::Separates);
	EXPECT_TRUE(regions.HasSameRegions(RegionMap(map)));
	EXPECT_TRUE(regions.AreConnected({0, 0}, {99, 0}));
}
} // namespace NavCore::Tests
