// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The corner matrix: which diagonal steps each rule allows, by the two cells beside them.
#include "NavCore/Grid/Directions.h"

#include "Support/GridFixture.h"
#include "Support/RandomMap.h"
#include "Support/SearchRunner.h"

#include <gtest/gtest.h>

#include <array>

namespace NavCore::Tests
{
namespace
{
/** Whether the step between two opposite corners of a 2 x 2 map is taken, in both directions. */
bool IsDiagonalTaken(const GridFixture& fixture)
{
	const SearchOutcome there = RunToEnd("astar", fixture);
	SearchRequest back = fixture.Request();
	std::swap(back.start, back.goal);
	const SearchOutcome home = RunToEnd("astar", fixture.map, back);
	EXPECT_EQ(there.path.diagonalSteps, home.path.diagonalSteps) << "the rule is not symmetric";
	EXPECT_EQ(there.status, home.status);
	return there.path.diagonalSteps == 1;
}

struct CornerCase
{
	CornerRule rule;
	bool noneBlocked; // Whether the step is legal in the open,
	bool oneBlocked;  // beside one wall,
	bool bothBlocked; // and between two.
};

class CornerMatrix : public ::testing::TestWithParam<CornerCase>
{
};
} // namespace

TEST_P(CornerMatrix, InTheOpen)
{
	const CornerRule rule = GetParam().rule;
	EXPECT_EQ(IsDiagonalTaken(GridFromText({"S.", ".G"}, Topology::Octile, rule)), GetParam().noneBlocked);
	EXPECT_EQ(IsDiagonalTaken(GridFromText({".S", "G."}, Topology::Octile, rule)), GetParam().noneBlocked);
}

TEST_P(CornerMatrix, BesideOneWall)
{
	const CornerRule rule = GetParam().rule;
	EXPECT_EQ(IsDiagonalTaken(GridFromText({"S#", ".G"}, Topology::Octile, rule)), GetParam().oneBlocked);
	EXPECT_EQ(IsDiagonalTaken(GridFromText({"S.", "#G"}, Topology::Octile, rule)), GetParam().oneBlocked);
	EXPECT_EQ(IsDiagonalTaken(GridFromText({"#S", "G."}, Topology::Octile, rule)), GetParam().oneBlocked);
	EXPECT_EQ(IsDiagonalTaken(GridFromText({".S", "G#"}, Topology::Octile, rule)), GetParam().oneBlocked);
}

TEST_P(CornerMatrix, BetweenTwoWalls)
{
	const CornerRule rule = GetParam().rule;
	EXPECT_EQ(IsDiagonalTaken(GridFromText({"S#", "#G"}, Topology::Octile, rule)), GetParam().bothBlocked);
	EXPECT_EQ(IsDiagonalTaken(GridFromText({"#S", "G#"}, Topology::Octile, rule)), GetParam().bothBlocked);
}

INSTANTIATE_TEST_SUITE_P(Rules, CornerMatrix,
	::testing::Values(CornerCase{CornerRule::Always, true, true, true},
		CornerCase{CornerRule::OneFree, true, true, false},
		CornerCase{CornerRule::NoneBlocked, true, false, false},
		CornerCase{CornerRule::Never, false, false, false}));

TEST(Directions, OppositesLeadBack)
{
	for (int d = 0; d < DirectionCount; ++d)
	{
		const auto direction = static_cast<Direction>(d);
		EXPECT_EQ(Neighbour(Neighbour({5, 5}, direction), Opposite(direction)), (Cell{5, 5}));
	}
}

TEST(Directions, MovesNeverLeadToBlockedCells)
{
	for (const CornerRule rule : AllCornerRules)
	{
		const MoveTable table = MakeMoveTable(rule);
		for (unsigned open = 0; open < table.size(); ++open)
		{
			EXPECT_EQ(table[open] & ~open & 0xFFU, 0U);
		}
	}
}

TEST(Directions, StricterRulesAllowASubsetOfTheMoves)
{
	for (unsigned open = 0; open < 256; ++open)
	{
		const auto mask = static_cast<DirectionMask>(open);
		const unsigned always = LegalMoves(mask, CornerRule::Always);
		const unsigned oneFree = LegalMoves(mask, CornerRule::OneFree);
		const unsigned noneBlocked = LegalMoves(mask, CornerRule::NoneBlocked);
		EXPECT_EQ(oneFree & ~always, 0U);
		EXPECT_EQ(noneBlocked & ~oneFree, 0U);
		EXPECT_EQ(LegalMoves(mask, CornerRule::Never) & ~noneBlocked, 0U);
	}
}

TEST(Directions, HexMovesAreSymmetric)
{
	for (std::size_t parity = 0; parity < 2; ++parity)
	{
		EXPECT_EQ(std::popcount(HexRowMasks[parity]), 6);
		for (int d = 0; d < DirectionCount; ++d)
		{
			const auto direction = static_cast<Direction>(d);
			const bool changesRow = DirectionOffsets[static_cast<std::size_t>(d)].y != 0;
			const std::size_t otherParity = changesRow ? 1 - parity : parity;
			EXPECT_EQ((HexRowMasks[parity] & MaskOf(direction)) != 0,
				(HexRowMasks[otherParity] & MaskOf(Opposite(direction))) != 0);
		}
	}
}
} // namespace NavCore::Tests
