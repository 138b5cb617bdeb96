// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What is particular to SGA* V1, V2 and V3. That they agree with the reference is tested with every
// algorithm of the registry.
#include "NavCore/Spatial/SpatialSearch.h"

#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Trace/TraceRecorder.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
std::int64_t CountOf(const TraceRecorder& recorder, TraceKind kind)
{
	return std::count_if(recorder.Events().begin(), recorder.Events().end(),
		[kind](const TraceEvent& event) { return event.kind == kind; });
}

GridFixture WallBetween()
{
	return GridFromText({
		"..........",
		"....##....",
		"....##....",
		"S...##...G",
		"....##....",
		"..........",
	});
}

/** A closed pocket of four cells on the straight line. */
GridFixture PocketOnTheLine()
{
	return GridFromText({
		"............",
		"...######...",
		"S..#....#..G",
		"...######...",
		"............",
	});
}

/** A U that opens towards the start. */
GridFixture UShape()
{
	return GridFromText({
		"..............",
		"...########...",
		"..........#...",
		"..........#...",
		"S.........#..G",
		"..........#...",
		"..........#...",
		"...########...",
		"..............",
	});
}

GridFixture GoalInAPocket()
{
	return GridFromText({
		"..............",
		"......#####...",
		"S.....#..G#...",
		"......#####...",
		"..............",
	});
}

SearchRequest PartialRequest(const GridFixture& fixture)
{
	SearchRequest request = fixture.Request();
	request.allowPartial = true;
	return request;
}

/** Runs a query with region labels in the context. */
SearchOutcome RunWithRegions(std::string_view algorithm, const GridMap& map, const SearchRequest& request)
{
	NavGraph graph(map.Clone());
	graph.Require(GraphParts::Regions);
	SearchSession session(algorithm);
	return RunToEnd(session.Search(), graph.Context(), request);
}

class SpatialVariants : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(SpatialVariants, NeedNoSearchWhereTheLineIsClear)
{
	const GridFixture fixture = GridFromText({
		"S........#",
		"#.........",
		"..........",
		".....#...G",
	});
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture);
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_EQ(outcome.counters.expanded, 0);
	EXPECT_EQ(outcome.counters.refinements, 0);
	EXPECT_TRUE(ValidateOutcome(fixture, outcome, Demand::Optimal));
}

INSTANTIATE_TEST_SUITE_P(
	Algorithms, SpatialVariants, ::testing::Values("sga1", "sga2-dist", "sga2-dev"), NameOfCase());

TEST(SpatialSearch, ThirdVariantSearchesAlongAClearLineToo)
{
	const GridFixture fixture = GridFromText({"S........G"});
	const SearchOutcome outcome = RunToEnd("sga3", fixture);
	EXPECT_EQ(outcome.counters.refinements, 1);
	EXPECT_EQ(outcome.path.straightSteps, 9);
}

TEST(SpatialSearch, FirstVariantReturnsToTheLineBehindEveryWall)
{
	const GridFixture fixture = WallBetween();
	const SearchOutcome outcome = RunToEnd("sga1", fixture);
	ASSERT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_EQ(outcome.counters.refinements, 1);
	EXPECT_NE(std::find(outcome.path.points.begin(), outcome.path.points.end(), Cell{6, 3}),
		outcome.path.points.end());
}

TEST(SpatialSearch, SecondVariantCutsTheWayAroundAWallShort)
{
	const GridFixture fixture = WallBetween();
	TraceRecorder recorder;
	SearchRequest request = fixture.Request();
	request.trace = &recorder;
	const SearchOutcome outcome = RunToEnd("sga2-dev", fixture.map, request);
	ASSERT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_GE(CountOf(recorder, TraceKind::Trim), 1);
	EXPECT_EQ(std::find(outcome.path.points.begin(), outcome.path.points.end(), Cell{6, 3}),
		outcome.path.points.end());
	EXPECT_LT(outcome.path.cost, RunToEnd("sga1", fixture).path.cost);
}

TEST(SpatialSearch, TellsOfEverySubgoalRefinementAndLine)
{
	for (const std::string_view name : {"sga1", "sga2-dist", "sga2-dev", "sga3"})
	{
		SCOPED_TRACE(name);
		const GridFixture fixture = UShape();
		TraceRecorder recorder;
		SearchRequest request = fixture.Request();
		request.trace = &recorder;
		const SearchOutcome outcome = RunToEnd(name, fixture.map, request);
		EXPECT_EQ(CountOf(recorder, TraceKind::Subgoal), outcome.counters.subgoals);
		EXPECT_EQ(CountOf(recorder, TraceKind::Refine), outcome.counters.refinements);
		EXPECT_GE(CountOf(recorder, TraceKind::Line), 1);
		EXPECT_EQ(CountOf(recorder, TraceKind::Source), 1);
		EXPECT_EQ(CountOf(recorder, TraceKind::Destination), 1);
	}
}

// AC-56: searching backwards, a pocket costs only itself.
TEST(SpatialSearch, AClosedPocketOnTheLineCostsOnlyItself)
{
	const GridFixture fixture = PocketOnTheLine();
	const SearchOutcome pocket = RunToEnd("sga1", fixture);
	ASSERT_EQ(pocket.status, SearchStatus::Found);
	EXPECT_EQ(pocket.counters.refinements, 2);
	const SearchOutcome labelled = RunWithRegions("sga1", fixture.map, fixture.Request());
	EXPECT_EQ(labelled.counters.refinements, 1);
	EXPECT_EQ(pocket.counters.expanded - labelled.counters.expanded, 4);
	EXPECT_EQ(pocket.path.points, labelled.path.points);
}

TEST(SpatialSearch, AGoalInAPocketIsFoundOutFromInside)
{
	for (const std::string_view name : {"sga1", "sga2-dist", "sga2-dev", "sga3"})
	{
		SCOPED_TRACE(name);
		const GridFixture fixture = GoalInAPocket();
		const SearchOutcome outcome = RunToEnd(name, fixture.map, PartialRequest(fixture));
		ASSERT_EQ(outcome.status, SearchStatus::Partial);
		EXPECT_EQ(outcome.whyPartial, PartialReason::GoalUnreachable);
		EXPECT_TRUE(ValidateOutcome(fixture, outcome));
		// The pocket has three cells; no search leaves it.
		EXPECT_LE(outcome.counters.expanded, 6);
	}
}

TEST(SpatialSearch, APartialPathOfTheLineEndsBeforeThePocket)
{
	const GridFixture fixture = GoalInAPocket();
	for (const std::string_view name : {"sga1", "sga2-dist", "sga2-dev"})
	{
		SCOPED_TRACE(name);
		const SearchOutcome outcome = RunToEnd(name, fixture.map, PartialRequest(fixture));
		EXPECT_EQ(outcome.path.points.back(), (Cell{5, 2}));
	}
}

// The goal's side fails first here: its search towards the front has seen all that the front can reach.
TEST(SpatialSearch, WhenTheGoalsSideFailsTheFrontGoesAsCloseAsItCan)
{
	const GridFixture fixture = GridFromText({
		".........#...",
		".####....#...",
		".#..#....#...",
		".#S.#....#..G",
		".#..#....#...",
		".........#...",
	});
	for (const std::string_view name : {"sga2-dist", "sga2-dev", "sga3"})
	{
		SCOPED_TRACE(name);
		const SearchOutcome outcome = RunToEnd(name, fixture.map, PartialRequest(fixture));
		ASSERT_EQ(outcome.status, SearchStatus::Partial);
		EXPECT_TRUE(ValidateOutcome(fixture, outcome));
		EXPECT_EQ(outcome.path.points.back().x, 8);
	}
}

// AC-57.
TEST(SpatialSearch, EscapesFromAUShapeInAFewRefinements)
{
	for (const std::string_view name : {"sga1", "sga2-dist", "sga2-dev", "sga3"})
	{
		SCOPED_TRACE(name);
		const GridFixture fixture = UShape();
		const SearchOutcome outcome = RunToEnd(name, fixture);
		EXPECT_TRUE(ValidateOutcome(fixture, outcome));
		EXPECT_EQ(outcome.status, SearchStatus::Found);
		EXPECT_LE(outcome.counters.refinements, 8);
	}
}

TEST(SpatialSearch, PeakNodesAreThoseOfTheLargestInnerSearch)
{
	const GridFixture fixture = UShape();
	const SearchOutcome spatial = RunToEnd("sga2-dev", fixture);
	const SearchOutcome plain = RunToEnd("astar", fixture);
	EXPECT_GT(spatial.counters.peakNodes, 0);
	EXPECT_LE(spatial.counters.peakNodes, plain.counters.peakNodes);
	EXPECT_GE(spatial.counters.generated, spatial.counters.peakNodes);
}

TEST(SpatialSearch, LabelsOfAnOlderMapAreNotBelieved)
{
	NavGraph graph(GridFromText({"..#..", "..#..", "..#.."}).map.Clone());
	graph.Require(GraphParts::Regions);
	{
		GridEdit edit(graph.MapForEdit());
		ASSERT_EQ(edit.SetWalkable({2, 1}, true), GridError::None);
		static_cast<void>(edit.Commit()); // The graph is not told.
	}
	for (const std::string_view name : {"sga2-dev", "sga"})
	{
		SearchSession session(name);
		SearchStatus status =
			session.Search().Begin(graph.Context(), {.start = {0, 1}, .goal = {4, 1}, .allowPartial = true});
		WorkBudget budget;
		status = session.Search().Advance(budget);
		EXPECT_EQ(status, SearchStatus::Found) << name;
	}
}

// AC-54 on the shapes that are hard for lines; random noise is in the tests of every algorithm.
TEST(SpatialSearch, AgreesWithTheReferenceOnStructuredMaps)
{
	CheckProperty(600,
		[]
		{
			MapSpec spec = *UniformOctileSpec(48);
			spec.style = *rc::gen::element(WallStyle::Boxes, WallStyle::Lines);
			spec.blockedPercent = *rc::gen::inRange(20, 70);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const NavReference::ReferenceGrid reference = ToReference(map);
			const SearchRequest request = RandomRequest(map, random);
			for (const std::string_view name : {"sga1", "sga2-dist", "sga2-dev", "sga3", "sga"})
			{
				RC_LOG() << name << '\n';
				Prove(ValidateOutcome(reference, request, RunToEnd(name, map, request)));
				Prove(ValidateOutcome(reference, request, RunWithRegions(name, map, request)));
			}
		});
}
} // namespace NavCore::Tests
