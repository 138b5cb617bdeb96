// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/Cell.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(Cell, IsOrderedRowByRow)
{
	EXPECT_LT((Cell{5, 1}), (Cell{0, 2}));
	EXPECT_LT((Cell{0, 1}), (Cell{5, 1}));
	EXPECT_EQ((Cell{3, 4}), (Cell{3, 4}));
}

TEST(CellRect, HoldsItsFirstCellButNotItsEnd)
{
	const CellRect rect{2, 3, 4, 5};
	EXPECT_TRUE(rect.Contains({2, 3}));
	EXPECT_TRUE(rect.Contains({5, 7}));
	EXPECT_FALSE(rect.Contains({6, 7}));
	EXPECT_FALSE(rect.Contains({5, 8}));
	EXPECT_EQ(rect.Area(), 20);
}

TEST(CellRect, IntersectionOfStrangersIsEmpty)
{
	EXPECT_TRUE((CellRect{0, 0, 2, 2}.Intersect({2, 0, 2, 2}).IsEmpty()));
	EXPECT_EQ((CellRect{0, 0, 3, 3}.Intersect({2, 1, 5, 5})), (CellRect{2, 1, 1, 2}));
}

TEST(CellRect, UnionIgnoresEmptySides)
{
	const CellRect rect{2, 3, 4, 5};
	EXPECT_EQ(rect.Union({}), rect);
	EXPECT_EQ(CellRect{}.Union(rect), rect);
	EXPECT_EQ(rect.Union({0, 0, 1, 1}), (CellRect{0, 0, 6, 8}));
}

TEST(CellRect, InflateGrowsEverySide)
{
	EXPECT_EQ((CellRect{2, 3, 4, 5}.Inflate(2)), (CellRect{0, 1, 8, 9}));
}

TEST(CellRect, AnEmptyRectangleHasNoArea)
{
	EXPECT_EQ((CellRect{0, 0, -3, -4}.Area()), 0);
	EXPECT_TRUE((CellRect{0, 0, 0, 4}.IsEmpty()));
}
} // namespace NavCore::Tests
