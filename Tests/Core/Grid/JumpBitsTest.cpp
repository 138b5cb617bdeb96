// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The jump layer: kept current by edits, and true to the rules it stands for.
#include "NavCore/Grid/JumpBits.h"

#include "NavCore/Grid/GridEdit.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <array>

namespace NavCore::Tests
{
namespace
{
constexpr std::array Diagonals{
	Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast};

bool IsRising(Direction diagonal)
{
	return diagonal == Direction::NorthEast || diagonal == Direction::SouthWest;
}

DirectionMask OpenAround(const GridMap& map, Cell cell)
{
	unsigned open = 0;
	for (int d = 0; d < DirectionCount; ++d)
	{
		open |= map.IsWalkable(Neighbour(cell, static_cast<Direction>(d))) ? 1U << d : 0U;
	}
	return static_cast<DirectionMask>(open);
}

/** A map with the same walls whose layer was filled in one go. */
GridMap Rebuilt(const GridMap& map)
{
	GridMap fresh =
		GridMap::Create({map.Width(), map.Height(), map.GetTopology(), map.GetCornerRule()}).Value();
	GridEdit edit(fresh);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			EXPECT_EQ(edit.SetWalkable({x, y}, map.IsWalkable({x, y})), GridError::None);
		}
	}
	EXPECT_EQ(edit.EnableJumps(), GridError::None);
	static_cast<void>(edit.Commit());
	return fresh;
}

int CountDifferences(const GridMap& a, const GridMap& b)
{
	int differences = 0;
	for (std::int32_t y = 0; y < a.Height(); ++y)
	{
		for (std::int32_t x = 0; x < a.Width(); ++x)
		{
			for (const Direction diagonal : Diagonals)
			{
				const std::int32_t position = a.Jumps()->Position(x, y, IsRising(diagonal));
				const bool turnOffA = a.Jumps()->TurnOffs(diagonal).Test(position);
				const bool turnOffB = b.Jumps()->TurnOffs(diagonal).Test(position);
				const bool legalA = a.Jumps()->Legal(IsRising(diagonal)).Test(position);
				const bool legalB = b.Jumps()->Legal(IsRising(diagonal)).Test(position);
				// What a search would read at a wall does not matter.
				differences += a.IsWalkable({x, y}) && (turnOffA != turnOffB || legalA != legalB) ? 1 : 0;
			}
		}
	}
	return differences;
}

int CountWrongLegalBits(const GridMap& map)
{
	int wrong = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const DirectionMask moves = LegalMoves(OpenAround(map, {x, y}), map.GetCornerRule());
			for (const Direction heading : {Direction::NorthEast, Direction::SouthEast})
			{
				const bool rising = IsRising(heading);
				const bool legal = map.Jumps()->Legal(rising).Test(map.Jumps()->Position(x, y, rising));
				const bool expected = (moves & MaskOf(heading)) != 0;
				wrong += map.IsWalkable({x, y}) && legal != expected ? 1 : 0;
			}
		}
	}
	return wrong;
}

class JumpLayer : public ::testing::TestWithParam<CornerRule>
{
protected:
	[[nodiscard]] static GridMap EditedMap(std::int32_t width, std::int32_t height, std::uint64_t seed)
	{
		const MapSpec spec{.width = width,
			.height = height,
			.cornerRule = GetParam(),
			.blockedPercent = 25,
			.variant = MapVariant::JumpLayer,
			.seed = seed};
		return BuildMap(spec);
	}
};
} // namespace

TEST_P(JumpLayer, EqualsAFreshOneAfterRandomEdits)
{
	for (const std::int32_t width : {1, 9, 64, 131})
	{
		GridMap map = EditedMap(width, 70, 4);
		Random random(static_cast<std::uint64_t>(width));
		for (int i = 0; i < ByBuild(60, 6); ++i)
		{
			EditAtRandom(map, random);
			ASSERT_EQ(CountDifferences(map, Rebuilt(map)), 0) << "width " << width << ", batch " << i;
		}
	}
}

TEST_P(JumpLayer, KnowsTheLegalDiagonalSteps)
{
	for (std::uint64_t seed = 1; seed <= 5; ++seed)
	{
		EXPECT_EQ(CountWrongLegalBits(EditedMap(77, 33, seed)), 0);
		EXPECT_EQ(CountWrongLegalBits(EditedMap(20, 130, seed)), 0);
	}
}

TEST_P(JumpLayer, IsPartOfAClone)
{
	GridMap map = EditedMap(40, 40, 9);
	GridMap clone = map.Clone();
	Random random(1);
	EditAtRandom(clone, random);
	ASSERT_NE(clone.Jumps(), nullptr);
	EXPECT_EQ(CountDifferences(clone, Rebuilt(clone)), 0);
	EXPECT_EQ(CountDifferences(map, Rebuilt(map)), 0);
}

INSTANTIATE_TEST_SUITE_P(
	Rules, JumpLayer, ::testing::Values(CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked));
} // namespace NavCore::Tests
