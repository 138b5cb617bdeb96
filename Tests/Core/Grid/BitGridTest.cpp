// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/BitGrid.h"

#include "NavCore/Base/Random.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
BitGrid RandomBits(std::int32_t width, std::int32_t height)
{
	BitGrid bits(width, height);
	Random random(1);
	for (std::int32_t y = 0; y < height; ++y)
	{
		for (std::int32_t x = 0; x < width; ++x)
		{
			bits.Set(x, y, random.Percent(50));
		}
	}
	return bits;
}
} // namespace

TEST(BitGrid, SetRunWritesExactlyItsBits)
{
	for (const std::int32_t from : {0, 1, 63, 64, 65, 130})
	{
		for (const std::int32_t to : {from, from + 1, 64, 128, 150})
		{
			BitGrid bits(150, 3);
			bits.SetRun(from, to, 1, true);
			for (std::int32_t x = 0; x < 150; ++x)
			{
				EXPECT_EQ(bits.Get(x, 1), x >= from && x < to) << from << " " << to << " " << x;
				EXPECT_FALSE(bits.Get(x, 0) || bits.Get(x, 2));
			}
		}
	}
}

TEST(BitGrid, WordsAgreeWithSingleBits)
{
	const BitGrid bits = RandomBits(130, 4);
	const BitView view = bits.View();
	for (std::int32_t position = view.Position(-1, -1); position <= view.Position(130, 4); ++position)
	{
		for (std::int32_t i = 0; i < BitGrid::WordBits && position + i <= view.Position(130, 4); ++i)
		{
			ASSERT_EQ(((view.Word(position) >> i) & 1) != 0, view.Test(position + i)) << position << "+" << i;
		}
	}
}

TEST(BitGrid, TriplesAgreeWithSingleBits)
{
	const BitGrid bits = RandomBits(70, 3);
	const BitView view = bits.View();
	for (std::int32_t y = 0; y < 3; ++y)
	{
		for (std::int32_t x = 0; x < 70; ++x)
		{
			const std::int32_t at = view.Position(x, y);
			const unsigned expected =
				(view.Test(at - 1) ? 1U : 0U) | (view.Test(at) ? 2U : 0U) | (view.Test(at + 1) ? 4U : 0U);
			EXPECT_EQ(view.Triple(at), expected);
		}
	}
}
} // namespace NavCore::Tests
