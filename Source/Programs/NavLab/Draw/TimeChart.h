// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/Plot.h"

#include <optional>
#include <string>
#include <vector>

namespace NavLab
{
/** One value for each point of time; nothing where there is none. */
struct TimeSeries
{
	std::string label;
	std::vector<std::optional<double>> values;
};

/** Values over time, as lines or, where they add up to a whole, as areas on top of each other. */
struct TimeChart
{
	std::string title;
	std::string valueTitle;
	double seconds = 0.0;
	std::vector<TimeSeries> series;
	bool stacked = false;
	std::optional<PlotGuide> guide;
};

/** An SVG element for a page; its text and lines take the page's colours. The line of class "cursor" is
 * hidden. */
[[nodiscard]] std::string DrawTimeChartSvg(const TimeChart& chart);
} // namespace NavLab
