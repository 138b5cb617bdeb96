// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// HPA* with its cluster graph; the tests of all algorithms run it without one.
#include "Hierarchy/ClusterBuilder.h"
#include "Hierarchy/HierarchySupport.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/AllPairs.h"

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
ClusterGraph Built(const GridMap& map, const ClusterSettings& settings)
{
	ClusterGraph graph(settings);
	graph.Build(map);
	return graph;
}

/** What a query on the graph has to prove: a legal path exactly when there is one. */
void ProveAnswer(const GridMap& map, const SearchRequest& request, const SearchOutcome& outcome)
{
	const NavReference::ReferenceGrid reference = ToReference(map, request.clearance);
	Prove(ValidateOutcome(reference, request, outcome));
	if (outcome.status == SearchStatus::InvalidRequest)
	{
		return;
	}
	const std::int64_t optimum =
		NavReference::ShortestCost(reference, ToPoint(request.start), ToPoint(request.goal));
	RC_ASSERT(outcome.status ==
		(optimum == NavReference::Unreachable ? SearchStatus::NoPath : SearchStatus::Found));
	RC_ASSERT(outcome.servedBy == "hpa");
}

/** Whether the search has to begin anew after an edit, as the scheduler asks it. */
bool IsConcerned(const PathSearch& search, const GridMap& map, const GridChange& change)
{
	const std::int32_t reach = map.HasClearance() ? map.ClearanceLimit() : 0;
	return std::any_of(change.Rects().begin(), change.Rects().end(),
		[&](const CellRect& rect) { return search.MayHaveRead(rect.Inflate(reach)); });
}

/** Edits a cell, or sometimes more, anywhere. */
GridChange EditSomewhere(GridMap& map, Random& random)
{
	if (random.Percent(10))
	{
		return EditLayersAtRandom(map, random);
	}
	GridEdit edit(map);
	const Cell cell = RandomCell(map, random);
	static_cast<void>(edit.SetWalkable(cell, !map.IsWalkable(cell)));
	return edit.Commit();
}
} // namespace

TEST(HierarchicalSearch, FindsALegalPathExactlyWhenThereIsOne)
{
	SearchSession session("hpa");
	CheckProperty(3000,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const ClusterGraph graph = Built(map, AnyClusterSettings(random, spec.clearance));
			for (int i = 0; i < 6; ++i)
			{
				const SearchRequest request = RandomRequest(map, random, spec.clearance);
				ProveAnswer(map, request, RunOnGraph(session.Search(), map, graph, request));
			}
		});
}

TEST(HierarchicalSearch, AnswersCorrectlyWhileRepairsAreUnderWay)
{
	SearchSession session("hpa");
	CheckProperty(600,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			const ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			ClusterGraph graph(settings);
			graph.Reset(map);
			for (int i = 0; i < 8; ++i)
			{
				const SearchRequest request = RandomRequest(map, random, spec.clearance);
				const SearchOutcome outcome =
					RunOnGraph(session.Search(), map, graph, request, random.Range(1, 200));
				ProveAnswer(map, request, outcome);
				const ClusterGraph whole = Built(map, settings);
				RC_ASSERT(
					RunOnGraph(session.Search(), map, whole, request).path.points == outcome.path.points);
				WorkBudget budget(random.Range(0, 200));
				static_cast<void>(graph.Repair(map, budget));
				graph.Mark(map, EditLayersAtRandom(map, random));
			}
		});
}

TEST(HierarchicalSearch, RepairsBetweenTheSlicesOfAQueryChangeNothing)
{
	SearchSession session("hpa");
	CheckProperty(300,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			ClusterGraph graph(settings);
			graph.Reset(map);
			const SearchRequest request = RandomRequest(map, random, spec.clearance);
			const SearchOutcome expected = RunOnGraph(session.Search(), map, Built(map, settings), request);
			SearchContext context;
			context.map = &map;
			context.clusters = &graph;
			SearchStatus status = session.Search().Begin(context, request);
			while (status == SearchStatus::Running)
			{
				WorkBudget repair(random.Range(0, 60));
				static_cast<void>(graph.Repair(map, repair));
				WorkBudget budget(random.Range(1, 60));
				status = session.Search().Advance(budget);
			}
			RC_ASSERT(status == expected.status);
			RC_ASSERT(session.Search().GetPath().points == expected.path.points);
		});
}

TEST(HierarchicalSearch, GoesOnOverEditsThatDoNotConcernIt)
{
	SearchSession session("hpa");
	int survived = 0;
	int concerned = 0;
	CheckProperty(400,
		[&]
		{
			const MapSpec spec = *AnySpec(120);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			const ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			ClusterGraph graph(settings);
			random.Percent(50) ? graph.Build(map) : graph.Reset(map);
			const SearchRequest request = RandomRequest(map, random, spec.clearance);
			SearchContext context;
			context.map = &map;
			context.clusters = &graph;
			bool isUntouched = true;
			const int mostEdits = random.Range(1, 4);
			int edits = 0;
			SearchStatus status = session.Search().Begin(context, request);
			while (status == SearchStatus::Running)
			{
				WorkBudget budget(random.Range(1, 40));
				status = session.Search().Advance(budget);
				if (status == SearchStatus::Running && edits < mostEdits && random.Percent(30))
				{
					++edits;
					const GridChange change = EditSomewhere(map, random);
					graph.Mark(map, change);
					if (IsConcerned(session.Search(), map, change))
					{
						isUntouched = false;
						status = session.Search().Begin(context, request);
					}
				}
				WorkBudget repair(random.Range(0, 200));
				static_cast<void>(graph.Repair(map, repair));
			}
			survived += isUntouched && edits > 0 ? 1 : 0;
			concerned += isUntouched ? 0 : 1;
			RC_ASSERT(!session.Search().MayHaveRead(map.Bounds()));
			const SearchOutcome outcome = OutcomeOf(session.Search());
			ProveAnswer(map, request, outcome);
			// Legs that jumps have found are kept as long as they are legal; all else is as if begun anew.
			if (!Detail::HasJumpPoints(map, spec.clearance))
			{
				const ClusterGraph whole = Built(map, settings);
				RC_ASSERT(
					RunOnGraph(session.Search(), map, whole, request).path.points == outcome.path.points);
			}
		});
	EXPECT_GT(survived, 0);
	EXPECT_GT(concerned, 0);
}

TEST(HierarchicalSearch, WhatQueriesComputeIsAdoptedWithoutChangingTheGraph)
{
	SearchSession session("hpa");
	CheckProperty(300,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			const ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			ClusterGraph graph(settings);
			graph.Reset(map);
			for (int i = 0; i < 10; ++i)
			{
				const SearchRequest request = RandomRequest(map, random, spec.clearance);
				const SearchOutcome outcome = RunOnGraph(session.Search(), map, graph, request);
				ProveAnswer(map, request, outcome);
				const std::int32_t marked = graph.MarkedCount();
				const std::int32_t adopted = graph.Adopt(map, session.Scratch());
				RC_ASSERT(graph.MarkedCount() == marked - adopted);
				// What was needed is there now.
				const SearchOutcome again = RunOnGraph(session.Search(), map, graph, request);
				RC_ASSERT(again.path.points == outcome.path.points);
				RC_ASSERT(again.counters.expanded <= outcome.counters.expanded);
				RC_ASSERT(graph.Adopt(map, session.Scratch()) == 0);
				WorkBudget budget(random.Percent(50) ? random.Range(0, 200) : 0);
				static_cast<void>(graph.Repair(map, budget));
				graph.Mark(map, EditLayersAtRandom(map, random));
			}
			WorkBudget budget;
			RC_ASSERT(graph.Repair(map, budget));
			RC_ASSERT(graph.MarkedCount() == 0);
			RC_ASSERT(graph.Digest() == Built(map, settings).Digest());
		});
}

TEST(HierarchicalSearch, NothingIsAdoptedThatBelongsToAnotherGraphOrMap)
{
	const GridMap map = GridMap::Create({.width = 100, .height = 100}).Value();
	ClusterGraph graph({.size = 16, .levels = 2, .factor = 2});
	ClusterGraph other({.size = 16, .levels = 2, .factor = 2});
	graph.Reset(map);
	other.Reset(map);
	SearchSession session("hpa");
	EXPECT_EQ(graph.Adopt(map, session.Scratch()), 0);
	SearchRequest request;
	request.start = {2, 2};
	request.goal = {97, 97};
	ASSERT_EQ(RunOnGraph(session.Search(), map, graph, request).status, SearchStatus::Found);
	EXPECT_EQ(other.Adopt(map, session.Scratch()), 0);
	GridMap edited = GridMap::Create({.width = 100, .height = 100}).Value();
	GridEdit edit(edited);
	ASSERT_EQ(edit.SetWalkable({50, 50}, false), GridError::None);
	static_cast<void>(edit.Commit());
	EXPECT_EQ(graph.Adopt(edited, session.Scratch()), 0);
	EXPECT_GT(graph.Adopt(map, session.Scratch()), 0);
	EXPECT_LT(graph.MarkedCount(), other.MarkedCount());
}

TEST(HierarchicalSearch, WaysThatAreNotKeptAreFoundTheSame)
{
	SearchSession session("hpa");
	CheckProperty(400,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			settings.maxPathBytes = std::size_t{1} << 30;
			const ClusterGraph all = Built(map, settings);
			settings.maxPathBytes = static_cast<std::size_t>(random.Range(1, 4000));
			const ClusterGraph few = Built(map, settings);
			for (int i = 0; i < 4; ++i)
			{
				const SearchRequest request = RandomRequest(map, random, spec.clearance);
				const Path kept = RunOnGraph(session.Search(), map, all, request).path;
				const Path found = RunOnGraph(session.Search(), map, few, request).path;
				RC_ASSERT(kept.points == found.points);
				RC_ASSERT(kept.cost.units == found.cost.units);
			}
		});
}

TEST(HierarchicalSearch, LevelsSaveExpansionsOnLargeMaps)
{
	const GridMap map = BuildMap({.width = 600, .height = 600, .blockedPercent = 20, .seed = 12});
	SearchSession session("hpa");
	std::array<std::int64_t, 3> generated{};
	for (std::int32_t levels = 1; levels <= 3; ++levels)
	{
		const ClusterGraph graph = Built(map, {.size = 16, .levels = levels, .factor = 2});
		Random random(8);
		for (int i = 0; i < 30; ++i)
		{
			const SearchOutcome outcome =
				RunOnGraph(session.Search(), map, graph, RandomRequest(map, random));
			generated[static_cast<std::size_t>(levels - 1)] += outcome.counters.generated;
		}
	}
	EXPECT_LT(generated[1], generated[0]);
	EXPECT_LT(generated[2], generated[1]);
}

TEST(HierarchicalSearch, SlicingChangesNothing)
{
	SearchSession session("hpa");
	CheckProperty(600,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const ClusterGraph graph = Built(map, AnyClusterSettings(random, spec.clearance));
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.allowPartial = random.Percent(30);
			request.maxExpansions = random.Percent(30) ? random.Range(1, 400) : 0;
			const SearchOutcome whole = RunOnGraph(session.Search(), map, graph, request);
			request.pauseAtFirstLeg = random.Percent(50);
			const SearchOutcome sliced =
				RunOnGraph(session.Search(), map, graph, request, random.Range(1, 40));
			Prove(SameOutcome(whole, sliced));
		});
}

TEST(HierarchicalSearch, PartialPathsAreLegal)
{
	SearchSession session("hpa");
	CheckProperty(800,
		[&session]
		{
			const MapSpec spec = *AnySpec(50);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const ClusterGraph graph = Built(map, AnyClusterSettings(random, spec.clearance));
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.allowPartial = true;
			request.maxExpansions = random.Percent(70) ? random.Range(1, 500) : 0;
			const SearchOutcome outcome = RunOnGraph(session.Search(), map, graph, request);
			RC_ASSERT(outcome.status != SearchStatus::NoPath && outcome.status != SearchStatus::LimitReached);
			Prove(ValidateOutcome(ToReference(map, spec.clearance), request, outcome));
		});
}

TEST(HierarchicalSearch, TheFirstLegIsTheBeginningOfThePath)
{
	const GridMap map = BuildMap({.width = 300, .height = 200, .blockedPercent = 20, .seed = 11});
	const ClusterGraph graph = Built(map, {.size = 16});
	SearchSession session("hpa");
	SearchContext context;
	context.map = &map;
	context.clusters = &graph;
	SearchRequest request;
	request.start = {2, 2};
	request.goal = {297, 197};
	request.pauseAtFirstLeg = true;
	ASSERT_TRUE(map.IsWalkable(request.start) && map.IsWalkable(request.goal));
	PathSearch& search = session.Search();
	ASSERT_EQ(search.Begin(context, request), SearchStatus::Running);
	EXPECT_EQ(search.FirstLeg(), nullptr);
	WorkBudget budget;
	ASSERT_EQ(search.Advance(budget), SearchStatus::Running);
	ASSERT_NE(search.FirstLeg(), nullptr);
	EXPECT_TRUE(search.GetPath().IsEmpty());
	EXPECT_EQ(search.Counters().refinements, 1);
	const Path leg = *search.FirstLeg();
	EXPECT_TRUE(leg.partial);
	EXPECT_TRUE(NavReference::ValidatePath(ToReference(map), leg, request.start, request.goal));
	ASSERT_EQ(search.Advance(budget), SearchStatus::Found);
	std::vector<Cell> legCells;
	std::vector<Cell> pathCells;
	ExpandToCells(leg, legCells);
	ExpandToCells(search.GetPath(), pathCells);
	ASSERT_LT(legCells.size(), pathCells.size());
	EXPECT_TRUE(std::equal(legCells.begin(), legCells.end(), pathCells.begin()));
}

TEST(HierarchicalSearch, WithoutAGraphForTheMapAnotherAlgorithmServes)
{
	GridMap map = BuildMap({.width = 80, .height = 80, .blockedPercent = 20, .seed = 3});
	ClusterGraph graph = Built(map, {.size = 16});
	Random random(9);
	SearchSession session("hpa");
	const SearchRequest request = RandomRequest(map, random);
	EXPECT_EQ(RunOnGraph(session.Search(), map, graph, request).servedBy, "hpa");
	EXPECT_EQ(RunToEnd("hpa", map, request).servedBy, "jps");
	EditAtRandom(map, random);
	EXPECT_EQ(RunOnGraph(session.Search(), map, graph, request).servedBy, "jps");
	graph.Build(map);
	SearchRequest wide = request;
	wide.clearance = 2;
	GridEdit edit(map);
	ASSERT_EQ(edit.EnableClearance(3), GridError::None);
	graph.Mark(map, edit.Commit());
	const SearchOutcome outcome = RunOnGraph(session.Search(), map, graph, wide);
	EXPECT_TRUE(outcome.status == SearchStatus::InvalidRequest || outcome.servedBy == "astar");
}

TEST(HierarchicalSearch, EndsWithOutOfMemoryUnderASmallCap)
{
	const GridMap map = BuildMap({.width = 1000, .height = 1000, .blockedPercent = 20, .seed = 6});
	const ClusterGraph graph = Built(map, {.size = 8});
	SearchSession session("hpa", 200 * 1024);
	Random random(3);
	for (int i = 0; i < 20; ++i)
	{
		SearchRequest request = RandomRequest(map, random);
		request.allowPartial = i % 2 == 0;
		const SearchOutcome outcome = RunOnGraph(session.Search(), map, graph, request);
		EXPECT_LE(session.Scratch().Bytes(), 200U * 1024);
		EXPECT_TRUE(ValidateOutcome(ToReference(map), request, outcome));
		EXPECT_TRUE(outcome.status == SearchStatus::Found || outcome.status == SearchStatus::OutOfMemory ||
			outcome.whyPartial == PartialReason::OutOfMemory);
	}
	session.Scratch().Release();
	EXPECT_EQ(session.Scratch().Bytes(), 0U);
}

TEST(HierarchicalSearch, EveryQueryOnEverySmallMapIsAnswered)
{
	SearchSession session("hpa");
	std::int64_t queries = 0;
	for (const CornerRule rule : AllCornerRules)
	{
		for (std::uint32_t bits = 1; bits < 1U << 12; bits += static_cast<std::uint32_t>(ByBuild(1, 13)))
		{
			GridMap map = GridMap::Create({.width = 4, .height = 3, .cornerRule = rule}).Value();
			GridEdit edit(map);
			for (std::int32_t y = 0; y < 3; ++y)
			{
				const std::uint64_t row = bits >> (y * 4);
				ASSERT_EQ(edit.WriteRow({0, y}, 4, &row), GridError::None);
			}
			static_cast<void>(edit.Commit());
			const ClusterGraph graph = Built(map, {.size = 2, .threshold = 2});
			const AllPairs pairs(ToReference(map));
			for (std::uint32_t query = 0; query < 144; ++query)
			{
				const std::uint32_t from = query / 12;
				const std::uint32_t to = query % 12;
				if ((bits >> from & bits >> to & 1) == 0)
				{
					continue;
				}
				SearchRequest request;
				request.start = {static_cast<std::int32_t>(from % 4), static_cast<std::int32_t>(from / 4)};
				request.goal = {static_cast<std::int32_t>(to % 4), static_cast<std::int32_t>(to / 4)};
				const SearchOutcome outcome = RunOnGraph(session.Search(), map, graph, request);
				const std::int64_t optimum = pairs.CostBetween(from, to);
				ASSERT_EQ(outcome.status, optimum < 0 ? SearchStatus::NoPath : SearchStatus::Found)
					<< Draw(map) << from << " to " << to;
				ASSERT_TRUE(optimum < 0 || outcome.path.cost.units >= optimum);
				++queries;
			}
		}
	}
	EXPECT_GT(queries, ByBuild(500'000, 30'000));
}
} // namespace NavCore::Tests
