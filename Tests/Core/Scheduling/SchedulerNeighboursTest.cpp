// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Agents close together that go to the same place. The host checks that every path is legal and begins where
// its own agent stands.
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Trace/TraceRecorder.h"
#include "Scheduling/SchedulerHost.h"
#include "Scheduling/ThreadExecutor.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace NavCore::Tests
{
namespace
{
constexpr Cell Far{120, 112};

SchedulerSettings Sharing(std::int32_t nearbyCells, std::string_view algorithm = "astar")
{
	SchedulerSettings settings;
	settings.algorithm = algorithm;
	settings.nearbyStartCells = nearbyCells;
	// No fields, which would serve a whole squad.
	settings.sharedGoalThreshold = 0;
	settings.quickAfterTicks = 0;
	return settings;
}

/** Boxes, but room for a squad and its goal. */
GridMap Boxes()
{
	MapSpec spec;
	spec.width = 128;
	spec.height = 128;
	spec.style = WallStyle::Boxes;
	spec.seed = 11;
	GridMap map = BuildMap(spec);
	GridEdit edit(map);
	static_cast<void>(edit.FillWalkable({8, 8, 9, 9}, true));
	static_cast<void>(edit.FillWalkable({Far.x - 2, Far.y - 2, 5, 5}, true));
	static_cast<void>(edit.Commit());
	return map;
}

/** Five by five agents around a point, the one in the middle first. */
std::vector<PathHandle> AskForASquad(SchedulerHost& host, bool smooth = false)
{
	std::vector<PathHandle> handles;
	PathRequest request;
	request.goal.cell = Far;
	request.smooth = smooth;
	request.live = false;
	request.start = {12, 12};
	handles.push_back(host.Ask(request));
	for (std::int32_t i = 0; i < 25; ++i)
	{
		request.start = {10 + i % 5, 10 + i / 5};
		if (i != 12)
		{
			handles.push_back(host.Ask(request));
		}
	}
	return handles;
}

std::int64_t SearchUnits(SchedulerHost& host)
{
	return host.Scheduler().Stats().units[static_cast<std::size_t>(TickWork::Searches)];
}

std::size_t FoundCount(const SchedulerHost& host)
{
	const std::vector<HeardEvent> ended = host.HeardOf(PathEventKind::Ended);
	return static_cast<std::size_t>(std::count_if(ended.begin(), ended.end(),
		[](const HeardEvent& event) { return event.outcome == PathOutcome::Found; }));
}
} // namespace

class SchedulerNeighbours : public ::testing::TestWithParam<const char*>
{
};

INSTANTIATE_TEST_SUITE_P(
	EveryKindOfSearch, SchedulerNeighbours, ::testing::Values("astar", "jps", "sga", "hpa", "auto"));

TEST_P(SchedulerNeighbours, ShareOneSearchAndEachGetsItsOwnPath)
{
	SchedulerHost apart(Boxes(), Sharing(0, GetParam()));
	const std::vector<PathHandle> solo = AskForASquad(apart);
	apart.RunToEnd(2000);
	SchedulerHost host(Boxes(), Sharing(4, GetParam()));
	const std::vector<PathHandle> squad = AskForASquad(host);
	host.RunToEnd(2000);
	EXPECT_EQ(apart.Scheduler().Stats().shared, 0U);
	EXPECT_GE(host.Scheduler().Stats().shared, 20U);
	EXPECT_LE(host.WorstOverrun(), WorkBudget::QuantumExpansions);
	EXPECT_EQ(FoundCount(host), squad.size());
	for (std::size_t i = 0; i < squad.size(); ++i)
	{
		const Path own = host.EndOf(squad[i])->path;
		const std::int64_t alone = apart.EndOf(solo[i])->path.cost.units;
		const Cell start{own.points.front()};
		const std::int64_t steps = (std::max)(std::abs(start.x - 12), std::abs(start.y - 12));
		// To the neighbour and, in the worst case, as much that it is farther off; and the tolerance.
		EXPECT_LE(own.cost.units, (alone + 4 * steps * StraightUnits) * 103 / 100)
			<< start.x << ", " << start.y;
	}
}

TEST(SchedulerNeighboursCases, CostLessThanSearchesOfTheirOwn)
{
	SchedulerHost apart(Boxes(), Sharing(0, "astar"));
	AskForASquad(apart);
	apart.RunToEnd(2000);
	SchedulerHost host(Boxes(), Sharing(4, "astar"));
	AskForASquad(host);
	host.RunToEnd(2000);
	EXPECT_LT(SearchUnits(host) * 4, SearchUnits(apart));
}

TEST_P(SchedulerNeighbours, GiveTheSameWithAnyNumberOfWorkers)
{
	const auto digest = [](WorkExecutor* executor)
	{
		SchedulerHost host(Boxes(), Sharing(4, GetParam()));
		for (std::int32_t i = 0; i < 12; ++i)
		{
			AskForASquad(host, i % 2 == 0);
			host.Edit(i % 2 == 0 ? MapEditKind::Block : MapEditKind::Unblock, {30 + 4 * i, 30 + 3 * i, 6, 6});
			host.Tick(700, executor);
		}
		host.RunToEnd(700, 10000, executor);
		EXPECT_GT(host.Scheduler().Stats().shared, 0U);
		return host.Digest();
	};
	const std::uint64_t alone = digest(nullptr);
	for (const int threads : {1, 3})
	{
		ThreadExecutor executor(threads);
		EXPECT_EQ(digest(&executor), alone) << threads;
	}
}

TEST_P(SchedulerNeighbours, AreNeverLostWhateverHappens)
{
	for (std::uint32_t seed = 1; seed <= 12; ++seed)
	{
		Random random(seed);
		SchedulerHost host(Boxes(), Sharing(random.Range(1, 6), GetParam()));
		std::vector<PathHandle> handles;
		for (int tick = 0; tick < 40; ++tick)
		{
			const Cell around = RandomFreeCell(host.World().Map(), random);
			PathRequest request;
			request.goal.cell = RandomFreeCell(host.World().Map(), random);
			request.allowPartial = random.Percent(30);
			for (int i = random.Range(0, 10); i > 0; --i)
			{
				request.start = {around.x + random.Range(-3, 3), around.y + random.Range(-3, 3)};
				request.priority = static_cast<PathPriority>(random.Below(4));
				request.live = random.Percent(30);
				request.owner = random.Below(5);
				handles.push_back(host.Ask(request));
			}
			for (int i = random.Range(0, 3); i > 0; --i)
			{
				const Cell at = RandomCell(host.World().Map(), random);
				const CellRect rect = CellRect{at.x, at.y, 4, 3}.Intersect(host.World().Map().Bounds());
				host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock, rect);
			}
			if (!handles.empty())
			{
				const std::uint32_t any = random.Below(static_cast<std::uint32_t>(handles.size()));
				static_cast<void>(host.Scheduler().Cancel(handles[any]));
			}
			if (random.Percent(5))
			{
				static_cast<void>(host.Scheduler().ReleaseOwner(random.Below(4) + 1));
			}
			host.Tick(random.Range(50, 900));
		}
		host.RunToEnd(900);
		EXPECT_EQ(host.OpenCount(), 0U);
		EXPECT_GT(host.Scheduler().Stats().shared, 0U);
	}
}

TEST(SchedulerNeighboursCases, AreSearchedForWhenWhoTheyFollowGivesUp)
{
	SchedulerHost host(Boxes(), Sharing(4));
	const std::vector<PathHandle> squad = AskForASquad(host);
	host.Tick(200);
	ASSERT_EQ(host.OpenCount(), squad.size());
	EXPECT_TRUE(host.Scheduler().Cancel(squad.front()));
	host.RunToEnd(2000);
	EXPECT_EQ(host.EndOf(squad.front())->outcome, PathOutcome::Cancelled);
	EXPECT_EQ(FoundCount(host), squad.size() - 1);
}

TEST(SchedulerNeighboursCases, MayGiveUpWhileTheyFollow)
{
	SchedulerHost host(Boxes(), Sharing(4));
	const std::vector<PathHandle> squad = AskForASquad(host);
	host.Tick(200);
	for (std::size_t i = 1; i < squad.size(); i += 2)
	{
		EXPECT_TRUE(host.Scheduler().Cancel(squad[i]));
	}
	host.RunToEnd(2000);
	EXPECT_EQ(FoundCount(host), squad.size() - squad.size() / 2);
}

TEST(SchedulerNeighboursCases, AreAllToldThatThereIsNoWay)
{
	SchedulerHost host(Boxes(), Sharing(4), GraphParts::None);
	host.Edit(MapEditKind::Block, {Far.x - 2, Far.y - 2, 5, 5});
	host.Edit(MapEditKind::Unblock, {Far.x, Far.y, 1, 1});
	const std::vector<PathHandle> squad = AskForASquad(host);
	host.RunToEnd(5000);
	EXPECT_EQ(host.Scheduler().Stats().shared, 0U);
	EXPECT_EQ(host.Scheduler().Stats().ended[static_cast<std::size_t>(PathOutcome::NoPath)], squad.size());
}

TEST(SchedulerNeighboursCases, BehindAWallAreSearchedFor)
{
	// Two cells apart, but a long way around.
	const auto cost = [](std::int32_t nearbyCells)
	{
		SchedulerHost host(OpenMap(128, 128), Sharing(nearbyCells));
		host.Edit(MapEditKind::Block, {0, 20, 100, 1});
		host.Ask({10, 19}, {10, 120});
		const PathHandle second = host.Ask({10, 21}, {10, 120});
		host.RunToEnd(3000);
		EXPECT_EQ(host.Scheduler().Stats().shared, 0U);
		return host.EndOf(second)->path.cost.units;
	};
	EXPECT_EQ(cost(4), cost(0));
}

TEST(SchedulerNeighboursCases, DoNotShareWhatTheyDoNotHaveInCommon)
{
	SchedulerHost host(OpenMap(64, 64), Sharing(4));
	TraceRecorder trace;
	PathRequest request;
	request.start = {1, 1};
	request.goal.cell = {60, 50};
	host.Ask(request);
	request.start = {6, 1};
	host.Ask(request);
	request.start = {2, 1};
	request.goal.cell = {60, 51};
	host.Ask(request);
	request.goal.cell = {60, 50};
	request.trace = &trace;
	host.Ask(request);
	request.trace = nullptr;
	request.allowPartial = true;
	host.Ask(request);
	request.algorithm = "sga";
	host.Ask(request);
	host.RunToEnd(5000);
	EXPECT_EQ(host.Scheduler().Stats().shared, 0U);
	EXPECT_FALSE(trace.Events().empty());
	EXPECT_EQ(FoundCount(host), 6U);
}
} // namespace NavCore::Tests
