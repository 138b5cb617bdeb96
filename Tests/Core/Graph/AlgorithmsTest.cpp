// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/Algorithms.h"

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
	for (const std::string_view name : {"dijkstra", "greedy", "astar", "wastar", "jps", "sga1", "sga2-dist",
			 "sga2-dev", "sga3", "sga", "hpa", "auto"})
	{
		ASSERT_NE(FindAlgorithm(name), nullptr) << name;
		EXPECT_EQ(FindAlgorithm(name)->name, name);
	}
	EXPECT_EQ(FindAlgorithm("sga2"), FindAlgorithm("sga2-dev"));
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
	EXPECT_FALSE(FindAlgorithm("sga")->optimal);
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
} // namespace NavCore::Tests
