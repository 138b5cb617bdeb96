// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What becomes of paths that were handed out.
#include "NavCore/Scheduling/PathScheduler.h"
#include "Scheduling/SchedulerHost.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
/** A corridor with a wide way around on the south side. */
GridMap Corridor()
{
	return GridFromText({
							"####################",
							"....................",
							"###.############.###",
							"###.############.###",
							"###..............###",
							"####################",
						})
		.map;
}

PathRequest AlongTheCorridor(RepairPolicy policy)
{
	PathRequest request;
	request.start = {0, 1};
	request.goal.cell = {19, 1};
	request.policy = policy;
	return request;
}
} // namespace

class SchedulerLivePolicy : public ::testing::TestWithParam<RepairPolicy>
{
};

INSTANTIATE_TEST_SUITE_P(
	SpliceAndReplan, SchedulerLivePolicy, ::testing::Values(RepairPolicy::Splice, RepairPolicy::Replan));

TEST_P(SchedulerLivePolicy, BlockedPathIsToldInTheTickOfTheEditAndRerouted)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(GetParam()));
	host.RunToEnd(1000);
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	host.Tick(5000);
	const auto blocked = host.HeardOf(PathEventKind::Blocked);
	ASSERT_EQ(blocked.size(), 1U);
	EXPECT_EQ(blocked[0].handle, handle);
	EXPECT_EQ(blocked[0].blockedAt, (Cell{10, 1}));
	const auto rerouted = host.HeardOf(PathEventKind::Rerouted);
	ASSERT_EQ(rerouted.size(), 1U);
	EXPECT_EQ(rerouted[0].waitedTicks, 0U);
	EXPECT_EQ(rerouted[0].path.points.front(), (Cell{0, 1}));
	EXPECT_EQ(rerouted[0].path.points.back(), (Cell{19, 1}));
	EXPECT_EQ(host.Scheduler().PathOf(handle)->points, rerouted[0].path.points);
	const SchedulerStats& stats = host.Scheduler().Stats();
	EXPECT_EQ(GetParam() == RepairPolicy::Splice ? stats.spliced : stats.replanned, 1U);
}

TEST_P(SchedulerLivePolicy, PathBeginsWhereTheAgentStands)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(GetParam()));
	host.RunToEnd(1000);
	host.Walk(handle, {2, 1});
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	host.RunToEnd(1000);
	ASSERT_EQ(host.HeardOf(PathEventKind::Rerouted).size(), 1U);
	EXPECT_EQ(host.HeardOf(PathEventKind::Rerouted)[0].path.points.front(), (Cell{2, 1}));
}

TEST_P(SchedulerLivePolicy, PathWithoutAnyWayLeftIsLost)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(GetParam()));
	host.RunToEnd(1000);
	host.Edit(MapEditKind::Block, {1, 1, 1, 1});
	host.RunToEnd(1000);
	ASSERT_EQ(host.HeardOf(PathEventKind::Lost).size(), 1U);
	EXPECT_EQ(host.HeardOf(PathEventKind::Lost)[0].outcome, PathOutcome::NoPath);
	EXPECT_FALSE(host.Scheduler().Retire(handle)) << "its handle is spent";
}

TEST_P(SchedulerLivePolicy, AgentKeepsItsPathWhileTheNewOneIsPending)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(GetParam()));
	host.RunToEnd(1000);
	const std::vector<Cell> before = host.Scheduler().PathOf(handle)->points;
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	while (host.HeardOf(PathEventKind::Blocked).empty())
	{
		host.Tick(20);
	}
	if (host.HeardOf(PathEventKind::Rerouted).empty())
	{
		EXPECT_EQ(host.Scheduler().PathOf(handle)->points, before);
	}
	host.RunToEnd(20);
	EXPECT_EQ(host.HeardOf(PathEventKind::Rerouted).size(), 1U);
}

TEST_P(SchedulerLivePolicy, SeveralEditsMakeOneEventATick)
{
	SchedulerHost host(Corridor());
	host.Ask(AlongTheCorridor(GetParam()));
	host.RunToEnd(1000);
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	host.Edit(MapEditKind::Block, {11, 1, 1, 1});
	host.Edit(MapEditKind::Block, {12, 1, 1, 1});
	host.Tick(5000);
	EXPECT_EQ(host.HeardOf(PathEventKind::Blocked).size(), 1U);
}

TEST(SchedulerLive, PolicyIgnoreOnlyTells)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(RepairPolicy::Ignore));
	host.RunToEnd(1000);
	const std::vector<Cell> before = host.Scheduler().PathOf(handle)->points;
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	host.RunToEnd(1000);
	host.Edit(MapEditKind::Block, {15, 4, 1, 1});
	host.RunToEnd(1000);
	EXPECT_EQ(host.HeardOf(PathEventKind::Blocked).size(), 1U) << "once, not with every later edit";
	EXPECT_TRUE(host.HeardOf(PathEventKind::Rerouted).empty());
	EXPECT_EQ(host.Scheduler().PathOf(handle)->points, before);
}

TEST(SchedulerLive, EditElsewhereOrBehindTheAgentIsNotItsBusiness)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(RepairPolicy::Splice));
	host.RunToEnd(1000);
	host.Walk(handle, {8, 1});
	host.Edit(MapEditKind::Block, {10, 4, 1, 1});
	host.Edit(MapEditKind::Block, {4, 1, 1, 1});
	host.RunToEnd(1000);
	EXPECT_EQ(host.Heard().size(), 1U);
}

TEST(SchedulerLive, RetiredPathIsNotWatched)
{
	SchedulerHost host(Corridor());
	const PathHandle handle = host.Ask(AlongTheCorridor(RepairPolicy::Splice));
	host.RunToEnd(1000);
	EXPECT_TRUE(host.Scheduler().Retire(handle));
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	host.RunToEnd(1000);
	EXPECT_EQ(host.Heard().size(), 1U);
}

TEST(SchedulerLive, OpenedWallThatSavesEnoughShortensThePath)
{
	SchedulerHost host(Corridor());
	host.Edit(MapEditKind::Block, {10, 1, 1, 1});
	const PathHandle handle = host.Ask(AlongTheCorridor(RepairPolicy::Splice));
	host.RunToEnd(1000);
	const Cost before = host.Scheduler().PathOf(handle)->cost;
	host.Edit(MapEditKind::Unblock, {10, 1, 1, 1});
	for (int i = 0; i < 5; ++i)
	{
		host.Tick(5000);
	}
	ASSERT_EQ(host.HeardOf(PathEventKind::Rerouted).size(), 1U);
	EXPECT_LT(host.Scheduler().PathOf(handle)->cost, before);
	EXPECT_EQ(host.Scheduler().Stats().shortened, 1U);
}

TEST(SchedulerLive, WayThatIsNoBetterDoesNotReplaceThePath)
{
	// Both ways around the block are equally long.
	SchedulerHost host(GridFromText({
										".........",
										".#######.",
										".#######.",
										".#######.",
										".........",
									})
						   .map);
	const PathHandle handle = host.Ask({0, 2}, {8, 2});
	host.RunToEnd(1000);
	const std::vector<Cell> before = host.Scheduler().PathOf(handle)->points;
	// A dent in the wall on either side, which shortens nothing.
	host.Edit(MapEditKind::Unblock, {4, 1, 1, 1});
	host.Edit(MapEditKind::Unblock, {4, 3, 1, 1});
	for (int i = 0; i < 5; ++i)
	{
		host.Tick(5000);
	}
	EXPECT_TRUE(host.HeardOf(PathEventKind::Rerouted).empty());
	EXPECT_EQ(host.Scheduler().PathOf(handle)->points, before);
}

TEST(SchedulerLive, EditThatBreaksALegTakesItBack)
{
	SchedulerSettings settings;
	settings.quickAfterTicks = 1;
	SchedulerHost host(OpenMap(60, 5), settings);
	PathRequest request;
	request.start = {0, 2};
	request.goal.cell = {59, 2};
	request.algorithm = "dijkstra";
	const PathHandle handle = host.Ask(request);
	host.Tick(0);
	host.Tick(40);
	ASSERT_EQ(host.HeardOf(PathEventKind::FirstLeg).size(), 1U);
	ASSERT_FALSE(host.EndOf(handle));
	host.Walk(handle, {2, 2});
	host.Edit(MapEditKind::Block, {8, 1, 1, 3});
	host.RunToEnd(1000);
	EXPECT_EQ(host.HeardOf(PathEventKind::Blocked).size(), 1U);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::Found);
	EXPECT_EQ(host.EndOf(handle)->path.points.front(), (Cell{2, 2}));
}
} // namespace NavCore::Tests
