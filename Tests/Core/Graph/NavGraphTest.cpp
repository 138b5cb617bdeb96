// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"

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
} // namespace NavCore::Tests
