// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches allocate nothing once they are warm. A program of its own, since it replaces operator new.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Scheduling/LivePathVisitor.h"
#include "NavCore/Scheduling/PathEvent.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Search/GoalDisc.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/PathSplicer.h"
#include "Scheduling/LivePaths.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <span>
#include <vector>

namespace
{
std::size_t allocations = 0;

void* CountAndAllocate(std::size_t bytes)
{
	++allocations;
	void* memory = std::malloc(bytes == 0 ? 1 : bytes);
	if (memory == nullptr)
	{
		std::abort();
	}
	return memory;
}
} // namespace

// The other forms of the standard library call these. Over-aligned memory is not used by the core.
void* operator new(std::size_t bytes)
{
	return CountAndAllocate(bytes);
}

void* operator new[](std::size_t bytes)
{
	return CountAndAllocate(bytes);
}

void operator delete(void* memory) noexcept
{
	std::free(memory);
}

void operator delete[](void* memory) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
	std::free(memory);
}

void operator delete[](void* memory, std::size_t) noexcept
{
	std::free(memory);
}

namespace NavCore::Tests
{
namespace
{
/** Runs the same random queries every time and returns how often memory was allocated. */
std::size_t CountAllocations(PathSearch& search, const SearchContext& context, const MapSpec& spec)
{
	const GridMap& map = *context.map;
	Random random(17);
	const std::size_t before = allocations;
	for (int i = 0; i < 200; ++i)
	{
		SearchRequest request = RandomRequest(map, random, spec.clearance);
		request.allowPartial = i % 2 == 0;
		SearchStatus status = search.Begin(context, request);
		while (status == SearchStatus::Running)
		{
			WorkBudget budget(i % 3 == 0 ? 50 : WorkBudget::Unlimited);
			status = search.Advance(budget);
		}
	}
	return allocations - before;
}

/** Flips the same cells twice, which leaves the map as it was, and counts what the regions allocate. */
std::size_t CountRegionAllocations(RegionMap& regions, GridMap& map)
{
	std::size_t counted = 0;
	for (int pass = 0; pass < 2; ++pass)
	{
		Random random(23);
		for (int i = 0; i < 2000; ++i)
		{
			const Cell cell = RandomCell(map, random);
			GridEdit edit(map);
			EXPECT_EQ(edit.SetWalkable(cell, !map.IsWalkable(cell)), GridError::None);
			const GridChange change = edit.Commit();
			const std::size_t before = allocations;
			regions.Update(map, change);
			counted += allocations - before;
		}
	}
	return counted;
}

class WarmSearch : public ::testing::TestWithParam<std::string>
{
protected:
	static void ExpectNoAllocations(const MapSpec& spec)
	{
		const GridMap map = BuildMap(spec);
		SearchSession session(GetParam());
		EXPECT_GT(CountAllocations(session.Search(), SearchContext{&map}, spec), 0U) << "nothing is counted";
		EXPECT_EQ(CountAllocations(session.Search(), SearchContext{&map}, spec), 0U);
	}
};
} // namespace

TEST_P(WarmSearch, AllocatesNothingOnUniformMaps)
{
	ExpectNoAllocations({.width = 120, .height = 110, .blockedPercent = 25, .seed = 3});
}

TEST_P(WarmSearch, AllocatesNothingOnMapsWithTheJumpLayer)
{
	ExpectNoAllocations(
		{.width = 120, .height = 110, .blockedPercent = 25, .variant = MapVariant::JumpLayer, .seed = 3});
}

TEST_P(WarmSearch, AllocatesNothingOnWeightedMaps)
{
	ExpectNoAllocations({.width = 90, .height = 80, .blockedPercent = 20, .terrain = true, .seed = 4});
}

TEST_P(WarmSearch, AllocatesNothingOnHexMapsWithEveryLayer)
{
	ExpectNoAllocations({.width = 60,
		.height = 60,
		.topology = Topology::Hex,
		.blockedPercent = 5,
		.terrain = true,
		.heights = true,
		.clearance = 2,
		.seed = 5});
}

TEST(WarmRegions, AllocateNothingWhenTheyFollowEdits)
{
	GridMap map = BuildMap({.width = 150, .height = 140, .blockedPercent = 35, .seed = 6});
	RegionMap regions(map);
	EXPECT_GT(CountRegionAllocations(regions, map), 0U) << "nothing is counted";
	EXPECT_EQ(CountRegionAllocations(regions, map), 0U);
}

TEST(WarmRegions, AllocateNothingWhenTheyAnswer)
{
	const GridMap map = BuildMap({.width = 150, .height = 140, .blockedPercent = 30, .seed = 6});
	const RegionMap regions(map);
	RegionScratch scratch;
	const auto count = [&]
	{
		Random random(29);
		const std::size_t before = allocations;
		for (int i = 0; i < 300; ++i)
		{
			const Cell a = RandomFreeCell(map, random);
			const Cell b = RandomFreeCell(map, random);
			const CellRect wall{random.Range(0, 149), random.Range(0, 139), 6, 4};
			static_cast<void>(regions.WouldSeparate(map, wall, a, b, scratch));
			static_cast<void>(regions.NearestReachable(map, a, b));
		}
		return allocations - before;
	};
	EXPECT_GT(count(), 0U) << "nothing is counted";
	EXPECT_EQ(count(), 0U);
}

namespace
{
/** Smooths the same paths every time and returns how often memory was allocated. */
std::size_t CountSmoothing(PathSmoother& smoother, const GridMap& map, std::span<const Path> paths)
{
	const std::size_t before = allocations;
	for (std::size_t i = 0; i < paths.size(); ++i)
	{
		SmoothingOptions options;
		options.method = static_cast<SmoothingMethod>(i % 3);
		SmoothingStatus status = smoother.Begin(map, paths[i], options);
		while (status == SmoothingStatus::Running)
		{
			WorkBudget budget(i % 2 == 0 ? 10 : WorkBudget::Unlimited);
			status = smoother.Advance(budget);
		}
	}
	return allocations - before;
}
} // namespace

TEST(WarmSmoother, AllocatesNothing)
{
	const MapSpec spec{.width = 120, .height = 110, .blockedPercent = 25, .terrain = false, .seed = 3};
	const GridMap map = BuildMap(spec);
	SearchSession session("greedy");
	Random random(17);
	std::vector<Path> paths;
	for (int i = 0; i < 60; ++i)
	{
		paths.push_back(session.Run(map, RandomRequest(map, random)).path);
	}
	PathSmoother smoother;
	EXPECT_GT(CountSmoothing(smoother, map, paths), 0U) << "nothing is counted";
	EXPECT_EQ(CountSmoothing(smoother, map, paths), 0U);
}

namespace
{
/** Paths between random cells of a map. */
std::vector<Path> SomePaths(const GridMap& map, int count)
{
	SearchSession session("jps");
	Random random(17);
	std::vector<Path> paths;
	for (int i = 0; i < count; ++i)
	{
		Path path = session.Run(map, RandomRequest(map, random)).path;
		if (!path.IsEmpty())
		{
			paths.push_back(std::move(path));
		}
	}
	return paths;
}

/** Flips the same cells every time, under live paths: an even number of calls leaves the map as it was. */
std::size_t CountLivePaths(Detail::LivePaths& live, GridMap& map, std::span<const Path> paths,
	std::vector<Detail::LiveNotice>& notices, std::vector<Detail::LivePathId>& ids)
{
	std::size_t counted = 0;
	Random random(31);
	std::size_t before = allocations;
	ids.clear();
	for (const Path& path : paths)
	{
		WorkBudget budget;
		ids.push_back(live.Add(map, path, 1, 0, budget).Value());
	}
	counted += allocations - before;
	for (int i = 0; i < 400; ++i)
	{
		const Cell cell = RandomCell(map, random);
		GridEdit edit(map);
		EXPECT_EQ(edit.SetWalkable(cell, !map.IsWalkable(cell)), GridError::None);
		const GridChange change = edit.Commit();
		before = allocations;
		notices.clear();
		live.Note(map, change);
		WorkBudget budget;
		EXPECT_TRUE(live.Check(map, budget, notices));
		EXPECT_TRUE(live.FindShortcuts(map, budget));
		counted += allocations - before;
	}
	for (const Detail::LivePathId id : ids)
	{
		EXPECT_TRUE(live.Remove(id));
	}
	return counted;
}
} // namespace

TEST(WarmLivePaths, AllocateNothing)
{
	const MapSpec spec{.width = 200, .height = 180, .blockedPercent = 10, .seed = 3};
	GridMap map = BuildMap(spec);
	const std::vector<Path> paths = SomePaths(map, 200);
	Detail::LivePaths live(map);
	std::vector<Detail::LiveNotice> notices;
	std::vector<Detail::LivePathId> ids;
	notices.reserve(1000);
	EXPECT_GT(CountLivePaths(live, map, paths, notices, ids), 0U) << "nothing is counted";
	EXPECT_EQ(CountLivePaths(live, map, paths, notices, ids), 0U);
}

TEST(WarmSplicer, AllocatesNothing)
{
	const MapSpec spec{.width = 200, .height = 180, .blockedPercent = 10, .seed = 3};
	GridMap map = BuildMap(spec);
	const std::vector<Path> paths = SomePaths(map, 200);
	Random random(37);
	for (int i = 0; i < 30; ++i)
	{
		EditAtRandom(map, random);
	}
	SearchScratch scratch;
	PathSplicer splicer(scratch);
	const auto count = [&]
	{
		const std::size_t before = allocations;
		for (const Path& path : paths)
		{
			SpliceRequest request;
			request.start = path.points.front();
			SpliceStatus status = splicer.Begin(SearchContext{&map}, path, request);
			while (status == SpliceStatus::Running)
			{
				WorkBudget budget(20);
				status = splicer.Advance(budget);
			}
		}
		return allocations - before;
	};
	EXPECT_GT(count(), 0U) << "nothing is counted";
	EXPECT_EQ(count(), 0U);
}

TEST(WarmHierarchicalSearch, AllocatesNothingWithItsGraph)
{
	for (const std::string_view name : {"hpa", "auto"})
	{
		for (const bool terrain : {false, true})
		{
			const MapSpec spec{
				.width = 300, .height = 280, .blockedPercent = 20, .terrain = terrain, .seed = 3};
			NavGraph graph(BuildMap(spec));
			graph.Require(FindAlgorithm(name)->uses);
			SearchSession session(name);
			EXPECT_GT(CountAllocations(session.Search(), graph.Context(), spec), 0U) << "nothing is counted";
			EXPECT_EQ(CountAllocations(session.Search(), graph.Context(), spec), 0U) << name;
		}
	}
}

namespace
{
/** Answers the same groups of agents every time and returns how often memory was allocated. */
std::size_t CountFields(GoalField& field, const GridMap& map, std::vector<Cell>& goals, Path& path)
{
	Random random(31);
	const std::size_t before = allocations;
	for (int i = 0; i < 60; ++i)
	{
		static_cast<void>(ListDisc(map, RandomFreeCell(map, random), i % 4, 1, 100, goals));
		static_cast<void>(field.Begin(map, goals, {.focused = i % 3 == 0}));
		for (int j = 0; j < 5; ++j)
		{
			const Cell start = RandomFreeCell(map, random);
			static_cast<void>(field.AddStart(start));
			WorkBudget budget(i % 2 == 0 ? 100 : WorkBudget::Unlimited);
			static_cast<void>(field.Advance(budget));
			static_cast<void>(field.ExtractPath(start, path));
		}
	}
	return allocations - before;
}

/** Raises and removes the same walls every time and returns how often memory was allocated. */
std::size_t CountEdits(NavWorld& world, std::vector<GridChange>& changes)
{
	Random random(37);
	const std::size_t before = allocations;
	for (int i = 0; i < 200; ++i)
	{
		const Cell cell = RandomCell(world.Map(), random);
		const CellRect wall = CellRect{cell.x, cell.y, 20, 1 + i % 3}.Intersect(world.Map().Bounds());
		for (const MapEditKind kind : {MapEditKind::Block, MapEditKind::Unblock})
		{
			EXPECT_EQ(world.Queue({kind, wall}), GridError::None);
			WorkBudget budget;
			changes.clear();
			EXPECT_TRUE(world.ApplyEdits(budget, changes));
		}
	}
	return allocations - before;
}
} // namespace

TEST(WarmGoalField, AllocatesNothing)
{
	for (const bool terrain : {false, true})
	{
		const GridMap map =
			BuildMap({.width = 120, .height = 110, .blockedPercent = 20, .terrain = terrain, .seed = 3});
		SearchScratch scratch;
		GoalField field(scratch);
		std::vector<Cell> goals;
		Path path;
		EXPECT_GT(CountFields(field, map, goals, path), 0U) << "nothing is counted";
		EXPECT_EQ(CountFields(field, map, goals, path), 0U);
	}
}

TEST(WarmWorld, AllocatesNothingWhenItWritesEdits)
{
	NavWorld world(BuildMap({.width = 150, .height = 140, .blockedPercent = 10, .terrain = true, .seed = 6}),
		GraphParts::Jumps | GraphParts::Regions);
	AgentProfile tank;
	tank.hasCosts = true;
	tank.terrainCosts.fill(3);
	tank.terrainCosts[4] = TerrainBlocked;
	ASSERT_EQ(world.AddProfile(tank).Value(), 1);
	std::vector<GridChange> changes;
	// The first round settles which of the walls of the map are left.
	EXPECT_GT(CountEdits(world, changes), 0U) << "nothing is counted";
	static_cast<void>(CountEdits(world, changes));
	EXPECT_EQ(CountEdits(world, changes), 0U);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, WarmSearch, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

namespace
{
/** Counts live paths; hears nothing. */
class LiveCounter final : public LivePathVisitor, public PathListener
{
public:
	bool OnLivePath(const LivePathView& view) override
	{
		count += view.path->points.empty() ? 0 : 1;
		return true;
	}
	void OnPathEvent(PathScheduler&, const PathEvent&) override {}

	int count = 0;
};
} // namespace

TEST(SchedulerAllocation, LookingAtLivePathsAllocatesNothing)
{
	NavWorld world(GridMap::Create({.width = 64, .height = 64}).Value(), GraphParts::Regions);
	PathScheduler scheduler(world);
	LiveCounter counter;
	for (std::int32_t row = 0; row < 8; ++row)
	{
		PathRequest request;
		request.start = {0, row * 8};
		request.goal.cell = {63, row * 8};
		ASSERT_TRUE(scheduler.Submit(request).HasValue());
	}
	WorkBudget unlimited;
	scheduler.Tick(unlimited, counter);
	const std::size_t before = allocations;
	EXPECT_EQ(scheduler.VisitLivePaths(counter), 0U);
	EXPECT_EQ(allocations, before);
	EXPECT_EQ(counter.count, 8);
}
} // namespace NavCore::Tests
