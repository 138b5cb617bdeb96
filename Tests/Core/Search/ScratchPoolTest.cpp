// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/ScratchPool.h"

#include "NavCore/Graph/Algorithms.h"
#include "Support/GridFixture.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(ScratchPool, HandsOutNoMoreThanItsLimit)
{
	ScratchPool pool(2);
	SearchScratch* first = pool.Acquire();
	SearchScratch* second = pool.Acquire();
	EXPECT_NE(first, nullptr);
	EXPECT_NE(second, nullptr);
	EXPECT_NE(first, second);
	EXPECT_EQ(pool.Acquire(), nullptr);
	EXPECT_EQ(pool.InUse(), 2U);
}

TEST(ScratchPool, HandsOutAgainWhatCameBack)
{
	ScratchPool pool(1);
	SearchScratch* scratch = pool.Acquire();
	pool.Release(scratch);
	EXPECT_EQ(pool.InUse(), 0U);
	EXPECT_EQ(pool.Acquire(), scratch);
}

TEST(ScratchPool, IgnoresNullAndStrangersAndSecondReleases)
{
	ScratchPool pool(2);
	SearchScratch stranger;
	SearchScratch* scratch = pool.Acquire();
	pool.Release(nullptr);
	pool.Release(&stranger);
	EXPECT_EQ(pool.InUse(), 1U);
	pool.Release(scratch);
	pool.Release(scratch);
	EXPECT_EQ(pool.InUse(), 0U);
	EXPECT_NE(pool.Acquire(), pool.Acquire());
}

TEST(ScratchPool, ALimitOfNoneMeansOne)
{
	ScratchPool pool(0);
	EXPECT_NE(pool.Acquire(), nullptr);
	EXPECT_EQ(pool.Acquire(), nullptr);
}

TEST(ScratchPool, SharesItsBytesEqually)
{
	constexpr std::size_t eachBytes = 60 * 1024;
	ScratchPool pool(4, 4 * eachBytes);
	const GridMap map = GridMap::Create({.width = 300, .height = 300}).Value();
	SearchRequest request;
	request.goal = {299, 150};
	const auto search = FindAlgorithm("dijkstra")->create(*pool.Acquire());
	EXPECT_EQ(RunToEnd(*search, map, request).status, SearchStatus::OutOfMemory);
	EXPECT_LE(pool.Bytes(), eachBytes);
	EXPECT_GT(pool.Bytes(), eachBytes / 2);
}

TEST(ScratchPool, KeepsScratchWarm)
{
	ScratchPool pool(1);
	const GridFixture fixture = GridFromText({"S..", "..G"});
	SearchScratch* scratch = pool.Acquire();
	EXPECT_EQ(RunToEnd(*FindAlgorithm("astar")->create(*scratch), fixture.map, fixture.Request()).status,
		SearchStatus::Found);
	const std::size_t bytes = pool.Bytes();
	EXPECT_GT(bytes, 0U);
	pool.Release(scratch);
	EXPECT_EQ(pool.Bytes(), bytes);
}
} // namespace NavCore::Tests
