// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(NavGraph, BuildsWhatAnyAlgorithmUsesOnAnyMapWithoutTouchingItsWalls)
{
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		for (const Topology topology : {Topology::Octile, Topology::Tile, Topology::Hex})
		{
			NavGraph graph(GridMap::Create({.width = 70, .height = 9, .topology = topology}).Value());
			graph.Require(algorithm.uses);
			graph.Require(algorithm.uses);
			EXPECT_EQ(graph.Map().WalkableCount(), 630) << algorithm.name;
			EXPECT_TRUE(graph.Map().IsUniform()) << algorithm.name;
			EXPECT_EQ(graph.Context().map, &graph.Map()) << algorithm.name;
		}
	}
}

TEST(NavGraph, AddsTheJumpBitsOnlyWhenAskedForAndUseful)
{
	NavGraph octile(GridMap::Create({.width = 9, .height = 9}).Value());
	octile.Require(GraphParts::None);
	EXPECT_EQ(octile.Map().Jumps(), nullptr);
	octile.Require(GraphParts::Jumps);
	EXPECT_NE(octile.Map().Jumps(), nullptr);
	NavGraph hex(GridMap::Create({.width = 9, .height = 9, .topology = Topology::Hex}).Value());
	hex.Require(GraphParts::Jumps);
	EXPECT_EQ(hex.Map().Jumps(), nullptr);
}

TEST(NavGraph, KeepsTheRegionsCurrentOnceAskedFor)
{
	NavGraph graph(GridMap::Create({.width = 70, .height = 9}).Value());
	EXPECT_EQ(graph.Context().regions, nullptr);
	const std::size_t bytes = graph.Bytes();
	graph.Require(GraphParts::Regions);
	ASSERT_NE(graph.Context().regions, nullptr);
	EXPECT_GT(graph.Bytes(), bytes);
	EXPECT_TRUE(graph.Context().regions->AreConnected({0, 0}, {69, 8}));
	{
		GridEdit edit(graph.MapForEdit());
		ASSERT_EQ(edit.FillWalkable({35, 0, 1, 9}, false), GridError::None);
		graph.Apply(edit.Commit());
	}
	NavGraph moved = std::move(graph);
	EXPECT_FALSE(moved.Context().regions->AreConnected({0, 0}, {69, 8}));
	EXPECT_EQ(moved.Context().regions->MapVersion(), moved.Map().Version());
	const RegionMap* before = moved.Context().regions;
	moved.Require(GraphParts::Regions);
	EXPECT_EQ(moved.Context().regions, before) << "built once";
}

TEST(NavGraph, MarkDoesNoWorkAndRepairDoesItInSlicesRegionsFirst)
{
	NavGraph graph(GridMap::Create({.width = 200, .height = 200}).Value());
	graph.Require(GraphParts::Regions | GraphParts::Clusters);
	EXPECT_TRUE(graph.PendingWork().IsNone());
	GridEdit edit(graph.MapForEdit());
	ASSERT_EQ(edit.FillWalkable({100, 0, 1, 200}, false), GridError::None);
	graph.Mark(edit.Commit());
	EXPECT_EQ(graph.PendingWork().sectors, 7U) << "a column of sectors";
	EXPECT_GT(graph.PendingWork().clusters, 0U);
	EXPECT_FALSE(graph.Context().regions->Follows(graph.Map()));
	int slices = 0;
	for (bool done = false; !done; ++slices)
	{
		WorkBudget budget(3);
		done = graph.Repair(budget);
		EXPECT_TRUE(graph.PendingWork().sectors == 0 || graph.PendingWork().clusters > 0);
		EXPECT_EQ(graph.PendingWork().IsNone(), done);
	}
	EXPECT_GT(slices, 10);
	EXPECT_TRUE(graph.Context().regions->Follows(graph.Map()));
	EXPECT_FALSE(graph.Context().regions->AreConnected({0, 0}, {199, 0}));
}

TEST(NavGraph, SearchesAnswerRightlyWhileTheRegionsAreOutOfDate)
{
	NavGraph graph(GridMap::Create({.width = 100, .height = 100}).Value());
	graph.Require(GraphParts::Regions);
	SearchScratch scratch;
	const std::unique_ptr<PathSearch> search = FindAlgorithm("sga")->create(scratch);
	const auto run = [&]
	{
		WorkBudget budget;
		static_cast<void>(search->Begin(graph.Context(), {.start = {0, 0}, .goal = {99, 0}}));
		return search->Advance(budget);
	};
	const auto fill = [&](bool walkable)
	{
		GridEdit edit(graph.MapForEdit());
		EXPECT_EQ(edit.FillWalkable({50, 0, 1, 100}, walkable), GridError::None);
		graph.Mark(edit.Commit());
		// Somewhere in the middle of the repair.
		WorkBudget budget(20);
		EXPECT_FALSE(graph.Repair(budget));
	};
	fill(false);
	EXPECT_EQ(run(), SearchStatus::NoPath);
	fill(true);
	EXPECT_EQ(run(), SearchStatus::Found);
}
} // namespace NavCore::Tests
