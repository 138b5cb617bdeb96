// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The search that chooses among the others: right whatever it chooses, and choosing by what it should.
#include "Graph/TrialEffort.h"
#include "Hierarchy/HierarchySupport.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Grid/GridStatistics.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Trace/TraceRecorder.h"
#include "NavReference/ReferenceSolver.h"

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
/** The map with everything that the search uses; small clusters, so that small maps have many. */
NavGraph MakeGraph(GridMap map, const ClusterSettings& settings)
{
	NavGraph graph(std::move(map));
	graph.ConfigureClusters(settings);
	graph.Require(FindAlgorithm("auto")->uses);
	return graph;
}

SearchRequest AnyRequest(const GridMap& map, Random& random, std::uint8_t clearance)
{
	SearchRequest request = RandomRequest(map, random, clearance);
	request.pauseAtFirstLeg = random.Percent(30);
	return request;
}

void ProveAnswer(const GridMap& map, const SearchRequest& request, const SearchOutcome& outcome)
{
	const NavReference::ReferenceGrid reference = ToReference(map, request.clearance);
	Prove(ValidateOutcome(reference, request, outcome));
	if (outcome.status == SearchStatus::InvalidRequest)
	{
		return;
	}
	const bool reachable = NavReference::ShortestCost(reference, ToPoint(request.start),
							   ToPoint(request.goal)) != NavReference::Unreachable;
	RC_ASSERT(outcome.status ==
		(reachable                     ? SearchStatus::Found
				: request.allowPartial ? SearchStatus::Partial
									   : SearchStatus::NoPath));
}

/** Rows of walls with gaps at alternating ends: long ways, few corners. */
GridMap Serpentine(std::int32_t side, bool weighted)
{
	GridMap map = GridMap::Create({.width = side, .height = side}).Value();
	GridEdit edit(map);
	for (std::int32_t y = 8; y < side; y += 16)
	{
		EXPECT_EQ(edit.FillWalkable({y % 32 == 8 ? 0 : 4, y, side - 4, 2}, false), GridError::None);
	}
	if (weighted)
	{
		edit.EnableTerrain();
		EXPECT_EQ(edit.SetTerrain({side / 2, 0}, 3), GridError::None);
	}
	static_cast<void>(edit.Commit());
	return map;
}

/** As many corners as the maps of games have: single cells in a loose lattice, and walls across. */
GridMap Cluttered(std::int32_t side)
{
	GridMap map = Serpentine(side, false);
	GridEdit edit(map);
	for (std::int32_t y = 4; y < side; y += 8)
	{
		for (std::int32_t x = 4; x < side; x += 12)
		{
			EXPECT_EQ(edit.SetWalkable({x, y}, false), GridError::None);
		}
	}
	static_cast<void>(edit.Commit());
	return map;
}

SearchOutcome RunOn(const NavGraph& graph, const SearchRequest& request)
{
	SearchSession session("auto");
	return RunToEnd(session.Search(), graph.Context(), request);
}
} // namespace

TEST(AutoSearch, FindsALegalPathExactlyWhenThereIsOne)
{
	SearchSession session("auto");
	CheckProperty(2000,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const NavGraph graph = MakeGraph(BuildMap(spec), AnyClusterSettings(random, spec.clearance));
			for (int i = 0; i < 6; ++i)
			{
				SearchRequest request = AnyRequest(graph.Map(), random, spec.clearance);
				request.allowPartial = random.Percent(30);
				ProveAnswer(graph.Map(), request, RunToEnd(session.Search(), graph.Context(), request));
			}
		});
}

TEST(AutoSearch, AnswersCorrectlyWhileEditsWaitForRepair)
{
	SearchSession session("auto");
	CheckProperty(500,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			NavGraph graph = MakeGraph(BuildMap(spec), AnyClusterSettings(random, spec.clearance));
			for (int i = 0; i < 6; ++i)
			{
				graph.Mark(EditLayersAtRandom(graph.MapForEdit(), random));
				const SearchRequest request = AnyRequest(graph.Map(), random, spec.clearance);
				ProveAnswer(graph.Map(), request,
					RunToEnd(session.Search(), graph.Context(), request, random.Range(1, 100)));
				WorkBudget budget(random.Range(0, 100));
				static_cast<void>(graph.Repair(budget));
			}
		});
}

TEST(AutoSearch, SlicingChangesNothing)
{
	SearchSession session("auto");
	CheckProperty(800,
		[&session]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const NavGraph graph = MakeGraph(BuildMap(spec), AnyClusterSettings(random, spec.clearance));
			SearchRequest request = AnyRequest(graph.Map(), random, spec.clearance);
			request.allowPartial = random.Percent(40);
			request.maxExpansions = random.Percent(40) ? random.Range(1, 400) : 0;
			const SearchOutcome whole = RunToEnd(session.Search(), graph.Context(), request);
			const SearchOutcome sliced =
				RunToEnd(session.Search(), graph.Context(), request, random.Range(1, 40));
			Prove(SameOutcome(whole, sliced));
			if (request.maxExpansions > 0)
			{
				RC_ASSERT(whole.counters.expanded <= request.maxExpansions);
			}
		});
}

TEST(AutoSearch, WalksAStraightLineWithoutASearch)
{
	const NavGraph graph = MakeGraph(Serpentine(128, false), {});
	const SearchOutcome outcome = RunOn(graph, {.start = {3, 3}, .goal = {120, 7}});
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_EQ(outcome.servedBy, "line");
	EXPECT_EQ(outcome.counters.expanded, 0);
}

TEST(AutoSearch, AnswersWhatCannotBeReachedAtOnce)
{
	GridMap map = Cluttered(128);
	{
		GridEdit edit(map);
		ASSERT_EQ(edit.FillWalkable({0, 50, 128, 1}, false), GridError::None);
	}
	const NavGraph graph = MakeGraph(std::move(map), {});
	SearchRequest request{.start = {3, 3}, .goal = {119, 118}};
	const SearchOutcome refused = RunOn(graph, request);
	EXPECT_EQ(refused.status, SearchStatus::NoPath);
	EXPECT_EQ(refused.servedBy, "regions");
	EXPECT_EQ(refused.counters.expanded, 0);
	request.allowPartial = true;
	const SearchOutcome partial = RunOn(graph, request);
	ASSERT_EQ(partial.status, SearchStatus::Partial);
	EXPECT_EQ(partial.whyPartial, PartialReason::GoalUnreachable);
	EXPECT_EQ(partial.path.points.back(),
		graph.Context().regions->NearestReachable(graph.Map(), request.start, request.goal).Value());
	EXPECT_TRUE(ValidateOutcome(ToReference(graph.Map()), request, partial));
}

TEST(AutoSearch, PrefersJumpsWhereCornersAreFew)
{
	const NavGraph graph = MakeGraph(Serpentine(256, false), {});
	EXPECT_EQ(RunOn(graph, {.start = {3, 3}, .goal = {250, 250}}).servedBy, "sga");
}

TEST(AutoSearch, PrefersTheGraphForLongWaysAmongManyCorners)
{
	const NavGraph graph = MakeGraph(Cluttered(256), {});
	const std::int64_t corners =
		graph.Context().statistics->CornerCount() * 1000 / graph.Map().WalkableCount();
	EXPECT_GT(corners, 32);
	EXPECT_LT(corners, 70);
	EXPECT_EQ(RunOn(graph, {.start = {3, 3}, .goal = {250, 250}}).servedBy, "hpa");
}

TEST(AutoSearch, TakesPlainAStarOnlyOverShortWeightedDistances)
{
	const NavGraph graph = MakeGraph(Serpentine(256, true), {});
	EXPECT_EQ(RunOn(graph, {.start = {3, 3}, .goal = {9, 5}}).servedBy, "astar");
	EXPECT_EQ(RunOn(graph, {.start = {3, 3}, .goal = {250, 250}}).servedBy, "hpa");
}

TEST(AutoSearch, DoesWithoutAGraph)
{
	const NavGraph graph(Cluttered(256));
	EXPECT_EQ(RunOn(graph, {.start = {3, 3}, .goal = {250, 250}}).servedBy, "sga");
}

TEST(AutoSearch, TriesLongerWhereTheGraphWaitsForRepair)
{
	const NavGraph graph = MakeGraph(Cluttered(256), {});
	const SearchRequest request{.start = {3, 3}, .goal = {250, 250}};
	const std::int64_t repaired = Detail::TrialExpansions(graph.Context(), request, request.goal);
	ClusterGraph unbuilt;
	unbuilt.Reset(graph.Map());
	SearchContext context = graph.Context();
	context.clusters = &unbuilt;
	EXPECT_GT(Detail::TrialExpansions(context, request, request.goal), 4 * repaired);
}

TEST(AutoSearch, HandsOutTheFirstLegToThoseWhoWaitForIt)
{
	const NavGraph graph = MakeGraph(Cluttered(256), {});
	SearchSession session("auto");
	SearchRequest request{.start = {3, 3}, .goal = {250, 250}};
	request.pauseAtFirstLeg = true;
	PathSearch& search = session.Search();
	ASSERT_EQ(search.Begin(graph.Context(), request), SearchStatus::Running);
	EXPECT_EQ(search.FirstLeg(), nullptr);
	WorkBudget budget;
	ASSERT_EQ(search.Advance(budget), SearchStatus::Running);
	ASSERT_NE(search.FirstLeg(), nullptr);
	const Path leg = *search.FirstLeg();
	EXPECT_EQ(leg.points.front(), request.start);
	EXPECT_NE(leg.points.back(), request.goal);
	ASSERT_EQ(search.Advance(budget), SearchStatus::Found);
	EXPECT_EQ(search.GetPath().points.front(), leg.points.front());
	EXPECT_EQ(search.GetPath().points.back(), request.goal);
}

TEST(AutoSearch, TellsATraceOfOneStartAndOneGoal)
{
	const NavGraph graph = MakeGraph(Cluttered(256), {});
	TraceRecorder recorder;
	SearchRequest request{.start = {3, 3}, .goal = {250, 250}};
	request.trace = &recorder;
	ASSERT_EQ(RunOn(graph, request).servedBy, "hpa");
	const auto count = [&](TraceKind kind)
	{
		return std::count_if(recorder.Events().begin(), recorder.Events().end(),
			[kind](const TraceEvent& event) { return event.kind == kind; });
	};
	EXPECT_EQ(count(TraceKind::Source), 1);
	EXPECT_EQ(count(TraceKind::Destination), 1);
	EXPECT_GT(count(TraceKind::Expand), 0) << "of the trial";
	EXPECT_GT(count(TraceKind::Subgoal), 0) << "of the graph";
}

TEST(AutoSearch, EndsWithOutOfMemoryUnderACap)
{
	const NavGraph graph = MakeGraph(Cluttered(256), {});
	SearchSession session("auto", 16);
	EXPECT_EQ(RunToEnd(session.Search(), graph.Context(), {.start = {3, 3}, .goal = {250, 250}}).status,
		SearchStatus::OutOfMemory);
}
} // namespace NavCore::Tests
