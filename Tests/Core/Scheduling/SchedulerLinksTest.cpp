// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Requests and live paths over links.
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Links/FloorPlan.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "Scheduling/SchedulerHost.h"
#include "Scheduling/ThreadExecutor.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace NavCore::Tests
{
namespace
{
/** Two floors of 30 x 20 cells: the upper one is 31 columns to the right. */
GridMap TwoFloors()
{
	const GridMap floor = OpenMap(30, 20);
	const FloorPlan plan = FloorPlan::Create(std::array{FloorSize{30, 20}, FloorSize{30, 20}}).Value();
	return plan.Join(std::array{&floor, &floor}).Value();
}

Cell Up(Cell cell)
{
	return {cell.x + 31, cell.y};
}

PathRequest Upstairs(RepairPolicy policy = RepairPolicy::Splice)
{
	PathRequest request;
	request.start = {1, 1};
	request.goal.cell = Up({28, 18});
	request.policy = policy;
	return request;
}

/** Stairs on both sides of the building; those on the left are the better way. */
struct Building
{
	explicit Building(const SchedulerSettings& settings = {}) : host(TwoFloors(), settings)
	{
		left = host.World().QueueLink({{5, 10}, Up({5, 10}), Cost{4000}}).Value();
		right = host.World().QueueLink({{25, 3}, Up({25, 3}), Cost{40000}}).Value();
	}

	SchedulerHost host;
	LinkId left = NoLink;
	LinkId right = NoLink;
};

bool Takes(const Path& path, LinkId link)
{
	return std::any_of(
		path.links.begin(), path.links.end(), [link](const PathLink& taken) { return taken.link == link; });
}
} // namespace

class SchedulerLinks : public ::testing::TestWithParam<const char*>
{
};

INSTANTIATE_TEST_SUITE_P(
	EveryKindOfSearch, SchedulerLinks, ::testing::Values("astar", "jps", "sga", "hpa", "auto"));

TEST_P(SchedulerLinks, RequestsLeadOverThem)
{
	Building building;
	PathRequest request = Upstairs();
	request.algorithm = GetParam();
	const PathHandle handle = building.host.Ask(request);
	building.host.RunToEnd(1000);
	const auto end = building.host.EndOf(handle);
	ASSERT_TRUE(end.has_value());
	ASSERT_EQ(end->outcome, PathOutcome::Found);
	EXPECT_TRUE(Takes(end->path, building.left));
	EXPECT_FALSE(end->waypoints.empty());
}

TEST_P(SchedulerLinks, ALinkThatIsClosedReroutesThosePathsThatTakeIt)
{
	Building building;
	PathRequest request = Upstairs();
	request.algorithm = GetParam();
	const PathHandle handle = building.host.Ask(request);
	const PathHandle below = building.host.Ask({1, 1}, {28, 1});
	building.host.RunToEnd(1000);
	ASSERT_EQ(building.host.World().QueueLinkState(building.left, false), LinkError::None);
	building.host.RunToEnd(1000);
	const auto blocked = building.host.HeardOf(PathEventKind::Blocked);
	ASSERT_EQ(blocked.size(), 1U) << "the path downstairs is not concerned";
	EXPECT_EQ(blocked[0].handle, handle);
	EXPECT_EQ(blocked[0].blockedAt, Up({5, 10}));
	const auto rerouted = building.host.HeardOf(PathEventKind::Rerouted);
	ASSERT_EQ(rerouted.size(), 1U);
	EXPECT_TRUE(Takes(rerouted[0].path, building.right));
	EXPECT_NE(building.host.Scheduler().PathOf(below), nullptr);
}

TEST_P(SchedulerLinks, AnEditThatBlocksAnEndReroutesAndOneThatFreesItServesAgain)
{
	Building building;
	PathRequest request = Upstairs();
	request.algorithm = GetParam();
	static_cast<void>(building.host.Ask(request));
	building.host.RunToEnd(1000);
	const Cell end = Up({5, 10});
	building.host.Edit(MapEditKind::Block, {end.x, end.y, 1, 1});
	building.host.RunToEnd(1000);
	ASSERT_EQ(building.host.HeardOf(PathEventKind::Rerouted).size(), 1U);
	EXPECT_TRUE(Takes(building.host.HeardOf(PathEventKind::Rerouted)[0].path, building.right));
	building.host.Edit(MapEditKind::Unblock, {end.x, end.y, 1, 1});
	const PathHandle again = building.host.Ask(request);
	building.host.RunToEnd(1000);
	EXPECT_TRUE(Takes(building.host.EndOf(again)->path, building.left));
}

TEST(SchedulerLinks, APathIsLostWhenItsLastLinkGoes)
{
	SchedulerHost host(TwoFloors());
	const LinkId only = host.World().QueueLink({{5, 10}, Up({5, 10})}).Value();
	static_cast<void>(host.Ask(Upstairs()));
	host.RunToEnd(1000);
	ASSERT_EQ(host.World().QueueLinkRemoval(only), LinkError::None);
	host.RunToEnd(1000);
	ASSERT_EQ(host.HeardOf(PathEventKind::Lost).size(), 1U);
	EXPECT_EQ(host.HeardOf(PathEventKind::Lost)[0].outcome, PathOutcome::NoPath);
}

TEST(SchedulerLinks, AgentsWalkOnBehindALink)
{
	Building building;
	const PathHandle handle = building.host.Ask(Upstairs());
	building.host.RunToEnd(1000);
	for (const Cell cell : std::vector<Cell>(building.host.EndOf(handle)->path.points))
	{
		building.host.Walk(handle, cell);
	}
	// The stairs are behind the agent now.
	ASSERT_EQ(building.host.World().QueueLinkRemoval(building.left), LinkError::None);
	building.host.RunToEnd(1000);
	EXPECT_TRUE(building.host.HeardOf(PathEventKind::Blocked).empty());
}

TEST(SchedulerLinks, EqualRequestsShareASearch)
{
	Building building;
	for (int i = 0; i < 10; ++i)
	{
		static_cast<void>(building.host.Ask(Upstairs()));
	}
	building.host.RunToEnd(1000);
	EXPECT_EQ(building.host.Scheduler().Stats().shared, 9U);
}

TEST(SchedulerLinks, OneOfSeveralGoalsMayBeUpstairs)
{
	Building building;
	PathRequest request = Upstairs();
	request.goal.kind = GoalKind::AnyOf;
	request.goal.cells = {Up({28, 18}), Up({3, 3})};
	const PathHandle handle = building.host.Ask(request);
	building.host.RunToEnd(1000);
	EXPECT_EQ(building.host.EndOf(handle)->outcome, PathOutcome::Found);
}

TEST(SchedulerLinks, EveryProfileHasThemEvenOneThatComesLater)
{
	GridMap map = TwoFloors();
	{
		GridEdit edit(map);
		ASSERT_EQ(edit.EnableClearance(4), GridError::None);
	}
	SchedulerHost host(std::move(map));
	LinkSpec ladder{{5, 10}, Up({5, 10})};
	ladder.maxClearance = 1;
	static_cast<void>(host.World().QueueLink(ladder));
	const LinkId stairs = host.World().QueueLink({{20, 10}, Up({20, 10}), Cost{90000}}).Value();
	host.RunToEnd(1000);
	AgentProfile wide;
	wide.clearance = 2;
	PathRequest request = Upstairs();
	request.profile = host.World().AddProfile(wide).Value();
	request.goal.cell = Up({27, 17});
	request.start = {2, 2};
	const PathHandle handle = host.Ask(request);
	host.RunToEnd(1000);
	ASSERT_EQ(host.EndOf(handle)->outcome, PathOutcome::Found);
	EXPECT_TRUE(Takes(host.EndOf(handle)->path, stairs));
}

namespace
{
/** Agents that ask, walls and links that come and go. */
std::uint64_t DigestOfAGame(WorkExecutor* executor, std::string_view algorithm, std::uint64_t seed)
{
	MapSpec spec;
	spec.width = 64;
	spec.height = 64;
	spec.style = WallStyle::Lines;
	spec.seed = seed;
	SchedulerSettings settings;
	settings.algorithm = algorithm;
	SchedulerHost host(BuildMap(spec), settings);
	Random random(seed + 17);
	std::vector<PathHandle> handles;
	std::vector<LinkId> links;
	for (int tick = 0; tick < ByBuild(150, 60); ++tick)
	{
		const GridMap& map = host.World().Map();
		for (int i = 0; i < 3; ++i)
		{
			PathRequest request;
			request.start = RandomFreeCell(map, random);
			request.goal.cell = RandomFreeCell(map, random);
			request.priority = static_cast<PathPriority>(random.Below(4));
			request.allowPartial = random.Percent(30);
			handles.push_back(host.Ask(request));
		}
		if (random.Percent(40))
		{
			const auto link = host.World().QueueLink({RandomCell(map, random), RandomCell(map, random),
				Cost{random.Range(0, 30000)}, LinkKind::Teleport, random.Percent(50)});
			if (link.HasValue())
			{
				links.push_back(link.Value());
			}
		}
		if (!links.empty() && random.Percent(30))
		{
			const LinkId link = links[random.Below(static_cast<std::uint32_t>(links.size()))];
			static_cast<void>(random.Percent(50) ? host.World().QueueLinkRemoval(link)
												 : host.World().QueueLinkState(link, random.Percent(50)));
		}
		const Cell at = RandomCell(map, random);
		const CellRect rect = CellRect{at.x, at.y, 3, 2}.Intersect(map.Bounds());
		host.Edit(random.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock, rect);
		static_cast<void>(
			host.Scheduler().Cancel(handles[random.Below(static_cast<std::uint32_t>(handles.size()))]));
		host.Tick(1500, executor);
	}
	host.RunToEnd(1500, 10000, executor);
	EXPECT_EQ(host.invalidPaths, 0U);
	return host.Digest();
}
} // namespace

TEST_P(SchedulerLinks, WorkersDoNotChangeWhatComesOutOrWhen)
{
	const std::uint64_t alone = DigestOfAGame(nullptr, GetParam(), 4);
	for (const int threads : {1, 3})
	{
		ThreadExecutor executor(threads);
		EXPECT_EQ(DigestOfAGame(&executor, GetParam(), 4), alone) << threads;
	}
}
} // namespace NavCore::Tests
