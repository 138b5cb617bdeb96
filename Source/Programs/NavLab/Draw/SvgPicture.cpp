// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/SvgPicture.h"

#include "NavLab/Draw/PngPicture.h"
#include "NavLab/Draw/SearchScene.h"

#include "NavCore/Grid/GridMap.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <span>

namespace NavLab
{
namespace
{
/** Shades of the expansion order: enough to look smooth, few enough to keep the file small. */
constexpr std::int32_t OrderShades = 32;

/** Rounds the colour of an expanded cell to one of the shades, so that equal neighbours merge. */
Color ShadeAt(const SearchScene& scene, NavCore::Cell cell)
{
	const std::int32_t mark = scene.MarkAt(cell);
	if (mark < 0 || scene.GroundColorAt(cell) != Palette::Free ||
		scene.RefinementAt(cell) != SearchScene::Untouched)
	{
		return scene.ColorAt(cell);
	}
	const std::int64_t shade = std::int64_t{mark} * OrderShades / (std::max)(scene.ExpandedCells(), 1);
	return OrderColor(static_cast<double>(shade) / (OrderShades - 1));
}

/** Every run of equal cells in a row becomes a rectangle; all those of one colour share an element. */
std::string DrawCells(const SearchScene& scene)
{
	const NavCore::GridMap& map = scene.Map();
	std::map<std::string, std::string> shapes;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width();)
		{
			const Color color = ShadeAt(scene, {x, y});
			std::int32_t end = x + 1;
			while (end < map.Width() && ShadeAt(scene, {end, y}) == color)
			{
				++end;
			}
			if (color != Palette::Free)
			{
				fmt::format_to(std::back_inserter(shapes[ToHex(color)]), "M{} {}h{}v1h-{}z",
					x + scene.RowShift(y), y, end - x, end - x);
			}
			x = end;
		}
	}
	std::string text;
	for (const auto& [color, shape] : shapes)
	{
		text += fmt::format("<path fill=\"{}\" d=\"{}\"/>\n", color, shape);
	}
	return text;
}

std::string DrawJumps(const SearchScene& scene)
{
	std::string lines;
	for (const SearchScene::Jump& jump : scene.Jumps())
	{
		const ScenePoint from = scene.Center(jump.from);
		const ScenePoint bend = scene.Center(jump.bend);
		const ScenePoint to = scene.Center(jump.to);
		fmt::format_to(
			std::back_inserter(lines), "M{} {}L{} {} {} {}", from.x, from.y, bend.x, bend.y, to.x, to.y);
	}
	return lines.empty()
		? lines
		: fmt::format("<path class=\"jumps\" fill=\"none\" stroke=\"{}\" stroke-opacity=\"0.4\" "
					  "stroke-width=\"0.15\" d=\"{}\"/>\n",
			  ToHex(Palette::Jump), lines);
}

std::string DrawLines(const SearchScene& scene, double thickness)
{
	std::string lines;
	for (const SearchScene::Line& line : scene.Lines())
	{
		const ScenePoint from = scene.Center(line.from);
		const ScenePoint to = scene.Center(line.to);
		fmt::format_to(std::back_inserter(lines), "M{} {}L{} {}", from.x, from.y, to.x, to.y);
	}
	return lines.empty()
		? lines
		: fmt::format("<path class=\"lines\" fill=\"none\" stroke=\"{}\" stroke-opacity=\"0.8\" "
					  "stroke-width=\"{}\" d=\"{}\"/>\n",
			  ToHex(Palette::Line), thickness * 0.6, lines);
}

/** Squares on a corner for sub-goals, crosses for trims. */
std::string DrawSpatialMarks(const SearchScene& scene, double radius)
{
	std::string diamonds;
	for (const NavCore::Cell cell : scene.Subgoals())
	{
		const ScenePoint at = scene.Center(cell);
		fmt::format_to(
			std::back_inserter(diamonds), "M{0} {1}l{2} {2}-{2} {2}-{2}-{2}z", at.x, at.y - radius, radius);
	}
	std::string crosses;
	const double reach = radius * 0.7;
	for (const NavCore::Cell cell : scene.Trims())
	{
		const ScenePoint at = scene.Center(cell);
		fmt::format_to(std::back_inserter(crosses), "M{} {}l{} {}m0-{}l-{} {}", at.x - reach, at.y - reach,
			2 * reach, 2 * reach, 2 * reach, 2 * reach, 2 * reach);
	}
	std::string text;
	if (!diamonds.empty())
	{
		text +=
			fmt::format("<path class=\"subgoals\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\" d=\"{}\"/>\n",
				ToHex(Palette::Subgoal), ToHex(Palette::Casing), radius * 0.25, diamonds);
	}
	if (!crosses.empty())
	{
		text +=
			fmt::format("<path class=\"trims\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" d=\"{}\"/>\n",
				ToHex(Palette::Trim), radius * 0.4, crosses);
	}
	return text;
}

/** How a path is drawn. */
struct PathStyle
{
	std::string_view name;
	Color color;
	double thickness = 1.0;
};

std::string DrawPath(
	const SearchScene& scene, std::span<const NavCore::Cell> waypoints, const PathStyle& style)
{
	std::string points;
	for (const NavCore::Cell cell : waypoints)
	{
		const ScenePoint center = scene.Center(cell);
		fmt::format_to(std::back_inserter(points), "{},{} ", center.x, center.y);
	}
	if (points.empty())
	{
		return points;
	}
	constexpr std::string_view element =
		"<polyline class=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" "
		"stroke-linecap=\"round\" stroke-linejoin=\"round\" points=\"{}\"/>\n";
	return fmt::format(element, "casing", ToHex(Palette::Casing), style.thickness * 1.8, points) +
		fmt::format(element, style.name, ToHex(style.color), style.thickness, points);
}

/** The path as found, and the smoothed one over it if there is one. */
std::string DrawPaths(const SearchScene& scene, double thickness)
{
	if (scene.Smoothed().empty())
	{
		return DrawPath(scene, scene.Waypoints(), {"path", Palette::Path, thickness});
	}
	return DrawPath(scene, scene.Waypoints(), {"raw-path", Palette::RawPath, thickness * 0.6}) +
		DrawPath(scene, scene.Smoothed(), {"path", Palette::Path, thickness});
}

std::string DrawMarker(ScenePoint center, double radius, Color color, std::string_view name)
{
	return fmt::format("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" "
					   "stroke-width=\"{}\"/>\n",
		name, center.x, center.y, radius, ToHex(color), ToHex(Palette::Casing), radius * 0.35);
}
} // namespace

std::string DrawSvg(const SearchScene& scene)
{
	const NavCore::GridMap& map = scene.Map();
	const PictureScale scale = ChooseScale(map.Width(), map.Height());
	const double pixels = static_cast<double>(scale.pixelsPerCell) / scale.cellsPerPixel;
	// Lines and markers keep a minimum size on screen, whatever the number of cells.
	const double thickness = (std::max)(0.35, 2.5 / pixels);
	const double radius = (std::max)(0.7, 7.0 / pixels);
	std::string svg = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" "
								  "viewBox=\"0 0 {} {}\">\n<title>{} x {} cells, {} expanded</title>\n",
		scene.WidthInCells() * pixels, map.Height() * pixels, scene.WidthInCells(), map.Height(), map.Width(),
		map.Height(), scene.ExpandedCells());
	svg += fmt::format("<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n", ToHex(Palette::Free));
	svg += "<g shape-rendering=\"crispEdges\">\n" + DrawCells(scene) + "</g>\n";
	svg += DrawJumps(scene) + DrawLines(scene, thickness) + DrawPaths(scene, thickness);
	svg += DrawSpatialMarks(scene, radius * 0.8);
	svg += DrawMarker(scene.Center(scene.Start()), radius, Palette::Start, "start");
	svg += DrawMarker(scene.Center(scene.Goal()), radius, Palette::Goal, "goal");
	return svg + "</svg>\n";
}
} // namespace NavLab
