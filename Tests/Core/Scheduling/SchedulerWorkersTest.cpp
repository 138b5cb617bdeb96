// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Scheduling/WorkExecutor.h"
#include "Scheduling/SchedulerHost.h"
#include "Scheduling/ThreadExecutor.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
/** A game of agents that ask, walls that rise and fall, and requests that are given up. */
std::uint64_t DigestOfAGame(WorkExecutor* executor, std::string_view algorithm)
{
	MapSpec spec;
	spec.width = 96;
	spec.height = 96;
	spec.style = WallStyle::Boxes;
	spec.seed = 4;
	SchedulerSettings settings;
	settings.algorithm = algorithm;
	SchedulerHost host(BuildMap(spec), settings);
	Random random(21);
	std::vector<PathHandle> handles;
	for (int tick = 0; tick < ByBuild(200, 60); ++tick)
	{
		for (int i = 0; i < 6; ++i)
		{
			PathRequest request;
			request.start = RandomFreeCell(host.World().Map(), random);
			request.goal.cell = RandomFreeCell(host.World().Map(), random);
			request.priority = static_cast<PathPriority>(random.Below(4));
			handles.push_back(host.Ask(request));
		}
		for (int i = 0; i < 3; ++i)
		{
			const Cell at = RandomCell(host.World().Map(), random);
			const CellRect rect = CellRect{at.x, at.y, 3, 2}.Intersect(host.World().Map().Bounds());
			host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock, rect);
		}
		static_cast<void>(
			host.Scheduler().Cancel(handles[random.Below(static_cast<std::uint32_t>(handles.size()))]));
		host.Tick(1500, executor);
	}
	host.RunToEnd(1500, 10000, executor);
	return host.Digest();
}
} // namespace

class SchedulerWorkers : public ::testing::TestWithParam<const char*>
{
};

INSTANTIATE_TEST_SUITE_P(EveryKindOfSearch, SchedulerWorkers, ::testing::Values("astar", "sga", "hpa"));

TEST_P(SchedulerWorkers, DoNotChangeWhatComesOutOrWhen)
{
	const std::uint64_t alone = DigestOfAGame(nullptr, GetParam());
	for (const int threads : {1, 2, 4})
	{
		ThreadExecutor executor(threads);
		EXPECT_EQ(DigestOfAGame(&executor, GetParam()), alone) << threads;
		EXPECT_GT(executor.Rounds(), 0);
	}
}
} // namespace NavCore::Tests
