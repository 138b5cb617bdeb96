// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavReference/ReferenceSolver.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string_view>
#include <vector>

// The oracle is checked by hand-made maps whose answers can be counted with a finger.
namespace NavReference
{
namespace
{
constexpr std::int64_t Straight = 1970;
constexpr std::int64_t Diagonal = 2786;

using Rows = std::vector<std::string_view>;
} // namespace

TEST(ReferenceSolver, OpenOctileMapTakesDiagonalsFirst)
{
	const ReferenceGrid grid = GridFromRows({
		".....",
		".....",
		".....",
	});
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {4, 2}), 2 * Diagonal + 2 * Straight);
	EXPECT_DOUBLE_EQ(ShortestLength(grid, {0, 0}, {4, 2}), 2.0 + 2.0 * std::sqrt(2.0));
}

TEST(ReferenceSolver, StartEqualToGoalCostsNothing)
{
	const ReferenceGrid grid = GridFromRows({"."});
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {0, 0}), 0);
	EXPECT_DOUBLE_EQ(ShortestLength(grid, {0, 0}, {0, 0}), 0.0);
}

TEST(ReferenceSolver, TileMapHasNoDiagonals)
{
	const ReferenceGrid grid = GridFromRows({"...", "...", "..."}, GridShape::Tile);
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {2, 2}), 4 * Straight);
}

TEST(ReferenceSolver, WallAcrossTheMapMakesTheGoalUnreachable)
{
	const ReferenceGrid grid = GridFromRows({
		"..#.",
		"..#.",
	});
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {3, 1}), Unreachable);
	EXPECT_DOUBLE_EQ(ShortestLength(grid, {0, 0}, {3, 1}), -1.0);
}

TEST(ReferenceSolver, BlockedOrOffMapEndsAreUnreachable)
{
	const ReferenceGrid grid = GridFromRows({".#."});
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 0}), Unreachable);
	EXPECT_EQ(ShortestCost(grid, {1, 0}, {1, 0}), Unreachable);
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {7, 0}), Unreachable);
	EXPECT_EQ(ShortestCost(grid, {-1, 0}, {0, 0}), Unreachable);
}

TEST(ReferenceSolver, CornerRulesWithOneCellBlocked)
{
	const Rows rows{
		".#",
		"..",
	};
	const auto cost = [&rows](Corners corners)
	{
		return ShortestCost(GridFromRows(rows, GridShape::Octile, corners), {0, 0}, {1, 1});
	};
	EXPECT_EQ(cost(Corners::Always), Diagonal);
	EXPECT_EQ(cost(Corners::OneFree), Diagonal);
	EXPECT_EQ(cost(Corners::NoneBlocked), 2 * Straight);
	EXPECT_EQ(cost(Corners::Never), 2 * Straight);
}

TEST(ReferenceSolver, CornerRulesWithBothCellsBlocked)
{
	const Rows rows{
		".#",
		"#.",
	};
	const auto cost = [&rows](Corners corners)
	{
		return ShortestCost(GridFromRows(rows, GridShape::Octile, corners), {0, 0}, {1, 1});
	};
	EXPECT_EQ(cost(Corners::Always), Diagonal);
	EXPECT_EQ(cost(Corners::OneFree), Unreachable);
	EXPECT_EQ(cost(Corners::NoneBlocked), Unreachable);
	EXPECT_EQ(cost(Corners::Never), Unreachable);
}

TEST(ReferenceSolver, CornerRulesInTheOpen)
{
	const Rows rows{"..", ".."};
	const auto cost = [&rows](Corners corners)
	{
		return ShortestCost(GridFromRows(rows, GridShape::Octile, corners), {1, 0}, {0, 1});
	};
	EXPECT_EQ(cost(Corners::Always), Diagonal);
	EXPECT_EQ(cost(Corners::OneFree), Diagonal);
	EXPECT_EQ(cost(Corners::NoneBlocked), Diagonal);
	EXPECT_EQ(cost(Corners::Never), 2 * Straight);
}

TEST(ReferenceSolver, EvenHexRowsTouchTheCellsToTheLeft)
{
	const ReferenceGrid grid = GridFromRows({"...", "...", "..."}, GridShape::Hex);
	const std::vector<std::int64_t> costs = ShortestCosts(grid, {1, 2});
	EXPECT_EQ(costs,
		(std::vector<std::int64_t>{2 * Straight, 2 * Straight, 2 * Straight, //
			Straight, Straight, 2 * Straight,                                //
			Straight, 0, Straight}));
}

TEST(ReferenceSolver, OddHexRowsTouchTheCellsToTheRight)
{
	const ReferenceGrid grid = GridFromRows({"...", "...", "..."}, GridShape::Hex);
	const std::vector<std::int64_t> costs = ShortestCosts(grid, {1, 1});
	EXPECT_EQ(costs,
		(std::vector<std::int64_t>{2 * Straight, Straight, Straight, //
			Straight, 0, Straight,                                   //
			2 * Straight, Straight, Straight}));
}

TEST(ReferenceSolver, HexMapsKnowNoCorners)
{
	const ReferenceGrid grid = GridFromRows(
		{
			".#",
			"#.",
		},
		GridShape::Hex, Corners::Never);
	// (0,0) and (1,1) do not touch: the lower row stands half a cell to the right.
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 1}), Unreachable);
	const ReferenceGrid other = GridFromRows(
		{
			"#.",
			".#",
		},
		GridShape::Hex, Corners::Never);
	EXPECT_EQ(ShortestCost(other, {1, 0}, {0, 1}), Straight);
}

TEST(ReferenceSolver, HexStepsHaveLengthOne)
{
	const ReferenceGrid grid = GridFromRows({"....", "....", "....", "...."}, GridShape::Hex);
	EXPECT_DOUBLE_EQ(ShortestLength(grid, {0, 0}, {3, 3}), 5.0);
}

TEST(ReferenceSolver, StepsCostTheMeanOfTheirTerrains)
{
	const ReferenceGrid grid = GridFromRows({"123"});
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 0}), Straight * 3 / 2);
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {2, 0}), Straight * 3 / 2 + Straight * 5 / 2);
}

TEST(ReferenceSolver, DearTerrainIsWalkedAround)
{
	const ReferenceGrid grid = GridFromRows({
		"...",
		".9.",
		"...",
	});
	EXPECT_EQ(ShortestCost(grid, {0, 1}, {2, 1}), 2 * Diagonal);
	EXPECT_EQ(ShortestCost(grid, {0, 1}, {1, 1}), 5 * Straight);
	EXPECT_DOUBLE_EQ(ShortestLength(grid, {0, 1}, {2, 1}), 2.0);
}

TEST(ReferenceSolver, StepsAboveTheClimbLimitAreWalls)
{
	ReferenceGrid grid = GridFromRows({"...", "..."});
	grid.heights = {0, 5, 0, 0, 2, 0};
	grid.climbLimit = 2;
	// The hill at (1,0) is too steep from everywhere but (1,1), whose difference of 3 is too much too.
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 0}), Unreachable);
	EXPECT_EQ(ShortestCost(grid, {0, 1}, {2, 1}), 2 * Straight);
	// From (0,0) to (1,1) the hill counts as a blocked corner.
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {2, 0}), 4 * Straight);
	grid.climbLimit = 5;
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {2, 0}), 2 * Straight);
}

TEST(ReferenceSolver, CliffBesideADiagonalCountsFromEitherEnd)
{
	ReferenceGrid grid = GridFromRows({"..", ".."});
	// (1,0) is within 2 of the start's height 0, but 3 below the goal's height 2.
	grid.heights = {0, -1, 1, 2};
	grid.climbLimit = 2;
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 1}), 2 * Straight);
	grid.corners = Corners::OneFree;
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 1}), Diagonal);
}

TEST(ReferenceSolver, ClearanceOfTwoKeepsOffWallsAndEdges)
{
	ReferenceGrid grid = GridFromRows({
		".......",
		".......",
		".......",
		"...#...",
		".......",
	});
	grid.requiredClearance = 2;
	EXPECT_TRUE(IsPassable(grid, {1, 1}));
	EXPECT_FALSE(IsPassable(grid, {0, 1})) << "on the edge of the map";
	EXPECT_FALSE(IsPassable(grid, {2, 2})) << "beside the block, diagonally";
	EXPECT_EQ(ShortestCost(grid, {1, 1}, {5, 1}), 4 * Straight);
	EXPECT_EQ(ShortestCost(grid, {1, 3}, {5, 3}), 8 * Straight) << "up, along row 1 and down";
	EXPECT_EQ(ShortestCost(grid, {0, 0}, {1, 1}), Unreachable);
}

TEST(ReferenceSolver, AllCostsAgreeWithSingleOnes)
{
	const ReferenceGrid grid = GridFromRows({
		"..#..2",
		".##..3",
		"......",
		"#.#.#.",
	});
	const std::vector<std::int64_t> costs = ShortestCosts(grid, {0, 0});
	for (int y = 0; y < grid.height; ++y)
	{
		for (int x = 0; x < grid.width; ++x)
		{
			EXPECT_EQ(costs[grid.IndexOf({x, y})], ShortestCost(grid, {0, 0}, {x, y})) << x << "," << y;
		}
	}
}
} // namespace NavReference
