// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The promises of bounded SGA*: effort, path cost, and answers from region labels.
#include "Spatial/BoundedSearch.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Io/MapFile.h"
#include "NavCore/Io/ScenFile.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/BenchmarkMaps.h"
#include "Support/BuildMode.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
using Detail::BoundedSearch;

/** The bounded variant with a kernel of choice, on a graph with everything it uses. */
class BoundedSession
{
public:
	explicit BoundedSession(InnerKernel kernel)
		: search_(CreateSpatialSearch(scratch_, {.variant = SpatialVariant::Bounded, .kernel = kernel}))
	{
	}

	[[nodiscard]] SearchOutcome Run(const SearchContext& context, const SearchRequest& request)
	{
		return RunToEnd(*search_, context, request);
	}
	[[nodiscard]] PathSearch& Search() { return *search_; }

private:
	SearchScratch scratch_;
	std::unique_ptr<PathSearch> search_;
};

constexpr GraphParts AllParts = GraphParts::Jumps | GraphParts::Regions;
} // namespace

TEST(BoundedSearch, AnswersAClearLineWithoutASearch)
{
	const GridFixture diagonalFirst = GridFromText({"S....", "#.#..", "##..G"});
	const GridFixture straightFirst = GridFromText({"S....", "###..", "####G"});
	for (const GridFixture* fixture : {&diagonalFirst, &straightFirst})
	{
		const SearchOutcome outcome = RunToEnd("sga", *fixture);
		EXPECT_TRUE(ValidateOutcome(*fixture, outcome, Demand::Optimal));
	}
	const GridFixture open = GridFromText({"S.....", "......", "...#.G"});
	const SearchOutcome outcome = RunToEnd("sga", open);
	EXPECT_EQ(outcome.counters.expanded, 0);
	EXPECT_TRUE(ValidateOutcome(open, outcome, Demand::Optimal));
}

// AC-12.
TEST(BoundedSearch, AnswersAcrossRegionsWithoutASearch)
{
	NavGraph graph(GridFromText({"..#..", "..#..", "..#.."}).map.Clone());
	graph.Require(AllParts);
	for (const InnerKernel kernel : {InnerKernel::AStar, InnerKernel::Fastest})
	{
		const SearchOutcome outcome =
			BoundedSession(kernel).Run(graph.Context(), {.start = {0, 1}, .goal = {4, 1}});
		EXPECT_EQ(outcome.status, SearchStatus::NoPath);
		EXPECT_EQ(outcome.counters.expanded, 0);
	}
}

TEST(BoundedSearch, SendsAWideAgentOnlyWhereItFits)
{
	// The reachable cell nearest to the goal is beside the wall, where only the smallest agents fit.
	const GridFixture fixture = GridFromText({
		"..........#...",
		".S........#.G.",
		"..........#...",
	});
	NavGraph graph(fixture.map.Clone());
	{
		GridEdit edit(graph.MapForEdit());
		ASSERT_EQ(edit.EnableClearance(4), GridError::None);
		graph.Apply(edit.Commit());
	}
	SearchRequest request = fixture.Request();
	request.clearance = 2;
	request.allowPartial = true;
	for (const std::string_view name : {"sga", "auto"})
	{
		const AlgorithmInfo& algorithm = *FindAlgorithm(name);
		graph.Require(algorithm.uses);
		SearchScratch scratch;
		const std::unique_ptr<PathSearch> search = algorithm.create(scratch);
		const SearchOutcome outcome = RunToEnd(*search, graph.Context(), request);
		EXPECT_EQ(outcome.status, SearchStatus::Partial) << name;
		ASSERT_FALSE(outcome.path.IsEmpty()) << name;
		EXPECT_EQ(outcome.path.points.back(), (Cell{8, 1})) << name;
	}
}

TEST(BoundedSearch, SendsAPartialPathToTheNearestReachableCell)
{
	CheckProperty(600,
		[]
		{
			MapSpec spec = *AnySpec(30);
			spec.clearance = 1;
			spec.blockedPercent = *rc::gen::inRange(30, 60);
			Random random(*AnySeed());
			NavGraph graph(BuildMap(spec));
			graph.Require(AllParts);
			SearchRequest request = RandomRequest(graph.Map(), random);
			request.allowPartial = true;
			const bool walkable =
				graph.Map().IsWalkable(request.start) && graph.Map().IsWalkable(request.goal);
			if (!walkable || graph.Context().regions->AreConnected(request.start, request.goal))
			{
				return;
			}
			const Cell closest =
				graph.Context().regions->NearestReachable(graph.Map(), request.start, request.goal).Value();
			for (const InnerKernel kernel : {InnerKernel::AStar, InnerKernel::Fastest})
			{
				const SearchOutcome outcome = BoundedSession(kernel).Run(graph.Context(), request);
				RC_ASSERT(outcome.status == SearchStatus::Partial);
				RC_ASSERT(outcome.whyPartial == PartialReason::GoalUnreachable);
				RC_ASSERT(outcome.path.points.back() == closest);
				Prove(ValidateOutcome(ToReference(graph.Map()), request, outcome));
			}
		});
}

TEST(BoundedSearch, PaysForTheSearchForTheNearestCell)
{
	// A pocket in one corner and the goal in the other: every sector in between is looked at.
	GridMap map = GridMap::Create({.width = 640, .height = 640}).Value();
	{
		GridEdit edit(map);
		ASSERT_EQ(edit.FillWalkable({0, 10, 11, 1}, false), GridError::None);
		ASSERT_EQ(edit.FillWalkable({10, 0, 1, 11}, false), GridError::None);
	}
	NavGraph graph(std::move(map));
	graph.Require(AllParts);
	BoundedSession session(InnerKernel::Fastest);
	const SearchRequest request{.start = {0, 0}, .goal = {639, 639}, .allowPartial = true};
	const SearchOutcome whole = session.Run(graph.Context(), request);
	ASSERT_EQ(whole.status, SearchStatus::Partial);
	EXPECT_EQ(whole.path.points.back(), (Cell{9, 9}));
	SearchStatus status = session.Search().Begin(graph.Context(), request);
	int slices = 0;
	for (; status == SearchStatus::Running; ++slices)
	{
		WorkBudget budget(1);
		status = session.Search().Advance(budget);
	}
	EXPECT_GT(slices, 20);
	EXPECT_EQ(status, SearchStatus::Partial);
	EXPECT_EQ(session.Search().GetPath().points, whole.path.points);
}

TEST(BoundedSearch, NeverExpandsMoreThanItsBoundTimesWhatAStarDoes)
{
	CheckProperty(3000,
		[]
		{
			MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			NavGraph graph(BuildMap(spec));
			graph.Require(*rc::gen::element(GraphParts::None, AllParts));
			SearchRequest request = RandomRequest(graph.Map(), random, spec.clearance);
			request.allowPartial = random.Percent(20);
			const std::int64_t plain = RunToEnd("astar", graph.Map(), request).counters.expanded;
			for (const InnerKernel kernel : {InnerKernel::AStar, InnerKernel::Fastest})
			{
				const std::int64_t bounded =
					BoundedSession(kernel).Run(graph.Context(), request).counters.expanded;
				RC_LOG() << "bounded " << bounded << ", A* " << plain << '\n';
				RC_ASSERT(bounded <= BoundedSearch::EffortBound * plain);
			}
		});
}

TEST(BoundedSearch, NeverCostsMoreThanItsRegretAllows)
{
	CheckProperty(1500,
		[]
		{
			const MapSpec spec = *AnySpec(50);
			Random random(*AnySeed());
			NavGraph graph(BuildMap(spec));
			graph.Require(AllParts);
			const SearchRequest request = RandomRequest(graph.Map(), random, spec.clearance);
			const SearchOutcome optimal = RunToEnd("astar", graph.Map(), request);
			for (const InnerKernel kernel : {InnerKernel::AStar, InnerKernel::Fastest})
			{
				const SearchOutcome outcome = BoundedSession(kernel).Run(graph.Context(), request);
				RC_ASSERT(outcome.status == optimal.status);
				RC_ASSERT(outcome.path.cost.units * 100 <=
					optimal.path.cost.units * (100 + BoundedSearch::WalkRegretPct));
			}
		});
}

TEST(BoundedSearch, InHasteCostsAtMostItsWeightMore)
{
	CheckProperty(1500,
		[]
		{
			NavGraph graph(BuildMap(*UniformOctileSpec(70)));
			Random random(*AnySeed());
			const SearchRequest request = RandomRequest(graph.Map(), random);
			const SearchOutcome optimal = RunToEnd("jps", graph.Map(), request);
			const SearchOutcome outcome = RunToEnd("sga", graph.Map(), request);
			RC_ASSERT(outcome.status == optimal.status);
			RC_ASSERT(outcome.path.cost.units * Detail::Haste::NoWeight <=
				optimal.path.cost.units * BoundedSearch::LateWeight);
		});
}

namespace
{
class BoundedOnBenchmarks : public ::testing::TestWithParam<std::string_view>
{
};
} // namespace

TEST_P(BoundedOnBenchmarks, StaysWithinItsBounds)
{
	const std::string path = BenchmarkFolder() + "/" + std::string(GetParam()) + ".map";
	const std::string text = ReadBenchmarkFile(path);
	if (text.empty())
	{
		GTEST_SKIP() << "no benchmark maps: set NAVPLUGIN_MAPS to the folder that holds them";
	}
	NavGraph graph(ReadMapFile(text, path).Value());
	graph.Require(AllParts);
	const auto problems = ReadScenFile(ReadBenchmarkFile(path + ".scen"), path).Value().problems;
	SearchSession plain("astar");
	BoundedSession withAStar(InnerKernel::AStar);
	BoundedSession withJumps(InnerKernel::Fastest);
	for (std::size_t i = 0; i < problems.size(); i += ByBuild<std::size_t>(60, 600))
	{
		SCOPED_TRACE(i);
		const SearchRequest request{.start = problems[i].start, .goal = problems[i].goal};
		const SearchOutcome control = plain.Run(graph.Map(), request);
		for (BoundedSession* session : {&withAStar, &withJumps})
		{
			const SearchOutcome outcome = session->Run(graph.Context(), request);
			ASSERT_EQ(outcome.status, control.status);
			EXPECT_LE(outcome.counters.expanded, BoundedSearch::EffortBound * control.counters.expanded);
			EXPECT_LE(outcome.path.cost.units * 100,
				control.path.cost.units * (100 + BoundedSearch::WalkRegretPct));
		}
	}
}

INSTANTIATE_TEST_SUITE_P(Maps, BoundedOnBenchmarks, ::testing::ValuesIn(BenchmarkMapNames), NameOfCase());
} // namespace NavCore::Tests
