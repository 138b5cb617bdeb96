// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/Algorithms.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/SearchScratch.h"

#include <gtest/gtest.h>

#include <set>

namespace NavCore::Tests
{
TEST(Algorithms, HaveDistinctNamesAndSummaries)
{
	std::set<std::string_view> names;
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		EXPECT_TRUE(names.insert(algorithm.name).second) << algorithm.name;
		EXPECT_FALSE(algorithm.summary.empty()) << algorithm.name;
		EXPECT_NE(algorithm.create, nullptr) << algorithm.name;
	}
}

TEST(Algorithms, AreFoundByName)
{
	for (const std::string_view name : {"dijkstra", "greedy", "astar", "wastar", "jps"})
	{
		ASSERT_NE(FindAlgorithm(name), nullptr) << name;
		EXPECT_EQ(FindAlgorithm(name)->name, name);
	}
	EXPECT_EQ(FindAlgorithm(""), nullptr);
	EXPECT_EQ(FindAlgorithm("AStar"), nullptr);
	EXPECT_EQ(FindAlgorithm("no such thing"), nullptr);
}

TEST(Algorithms, SayWhetherTheyAreOptimal)
{
	EXPECT_TRUE(FindAlgorithm("dijkstra")->optimal);
	EXPECT_TRUE(FindAlgorithm("astar")->optimal);
	EXPECT_TRUE(FindAlgorithm("jps")->optimal);
	EXPECT_FALSE(FindAlgorithm("greedy")->optimal);
	EXPECT_FALSE(FindAlgorithm("wastar")->optimal);
}

TEST(Algorithms, CreateSearchesThatAreIdle)
{
	SearchScratch scratch;
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		const auto search = algorithm.create(scratch);
		ASSERT_NE(search, nullptr) << algorithm.name;
		EXPECT_EQ(search->Status(), SearchStatus::Idle) << algorithm.name;
	}
}

TEST(Algorithms, PrepareAnyMapWithoutTouchingItsWalls)
{
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		for (const Topology topology : {Topology::Octile, Topology::Tile, Topology::Hex})
		{
			GridMap map = GridMap::Create({.width = 70, .height = 9, .topology = topology}).Value();
			if (algorithm.prepare != nullptr)
			{
				algorithm.prepare(map);
				algorithm.prepare(map);
			}
			EXPECT_EQ(map.WalkableCount(), 630) << algorithm.name;
			EXPECT_TRUE(map.IsUniform()) << algorithm.name;
		}
	}
}
} // namespace NavCore::Tests
