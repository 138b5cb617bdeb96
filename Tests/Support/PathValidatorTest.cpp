// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavReference/PathValidator.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace NavReference
{
namespace
{
constexpr std::int64_t Straight = 1970;
constexpr std::int64_t Diagonal = 2786;

ReferenceGrid Yard()
{
	return GridFromRows({
		"....",
		"..#.",
		"....",
	});
}

/** Along the top and down the right side of the yard, as a correct claim. */
PathClaim AroundTheBlock()
{
	PathClaim claim;
	claim.points = {{0, 1}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}};
	claim.start = {0, 1};
	claim.goal = {3, 2};
	claim.straightSteps = 4;
	claim.diagonalSteps = 1;
	claim.cost = 4 * Straight + Diagonal;
	return claim;
}

std::string ReasonFor(const ReferenceGrid& grid, const PathClaim& claim)
{
	const PathVerdict verdict = ValidatePath(grid, claim);
	EXPECT_EQ(verdict.ok, verdict.reason.empty());
	return verdict.reason;
}
} // namespace

TEST(PathValidator, AcceptsACorrectPath)
{
	EXPECT_EQ(ReasonFor(Yard(), AroundTheBlock()), "");
}

TEST(PathValidator, AcceptsASingleCell)
{
	PathClaim claim;
	claim.points = {{1, 1}};
	claim.start = {1, 1};
	claim.goal = {1, 1};
	EXPECT_EQ(ReasonFor(Yard(), claim), "");
}

TEST(PathValidator, RejectsAnEmptyPath)
{
	EXPECT_EQ(ReasonFor(Yard(), PathClaim{}), "the path is empty");
}

TEST(PathValidator, RejectsACutCorner)
{
	PathClaim claim;
	claim.points = {{1, 1}, {2, 0}};
	claim.start = {1, 1};
	claim.goal = {2, 0};
	claim.diagonalSteps = 1;
	claim.cost = Diagonal;
	EXPECT_EQ(ReasonFor(Yard(), claim), "the step (1,1) -> (2,0) cuts a corner");
	ReferenceGrid lenient = Yard();
	lenient.corners = Corners::OneFree;
	EXPECT_EQ(ReasonFor(lenient, claim), "");
}

TEST(PathValidator, RejectsAJump)
{
	PathClaim claim = AroundTheBlock();
	claim.points.erase(claim.points.begin() + 2);
	EXPECT_EQ(ReasonFor(Yard(), claim), "the step (1,0) -> (3,0) joins cells that are not neighbours");
}

TEST(PathValidator, RejectsABlockedCell)
{
	PathClaim claim = AroundTheBlock();
	claim.points = {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 2}};
	EXPECT_EQ(
		ReasonFor(Yard(), claim), "the step (1,1) -> (2,1) touches a cell where the agent does not fit");
}

TEST(PathValidator, RejectsAWrongCost)
{
	PathClaim claim = AroundTheBlock();
	++claim.cost;
	EXPECT_EQ(ReasonFor(Yard(), claim), "the stated cost is 10667, that of the steps is 10666");
}

TEST(PathValidator, RejectsWrongStepCounts)
{
	PathClaim claim = AroundTheBlock();
	claim.straightSteps = 5;
	EXPECT_EQ(ReasonFor(Yard(), claim), "the stated number of straight steps is 5, that of the steps is 4");
	claim = AroundTheBlock();
	claim.diagonalSteps = 0;
	EXPECT_EQ(ReasonFor(Yard(), claim), "the stated number of diagonal steps is 0, that of the steps is 1");
}

TEST(PathValidator, RejectsWrongEnds)
{
	PathClaim claim = AroundTheBlock();
	claim.start = {0, 0};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the path starts at (0,1), not at (0,0)");
	claim = AroundTheBlock();
	claim.goal = {3, 1};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the path ends at (3,2), not at (3,1)");
}

TEST(PathValidator, RejectsABlockedStart)
{
	PathClaim claim;
	claim.points = {{2, 1}};
	claim.start = {2, 1};
	claim.goal = {2, 1};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the agent does not fit at the start (2,1)");
}

TEST(PathValidator, RejectsARepeatedCell)
{
	PathClaim claim = AroundTheBlock();
	claim.points.insert(claim.points.begin() + 2, claim.points[2]);
	EXPECT_EQ(ReasonFor(Yard(), claim), "the step (2,0) -> (2,0) repeats a cell");
}

TEST(PathValidator, RejectsAnOffMapCell)
{
	PathClaim claim = AroundTheBlock();
	claim.points[2] = {2, -1};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the step (1,0) -> (2,-1) leaves the map");
}

TEST(PathValidator, PartialPathsEndAnywhereButAtTheGoal)
{
	PathClaim claim = AroundTheBlock();
	claim.partial = true;
	EXPECT_EQ(ReasonFor(Yard(), claim), "the path is called partial but ends at the goal");
	claim.goal = {0, 2};
	EXPECT_EQ(ReasonFor(Yard(), claim), "");
}

TEST(PathValidator, TurningPointsAreWalkedCellByCell)
{
	PathClaim claim = AroundTheBlock();
	claim.list = PointList::TurningPoints;
	claim.points = {{0, 1}, {1, 0}, {3, 0}, {3, 2}};
	EXPECT_EQ(ReasonFor(Yard(), claim), "");
}

TEST(PathValidator, RejectsARunThroughAWall)
{
	PathClaim claim;
	claim.list = PointList::TurningPoints;
	claim.points = {{0, 1}, {3, 1}};
	claim.start = {0, 1};
	claim.goal = {3, 1};
	claim.straightSteps = 3;
	claim.cost = 3 * Straight;
	EXPECT_EQ(
		ReasonFor(Yard(), claim), "the step (1,1) -> (2,1) touches a cell where the agent does not fit");
}

TEST(PathValidator, RejectsACrookedRun)
{
	PathClaim claim = AroundTheBlock();
	claim.list = PointList::TurningPoints;
	claim.points = {{0, 1}, {2, 0}, {3, 0}, {3, 2}};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the run (0,1) -> (2,0) is neither straight nor diagonal");
}

TEST(PathValidator, RejectsARepeatedTurningPoint)
{
	PathClaim claim = AroundTheBlock();
	claim.list = PointList::TurningPoints;
	claim.points = {{0, 1}, {1, 0}, {1, 0}, {3, 0}, {3, 2}};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the turning point (1,0) is repeated");
}

TEST(PathValidator, RejectsARunOffTheMap)
{
	PathClaim claim = AroundTheBlock();
	claim.list = PointList::TurningPoints;
	claim.points = {{0, 1}, {2'000'000'000, 1}, {3, 2}};
	EXPECT_EQ(ReasonFor(Yard(), claim), "the run (0,1) -> (2000000000,1) leaves the map");
}

TEST(PathValidator, HexStepsAreAllStraight)
{
	const ReferenceGrid grid = GridFromRows({"...", "...", "..."}, GridShape::Hex);
	PathClaim claim;
	claim.points = {{0, 0}, {0, 1}, {1, 2}};
	claim.start = {0, 0};
	claim.goal = {1, 2};
	claim.straightSteps = 2;
	claim.cost = 2 * Straight;
	EXPECT_EQ(ReasonFor(grid, claim), "");
	claim.points = {{0, 0}, {1, 1}, {1, 2}};
	EXPECT_EQ(ReasonFor(grid, claim), "the step (0,0) -> (1,1) joins cells that are not neighbours");
}

TEST(PathValidator, TileMapsRefuseDiagonals)
{
	const ReferenceGrid grid = GridFromRows({"..", ".."}, GridShape::Tile);
	PathClaim claim;
	claim.points = {{0, 0}, {1, 1}};
	claim.goal = {1, 1};
	EXPECT_EQ(ReasonFor(grid, claim), "the step (0,0) -> (1,1) joins cells that are not neighbours");
}

TEST(PathValidator, TerrainCountsInTheCost)
{
	const ReferenceGrid grid = GridFromRows({".3.", "..."});
	PathClaim claim;
	claim.points = {{0, 0}, {1, 0}, {2, 1}};
	claim.goal = {2, 1};
	claim.straightSteps = 1;
	claim.diagonalSteps = 1;
	claim.cost = 2 * Straight + 2 * Diagonal;
	EXPECT_EQ(ReasonFor(grid, claim), "");
}

TEST(PathValidator, RejectsSteepAndNarrowSteps)
{
	ReferenceGrid grid = GridFromRows({"...", "...", "..."});
	grid.heights = {0, 0, 0, 0, 3, 0, 0, 0, 0};
	grid.climbLimit = 2;
	PathClaim claim;
	claim.points = {{0, 1}, {1, 1}};
	claim.start = {0, 1};
	claim.goal = {1, 1};
	claim.straightSteps = 1;
	claim.cost = Straight;
	EXPECT_EQ(ReasonFor(grid, claim), "the step (0,1) -> (1,1) is too steep");
	grid.climbLimit = 3;
	EXPECT_EQ(ReasonFor(grid, claim), "");
	grid.requiredClearance = 2;
	EXPECT_EQ(ReasonFor(grid, claim), "the agent does not fit at the start (0,1)");
}
} // namespace NavReference
