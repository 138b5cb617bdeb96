// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Paths that take links: their forms, their cost, smoothing, following and checks.
#include "Graph/LinkedMaps.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Path/LineOfSight.h"
#include "NavCore/Path/PathCheck.h"
#include "NavCore/Path/PathFollower.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/PathSplicer.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace NavCore::Tests
{
namespace
{
/** A random map with links, and a path over it; the path may be empty. */
struct RandomPath
{
	LinkedMap map;
	SearchRequest request;
	SearchOutcome outcome;
};

RandomPath AnyPath(Random& random, std::string_view algorithm)
{
	const MapSpec spec = *AnySpec(30);
	RandomPath result{BuildLinkedMap(spec, random.Range(1, 12), GraphParts::Regions, random), {}, {}};
	result.request = RandomRequest(result.map.graph->Map(), random, spec.clearance);
	SearchSession session(algorithm);
	result.outcome = RunToEnd(session.Search(), result.map.graph->Context(), result.request);
	return result;
}

/** One room with a pit in its middle, and a jump over it. */
struct Pit
{
	NavGraph graph{Ground()};
	LinkId jump = graph.LinksForEdit().Add({{4, 2}, {8, 2}, Cost{3000}, LinkKind::Jump}).Value();
	Path path;

	Pit()
	{
		graph.Apply(graph.CommitLinks());
		SearchSession session("astar");
		path = RunToEnd(session.Search(), graph.Context(), {.start = {1, 2}, .goal = {11, 2}}).path;
	}
	static GridMap Ground()
	{
		GridMap map = GridMap::Create({13, 5}).Value();
		GridEdit edit(map);
		static_cast<void>(edit.FillWalkable({5, 0, 3, 5}, false));
		static_cast<void>(edit.Commit());
		return map;
	}
};
} // namespace

TEST(LinkedPath, BothFormsMeanTheSame)
{
	CheckProperty(1500,
		[]
		{
			Random random(*AnySeed());
			const RandomPath any = AnyPath(random, "jps");
			if (any.outcome.path.IsEmpty())
			{
				return;
			}
			Path cells = any.outcome.path;
			ExpandToCells(any.outcome.path, cells.points, cells.links);
			cells.form = PathForm::Cells;
			MeasureCells(any.map.graph->Map(), cells);
			RC_ASSERT(cells.cost == any.outcome.path.cost);
			RC_ASSERT(cells.straightSteps == any.outcome.path.straightSteps);
			Prove(NavReference::ValidatePath(any.map.reference, cells, any.request.start, any.request.goal)
					? ::testing::AssertionSuccess()
					: ::testing::AssertionFailure() << "the cells are no path");
			std::vector<Cell> turns;
			ReduceToWaypoints(cells, turns);
			std::vector<PathLink> links;
			LocateLinks(cells, turns, links);
			RC_ASSERT(links.size() == cells.links.size());
			const std::size_t drop =
				static_cast<std::size_t>(random.Range(0, static_cast<std::int32_t>(cells.points.size()) - 1));
			Path rest = cells;
			DropPoints(rest, drop);
			MeasureCells(any.map.graph->Map(), rest);
			const Cell from = cells.points[drop];
			Prove(NavReference::ValidatePath(any.map.reference, rest, from, any.request.goal)
					? ::testing::AssertionSuccess()
					: ::testing::AssertionFailure() << "the rest is no path");
		});
}

TEST(LinkedPath, SmoothingKeepsLinksAndNeverCostsMore)
{
	CheckProperty(1500,
		[]
		{
			Random random(*AnySeed());
			const RandomPath any = AnyPath(random, random.Percent(50) ? "greedy" : "jps");
			if (any.outcome.path.IsEmpty())
			{
				return;
			}
			const GridMap& map = any.map.graph->Map();
			PathSmoother smoother;
			SmoothingOptions options;
			options.clearance = any.map.spec.clearance;
			SmoothingStatus status = smoother.Begin(map, any.outcome.path, options);
			const std::int64_t slice = random.Percent(50) ? WorkBudget::Unlimited : random.Range(1, 20);
			while (status == SmoothingStatus::Running)
			{
				WorkBudget budget(slice);
				status = smoother.Advance(budget);
			}
			RC_ASSERT(status == SmoothingStatus::Done);
			const Path& smooth = smoother.Result();
			RC_ASSERT(smooth.cost <= any.outcome.path.cost);
			RC_ASSERT(smooth.links.size() == any.outcome.path.links.size());
			const NavReference::PathVerdict verdict =
				NavReference::ValidatePath(any.map.reference, smooth, any.request.start, any.request.goal);
			Prove(verdict ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << verdict.reason);
			std::vector<PathLink> links;
			LocateLinks(smooth, smoother.Waypoints(), links);
			RC_ASSERT(links.size() == smooth.links.size());
			const std::vector<Cell>& waypoints = smoother.Waypoints();
			for (std::size_t i = 1; i < waypoints.size(); ++i)
			{
				const bool linked = std::any_of(
					links.begin(), links.end(), [i](const PathLink& link) { return link.point + 1 == i; });
				RC_ASSERT(
					linked || HasLineOfSight(map, waypoints[i - 1], waypoints[i], any.map.spec.clearance));
			}
		});
}

TEST(LinkedPath, IsSoundExactlyWhileItsLinksCanBeTaken)
{
	Pit pit;
	ASSERT_EQ(pit.path.links.size(), 1U);
	const auto broken = [&]
	{
		return FindBrokenStep(pit.graph.Map(), pit.path, 1, 0, pit.graph.Context().links);
	};
	EXPECT_FALSE(broken());
	EXPECT_TRUE(FindBrokenStep(pit.graph.Map(), pit.path)) << "without links to ask, none can be taken";
	ASSERT_EQ(pit.graph.LinksForEdit().SetEnabled(pit.jump, false), LinkError::None);
	pit.graph.Apply(pit.graph.CommitLinks());
	ASSERT_TRUE(broken());
	EXPECT_EQ(broken()->cell, (Cell{8, 2}));
	EXPECT_EQ(broken()->step, 3U);
}

TEST(LinkedPath, IsNotMendedButSearchedForAnew)
{
	Pit pit;
	SearchScratch scratch;
	PathSplicer splicer(scratch);
	SpliceRequest request;
	request.start = pit.path.points.front();
	EXPECT_EQ(splicer.Begin(pit.graph.Context(), pit.path, request), SpliceStatus::Replan);
	EXPECT_EQ(splicer.WhyReplan(), ReplanReason::TakesLinks);
}

TEST(LinkedPath, TheFollowerStopsAtALinkAndGoesOnBehindIt)
{
	Pit pit;
	std::vector<Cell> waypoints;
	std::vector<PathLink> links;
	ReduceToWaypoints(pit.path, waypoints);
	LocateLinks(pit.path, waypoints, links);
	PathFollower follower;
	follower.Follow(pit.graph.Map(), waypoints, links);
	GridPoint at{1.5, 2.5};
	int ticksAtLink = 0;
	FollowStep step;
	for (int tick = 0; tick < 300 && step.state != FollowState::Arrived; ++tick)
	{
		step = follower.Update(pit.graph.Map(), at);
		ASSERT_TRUE(step.state == FollowState::Moving || step.state == FollowState::AtLink ||
			step.state == FollowState::Arrived)
			<< static_cast<int>(step.state) << " at " << at.x;
		if (step.state == FollowState::AtLink)
		{
			EXPECT_EQ(step.link, pit.jump);
			EXPECT_DOUBLE_EQ(step.steerTo.x, 8.5);
			++ticksAtLink;
		}
		else
		{
			EXPECT_TRUE(at.x < 5.0 || at.x >= 8.0) << "it walks into the pit";
		}
		const double distance = std::hypot(step.steerTo.x - at.x, step.steerTo.y - at.y);
		const double share = distance > 0.2 ? 0.2 / distance : 1.0;
		at = {at.x + (step.steerTo.x - at.x) * share, at.y + (step.steerTo.y - at.y) * share};
	}
	EXPECT_EQ(step.state, FollowState::Arrived);
	EXPECT_GT(ticksAtLink, 10);
}

TEST(LinkedPath, TheFollowerTakesATeleportAtOnce)
{
	Pit pit;
	std::vector<Cell> waypoints;
	std::vector<PathLink> links;
	ReduceToWaypoints(pit.path, waypoints);
	LocateLinks(pit.path, waypoints, links);
	PathFollower follower;
	follower.Follow(pit.graph.Map(), waypoints, links);
	EXPECT_EQ(follower.Update(pit.graph.Map(), {4.5, 2.5}).state, FollowState::AtLink);
	const FollowStep behind = follower.Update(pit.graph.Map(), {8.5, 2.5});
	EXPECT_EQ(behind.state, FollowState::Moving);
	EXPECT_GT(behind.steerTo.x, 8.5);
	EXPECT_EQ(behind.progress, (Cell{8, 2}));
}
} // namespace NavCore::Tests
