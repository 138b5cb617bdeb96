// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Paths that end before the goal: where, and why.
#include "NavCore/Graph/Algorithms.h"
#include "NavReference/ReferenceSolver.h"
#include "Search/Heuristics.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
GridFixture WalledGoal()
{
	return GridFromText({
		".........",
		".S.......",
		"......###",
		"......#G#",
		"......###",
	});
}

SearchRequest PartialRequest(const GridFixture& fixture)
{
	SearchRequest request = fixture.Request();
	request.allowPartial = true;
	return request;
}

/** The reachable cell with the least estimate; ties by cost, then by cell order. */
struct NearestCell
{
	Cell cell;
	std::int64_t cost = 0;
};

NearestCell FindNearest(
	const GridMap& map, const NavReference::ReferenceGrid& reference, const SearchRequest& request)
{
	const std::vector<std::int64_t> costs = NavReference::ShortestCosts(reference, ToPoint(request.start));
	const Detail::SelectedHeuristic estimate(Detail::MakeHeuristicSetup(map, request));
	NearestCell nearest{request.start, 0};
	std::uint64_t least = estimate(request.start.x, request.start.y);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const std::int64_t cost = costs[reference.IndexOf({x, y})];
			const std::uint64_t here = estimate(x, y);
			const bool better = here != least ? here < least
				: cost != nearest.cost        ? cost < nearest.cost
											  : Cell{x, y} < nearest.cell;
			if (cost != NavReference::Unreachable && better)
			{
				nearest = {{x, y}, cost};
				least = here;
			}
		}
	}
	return nearest;
}

/** Looks for a query without an answer on a random map; false when the map is too well connected. */
bool FindUnreachable(const GridMap& map, const NavReference::ReferenceGrid& reference, Random& random,
	SearchRequest& outRequest)
{
	for (int i = 0; i < 10; ++i)
	{
		outRequest.start = RandomFreeCell(map, random, outRequest.clearance);
		outRequest.goal = RandomFreeCell(map, random, outRequest.clearance);
		const bool fits = NavReference::IsPassable(reference, ToPoint(outRequest.start)) &&
			NavReference::IsPassable(reference, ToPoint(outRequest.goal));
		if (fits &&
			NavReference::ShortestCost(reference, ToPoint(outRequest.start), ToPoint(outRequest.goal)) ==
				NavReference::Unreachable)
		{
			return true;
		}
	}
	return false;
}

class PartialPath : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(PartialPath, IsReturnedWhenTheGoalIsUnreachable)
{
	const GridFixture fixture = WalledGoal();
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, PartialRequest(fixture));
	EXPECT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_EQ(outcome.whyPartial, PartialReason::GoalUnreachable);
	EXPECT_TRUE(outcome.path.partial);
	EXPECT_TRUE(ValidateOutcome(fixture, outcome));
}

TEST_P(PartialPath, IsNotReturnedUnlessAskedFor)
{
	const GridFixture fixture = WalledGoal();
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture);
	EXPECT_EQ(outcome.status, SearchStatus::NoPath);
	EXPECT_EQ(outcome.whyPartial, PartialReason::None);
	EXPECT_TRUE(outcome.path.IsEmpty());
}

TEST_P(PartialPath, IsNotReturnedWhenTheGoalIsReached)
{
	const GridFixture fixture = GridFromText({"S..#..G", "......."});
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, PartialRequest(fixture));
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_FALSE(outcome.path.partial);
	EXPECT_EQ(outcome.whyPartial, PartialReason::None);
}

TEST_P(PartialPath, OfAStartWithNoWayOutIsTheStartAlone)
{
	const GridFixture fixture = GridFromText({"S#.", "##G"});
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, PartialRequest(fixture));
	EXPECT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_EQ(outcome.path.points, (std::vector<Cell>{fixture.start}));
	EXPECT_EQ(outcome.path.cost, Cost{});
}

TEST_P(PartialPath, OfALimitedSearchSaysSo)
{
	const GridFixture fixture = GridFromText({"S.#.......", "..#.###.#.", "....#...#G"});
	SearchRequest request = PartialRequest(fixture);
	request.maxExpansions = 2;
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, request);
	EXPECT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_EQ(outcome.whyPartial, PartialReason::LimitReached);
	EXPECT_EQ(outcome.counters.expanded, 2);
	EXPECT_TRUE(ValidateOutcome(fixture, outcome));
}

TEST_P(PartialPath, OfALimitedSearchIsNotReturnedUnlessAskedFor)
{
	const GridFixture fixture = GridFromText({"S.#.......", "..#.###.#.", "....#...#G"});
	SearchRequest request = fixture.Request();
	request.maxExpansions = 2;
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, request);
	EXPECT_EQ(outcome.status, SearchStatus::LimitReached);
	EXPECT_TRUE(outcome.path.IsEmpty());
}

TEST_P(PartialPath, OnRandomMapsIsLegalAndTrue)
{
	CheckProperty(2000,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const NavReference::ReferenceGrid reference = ToReference(map, spec.clearance);
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.allowPartial = true;
			request.maxExpansions = random.Percent(50) ? random.Range(1, 40) : 0;
			const SearchOutcome outcome = RunToEnd(GetParam(), map, request);
			RC_ASSERT(outcome.status != SearchStatus::NoPath);
			RC_ASSERT(outcome.status != SearchStatus::LimitReached);
			Prove(ValidateOutcome(reference, request, outcome));
		});
}

INSTANTIATE_TEST_SUITE_P(Algorithms, PartialPath, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

class NearestPartialPath : public ::testing::TestWithParam<std::string>
{
};

TEST_P(NearestPartialPath, EndsBesideTheWallsOfThePocket)
{
	const GridFixture fixture = WalledGoal();
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, PartialRequest(fixture));
	ASSERT_EQ(outcome.status, SearchStatus::Partial);
	// (7,1), (5,3) and others are two steps away from the goal; this is the cheapest of them.
	EXPECT_EQ(outcome.path.points.back(), (Cell{5, 3}));
}

TEST_P(NearestPartialPath, EndsAtTheReachableCellOfLeastEstimate)
{
	CheckProperty(3000,
		[]
		{
			MapSpec spec = *AnySpec(24);
			spec.blockedPercent = spec.blockedPercent / 2 + 30;
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const NavReference::ReferenceGrid reference = ToReference(map, spec.clearance);
			SearchRequest request;
			request.clearance = spec.clearance;
			request.allowPartial = true;
			if (!FindUnreachable(map, reference, random, request))
			{
				return;
			}
			const SearchOutcome outcome = RunToEnd(GetParam(), map, request);
			RC_ASSERT(outcome.status == SearchStatus::Partial);
			RC_ASSERT(outcome.whyPartial == PartialReason::GoalUnreachable);
			const NearestCell nearest = FindNearest(map, reference, request);
			RC_LOG() << Draw(map) << "the nearest cell is " << nearest.cell.x << "," << nearest.cell.y
					 << '\n';
			RC_ASSERT(outcome.path.points.back() == nearest.cell);
			RC_ASSERT(outcome.path.cost.units == nearest.cost);
		});
}

INSTANTIATE_TEST_SUITE_P(
	Algorithms, NearestPartialPath, ::testing::Values("dijkstra", "astar"), NameOfCase());
} // namespace NavCore::Tests
