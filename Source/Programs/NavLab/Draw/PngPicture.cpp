// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/PngPicture.h"

#include "NavLab/Draw/Canvas.h"
#include "NavLab/Draw/MapPicture.h"
#include "NavLab/Draw/Text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace NavLab
{
namespace
{
/** From this size on, cells are set apart by a thin seam. */
constexpr double SeamFromCellPixels = 8.0;

double AlphaOf(NavCore::DrawColor color)
{
	return color.a / 255.0;
}

/** Draws one picture onto one canvas; holds the scale so that the steps can share it. */
class Painter
{
public:
	explicit Painter(const MapPicture& picture)
		: picture_(picture), pixels_(ChooseScale(picture).PixelsPerCell()),
		  linePixels_(LinePixelsPerCell(picture)),
		  canvas_(ToSize(picture.WidthInCells()), ToSize(picture.height), Palette::Free)
	{
	}

	std::string Paint()
	{
		if (picture_.hexRows)
		{
			PaintHexEdges();
		}
		for (const PictureLayer& layer : picture_.layers)
		{
			for (const NavCore::DrawRect& rect : layer.list.rects)
			{
				PaintRect(rect);
			}
			PaintLines(layer.list.lines);
			for (const NavCore::DrawMark& mark : layer.list.marks)
			{
				PaintMark(mark);
			}
			for (const NavCore::DrawLabel& label : layer.list.labels)
			{
				PaintLabel(label);
			}
		}
		return canvas_.ToPng();
	}

private:
	[[nodiscard]] std::int32_t ToSize(double cells) const
	{
		return (std::max)(1, static_cast<std::int32_t>(std::ceil(cells * pixels_)));
	}
	[[nodiscard]] std::int32_t ToPixel(double cells) const
	{
		return static_cast<std::int32_t>(std::floor(cells * pixels_));
	}
	[[nodiscard]] PixelPoint ToPoint(NavCore::GridPoint point) const
	{
		return {point.x * pixels_, point.y * pixels_};
	}

	/** Rows of hexagons leave half a cell free on one side. */
	void PaintHexEdges()
	{
		const std::int32_t half = ToPixel(0.5);
		for (std::int32_t y = 0; y < picture_.height; ++y)
		{
			const std::int32_t left = y % 2 != 0 ? 0 : canvas_.Width() - half;
			canvas_.FillRect(left, ToPixel(y), left + half, ToPixel(y + 1), Palette::Wall);
		}
	}

	void PaintRect(const NavCore::DrawRect& rect)
	{
		const Color color = ToColor(rect.color);
		const double left = rect.cells.x + static_cast<double>(rect.shift);
		if (pixels_ < SeamFromCellPixels)
		{
			canvas_.FillRect(ToPixel(left), ToPixel(rect.cells.y), ToSize(left + rect.cells.width),
				ToSize(rect.cells.Bottom()), color, AlphaOf(rect.color));
			return;
		}
		const Color seam = Mix(color, Palette::Wall, 0.12);
		for (std::int32_t y = rect.cells.y; y < rect.cells.Bottom(); ++y)
		{
			for (std::int32_t x = 0; x < rect.cells.width; ++x)
			{
				PaintCell(left + x, y, {color, seam, AlphaOf(rect.color)});
			}
		}
	}

	struct CellPaint
	{
		Color color;
		Color seam;
		double alpha;
	};

	/** With a seam to the right and below. */
	void PaintCell(double x, double y, const CellPaint& paint)
	{
		const std::int32_t left = ToPixel(x);
		const std::int32_t top = ToPixel(y);
		const std::int32_t right = ToPixel(x + 1) - 1;
		const std::int32_t bottom = ToPixel(y + 1) - 1;
		canvas_.FillRect(left, top, right, bottom, paint.color, paint.alpha);
		canvas_.FillRect(right, top, right + 1, bottom + 1, paint.seam, paint.alpha);
		canvas_.FillRect(left, bottom, right, bottom + 1, paint.seam, paint.alpha);
	}

	/** Lines of one run of equal style get their light edges first, so that none lies over the next line. */
	void PaintLines(std::span<const NavCore::DrawLine> lines)
	{
		for (std::size_t first = 0; first < lines.size();)
		{
			std::size_t end = first + 1;
			while (end < lines.size() && lines[end].color == lines[first].color &&
				lines[end].cased == lines[first].cased)
			{
				++end;
			}
			const std::span<const NavCore::DrawLine> run = lines.subspan(first, end - first);
			for (const NavCore::DrawLine& line : lines[first].cased ? run : run.first(0))
			{
				const double thickness = ThicknessOf(line);
				canvas_.DrawLine(ToPoint(line.from), ToPoint(line.to),
					thickness + (std::max)(2.0, thickness * 0.6), Palette::Casing);
			}
			for (const NavCore::DrawLine& line : run)
			{
				PaintLine(line);
			}
			first = end;
		}
	}

	[[nodiscard]] double ThicknessOf(const NavCore::DrawLine& line) const
	{
		return (std::max)(static_cast<double>(line.width) * linePixels_, 1.0);
	}

	void PaintLine(const NavCore::DrawLine& line)
	{
		const PixelPoint from = ToPoint(line.from);
		const PixelPoint to = ToPoint(line.to);
		const double thickness = ThicknessOf(line);
		canvas_.DrawLine(from, to, thickness, ToColor(line.color), AlphaOf(line.color));
		const double length = std::hypot(to.x - from.x, to.y - from.y);
		if (!line.arrow || length <= 0.0)
		{
			return;
		}
		const double reach = 2.2 * thickness;
		const PixelPoint ahead{(to.x - from.x) / length * reach, (to.y - from.y) / length * reach};
		for (const double side : {-0.8, 0.8})
		{
			canvas_.DrawLine(to, {to.x - ahead.x - side * ahead.y, to.y - ahead.y + side * ahead.x},
				thickness, ToColor(line.color), AlphaOf(line.color));
		}
	}

	void PaintMark(const NavCore::DrawMark& mark)
	{
		const PixelPoint at = ToPoint(mark.at);
		const double radius = (std::max)(static_cast<double>(mark.radius) * linePixels_, 1.5);
		const Color color = ToColor(mark.color);
		switch (mark.shape)
		{
		case NavCore::DrawShape::Disc:
			PaintDisc(at, radius, mark);
			break;
		case NavCore::DrawShape::Ring:
			PaintRing(at, radius, color);
			break;
		case NavCore::DrawShape::Cross:
			PaintCross(at, radius * 0.8, mark.cased ? radius * 0.75 : 0.0, Palette::Casing);
			PaintCross(at, radius * 0.8, radius * 0.4, color);
			break;
		case NavCore::DrawShape::Diamond:
			PaintDiamond(at, mark.cased ? radius + 1.5 : 0.0, Palette::Casing);
			PaintDiamond(at, radius, color);
			break;
		}
	}

	void PaintDisc(PixelPoint at, double radius, const NavCore::DrawMark& mark)
	{
		constexpr double largeRadius = 5.0;
		if (mark.cased)
		{
			canvas_.DrawDisc(at, radius + radius * 0.2 + 0.5, Palette::Casing);
		}
		canvas_.DrawDisc(at, radius, ToColor(mark.color));
		if (mark.cased && radius >= largeRadius)
		{
			canvas_.DrawDisc(at, radius * 0.35, Palette::Casing);
		}
	}

	void PaintRing(PixelPoint at, double radius, Color color)
	{
		constexpr int pieces = 24;
		PixelPoint last{at.x + radius, at.y};
		for (int i = 1; i <= pieces; ++i)
		{
			const double angle = 2.0 * std::numbers::pi * i / pieces;
			const PixelPoint next{at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)};
			canvas_.DrawLine(last, next, radius * 0.4, color);
			last = next;
		}
	}

	void PaintDiamond(PixelPoint center, double radius, Color color)
	{
		for (double y = -radius; y < radius; y += 0.5)
		{
			const double half = radius - std::abs(y);
			canvas_.DrawLine({center.x - half, center.y + y}, {center.x + half, center.y + y}, 1.0, color);
		}
	}

	void PaintCross(PixelPoint center, double radius, double thickness, Color color)
	{
		if (thickness <= 0.0)
		{
			return;
		}
		canvas_.DrawLine(
			{center.x - radius, center.y - radius}, {center.x + radius, center.y + radius}, thickness, color);
		canvas_.DrawLine(
			{center.x - radius, center.y + radius}, {center.x + radius, center.y - radius}, thickness, color);
	}

	/** As large as the cell has room for; nothing where even the smallest letters do not fit. */
	void PaintLabel(const NavCore::DrawLabel& label)
	{
		const std::string text = std::to_string(label.value);
		const double room = pixels_ - 1.0;
		std::int32_t scale = static_cast<std::int32_t>(room / TextWidth(text, 1));
		scale = (std::min)({scale, static_cast<std::int32_t>(room / TextHeight(1)), 2});
		if (scale > 0)
		{
			TextStyle style;
			style.scale = scale;
			style.color = ToColor(label.color);
			DrawLabel(canvas_, ToPixel(label.at.x), ToPixel(label.at.y), text, TextAnchor::Middle, style);
		}
	}

	const MapPicture& picture_;
	double pixels_;
	double linePixels_;
	Canvas canvas_;
};
} // namespace

std::string DrawPng(const MapPicture& picture)
{
	return Painter(picture).Paint();
}
} // namespace NavLab
