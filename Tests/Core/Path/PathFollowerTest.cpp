// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathFollower.h"

#include "Support/GridFixture.h"
#include "Support/RandomMap.h"
#include "Support/SearchRunner.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/WorkBudget.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace NavCore::Tests
{
namespace
{
constexpr double Speed = 0.15;

double DistanceOf(GridPoint a, GridPoint b)
{
	return std::hypot(a.x - b.x, a.y - b.y);
}

/** A step towards a place, no longer than the speed allows. */
GridPoint StepTowards(GridPoint at, GridPoint target)
{
	const double distance = DistanceOf(at, target);
	const double share = distance > Speed ? Speed / distance : 1.0;
	return {at.x + (target.x - at.x) * share, at.y + (target.y - at.y) * share};
}

bool IsInOpenCell(const GridMap& map, GridPoint at)
{
	const Result<Cell, GridError> cell = GridFrame{}.ToCell(map, at.x, at.y);
	return cell.HasValue() && map.IsWalkable(cell.Value());
}

std::vector<Cell> SmoothedWaypoints(const GridMap& map, const Path& path)
{
	PathSmoother smoother;
	EXPECT_EQ(smoother.Begin(map, path), SmoothingStatus::Running);
	WorkBudget unlimited;
	EXPECT_EQ(smoother.Advance(unlimited), SmoothingStatus::Done);
	return {smoother.Waypoints().begin(), smoother.Waypoints().end()};
}

struct Walk
{
	FollowState state = FollowState::Idle;
	GridPoint at;
	double length = 0;
	/** Steps that ended in a wall. */
	std::size_t inWalls = 0;
	std::vector<GridPoint> places;
};

/** Walks until the follower says something else than Moving, or for far too many steps. */
Walk WalkAlong(const GridMap& map, PathFollower& follower, GridPoint start, std::size_t most = 20000)
{
	Walk walk;
	walk.at = start;
	double before = (std::numeric_limits<double>::max)();
	for (std::size_t i = 0; i < most; ++i)
	{
		const FollowStep step = follower.Update(map, walk.at);
		walk.state = step.state;
		if (step.state != FollowState::Moving)
		{
			break;
		}
		EXPECT_LE(step.remaining, before) << "progress never goes back";
		before = step.remaining;
		const GridPoint next = StepTowards(walk.at, step.steerTo);
		walk.length += DistanceOf(walk.at, next);
		walk.at = next;
		walk.inWalls += IsInOpenCell(map, next) ? 0U : 1U;
		walk.places.push_back(next);
	}
	return walk;
}

GridPoint CenterOf(Cell cell)
{
	return {cell.x + 0.5, cell.y + 0.5};
}
} // namespace

TEST(PathFollower, ArrivesAtTheExactGoalWithoutTouchingAWall)
{
	const GridFixture fixture = GridFromText({
		"S.........",
		"########..",
		"..........",
		"..########",
		".........G",
	});
	const SearchOutcome outcome = RunToEnd("astar", fixture);
	const std::vector<Cell> waypoints = SmoothedWaypoints(fixture.map, outcome.path);
	PathFollower follower;
	const GridPoint goal{9.8, 4.2};
	follower.Follow(fixture.map, waypoints, goal);
	const Walk walk = WalkAlong(fixture.map, follower, {0.3, 0.7});
	EXPECT_EQ(walk.state, FollowState::Arrived);
	EXPECT_LE(DistanceOf(walk.at, goal), FollowSettings{}.arrival);
	EXPECT_EQ(walk.inWalls, 0U);
	EXPECT_LT(walk.length, outcome.path.Length() + 2.0);
}

TEST(PathFollower, WalksRandomMapsWithoutTouchingAWall)
{
	std::size_t walked = 0;
	for (std::uint64_t seed = 1; seed <= 60; ++seed)
	{
		MapSpec spec;
		spec.width = 40;
		spec.height = 30;
		spec.style = seed % 2 == 0 ? WallStyle::Noise : WallStyle::Boxes;
		spec.seed = seed;
		const GridMap map = BuildMap(spec);
		Random random(seed);
		const SearchRequest request = RandomRequest(map, random);
		const SearchOutcome outcome = RunToEnd("astar", map, request);
		if (outcome.status != SearchStatus::Found)
		{
			continue;
		}
		++walked;
		PathFollower follower;
		follower.Follow(map, SmoothedWaypoints(map, outcome.path));
		const Walk walk = WalkAlong(map, follower, CenterOf(request.start));
		ASSERT_EQ(walk.state, FollowState::Arrived) << seed;
		ASSERT_EQ(walk.inWalls, 0U) << seed;
		ASSERT_LT(walk.length, outcome.path.Length() * 1.02 + 1.0) << seed;
	}
	EXPECT_GT(walked, 20U);
}

TEST(PathFollower, AWallAheadIsNoticedBeforeTheAgentReachesIt)
{
	GridFixture fixture = GridFromText({"S..........G"});
	PathFollower follower;
	const std::vector<Cell> path{{0, 0}, {11, 0}};
	follower.Follow(fixture.map, path);
	GridPoint at = CenterOf({0, 0});
	{
		GridEdit edit(fixture.map);
		ASSERT_EQ(edit.SetWalkable({6, 0}, false), GridError::None);
	}
	const Walk walk = WalkAlong(fixture.map, follower, at);
	EXPECT_EQ(walk.state, FollowState::Blocked);
	EXPECT_EQ(walk.inWalls, 0U);
	EXPECT_GT(walk.at.x, 3.5) << "the wall is far away at first, and nothing to worry about";
	EXPECT_LT(walk.at.x, 6.0);
}

TEST(PathFollower, JoinsAnotherPathWithoutGoingBack)
{
	const GridFixture fixture = GridFromText({
		"S..........",
		"...........",
		"...........",
		"..........G",
	});
	PathFollower follower;
	follower.Follow(fixture.map, std::vector<Cell>{{0, 0}, {10, 0}});
	GridPoint at = CenterOf({0, 0});
	for (int i = 0; i < 30; ++i)
	{
		at = StepTowards(at, follower.Update(fixture.map, at).steerTo);
	}
	follower.Follow(fixture.map, std::vector<Cell>{{0, 0}, {3, 1}, {10, 3}});
	const double x = at.x;
	const Walk walk = WalkAlong(fixture.map, follower, at);
	EXPECT_EQ(walk.state, FollowState::Arrived);
	for (const GridPoint& place : walk.places)
	{
		EXPECT_GE(place.x, x - 0.3);
	}
}

TEST(PathFollower, TellsWhoWasPushedAway)
{
	const GridFixture fixture = GridFromText({
		"S..........G",
		"............",
		"............",
		"............",
	});
	PathFollower follower;
	follower.Follow(fixture.map, std::vector<Cell>{{0, 0}, {11, 0}});
	EXPECT_EQ(follower.Update(fixture.map, {5.0, 1.5}).state, FollowState::Moving);
	EXPECT_EQ(follower.Update(fixture.map, {5.0, 3.5}).state, FollowState::Strayed);
	EXPECT_EQ(follower.Update(fixture.map, {500.0, 3.5}).state, FollowState::Strayed);
	const double nan = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(follower.Update(fixture.map, {nan, 0.5}).state, FollowState::Strayed);
}

TEST(PathFollower, GridAlignedGoesThroughTheMiddleOfEveryCell)
{
	const GridFixture fixture = GridFromText({
		"S..#.",
		".#.#.",
		".#..G",
	});
	const SearchOutcome outcome = RunToEnd("astar", fixture);
	std::vector<Cell> cells;
	ExpandToCells(outcome.path, cells);
	FollowSettings aligned;
	aligned.gridAligned = true;
	PathFollower follower(aligned);
	follower.Follow(fixture.map, cells);
	const Walk walk = WalkAlong(fixture.map, follower, CenterOf(fixture.start));
	EXPECT_EQ(walk.state, FollowState::Arrived);
	EXPECT_NEAR(walk.length, outcome.path.Length(), 0.6);
	for (const Cell cell : cells)
	{
		double nearest = 1e9;
		for (const GridPoint& place : walk.places)
		{
			nearest = (std::min)(nearest, DistanceOf(place, CenterOf(cell)));
		}
		EXPECT_LE(nearest, cell == fixture.start ? Speed + 1e-9 : FollowSettings{}.arrival)
			<< cell.x << "," << cell.y;
	}
}

TEST(PathFollower, WithoutAPathItIsIdleAndAPathOfOneCellEndsThere)
{
	const GridFixture fixture = GridFromText({"S.."});
	PathFollower follower;
	EXPECT_EQ(follower.Update(fixture.map, {0.5, 0.5}).state, FollowState::Idle);
	follower.Follow(fixture.map, std::vector<Cell>{{1, 0}});
	EXPECT_EQ(follower.Update(fixture.map, {1.5, 0.5}).state, FollowState::Arrived);
	const FollowStep step = follower.Update(fixture.map, {0.5, 0.5});
	EXPECT_EQ(step.state, FollowState::Moving);
	EXPECT_EQ(step.steerTo, (GridPoint{1.5, 0.5}));
	follower.Stop();
	EXPECT_EQ(follower.Update(fixture.map, {0.5, 0.5}).state, FollowState::Idle);
}

TEST(PathFollower, AGoalOutsideOfTheLastCellIsIgnored)
{
	const GridFixture fixture = GridFromText({"S..."});
	PathFollower follower;
	follower.Follow(fixture.map, std::vector<Cell>{{0, 0}, {3, 0}}, {1.5, 0.5});
	EXPECT_EQ(WalkAlong(fixture.map, follower, {0.5, 0.5}).state, FollowState::Arrived);
	EXPECT_EQ(follower.Update(fixture.map, {3.5, 0.5}).state, FollowState::Arrived);
}

TEST(PathFollower, ProgressNamesTheCellThatTheSchedulerKnows)
{
	const GridFixture fixture = GridFromText({"S.....G"});
	PathFollower follower;
	follower.Follow(fixture.map, std::vector<Cell>{{0, 0}, {6, 0}});
	EXPECT_EQ(follower.Update(fixture.map, {3.2, 0.4}).progress, (Cell{3, 0}));
}

TEST(PathFollower, NextIsTheFirstWaypointBeyondWhereToGo)
{
	const GridFixture fixture = GridFromText({"S........", ".........", "........G"});
	const std::vector<Cell> cells{{0, 0}, {3, 0}, {6, 0}, {8, 2}};
	for (const bool aligned : {false, true})
	{
		FollowSettings settings;
		settings.lookAhead = 1.0;
		settings.gridAligned = aligned;
		PathFollower follower(settings);
		follower.Follow(fixture.map, cells);
		EXPECT_EQ(follower.Update(fixture.map, {0.5, 0.5}).next, aligned ? 2U : 1U);
		EXPECT_EQ(follower.Update(fixture.map, {3.0, 0.5}).next, 2U) << "past the waypoint, or up to it";
		EXPECT_EQ(follower.Update(fixture.map, {6.4, 0.5}).next, aligned ? 4U : 3U);
		EXPECT_EQ(follower.Update(fixture.map, {8.3, 2.3}).next, 4U) << "none is left";
		EXPECT_EQ(follower.Update(fixture.map, {8.5, 2.5}).state, FollowState::Arrived);
	}
	PathFollower strayed;
	strayed.Follow(fixture.map, std::vector<Cell>{{0, 0}, {3, 0}, {6, 0}});
	EXPECT_EQ(strayed.Update(fixture.map, {4.5, 0.5}).next, 2U);
	const FollowStep step = strayed.Update(fixture.map, {4.5, 9.5});
	EXPECT_EQ(step.state, FollowState::Strayed) << "off the map";
}
} // namespace NavCore::Tests
