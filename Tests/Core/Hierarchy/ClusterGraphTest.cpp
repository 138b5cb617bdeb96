// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "Hierarchy/HierarchySupport.h"
#include "Support/GridFixture.h"

namespace NavCore::Tests
{
namespace
{
ClusterGraph Built(const GridMap& map, const ClusterSettings& settings)
{
	ClusterGraph graph(settings);
	graph.Build(map);
	return graph;
}

std::uint32_t CountOn(const ClusterGraph& graph, ClusterId id, ClusterSide side)
{
	const ClusterView view = graph.View(id);
	const auto index = static_cast<std::size_t>(side);
	return std::uint32_t{view.sides[index + 1]} - view.sides[index];
}
} // namespace

TEST(ClusterGraph, LongEntrancesGetTransitionsAtBothEndsAsPublished)
{
	const GridMap map = GridMap::Create({.width = 16, .height = 8}).Value();
	const ClusterGraph graph = Built(map, {.size = 8, .transitions = TransitionRule::Ends});
	EXPECT_EQ(CountOn(graph, 0, ClusterSide::East), 2U);
	EXPECT_EQ(CountOn(graph, 1, ClusterSide::West), 2U);
	EXPECT_EQ(graph.TransitionCount(), 4);
	const ClusterView view = graph.View(0);
	EXPECT_EQ(view.cells[0], 7);
	EXPECT_EQ(view.cells[1], 7 << 6 | 7);
	EXPECT_EQ(view.Distance(0, 1), (7 * StraightUnits + 32) >> 6);
	EXPECT_EQ(view.crossings[0], (StraightUnits + 32) >> 6);
}

TEST(ClusterGraph, AShortEntranceGetsOneTransitionInTheMiddle)
{
	const GridFixture fixture = GridFromText({
		"S.......########",
		"........########",
		"................",
		"................",
		"................",
		"........########",
		"........########",
		"G.......########",
	});
	const ClusterGraph graph = Built(fixture.map, {.size = 8});
	ASSERT_EQ(CountOn(graph, 0, ClusterSide::East), 1U);
	EXPECT_EQ(graph.View(0).cells[0], 3 << 6 | 7);
}

TEST(ClusterGraph, ADiagonalStepBetweenTwoWallsIsATransitionOnlyWhereItIsLegal)
{
	for (const CornerRule rule :
		{CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked, CornerRule::Never})
	{
		GridMap map = GridMap::Create({.width = 4, .height = 4, .cornerRule = rule}).Value();
		GridEdit edit(map);
		ASSERT_EQ(edit.FillWalkable({0, 0, 4, 4}, false), GridError::None);
		ASSERT_EQ(edit.SetWalkable({1, 1}, true), GridError::None);
		ASSERT_EQ(edit.SetWalkable({2, 2}, true), GridError::None);
		static_cast<void>(edit.Commit());
		const ClusterGraph graph = Built(map, {.size = 2});
		EXPECT_EQ(CountOn(graph, 0, ClusterSide::SouthEast), rule == CornerRule::Always ? 1U : 0U);
		EXPECT_EQ(CountOn(graph, 3, ClusterSide::NorthWest), rule == CornerRule::Always ? 1U : 0U);
	}
}

TEST(ClusterGraph, SpreadEntrancesThatMeetCloseToTheBorderShareTransitions)
{
	const GridFixture fixture = GridFromText({
		"S..............G",
		".......##.......",
		"................",
		".......##.......",
		"................",
		".......##.......",
		"................",
		"................",
	});
	const ClusterSettings spread{.size = 8, .threshold = 6, .spacing = 24};
	EXPECT_EQ(CountOn(Built(fixture.map, spread), 0, ClusterSide::East), 2U);
	const ClusterSettings published{.size = 8, .transitions = TransitionRule::Ends};
	EXPECT_EQ(CountOn(Built(fixture.map, published), 0, ClusterSide::East), 4U);
}

TEST(ClusterGraph, SettingsOutOfRangeAreBroughtIntoRange)
{
	const GridMap map = GridMap::Create({.width = 16, .height = 8}).Value();
	const ClusterGraph graph = Built(map, {.size = 1000, .threshold = -3, .spacing = -1, .clearance = 0});
	EXPECT_EQ(graph.Settings().size, ClusterSettings::MaxSize);
	EXPECT_EQ(graph.Settings().threshold, 1);
	EXPECT_EQ(graph.Settings().spacing, 1);
	EXPECT_EQ(graph.Settings().clearance, 1);
}

TEST(ClusterGraph, ThereAreAsManyLevelsAsTheMapHasRoomFor)
{
	const GridMap map = GridMap::Create({.width = 100, .height = 40}).Value();
	EXPECT_EQ(Built(map, {.size = 8, .levels = 9, .factor = 1}).Settings().levels, 4);
	EXPECT_EQ(Built(map, {.size = 8, .levels = 2, .factor = 3}).Settings().levels, 2);
	EXPECT_EQ(Built(map, {.size = 8, .levels = -5, .factor = 100}).Settings().levels, 1);
	EXPECT_EQ(Built(map, {.size = 64, .levels = 4}).Settings().levels, 1);
	const GridMap large = GridMap::Create({.width = 300, .height = 1100}).Value();
	const ClusterGraph graph = Built(large, {});
	EXPECT_EQ(graph.LevelCount(), 3U);
	EXPECT_EQ(graph.Layout(2).size, 128);
	EXPECT_EQ(graph.Layout(2).Count(), 27);
}

TEST(ClusterGraph, WaysAreKeptWithinTheMemoryForThem)
{
	GridMap map = BuildMap({.width = 128, .height = 128, .blockedPercent = 20, .terrain = true, .seed = 4});
	const auto kept = [&map](std::size_t maxPathBytes)
	{
		const ClusterGraph graph = Built(map, {.size = 16, .maxPathBytes = maxPathBytes});
		std::size_t bytes = 0;
		for (ClusterId id = 0; id < graph.Layout().Count(); ++id)
		{
			const ClusterView view = graph.View(id);
			bytes += view.paths == nullptr || view.PairCount() == 0
				? 0
				: view.pathEnds[view.PairCount() - 1] + 2 * view.PairCount();
		}
		return bytes;
	};
	EXPECT_EQ(kept(1), 0U);
	const std::size_t all = kept(std::size_t{1} << 30);
	const std::size_t some = kept(all);
	EXPECT_GT(some, 0U);
	EXPECT_LT(some, all);
	EXPECT_LE(kept(all / 2), all / 2);
}

TEST(ClusterGraph, ALayerThatCallsForOtherClustersRebuildsTheGraph)
{
	GridMap map = BuildMap({.width = 150, .height = 150, .blockedPercent = 10, .seed = 4});
	ClusterGraph graph = Built(map, {});
	const std::int32_t spacing = graph.Settings().spacing;
	EXPECT_EQ(graph.View(0).paths, nullptr);
	GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.SetTerrain({3, 3}, 7), GridError::None);
	graph.Update(map, edit.Commit());
	EXPECT_LT(graph.Settings().spacing, spacing);
	EXPECT_NE(graph.View(0).paths, nullptr);
	EXPECT_EQ(graph.Digest(), Built(map, {}).Digest());
}

TEST(ClusterGraph, AChangeThatWasMissedIsMadeUpForByTheNext)
{
	GridMap map = BuildMap({.width = 60, .height = 50, .blockedPercent = 20, .seed = 4});
	ClusterGraph graph = Built(map, {.size = 8});
	Random random(5);
	EditAtRandom(map, random);
	EXPECT_FALSE(graph.Follows(map));
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({30, 30}, !map.IsWalkable({30, 30})), GridError::None);
	graph.Update(map, edit.Commit());
	EXPECT_TRUE(graph.Follows(map));
	EXPECT_EQ(graph.Digest(), Built(map, {.size = 8}).Digest());
}

TEST(ClusterGraph, AnEditInTheMiddleOfAClusterMarksThatClusterAlone)
{
	GridMap map = GridMap::Create({.width = 200, .height = 200}).Value();
	ClusterGraph graph = Built(map, {.size = 32});
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({48, 48}, false), GridError::None);
	graph.Mark(map, edit.Commit());
	EXPECT_EQ(graph.MarkedCount(), 1);
	EXPECT_TRUE(graph.IsMarked(graph.Layout().IdAt({48, 48})));
}

TEST(ClusterGraph, RepairedIsRebuiltAfterAnySequenceOfEdits)
{
	CheckProperty(400,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			const ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			ClusterGraph graph = Built(map, settings);
			for (int i = 0; i < 12; ++i)
			{
				graph.Update(map, EditLayersAtRandom(map, random));
				RC_ASSERT(graph.MarkedCount() == 0);
				RC_ASSERT(graph.Follows(map));
				RC_ASSERT(graph.Digest() == Built(map, settings).Digest());
			}
		});
}

TEST(ClusterGraph, CostsThatAnEditDidNotTouchAreTakenOverCorrectly)
{
	CheckProperty(400,
		[]
		{
			MapSpec spec = *UniformOctileSpec(120);
			spec.variant = MapVariant::Plain;
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			ClusterSettings settings = AnyClusterSettings(random, 1);
			settings.size = random.Range(12, 64);
			ClusterGraph graph = Built(map, settings);
			for (int i = 0; i < 8; ++i)
			{
				graph.Update(map, EditLayersAtRandom(map, random));
				RC_ASSERT(graph.Digest() == Built(map, settings).Digest());
			}
		});
}

TEST(ClusterGraph, RepairsInSlicesBetweenEditsEndUpTheSame)
{
	CheckProperty(400,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			const ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			ClusterGraph graph(settings);
			graph.Reset(map);
			for (int i = 0; i < 12; ++i)
			{
				WorkBudget budget(random.Range(0, 300));
				static_cast<void>(graph.Repair(map, budget));
				graph.Mark(map, EditLayersAtRandom(map, random));
			}
			bool done = false;
			for (int i = 0; i < 1'000'000 && !done; ++i)
			{
				WorkBudget budget(random.Range(1, 50));
				done = graph.Repair(map, budget);
			}
			RC_ASSERT(done);
			RC_ASSERT(graph.Digest() == Built(map, settings).Digest());
		});
}

TEST(ClusterGraph, ASliceOverrunsItsBudgetByLittle)
{
	const GridMap map = BuildMap({.width = 256, .height = 256, .blockedPercent = 25, .seed = 4});
	ClusterGraph graph;
	graph.Reset(map);
	bool done = false;
	while (!done)
	{
		WorkBudget budget(100);
		done = graph.Repair(map, budget);
		ASSERT_LE(budget.Used(), 101);
	}
	ClusterGraph whole;
	whole.Build(map);
	EXPECT_EQ(graph.Digest(), whole.Digest());
}
} // namespace NavCore::Tests
