// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Spatial/Trim.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Tests
{
namespace
{
using Detail::TrimmedLength;

/** Around the end of a wall and back down behind it, as from (0, 5) to the sub-goal (2, 5). */
const std::vector<Cell> AroundAWall{{0, 5}, {0, 4}, {0, 3}, {1, 2}, {2, 3}, {2, 4}, {2, 5}};
} // namespace

TEST(Trim, KeepsUpToTheCellOfGreatestDistance)
{
	// (1, 2) and (2, 3) lie in front of (0, 5) as seen towards (9, 5); (1, 2) is further off.
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDistance, AroundAWall, {9, 5}), 4U);
}

TEST(Trim, KeepsUpToTheFirstCellOfGreatestDeviation)
{
	// (1, 2) and (2, 3) both deviate by four.
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDeviation, AroundAWall, {9, 5}), 4U);
}

TEST(Trim, RulesDisagreeWhereAWayRunsSideways)
{
	const std::vector<Cell> way{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 2}, {5, 1}, {5, 0}};
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDistance, way, {9, 0}), 6U);
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDeviation, way, {9, 0}), 4U);
}

TEST(Trim, IgnoresCellsThatLieBehind)
{
	// The far cells lead away from the target: without the front rule the walk would run into the dead end.
	const std::vector<Cell> way{{5, 5}, {4, 5}, {3, 4}, {2, 3}, {3, 2}, {4, 1}, {5, 1}, {6, 1}, {7, 2}};
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDistance, way, {9, 5}), 8U);
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDeviation, way, {9, 5}), 8U);
}

TEST(Trim, KeepsEverythingWhenNothingLiesInFront)
{
	const std::vector<Cell> way{{5, 5}, {4, 5}, {3, 5}};
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDistance, way, {9, 5}), 3U);
}

TEST(Trim, AlwaysKeepsAStep)
{
	const std::vector<Cell> way{{5, 5}, {6, 5}};
	EXPECT_EQ(TrimmedLength(TrimRule::MaxDeviation, way, {9, 5}), 2U);
}
} // namespace NavCore::Tests
