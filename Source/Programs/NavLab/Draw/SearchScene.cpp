// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/SearchScene.h"

#include "NavLab/Draw/PngPicture.h"
#include "NavLab/Draw/SvgPicture.h"

#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Draw/PathDrawing.h"
#include "NavCore/Grid/GridMap.h"

#include <fmt/format.h>

namespace NavLab
{
namespace
{
/** Weighted terrain shines through what the search did there. */
constexpr std::uint8_t OpacityOverTerrain = 191;

constexpr NavCore::SearchDrawingOptions NothingOfASearch{.open = false,
	.closed = false,
	.current = false,
	.order = true,
	.refinements = true,
	.jumps = false,
	.lines = false,
	.subgoals = false,
	.trims = false,
	.ends = false};
} // namespace

SearchScene::SearchScene(const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events,
	NavCore::Cell start, NavCore::Cell goal, const NavCore::Path& path)
	: map_(map), start_(start), goal_(goal)
{
	search_.Reset(map);
	search_.Seek(events, events.size());
	const auto draw = [&](std::vector<PictureLayer>& layers, std::string name, bool all,
						  bool NavCore::SearchDrawingOptions::*part)
	{
		NavCore::SearchDrawingOptions what = NothingOfASearch;
		what.*part = true;
		what.closed = all;
		what.opacity = map.HasTerrain() ? OpacityOverTerrain : std::uint8_t{255};
		// Marks are drawn on maps of any size.
		const NavCore::DrawWindow window = all ? WindowOf(map) : NavCore::DrawWindow{map.Bounds(), 1, false};
		layers.push_back({std::move(name), {}});
		search_.Draw(map, events, window, what, layers.back().list);
	};
	below_.push_back({"map", {}});
	NavCore::DrawCells(map, WindowOf(map), {}, below_.back().list);
	using Options = NavCore::SearchDrawingOptions;
	draw(below_, "search", true, &Options::open);
	draw(below_, "jumps", false, &Options::jumps);
	draw(below_, "lines", false, &Options::lines);
	draw(above_, "subgoals", false, &Options::subgoals);
	draw(above_, "trims", false, &Options::trims);
	if (!path.IsEmpty())
	{
		NavCore::ReduceToWaypoints(path, waypoints_);
	}
}

NavCore::DrawList& SearchScene::AddGroundLayer(std::string name)
{
	// After the map, which is the first.
	return below_.insert(below_.begin() + 1, {std::move(name), {}})->list;
}

MapPicture SearchScene::MakePicture() const
{
	MapPicture picture(map_,
		fmt::format("{} x {} cells, {} expanded", map_.Width(), map_.Height(), search_.ExpandedCells()));
	picture.layers = below_;
	const NavCore::DrawWindow window{map_.Bounds(), 1, false};
	NavCore::PathDrawing how;
	how.ends = false;
	if (!smoothed_.empty())
	{
		NavCore::PathDrawing raw = how;
		raw.color = NavCore::DrawPalette::RawPath;
		raw.width *= 0.6F;
		NavCore::DrawPath(map_, waypoints_, window, raw, picture.AddLayer("raw-path"));
	}
	NavCore::DrawPath(
		map_, smoothed_.empty() ? waypoints_ : smoothed_, window, how, picture.AddLayer("path"));
	picture.layers.insert(picture.layers.end(), above_.begin(), above_.end());
	NavCore::DrawPlace(map_, start_, window, NavCore::DrawPalette::Start, picture.AddLayer("start"));
	NavCore::DrawPlace(map_, goal_, window, NavCore::DrawPalette::Goal, picture.AddLayer("goal"));
	return picture;
}

std::string DrawPng(const SearchScene& scene)
{
	return DrawPng(scene.MakePicture());
}

std::string DrawSvg(const SearchScene& scene)
{
	return DrawSvg(scene.MakePicture());
}
} // namespace NavLab
