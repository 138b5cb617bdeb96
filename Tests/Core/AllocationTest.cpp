// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches allocate nothing once they are warm. A program of its own, since it replaces operator new.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Regions/RegionMap.h"
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

INSTANTIATE_TEST_SUITE_P(Algorithms, WarmSearch, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());
} // namespace NavCore::Tests
