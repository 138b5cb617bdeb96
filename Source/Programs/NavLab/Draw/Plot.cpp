// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/Plot.h"

#include "NavLab/Draw/Canvas.h"
#include "NavLab/Draw/PlotAxis.h"
#include "NavLab/Draw/Text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace NavLab
{
namespace
{
constexpr std::int32_t LeastWidth = 1200;
constexpr std::int32_t MostWidth = 4800;
constexpr std::int32_t PlotHeight = 440;
/** Room for a category: at least for one line of upright text. */
constexpr std::int32_t LeastSlot = 19;
constexpr std::int32_t LeftMargin = 104;
constexpr std::int32_t RightMargin = 28;
constexpr std::int32_t LegendRow = 28;
constexpr std::int32_t GroupLineHeight = 22;
constexpr std::int32_t TitleHeight = 76;
constexpr std::int32_t LongestLabel = 180;
constexpr double MarkerRadius = 5.0;

constexpr Color Paper{255, 255, 255};
constexpr Color Ink{31, 39, 51};
constexpr Color Muted{102, 112, 127};
constexpr Color Grid{228, 230, 234};
constexpr Color GroupLine{170, 176, 186};
constexpr Color GuideColor{60, 60, 60};

// Hues that stay apart for most kinds of colour blindness.
constexpr std::array<Color, 8> SeriesColors{{{0, 114, 178}, {213, 94, 0}, {0, 148, 108}, {170, 60, 140},
	{220, 20, 60}, {110, 110, 110}, {196, 148, 0}, {86, 160, 220}}};

double MixOf(double low, double high, double share)
{
	return low + (high - low) * share;
}

void DrawMarker(Canvas& canvas, PixelPoint at, PlotMarker marker, Color color)
{
	const double r = MarkerRadius;
	const auto line = [&](double x0, double y0, double x1, double y1, double thickness)
	{
		canvas.DrawLine({at.x + x0, at.y + y0}, {at.x + x1, at.y + y1}, thickness, color);
	};
	switch (marker)
	{
	case PlotMarker::Disc:
		canvas.DrawDisc(at, r, color);
		break;
	case PlotMarker::Square:
		for (double y = -r + 1.0; y <= r - 1.0; y += 1.0)
		{
			line(-r + 1.0, y, r - 1.0, y, 1.6);
		}
		break;
	case PlotMarker::Diamond:
		for (double y = -r; y <= r; y += 1.0)
		{
			line(-(r - std::abs(y)), y, r - std::abs(y), y, 1.6);
		}
		break;
	case PlotMarker::Triangle:
		for (double y = -r; y <= r; y += 1.0)
		{
			line(-(y + r) / 2.0, y, (y + r) / 2.0, y, 1.6);
		}
		break;
	case PlotMarker::Cross:
		line(-r + 1.0, -r + 1.0, r - 1.0, r - 1.0, 2.4);
		line(-r + 1.0, r - 1.0, r - 1.0, -r + 1.0, 2.4);
		break;
	case PlotMarker::Plus:
		line(-r, 0.0, r, 0.0, 2.4);
		line(0.0, -r, 0.0, r, 2.4);
		break;
	}
}

std::vector<double> AllValues(const CategoryPlot& plot)
{
	std::vector<double> values;
	for (const PlotSeries& series : plot.series)
	{
		for (const std::optional<double>& value : series.values)
		{
			if (value && std::isfinite(*value))
			{
				values.push_back(*value);
			}
		}
	}
	if (plot.guide)
	{
		values.push_back(plot.guide->value);
	}
	return values;
}

/** Cuts a label that is too long for its place. */
std::string Shorten(std::string label, std::int32_t width)
{
	if (TextWidth(label) <= width)
	{
		return label;
	}
	while (!label.empty() && TextWidth(label + "..") > width)
	{
		label.pop_back();
	}
	return label + "..";
}

/** Draws one plot; holds the layout so that the steps can share it. */
class PlotPainter
{
public:
	explicit PlotPainter(const CategoryPlot& plot)
		: plot_(plot), axis_(AllValues(plot), plot.logFromSpan), right_(PictureWidth() - RightMargin),
		  top_(LegendBottom()), bottom_(top_ + PlotHeight), labelHeight_(LabelHeight()),
		  canvas_(PictureWidth(), bottom_ + labelHeight_ + GroupHeight() + 48, Paper)
	{
	}

	std::string Paint()
	{
		PaintTitles();
		PaintLegend();
		PaintValueAxis();
		PaintCategories();
		PaintGroups();
		PaintGuide();
		PaintSeries();
		return canvas_.ToPng();
	}

private:
	[[nodiscard]] std::int32_t Count() const { return static_cast<std::int32_t>(plot_.categories.size()); }
	[[nodiscard]] std::int32_t PictureWidth() const
	{
		return std::clamp(LeftMargin + RightMargin + Count() * LeastSlot, LeastWidth, MostWidth);
	}
	[[nodiscard]] double SlotWidth() const
	{
		return static_cast<double>(right_ - LeftMargin) / (std::max)(Count(), 1);
	}
	[[nodiscard]] double SlotCentre(std::int32_t category) const
	{
		return LeftMargin + (category + 0.5) * SlotWidth();
	}
	[[nodiscard]] double YOf(double value) const { return MixOf(bottom_, top_, axis_.ShareOf(value)); }
	[[nodiscard]] bool HasGroups() const
	{
		return std::any_of(plot_.categories.begin(), plot_.categories.end(),
			[](const PlotCategory& category) { return !category.group.empty(); });
	}

	[[nodiscard]] std::int32_t GroupHeight() const
	{
		return HasGroups() ? GroupLineHeight * (AreGroupsStaggered() ? 2 : 1) + 12 : 0;
	}

	/** Labels lie flat where each has room, else they stand upright. */
	[[nodiscard]] bool LabelsAreUpright() const { return LongestCategory() + 10 > SlotWidth(); }
	[[nodiscard]] std::int32_t LongestCategory() const
	{
		std::int32_t longest = 0;
		for (const PlotCategory& category : plot_.categories)
		{
			longest = (std::max)(longest, TextWidth(category.label));
		}
		return (std::min)(longest, LongestLabel);
	}
	[[nodiscard]] std::int32_t LabelHeight() const
	{
		return LabelsAreUpright() ? LongestCategory() + 20 : 34;
	}

	/** Calls visit with the place and the top left corner of each entry: they run on and wrap. */
	template <class Visit>
	std::int32_t VisitLegend(Visit visit) const
	{
		std::int32_t x = LeftMargin;
		std::int32_t y = TitleHeight + LegendRow / 2;
		const std::size_t count = plot_.series.size() + (plot_.guide ? 1 : 0);
		for (std::size_t i = 0; i < count; ++i)
		{
			const std::int32_t width = TextWidth(LegendLabel(i)) + 46;
			if (x + width > right_ && x > LeftMargin)
			{
				x = LeftMargin;
				y += LegendRow;
			}
			visit(i, x, y);
			x += width;
		}
		return y;
	}
	/** The guide comes after the series. */
	[[nodiscard]] const std::string& LegendLabel(std::size_t place) const
	{
		return place < plot_.series.size() ? plot_.series[place].label : plot_.guide->label;
	}
	[[nodiscard]] std::int32_t LegendBottom() const
	{
		return VisitLegend([](std::size_t, std::int32_t, std::int32_t) {}) + LegendRow / 2 + 10;
	}

	void PaintTitles()
	{
		DrawLabel(canvas_, LeftMargin, 26, plot_.title, TextAnchor::Begin, {3, Ink, false});
		DrawLabel(canvas_, LeftMargin, 56, plot_.subtitle, TextAnchor::Begin, {2, Muted, false});
		DrawLabel(canvas_, 20, (top_ + bottom_) / 2, plot_.valueTitle, TextAnchor::Middle, {2, Ink, true});
		DrawLabel(canvas_, (LeftMargin + right_) / 2, canvas_.Height() - 22, plot_.categoryTitle,
			TextAnchor::Middle, {2, Ink, false});
	}

	void PaintLegend()
	{
		const auto paint = [this](std::size_t i, std::int32_t x, std::int32_t y)
		{
			if (i < plot_.series.size())
			{
				DrawMarker(canvas_, {x + 8.0, y + 0.0}, PlotMarkerOf(i), PlotColor(i));
			}
			else
			{
				DrawDashes(x - 3, x + 16, y + 0.5);
			}
			DrawLabel(canvas_, x + 22, y, LegendLabel(i), TextAnchor::Begin, {2, Ink, false});
		};
		static_cast<void>(VisitLegend(paint));
	}

	void DrawDashes(std::int32_t left, std::int32_t right, double y)
	{
		for (std::int32_t x = left; x < right; x += 12)
		{
			canvas_.DrawLine({x + 1.5, y}, {(std::min)(x + 7.0, right - 1.0), y}, 1.6, GuideColor);
		}
	}

	void PaintValueAxis()
	{
		for (const AxisTick& tick : axis_.Ticks())
		{
			const auto y = static_cast<std::int32_t>(std::lround(YOf(tick.value)));
			canvas_.FillRect(LeftMargin, y, right_, y + 1, Grid);
			DrawLabel(canvas_, LeftMargin - 10, y, tick.label, TextAnchor::End, {2, Muted, false});
		}
		canvas_.FillRect(LeftMargin - 1, top_, LeftMargin, bottom_ + 1, Ink);
		canvas_.FillRect(LeftMargin - 1, bottom_, right_, bottom_ + 1, Ink);
	}

	void PaintCategories()
	{
		const bool upright = LabelsAreUpright();
		// Where even upright labels would touch, only every so many-th one is written.
		const auto stride = static_cast<std::int32_t>(std::ceil((LeastSlot - 1) / SlotWidth()));
		for (std::int32_t i = 0; i < Count(); ++i)
		{
			const auto x = static_cast<std::int32_t>(std::lround(SlotCentre(i)));
			canvas_.FillRect(x, bottom_, x + 1, bottom_ + 5, Ink);
			// A faint line leads from the label up to the markers.
			canvas_.FillRect(x, top_, x + 1, bottom_, Mix(Grid, Paper, 0.5));
			if (i % stride == 0)
			{
				const std::string label =
					Shorten(plot_.categories[static_cast<std::size_t>(i)].label, LongestLabel);
				const std::int32_t y = bottom_ + (upright ? 12 : 20);
				DrawLabel(
					canvas_, x, y, label, upright ? TextAnchor::End : TextAnchor::Middle, {2, Ink, upright});
			}
		}
	}

	struct Group
	{
		std::string name;
		double left = 0.0;
		double right = 0.0;
	};

	[[nodiscard]] std::vector<Group> FindGroups() const
	{
		std::vector<Group> groups;
		double left = LeftMargin;
		for (const PlotCategory& category : plot_.categories)
		{
			if (groups.empty() || groups.back().name != category.group)
			{
				groups.push_back({category.group, left, left});
			}
			left += SlotWidth();
			groups.back().right = left;
		}
		return groups;
	}

	/** A name that is wider than its group takes turns with its neighbours on two lines. */
	[[nodiscard]] bool AreGroupsStaggered() const
	{
		const std::vector<Group> groups = FindGroups();
		return std::any_of(groups.begin(), groups.end(),
			[](const Group& group) { return TextWidth(group.name) + 8 > group.right - group.left; });
	}

	void PaintGroups()
	{
		const std::vector<Group> groups = FindGroups();
		const bool staggered = AreGroupsStaggered();
		for (std::size_t i = 0; HasGroups() && i < groups.size(); ++i)
		{
			const auto left = static_cast<std::int32_t>(std::lround(groups[i].left));
			const auto right = static_cast<std::int32_t>(std::lround(groups[i].right));
			const std::int32_t y = bottom_ + labelHeight_;
			canvas_.FillRect(left + 4, y, right - 4, y + 2, GroupLine);
			// Names at the ends of the axis stay inside the picture.
			const std::int32_t half = TextWidth(groups[i].name) / 2 + 4;
			const std::int32_t middle =
				(std::max)(half, (std::min)((left + right) / 2, canvas_.Width() - half));
			DrawLabel(canvas_, middle, y + 18 + (staggered && i % 2 != 0 ? GroupLineHeight : 0),
				groups[i].name, TextAnchor::Middle, {2, Muted, false});
			if (i > 0)
			{
				canvas_.FillRect(left, top_, left + 1, bottom_, GroupLine);
			}
		}
	}

	void PaintGuide()
	{
		if (plot_.guide)
		{
			DrawDashes(LeftMargin, right_, std::round(YOf(plot_.guide->value)) + 0.5);
		}
	}

	void PaintSeries()
	{
		const auto count = static_cast<double>(plot_.series.size());
		// Side by side within the slot, but not so far apart that they seem to belong to different ones.
		const double step = (std::min)(SlotWidth() * 0.8 / count, 2.6 * MarkerRadius);
		for (std::size_t i = 0; i < plot_.series.size(); ++i)
		{
			const std::vector<std::optional<double>>& values = plot_.series[i].values;
			const double shift = (static_cast<double>(i) - (count - 1.0) / 2.0) * step;
			for (std::size_t k = 0; k < values.size() && k < plot_.categories.size(); ++k)
			{
				if (values[k] && std::isfinite(*values[k]))
				{
					const double x = SlotCentre(static_cast<std::int32_t>(k)) + shift;
					DrawMarker(canvas_, {x, YOf(*values[k])}, PlotMarkerOf(i), PlotColor(i));
				}
			}
		}
	}

	const CategoryPlot& plot_;
	PlotAxis axis_;
	std::int32_t right_;
	std::int32_t top_;
	std::int32_t bottom_;
	std::int32_t labelHeight_;
	Canvas canvas_;
};
} // namespace

Color PlotColor(std::size_t series)
{
	return SeriesColors[series % SeriesColors.size()];
}

PlotMarker PlotMarkerOf(std::size_t series)
{
	constexpr std::size_t shapes = 6;
	return static_cast<PlotMarker>(series % shapes);
}

std::string DrawPlotPng(const CategoryPlot& plot)
{
	return PlotPainter(plot).Paint();
}
} // namespace NavLab
