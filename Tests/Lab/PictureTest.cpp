// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/Palette.h"
#include "NavLab/Draw/PngPicture.h"
#include "NavLab/Draw/SearchScene.h"
#include "NavLab/Draw/SvgPicture.h"

#include "NavCore/Draw/DrawPalette.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Grid/GridMap.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavLab
{
namespace
{
NavCore::GridMap MakeMap(std::int32_t width, std::int32_t height, NavCore::Topology topology = {})
{
	return NavCore::GridMap::Create({width, height, topology}).Value();
}

NavCore::TraceEvent Event(NavCore::TraceKind kind, NavCore::Cell cell, NavCore::Cell parent)
{
	return {kind, cell, parent, {}, {}};
}

/** What the topmost rectangle over a cell shows. */
NavCore::DrawColor ColorAt(const SearchScene& scene, NavCore::Cell cell)
{
	NavCore::DrawColor color;
	for (const PictureLayer& layer : scene.MakePicture().layers)
	{
		for (const NavCore::DrawRect& rect : layer.list.rects)
		{
			color = rect.cells.Contains(cell) ? rect.color : color;
		}
	}
	return color;
}
} // namespace

TEST(Picture, SmallMapsAreEnlargedAndLargeOnesShrunk)
{
	EXPECT_EQ(ChooseScale(10, 10).pixelsPerCell, 16);
	EXPECT_EQ(ChooseScale(128, 64).pixelsPerCell, 16);
	EXPECT_EQ(ChooseScale(512, 100).pixelsPerCell, 4);
	EXPECT_EQ(ChooseScale(2048, 1).pixelsPerCell, 1);
	EXPECT_EQ(ChooseScale(2048, 1).cellsPerPixel, 1);
	EXPECT_EQ(ChooseScale(2049, 1).cellsPerPixel, 2);
	EXPECT_EQ(ChooseScale(16384, 16384).cellsPerPixel, 8);
}

TEST(Picture, SceneTellsExpandedFromSeenCells)
{
	const NavCore::GridMap map = MakeMap(4, 1);
	const std::vector<NavCore::TraceEvent> events{
		Event(NavCore::TraceKind::Generate, {0, 0}, {0, 0}),
		Event(NavCore::TraceKind::Expand, {0, 0}, {0, 0}),
		Event(NavCore::TraceKind::Generate, {1, 0}, {0, 0}),
		Event(NavCore::TraceKind::Generate, {2, 0}, {0, 0}),
		Event(NavCore::TraceKind::Expand, {1, 0}, {0, 0}),
		Event(NavCore::TraceKind::Expand, {0, 0}, {0, 0}),
	};
	const SearchScene scene(map, events, {0, 0}, {3, 0}, {});
	EXPECT_EQ(scene.Search().OrderAt({0, 0}), 0U) << "a second expansion keeps the first place";
	EXPECT_EQ(scene.Search().OrderAt({1, 0}), 1U);
	EXPECT_EQ(ColorAt(scene, {2, 0}), NavCore::DrawPalette::Frontier);
	EXPECT_EQ(scene.Search().EventAt({3, 0}), NavCore::SearchDrawing::None);
	EXPECT_EQ(scene.Search().ExpandedCells(), 2);
	EXPECT_EQ(ColorAt(scene, {3, 0}), NavCore::DrawPalette::Free);
	EXPECT_EQ(ColorAt(scene, {0, 0}), NavCore::DrawPalette::Order.front());
	EXPECT_EQ(ColorAt(scene, {1, 0}), NavCore::DrawPalette::Order.back());
}

namespace
{
/** A spatial search by hand: a run to an obstacle, two refinements, the first of which is trimmed. */
std::vector<NavCore::TraceEvent> SpatialEvents()
{
	using NavCore::TraceKind;
	return {Event(TraceKind::Line, {2, 4}, {0, 4}), Event(TraceKind::Subgoal, {5, 4}, {5, 4}),
		Event(TraceKind::Refine, {2, 4}, {5, 4}), Event(TraceKind::Generate, {5, 4}, {5, 4}),
		Event(TraceKind::Expand, {5, 4}, {5, 4}), Event(TraceKind::Generate, {4, 3}, {5, 4}),
		Event(TraceKind::Generate, {5, 3}, {5, 4}), Event(TraceKind::Expand, {4, 3}, {5, 4}),
		Event(TraceKind::Trim, {3, 2}, {3, 2}), Event(TraceKind::Refine, {3, 2}, {8, 4}),
		Event(TraceKind::Generate, {4, 3}, {8, 4}), Event(TraceKind::Expand, {4, 3}, {8, 4})};
}
} // namespace

TEST(Picture, ScenesOfSpatialSearchesTellRefinementsApart)
{
	const NavCore::GridMap map = MakeMap(9, 9);
	const SearchScene scene(map, SpatialEvents(), {0, 4}, {8, 4}, {});
	EXPECT_EQ(scene.Search().LineCount(), 1U);
	EXPECT_EQ(scene.Search().SubgoalCount(), 1U);
	EXPECT_EQ(scene.Search().TrimCount(), 1U);
	EXPECT_EQ(scene.Search().RefinementCount(), 2U);
	EXPECT_EQ(scene.Search().RefinementAt({5, 4}), 0U);
	EXPECT_EQ(scene.Search().RefinementAt({4, 3}), 1U) << "the last one to see it";
	EXPECT_EQ(scene.Search().RefinementAt({0, 0}), NavCore::SearchDrawing::None);
	EXPECT_EQ(ColorAt(scene, {5, 4}), NavCore::RefinementColor(0));
	EXPECT_EQ(ColorAt(scene, {4, 3}), NavCore::RefinementColor(1));
	EXPECT_NE(ColorAt(scene, {5, 3}), NavCore::RefinementColor(0)) << "seen, not expanded";
	EXPECT_EQ(ColorAt(scene, {2, 4}), NavCore::DrawPalette::Free) << "a line explores nothing";
}

TEST(Picture, SpatialSearchesAreDrawnInBothFormats)
{
	const NavCore::GridMap map = MakeMap(9, 9);
	const SearchScene plain(map, {}, {0, 4}, {8, 4}, {});
	const SearchScene scene(map, SpatialEvents(), {0, 4}, {8, 4}, {});
	const std::string svg = DrawSvg(scene);
	for (const char* part : {"class=\"lines\"", "class=\"subgoals\"", "class=\"trims\""})
	{
		EXPECT_NE(svg.find(part), std::string::npos) << part;
		EXPECT_EQ(DrawSvg(plain).find(part), std::string::npos) << part;
	}
	EXPECT_NE(svg.find(ToHex(ToColor(NavCore::RefinementColor(1)))), std::string::npos);
	EXPECT_NE(DrawPng(scene), DrawPng(plain));
}

TEST(Picture, SmoothedPathsAreDrawnOverTheOnesThatWereFound)
{
	const NavCore::GridMap map = MakeMap(4, 3);
	NavCore::Path path;
	path.points = {{0, 0}, {1, 0}, {2, 0}, {3, 1}};
	SearchScene scene(map, {}, {0, 0}, {3, 1}, path);
	const std::string raw = DrawPng(scene);
	const std::vector<NavCore::Cell> waypoints{{0, 0}, {3, 1}};
	scene.AddSmoothed(waypoints);
	EXPECT_NE(DrawPng(scene), raw);
	const std::string svg = DrawSvg(scene);
	EXPECT_LT(svg.find("raw-path"), svg.find("class=\"path\""));
	EXPECT_NE(svg.find("points=\"0.5,0.5 3.5,1.5 \""), std::string::npos);
}

TEST(Picture, EventsOffTheMapAreIgnored)
{
	const NavCore::GridMap map = MakeMap(2, 2);
	const std::vector<NavCore::TraceEvent> events{Event(NavCore::TraceKind::Expand, {-1, 5}, {0, 0})};
	EXPECT_EQ(SearchScene(map, events, {0, 0}, {1, 1}, {}).Search().ExpandedCells(), 0);
}

TEST(Picture, OddHexRowsAreShifted)
{
	const NavCore::GridMap map = MakeMap(4, 2, NavCore::Topology::Hex);
	const SearchScene scene(map, {}, {0, 0}, {3, 1}, {});
	const MapPicture picture = scene.MakePicture();
	ASSERT_EQ(picture.layers.front().list.rects.size(), 2U);
	EXPECT_EQ(picture.layers.front().list.rects[0].shift, 0.0F);
	EXPECT_EQ(picture.layers.front().list.rects[1].shift, 0.5F);
	EXPECT_EQ(picture.WidthInCells(), 4.5);
	EXPECT_NE(DrawSvg(scene).find("viewBox=\"0 0 4.5 2\""), std::string::npos);
}

TEST(Picture, CostlyTerrainIsDarkerThanCheapOne)
{
	NavCore::GridMap map = MakeMap(3, 1);
	NavCore::GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.SetTerrain({1, 0}, 3), NavCore::GridError::None);
	ASSERT_EQ(edit.SetTerrain({2, 0}, 9), NavCore::GridError::None);
	edit.Commit();
	const SearchScene scene(map, {}, {0, 0}, {2, 0}, {});
	EXPECT_GT(ColorAt(scene, {0, 0}).b, ColorAt(scene, {1, 0}).b);
	EXPECT_GT(ColorAt(scene, {1, 0}).b, ColorAt(scene, {2, 0}).b);
	EXPECT_EQ(ColorAt(scene, {2, 0}), NavCore::DrawPalette::HeavyTerrain);
}

TEST(Picture, MapsWiderThanThePictureAreAveraged)
{
	const NavCore::GridMap map = MakeMap(5000, 3);
	const SearchScene scene(map, {}, {0, 0}, {4999, 2}, {});
	const std::string png = DrawPng(scene);
	// Big-endian width at 16: 5000 cells, three to a pixel.
	EXPECT_EQ(static_cast<unsigned char>(png[18]) * 256 + static_cast<unsigned char>(png[19]), 1667);
	EXPECT_EQ(static_cast<unsigned char>(png[23]), 1);
}
} // namespace NavLab
