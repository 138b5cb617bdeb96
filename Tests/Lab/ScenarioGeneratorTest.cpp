// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/ScenarioGenerator.h"

#include "NavLab/Generate/MapGenerator.h"

#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
NavCore::GridMap MakeMap(MapKind kind, std::int32_t side)
{
	GeneratorOptions options;
	options.kind = kind;
	options.width = side;
	options.height = side;
	return GenerateMap(options).Value();
}

std::map<std::int32_t, int> CountBuckets(const NavCore::ScenFile& scen)
{
	std::map<std::int32_t, int> counts;
	for (const NavCore::ScenProblem& problem : scen.problems)
	{
		++counts[problem.bucket];
	}
	return counts;
}
} // namespace

TEST(ScenarioGenerator, OptimaAreThoseOfTheOracle)
{
	const NavCore::GridMap map = MakeMap(MapKind::Caves, 48);
	const NavReference::ReferenceGrid grid = NavReference::ToReference(map);
	const NavCore::ScenFile scen = GenerateScenario(map, "caves.map", {.seed = 3, .perBucket = 3});
	ASSERT_FALSE(scen.problems.empty());
	for (const NavCore::ScenProblem& problem : scen.problems)
	{
		const double length = NavReference::ShortestLength(
			grid, NavReference::ToPoint(problem.start), NavReference::ToPoint(problem.goal));
		EXPECT_NEAR(problem.optimalLength, length, 1e-9);
		EXPECT_GT(length, 0.0);
		EXPECT_EQ(problem.bucket, static_cast<std::int32_t>(length / 4.0));
		EXPECT_EQ(problem.width, 48);
		EXPECT_EQ(problem.height, 48);
	}
	EXPECT_EQ(scen.mapNames, std::vector<std::string>{"caves.map"});
}

TEST(ScenarioGenerator, EveryBucketGetsItsShare)
{
	const NavCore::ScenFile scen = GenerateScenario(MakeMap(MapKind::PseudoRts, 64), "m", {.perBucket = 5});
	const std::map<std::int32_t, int> counts = CountBuckets(scen);
	EXPECT_GE(counts.rbegin()->first, 20) << "the map is 90 cells from corner to corner";
	// The longest paths are rare, so the last bucket may not fill up.
	for (std::int32_t bucket = 0; bucket < counts.rbegin()->first; ++bucket)
	{
		EXPECT_EQ(counts.at(bucket), 5) << "bucket " << bucket;
	}
	EXPECT_TRUE(std::is_sorted(scen.problems.begin(), scen.problems.end(),
		[](const NavCore::ScenProblem& a, const NavCore::ScenProblem& b) { return a.bucket < b.bucket; }));
}

TEST(ScenarioGenerator, TotalIsSpreadOverAllBuckets)
{
	const NavCore::ScenFile scen = GenerateScenario(MakeMap(MapKind::Maze, 64), "m", {.maxProblems = 40});
	EXPECT_LE(scen.problems.size(), 40U);
	EXPECT_GE(scen.problems.size(), 38U);
	EXPECT_GT(scen.problems.back().bucket, 40) << "a maze has long paths";
}

TEST(ScenarioGenerator, SameSeedSameProblems)
{
	const NavCore::GridMap map = MakeMap(MapKind::Rooms, 40);
	const NavCore::ScenFile scen = GenerateScenario(map, "m", {.seed = 5});
	EXPECT_EQ(GenerateScenario(map, "m", {.seed = 5}), scen);
	EXPECT_NE(GenerateScenario(map, "m", {.seed = 6}), scen);
}

TEST(ScenarioGenerator, SeedsMeanTheSameProblemsEverywhere)
{
	// Recorded once. A change here means that published scenarios can no longer be made again.
	std::uint64_t hash = 0xCBF29CE484222325ULL;
	for (const NavCore::ScenProblem& problem : GenerateScenario(MakeMap(MapKind::Caves, 64), "m").problems)
	{
		for (const std::int32_t number :
			{problem.bucket, problem.start.x, problem.start.y, problem.goal.x, problem.goal.y})
		{
			hash = (hash ^ static_cast<std::uint32_t>(number)) * 0x100000001B3ULL;
		}
	}
	EXPECT_EQ(hash, 3706756025591793203ULL);
}

TEST(ScenarioGenerator, NoPairComesTwice)
{
	const NavCore::ScenFile scen = GenerateScenario(MakeMap(MapKind::Open, 4), "m", {.perBucket = 500});
	std::vector<std::pair<NavCore::Cell, NavCore::Cell>> pairs;
	for (const NavCore::ScenProblem& problem : scen.problems)
	{
		pairs.emplace_back((std::min)(problem.start, problem.goal), (std::max)(problem.start, problem.goal));
	}
	std::sort(pairs.begin(), pairs.end());
	EXPECT_EQ(std::adjacent_find(pairs.begin(), pairs.end()), pairs.end());
	EXPECT_EQ(pairs.size(), 120U) << "all pairs of 16 cells";
}

TEST(ScenarioGenerator, MapWithoutTwoConnectedCellsGivesNoProblems)
{
	EXPECT_TRUE(GenerateScenario(MakeMap(MapKind::Open, 1), "m").problems.empty());
	NavCore::GridMap map = MakeMap(MapKind::Open, 3);
	{
		NavCore::GridEdit edit(map);
		ASSERT_EQ(edit.FillWalkable(map.Bounds(), false), NavCore::GridError::None);
	}
	EXPECT_TRUE(GenerateScenario(map, "m").problems.empty());
}
} // namespace NavLab
