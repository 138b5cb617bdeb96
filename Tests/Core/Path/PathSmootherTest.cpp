// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathSmoother.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/LineOfSight.h"
#include "PathSmootherTestSupport.h"
#include "Support/GridFixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
Path PathOf(const GridMap& map, std::vector<Cell> cells)
{
	Path path;
	path.points = std::move(cells);
	MeasureCells(map, path);
	return path;
}

/** Along the left and the bottom edge of a square. */
Path AroundTheCorner(const GridMap& map, std::int32_t side)
{
	std::vector<Cell> cells;
	for (std::int32_t y = 0; y < side; ++y)
	{
		cells.push_back({0, y});
	}
	for (std::int32_t x = 1; x < side; ++x)
	{
		cells.push_back({x, side - 1});
	}
	return PathOf(map, cells);
}

class EverySmoother : public ::testing::TestWithParam<SmoothingMethod>
{
protected:
	[[nodiscard]] static SmoothingOptions Options()
	{
		SmoothingOptions options;
		options.method = GetParam();
		return options;
	}
};
} // namespace

TEST_P(EverySmoother, LeavesAnEmptyPathEmpty)
{
	const GridFixture fixture = GridFromText({"..."});
	const Smoothed smoothed = Smooth(fixture.map, Path{}, Options());
	EXPECT_EQ(smoothed.status, SmoothingStatus::Done);
	EXPECT_TRUE(smoothed.path.IsEmpty());
	EXPECT_TRUE(smoothed.waypoints.empty());
	EXPECT_EQ(smoothed.path.cost, Cost{});
}

TEST_P(EverySmoother, LeavesOneCellAndTwoCellsAsTheyAre)
{
	const GridFixture fixture = GridFromText({"...", "..."});
	const Smoothed one = Smooth(fixture.map, PathOf(fixture.map, {{1, 1}}), Options());
	EXPECT_EQ(one.path.points, (std::vector<Cell>{{1, 1}}));
	EXPECT_EQ(one.waypoints, (std::vector<Cell>{{1, 1}}));
	EXPECT_EQ(one.path.Length(), 0.0);
	const Smoothed two = Smooth(fixture.map, PathOf(fixture.map, {{1, 1}, {2, 0}}), Options());
	EXPECT_EQ(two.path.points, (std::vector<Cell>{{1, 1}, {2, 0}}));
	EXPECT_EQ(two.waypoints, (std::vector<Cell>{{1, 1}, {2, 0}}));
	EXPECT_EQ(two.path.diagonalSteps, 1);
}

TEST_P(EverySmoother, CutsACornerOfOpenGround)
{
	const GridFixture fixture = GridFromText({"....", "....", "....", "...."});
	const Smoothed smoothed = Smooth(fixture.map, AroundTheCorner(fixture.map, 4), Options());
	EXPECT_EQ(smoothed.path.points, (std::vector<Cell>{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
	EXPECT_EQ(smoothed.waypoints, (std::vector<Cell>{{0, 0}, {3, 3}}));
	EXPECT_EQ(smoothed.path.cost.units, 3 * DiagonalUnits);
	EXPECT_EQ(smoothed.path.diagonalSteps, 3);
	EXPECT_EQ(smoothed.path.straightSteps, 0);
}

TEST_P(EverySmoother, TakesNoStraightWayThatTerrainMakesDearer)
{
	const GridFixture fixture = GridFromText({"1999", "1199", "9119", "9911"});
	const std::vector<Cell> cells{{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 3}, {3, 3}};
	const Path path = PathOf(fixture.map, cells);
	const Smoothed smoothed = Smooth(fixture.map, path, Options());
	EXPECT_LE(smoothed.path.cost, path.cost);
	const GridFixture dear = GridFromText({"1911", "1911", "1111"});
	const std::vector<Cell> around{{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 1}, {2, 0}};
	EXPECT_EQ(Smooth(dear.map, PathOf(dear.map, around), Options()).path.cost.units,
		2 * StraightUnits + 2 * DiagonalUnits)
		<< "around the dear cells, not over them";
}

TEST_P(EverySmoother, KeepsThePartialFlag)
{
	const GridFixture fixture = GridFromText({"....", "....", "....", "...."});
	Path path = AroundTheCorner(fixture.map, 4);
	path.partial = true;
	EXPECT_TRUE(Smooth(fixture.map, path, Options()).path.partial);
}

TEST_P(EverySmoother, ReadsBothFormsOfAPath)
{
	const GridFixture fixture = GridFromText({"......", ".####.", "......", "......"});
	Path cells = PathOf(fixture.map,
		{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {5, 2}, {5, 1}, {5, 0}});
	Path points = cells;
	points.form = PathForm::Waypoints;
	ReduceToWaypoints(cells, points.points);
	ASSERT_EQ(points.points.size(), 4U);
	const Smoothed fromCells = Smooth(fixture.map, cells, Options());
	const Smoothed fromPoints = Smooth(fixture.map, points, Options());
	EXPECT_EQ(fromCells.path.points, fromPoints.path.points);
	EXPECT_EQ(fromCells.path.cost, fromPoints.path.cost);
	EXPECT_LT(fromCells.path.cost, cells.cost);
}

TEST_P(EverySmoother, RefusesPathsThatBreakTheRule)
{
	const GridFixture fixture = GridFromText({"..#.", "...."});
	const auto status = [&](std::vector<Cell> cells, PathForm form)
	{
		Path path;
		path.points = std::move(cells);
		path.form = form;
		const Smoothed smoothed = Smooth(fixture.map, path, Options());
		EXPECT_EQ(smoothed.path.IsEmpty(), smoothed.status != SmoothingStatus::Done);
		EXPECT_EQ(smoothed.waypoints.empty(), smoothed.status != SmoothingStatus::Done);
		return smoothed.status;
	};
	EXPECT_EQ(status({{1, 0}, {2, 0}}, PathForm::Cells), SmoothingStatus::BrokenPath) << "blocked";
	EXPECT_EQ(status({{1, 0}, {2, 1}}, PathForm::Cells), SmoothingStatus::BrokenPath) << "cuts a corner";
	EXPECT_EQ(status({{0, 0}, {0, 0}}, PathForm::Cells), SmoothingStatus::BrokenPath) << "stands still";
	EXPECT_EQ(status({{0, 1}, {2, 1}}, PathForm::Cells), SmoothingStatus::BrokenPath) << "leaps";
	EXPECT_EQ(status({{0, 0}, {-1, 0}}, PathForm::Cells), SmoothingStatus::BrokenPath) << "off the map";
	EXPECT_EQ(status({{9, 9}}, PathForm::Cells), SmoothingStatus::BrokenPath) << "off the map";
	EXPECT_EQ(status({{1, 0}, {3, 0}}, PathForm::Waypoints), SmoothingStatus::BrokenPath) << "through a wall";
	EXPECT_EQ(status({{0, 0}, {3, 1}}, PathForm::Waypoints), SmoothingStatus::BrokenPath) << "at an angle";
	EXPECT_EQ(status({{0, 1}, {3, 1}}, PathForm::Waypoints), SmoothingStatus::Done);
}

TEST_P(EverySmoother, RefusesAClearanceThatTheMapCannotTell)
{
	const GridFixture fixture = GridFromText({"...", "..."});
	SmoothingOptions options = Options();
	options.clearance = 2;
	EXPECT_EQ(Smooth(fixture.map, PathOf(fixture.map, {{0, 0}, {1, 0}}), options).status,
		SmoothingStatus::BadOptions);
}

TEST_P(EverySmoother, ASpentBudgetDoesNoWork)
{
	const GridFixture fixture = GridFromText({"....", "....", "....", "...."});
	const Path path = AroundTheCorner(fixture.map, 4);
	PathSmoother smoother;
	ASSERT_EQ(smoother.Begin(fixture.map, path, Options()), SmoothingStatus::Running);
	WorkBudget spent(0);
	EXPECT_EQ(smoother.Advance(spent), SmoothingStatus::Running);
	EXPECT_EQ(smoother.Counters().looks, 0);
	EXPECT_EQ(spent.Used(), 0);
	smoother.Cancel();
	WorkBudget budget;
	EXPECT_EQ(smoother.Advance(budget), SmoothingStatus::Cancelled);
	EXPECT_TRUE(smoother.Result().IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Methods, EverySmoother, ::testing::ValuesIn(AllSmoothingMethods));

TEST(PathSmoother, PullsTheStringAroundCornersThatThePathGivesAWideBerth)
{
	const GridFixture fixture = GridFromText({
		"..............",
		"..............",
		"....######....",
		"....######....",
		"S...######...G",
		"....######....",
		"....######....",
		"..............",
	});
	// Along the top edge; the wall lets nobody pass below row 1.
	std::vector<Cell> cells;
	for (std::int32_t y = 4; y >= 0; --y)
	{
		cells.push_back({0, y});
	}
	for (std::int32_t x = 1; x <= 13; ++x)
	{
		cells.push_back({x, 0});
	}
	for (std::int32_t y = 1; y <= 4; ++y)
	{
		cells.push_back({13, y});
	}
	const Smoothed smoothed = Smooth(fixture.map, PathOf(fixture.map, cells));
	EXPECT_EQ(smoothed.path.cost.units, RunToEnd("astar", fixture).path.cost.units);
}

TEST(PathSmoother, StraightensFartherThanItsWindow)
{
	const GridMap map = GridMap::Create({400, 400}).Value();
	const Smoothed smoothed = Smooth(map, AroundTheCorner(map, 400));
	EXPECT_EQ(smoothed.path.cost.units, 399 * DiagonalUnits);
	EXPECT_EQ(smoothed.waypoints, (std::vector<Cell>{{0, 0}, {399, 399}}));
}

TEST(PathSmoother, AWaypointStandsInTheDoorNotAtTheTurnBeforeIt)
{
	const GridFixture fixture = GridFromText({
		".............#.......",
		".............#.......",
		".............#.......",
		".............#.......",
		".....................",
		".............#.......",
	});
	// As searches find it: diagonal first, then along the row of the door.
	std::vector<Cell> cells;
	for (std::int32_t x = 0; x <= 20; ++x)
	{
		cells.push_back({x, (std::min)(x, 4)});
	}
	const Smoothed smoothed = Smooth(fixture.map, PathOf(fixture.map, cells), {});
	ASSERT_EQ(smoothed.waypoints.size(), 3U);
	EXPECT_GE(smoothed.waypoints[1].x, 10) << "straight to the door, give or take an eighth of the run";
	EXPECT_LE(smoothed.waypoints[1].x, 14);
	EXPECT_EQ(smoothed.waypoints[1].y, 4);
	EXPECT_TRUE(HasLineOfSight(fixture.map, {0, 0}, smoothed.waypoints[1]));
}

TEST(PathSmoother, WaypointsAreLeftOutOnRequest)
{
	const GridFixture fixture = GridFromText({"....", "....", "....", "...."});
	SmoothingOptions options;
	options.waypoints = false;
	const Smoothed smoothed = Smooth(fixture.map, AroundTheCorner(fixture.map, 4), options);
	EXPECT_EQ(smoothed.path.points.size(), 4U);
	EXPECT_TRUE(smoothed.waypoints.empty());
}

TEST(PathSmoother, BoxesBelowOneCellAreRefused)
{
	const GridFixture fixture = GridFromText({"..."});
	SmoothingOptions options;
	options.method = SmoothingMethod::BoxedRays;
	options.boxRadius = 0;
	EXPECT_EQ(Smooth(fixture.map, Path{}, options).status, SmoothingStatus::BadOptions);
	EXPECT_FALSE(Describe(SmoothingStatus::BadOptions).empty());
}

TEST(PathSmoother, LargerBoxesTradeRayChecksForCost)
{
	constexpr std::array radii{1, 2, 4, 8, 16, 64};
	std::array<std::int64_t, radii.size()> costs{};
	std::array<std::int64_t, radii.size()> looks{};
	Random random(11);
	for (std::uint64_t seed = 1; seed <= 60; ++seed)
	{
		const GridMap map = BuildMap(
			{.width = 60, .height = 60, .style = WallStyle::Boxes, .blockedPercent = 25, .seed = seed});
		SearchRequest request = RandomRequest(map, random);
		const Path path = RunToEnd("greedy", map, request).path;
		for (std::size_t i = 0; i < radii.size(); ++i)
		{
			SmoothingOptions options;
			options.method = SmoothingMethod::BoxedRays;
			options.boxRadius = radii[i];
			const Smoothed smoothed = Smooth(map, path, options);
			costs[i] += smoothed.path.cost.units;
			looks[i] += smoothed.counters.looks;
		}
		SmoothingOptions unlimited;
		unlimited.method = SmoothingMethod::Rays;
		SmoothingOptions wide = unlimited;
		wide.method = SmoothingMethod::BoxedRays;
		wide.boxRadius = 64;
		EXPECT_EQ(Smooth(map, path, unlimited).path.points, Smooth(map, path, wide).path.points);
	}
	for (std::size_t i = 1; i < radii.size(); ++i)
	{
		EXPECT_LE(costs[i], costs[i - 1]) << "radius " << radii[i];
		EXPECT_GE(looks[i], looks[i - 1]) << "radius " << radii[i];
	}
	EXPECT_LT(costs.back(), costs.front());
}
} // namespace NavCore::Tests
