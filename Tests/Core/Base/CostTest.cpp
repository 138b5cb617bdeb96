// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Base/Cost.h"

#include <gtest/gtest.h>

#include <cmath>

namespace NavCore::Tests
{
TEST(Cost, AddsSubtractsAndCompares)
{
	Cost cost = StraightCost + DiagonalCost;
	EXPECT_EQ(cost.units, 4756);
	EXPECT_EQ(cost - DiagonalCost, StraightCost);
	cost += StraightCost;
	EXPECT_EQ(cost.units, 6726);
	EXPECT_LT(StraightCost, DiagonalCost);
	EXPECT_LT(cost, InfiniteCost);
}

TEST(Cost, TheDiagonalIsTheRootOfTwoToSevenDigits)
{
	const double ratio = static_cast<double>(DiagonalUnits) / StraightUnits;
	EXPECT_NEAR(ratio, std::sqrt(2.0), 4e-7);
	EXPECT_LT(ratio, std::sqrt(2.0)) << "estimates by the straight line rely on the side of the error";
}
} // namespace NavCore::Tests
