// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What hosts do at the worst moment.
#include "NavCore/Base/Assert.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "Scheduling/SchedulerHost.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
GridMap WalledMap(std::int32_t side, std::uint64_t seed = 3)
{
	MapSpec spec;
	spec.width = side;
	spec.height = side;
	spec.style = WallStyle::Lines;
	spec.seed = seed;
	return BuildMap(spec);
}

PathRequest RandomPathRequest(const GridMap& map, Random& random)
{
	PathRequest request;
	request.start = RandomFreeCell(map, random);
	request.goal.cell = RandomFreeCell(map, random);
	return request;
}

PathRequest ConnectedRequest(const NavWorld& world, Random& random)
{
	PathRequest request;
	do
	{
		request = RandomPathRequest(world.Map(), random);
	} while (!world.Graph(0).Context().regions->AreConnected(request.start, request.goal.cell));
	return request;
}
} // namespace

class SchedulerFault : public ::testing::TestWithParam<const char*>
{
};

INSTANTIATE_TEST_SUITE_P(EveryKindOfSearch, SchedulerFault, ::testing::Values("astar", "sga", "hpa", "jps"));

TEST_P(SchedulerFault, OwnerDestroyedAtEveryStepOfAQueryEndsIt)
{
	for (int step = 0; step < 60; ++step)
	{
		SchedulerHost host(WalledMap(60));
		Random random(7);
		PathRequest request = ConnectedRequest(host.World(), random);
		request.algorithm = GetParam();
		request.owner = 5;
		const PathHandle handle = host.Ask(request);
		for (int i = 0; i < step; ++i)
		{
			host.Tick(9);
		}
		const bool isOver = host.EndOf(handle).has_value();
		EXPECT_EQ(host.Scheduler().ReleaseOwner(5), 1U) << "pending or live";
		host.Tick(1000);
		EXPECT_EQ(host.EndOf(handle)->outcome, isOver ? PathOutcome::Found : PathOutcome::OwnerGone) << step;
		EXPECT_EQ(host.Scheduler().Stats().log.back().live, 0);
	}
}

TEST_P(SchedulerFault, SchedulerDestroyedAtEveryStepOfAQueryIsSafe)
{
	for (int step = 0; step < 40; ++step)
	{
		SchedulerHost host(WalledMap(60));
		Random random(7);
		PathRequest request = RandomPathRequest(host.World().Map(), random);
		request.algorithm = GetParam();
		host.Ask(request);
		for (int i = 0; i < step; ++i)
		{
			host.Tick(9);
		}
		host.DestroyScheduler();
		EXPECT_LE(host.Heard().size(), 3U);
	}
}

TEST_P(SchedulerFault, EditsAtEveryStepOfAQueryNeverLeadToAnIllegalPath)
{
	Random random(11);
	for (int round = 0; round < 12; ++round)
	{
		SchedulerHost host(WalledMap(48, 20 + static_cast<std::uint64_t>(round)));
		PathRequest request = RandomPathRequest(host.World().Map(), random);
		request.algorithm = GetParam();
		const PathHandle handle = host.Ask(request);
		for (int i = 0; i < 400 && !host.EndOf(handle); ++i)
		{
			const Cell at = RandomCell(host.World().Map(), random);
			host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock, {at.x, at.y, 1, 1});
			host.Tick(150);
		}
		host.RunToEnd(1000);
		EXPECT_TRUE(host.EndOf(handle)) << "edits every tick must not starve a request";
	}
}

TEST(SchedulerFaults, SchedulerMayBeDestroyedInItsOwnCallback)
{
	SchedulerHost host(OpenMap(20, 20));
	for (int i = 0; i < 8; ++i)
	{
		host.Ask({i, 0}, {19, i});
	}
	Path path;
	host.onEvent = [&host, &path](PathScheduler&, const PathEvent& event)
	{
		host.DestroyScheduler();
		path = *event.path; // Still readable until the callback returns.
	};
	PathScheduler& scheduler = host.Scheduler();
	WorkBudget budget(10000);
	scheduler.Tick(budget, host);
	EXPECT_EQ(host.Heard().size(), 1U) << "nobody is told anything after that";
	EXPECT_FALSE(path.IsEmpty());
}

TEST(SchedulerFaults, TickInACallbackIsRefused)
{
	int reports = 0;
	static int* counter = nullptr;
	counter = &reports;
	const AssertHandler before = SetAssertHandler([](const AssertFailure&) { ++*counter; });
	SchedulerHost host(OpenMap(20, 20));
	host.Ask({0, 0}, {19, 19});
	host.Ask({1, 0}, {19, 19});
	host.onEvent = [&host](PathScheduler& scheduler, const PathEvent&)
	{
		WorkBudget budget(10000);
		scheduler.Tick(budget, host);
		EXPECT_EQ(budget.Used(), 0);
	};
	host.Tick(10000);
	SetAssertHandler(before);
	EXPECT_EQ(host.Heard().size(), 2U);
#if defined(NAVCORE_SHIPPING) && NAVCORE_SHIPPING
	EXPECT_EQ(reports, 0);
#else
	EXPECT_EQ(reports, 2);
#endif
}

TEST(SchedulerFaults, CallbacksThatSubmitAndCancelInStormsEndEveryRequestOnce)
{
	SchedulerHost host(WalledMap(40));
	Random random(5);
	std::vector<PathHandle> open;
	int submitted = 0;
	host.onEvent = [&](PathScheduler& scheduler, const PathEvent& event)
	{
		static_cast<void>(scheduler.Retire(event.handle));
		for (int i = 0; i < 2 && submitted < 2000; ++i, ++submitted)
		{
			PathRequest request = RandomPathRequest(host.World().Map(), random);
			request.owner = 1 + random.Below(3);
			open.push_back(host.Ask(request));
		}
		if (!open.empty() && random.Percent(40))
		{
			static_cast<void>(scheduler.Cancel(open[random.Below(static_cast<std::uint32_t>(open.size()))]));
		}
		if (random.Percent(5))
		{
			static_cast<void>(scheduler.ReleaseOwner(1 + random.Below(3)));
		}
		if (random.Percent(30))
		{
			const Cell at = RandomCell(host.World().Map(), random);
			host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock,
				CellRect{at.x, at.y, 2, 1}.Intersect(host.World().Map().Bounds()));
		}
	};
	host.Ask({1, 1}, {30, 30});
	host.RunToEnd(2000);
	EXPECT_GE(submitted, 2000);
	EXPECT_EQ(host.OpenCount(), 0U);
}

TEST(SchedulerFaults, PathOfAnEventOutlivesItsRetirementDuringTheCall)
{
	SchedulerHost host(OpenMap(30, 30));
	host.Ask({0, 0}, {29, 20});
	host.onEvent = [&host](PathScheduler& scheduler, const PathEvent& event)
	{
		const std::vector<Cell> before = event.path->points;
		EXPECT_TRUE(scheduler.Retire(event.handle));
		for (int i = 0; i < 100; ++i)
		{
			host.Ask({i % 30, 3}, {i % 30, 20});
		}
		EXPECT_EQ(event.path->points, before);
		host.onEvent = nullptr;
	};
	host.RunToEnd(10000);
}

namespace
{
/** A clock that goes forward and back by leaps. */
class WildClock final : public BudgetClock
{
public:
	explicit WildClock(std::uint64_t seed) : random_(seed) {}
	std::int64_t NowUs() override
	{
		now_ += random_.Percent(20) ? static_cast<std::int64_t>(random_.Below(2'000'000)) - 1'000'000 : 1;
		return now_;
	}

private:
	Random random_;
	std::int64_t now_ = 0;
};
} // namespace

TEST(SchedulerFaults, ClockThatJumpsBackAndForthLosesNothing)
{
	SchedulerHost host(WalledMap(60));
	WildClock clock(3);
	Random random(9);
	for (int i = 0; i < 300; ++i)
	{
		for (int k = 0; k < 3; ++k)
		{
			host.Ask(RandomPathRequest(host.World().Map(), random));
		}
		const Cell at = RandomCell(host.World().Map(), random);
		host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock, {at.x, at.y, 1, 1});
		WorkBudget budget(clock, clock.NowUs() + 1000);
		host.Tick(budget);
	}
	host.RunToEnd(100000);
	EXPECT_EQ(host.OpenCount(), 0U);
}

TEST(SchedulerFaults, BudgetOfZeroOrLessDoesNoWorkButDeliversWhatIsKnown)
{
	SchedulerHost host(OpenMap(20, 20));
	const PathHandle kept = host.Ask({0, 0}, {9, 9});
	const PathHandle cancelled = host.Ask({1, 0}, {9, 9});
	EXPECT_TRUE(host.Scheduler().Cancel(cancelled));
	host.Tick(0);
	host.Tick(-1000000);
	EXPECT_EQ(host.EndOf(cancelled)->outcome, PathOutcome::Cancelled);
	EXPECT_FALSE(host.EndOf(kept));
	EXPECT_EQ(host.Scheduler().Stats().units[static_cast<std::size_t>(TickWork::Searches)], 0);
	host.RunToEnd(1000);
	EXPECT_EQ(host.EndOf(kept)->outcome, PathOutcome::Found);
}

TEST(SchedulerFaults, CountersMayWrapAround)
{
	SchedulerSettings settings;
	settings.firstSerial = 0xFFFF'FFFD;
	settings.firstTick = 0xFFFF'FFFF'FFFF'FFF0;
	SchedulerHost host(WalledMap(40), settings);
	Random random(13);
	std::vector<PathHandle> handles;
	for (int i = 0; i < 40; ++i)
	{
		PathRequest request = RandomPathRequest(host.World().Map(), random);
		request.live = false;
		request.priority = static_cast<PathPriority>(i % 4);
		handles.push_back(host.Ask(request));
		host.Tick(100);
	}
	host.RunToEnd(1000);
	for (const PathHandle handle : handles)
	{
		EXPECT_TRUE(host.EndOf(handle));
		EXPECT_LT(host.EndOf(handle)->waitedTicks, 200U) << "ticks are counted across the end";
	}
}

class SchedulerScratchCap : public ::testing::TestWithParam<const char*>
{
};

INSTANTIATE_TEST_SUITE_P(
	EveryKindOfSearch, SchedulerScratchCap, ::testing::Values("astar", "sga", "hpa", "jps"));

TEST_P(SchedulerScratchCap, AllocationFailureAtEveryPointLosesNoRequest)
{
	std::size_t succeeded = 0;
	for (std::size_t cap = 1000; cap < 700'000; cap += cap / 8)
	{
		SchedulerSettings settings;
		settings.maxScratchBytes = cap;
		SchedulerHost host(WalledMap(90), settings);
		Random random(17);
		for (int i = 0; i < 12; ++i)
		{
			PathRequest request = RandomPathRequest(host.World().Map(), random);
			request.algorithm = GetParam();
			request.allowPartial = i % 3 == 0;
			host.Ask(request);
		}
		host.RunToEnd(500);
		EXPECT_EQ(host.OpenCount(), 0U) << cap;
		EXPECT_LE(host.Scheduler().Stats().peakScratchBytes, cap);
		succeeded += host.Scheduler().Stats().ended[static_cast<std::size_t>(PathOutcome::OverLimit)] == 0;
	}
	EXPECT_GT(succeeded, 4U) << "with enough memory nothing fails";
}

TEST(SchedulerFaults, RequestThatNeedsMoreThanAShareOfTheMemoryRunsAlone)
{
	SchedulerSettings settings;
	settings.lanes = 4;
	// Enough for one search of the whole map, too little for eight at the same time.
	settings.maxScratchBytes = 400'000;
	SchedulerHost host(OpenMap(128, 128), settings);
	std::vector<PathHandle> handles;
	host.Edit(MapEditKind::Block, {100, 0, 1, 127});
	for (int i = 0; i < 8; ++i)
	{
		PathRequest request;
		request.start = {i, 0};
		request.goal.cell = {127, i};
		request.algorithm = "dijkstra";
		handles.push_back(host.Ask(request));
	}
	host.RunToEnd(5000);
	for (const PathHandle handle : handles)
	{
		EXPECT_EQ(host.EndOf(handle)->outcome, PathOutcome::Found) << "patience is enough";
	}
	EXPECT_LE(host.Scheduler().Stats().peakScratchBytes, settings.maxScratchBytes);
}
} // namespace NavCore::Tests
