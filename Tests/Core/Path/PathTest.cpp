// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/Path.h"

#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
using Cells = std::vector<Cell>;

Cells Expanded(const Path& path)
{
	Cells cells{{9, 9}};
	ExpandToCells(path, cells);
	return cells;
}

Cells Reduced(const Path& path)
{
	Cells points{{9, 9}};
	ReduceToWaypoints(path, points);
	return points;
}

Path Waypoints(Cells points)
{
	Path path;
	path.points = std::move(points);
	path.form = PathForm::Waypoints;
	return path;
}
} // namespace

TEST(Path, WaypointsExpandToEveryCellBetweenThem)
{
	const Path path = Waypoints({{0, 0}, {2, 2}, {4, 2}, {4, 0}});
	EXPECT_EQ(Expanded(path), (Cells{{0, 0}, {1, 1}, {2, 2}, {3, 2}, {4, 2}, {4, 1}, {4, 0}}));
}

TEST(Path, CellsExpandToThemselves)
{
	Path path;
	path.points = {{3, 3}, {4, 4}, {5, 4}};
	EXPECT_EQ(Expanded(path), path.points);
}

TEST(Path, CellsReduceToTheirTurningPoints)
{
	Path path;
	path.points = {{0, 0}, {1, 1}, {2, 2}, {3, 2}, {4, 2}, {4, 1}, {4, 0}};
	EXPECT_EQ(Reduced(path), (Cells{{0, 0}, {2, 2}, {4, 2}, {4, 0}}));
}

TEST(Path, ReducingDropsWaypointsOnAStraightRun)
{
	EXPECT_EQ(Reduced(Waypoints({{0, 0}, {3, 3}, {5, 5}, {5, 9}})), (Cells{{0, 0}, {5, 5}, {5, 9}}));
}

TEST(Path, TurningBackIsATurn)
{
	EXPECT_EQ(Reduced(Waypoints({{0, 0}, {3, 0}, {1, 0}})), (Cells{{0, 0}, {3, 0}, {1, 0}}));
}

TEST(Path, ShortPathsSurviveBothWays)
{
	EXPECT_EQ(Expanded(Path{}), Cells{});
	EXPECT_EQ(Reduced(Path{}), Cells{});
	EXPECT_EQ(Expanded(Waypoints({{5, 6}})), (Cells{{5, 6}}));
	EXPECT_EQ(Reduced(Waypoints({{5, 6}})), (Cells{{5, 6}}));
	EXPECT_EQ(Reduced(Waypoints({{5, 6}, {6, 7}})), (Cells{{5, 6}, {6, 7}}));
}

TEST(Path, LengthCountsDiagonalsAsTheRootOfTwo)
{
	Path path;
	path.straightSteps = 3;
	path.diagonalSteps = 2;
	EXPECT_NEAR(path.Length(), 5.8284271247, 1e-9);
}

TEST(Path, ClearKeepsTheMemory)
{
	Path path = Waypoints({{0, 0}, {3, 3}});
	path.partial = true;
	path.cost = Cost{5};
	const std::size_t capacity = path.points.capacity();
	path.Clear();
	EXPECT_TRUE(path.IsEmpty());
	EXPECT_EQ(path.form, PathForm::Cells);
	EXPECT_FALSE(path.partial);
	EXPECT_EQ(path.cost, Cost{});
	EXPECT_EQ(path.points.capacity(), capacity);
}

TEST(Path, ReducingAndExpandingGivesThePathBack)
{
	CheckProperty(1000,
		[]
		{
			const MapSpec spec = *UniformOctileSpec(40);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const SearchOutcome outcome = RunToEnd("astar", map, RandomRequest(map, random));
			Path reduced = outcome.path;
			reduced.form = PathForm::Waypoints;
			ReduceToWaypoints(outcome.path, reduced.points);
			RC_ASSERT(Expanded(reduced) == outcome.path.points);
		});
}
} // namespace NavCore::Tests
