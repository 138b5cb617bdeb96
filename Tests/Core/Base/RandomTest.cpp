// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Base/Random.h"

#include <gtest/gtest.h>

#include <array>

namespace NavCore::Tests
{
TEST(Random, GivesThePublishedNumbersOfSplitMix64)
{
	Random random(1234567);
	for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL,
			 9817491932198370423ULL, 4593380528125082431ULL, 16408922859458223821ULL})
	{
		EXPECT_EQ(random.Next(), expected);
	}
}

TEST(Random, BelowStaysBelowItsBound)
{
	Random random(1);
	EXPECT_EQ(random.Below(0), 0U);
	EXPECT_EQ(random.Below(1), 0U);
	for (int i = 0; i < 10000; ++i)
	{
		ASSERT_LT(random.Below(7), 7U);
	}
}

TEST(Random, RangeReachesBothEnds)
{
	Random random(2);
	std::array<int, 5> seen{};
	for (int i = 0; i < 5000; ++i)
	{
		const std::int32_t value = random.Range(-2, 2);
		ASSERT_GE(value, -2);
		ASSERT_LE(value, 2);
		++seen[static_cast<std::size_t>(value + 2)];
	}
	for (const int count : seen)
	{
		EXPECT_NEAR(count, 1000, 150);
	}
}

TEST(Random, PercentMeansWhatItSays)
{
	Random random(3);
	int hits = 0;
	for (int i = 0; i < 10000; ++i)
	{
		EXPECT_FALSE(random.Percent(0));
		EXPECT_TRUE(random.Percent(100));
		hits += random.Percent(30) ? 1 : 0;
	}
	EXPECT_NEAR(hits, 3000, 200);
}
} // namespace NavCore::Tests
