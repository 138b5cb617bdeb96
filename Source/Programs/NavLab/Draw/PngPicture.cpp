// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/PngPicture.h"

#include "NavLab/Draw/Canvas.h"
#include "NavLab/Draw/SearchScene.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <cmath>

namespace NavLab
{
namespace
{
constexpr std::int32_t MaxCellPixels = 16;
constexpr std::int32_t MaxPicturePixels = 2048;
/** From this size on, cells are set apart by a thin seam. */
constexpr std::int32_t SeamFromCellPixels = 8;

/** Draws one scene onto one canvas; holds the scale so that the steps can share it. */
class Painter
{
public:
	explicit Painter(const SearchScene& scene)
		: scene_(scene), scale_(ChooseScale(scene.Map().Width(), scene.Map().Height())),
		  pixelsPerUnit_(static_cast<double>(scale_.pixelsPerCell) / scale_.cellsPerPixel),
		  canvas_(ToPixels(scene.WidthInCells()), ToPixels(scene.Map().Height()), Palette::Wall)
	{
	}

	std::string Paint()
	{
		if (scale_.cellsPerPixel > 1)
		{
			PaintAveragedCells();
		}
		else
		{
			PaintCells();
		}
		PaintJumps();
		PaintLines();
		const bool smoothed = !scene_.Smoothed().empty();
		PaintPath(scene_.Waypoints(), smoothed ? 0.6 : 1.0, smoothed ? Palette::RawPath : Palette::Path);
		PaintPath(scene_.Smoothed(), 1.0, Palette::Path);
		PaintSpatialMarks();
		PaintMarker(scene_.Start(), Palette::Start);
		PaintMarker(scene_.Goal(), Palette::Goal);
		return canvas_.ToPng();
	}

private:
	[[nodiscard]] std::int32_t ToPixels(double units) const
	{
		return (std::max)(1, static_cast<std::int32_t>(std::ceil(units * pixelsPerUnit_)));
	}
	[[nodiscard]] PixelPoint ToPixel(NavCore::Cell cell) const
	{
		const ScenePoint center = scene_.Center(cell);
		return {center.x * pixelsPerUnit_, center.y * pixelsPerUnit_};
	}

	/** Lines and markers grow with the picture: people look at large ones from further away. */
	[[nodiscard]] std::int32_t LongSide() const { return (std::max)(canvas_.Width(), canvas_.Height()); }

	void PaintCells()
	{
		const NavCore::GridMap& map = scene_.Map();
		const std::int32_t size = scale_.pixelsPerCell;
		const std::int32_t seam = size >= SeamFromCellPixels ? 1 : 0;
		for (std::int32_t y = 0; y < map.Height(); ++y)
		{
			const std::int32_t shift = static_cast<std::int32_t>(scene_.RowShift(y) * size);
			for (std::int32_t x = 0; x < map.Width(); ++x)
			{
				const Color color = scene_.ColorAt({x, y});
				const std::int32_t left = x * size + shift;
				const std::int32_t top = y * size;
				canvas_.FillRect(
					left, top, left + size, top + size, seam > 0 ? Mix(color, Palette::Wall, 0.12) : color);
				canvas_.FillRect(left, top, left + size - seam, top + size - seam, color);
			}
		}
	}

	void PaintAveragedCells()
	{
		const std::int32_t block = scale_.cellsPerPixel;
		for (std::int32_t y = 0; y < canvas_.Height(); ++y)
		{
			for (std::int32_t x = 0; x < canvas_.Width(); ++x)
			{
				canvas_.FillRect(x, y, x + 1, y + 1, AverageColor({x * block, y * block, block, block}));
			}
		}
	}

	[[nodiscard]] Color AverageColor(const NavCore::CellRect& block) const
	{
		const NavCore::CellRect cells = block.Intersect(scene_.Map().Bounds());
		std::int64_t r = 0;
		std::int64_t g = 0;
		std::int64_t b = 0;
		for (std::int32_t y = cells.y; y < cells.Bottom(); ++y)
		{
			for (std::int32_t x = cells.x; x < cells.Right(); ++x)
			{
				const Color color = scene_.ColorAt({x, y});
				r += color.r;
				g += color.g;
				b += color.b;
			}
		}
		const std::int64_t count = (std::max)(cells.Area(), std::int64_t{1});
		return {static_cast<std::uint8_t>(r / count), static_cast<std::uint8_t>(g / count),
			static_cast<std::uint8_t>(b / count)};
	}

	void PaintJumps()
	{
		const double thickness = std::clamp(pixelsPerUnit_ * 0.15, 1.0, 2.0);
		constexpr double alpha = 0.4;
		for (const SearchScene::Jump& jump : scene_.Jumps())
		{
			canvas_.DrawLine(ToPixel(jump.from), ToPixel(jump.bend), thickness, Palette::Jump, alpha);
			canvas_.DrawLine(ToPixel(jump.bend), ToPixel(jump.to), thickness, Palette::Jump, alpha);
		}
	}

	void PaintLines()
	{
		const double thickness = std::clamp(pixelsPerUnit_ * 0.25, 1.5, 4.0);
		for (const SearchScene::Line& line : scene_.Lines())
		{
			canvas_.DrawLine(ToPixel(line.from), ToPixel(line.to), thickness, Palette::Line, 0.8);
		}
	}

	/** Sub-goals are squares that stand on a corner, trims crosses: shapes that the path leaves visible. */
	void PaintSpatialMarks()
	{
		const double radius = (std::max)(std::clamp(pixelsPerUnit_ * 0.55, 4.0, 8.0), LongSide() / 230.0);
		for (const NavCore::Cell cell : scene_.Subgoals())
		{
			PaintDiamond(ToPixel(cell), radius + 1.5, Palette::Casing);
			PaintDiamond(ToPixel(cell), radius, Palette::Subgoal);
		}
		for (const NavCore::Cell cell : scene_.Trims())
		{
			PaintCross(ToPixel(cell), radius * 0.8, radius * 0.75, Palette::Casing);
			PaintCross(ToPixel(cell), radius * 0.8, radius * 0.4, Palette::Trim);
		}
	}

	void PaintDiamond(PixelPoint center, double radius, Color color)
	{
		for (double y = -radius; y <= radius; y += 0.5)
		{
			const double half = radius - std::abs(y);
			canvas_.DrawLine({center.x - half, center.y + y}, {center.x + half, center.y + y}, 1.0, color);
		}
	}

	void PaintCross(PixelPoint center, double radius, double thickness, Color color)
	{
		canvas_.DrawLine(
			{center.x - radius, center.y - radius}, {center.x + radius, center.y + radius}, thickness, color);
		canvas_.DrawLine(
			{center.x - radius, center.y + radius}, {center.x + radius, center.y - radius}, thickness, color);
	}

	/** The share scales the thickness of the line. */
	void PaintPath(std::span<const NavCore::Cell> waypoints, double share, Color color)
	{
		std::vector<PixelPoint> points;
		for (const NavCore::Cell cell : waypoints)
		{
			points.push_back(ToPixel(cell));
		}
		// A light casing keeps the line readable on walls, on explored cells and on free ones.
		const double thickness =
			share * (std::max)(std::clamp(pixelsPerUnit_ * 0.4, 2.5, 6.0), LongSide() / 500.0);
		canvas_.DrawPolyline(points, thickness + (std::max)(2.0, thickness * 0.6), Palette::Casing);
		canvas_.DrawPolyline(points, thickness, color);
	}

	void PaintMarker(NavCore::Cell cell, Color color)
	{
		const double radius = (std::max)(std::clamp(pixelsPerUnit_ * 0.8, 6.0, 10.0), LongSide() / 190.0);
		canvas_.DrawDisc(ToPixel(cell), radius + 2.0, Palette::Casing);
		canvas_.DrawDisc(ToPixel(cell), radius, color);
		canvas_.DrawDisc(ToPixel(cell), radius * 0.35, Palette::Casing);
	}

	const SearchScene& scene_;
	PictureScale scale_;
	double pixelsPerUnit_;
	Canvas canvas_;
};
} // namespace

PictureScale ChooseScale(std::int32_t width, std::int32_t height)
{
	const std::int32_t side = (std::max)(width, height);
	PictureScale scale;
	scale.pixelsPerCell = std::clamp(MaxPicturePixels / side, 1, MaxCellPixels);
	scale.cellsPerPixel = (side + MaxPicturePixels - 1) / MaxPicturePixels;
	return scale;
}

std::string DrawPng(const SearchScene& scene)
{
	return Painter(scene).Paint();
}
} // namespace NavLab
