// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Paths whose cost does not fit into 32 bits.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
constexpr std::int64_t NarrowLimit = std::int64_t{1} << 31;

/** One corridor that runs to and fro over the whole map. */
GridMap Serpentine(std::int32_t width, std::int32_t height, std::uint8_t cost)
{
	GridMap map = GridMap::Create({.width = width, .height = height}).Value();
	GridEdit edit(map);
	for (std::int32_t y = 1; y < height; y += 2)
	{
		const std::int32_t gap = y % 4 == 1 ? width - 1 : 0;
		EXPECT_EQ(edit.FillWalkable({0, y, width, 1}, false), GridError::None);
		EXPECT_EQ(edit.SetWalkable({gap, y}, true), GridError::None);
	}
	if (cost > 1)
	{
		edit.EnableTerrain();
		for (std::int32_t i = 0; i < width * height; ++i)
		{
			EXPECT_EQ(edit.SetTerrain({i % width, i / width}, cost), GridError::None);
		}
	}
	static_cast<void>(edit.Commit());
	return map;
}

SearchRequest EndToEnd(const GridMap& map)
{
	SearchRequest request;
	request.goal = {map.Width() / 2, map.Height() - 1};
	return request;
}

class WideCosts : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(WideCosts, AreFoundOnDearTerrain)
{
	const GridMap map = Serpentine(101, 101, TerrainMax);
	const SearchRequest request = EndToEnd(map);
	const SearchOutcome outcome = RunToEnd(GetParam(), map, request);
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_GT(outcome.path.cost.units, NarrowLimit);
	EXPECT_TRUE(ValidateOutcome(ToReference(map), request, outcome, DemandOf(GetParam())));
}

TEST_P(WideCosts, DoNotDependOnSlicing)
{
	const GridMap map = Serpentine(101, 101, TerrainMax);
	const SearchRequest request = EndToEnd(map);
	const SearchOutcome whole = RunToEnd(GetParam(), map, request);
	EXPECT_TRUE(SameOutcome(whole, RunToEnd(GetParam(), map, request, 1)));
	EXPECT_TRUE(SameOutcome(whole, RunToEnd(GetParam(), map, request, 77)));
}

TEST_P(WideCosts, OfUnreachableGoalsGivePartialPaths)
{
	GridMap map = Serpentine(101, 101, TerrainMax);
	SearchRequest request = EndToEnd(map);
	ASSERT_EQ(GridEdit(map).FillWalkable({0, 99, 101, 1}, false), GridError::None);
	EXPECT_EQ(RunToEnd(GetParam(), map, request).status, SearchStatus::NoPath);
	request.allowPartial = true;
	const SearchOutcome outcome = RunToEnd(GetParam(), map, request);
	EXPECT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_TRUE(ValidateOutcome(ToReference(map), request, outcome));
}

TEST_P(WideCosts, LeaveNothingBehindInTheScratch)
{
	const GridMap map = Serpentine(101, 101, TerrainMax);
	const GridMap small = Serpentine(21, 21, 1);
	SearchSession session(GetParam());
	static_cast<void>(session.Run(map, EndToEnd(map)));
	const SearchRequest request = EndToEnd(small);
	EXPECT_TRUE(SameOutcome(session.Run(small, request), RunToEnd(GetParam(), small, request)));
	EXPECT_TRUE(SameOutcome(session.Run(map, EndToEnd(map)), RunToEnd(GetParam(), map, EndToEnd(map))));
}

TEST_P(WideCosts, AreFoundOnAPlainMapOfAMillionSteps)
{
	if (!IsThorough)
	{
		GTEST_SKIP() << "takes long; done in Release builds without sanitizers";
	}
	const GridMap map = Serpentine(1600, 1601, 1);
	const SearchRequest request = EndToEnd(map);
	const SearchOutcome outcome = RunToEnd(GetParam(), map, request);
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	// 800 corridors and the gaps between them, half of the last corridor, and no way to cut a corner. Paths
	// that are not cheapest may run a little to and fro.
	const std::int64_t shortest = 800 * 1599 + 1600 + 800;
	const std::int64_t longest = FindAlgorithm(GetParam())->optimal ? shortest : shortest + shortest / 100;
	EXPECT_GE(outcome.path.straightSteps, shortest);
	EXPECT_LE(outcome.path.straightSteps, longest);
	EXPECT_EQ(outcome.path.cost.units, outcome.path.straightSteps * StraightUnits);
	EXPECT_GT(outcome.path.cost.units, NarrowLimit);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, WideCosts, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());
} // namespace NavCore::Tests
