// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/Palette.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace NavLab
{
/** Series differ by shape as well as by colour, for people who cannot tell the colours apart. */
enum class PlotMarker : std::uint8_t
{
	Disc,
	Square,
	Diamond,
	Triangle,
	Cross,
	Plus,
};

/** One value for each category; nothing where there is none. */
struct PlotSeries
{
	std::string label;
	std::vector<std::optional<double>> values;
};

/** A place on the horizontal axis. Neighbours of one group share its name below them. */
struct PlotCategory
{
	std::string label;
	std::string group;
};

/** A horizontal line to judge the values by. */
struct PlotGuide
{
	double value = 0.0;
	std::string label;
};

/** Values by category, as markers: a picture that stays readable from one category to a few hundred. */
struct CategoryPlot
{
	std::string title;
	std::string subtitle;
	std::string valueTitle;
	std::string categoryTitle;
	std::vector<PlotCategory> categories;
	std::vector<PlotSeries> series;
	std::optional<PlotGuide> guide;
	/** Logarithmic where the positive values span more than this factor. */
	double logFromSpan = 20.0;
};

/** Style of the series with this place; they repeat after eight. */
[[nodiscard]] Color PlotColor(std::size_t series);
[[nodiscard]] PlotMarker PlotMarkerOf(std::size_t series);

/** A PNG image, 1200 pixels wide or more where the number of categories asks for it. */
[[nodiscard]] std::string DrawPlotPng(const CategoryPlot& plot);
} // namespace NavLab
