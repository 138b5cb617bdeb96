// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches allocate nothing once they are warm. A program of its own, since it replaces operator new.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

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

TEST(WarmHierarchicalSearch, AllocatesNothingWithItsGraph)
{
	for (const bool terrain : {false, true})
	{
		const MapSpec spec{.width = 300, .height = 280, .blockedPercent = 20, .terrain = terrain, .seed = 3};
		NavGraph graph(BuildMap(spec));
		graph.Require(GraphParts::Clusters);
		SearchSession session("hpa");
		EXPECT_GT(CountAllocations(session.Search(), graph.Context(), spec), 0U) << "nothing is counted";
		EXPECT_EQ(CountAllocations(session.Search(), graph.Context(), spec), 0U);
	}
}

INSTANTIATE_TEST_SUITE_P(Algorithms, WarmSearch, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());
} // namespace NavCore::Tests
