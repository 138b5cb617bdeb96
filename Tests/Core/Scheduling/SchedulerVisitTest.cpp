// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Looking at the paths that are live, as debug views do.
#include "NavCore/Scheduling/LivePathVisitor.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "Scheduling/SchedulerHost.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
class Collector final : public LivePathVisitor
{
public:
	explicit Collector(std::size_t most = 1000) : most_(most) {}
	bool OnLivePath(const LivePathView& view) override
	{
		seen.push_back(view);
		ends.push_back(view.path->points.back());
		return seen.size() < most_;
	}

	std::vector<LivePathView> seen;
	std::vector<Cell> ends;

private:
	std::size_t most_;
};

/** Asks for paths along the rows of an open map; live ones but for the second. */
std::vector<PathHandle> AskRows(SchedulerHost& host, std::int32_t rows)
{
	std::vector<PathHandle> handles;
	for (std::int32_t row = 0; row < rows; ++row)
	{
		PathRequest request;
		request.start = {0, row};
		request.goal.cell = {15, row};
		request.live = row != 1;
		request.userData = static_cast<std::uint64_t>(100 + row);
		handles.push_back(host.Ask(request));
	}
	return handles;
}

SchedulerSettings WithoutSharing()
{
	SchedulerSettings settings;
	settings.nearbyStartCells = 0;
	return settings;
}
} // namespace

TEST(SchedulerVisit, ShowsExactlyTheLivePathsAsTheyWereHandedOut)
{
	SchedulerHost host(OpenMap(16, 16), WithoutSharing());
	Collector before;
	AskRows(host, 4);
	EXPECT_EQ(host.Scheduler().VisitLivePaths(before), 0U);
	EXPECT_TRUE(before.seen.empty()) << "nothing has been handed out";
	host.RunToEnd(1000);
	Collector after;
	EXPECT_EQ(host.Scheduler().VisitLivePaths(after), 0U);
	ASSERT_EQ(after.seen.size(), 3U);
	EXPECT_EQ(after.seen[0].userData, 100U);
	EXPECT_EQ(after.seen[1].userData, 102U);
	EXPECT_EQ(after.seen[2].userData, 103U);
	EXPECT_EQ(after.ends[2], (Cell{15, 3}));
	EXPECT_EQ(after.seen[0].path, host.Scheduler().PathOf(after.seen[0].handle));
}

TEST(SchedulerVisit, TellsHowMuchLiesBehindTheAgent)
{
	SchedulerHost host(OpenMap(16, 16));
	const PathHandle handle = AskRows(host, 1)[0];
	host.RunToEnd(1000);
	host.Walk(handle, {4, 0});
	Collector collector;
	host.Scheduler().VisitLivePaths(collector);
	ASSERT_EQ(collector.seen.size(), 1U);
	EXPECT_EQ(collector.seen[0].agent, (Cell{4, 0}));
	EXPECT_EQ(collector.seen[0].walkedSteps, 4U);
}

TEST(SchedulerVisit, GoesOnWhereItStopped)
{
	SchedulerHost host(OpenMap(16, 16), WithoutSharing());
	const std::vector<PathHandle> handles = AskRows(host, 6);
	host.RunToEnd(1000);
	std::vector<std::uint64_t> seen;
	std::size_t slot = 0;
	int rounds = 0;
	do
	{
		Collector collector(2);
		slot = host.Scheduler().VisitLivePaths(collector, slot);
		for (const LivePathView& view : collector.seen)
		{
			seen.push_back(view.userData);
		}
		++rounds;
	} while (slot != 0 && rounds < 10);
	EXPECT_EQ(seen, (std::vector<std::uint64_t>{100, 102, 103, 104, 105}));
	EXPECT_EQ(rounds, 3);
	host.Scheduler().Retire(handles[3]);
	Collector collector;
	host.Scheduler().VisitLivePaths(collector);
	EXPECT_EQ(collector.seen.size(), 4U) << "a retired path is no longer live";
}

TEST(SchedulerVisit, SlotsPastTheEndShowNothing)
{
	SchedulerHost host(OpenMap(16, 16));
	Collector collector;
	EXPECT_EQ(host.Scheduler().VisitLivePaths(collector, 1'000'000), 0U);
	EXPECT_TRUE(collector.seen.empty());
}
} // namespace NavCore::Tests
