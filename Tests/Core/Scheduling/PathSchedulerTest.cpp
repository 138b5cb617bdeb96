// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Scheduling/PathScheduler.h"

#include "Scheduling/SchedulerHost.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(PathScheduler, AnswersARequestWithAPathInTheNextTick)
{
	SchedulerHost host(OpenMap(40, 40));
	const PathHandle handle = host.Ask({2, 2}, {30, 20});
	EXPECT_TRUE(host.Heard().empty()) << "Submit never searches";
	host.Tick(100000);
	const auto end = host.EndOf(handle);
	ASSERT_TRUE(end);
	EXPECT_EQ(end->outcome, PathOutcome::Found);
	EXPECT_EQ(end->waitedTicks, 0U);
	EXPECT_EQ(end->path.points.back(), (Cell{30, 20}));
	EXPECT_EQ(end->quality, PathQuality::Full);
}

TEST(PathScheduler, WallAcrossTheMapMakesTheGoalUnreachable)
{
	SchedulerHost host(GridFromText({
										"..#..",
										"..#..",
										"..#..",
									})
						   .map);
	const PathHandle handle = host.Ask({0, 0}, {4, 2});
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::NoPath);
}

TEST(PathScheduler, PartialPathLeadsToTheNearestPlaceThatCanBeReached)
{
	SchedulerHost host(GridFromText({
										"..#..",
										"..#..",
										"..#..",
									})
						   .map);
	PathRequest request;
	request.goal.cell = {4, 2};
	request.allowPartial = true;
	const PathHandle handle = host.Ask(request);
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::Partial);
	EXPECT_EQ(host.EndOf(handle)->partialReason, PartialReason::GoalUnreachable);
	EXPECT_EQ(host.EndOf(handle)->path.points.back(), (Cell{1, 2}));
}

struct BadEnds
{
	Cell start;
	Cell goal;
	PathOutcome outcome;
	RequestError error;
};

class PathSchedulerBadEnds : public ::testing::TestWithParam<BadEnds>
{
};

TEST_P(PathSchedulerBadEnds, EndWithATypedOutcome)
{
	SchedulerHost host(GridFromText({"...#"}).map);
	const PathHandle handle = host.Ask(GetParam().start, GetParam().goal);
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->outcome, GetParam().outcome);
	EXPECT_EQ(host.EndOf(handle)->requestError, GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(All, PathSchedulerBadEnds,
	::testing::Values(BadEnds{{-1, 0}, {0, 0}, PathOutcome::InvalidStart, RequestError::StartOffMap},
		BadEnds{{3, 0}, {0, 0}, PathOutcome::InvalidStart, RequestError::StartBlocked},
		BadEnds{{0, 0}, {9, 0}, PathOutcome::InvalidGoal, RequestError::GoalOffMap},
		BadEnds{{0, 0}, {3, 0}, PathOutcome::InvalidGoal, RequestError::GoalBlocked}));

TEST(PathScheduler, StartAtTheGoalIsAPathOfOneCell)
{
	SchedulerHost host(OpenMap(4, 4));
	const PathHandle handle = host.Ask({1, 1}, {1, 1});
	host.RunToEnd(100);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::Found);
	EXPECT_EQ(host.EndOf(handle)->path.points, (std::vector<Cell>{{1, 1}}));
}

TEST(PathScheduler, RefusesUnknownNamesAndFullQueuesWithoutAnEvent)
{
	SchedulerSettings settings;
	settings.maxRequests = 2;
	settings.maxGoalCells = 1;
	SchedulerHost host(OpenMap(4, 4), settings);
	PathRequest request;
	request.algorithm = "no such";
	EXPECT_EQ(host.Scheduler().Submit(request).Error(), SubmitError::UnknownAlgorithm);
	request.algorithm = "";
	request.profile = 7;
	EXPECT_EQ(host.Scheduler().Submit(request).Error(), SubmitError::UnknownProfile);
	request.profile = 0;
	request.goal.kind = GoalKind::AnyOf;
	request.goal.cells = {{1, 1}, {2, 2}};
	EXPECT_EQ(host.Scheduler().Submit(request).Error(), SubmitError::TooManyGoals);
	host.Ask({0, 0}, {1, 1});
	host.Ask({0, 0}, {2, 1});
	EXPECT_EQ(host.Scheduler().Submit(PathRequest{}).Error(), SubmitError::QueueFull);
	host.RunToEnd(1000);
	EXPECT_EQ(host.Heard().size(), 2U);
	EXPECT_EQ(host.Scheduler().Stats().refused, 4U);
}

TEST(PathScheduler, WorldThatIsNotReadyIsReported)
{
	SchedulerHost host(OpenMap(4, 4));
	host.World().SetReady(false);
	const PathHandle handle = host.Ask({0, 0}, {3, 3});
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::NotReady);
}

TEST(PathScheduler, CancelledRequestEndsOnceInTheNextTick)
{
	SchedulerHost host(OpenMap(40, 40));
	const PathHandle handle = host.Ask({0, 0}, {39, 39});
	EXPECT_TRUE(host.Scheduler().Cancel(handle));
	EXPECT_FALSE(host.Scheduler().Cancel(handle)) << "the handle is spent";
	EXPECT_TRUE(host.Heard().empty());
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::Cancelled);
}

TEST(PathScheduler, ReleasedOwnerEndsItsRequestsAndNoOthers)
{
	SchedulerHost host(OpenMap(40, 40));
	PathRequest request;
	request.goal.cell = {30, 30};
	request.owner = 7;
	const PathHandle first = host.Ask(request);
	request.start = {5, 5};
	const PathHandle second = host.Ask(request);
	request.owner = 8;
	const PathHandle other = host.Ask(request);
	EXPECT_EQ(host.Scheduler().ReleaseOwner(7), 2U);
	EXPECT_EQ(host.Scheduler().ReleaseOwner(7), 0U);
	host.RunToEnd(10000);
	EXPECT_EQ(host.EndOf(first)->outcome, PathOutcome::OwnerGone);
	EXPECT_EQ(host.EndOf(second)->outcome, PathOutcome::OwnerGone);
	EXPECT_EQ(host.EndOf(other)->outcome, PathOutcome::Found);
}

TEST(PathScheduler, EditIsSeenByTheNextTick)
{
	SchedulerHost host(OpenMap(9, 9));
	host.Edit(MapEditKind::Block, {4, 0, 1, 9});
	EXPECT_TRUE(host.World().Map().IsWalkable({4, 4}));
	const PathHandle handle = host.Ask({0, 0}, {8, 8});
	host.RunToEnd(10000);
	EXPECT_FALSE(host.World().Map().IsWalkable({4, 4}));
	EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::NoPath);
}

TEST(PathScheduler, LivePathIsKeptUntilItIsRetired)
{
	SchedulerHost host(OpenMap(9, 9));
	const PathHandle handle = host.Ask({0, 0}, {8, 8});
	host.RunToEnd(10000);
	ASSERT_NE(host.Scheduler().PathOf(handle), nullptr);
	EXPECT_EQ(host.Scheduler().OutcomeOf(handle), PathOutcome::Found);
	EXPECT_TRUE(host.Scheduler().Retire(handle));
	EXPECT_EQ(host.Scheduler().PathOf(handle), nullptr);
	EXPECT_FALSE(host.Scheduler().Retire(handle));
	host.Tick(1000);
	EXPECT_EQ(host.Heard().size(), 1U) << "retiring is no event";
}

TEST(PathScheduler, PathThatIsNotWantedLiveSpendsItsHandleAtTheEnd)
{
	SchedulerHost host(OpenMap(9, 9));
	PathRequest request;
	request.goal.cell = {8, 8};
	request.live = false;
	const PathHandle handle = host.Ask(request);
	host.RunToEnd(10000);
	EXPECT_EQ(host.Scheduler().PathOf(handle), nullptr);
	EXPECT_FALSE(host.Scheduler().Retire(handle));
}
} // namespace NavCore::Tests
