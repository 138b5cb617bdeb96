// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Goals that are more than a cell, and goals that many agents share.
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavReference/ReferenceSolver.h"
#include "Scheduling/SchedulerHost.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
PathRequest AnyOf(Cell start, std::vector<Cell> cells)
{
	PathRequest request;
	request.start = start;
	request.goal.kind = GoalKind::AnyOf;
	request.goal.cells = std::move(cells);
	return request;
}

PathRequest Within(Cell start, Cell centre, std::int32_t radius)
{
	PathRequest request;
	request.start = start;
	request.goal.kind = GoalKind::Radius;
	request.goal.cell = centre;
	request.goal.radius = radius;
	return request;
}

GridMap BattleMap(std::int32_t side)
{
	MapSpec spec;
	spec.width = side;
	spec.height = side;
	spec.style = WallStyle::Boxes;
	spec.blockedPercent = 20;
	spec.seed = 5;
	return BuildMap(spec);
}
} // namespace

TEST(SchedulerGoals, PathLeadsToTheCheapestOfASetOfCells)
{
	SchedulerHost host(GridFromText({
										".....",
										".###.",
										"...#.",
										".#.#.",
									})
						   .map);
	// The second is closer as the crow flies.
	const PathHandle handle = host.Ask(AnyOf({0, 3}, {{4, 3}, {2, 3}, {4, 0}}));
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::Found);
	EXPECT_EQ(host.EndOf(handle)->path.points.back(), (Cell{2, 3}));
}

TEST(SchedulerGoals, BlockedCellsOfASetDoNotCount)
{
	SchedulerHost host(GridFromText({"..#.."}).map);
	const PathHandle some = host.Ask(AnyOf({0, 0}, {{2, 0}, {9, 9}, {1, 0}}));
	const PathHandle none = host.Ask(AnyOf({0, 0}, {{2, 0}, {9, 9}}));
	const PathHandle empty = host.Ask(AnyOf({0, 0}, {}));
	const PathHandle beyond = host.Ask(AnyOf({0, 0}, {{3, 0}}));
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(some)->outcome, PathOutcome::Found);
	EXPECT_EQ(host.EndOf(none)->outcome, PathOutcome::InvalidGoal);
	EXPECT_EQ(host.EndOf(empty)->outcome, PathOutcome::InvalidGoal);
	EXPECT_EQ(host.EndOf(beyond)->outcome, PathOutcome::NoPath);
}

TEST(SchedulerGoals, PathEndsAtTheFirstCellWithinTheRadius)
{
	SchedulerHost host(OpenMap(40, 9));
	const PathHandle handle = host.Ask(Within({0, 4}, {30, 4}, 5));
	const PathHandle inside = host.Ask(Within({28, 4}, {30, 4}, 5));
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->path.points.back(), (Cell{25, 4}));
	EXPECT_EQ(host.EndOf(inside)->path.points.size(), 1U);
}

TEST(SchedulerGoals, CentreOfADiscMayBeBlocked)
{
	SchedulerHost host(GridFromText({"......#.."}).map);
	const PathHandle handle = host.Ask(Within({0, 0}, {6, 0}, 2));
	const PathHandle nowhere = host.Ask(Within({0, 0}, {6, 0}, -1));
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->path.points.back(), (Cell{4, 0}));
	EXPECT_EQ(host.EndOf(nowhere)->outcome, PathOutcome::InvalidGoal);
}

TEST(SchedulerGoals, DiscOfMoreCellsThanAllowedIsRefused)
{
	SchedulerHost host(OpenMap(9, 9));
	EXPECT_EQ(
		host.Scheduler().Submit(Within({0, 0}, {4, 4}, 2'000'000'000)).Error(), SubmitError::TooManyGoals);
}

TEST(SchedulerGoals, SetsAreAnsweredUnderEditsEveryTick)
{
	SchedulerHost host(BattleMap(80));
	Random random(3);
	const PathHandle handle = host.Ask(AnyOf(RandomFreeCell(host.World().Map(), random),
		{RandomFreeCell(host.World().Map(), random), RandomFreeCell(host.World().Map(), random)}));
	for (int i = 0; i < 300 && !host.EndOf(handle); ++i)
	{
		const Cell at = RandomCell(host.World().Map(), random);
		host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock, {at.x, at.y, 1, 1});
		host.Tick(300);
	}
	EXPECT_TRUE(host.EndOf(handle));
}

TEST(SchedulerGoals, ManyAgentsToOneGoalShareOneSearchAndEachGetsACheapestPath)
{
	SchedulerSettings settings;
	settings.sharedGoalThreshold = 48;
	SchedulerHost host(BattleMap(96), settings);
	Random random(9);
	const Cell goal = RandomFreeCell(host.World().Map(), random);
	std::vector<PathHandle> handles;
	std::vector<Cell> starts;
	for (int i = 0; i < 200; ++i)
	{
		PathRequest request;
		request.start = RandomFreeCell(host.World().Map(), random);
		starts.push_back(request.start);
		request.goal.cell = goal;
		request.smooth = false;
		request.firstLeg = false;
		handles.push_back(host.Ask(request));
	}
	host.RunToEnd(20000);
	EXPECT_GE(host.Scheduler().Stats().shared, 190U);
	const NavReference::ReferenceGrid grid = ToReference(host.World().Map());
	std::int64_t expanded = 0;
	for (std::size_t i = 0; i < handles.size(); ++i)
	{
		const HeardEvent end = *host.EndOf(handles[i]);
		expanded += end.counters.expanded;
		const std::int64_t best = NavReference::ShortestCost(grid, ToPoint(starts[i]), ToPoint(goal));
		EXPECT_EQ(end.hasPath ? end.path.cost.units : NavReference::Unreachable, best);
	}
	// All together no more than one search of the whole map.
	EXPECT_LE(expanded, host.World().Map().WalkableCount() + 200);
	EXPECT_LE(host.WorstOverrun(), WorkBudget::QuantumExpansions);
}

TEST(SchedulerGoals, GroupLosesMembersAndGoesOn)
{
	SchedulerSettings settings;
	settings.sharedGoalThreshold = 48;
	SchedulerHost host(BattleMap(96), settings);
	Random random(10);
	const Cell goal = RandomFreeCell(host.World().Map(), random);
	std::vector<PathHandle> handles;
	for (int i = 0; i < 100; ++i)
	{
		PathRequest request;
		request.start = RandomFreeCell(host.World().Map(), random);
		request.goal.cell = goal;
		handles.push_back(host.Ask(request));
	}
	host.Tick(150);
	for (std::size_t i = 0; i < handles.size(); i += 2)
	{
		EXPECT_TRUE(host.Scheduler().Cancel(handles[i]));
		host.Tick(60);
	}
	host.RunToEnd(2000);
	EXPECT_EQ(host.OpenCount(), 0U);
}
} // namespace NavCore::Tests
