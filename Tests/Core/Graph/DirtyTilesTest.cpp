// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/DirtyTiles.h"

#include "NavCore/Base/Random.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Detail
{
namespace
{
TEST(DirtyTiles, HandsOutExactlyTheCellsOfOneEdit)
{
	DirtyTiles tiles;
	tiles.Reset(100, 70);
	tiles.Add({40, 10, 1, 1});
	ASSERT_FALSE(tiles.IsEmpty());
	EXPECT_EQ(tiles.Take(), (CellRect{40, 10, 1, 1}));
	EXPECT_TRUE(tiles.IsEmpty());
}

TEST(DirtyTiles, ListsATileOnceHoweverManyEditsComeToIt)
{
	DirtyTiles tiles;
	tiles.Reset(64, 64);
	for (int i = 0; i < 1000; ++i)
	{
		tiles.Add({5 + i % 3, 7, 1, 2});
	}
	EXPECT_EQ(tiles.Take(), (CellRect{5, 7, 3, 2}));
	EXPECT_TRUE(tiles.IsEmpty());
}

TEST(DirtyTiles, CoversEveryCellOfEveryEditAndNothingOutsideTheMap)
{
	Random random(3);
	for (int turn = 0; turn < 200; ++turn)
	{
		const std::int32_t width = random.Range(1, 150);
		const std::int32_t height = random.Range(1, 150);
		DirtyTiles tiles;
		tiles.Reset(width, height);
		std::vector<int> wanted(static_cast<std::size_t>(width * height), 0);
		const auto at = [&](std::int32_t x, std::int32_t y) -> int&
		{
			return wanted[static_cast<std::size_t>(y * width + x)];
		};
		for (std::int32_t i = random.Range(1, 5); i > 0; --i)
		{
			const std::int32_t x = random.Range(0, width - 1);
			const std::int32_t y = random.Range(0, height - 1);
			const CellRect rect{x, y, random.Range(1, width - x), random.Range(1, height - y)};
			tiles.Add(rect);
			for (std::int32_t row = rect.y; row < rect.Bottom(); ++row)
			{
				for (std::int32_t column = rect.x; column < rect.Right(); ++column)
				{
					at(column, row) = 1;
				}
			}
		}
		while (!tiles.IsEmpty())
		{
			const CellRect rect = tiles.Take();
			ASSERT_EQ(rect.Intersect({0, 0, width, height}), rect);
			for (std::int32_t row = rect.y; row < rect.Bottom(); ++row)
			{
				for (std::int32_t column = rect.x; column < rect.Right(); ++column)
				{
					at(column, row) = 0;
				}
			}
		}
		for (const int left : wanted)
		{
			ASSERT_EQ(left, 0);
		}
	}
}
} // namespace
} // namespace NavCore::Detail
