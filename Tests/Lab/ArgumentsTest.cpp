// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"

#include "NavLab/Cli/ExitCode.h"

#include "NavCore/Graph/Algorithms.h"

#include <gtest/gtest.h>

namespace NavLab
{
TEST(Arguments, CellsAreTwoWholeNumbers)
{
	EXPECT_EQ(ParseCell("--from", "0,0"), (NavCore::Cell{0, 0}));
	EXPECT_EQ(ParseCell("--from", "16383,12"), (NavCore::Cell{16383, 12}));
}

TEST(Arguments, AnythingElseIsNoCell)
{
	for (const char* text : {"", ",", "1", "1,", ",2", "1,2,3", "a,b", "1,b", " 1,2", "1, 2", "1,2 ", "-1,2",
			 "+1,2", "1.5,2", "1e3,2", "nan,2", "inf,2", "0x1,2", "16384,0", "99999999999999999999,0", "1;2"})
	{
		EXPECT_THROW(static_cast<void>(ParseCell("--from", text)), InputError) << text;
	}
}

TEST(Arguments, SizesStartAtOneAndEndAtTheLongestSide)
{
	EXPECT_EQ(ParseSize("--size", "1,16384").height, 16384);
	for (const char* text : {"0,5", "5,0", "16385,5", "5", "5x5", "5,5,5"})
	{
		EXPECT_THROW(static_cast<void>(ParseSize("--size", text)), InputError) << text;
	}
}

TEST(Arguments, SeedsUseAllSixtyFourBits)
{
	EXPECT_EQ(ParseSeed("--seed", "18446744073709551615"), ~std::uint64_t{0});
	for (const char* text : {"", "-1", "18446744073709551616", "1.0", "x"})
	{
		EXPECT_THROW(static_cast<void>(ParseSeed("--seed", text)), InputError) << text;
	}
}

TEST(Arguments, CornerRulesGoByName)
{
	EXPECT_EQ(ParseCornerRule("--corner-rule", "always"), NavCore::CornerRule::Always);
	EXPECT_EQ(ParseCornerRule("--corner-rule", "one-free"), NavCore::CornerRule::OneFree);
	EXPECT_EQ(ParseCornerRule("--corner-rule", "none-blocked"), NavCore::CornerRule::NoneBlocked);
	EXPECT_EQ(ParseCornerRule("--corner-rule", "never"), NavCore::CornerRule::Never);
	EXPECT_THROW(static_cast<void>(ParseCornerRule("--corner-rule", "Always")), InputError);
}

TEST(Arguments, AlgorithmListsKeepTheirOrder)
{
	const auto chosen = ParseAlgorithms("jps,astar");
	ASSERT_EQ(chosen.size(), 2U);
	EXPECT_EQ(chosen[0]->name, "jps");
	EXPECT_EQ(chosen[1]->name, "astar");
	EXPECT_EQ(ParseAlgorithms("all").size(), NavCore::Algorithms().size());
}

TEST(Arguments, BadAlgorithmListsAreRefused)
{
	for (const char* text : {"", "astar,", "astar,,jps", "astar,astar", "A*", "astar jps"})
	{
		EXPECT_THROW(static_cast<void>(ParseAlgorithms(text)), InputError) << text;
	}
}
} // namespace NavLab
