// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/QuadHeap.h"

#include "NavCore/Base/Random.h"
#include "Search/CostModel.h"

#include <gtest/gtest.h>

#include <functional>
#include <queue>
#include <vector>

namespace NavCore::Tests
{
namespace
{
using Detail::NarrowCost;
using Detail::ScratchMemory;

NarrowCost::Entry EntryOf(std::uint32_t key)
{
	return NarrowCost::Entry::Make(key, key / 2, {}, key);
}

template <class Heap>
class OpenList : public ::testing::Test
{
};

using OpenLists =
	::testing::Types<Detail::QuadHeap<NarrowCost::Entry>, Detail::HandHeldHeap<NarrowCost::Entry>>;
TYPED_TEST_SUITE(OpenList, OpenLists);
} // namespace

TYPED_TEST(OpenList, GivesTheLeastEntryFirst)
{
	ScratchMemory memory(1 << 30);
	TypeParam heap(memory);
	std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> expected;
	Random random(1);
	for (int i = 0; i < 200000; ++i)
	{
		// Grows at first and shrinks later.
		if (random.Percent(i < 100000 ? 60 : 40) || expected.empty())
		{
			const std::uint32_t key = random.Below(5000);
			ASSERT_TRUE(heap.Push(EntryOf(key)));
			expected.push(key);
		}
		else
		{
			ASSERT_EQ(heap.Pop().Priority(), expected.top());
			expected.pop();
		}
		ASSERT_EQ(heap.IsEmpty(), expected.empty());
	}
}

TYPED_TEST(OpenList, RefusesEntriesPastTheMemoryCap)
{
	constexpr std::size_t cap = 40'000;
	ScratchMemory memory(cap);
	TypeParam heap(memory);
	std::uint32_t pushed = 0;
	while (heap.Push(EntryOf(100'000 - pushed)))
	{
		++pushed;
		ASSERT_LT(pushed, 10'000U);
	}
	EXPECT_GT(pushed, 500U);
	EXPECT_LE(memory.Used(), cap);
	// One entry is lost, which ends a search; the others come out in order.
	for (std::uint32_t i = 0, last = 0; i < pushed; ++i)
	{
		const std::uint32_t key = heap.Pop().Priority();
		ASSERT_GT(key, last);
		last = key;
	}
	EXPECT_TRUE(heap.IsEmpty());
}

TYPED_TEST(OpenList, ForgetsEverythingWhenCleared)
{
	ScratchMemory memory(1 << 20);
	TypeParam heap(memory);
	for (std::uint32_t key : {5U, 3U, 9U, 1U})
	{
		ASSERT_TRUE(heap.Push(EntryOf(key)));
	}
	heap.Clear();
	EXPECT_TRUE(heap.IsEmpty());
	ASSERT_TRUE(heap.Push(EntryOf(7)));
	EXPECT_EQ(heap.Pop().Priority(), 7U);
	EXPECT_TRUE(heap.IsEmpty());
}

TYPED_TEST(OpenList, GivesItsMemoryBack)
{
	ScratchMemory memory(1 << 20);
	TypeParam heap(memory);
	ASSERT_TRUE(heap.Push(EntryOf(7)));
	heap.Clear();
	heap.Release();
	EXPECT_EQ(memory.Used(), 0U);
}
} // namespace NavCore::Tests
