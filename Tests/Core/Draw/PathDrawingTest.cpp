// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/PathDrawing.h"

#include "Draw/DrawSupport.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Path/PathCheck.h"
#include "Support/GridFixture.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
GridMap MakeMap(std::int32_t width, std::int32_t height, Topology topology = Topology::Octile)
{
	return GridMap::Create({width, height, topology}).Value();
}

Path PathOf(std::vector<Cell> points, PathForm form = PathForm::Cells)
{
	Path path;
	path.points = std::move(points);
	path.form = form;
	return path;
}

const Path Bent = PathOf({{0, 0}, {1, 0}, {2, 0}, {3, 1}, {4, 2}});
} // namespace

TEST(PathDrawing, TurningPointsBecomeLinesBetweenTheEnds)
{
	const GridMap map = MakeMap(6, 4);
	DrawList list;
	DrawPath(map, Bent, WholeMap(map), {}, list);
	ASSERT_EQ(list.lines.size(), 2U);
	EXPECT_EQ(list.lines[0].from, (GridPoint{0.5, 0.5}));
	EXPECT_EQ(list.lines[0].to, (GridPoint{2.5, 0.5}));
	EXPECT_EQ(list.lines[1].to, (GridPoint{4.5, 2.5}));
	ASSERT_EQ(list.marks.size(), 2U);
	EXPECT_EQ(list.marks[0].color, DrawPalette::Start);
	EXPECT_EQ(list.marks[1].color, DrawPalette::Goal);
	EXPECT_TRUE(list.rects.empty());
	DrawList waypoints;
	DrawPath(map, PathOf({{0, 0}, {2, 0}, {4, 2}}, PathForm::Waypoints), WholeMap(map), {}, waypoints);
	EXPECT_EQ(waypoints, list);
	DrawList none;
	DrawPath(map, Path{}, WholeMap(map), {}, none);
	EXPECT_EQ(none.Count(), 0U);
}

TEST(PathDrawing, WhatLiesBehindTheAgentIsPaler)
{
	const GridMap map = MakeMap(6, 4);
	DrawList list;
	PathDrawing how;
	how.walkedSteps = 3;
	DrawPath(map, Bent, WholeMap(map), how, list);
	ASSERT_EQ(list.lines.size(), 3U);
	EXPECT_EQ(list.lines[0].color, DrawPalette::WalkedPath);
	EXPECT_EQ(list.lines[1].color, DrawPalette::WalkedPath);
	EXPECT_EQ(list.lines[2].color, DrawPalette::Path);
	EXPECT_EQ(list.lines[2].from, (GridPoint{3.5, 1.5}));
	EXPECT_EQ(list.marks[0].at, (GridPoint{3.5, 1.5})) << "where the agent is";
	how.walkedSteps = 99;
	list.Clear();
	DrawPath(map, Bent, WholeMap(map), how, list);
	EXPECT_EQ(list.marks[0].at, (GridPoint{4.5, 2.5}));
}

TEST(PathDrawing, ArrowsComeAtEvenSteps)
{
	const GridMap map = MakeMap(12, 1);
	DrawList list;
	PathDrawing how;
	how.arrowEvery = 4;
	DrawPath(map, PathOf({{0, 0}, {10, 0}}, PathForm::Waypoints), WholeMap(map), how, list);
	ASSERT_EQ(list.lines.size(), 3U);
	EXPECT_TRUE(list.lines[0].arrow);
	EXPECT_EQ(list.lines[0].to, (GridPoint{4.5, 0.5}));
	EXPECT_TRUE(list.lines[1].arrow);
	EXPECT_EQ(list.lines[1].to, (GridPoint{8.5, 0.5}));
	EXPECT_FALSE(list.lines[2].arrow);
}

TEST(PathDrawing, EverythingIsCutToTheWindow)
{
	const GridMap map = MakeMap(12, 4);
	DrawList list;
	PathDrawing how;
	how.cells = true;
	DrawPath(map, PathOf({{0, 1}, {11, 1}}, PathForm::Waypoints), {{4, 0, 3, 3}, 1, false}, how, list);
	ASSERT_EQ(list.lines.size(), 1U);
	EXPECT_EQ(list.lines[0].from, (GridPoint{4, 1.5}));
	EXPECT_EQ(list.lines[0].to, (GridPoint{7, 1.5}));
	EXPECT_TRUE(list.marks.empty());
	ASSERT_EQ(list.rects.size(), 1U);
	EXPECT_EQ(list.rects[0].cells, (CellRect{4, 1, 3, 1}));
	list.Clear();
	DrawPath(map, PathOf({{0, 1}, {11, 1}}, PathForm::Waypoints), {{0, 2, 12, 2}, 1, false}, how, list);
	EXPECT_EQ(list.Count(), 0U);
}

TEST(PathDrawing, CellsAreFilledOnceEach)
{
	for (const Topology topology : {Topology::Octile, Topology::Hex})
	{
		const GridMap map = MakeMap(6, 4, topology);
		DrawList list;
		PathDrawing how;
		how.cells = true;
		DrawPath(map, Bent, WholeMap(map), how, list);
		const PaintedCells painted(map, list);
		for (const Cell cell : Bent.points)
		{
			EXPECT_EQ(painted.LayersAt(cell), 1);
		}
		EXPECT_EQ(painted.LayersAt({5, 3}), 0);
		EXPECT_EQ(list.rects.size(), 3U) << "one for the straight stretch";
	}
}

TEST(PathDrawing, OddHexRowsAreShifted)
{
	const GridMap map = MakeMap(4, 2, Topology::Hex);
	DrawList list;
	DrawPlace(map, {1, 1}, WholeMap(map), DrawPalette::Goal, list);
	ASSERT_EQ(list.marks.size(), 1U);
	EXPECT_EQ(list.marks[0].at, (GridPoint{2.0, 1.5}));
	DrawPlace(map, {4, 1}, WholeMap(map), DrawPalette::Goal, list);
	EXPECT_EQ(list.marks.size(), 1U) << "off the map";
}

TEST(PathDrawing, BlockedStepsAreCrossedOut)
{
	GridMap map = MakeMap(8, 3);
	const Path path = PathOf({{0, 1}, {7, 1}}, PathForm::Waypoints);
	DrawList list;
	EXPECT_EQ(DrawBlockedSteps(map, path, WholeMap(map), 1, 0, list), 0U);
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({2, 1}, false), GridError::None);
	ASSERT_EQ(edit.SetWalkable({5, 1}, false), GridError::None);
	edit.Commit();
	EXPECT_EQ(DrawBlockedSteps(map, path, WholeMap(map), 1, 0, list), 2U);
	ASSERT_EQ(list.marks.size(), 2U);
	EXPECT_EQ(list.marks[0].at, (GridPoint{2.5, 1.5}));
	EXPECT_EQ(list.marks[0].shape, DrawShape::Cross);
	EXPECT_EQ(FindBrokenStep(map, path)->cell, (Cell{2, 1})) << "the first of them is what the check finds";
	list.Clear();
	EXPECT_EQ(DrawBlockedSteps(map, path, {{0, 0, 3, 3}, 1, false}, 1, 0, list), 2U);
	EXPECT_EQ(list.marks.size(), 1U) << "counted, though out of sight";
	EXPECT_EQ(DrawBlockedSteps(map, path, WholeMap(map), 1, 3, list), 1U);
}

TEST(PathDrawing, StepsThatCutACornerAreBlocked)
{
	const GridFixture fixture = GridFromText({".#", ".."});
	DrawList list;
	EXPECT_EQ(DrawBlockedSteps(fixture.map, PathOf({{0, 1}, {1, 1}}), WholeMap(fixture.map), 1, 0, list), 0U);
	const GridFixture corner = GridFromText({"#.", ".."});
	EXPECT_EQ(DrawBlockedSteps(corner.map, PathOf({{0, 1}, {1, 0}}), WholeMap(corner.map), 1, 0, list), 1U);
}
} // namespace NavCore::Tests
