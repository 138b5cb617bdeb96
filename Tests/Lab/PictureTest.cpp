// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/PngPicture.h"
#include "NavLab/Draw/SearchScene.h"
#include "NavLab/Draw/SvgPicture.h"

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
	EXPECT_EQ(scene.MarkAt({0, 0}), 0) << "a second expansion keeps the first place";
	EXPECT_EQ(scene.MarkAt({1, 0}), 1);
	EXPECT_EQ(scene.MarkAt({2, 0}), SearchScene::OnFrontier);
	EXPECT_EQ(scene.MarkAt({3, 0}), SearchScene::Untouched);
	EXPECT_EQ(scene.ExpandedCells(), 2);
	EXPECT_EQ(scene.ColorAt({3, 0}), Palette::Free);
	EXPECT_EQ(scene.ColorAt({0, 0}), Palette::Order.front());
	EXPECT_EQ(scene.ColorAt({1, 0}), Palette::Order.back());
}

TEST(Picture, JumpsGoDiagonallyFirst)
{
	const NavCore::GridMap map = MakeMap(9, 9);
	const std::vector<NavCore::TraceEvent> events{Event(NavCore::TraceKind::Generate, {7, 3}, {1, 5})};
	const SearchScene scene(map, events, {1, 5}, {8, 8}, {});
	ASSERT_EQ(scene.Jumps().size(), 1U);
	EXPECT_EQ(scene.Jumps()[0].bend, (NavCore::Cell{3, 3}));
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
	ASSERT_EQ(scene.Lines().size(), 1U);
	EXPECT_EQ(scene.Lines()[0].from, (NavCore::Cell{0, 4}));
	EXPECT_EQ(scene.Lines()[0].to, (NavCore::Cell{2, 4}));
	ASSERT_EQ(scene.Subgoals().size(), 1U);
	EXPECT_EQ(scene.Subgoals()[0], (NavCore::Cell{5, 4}));
	ASSERT_EQ(scene.Trims().size(), 1U);
	EXPECT_EQ(scene.Trims()[0], (NavCore::Cell{3, 2}));
	EXPECT_EQ(scene.Refinements(), 2);
	EXPECT_EQ(scene.RefinementAt({5, 4}), 0);
	EXPECT_EQ(scene.RefinementAt({4, 3}), 1) << "the last one to see it";
	EXPECT_EQ(scene.RefinementAt({0, 0}), SearchScene::Untouched);
	EXPECT_EQ(scene.ColorAt({5, 4}), RefinementColor(0));
	EXPECT_EQ(scene.ColorAt({4, 3}), RefinementColor(1));
	EXPECT_NE(scene.ColorAt({5, 3}), RefinementColor(0)) << "seen, not expanded";
	EXPECT_EQ(scene.ColorAt({2, 4}), Palette::Free) << "a line explores nothing";
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
	EXPECT_NE(svg.find(ToHex(RefinementColor(1))), std::string::npos);
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
	EXPECT_EQ(scene.Smoothed().size(), 2U);
	EXPECT_NE(DrawPng(scene), raw);
	const std::string svg = DrawSvg(scene);
	EXPECT_LT(svg.find("raw-path"), svg.find("class=\"path\""));
	EXPECT_NE(svg.find("points=\"0.5,0.5 3.5,1.5 \""), std::string::npos);
}

TEST(Picture, EventsOffTheMapAreIgnored)
{
	const NavCore::GridMap map = MakeMap(2, 2);
	const std::vector<NavCore::TraceEvent> events{Event(NavCore::TraceKind::Expand, {-1, 5}, {0, 0})};
	EXPECT_EQ(SearchScene(map, events, {0, 0}, {1, 1}, {}).ExpandedCells(), 0);
}

TEST(Picture, OddHexRowsAreShifted)
{
	const NavCore::GridMap map = MakeMap(4, 2, NavCore::Topology::Hex);
	const SearchScene scene(map, {}, {0, 0}, {3, 1}, {});
	EXPECT_EQ(scene.RowShift(0), 0.0);
	EXPECT_EQ(scene.RowShift(1), 0.5);
	EXPECT_EQ(scene.WidthInCells(), 4.5);
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
	EXPECT_GT(scene.ColorAt({0, 0}).b, scene.ColorAt({1, 0}).b);
	EXPECT_GT(scene.ColorAt({1, 0}).b, scene.ColorAt({2, 0}).b);
	EXPECT_EQ(scene.ColorAt({2, 0}), Palette::HeavyTerrain);
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
