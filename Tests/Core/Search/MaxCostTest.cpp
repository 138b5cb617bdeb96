// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches that give up once every path is known to cost too much.
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
class MaxCost : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(MaxCost, IsReachedExactlyWhenTheOptimumIsDearer)
{
	CheckProperty(800,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			const SearchOutcome free = RunToEnd(GetParam(), map, request);
			RC_PRE(free.status == SearchStatus::Found && free.path.cost.units > 0);
			request.maxCost = free.path.cost;
			Prove(SameOutcome(RunToEnd(GetParam(), map, request), free));
			request.maxCost = Cost{free.path.cost.units - 1};
			RC_ASSERT(RunToEnd(GetParam(), map, request).status == SearchStatus::LimitReached);
		});
}

TEST_P(MaxCost, SavesTheRestOfTheSearch)
{
	const GridFixture fixture = GridFromText({
		"S.#..............",
		"..#..............",
		"..#..............",
		"................G",
	});
	SearchRequest request = fixture.Request();
	request.maxCost = StraightCost + StraightCost;
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, request);
	EXPECT_EQ(outcome.status, SearchStatus::LimitReached);
	EXPECT_LT(outcome.counters.expanded, 10);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, MaxCost, ::testing::Values("dijkstra", "astar", "jps"), NameOfCase());
} // namespace NavCore::Tests
