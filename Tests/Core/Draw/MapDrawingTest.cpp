// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Draw/DrawPalette.h"

#include "Draw/DrawSupport.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Io/MapFile.h"
#include "NavCore/Regions/RegionMap.h"
#include "Support/BenchmarkMaps.h"
#include "Support/GridFixture.h"
#include "Support/Properties.h"

#include <map>

namespace NavCore::Tests
{
namespace
{
CellRect AnyWindow(const GridMap& map, Random& random)
{
	return {random.Range(-5, map.Width()), random.Range(-5, map.Height()), random.Range(0, map.Width() + 9),
		random.Range(0, map.Height() + 9)};
}

/** Walls and neutral ground apart, all else by its cost. */
int ClassOf(const GridMap& map, Cell cell)
{
	return map.IsWalkable(cell) ? map.TerrainAt(cell) : 1000;
}

/** The most frequent class of a square, and how often it and the walls are there. */
int PlainMajority(const GridMap& map, Cell corner, std::int32_t side)
{
	std::map<int, int> counts;
	for (std::int32_t y = corner.y; y < corner.y + side; ++y)
	{
		for (std::int32_t x = corner.x; x < corner.x + side; ++x)
		{
			if (map.Contains({x, y}))
			{
				++counts[ClassOf(map, {x, y})];
			}
		}
	}
	int best = counts.begin()->first;
	for (const auto& [key, count] : counts)
	{
		best = count >= counts[best] ? key : best;
	}
	return best;
}
} // namespace

TEST(MapDrawingProperty, EveryCellOfTheWindowIsDrawnOnceInItsColor)
{
	CheckProperty(200,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			const GridMap map = BuildMap(spec);
			Random random(spec.seed);
			const DrawWindow window{AnyWindow(map, random), 1, false};
			DrawList list;
			DrawCells(map, window, {}, list);
			const PaintedCells painted(map, list);
			RC_ASSERT(painted.IsOnMap());
			for (std::int32_t y = 0; y < map.Height(); ++y)
			{
				for (std::int32_t x = 0; x < map.Width(); ++x)
				{
					const bool shown = window.cells.Contains({x, y});
					RC_ASSERT(painted.LayersAt({x, y}) == (shown ? 1 : 0));
					RC_ASSERT(!shown || (painted.At({x, y}) == DrawPalette::Wall) == !map.IsWalkable({x, y}));
					RC_ASSERT(!shown || map.TerrainAt({x, y}) != TerrainNeutral || !map.IsWalkable({x, y}) ||
						painted.At({x, y}) == DrawPalette::Free);
				}
			}
			for (const DrawRect& rect : list.rects)
			{
				const bool hex = spec.topology == Topology::Hex;
				RC_ASSERT(!hex || rect.cells.height == 1);
				RC_ASSERT(rect.shift == (hex && rect.cells.y % 2 != 0 ? 0.5F : 0.0F));
			}
		});
}

TEST(MapDrawingProperty, LargeSquaresShowTheMajorityAndWallsWinTies)
{
	CheckProperty(200,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			const GridMap map = BuildMap(spec);
			Random random(spec.seed);
			const std::int32_t side = random.Range(2, 9);
			const DrawWindow window{AnyWindow(map, random), side, false};
			DrawList list;
			CellDrawing what;
			what.darkestTerrain = 9;
			DrawCells(map, window, what, list);
			const PaintedCells painted(map, list);
			std::map<int, DrawColor> colors;
			for (std::int32_t y = 0; y < map.Height(); ++y)
			{
				for (std::int32_t x = 0; x < map.Width(); ++x)
				{
					if (window.cells.Contains({x, y}))
					{
						RC_ASSERT(painted.LayersAt({x, y}) == 1);
						const int key = PlainMajority(map, {x / side * side, y / side * side}, side);
						const DrawColor color = colors.try_emplace(key, painted.At({x, y})).first->second;
						RC_ASSERT(painted.At({x, y}) == color);
						RC_ASSERT((color == DrawPalette::Wall) == (key == 1000));
					}
				}
			}
		});
}

TEST(MapDrawing, OverlaysLeaveTheFloorFree)
{
	const GridFixture fixture = GridFromText({"..#", ".5."});
	DrawList list;
	CellDrawing what;
	what.neutralGround = false;
	DrawCells(fixture.map, WholeMap(fixture.map), what, list);
	ASSERT_EQ(list.rects.size(), 2U);
	EXPECT_EQ(list.rects[0].cells, (CellRect{2, 0, 1, 1}));
	EXPECT_EQ(list.rects[1].color, DrawPalette::HeavyTerrain);
	what.terrain = false;
	what.walls = false;
	list.Clear();
	DrawCells(fixture.map, WholeMap(fixture.map), what, list);
	EXPECT_TRUE(list.rects.empty());
}

TEST(MapDrawing, EqualRunsOfNeighboringRowsShareARectangle)
{
	const GridFixture fixture = GridFromText({".....", ".###.", ".###.", "....."});
	DrawList list;
	DrawCells(fixture.map, WholeMap(fixture.map), {}, list);
	// Above, left, wall, right, below.
	ASSERT_EQ(list.rects.size(), 5U);
	EXPECT_EQ(list.rects[2].cells, (CellRect{1, 1, 3, 2}));
}

TEST(MapDrawing, AnyWindowIsHarmless)
{
	const GridFixture fixture = GridFromText({"..", ".#"});
	constexpr std::int32_t huge = 2'147'483'647;
	DrawList list;
	for (const CellRect cells : {CellRect{}, CellRect{-huge, -huge, huge, huge},
			 CellRect{huge, huge, huge, huge}, CellRect{0, 0, -5, 3}, CellRect{9, 9, 2, 2}})
	{
		for (const std::int32_t side : {-3, 0, 1, huge})
		{
			const DrawWindow window{cells, side, true};
			DrawCells(fixture.map, window, {}, list);
			DrawRegions(fixture.map, RegionMap(fixture.map), window, {}, list);
		}
	}
	EXPECT_EQ(list.Count(), 0U);
	DrawCells(fixture.map, {{-huge / 2, -huge / 2, huge, huge}, 1, false}, {}, list);
	EXPECT_EQ(list.rects.size(), 3U);
	list.Clear();
	DrawCells(fixture.map, {fixture.map.Bounds(), huge, false}, {}, list);
	ASSERT_EQ(list.rects.size(), 1U);
	EXPECT_EQ(list.rects[0].color, DrawPalette::Free) << "three cells of four";
}

TEST(MapDrawing, LabelsAreDrawnWhereTheyAreWanted)
{
	GridFixture fixture = GridFromText({"5..", ".#7"});
	DrawList list;
	DrawCells(fixture.map, {fixture.map.Bounds(), 1, true}, {}, list);
	ASSERT_EQ(list.labels.size(), 2U);
	EXPECT_EQ(list.labels[0].value, 5);
	EXPECT_EQ(list.labels[1].value, 7);
	EXPECT_EQ(list.labels[1].at, (GridPoint{2.5, 1.5}));
	list.Clear();
	DrawCells(fixture.map, {fixture.map.Bounds(), 2, true}, {}, list);
	EXPECT_TRUE(list.labels.empty()) << "no room";
}

TEST(MapDrawing, ClearanceAndHeightsNeedTheirLayer)
{
	GridFixture fixture = GridFromText({"....", "...#"});
	DrawList list;
	DrawClearance(fixture.map, WholeMap(fixture.map), list);
	DrawHeights(fixture.map, WholeMap(fixture.map), {0, 9}, list);
	EXPECT_EQ(list.Count(), 0U);
	GridEdit edit(fixture.map);
	ASSERT_EQ(edit.EnableClearance(4), GridError::None);
	ASSERT_EQ(edit.EnableHeight(3), GridError::None);
	ASSERT_EQ(edit.SetHeight({1, 0}, 8), GridError::None);
	ASSERT_EQ(edit.SetHeight({2, 0}, -4), GridError::None);
	edit.Commit();
	DrawClearance(fixture.map, {fixture.map.Bounds(), 1, true}, list);
	EXPECT_EQ(list.labels.size(), 7U) << "every free cell";
	EXPECT_EQ(PaintedCells(fixture.map, list).At({0, 0}), DrawPalette::Clearance.front());
	EXPECT_EQ(PaintedCells(fixture.map, list).At({3, 1}), NotDrawn);
	list.Clear();
	const HeightRange range = FindHeightRange(fixture.map);
	EXPECT_EQ(range.low, -4);
	EXPECT_EQ(range.high, 8);
	DrawHeights(fixture.map, WholeMap(fixture.map), range, list);
	EXPECT_EQ(PaintedCells(fixture.map, list).At({1, 0}), DrawPalette::Heights.back());
	EXPECT_EQ(PaintedCells(fixture.map, list).At({2, 0}), DrawPalette::Heights.front());
}

TEST(MapDrawingProperty, ComponentsHaveOneBaseColorEach)
{
	CheckProperty(100,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			const GridMap map = BuildMap(spec);
			const RegionMap regions(map);
			DrawList list;
			RegionDrawing what;
			what.regions = false;
			DrawRegions(map, regions, WholeMap(map), what, list);
			const PaintedCells painted(map, list);
			std::map<std::uint32_t, DrawColor> colors;
			for (std::int32_t y = 0; y < map.Height(); ++y)
			{
				for (std::int32_t x = 0; x < map.Width(); ++x)
				{
					RC_ASSERT((painted.At({x, y}) != NotDrawn) == map.IsWalkable({x, y}));
					const std::uint32_t component = regions.ComponentOf({x, y});
					RC_ASSERT(painted.At({x, y}) ==
						colors.try_emplace(component, painted.At({x, y})).first->second);
				}
			}
			for (const DrawLine& line : list.lines)
			{
				RC_ASSERT(line.from.x == line.to.x || line.from.y == line.to.y);
			}
		});
}

TEST(MapDrawing, RegionsOfAnOlderMapAreNotDrawn)
{
	GridFixture fixture = GridFromText({"...", "..."});
	const RegionMap regions(fixture.map);
	GridEdit edit(fixture.map);
	ASSERT_EQ(edit.SetWalkable({1, 1}, false), GridError::None);
	edit.Commit();
	DrawList list;
	DrawRegions(fixture.map, regions, WholeMap(fixture.map), {}, list);
	EXPECT_EQ(list.Count(), 0U);
}

TEST(MapDrawing, SectorsAndClusterBordersAreLinesInTheWindow)
{
	const GridMap map = GridMap::Create({100, 70}).Value();
	const CellRect window{10, 10, 60, 30};
	DrawList list;
	DrawRegions(map, RegionMap(map), {window, 1, false}, {.components = false}, list);
	// x = 32, 64 and y = 32.
	ASSERT_EQ(list.lines.size(), 3U);
	EXPECT_EQ(list.lines[0].from, (GridPoint{32, 10}));
	EXPECT_EQ(list.lines[0].to, (GridPoint{32, 40}));
	EXPECT_EQ(list.lines[2].to, (GridPoint{70, 32}));
	list.Clear();
	DrawRegions(map, RegionMap(map), {window, 32, false}, {.components = false}, list);
	EXPECT_TRUE(list.lines.empty()) << "sectors are no larger than the squares";
}

TEST(MapDrawingProperty, TransitionsAndCrossingsAreDrawnOnceByAnyTiling)
{
	CheckProperty(100,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			const GridMap map = BuildMap(spec);
			Random random(spec.seed);
			ClusterGraph clusters({.size = random.Range(4, 16), .levels = random.Range(1, 3)});
			clusters.Build(map);
			ClusterDrawing what;
			what.borders = false;
			what.level = random.Range(0, static_cast<std::int32_t>(clusters.LevelCount()) - 1);
			DrawList whole;
			DrawClusters(map, clusters, WholeMap(map), what, whole);
			if (what.level == 0)
			{
				RC_ASSERT(static_cast<std::int64_t>(whole.marks.size()) == clusters.TransitionCount());
				RC_ASSERT(static_cast<std::int64_t>(whole.lines.size()) * 2 == clusters.TransitionCount());
			}
			DrawList tiles;
			const std::int32_t side = random.Range(5, 30);
			for (std::int32_t y = 0; y < map.Height(); y += side)
			{
				for (std::int32_t x = 0; x < map.Width(); x += side)
				{
					DrawClusters(map, clusters, {{x, y, side, side}, 1, false}, what, tiles);
				}
			}
			RC_ASSERT(tiles.marks.size() == whole.marks.size());
			RC_ASSERT(tiles.lines.size() >= whole.lines.size());
			for (const DrawMark& mark : whole.marks)
			{
				const Cell cell{static_cast<std::int32_t>(mark.at.x), static_cast<std::int32_t>(mark.at.y)};
				RC_ASSERT(map.IsWalkable(cell) || spec.topology == Topology::Hex);
			}
		});
}

TEST(MapDrawing, ClustersThatWaitForRepairAreTinted)
{
	GridMap map = GridMap::Create({64, 64}).Value();
	ClusterGraph clusters({.size = 16, .levels = 1});
	clusters.Build(map);
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({8, 8}, false), GridError::None);
	clusters.Mark(map, edit.Commit());
	DrawList list;
	DrawClusters(map, clusters, WholeMap(map), {.edges = true}, list);
	ASSERT_EQ(list.rects.size(), static_cast<std::size_t>(clusters.MarkedCount()));
	EXPECT_LT(list.rects.size(), 16U);
	EXPECT_EQ(list.rects[0].cells, (CellRect{0, 0, 16, 16}));
	EXPECT_EQ(list.rects[0].color, DrawPalette::StaleCluster);
	list.Clear();
	DrawClusters(map, clusters, WholeMap(map), {.level = 7}, list);
	EXPECT_EQ(list.Count(), 0U) << "no such level";
}

TEST(MapDrawing, BenchmarkMapsBecomeFewRectangles)
{
	std::size_t found = 0;
	for (const std::string_view name : BenchmarkMapNames)
	{
		const std::string text = ReadBenchmarkFile(BenchmarkFolder() + "/" + std::string(name) + ".map");
		auto map = ReadMapFile(text, name);
		if (text.empty() || !map)
		{
			continue;
		}
		++found;
		DrawList list;
		CellDrawing what;
		what.neutralGround = false;
		DrawCells(map.Value(), WholeMap(map.Value()), what, list);
		RecordProperty(std::string(name), static_cast<int>(list.rects.size()));
		const std::int64_t cells = map.Value().Bounds().Area();
		// Noise has a run for every sixth cell; everything that people built has far fewer.
		const bool noise = name.starts_with("random");
		EXPECT_LT(static_cast<std::int64_t>(list.rects.size()) * (noise ? 5 : 20), cells) << name;
	}
	if (found == 0)
	{
		GTEST_SKIP() << "the benchmark maps are not there";
	}
}
} // namespace NavCore::Tests
