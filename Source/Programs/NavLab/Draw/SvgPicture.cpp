// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/SvgPicture.h"

#include "NavLab/Draw/MapPicture.h"
#include "NavLab/Draw/Palette.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <span>
#include <string_view>
#include <utility>

namespace NavLab
{
namespace
{
/** Writes the layers of one picture as elements. */
class SvgWriter
{
public:
	explicit SvgWriter(const MapPicture& picture)
		: picture_(picture), pixels_(ChooseScale(picture).PixelsPerCell()),
		  unit_(LinePixelsPerCell(picture) / pixels_)
	{
	}

	std::string Write()
	{
		std::string svg = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" "
									  "viewBox=\"0 0 {} {}\">\n<title>{}</title>\n",
			picture_.WidthInCells() * pixels_, picture_.height * pixels_, picture_.WidthInCells(),
			picture_.height, picture_.title);
		svg += fmt::format("<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n", ToHex(Palette::Free));
		for (const PictureLayer& layer : picture_.layers)
		{
			svg += WriteRects(layer) + WriteLines(layer) + WriteMarks(layer) + WriteLabels(layer);
		}
		return svg + "</svg>\n";
	}

private:
	static std::string Opacity(std::string_view attribute, NavCore::DrawColor color)
	{
		return color.a == 255 ? std::string()
							  : fmt::format(" {}-opacity=\"{:.2}\"", attribute, color.a / 255.0);
	}

	/** All rectangles of one color share an element; those as light as the ground below them are left out. */
	[[nodiscard]] std::string WriteRects(const PictureLayer& layer) const
	{
		const bool ground = &layer == picture_.layers.data();
		std::map<std::string, std::string> shapes;
		for (const NavCore::DrawRect& rect : layer.list.rects)
		{
			if (!ground || ToColor(rect.color) != Palette::Free)
			{
				fmt::format_to(std::back_inserter(
								   shapes[ToHex(ToColor(rect.color)) + "\"" + Opacity("fill", rect.color)]),
					"M{} {}h{}v{}h-{}z", rect.cells.x + static_cast<double>(rect.shift), rect.cells.y,
					rect.cells.width, rect.cells.height, rect.cells.width);
			}
		}
		std::string text;
		for (const auto& [color, shape] : shapes)
		{
			text += fmt::format("<path class=\"{}\" shape-rendering=\"crispEdges\" fill=\"{} d=\"{}\"/>\n",
				layer.name, color, shape);
		}
		return text;
	}

	[[nodiscard]] double ThicknessOf(const NavCore::DrawLine& line) const
	{
		return static_cast<double>(line.width) * unit_;
	}

	[[nodiscard]] std::string WriteLines(const PictureLayer& layer) const
	{
		std::string text;
		const std::span<const NavCore::DrawLine> lines = layer.list.lines;
		for (std::size_t first = 0; first < lines.size();)
		{
			std::size_t end = first + 1;
			while (end < lines.size() && lines[end].color == lines[first].color &&
				lines[end].width == lines[first].width && lines[end].cased == lines[first].cased)
			{
				++end;
			}
			const std::span<const NavCore::DrawLine> run = lines.subspan(first, end - first);
			text += run.front().cased ? WriteCased(layer.name, run) : WritePlain(layer.name, run);
			text += WriteHeads(layer.name, run);
			first = end;
		}
		return text;
	}

	[[nodiscard]] std::string WritePlain(
		std::string_view name, std::span<const NavCore::DrawLine> lines) const
	{
		std::string shape;
		for (const NavCore::DrawLine& line : lines)
		{
			fmt::format_to(
				std::back_inserter(shape), "M{} {}L{} {}", line.from.x, line.from.y, line.to.x, line.to.y);
		}
		return fmt::format(
			"<path class=\"{}\" fill=\"none\" stroke=\"{}\"{} stroke-width=\"{}\" d=\"{}\"/>\n", name,
			ToHex(ToColor(lines.front().color)), Opacity("stroke", lines.front().color),
			ThicknessOf(lines.front()), shape);
	}

	/** Lines that go on where the one before ends become one polyline. */
	[[nodiscard]] std::string WriteCased(
		std::string_view name, std::span<const NavCore::DrawLine> lines) const
	{
		constexpr std::string_view element =
			"<polyline class=\"{}\" fill=\"none\" stroke=\"{}\"{} stroke-width=\"{}\" "
			"stroke-linecap=\"round\" stroke-linejoin=\"round\" points=\"{}\"/>\n";
		std::string edges;
		std::string strokes;
		for (std::size_t first = 0; first < lines.size();)
		{
			std::string points = fmt::format("{},{} ", lines[first].from.x, lines[first].from.y);
			std::size_t end = first;
			do
			{
				fmt::format_to(std::back_inserter(points), "{},{} ", lines[end].to.x, lines[end].to.y);
				++end;
			} while (end < lines.size() && lines[end].from == lines[end - 1].to);
			const double thickness = ThicknessOf(lines[first]);
			edges += fmt::format(element, "casing", ToHex(Palette::Casing), "", thickness * 1.6, points);
			strokes += fmt::format(element, name, ToHex(ToColor(lines[first].color)),
				Opacity("stroke", lines[first].color), thickness, points);
			first = end;
		}
		return edges + strokes;
	}

	[[nodiscard]] std::string WriteHeads(
		std::string_view name, std::span<const NavCore::DrawLine> lines) const
	{
		std::string text;
		for (const NavCore::DrawLine& line : lines)
		{
			const double length = std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
			if (!line.arrow || length <= 0.0)
			{
				continue;
			}
			const double reach = 2.2 * ThicknessOf(line);
			const double x = (line.to.x - line.from.x) / length * reach;
			const double y = (line.to.y - line.from.y) / length * reach;
			text += fmt::format("<path class=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" "
								"stroke-linecap=\"round\" d=\"M{} {}L{} {}L{} {}\"/>\n",
				name, ToHex(ToColor(line.color)), ThicknessOf(line), line.to.x - x - 0.8 * y,
				line.to.y - y + 0.8 * x, line.to.x, line.to.y, line.to.x - x + 0.8 * y,
				line.to.y - y - 0.8 * x);
		}
		return text;
	}

	[[nodiscard]] std::string WriteMarks(const PictureLayer& layer) const
	{
		std::string text;
		for (const NavCore::DrawMark& mark : layer.list.marks)
		{
			text += WriteMark(layer.name, mark);
		}
		return text;
	}

	[[nodiscard]] std::string WriteMark(std::string_view name, const NavCore::DrawMark& mark) const
	{
		const double radius = static_cast<double>(mark.radius) * unit_;
		const std::string color = ToHex(ToColor(mark.color));
		const std::string edge = mark.cased
			? fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", ToHex(Palette::Casing), radius * 0.3)
			: std::string();
		switch (mark.shape)
		{
		case NavCore::DrawShape::Ring:
			return fmt::format(
				"<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{}\" "
				"stroke-width=\"{}\"/>\n",
				name, mark.at.x, mark.at.y, radius, color, radius * 0.4);
		case NavCore::DrawShape::Cross:
			return fmt::format("<path class=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" "
							   "d=\"M{} {}l{} {}m0-{}l-{} {}\"/>\n",
				name, color, radius * 0.4, mark.at.x - 0.7 * radius, mark.at.y - 0.7 * radius, 1.4 * radius,
				1.4 * radius, 1.4 * radius, 1.4 * radius, 1.4 * radius);
		case NavCore::DrawShape::Diamond:
			return fmt::format(
				"<path class=\"{0}\" fill=\"{1}\"{2} d=\"M{3} {4}l{5} {5}-{5} {5}-{5}-{5}z\"/>\n", name,
				color, edge, mark.at.x, mark.at.y - radius, radius);
		case NavCore::DrawShape::Disc:
			break;
		}
		return fmt::format("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"{}/>\n", name,
			mark.at.x, mark.at.y, radius, color, edge);
	}

	static std::string WriteLabels(const PictureLayer& layer)
	{
		std::string text;
		for (const NavCore::DrawLabel& label : layer.list.labels)
		{
			text +=
				fmt::format("<text class=\"{}\" x=\"{}\" y=\"{}\" font-size=\"0.4\" text-anchor=\"middle\" "
							"fill=\"{}\">{}</text>\n",
					layer.name, label.at.x, label.at.y + 0.15, ToHex(ToColor(label.color)), label.value);
		}
		return text;
	}

	const MapPicture& picture_;
	double pixels_;
	/** Of widths and radii, in cells. */
	double unit_;
};
} // namespace

std::string DrawSvg(const MapPicture& picture)
{
	return SvgWriter(picture).Write();
}
} // namespace NavLab
