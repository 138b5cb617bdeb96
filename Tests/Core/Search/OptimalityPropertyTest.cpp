// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Every algorithm against the reference solver and the path validator, on random maps of every kind.
#include "NavCore/Graph/Algorithms.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
/** A random map with the costs from a random start to every cell. */
struct SolvedMap
{
	MapSpec spec;
	GridMap map;
	NavReference::ReferenceGrid reference;
	Cell start;
	std::vector<std::int64_t> costs;

	[[nodiscard]] std::int64_t Optimum(Cell goal) const { return costs[reference.IndexOf(ToPoint(goal))]; }
};

SolvedMap SolveAt(const MapSpec& spec, Random& random)
{
	SolvedMap solved{spec, BuildMap(spec), {}, {}, {}};
	solved.reference = ToReference(solved.map, spec.clearance);
	solved.start = RandomFreeCell(solved.map, random, spec.clearance);
	solved.costs = NavReference::ShortestCosts(solved.reference, ToPoint(solved.start));
	return solved;
}

/** Runs an algorithm to several goals of one random map and hands each outcome to the judge. */
template <class Judge>
void ForManyGoals(std::string_view algorithm, Judge judge)
{
	const MapSpec spec = *AnySpec(40);
	Random random(*AnySeed());
	const SolvedMap solved = SolveAt(spec, random);
	if (!NavReference::IsPassable(solved.reference, ToPoint(solved.start)))
	{
		return; // The map has no room for the agent.
	}
	SearchSession session(algorithm);
	for (int i = 0; i < 8; ++i)
	{
		SearchRequest request;
		request.clearance = spec.clearance;
		request.start = solved.start;
		request.goal = RandomFreeCell(solved.map, random, spec.clearance);
		request.weightPermille = random.Range(1000, 5000);
		if (!NavReference::IsPassable(solved.reference, ToPoint(request.goal)))
		{
			continue;
		}
		RC_LOG() << algorithm << " from " << request.start.x << "," << request.start.y << " to "
				 << request.goal.x << "," << request.goal.y << ", weight " << request.weightPermille << '\n';
		const SearchOutcome outcome = session.Run(solved.map, request);
		const bool reachable = solved.Optimum(request.goal) != NavReference::Unreachable;
		RC_ASSERT(outcome.status == (reachable ? SearchStatus::Found : SearchStatus::NoPath));
		Prove(ValidateOutcome(solved.reference, request, outcome));
		if (reachable)
		{
			judge(request, outcome.path.cost.units, solved.Optimum(request.goal));
		}
	}
}

class OptimalAlgorithm : public ::testing::TestWithParam<std::string>
{
};

class AnyAlgorithm : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(OptimalAlgorithm, CostsWhatTheReferenceSays)
{
	CheckProperty(CasesEach(13500, OptimalAlgorithmNames().size()),
		[]
		{
			ForManyGoals(GetParam(),
				[](const SearchRequest&, std::int64_t cost, std::int64_t optimum)
				{ RC_ASSERT(cost == optimum); });
		});
}

INSTANTIATE_TEST_SUITE_P(
	Algorithms, OptimalAlgorithm, ::testing::ValuesIn(OptimalAlgorithmNames()), NameOfCase());

TEST_P(AnyAlgorithm, FindsALegalPathExactlyWhenThereIsOne)
{
	CheckProperty(CasesEach(15000, AlgorithmNames().size()),
		[]
		{
			ForManyGoals(GetParam(),
				[](const SearchRequest&, std::int64_t cost, std::int64_t optimum)
				{ RC_ASSERT(cost >= optimum); });
		});
}

INSTANTIATE_TEST_SUITE_P(Algorithms, AnyAlgorithm, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

TEST(WeightedAStar, CostsAtMostTheWeightTimesTheOptimum)
{
	CheckProperty(6000,
		[]
		{
			ForManyGoals("wastar",
				[](const SearchRequest& request, std::int64_t cost, std::int64_t optimum)
				{ RC_ASSERT(cost * 1000 <= optimum * request.weightPermille); });
		});
}

TEST(WeightedAStar, AWeightOfOneIsOptimal)
{
	CheckProperty(1500,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.weightPermille = 1000;
			const SearchOutcome outcome = RunToEnd("wastar", map, request);
			Prove(ValidateOutcome(ToReference(map, spec.clearance), request, outcome, Demand::Optimal));
		});
}

TEST(AStar, EveryAdmissibleHeuristicIsOptimal)
{
	CheckProperty(3000,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.heuristic = spec.topology == Topology::Hex
				? *rc::gen::element(HeuristicKind::Automatic, HeuristicKind::Zero)
				: *rc::gen::element(HeuristicKind::Automatic, HeuristicKind::Octile, HeuristicKind::Chebyshev,
					  HeuristicKind::Euclidean, HeuristicKind::Zero);
			const SearchOutcome outcome = RunToEnd("astar", map, request);
			Prove(ValidateOutcome(ToReference(map, spec.clearance), request, outcome, Demand::Optimal));
		});
}
} // namespace NavCore::Tests
