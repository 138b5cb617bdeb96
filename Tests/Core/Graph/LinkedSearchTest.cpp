// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Ways over links: what they are, where they stop, and what they cost.
#include "Graph/LinkedMaps.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Trace/TraceRecorder.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace NavCore::Tests
{
namespace
{
/** Two floors of open ground, 20 cells wide, beside each other. */
struct Tower
{
	FloorPlan plan = FloorPlan::Create(std::array{FloorSize{20, 10}, FloorSize{20, 10}}).Value();
	NavGraph graph{Ground()};

	[[nodiscard]] GridMap Ground() const
	{
		const GridMap floor = GridMap::Create({20, 10}).Value();
		return plan.Join(std::array{&floor, &floor}).Value();
	}
	[[nodiscard]] Cell At(std::int32_t floor, Cell cell) const { return *plan.ToMap({floor, cell}); }
	LinkId Add(const LinkSpec& link)
	{
		const LinkId id = graph.LinksForEdit().Add(link).Value();
		graph.Apply(graph.CommitLinks());
		return id;
	}
	[[nodiscard]] SearchOutcome Find(std::string_view algorithm, SearchRequest request) const
	{
		SearchSession session(algorithm);
		return RunToEnd(session.Search(), graph.Context(), request);
	}
	[[nodiscard]] NavReference::ReferenceGrid Reference() const
	{
		NavReference::ReferenceGrid reference = NavReference::ToReference(graph.Map());
		NavReference::SetLinks(*graph.Links(), reference);
		return reference;
	}
};

class LinkedWay : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(LinkedWay, LeadsUpTheStairs)
{
	Tower tower;
	const LinkId stairs = tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5}), Cost{5000}});
	const SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8})};
	const SearchOutcome outcome = tower.Find(GetParam(), request);
	ASSERT_EQ(outcome.status, SearchStatus::Found);
	ASSERT_EQ(outcome.path.links.size(), 1U);
	EXPECT_EQ(outcome.path.links[0].link, stairs);
	EXPECT_EQ(outcome.path.points[outcome.path.links[0].point], tower.At(0, {10, 5}));
	EXPECT_TRUE(ValidateOutcome(tower.Reference(), request, outcome, DemandOf(GetParam())));
}

TEST_P(LinkedWay, OneWayLinksLeadOneWay)
{
	Tower tower;
	static_cast<void>(tower.Add({.from = tower.At(0, {10, 5}), .to = tower.At(1, {10, 5}), .twoWay = false}));
	EXPECT_EQ(tower.Find(GetParam(), {.start = tower.At(0, {1, 1}), .goal = tower.At(1, {1, 1})}).status,
		SearchStatus::Found);
	EXPECT_EQ(tower.Find(GetParam(), {.start = tower.At(1, {1, 1}), .goal = tower.At(0, {1, 1})}).status,
		SearchStatus::NoPath);
	EXPECT_TRUE(tower.graph.AreConnected(tower.At(0, {1, 1}), tower.At(1, {1, 1})));
	EXPECT_FALSE(tower.graph.AreConnected(tower.At(1, {1, 1}), tower.At(0, {1, 1})));
}

TEST_P(LinkedWay, ATeleportShortensAWayOnOneFloorOnlyIfItPays)
{
	Tower tower;
	const SearchRequest request{.start = tower.At(0, {0, 0}), .goal = tower.At(0, {19, 0})};
	const LinkId teleport = tower.Add({tower.At(0, {1, 1}), tower.At(0, {18, 1}), Cost{30 * StraightUnits}});
	EXPECT_TRUE(tower.Find(GetParam(), request).path.links.empty());
	ASSERT_EQ(tower.graph.LinksForEdit().Remove(teleport), LinkError::None);
	static_cast<void>(tower.Add({tower.At(0, {1, 1}), tower.At(0, {18, 1}), Cost{10}}));
	EXPECT_EQ(tower.Find(GetParam(), request).path.links.size(), 1U);
}

TEST_P(LinkedWay, ABlockedEndClosesALinkUntilItIsFree)
{
	Tower tower;
	const Cell end = tower.At(1, {10, 5});
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), end}));
	const SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8})};
	GridEdit block(tower.graph.MapForEdit());
	ASSERT_EQ(block.SetWalkable(end, false), GridError::None);
	tower.graph.Apply(block.Commit());
	EXPECT_EQ(tower.Find(GetParam(), request).status, SearchStatus::NoPath);
	GridEdit open(tower.graph.MapForEdit());
	ASSERT_EQ(open.SetWalkable(end, true), GridError::None);
	tower.graph.Apply(open.Commit());
	EXPECT_EQ(tower.Find(GetParam(), request).status, SearchStatus::Found);
}

TEST_P(LinkedWay, EndsOnTheFloorOfAGoalThatIsWalledIn)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5})}));
	GridEdit edit(tower.graph.MapForEdit());
	const Cell corner = tower.At(1, {16, 0});
	ASSERT_EQ(edit.FillWalkable({corner.x, corner.y, 1, 10}, false), GridError::None);
	tower.graph.Apply(edit.Commit());
	SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 5}), .allowPartial = true};
	const SearchOutcome outcome = tower.Find(GetParam(), request);
	ASSERT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_EQ(outcome.whyPartial, PartialReason::GoalUnreachable);
	EXPECT_EQ(outcome.path.points.back(), tower.At(1, {15, 5}));
	EXPECT_TRUE(ValidateOutcome(tower.Reference(), request, outcome));
}

TEST_P(LinkedWay, EndsBelowAGoalOnAFloorThatNothingLeadsTo)
{
	Tower tower;
	tower.graph.SetFloors(tower.plan);
	// A link must exist for floors to matter; this one leads nowhere else.
	static_cast<void>(tower.Add({tower.At(0, {2, 2}), tower.At(0, {2, 8})}));
	SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {14, 7}), .allowPartial = true};
	const SearchOutcome outcome = tower.Find(GetParam(), request);
	ASSERT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_EQ(outcome.path.points.back(), tower.At(0, {14, 7}));
	EXPECT_EQ(tower.graph.NearestReachable(request.start, request.goal).Value(), tower.At(0, {14, 7}));
}

TEST_P(LinkedWay, ALinkFromStartToGoalIsAPathOfItsOwn)
{
	Tower tower;
	const SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8})};
	static_cast<void>(tower.Add({request.start, request.goal, Cost{77}}));
	const SearchOutcome outcome = tower.Find(GetParam(), request);
	ASSERT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_EQ(outcome.path.points.size(), 2U);
	EXPECT_EQ(outcome.path.cost, Cost{77});
	EXPECT_TRUE(ValidateOutcome(tower.Reference(), request, outcome, DemandOf(GetParam())));
}

TEST_P(LinkedWay, ExpansionsOfAllWalksCountTowardsTheLimit)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5})}));
	SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8})};
	const std::int64_t needed = tower.Find(GetParam(), request).counters.expanded;
	if (needed < 2)
	{
		return; // A straight line needs no expansion.
	}
	request.maxExpansions = needed - 1;
	EXPECT_EQ(tower.Find(GetParam(), request).status, SearchStatus::LimitReached);
	request.allowPartial = true;
	const SearchOutcome partial = tower.Find(GetParam(), request);
	EXPECT_EQ(partial.status, SearchStatus::Partial);
	EXPECT_EQ(partial.whyPartial, PartialReason::LimitReached);
	EXPECT_TRUE(ValidateOutcome(tower.Reference(), request, partial));
}

TEST_P(LinkedWay, CancelEndsIt)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5})}));
	SearchSession session(GetParam());
	const SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8})};
	ASSERT_EQ(session.Search().Begin(tower.graph.Context(), request), SearchStatus::Running);
	WorkBudget budget(2);
	static_cast<void>(session.Search().Advance(budget));
	session.Search().Cancel();
	EXPECT_NE(session.Search().Status(), SearchStatus::Running);
	// And the same object serves on.
	EXPECT_EQ(RunToEnd(session.Search(), tower.graph.Context(), request).status, SearchStatus::Found);
}

TEST_P(LinkedWay, AWalkThatNeedsMoreMemoryThanThereIsEndsTyped)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5})}));
	SearchSession session(GetParam(), 1);
	const SearchRequest request{.start = tower.At(0, {1, 2}), .goal = tower.At(1, {18, 3})};
	const SearchOutcome outcome = RunToEnd(session.Search(), tower.graph.Context(), request);
	EXPECT_TRUE(outcome.status == SearchStatus::OutOfMemory || outcome.status == SearchStatus::Found)
		<< Describe(outcome.status);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, LinkedWay, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

TEST(LinkedSearch, MaxCostCountsLinks)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5}), Cost{50 * StraightUnits}}));
	SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8})};
	const Cost cost = tower.Find("astar", request).path.cost;
	for (const std::string& algorithm : OptimalAlgorithmNames())
	{
		request.maxCost = cost;
		EXPECT_EQ(tower.Find(algorithm, request).status, SearchStatus::Found);
		request.maxCost = cost - Cost{1};
		EXPECT_EQ(tower.Find(algorithm, request).status, SearchStatus::LimitReached);
	}
}

TEST(LinkedSearch, WideAgentsTakeOnlyLinksThatHoldThem)
{
	Tower tower;
	GridEdit edit(tower.graph.MapForEdit());
	ASSERT_EQ(edit.EnableClearance(4), GridError::None);
	tower.graph.Apply(edit.Commit());
	LinkSpec ladder{tower.At(0, {10, 5}), tower.At(1, {10, 5})};
	ladder.maxClearance = 1;
	static_cast<void>(tower.Add(ladder));
	SearchRequest request{.start = tower.At(0, {4, 4}), .goal = tower.At(1, {15, 5}), .clearance = 2};
	EXPECT_EQ(tower.Find("astar", request).status, SearchStatus::NoPath);
	const LinkId stairs = tower.Add({tower.At(0, {6, 5}), tower.At(1, {6, 5})});
	const SearchOutcome outcome = tower.Find("astar", request);
	ASSERT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_EQ(outcome.path.links[0].link, stairs);
}

TEST(LinkedSearch, ShowsItsLinksInTheTrace)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {10, 5})}));
	TraceRecorder trace;
	SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(1, {18, 8}), .trace = &trace};
	ASSERT_EQ(tower.Find("astar", request).status, SearchStatus::Found);
	const auto count = [&](TraceKind kind)
	{
		return std::count_if(trace.Events().begin(), trace.Events().end(),
			[kind](const TraceEvent& event) { return event.kind == kind; });
	};
	EXPECT_EQ(count(TraceKind::Line), 1);
	EXPECT_EQ(count(TraceKind::Source), 1);
	EXPECT_EQ(count(TraceKind::Destination), 1);
}

TEST(LinkedSearch, HandsOutTheWalkToTheFirstLinkBeforeTheRestIsFound)
{
	Tower tower;
	static_cast<void>(tower.Add({tower.At(0, {10, 5}), tower.At(1, {2, 2})}));
	static_cast<void>(tower.Add({tower.At(1, {17, 7}), tower.At(0, {19, 9})}));
	GridEdit wall(tower.graph.MapForEdit());
	ASSERT_EQ(wall.FillWalkable({15, 0, 1, 10}, false), GridError::None);
	tower.graph.Apply(wall.Commit());
	SearchSession session("astar");
	const SearchRequest request{
		.start = tower.At(0, {1, 1}), .goal = tower.At(0, {18, 8}), .pauseAtFirstLeg = true};
	SearchStatus status = session.Search().Begin(tower.graph.Context(), request);
	WorkBudget budget;
	status = session.Search().Advance(budget);
	ASSERT_EQ(status, SearchStatus::Running);
	const Path* leg = session.Search().FirstLeg();
	ASSERT_NE(leg, nullptr);
	EXPECT_EQ(leg->points.front(), request.start);
	const std::vector<Cell> first = leg->points;
	while (status == SearchStatus::Running)
	{
		status = session.Search().Advance(budget);
	}
	ASSERT_EQ(status, SearchStatus::Found);
	const Path& path = session.Search().GetPath();
	ASSERT_GE(path.points.size(), first.size());
	EXPECT_TRUE(std::equal(first.begin(), first.end(), path.points.begin()));
	EXPECT_EQ(path.links.size(), 2U);
}

TEST(LinkedSearch, WithoutLinksNothingChanges)
{
	Tower tower;
	const SearchRequest request{.start = tower.At(0, {1, 1}), .goal = tower.At(0, {18, 8})};
	for (const std::string& algorithm : AlgorithmNames())
	{
		const SearchOutcome before = tower.Find(algorithm, request);
		Tower other;
		const LinkId id = other.Add({other.At(0, {10, 5}), other.At(1, {10, 5})});
		ASSERT_EQ(other.graph.LinksForEdit().Remove(id), LinkError::None);
		other.graph.Apply(other.graph.CommitLinks());
		EXPECT_EQ(other.graph.Context().links, nullptr);
		EXPECT_EQ(before.path.points, other.Find(algorithm, request).path.points);
	}
}
} // namespace NavCore::Tests
