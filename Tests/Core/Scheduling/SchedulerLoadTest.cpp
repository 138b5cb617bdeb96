// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Who waits for how long, and what a tick costs.
#include "NavCore/Scheduling/PathScheduler.h"
#include "Scheduling/SchedulerHost.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
GridMap BattleMap(std::int32_t side)
{
	MapSpec spec;
	spec.width = side;
	spec.height = side;
	spec.style = WallStyle::Boxes;
	spec.blockedPercent = 25;
	spec.seed = 12;
	return BuildMap(spec);
}

PathRequest RandomPathRequest(const GridMap& map, Random& random)
{
	PathRequest request;
	request.start = RandomFreeCell(map, random);
	request.goal.cell = RandomFreeCell(map, random);
	return request;
}
} // namespace

TEST(SchedulerLoad, ThreeHundredRequestsAtOnceStayInsideTheBudget)
{
	SchedulerHost host(BattleMap(128));
	Random random(1);
	for (int i = 0; i < 300; ++i)
	{
		host.Ask(RandomPathRequest(host.World().Map(), random));
	}
	const int ticks = host.RunToEnd(2000);
	EXPECT_EQ(host.OpenCount(), 0U);
	EXPECT_LE(host.WorstOverrun(), WorkBudget::QuantumExpansions);
	EXPECT_LE(host.Scheduler().Stats().waitTicks.most, static_cast<std::uint32_t>(ticks));
}

TEST(SchedulerLoad, TenThousandRequestsInOneFrameDrainWithoutATickOverBudget)
{
	SchedulerHost host(BattleMap(ByBuild(256, 96)));
	Random random(2);
	const int requests = ByBuild(10000, 1000);
	for (int i = 0; i < requests; ++i)
	{
		host.Ask(RandomPathRequest(host.World().Map(), random));
	}
	int ticks = 0;
	std::size_t openBefore = host.OpenCount();
	while (!host.Scheduler().IsIdle() && ticks < 5000)
	{
		host.Tick(10000);
		++ticks;
		EXPECT_LT(host.OpenCount(), openBefore) << "every tick ends some request";
		openBefore = host.OpenCount();
	}
	EXPECT_EQ(host.OpenCount(), 0U);
	EXPECT_LE(host.WorstOverrun(), WorkBudget::QuantumExpansions);
	// First come, first served: who asked last waits longest, and not much longer than the work takes.
	EXPECT_LE(host.Scheduler().Stats().waitTicks.most, static_cast<std::uint32_t>(ticks));
	// Nobody stands still for long: a straight line serves until the path is there.
	EXPECT_GT(host.Scheduler().Stats().quality[static_cast<std::size_t>(PathQuality::Quick)], 0U);
}

TEST(SchedulerLoad, UrgentRequestOvertakesThoseThatCanWait)
{
	SchedulerHost host(BattleMap(96));
	Random random(3);
	PathRequest request;
	for (int i = 0; i < 100; ++i)
	{
		request = RandomPathRequest(host.World().Map(), random);
		request.priority = PathPriority::Background;
		request.algorithm = "astar";
		host.Ask(request);
	}
	host.Tick(500);
	request.start = {0, 0};
	request.priority = PathPriority::Critical;
	const PathHandle urgent = host.Ask(request);
	host.Tick(6000);
	ASSERT_TRUE(host.EndOf(urgent)) << "it ends in its first tick although others have waited longer";
	EXPECT_GT(host.OpenCount(), 0U);
	host.RunToEnd(3000);
}

TEST(SchedulerLoad, DeadlineMakesARequestUrgentWhateverItsClass)
{
	SchedulerHost host(BattleMap(96));
	Random random(4);
	PathRequest request;
	for (int i = 0; i < 100; ++i)
	{
		host.Ask(RandomPathRequest(host.World().Map(), random));
	}
	request = RandomPathRequest(host.World().Map(), random);
	request.priority = PathPriority::Background;
	request.deadlineTicks = 1;
	const PathHandle hasty = host.Ask(request);
	host.Tick(1000);
	host.Tick(1000);
	EXPECT_TRUE(host.EndOf(hasty));
	EXPECT_GT(host.OpenCount(), 0U);
	host.RunToEnd(3000);
}

TEST(SchedulerLoad, SteadyStreamOfUrgentRequestsDoesNotStarveTheOthers)
{
	SchedulerHost host(OpenMap(64, 64));
	Random random(5);
	PathRequest patient = RandomPathRequest(host.World().Map(), random);
	patient.priority = PathPriority::Background;
	// With a line to set off on it would let others go first for a while longer.
	patient.firstLeg = false;
	const PathHandle first = host.Ask(patient);
	// Each tick brings twice what it can do, all of it more urgent than the first request.
	std::size_t submittedInTime = 0;
	for (int tick = 0; tick < 600 && !host.EndOf(first); ++tick)
	{
		for (int i = 0; i < 24; ++i)
		{
			PathRequest request = RandomPathRequest(host.World().Map(), random);
			request.priority = PathPriority::Critical;
			request.algorithm = "astar";
			request.firstLeg = false;
			host.Ask(request);
			submittedInTime += tick <= 64 ? 1 : 0;
		}
		host.Tick(400);
	}
	ASSERT_TRUE(host.EndOf(first)) << "a critical request must not overtake for ever";
	EXPECT_GT(host.EndOf(first)->waitedTicks, 64U) << "it yields for as long as its class says";
	// And to nothing that comes later, but for short searches beside it once it is under way.
	EXPECT_LE(host.HeardOf(PathEventKind::Ended).size(), submittedInTime + 24);
	host.RunToEnd(20000);
}

TEST(SchedulerLoad, WaitAtASustainableLoadIsBoundedByThePatience)
{
	SchedulerHost host(OpenMap(64, 64));
	Random random(6);
	for (int tick = 0; tick < 600; ++tick)
	{
		for (int i = 0; i < 4; ++i)
		{
			PathRequest request = RandomPathRequest(host.World().Map(), random);
			request.priority = static_cast<PathPriority>(random.Below(4));
			request.live = false;
			host.Ask(request);
		}
		host.Tick(2000);
	}
	host.RunToEnd(2000);
	EXPECT_LE(host.Scheduler().Stats().waitTicks.most, 64U);
}

TEST(SchedulerLoad, LongSearchDoesNotHoldUpShortOnes)
{
	SchedulerSettings settings;
	settings.lanes = 2;
	SchedulerHost host(OpenMap(256, 256), settings);
	PathRequest request;
	request.algorithm = "dijkstra";
	request.smooth = false;
	request.firstLeg = false;
	for (int i = 0; i < 3; ++i)
	{
		request.start = {i, 0};
		request.goal.cell = {255, 255};
		host.Ask(request);
	}
	for (int i = 0; i < 4; ++i)
	{
		host.Tick(2000);
	}
	EXPECT_TRUE(host.Heard().empty());
	request.start = {100, 100};
	request.goal.cell = {104, 101};
	const PathHandle quick = host.Ask(request);
	host.Tick(2000);
	EXPECT_TRUE(host.EndOf(quick)) << "a short search takes one tick whatever else is under way";
	host.RunToEnd(5000);
}

TEST(SchedulerLoad, OverloadIsToldInTheQualityAndTheStats)
{
	SchedulerHost host(BattleMap(128));
	Random random(7);
	for (int i = 0; i < 600; ++i)
	{
		PathRequest request = RandomPathRequest(host.World().Map(), random);
		request.algorithm = "astar";
		host.Ask(request);
	}
	host.RunToEnd(4000);
	const SchedulerStats& stats = host.Scheduler().Stats();
	std::array<std::uint64_t, 4> heard{};
	for (const HeardEvent& event : host.Heard())
	{
		heard[static_cast<std::size_t>(event.quality)] += event.hasPath ? 1 : 0;
	}
	EXPECT_EQ(heard, stats.quality);
	EXPECT_GT(heard[static_cast<std::size_t>(PathQuality::Full)], 0U) << "the first ones are in time";
	EXPECT_GT(heard[static_cast<std::size_t>(PathQuality::Unsmoothed)], 0U);
	EXPECT_GT(heard[static_cast<std::size_t>(PathQuality::Coarse)], 0U);
	EXPECT_GT(heard[static_cast<std::size_t>(PathQuality::Quick)], 0U);
}

TEST(SchedulerLoad, FullPathBeginsWithTheFirstLeg)
{
	SchedulerHost host(BattleMap(128));
	Random random(8);
	for (int i = 0; i < 400; ++i)
	{
		PathRequest request = RandomPathRequest(host.World().Map(), random);
		request.algorithm = i % 2 == 0 ? "hpa" : "sga";
		host.Ask(request);
	}
	host.RunToEnd(3000);
	const std::vector<HeardEvent> legs = host.HeardOf(PathEventKind::FirstLeg);
	EXPECT_GT(legs.size(), 100U);
	for (const HeardEvent& leg : legs)
	{
		const HeardEvent end = *host.EndOf(leg.handle);
		ASSERT_EQ(end.outcome, PathOutcome::Found);
		ASSERT_GE(end.path.points.size(), leg.path.points.size());
		EXPECT_TRUE(std::equal(leg.path.points.begin(), leg.path.points.end(), end.path.points.begin()));
	}
}

TEST(SchedulerLoad, LogHoldsTheLatestTicks)
{
	SchedulerHost host(OpenMap(8, 8));
	for (int i = 0; i < 2000; ++i)
	{
		host.Tick(10);
	}
	const auto log = host.Scheduler().Stats().Log();
	ASSERT_GE(log.size(), 256U);
	EXPECT_EQ(log.back().tick, 1999U);
	for (std::size_t i = 1; i < log.size(); ++i)
	{
		EXPECT_EQ(log[i].tick, log[i - 1].tick + 1);
	}
}
} // namespace NavCore::Tests
