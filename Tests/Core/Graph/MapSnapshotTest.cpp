// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/MapSnapshot.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/SameMap.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Tests
{
namespace
{
GridMap OpenMap(std::int32_t width = 200, std::int32_t height = 150)
{
	GridMap map = GridMap::Create({.width = width, .height = height}).Value().Clone();
	EXPECT_EQ(GridEdit(map).EnableJumps(), GridError::None);
	return map;
}

void Fill(GridMap& map, SnapshotPublisher& publisher, const CellRect& rect, bool walkable)
{
	GridEdit edit(map);
	EXPECT_EQ(edit.FillWalkable(rect, walkable), GridError::None);
	publisher.Note(edit.Commit());
}

TEST(MapSnapshot, NothingIsCopiedBeforeTheFirstPublish)
{
	GridMap map = OpenMap();
	SnapshotPublisher publisher;
	Fill(map, publisher, {3, 3, 2, 2}, false);
	EXPECT_EQ(publisher.Current(), nullptr);
	EXPECT_EQ(publisher.CopyCount(), 0U);
	EXPECT_EQ(publisher.Bytes(), 0U);
	const auto snapshot = publisher.Publish(map);
	EXPECT_TRUE(SameMap(snapshot->Map(), map));
	EXPECT_EQ(snapshot->LiveVersion(), map.Version());
	EXPECT_NE(snapshot->Context().regions, nullptr);
	EXPECT_EQ(publisher.Counters().clones, 1);
}

TEST(MapSnapshot, WithoutEditsTheSameSnapshotIsHandedOutAgain)
{
	const GridMap map = OpenMap();
	SnapshotPublisher publisher;
	const auto first = publisher.Publish(map);
	EXPECT_EQ(publisher.Publish(map), first);
	EXPECT_EQ(publisher.Counters().published, 1);
}

TEST(MapSnapshot, OneThatIsHeldNeverChanges)
{
	GridMap map = OpenMap();
	SnapshotPublisher publisher;
	const auto before = publisher.Publish(map);
	const GridMap copy = map.Clone();
	for (int i = 0; i < 10; ++i)
	{
		Fill(map, publisher, {10 * i, 20, 5, 60}, false);
		const auto after = publisher.Publish(map);
		EXPECT_NE(after, before);
		EXPECT_TRUE(SameMap(after->Map(), map));
	}
	EXPECT_TRUE(SameMap(before->Map(), copy));
	EXPECT_TRUE(before->Context().regions->AreConnected({0, 0}, {199, 149}));
}

TEST(MapSnapshot, PublishingCostsInProportionToTheEdits)
{
	GridMap map = OpenMap(1000, 1000);
	SnapshotPublisher publisher;
	(void)publisher.Publish(map);
	for (int i = 0; i < 100; ++i)
	{
		Fill(map, publisher, {(37 * i) % 990, (61 * i) % 990, 4, 2}, i % 3 == 0);
		Fill(map, publisher, {(37 * i) % 990, (61 * i) % 990, 4, 2}, i % 3 != 0);
		(void)publisher.Publish(map);
	}
	// Two copies take turns, each catches up on every edit once; rectangles may straddle tiles.
	EXPECT_EQ(publisher.Counters().clones, 2);
	EXPECT_LE(publisher.Counters().cellsCopied, 2 * 100 * 8);
	EXPECT_TRUE(SameMap(publisher.Current()->Map(), map));
}

TEST(MapSnapshot, CopiesThatReadersHoldAreMadeUpForAndThenForgotten)
{
	GridMap map = OpenMap();
	SnapshotPublisher publisher;
	std::vector<std::shared_ptr<const MapSnapshot>> readers;
	for (int i = 0; i < 6; ++i)
	{
		Fill(map, publisher, {10 * i, 0, 1, 1}, false);
		readers.push_back(publisher.Publish(map));
	}
	EXPECT_EQ(publisher.CopyCount(), 6U);
	readers.clear();
	Fill(map, publisher, {100, 0, 1, 1}, false);
	(void)publisher.Publish(map);
	EXPECT_EQ(publisher.CopyCount(), 1 + SnapshotPublisher::SpareCopies);
	EXPECT_EQ(publisher.Counters().clones, 6);
	EXPECT_TRUE(SameMap(publisher.Current()->Map(), map));
}

TEST(MapSnapshot, EditsThatNobodyToldOfAreFoundByComparing)
{
	GridMap map = OpenMap();
	SnapshotPublisher publisher;
	(void)publisher.Publish(map);
	Fill(map, publisher, {1, 1, 3, 3}, false);
	(void)publisher.Publish(map);
	ASSERT_EQ(GridEdit(map).SetWalkable({50, 50}, false), GridError::None);
	EXPECT_TRUE(SameMap(publisher.Publish(map)->Map(), map));
	EXPECT_EQ(publisher.Counters().clones, 2);
	// A gap before a change that is told of counts as well.
	ASSERT_EQ(GridEdit(map).SetWalkable({60, 60}, false), GridError::None);
	Fill(map, publisher, {70, 70, 1, 1}, false);
	EXPECT_TRUE(SameMap(publisher.Publish(map)->Map(), map));
	EXPECT_EQ(publisher.Counters().clones, 2);
}

TEST(MapSnapshot, FollowsLayersThatAreAddedLater)
{
	GridMap map = GridMap::Create({.width = 40, .height = 30}).Value().Clone();
	SnapshotPublisher publisher;
	(void)publisher.Publish(map);
	const auto expectFollowed = [&](GridEdit& edit)
	{
		publisher.Note(edit.Commit());
		EXPECT_TRUE(SameMap(publisher.Publish(map)->Map(), map));
		Fill(map, publisher, {5, 5, 1, 1}, !map.IsWalkable({5, 5}));
		EXPECT_TRUE(SameMap(publisher.Publish(map)->Map(), map));
	};
	GridEdit terrain(map);
	terrain.EnableTerrain();
	EXPECT_EQ(terrain.SetTerrain({3, 3}, 9), GridError::None);
	expectFollowed(terrain);
	GridEdit height(map);
	EXPECT_EQ(height.EnableHeight(7), GridError::None);
	expectFollowed(height);
	GridEdit climb(map);
	EXPECT_EQ(climb.EnableHeight(9), GridError::None);
	expectFollowed(climb);
	GridEdit clearance(map);
	EXPECT_EQ(clearance.EnableClearance(5), GridError::None);
	expectFollowed(clearance);
	GridEdit jumps(map);
	EXPECT_EQ(jumps.EnableJumps(), GridError::None);
	EXPECT_EQ(jumps.SetWalkable({9, 9}, false), GridError::None);
	expectFollowed(jumps);
}

TEST(MapSnapshot, ShowsTheTerrainAsATableSeesIt)
{
	GridMap map = GridMap::Create({.width = 40, .height = 30}).Value().Clone();
	GridEdit edit(map);
	edit.EnableTerrain();
	EXPECT_EQ(edit.FillTerrain({10, 0, 5, 30}, 3), GridError::None);
	EXPECT_EQ(edit.FillTerrain({20, 0, 5, 30}, 4), GridError::None);
	static_cast<void>(edit.Commit());
	SnapshotOptions options;
	options.costs.emplace();
	for (std::size_t cost = 0; cost < options.costs->size(); ++cost)
	{
		(*options.costs)[cost] = static_cast<std::uint8_t>(cost);
	}
	(*options.costs)[3] = 50;
	(*options.costs)[4] = TerrainBlocked;
	SnapshotPublisher publisher(options);
	auto snapshot = publisher.Publish(map);
	EXPECT_EQ(snapshot->Map().TerrainAt({12, 3}), 50);
	EXPECT_FALSE(snapshot->Context().regions->AreConnected({0, 0}, {39, 0}));
	for (const std::uint8_t cost : {std::uint8_t{7}, std::uint8_t{4}, std::uint8_t{7}})
	{
		GridEdit bridge(map);
		EXPECT_EQ(bridge.FillTerrain({20, 4, 5, 1}, cost), GridError::None);
		publisher.Note(bridge.Commit());
		snapshot = publisher.Publish(map);
		EXPECT_EQ(snapshot->Context().regions->AreConnected({0, 0}, {39, 0}), cost != 4);
	}
	EXPECT_EQ(map.TerrainAt({12, 3}), 3) << "the live map stays as it is";
}

TEST(MapSnapshot, SlicesOfWorkEndWithTheSameMap)
{
	GridMap map = OpenMap(300, 300);
	SnapshotPublisher publisher;
	(void)publisher.Publish(map);
	Fill(map, publisher, {299, 299, 1, 1}, false);
	(void)publisher.Publish(map);
	Fill(map, publisher, {20, 20, 200, 200}, false);
	int slices = 0;
	for (bool done = false; !done; ++slices)
	{
		ASSERT_LT(slices, 100000);
		WorkBudget budget(10);
		done = publisher.Publish(map, budget);
		EXPECT_EQ(publisher.Current()->LiveVersion() == map.Version(), done);
		if (slices == 20)
		{
			// An edit in between only adds to the work.
			Fill(map, publisher, {30, 30, 50, 50}, true);
		}
	}
	EXPECT_GT(slices, 21);
	EXPECT_TRUE(SameMap(publisher.Current()->Map(), map));
	EXPECT_TRUE(publisher.Current()->Context().regions->HasSameRegions(RegionMap(map)));
}

TEST(MapSnapshot, OutlivesItsPublisher)
{
	const GridMap map = OpenMap();
	std::shared_ptr<const MapSnapshot> snapshot;
	{
		SnapshotPublisher publisher;
		snapshot = publisher.Publish(map);
	}
	EXPECT_TRUE(SameMap(snapshot->Map(), map));
}

TEST(MapSnapshot, FollowsAMapOfAnotherSize)
{
	SnapshotPublisher publisher;
	(void)publisher.Publish(OpenMap(50, 50));
	const GridMap larger = OpenMap(90, 20);
	EXPECT_TRUE(SameMap(publisher.Publish(larger)->Map(), larger));
}
} // namespace
} // namespace NavCore::Tests
