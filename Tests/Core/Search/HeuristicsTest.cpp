// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Estimates: never above the true cost, and never falling by more than a step costs.
#include "Search/Heuristics.h"

#include "NavReference/ReferenceSolver.h"
#include "Support/GridFixture.h"
#include "Support/RandomMap.h"
#include "Support/SearchRunner.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace NavCore::Tests
{
namespace
{
struct EstimateCase
{
	std::string_view name;
	HeuristicKind kind;
	Topology topology;
	CornerRule rule;
};

GridMap MapFor(const EstimateCase& test, bool terrain)
{
	const MapSpec spec{.width = 40,
		.height = 40,
		.topology = test.topology,
		.cornerRule = test.rule,
		.blockedPercent = 0,
		.terrain = terrain,
		.seed = 21};
	return BuildMap(spec);
}

Detail::SelectedHeuristic EstimateFor(const EstimateCase& test, const GridMap& map, Cell goal)
{
	SearchRequest request;
	request.goal = goal;
	request.heuristic = test.kind;
	return Detail::SelectedHeuristic(Detail::MakeHeuristicSetup(map, request));
}

/** Looks at random edges and goals; returns how many edges break the triangle rule. */
int CountInconsistentEdges(const EstimateCase& test, bool terrain)
{
	const GridMap map = MapFor(test, terrain);
	const NavReference::ReferenceGrid reference = ToReference(map);
	Random random(4);
	int inconsistent = 0;
	for (int edges = 0; edges < 4000;)
	{
		const Cell from = RandomCell(map, random);
		const Cell to{from.x + random.Range(-1, 1), from.y + random.Range(-1, 1)};
		if (NavReference::JudgeStep(reference, ToPoint(from), ToPoint(to)) !=
			NavReference::StepVerdict::Legal)
		{
			continue;
		}
		++edges;
		const Detail::SelectedHeuristic estimate = EstimateFor(test, map, RandomCell(map, random));
		const auto step =
			static_cast<std::uint64_t>(NavReference::StepCost(reference, ToPoint(from), ToPoint(to)));
		inconsistent += estimate(from.x, from.y) > step + estimate(to.x, to.y) ? 1 : 0;
	}
	return inconsistent;
}

int CountOverestimates(const EstimateCase& test, bool terrain)
{
	const GridMap map = MapFor(test, terrain);
	const NavReference::ReferenceGrid reference = ToReference(map);
	int over = 0;
	for (const Cell goal : {Cell{0, 0}, Cell{39, 39}, Cell{20, 7}, Cell{13, 22}})
	{
		// Costs are the same both ways.
		const std::vector<std::int64_t> costs = NavReference::ShortestCosts(reference, ToPoint(goal));
		const Detail::SelectedHeuristic estimate = EstimateFor(test, map, goal);
		EXPECT_EQ(estimate(goal.x, goal.y), 0U);
		for (std::int32_t i = 0; i < 1600; ++i)
		{
			const auto cost = static_cast<std::uint64_t>(costs[static_cast<std::size_t>(i)]);
			over += estimate(i % 40, i / 40) > cost ? 1 : 0;
		}
	}
	return over;
}

std::string NameOfEstimate(const ::testing::TestParamInfo<EstimateCase>& test)
{
	return std::string(test.param.name);
}

class Estimate : public ::testing::TestWithParam<EstimateCase>
{
};
} // namespace

TEST_P(Estimate, IsConsistent)
{
	EXPECT_EQ(CountInconsistentEdges(GetParam(), false), 0);
	EXPECT_EQ(CountInconsistentEdges(GetParam(), true), 0);
}

TEST_P(Estimate, IsAdmissible)
{
	EXPECT_EQ(CountOverestimates(GetParam(), false), 0);
	EXPECT_EQ(CountOverestimates(GetParam(), true), 0);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Estimate,
	::testing::Values(
		EstimateCase{"AutomaticOctile", HeuristicKind::Automatic, Topology::Octile, CornerRule::NoneBlocked},
		EstimateCase{"AutomaticNever", HeuristicKind::Automatic, Topology::Octile, CornerRule::Never},
		EstimateCase{"AutomaticTile", HeuristicKind::Automatic, Topology::Tile, CornerRule::NoneBlocked},
		EstimateCase{"AutomaticHex", HeuristicKind::Automatic, Topology::Hex, CornerRule::NoneBlocked},
		EstimateCase{"Octile", HeuristicKind::Octile, Topology::Octile, CornerRule::Always},
		EstimateCase{"OctileOnTile", HeuristicKind::Octile, Topology::Tile, CornerRule::NoneBlocked},
		EstimateCase{"ManhattanOnTile", HeuristicKind::Manhattan, Topology::Tile, CornerRule::NoneBlocked},
		EstimateCase{"Chebyshev", HeuristicKind::Chebyshev, Topology::Octile, CornerRule::NoneBlocked},
		EstimateCase{"Euclidean", HeuristicKind::Euclidean, Topology::Octile, CornerRule::NoneBlocked},
		EstimateCase{"EuclideanOnTile", HeuristicKind::Euclidean, Topology::Tile, CornerRule::NoneBlocked},
		EstimateCase{"Zero", HeuristicKind::Zero, Topology::Octile, CornerRule::NoneBlocked},
		EstimateCase{"ZeroOnHex", HeuristicKind::Zero, Topology::Hex, CornerRule::NoneBlocked}),
	NameOfEstimate);

TEST(Heuristics, TheChecksRejectAnEstimateThatIsTooHigh)
{
	const EstimateCase manhattan{
		"ManhattanOnOctile", HeuristicKind::Manhattan, Topology::Octile, CornerRule::NoneBlocked};
	EXPECT_GT(CountInconsistentEdges(manhattan, false), 0);
	EXPECT_GT(CountOverestimates(manhattan, false), 0);
}

TEST(Heuristics, TheFastOctileEstimateEqualsTheGeneralOne)
{
	const Detail::HeuristicSetup setup{{100, 200}, 3, HeuristicKind::Octile, false};
	const Detail::OctileHeuristic fast(setup);
	const Detail::SelectedHeuristic general(setup);
	for (std::int32_t i = 0; i < 400 * 400; ++i)
	{
		ASSERT_EQ(fast(i % 400, i / 400), general(i % 400, i / 400)) << i;
	}
}

TEST(Heuristics, EstimatesAreExactOnEmptyMaps)
{
	for (const Topology topology : AllTopologies)
	{
		const EstimateCase test{"", HeuristicKind::Automatic, topology, CornerRule::NoneBlocked};
		const GridMap map = MapFor(test, false);
		const Cell goal{17, 23};
		const std::vector<std::int64_t> costs = NavReference::ShortestCosts(ToReference(map), ToPoint(goal));
		for (std::int32_t i = 0; i < 1600; ++i)
		{
			ASSERT_EQ(EstimateFor(test, map, goal)(i % 40, i / 40),
				static_cast<std::uint64_t>(costs[static_cast<std::size_t>(i)]));
		}
	}
}

TEST(AStar, ExpandsOnlyTheCellsOfThePathAcrossAnEmptyMap)
{
	GridMap map = GridMap::Create({.width = 100, .height = 100}).Value();
	SearchRequest request;
	for (const Cell goal : {Cell{99, 99}, Cell{99, 0}, Cell{99, 40}, Cell{13, 99}})
	{
		request.goal = goal;
		const SearchOutcome outcome = RunToEnd("astar", map, request);
		const std::int64_t steps = outcome.path.straightSteps + outcome.path.diagonalSteps;
		EXPECT_LE(outcome.counters.expanded, steps + 1);
	}
}

TEST(GreedyBestFirst, PaysForAUTrapButLooksAtLessThanDijkstra)
{
	const GridFixture fixture = GridFromText({
		"..........................",
		"..........................",
		"............#########.....",
		"....................#.....",
		"....................#.....",
		"S...................#....G",
		"....................#.....",
		"....................#.....",
		"............#########.....",
		"..........................",
		"..........................",
	});
	const SearchOutcome greedy = RunToEnd("greedy", fixture);
	const SearchOutcome astar = RunToEnd("astar", fixture);
	const SearchOutcome dijkstra = RunToEnd("dijkstra", fixture);
	EXPECT_EQ(greedy.status, SearchStatus::Found);
	EXPECT_GT(greedy.path.cost, astar.path.cost);
	EXPECT_LT(greedy.counters.expanded, dijkstra.counters.expanded);
	EXPECT_LE(astar.counters.expanded, dijkstra.counters.expanded);
}
} // namespace NavCore::Tests
