// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Every algorithm over links, against the oracle.
#include "Graph/LinkedMaps.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
constexpr std::array AnyParts{GraphParts::None, GraphParts::Regions,
	GraphParts::Regions | GraphParts::Clusters | GraphParts::Jumps | GraphParts::Statistics};

LinkedMap AnyLinkedMap(Random& random)
{
	const MapSpec spec = *AnySpec(30);
	const GraphParts parts = AnyParts[static_cast<std::size_t>(random.Range(0, 2))];
	return BuildLinkedMap(spec, random.Range(1, 12), parts, random);
}

/** Checks one query, and proves what it says. */
void ProveQuery(
	const LinkedMap& map, std::string_view algorithm, SearchSession& session, const SearchRequest& request)
{
	const auto passable = [&](Cell cell)
	{
		return NavReference::IsPassable(map.reference, ToPoint(cell));
	};
	const SearchOutcome outcome = RunToEnd(session.Search(), map.graph->Context(), request);
	if (!passable(request.start) || !passable(request.goal))
	{
		RC_ASSERT(outcome.status == SearchStatus::InvalidRequest);
		return;
	}
	RC_LOG() << algorithm << " from " << request.start.x << "," << request.start.y << " to " << request.goal.x
			 << "," << request.goal.y << '\n';
	for (const NavReference::ReferenceLink& link : map.reference.links)
	{
		RC_LOG() << "link " << link.number << " " << link.from.x << "," << link.from.y << " -> " << link.to.x
				 << "," << link.to.y << " cost " << link.cost << " width " << link.maxClearance << '\n';
	}
	const std::int64_t optimum =
		NavReference::ShortestCost(map.reference, ToPoint(request.start), ToPoint(request.goal));
	const SearchStatus without = request.allowPartial ? SearchStatus::Partial : SearchStatus::NoPath;
	RC_ASSERT(outcome.status == (optimum >= 0 ? SearchStatus::Found : without));
	Prove(ValidateOutcome(map.reference, request, outcome, DemandOf(algorithm)));
}

class LinkedAlgorithm : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(LinkedAlgorithm, FindsAPathExactlyWhenThereIsOneAndACheapestOneIfItPromises)
{
	CheckProperty(CasesEach(12000, AlgorithmNames().size()),
		[]
		{
			Random random(*AnySeed());
			const LinkedMap map = AnyLinkedMap(random);
			SearchSession session(GetParam());
			for (int i = 0; i < 6; ++i)
			{
				SearchRequest request = RandomRequest(map.graph->Map(), random, map.spec.clearance);
				request.allowPartial = random.Percent(40);
				ProveQuery(map, GetParam(), session, request);
			}
		});
}

TEST_P(LinkedAlgorithm, FollowsEditsOfMapAndLinks)
{
	CheckProperty(CasesEach(6000, AlgorithmNames().size()),
		[]
		{
			Random random(*AnySeed());
			LinkedMap map = AnyLinkedMap(random);
			SearchSession session(GetParam());
			for (int i = 0; i < 6; ++i)
			{
				if (random.Percent(50))
				{
					EditLinksAtRandom(*map.graph, random);
				}
				else
				{
					GridEdit edit(map.graph->MapForEdit());
					const Cell cell = RandomCell(map.graph->Map(), random);
					static_cast<void>(edit.SetWalkable(cell, !map.graph->Map().IsWalkable(cell)));
					// Every other edit is only noted, and a part of it is worked off.
					const GridChange change = edit.Commit();
					map.graph->Mark(change);
					WorkBudget budget(random.Percent(50) ? WorkBudget::Unlimited : random.Range(0, 40));
					static_cast<void>(map.graph->Repair(budget));
				}
				map.RefreshReference();
				ProveQuery(
					map, GetParam(), session, RandomRequest(map.graph->Map(), random, map.spec.clearance));
			}
		});
}

TEST_P(LinkedAlgorithm, SlicingNeverChangesTheAnswer)
{
	CheckProperty(CasesEach(6000, AlgorithmNames().size()),
		[]
		{
			Random random(*AnySeed());
			const LinkedMap map = AnyLinkedMap(random);
			SearchRequest request = RandomRequest(map.graph->Map(), random, map.spec.clearance);
			request.allowPartial = random.Percent(50);
			request.maxExpansions = random.Percent(40) ? random.Range(1, 80) : 0;
			request.maxCost = Cost{random.Percent(30) ? random.Range(1, 40 * StraightUnits) : 0};
			SearchSession whole(GetParam());
			SearchSession sliced(GetParam());
			const SearchOutcome once = RunToEnd(whole.Search(), map.graph->Context(), request);
			Prove(SameOutcome(
				once, RunToEnd(sliced.Search(), map.graph->Context(), request, random.Range(1, 9))));
			Prove(ValidateOutcome(map.reference, request, once));
		});
}

INSTANTIATE_TEST_SUITE_P(Algorithms, LinkedAlgorithm, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

TEST(LinkedReach, AnswersAsTheOracleDoesAfterEveryEdit)
{
	CheckProperty(2000,
		[]
		{
			Random random(*AnySeed());
			MapSpec spec = *AnySpec(30);
			spec.clearance = 1;
			LinkedMap map = BuildLinkedMap(spec, random.Range(0, 10), GraphParts::Regions, random);
			for (int i = 0; i < 5; ++i)
			{
				if (random.Percent(50))
				{
					EditLinksAtRandom(*map.graph, random);
				}
				GridEdit edit(map.graph->MapForEdit());
				const Cell cell = RandomCell(map.graph->Map(), random);
				static_cast<void>(edit.SetWalkable(cell, !map.graph->Map().IsWalkable(cell)));
				map.graph->Apply(edit.Commit());
				map.RefreshReference();
				// Links that only wider or narrower agents may take count: agents of clearance 1 fit all.
				const Cell from = RandomFreeCell(map.graph->Map(), random);
				const std::vector<std::int64_t> costs =
					NavReference::ShortestCosts(map.reference, ToPoint(from));
				for (int j = 0; j < 30; ++j)
				{
					const Cell to = RandomCell(map.graph->Map(), random);
					const bool reachable = costs[map.reference.IndexOf(ToPoint(to))] >= 0;
					RC_ASSERT(map.graph->AreConnected(from, to) == reachable);
				}
			}
		});
}

TEST(LinkedReach, TheNearestPlaceIsTheNearestThatTheOracleReaches)
{
	CheckProperty(1500,
		[]
		{
			Random random(*AnySeed());
			MapSpec spec = *AnySpec(30);
			spec.clearance = 1;
			spec.terrain = false;
			const LinkedMap map = BuildLinkedMap(spec, random.Range(1, 8), GraphParts::Regions, random);
			const Cell from = RandomFreeCell(map.graph->Map(), random);
			const Cell goal = RandomCell(map.graph->Map(), random);
			if (!map.graph->Map().IsWalkable(from))
			{
				return;
			}
			const Result<Cell, RegionError> nearest = map.graph->NearestReachable(from, goal);
			RC_ASSERT(nearest.HasValue());
			const std::vector<std::int64_t> costs = NavReference::ShortestCosts(map.reference, ToPoint(from));
			RC_ASSERT(costs[map.reference.IndexOf(ToPoint(nearest.Value()))] >= 0);
			// As far as anything that can be reached, over the same map without walls.
			NavReference::ReferenceGrid open = map.reference;
			open.links.clear();
			open.heights.clear();
			std::fill(open.walkable.begin(), open.walkable.end(), char{1});
			const std::vector<std::int64_t> distances = NavReference::ShortestCosts(open, ToPoint(goal));
			for (std::size_t i = 0; i < costs.size(); ++i)
			{
				RC_ASSERT(costs[i] < 0 ||
					distances[i] >= distances[map.reference.IndexOf(ToPoint(nearest.Value()))]);
			}
		});
}
} // namespace NavCore::Tests
