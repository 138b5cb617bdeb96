// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Graph/Algorithms.h"

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
} // namespace NavCore::Tests
