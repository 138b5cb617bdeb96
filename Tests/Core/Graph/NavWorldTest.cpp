// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavWorld.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace NavCore::Tests
{
namespace
{
constexpr GraphParts AllParts = GraphParts::Jumps | GraphParts::Regions | GraphParts::Clusters;

GridMap MapWithTerrain(std::int32_t width, std::int32_t height)
{
	GridMap map = GridMap::Create({.width = width, .height = height}).Value();
	GridEdit edit(map);
	edit.EnableTerrain();
	return map;
}

/** An agent that cannot cross terrain of this cost; all else costs what it costs. */
AgentProfile BlockedBy(std::uint8_t cost)
{
	AgentProfile profile;
	profile.hasCosts = true;
	for (std::size_t i = 0; i < profile.terrainCosts.size(); ++i)
	{
		profile.terrainCosts[i] = i == cost ? TerrainBlocked : static_cast<std::uint8_t>(i);
	}
	return profile;
}

std::vector<GridChange> ApplyAll(NavWorld& world)
{
	std::vector<GridChange> changes;
	WorkBudget budget;
	EXPECT_TRUE(world.ApplyEdits(budget, changes));
	return changes;
}

void Edit(NavWorld& world, const MapEdit& edit)
{
	ASSERT_EQ(world.Queue(edit), GridError::None);
	static_cast<void>(ApplyAll(world));
}
} // namespace

TEST(NavWorld, GivesEqualProfilesOneGraph)
{
	NavWorld world(MapWithTerrain(20, 20), AllParts);
	EXPECT_EQ(world.AddProfile({}).Value(), 0);
	AgentProfile sameCosts = BlockedBy(TerrainBlocked);
	EXPECT_EQ(world.AddProfile(sameCosts).Value(), 0) << "costs that change nothing";
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	EXPECT_EQ(tank, 1);
	AgentProfile again = BlockedBy(7);
	again.clearance = 0;
	again.terrainCosts[0] = 9;
	EXPECT_EQ(world.AddProfile(again).Value(), tank);
	EXPECT_EQ(world.ProfileCount(), 2U);
	EXPECT_EQ(world.Profile(tank).clearance, 1);
	EXPECT_NE(&world.Graph(0), &world.Graph(tank));
}

TEST(NavWorld, RefusesProfilesThatTheMapCannotServe)
{
	NavWorld plain(GridMap::Create({.width = 9, .height = 9}).Value(), GraphParts::None);
	EXPECT_EQ(plain.AddProfile(BlockedBy(7)).Error(), ProfileError::NoTerrainLayer);
	EXPECT_EQ(plain.AddProfile({.clearance = 2}).Error(), ProfileError::NoClearanceLayer);
	NavWorld world(MapWithTerrain(9, 9), GraphParts::None);
	EXPECT_EQ(world.AddProfile(BlockedBy(0)).HasValue(), true) << "no cell costs 0";
	AgentProfile zero = BlockedBy(7);
	zero.terrainCosts[254] = 0;
	EXPECT_EQ(world.AddProfile(zero).Error(), ProfileError::BadTerrainCost);
	NavWorld hex(
		GridMap::Create({.width = 9, .height = 9, .topology = Topology::Hex}).Value(), GraphParts::None);
	EXPECT_EQ(
		hex.AddProfile({.cornerRule = CornerRule::Always}).Error(), ProfileError::CornerRuleNotForThisMap);
	EXPECT_EQ(hex.AddProfile({}).Value(), 0);
}

TEST(NavWorld, HoldsSoManyProfilesAndNoMore)
{
	NavWorld world(MapWithTerrain(9, 9), GraphParts::None);
	for (std::uint8_t i = 1; i < NavWorld::MaxProfiles; ++i)
	{
		EXPECT_EQ(world.AddProfile(BlockedBy(i)).Value(), i);
	}
	EXPECT_EQ(world.AddProfile(BlockedBy(99)).Error(), ProfileError::TooMany);
	EXPECT_EQ(world.AddProfile(BlockedBy(3)).Value(), 3) << "known ones are still found";
	EXPECT_EQ(world.ProfileCount(), NavWorld::MaxProfiles);
}

TEST(NavWorld, DescribesEveryProfileErrorInWordsOfItsOwn)
{
	std::set<std::string_view> texts;
	for (int i = 0; i <= static_cast<int>(ProfileError::CornerRuleNotForThisMap); ++i)
	{
		texts.insert(Describe(static_cast<ProfileError>(i)));
	}
	EXPECT_EQ(texts.size(), 6U);
	EXPECT_FALSE(texts.contains("unknown error"));
}

TEST(NavWorld, ReportsTheMemoryOfEachProfile)
{
	NavWorld world(MapWithTerrain(200, 200), AllParts);
	const std::size_t before = world.Bytes();
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	EXPECT_GT(world.Bytes(tank), std::size_t{200 * 200});
	EXPECT_EQ(world.Bytes(), before + world.Bytes(tank));
	ASSERT_EQ(world.Queue({MapEditKind::Block, {0, 0, 1, 1}}), GridError::None);
	EXPECT_GT(world.Bytes(), before + world.Bytes(tank)) << "the queue counts";
}

TEST(NavWorld, RefusesBadEditsAndQueuesNoneOfThem)
{
	constexpr std::int32_t most = (std::numeric_limits<std::int32_t>::max)();
	NavWorld world(MapWithTerrain(20, 10), GraphParts::None);
	EXPECT_EQ(world.Queue({MapEditKind::Block, {0, 0, 0, 5}}), GridError::EmptySize);
	EXPECT_EQ(world.Queue({MapEditKind::Block, {0, 0, 5, -1}}), GridError::EmptySize);
	EXPECT_EQ(world.Queue({MapEditKind::Block, {-1, 0, 5, 5}}), GridError::CellOutOfRange);
	EXPECT_EQ(world.Queue({MapEditKind::Unblock, {16, 0, 5, 5}}), GridError::CellOutOfRange);
	EXPECT_EQ(world.Queue({MapEditKind::Block, {most, most, most, most}}), GridError::CellOutOfRange);
	EXPECT_EQ(world.Queue({MapEditKind::Terrain, {0, 0, 1, 1}, 0}), GridError::BadTerrainCost);
	EXPECT_EQ(world.Queue({MapEditKind::Terrain, {0, 0, 1, 1}, 256}), GridError::BadTerrainCost);
	EXPECT_EQ(world.Queue({MapEditKind::Terrain, {0, 0, 1, 1}, -3}), GridError::BadTerrainCost);
	EXPECT_EQ(world.Queue({MapEditKind::Height, {0, 0, 1, 1}, 3}), GridError::LayerMissing);
	EXPECT_EQ(world.Queue({static_cast<MapEditKind>(9), {0, 0, 1, 1}}), GridError::ValueOutOfRange);
	NavWorld plain(GridMap::Create({.width = 9, .height = 9}).Value(), GraphParts::None);
	EXPECT_EQ(plain.Queue({MapEditKind::Terrain, {0, 0, 1, 1}, 3}), GridError::LayerMissing);
	EXPECT_EQ(world.QueuedEdits(), 0U);
	EXPECT_TRUE(ApplyAll(world).empty());
	EXPECT_EQ(world.Map().WalkableCount(), 200);
}

TEST(NavWorld, UnblockOpensNoTerrainForThoseWhoCannotCrossIt)
{
	NavWorld world(MapWithTerrain(9, 9), AllParts);
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	constexpr Cell swamp{4, 4};
	constexpr CellRect there{4, 4, 1, 1};
	Edit(world, {MapEditKind::Terrain, there, 7});
	EXPECT_TRUE(world.Map().IsWalkable(swamp));
	EXPECT_FALSE(world.Graph(tank).Map().IsWalkable(swamp));
	Edit(world, {MapEditKind::Block, there});
	Edit(world, {MapEditKind::Unblock, there});
	EXPECT_TRUE(world.Map().IsWalkable(swamp));
	EXPECT_EQ(world.Map().TerrainAt(swamp), 7) << "a wall leaves the terrain below it alone";
	EXPECT_FALSE(world.Graph(tank).Map().IsWalkable(swamp));
	Edit(world, {MapEditKind::Terrain, there, 3});
	EXPECT_TRUE(world.Graph(tank).Map().IsWalkable(swamp));
}

TEST(NavWorld, TerrainDoesNotOpenAWall)
{
	NavWorld world(MapWithTerrain(9, 9), AllParts);
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	constexpr Cell cell{4, 4};
	Edit(world, {MapEditKind::Terrain, {4, 4, 1, 1}, 7});
	Edit(world, {MapEditKind::Block, {4, 4, 1, 1}});
	Edit(world, {MapEditKind::Terrain, {4, 4, 1, 1}, 3});
	EXPECT_FALSE(world.Map().IsWalkable(cell));
	EXPECT_FALSE(world.Graph(tank).Map().IsWalkable(cell)) << "its swamp is gone, the wall is not";
	Edit(world, {MapEditKind::Unblock, {4, 4, 1, 1}});
	EXPECT_TRUE(world.Graph(tank).Map().IsWalkable(cell));
}

TEST(NavWorld, UnblockGivesACellThatItsTerrainBlocksTheNeutralCost)
{
	NavWorld world(MapWithTerrain(9, 9), AllParts);
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	Edit(world, {MapEditKind::Terrain, {4, 4, 1, 1}, TerrainBlocked});
	EXPECT_FALSE(world.Map().IsWalkable({4, 4}));
	EXPECT_FALSE(world.Graph(tank).Map().IsWalkable({4, 4}));
	Edit(world, {MapEditKind::Unblock, {4, 4, 1, 1}});
	EXPECT_TRUE(world.Map().IsWalkable({4, 4}));
	EXPECT_EQ(world.Map().TerrainAt({4, 4}), TerrainNeutral);
	EXPECT_TRUE(world.Graph(tank).Map().IsWalkable({4, 4}));
}

TEST(NavWorld, HandsOutOneChangeAProfileForEachPiece)
{
	NavWorld world(MapWithTerrain(40, 40), AllParts);
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	Edit(world, {MapEditKind::Terrain, {4, 4, 2, 2}, 7});
	ASSERT_EQ(world.Queue({MapEditKind::Block, {4, 4, 2, 2}}), GridError::None);
	const std::uint64_t version = world.Map().Version();
	const std::uint64_t tankVersion = world.Graph(tank).Map().Version();
	const std::vector<GridChange> changes = ApplyAll(world);
	ASSERT_EQ(changes.size(), 2U);
	EXPECT_EQ(changes[0].Bounds(), (CellRect{4, 4, 2, 2}));
	EXPECT_EQ(changes[0].Kinds(), ChangeKind::Blocked);
	EXPECT_EQ(world.Map().Version(), version + 1);
	EXPECT_TRUE(changes[tank].IsEmpty()) << "a wall in a swamp is nothing new to the tank";
	EXPECT_EQ(world.Graph(tank).Map().Version(), tankVersion);
}

TEST(NavWorld, WritesSmallEditsTogetherAndLargeOnesInPieces)
{
	NavWorld world(GridMap::Create({.width = 1024, .height = 1024}).Value(), GraphParts::Jumps);
	for (std::int32_t x = 0; x < 3; ++x)
	{
		ASSERT_EQ(world.Queue({MapEditKind::Block, {100 + x, 500, 1, 1}}), GridError::None);
	}
	const std::vector<GridChange> together = ApplyAll(world);
	ASSERT_EQ(together.size(), 1U);
	EXPECT_EQ(together[0].Bounds(), (CellRect{100, 500, 3, 1}));

	ASSERT_EQ(world.Queue({MapEditKind::Block, {10, 10, 203, 101}}), GridError::None);
	EXPECT_EQ(world.QueuedEdits(), 1U);
	std::int64_t cells = 0;
	std::int64_t pieces = 0;
	bool done = false;
	while (!done)
	{
		WorkBudget budget(1);
		std::vector<GridChange> changes;
		done = world.ApplyEdits(budget, changes);
		EXPECT_LE(budget.Used(), NavWorld::PieceUnits);
		ASSERT_EQ(changes.size(), 1U);
		cells += changes[0].Bounds().Area();
		EXPECT_EQ(world.QueuedEdits(), done ? 0U : 1U);
		++pieces;
	}
	EXPECT_EQ(cells, 203 * 101) << "every cell once";
	EXPECT_GT(pieces, 100);
	EXPECT_EQ(world.Map().WalkableCount(), 1024 * 1024 - 3 - 203 * 101);
}

TEST(NavWorld, AnObserverHearsOfEveryChangeOnceAllMapsShowIt)
{
	struct Notes final : WorldObserver
	{
		void OnMapChanged(ProfileId profile, const GridChange& change) override
		{
			heard.emplace_back(profile, change.Bounds());
			for (ProfileId id = 0; id < world->ProfileCount(); ++id)
			{
				EXPECT_FALSE(world->Graph(id).Map().IsWalkable({3, 4})) << id;
			}
		}
		const NavWorld* world = nullptr;
		std::vector<std::pair<ProfileId, CellRect>> heard;
	};
	NavWorld world(MapWithTerrain(20, 20), AllParts);
	ASSERT_TRUE(world.AddProfile(BlockedBy(9)).HasValue());
	Notes notes;
	notes.world = &world;
	world.SetObserver(&notes);
	Edit(world, {MapEditKind::Block, {3, 4, 2, 1}});
	const std::vector<std::pair<ProfileId, CellRect>> both{{0, {3, 4, 2, 1}}, {1, {3, 4, 2, 1}}};
	EXPECT_EQ(notes.heard, both);
	Edit(world, {MapEditKind::Block, {3, 4, 2, 1}});
	EXPECT_EQ(notes.heard, both) << "nothing changed";
	world.SetObserver(nullptr);
	Edit(world, {MapEditKind::Block, {9, 9, 1, 1}});
	EXPECT_EQ(notes.heard, both);
}

TEST(NavWorld, ASpentBudgetDoesNothing)
{
	NavWorld world(GridMap::Create({.width = 64, .height = 64}).Value(), AllParts);
	ASSERT_EQ(world.Queue({MapEditKind::Block, {0, 0, 64, 1}}), GridError::None);
	std::vector<GridChange> changes;
	for (const std::int64_t units : {std::int64_t{0}, std::int64_t{-5}})
	{
		WorkBudget budget(units);
		EXPECT_FALSE(world.ApplyEdits(budget, changes));
		EXPECT_TRUE(changes.empty());
		EXPECT_EQ(world.Map().Version(), 0U);
	}
	static_cast<void>(ApplyAll(world));
	WorkBudget spent(0);
	EXPECT_FALSE(world.Repair(spent));
	WorkBudget budget;
	EXPECT_TRUE(world.Repair(budget));
	EXPECT_EQ(world.Graph(0).Context().clusters->MarkedCount(), 0);
}

TEST(NavWorld, RepairLetsEveryProfileHaveItsTurn)
{
	NavWorld world(MapWithTerrain(300, 300), AllParts);
	const ProfileId tank = world.AddProfile(BlockedBy(7)).Value();
	Edit(world, {MapEditKind::Block, {0, 150, 290, 1}});
	const std::int32_t marked = world.Graph(tank).Context().clusters->MarkedCount();
	ASSERT_GT(marked, 2);
	for (int i = 0; i < 20; ++i)
	{
		WorkBudget budget(500);
		static_cast<void>(world.Repair(budget));
	}
	EXPECT_LT(world.Graph(0).Context().clusters->MarkedCount(), marked);
	EXPECT_LT(world.Graph(tank).Context().clusters->MarkedCount(), marked);
}

TEST(NavWorld, IsReadyUntilToldOtherwiseAndKeepsItsGraphsWhenItMoves)
{
	NavWorld world(MapWithTerrain(9, 9), AllParts);
	EXPECT_TRUE(world.IsReady());
	world.SetReady(false);
	const NavGraph* graph = &world.Graph(0);
	NavWorld moved = std::move(world);
	EXPECT_FALSE(moved.IsReady());
	EXPECT_EQ(&moved.Graph(0), graph);
	static_cast<void>(moved.AddProfile(BlockedBy(7)));
	EXPECT_EQ(&moved.Graph(0), graph) << "contexts stay valid when profiles are added";
}
} // namespace NavCore::Tests
