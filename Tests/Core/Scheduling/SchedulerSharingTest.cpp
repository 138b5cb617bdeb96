// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Trace/TraceRecorder.h"
#include "Scheduling/SchedulerHost.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
std::int64_t SearchUnits(SchedulerHost& host)
{
	return host.Scheduler().Stats().units[static_cast<std::size_t>(TickWork::Searches)];
}

PathRequest AcrossTheMap()
{
	PathRequest request;
	request.start = {1, 1};
	request.goal.cell = {60, 50};
	request.algorithm = "astar";
	return request;
}
} // namespace

TEST(SchedulerSharing, IdenticalRequestsShareOneSearch)
{
	SchedulerHost one(OpenMap(64, 64));
	one.Ask(AcrossTheMap());
	one.RunToEnd(5000);
	SchedulerHost many(OpenMap(64, 64));
	for (int i = 0; i < 50; ++i)
	{
		many.Ask(AcrossTheMap());
	}
	many.RunToEnd(5000);
	EXPECT_EQ(many.HeardOf(PathEventKind::Ended).size(), 50U);
	EXPECT_EQ(many.Scheduler().Stats().shared, 49U);
	// Each further one costs what it takes to hand a path of some sixty cells out.
	EXPECT_LT(SearchUnits(many), SearchUnits(one) + 49 * 12);
	for (const HeardEvent& event : many.Heard())
	{
		EXPECT_EQ(event.path.points, one.Heard().front().path.points);
	}
}

TEST(SchedulerSharing, WhoJoinsAndIsMoreUrgentTakesTheOthersAlong)
{
	SchedulerHost host(OpenMap(64, 64));
	PathRequest request = AcrossTheMap();
	request.priority = PathPriority::Background;
	const PathHandle patient = host.Ask(request);
	for (std::int32_t i = 0; i < 50; ++i)
	{
		host.Ask({i, 0}, {63, 63});
	}
	request.priority = PathPriority::Critical;
	const PathHandle urgent = host.Ask(request);
	host.Tick(5000);
	EXPECT_TRUE(host.EndOf(urgent));
	EXPECT_TRUE(host.EndOf(patient));
	host.RunToEnd(5000);
}

TEST(SchedulerSharing, SearchGoesOnWhenWhoAskedFirstCancels)
{
	SchedulerHost host(OpenMap(64, 64));
	const PathHandle first = host.Ask(AcrossTheMap());
	const PathHandle second = host.Ask(AcrossTheMap());
	host.Tick(40);
	EXPECT_TRUE(host.Scheduler().Cancel(first));
	host.RunToEnd(5000);
	EXPECT_EQ(host.EndOf(first)->outcome, PathOutcome::Cancelled);
	EXPECT_EQ(host.EndOf(second)->outcome, PathOutcome::Found);
}

TEST(SchedulerSharing, RequestsThatAskForSomethingElseDoNotShare)
{
	SchedulerHost host(OpenMap(64, 64));
	PathRequest request = AcrossTheMap();
	host.Ask(request);
	request.smooth = false;
	host.Ask(request);
	request.allowPartial = true;
	host.Ask(request);
	request.maxExpansions = 100000;
	host.Ask(request);
	request.algorithm = "sga";
	host.Ask(request);
	host.RunToEnd(5000);
	EXPECT_EQ(host.Scheduler().Stats().shared, 0U);
	EXPECT_EQ(host.HeardOf(PathEventKind::Ended).size(), 5U);
}

TEST(SchedulerSharing, TracedRequestHasASearchOfItsOwn)
{
	SchedulerHost host(OpenMap(64, 64));
	TraceRecorder trace;
	host.Ask(AcrossTheMap());
	PathRequest traced = AcrossTheMap();
	traced.trace = &trace;
	host.Ask(traced);
	host.Ask(AcrossTheMap());
	host.RunToEnd(5000);
	EXPECT_EQ(host.Scheduler().Stats().shared, 1U);
	EXPECT_FALSE(trace.Events().empty());
}
} // namespace NavCore::Tests
