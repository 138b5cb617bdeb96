// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/NodeTable.h"

#include "Search/CostModel.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
using Node = Detail::NarrowCost::Node;
using Table = Detail::NodeTable<Node>;

constexpr std::size_t Positions = 100'000;

/** Writes a node the way a search does. */
bool Write(Table& table, std::uint32_t position, std::uint32_t g)
{
	Node* node = table.Claim(position);
	if (node == nullptr)
	{
		return false;
	}
	*node = {g, table.Stamp()};
	return true;
}
} // namespace

TEST(NodeTable, ForgetsNodesOfEarlierQueries)
{
	Detail::ScratchMemory memory(1 << 24);
	Table table(memory);
	ASSERT_TRUE(table.BeginQuery(Positions));
	EXPECT_FALSE(table.IsCurrent(table.At(5)));
	ASSERT_TRUE(Write(table, 5, 42));
	EXPECT_TRUE(table.IsCurrent(table.At(5)));
	EXPECT_EQ(table.At(5).g, 42U);
	EXPECT_EQ(table.Used(), 1);
	ASSERT_TRUE(table.BeginQuery(Positions));
	EXPECT_FALSE(table.IsCurrent(table.At(5)));
	EXPECT_EQ(table.Used(), 0);
}

TEST(NodeTable, KeepsItsWordWhenQueryNumbersStartAgain)
{
	Detail::ScratchMemory memory(1 << 24);
	Table table(memory);
	ASSERT_TRUE(table.BeginQuery(Positions));
	ASSERT_TRUE(Write(table, 5, 42));
	// Numbers have 24 bits; the next query but these has the number of the first one.
	for (std::uint32_t i = 0; i < (1U << 24) - 1; ++i)
	{
		ASSERT_TRUE(table.BeginQuery(Positions));
		ASSERT_NE(table.Stamp(), 0U);
	}
	EXPECT_FALSE(table.IsCurrent(table.At(5)));
	EXPECT_FALSE(table.IsCurrent(table.At(Positions - 1)));
}

TEST(NodeTable, TakesPagesThatTheQueryHasNotTouched)
{
	constexpr std::size_t directory = (Positions / Table::PageNodes + 1) * 12;
	Detail::ScratchMemory memory(directory + 2 * Table::PageBytes);
	Table table(memory);
	ASSERT_TRUE(table.BeginQuery(Positions));
	ASSERT_TRUE(Write(table, 0, 1));
	ASSERT_TRUE(Write(table, Table::PageNodes, 2));
	EXPECT_FALSE(Write(table, 5 * Table::PageNodes, 3)) << "both pages are in use";
	ASSERT_TRUE(table.BeginQuery(Positions));
	ASSERT_TRUE(Write(table, 5 * Table::PageNodes, 3));
	ASSERT_TRUE(Write(table, 6 * Table::PageNodes, 4));
	EXPECT_EQ(table.At(5 * Table::PageNodes).g, 3U);
	EXPECT_EQ(table.At(6 * Table::PageNodes).g, 4U);
	EXPECT_FALSE(table.IsCurrent(table.At(0)));
	EXPECT_FALSE(table.IsCurrent(table.At(Table::PageNodes)));
}

TEST(NodeTable, RefusesAMapWhoseDirectoryIsTooLarge)
{
	Detail::ScratchMemory memory(64);
	Table table(memory);
	EXPECT_FALSE(table.BeginQuery(Positions));
	EXPECT_EQ(memory.Used(), 0U);
}

TEST(NodeTable, GivesItsMemoryBack)
{
	Detail::ScratchMemory memory(1 << 24);
	Table table(memory);
	ASSERT_TRUE(table.BeginQuery(Positions));
	ASSERT_TRUE(Write(table, 99'999, 1));
	EXPECT_GT(memory.Used(), 0U);
	table.Release();
	EXPECT_EQ(memory.Used(), 0U);
	ASSERT_TRUE(table.BeginQuery(Positions));
	EXPECT_FALSE(table.IsCurrent(table.At(99'999)));
}
} // namespace NavCore::Tests
