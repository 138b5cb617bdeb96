// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/TimeChart.h"

#include "NavLab/Draw/PlotAxis.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace NavLab
{
namespace
{
constexpr double Width = 640.0;
constexpr double Height = 210.0;
constexpr double Left = 52.0;
constexpr double Right = Width - 20.0;
constexpr double Top = 10.0;
constexpr double Bottom = Height - 24.0;
/** Values that differ by orders of magnitude still start at zero: a chart of time is read by its area. */
constexpr double NeverLog = 1e300;

/** The series as drawn: where stacked, each one on top of those before it. */
std::vector<TimeSeries> Pile(const TimeChart& chart)
{
	std::vector<TimeSeries> piled = chart.series;
	for (std::size_t i = 1; chart.stacked && i < piled.size(); ++i)
	{
		for (std::size_t k = 0; k < piled[i].values.size(); ++k)
		{
			piled[i].values[k] = piled[i].values[k].value_or(0.0) + piled[i - 1].values[k].value_or(0.0);
		}
	}
	return piled;
}

std::vector<double> ValuesOf(const TimeChart& chart, const std::vector<TimeSeries>& piled)
{
	std::vector<double> values{0.0};
	for (const TimeSeries& series : piled)
	{
		for (const std::optional<double>& value : series.values)
		{
			values.push_back(value.value_or(0.0));
		}
	}
	if (chart.guide)
	{
		values.push_back(chart.guide->value);
	}
	return values;
}

class ChartWriter
{
public:
	explicit ChartWriter(const TimeChart& chart)
		: chart_(chart), piled_(Pile(chart)), values_(ValuesOf(chart, piled_), NeverLog),
		  times_(std::vector<double>{0.0, chart.seconds}, NeverLog)
	{
	}

	std::string Write()
	{
		Append("<svg class=\"chart\" viewBox=\"0 0 {} {}\" data-left=\"{}\" data-right=\"{}\" role=\"img\" "
			   "aria-label=\"{}\">\n",
			Width, Height, Left, Right, chart_.title);
		WriteAxes();
		// From the top of the pile down, so that each area shows only its own part.
		for (std::size_t i = piled_.size(); i-- > 0;)
		{
			WriteSeries(i);
		}
		if (chart_.guide)
		{
			const double y = YOf(chart_.guide->value);
			Append("<line class=\"guide\" x1=\"{}\" y1=\"{:.1f}\" x2=\"{}\" y2=\"{:.1f}\"/>\n", Left, y,
				Right, y);
		}
		Append("<line class=\"cursor\" x1=\"{0}\" y1=\"{1}\" x2=\"{0}\" y2=\"{2}\" "
			   "visibility=\"hidden\"/>\n</svg>\n",
			Left, Top, Bottom);
		return svg_;
	}

private:
	template <class... Values>
	void Append(fmt::format_string<Values...> format, Values&&... values)
	{
		fmt::format_to(std::back_inserter(svg_), format, std::forward<Values>(values)...);
	}

	[[nodiscard]] double YOf(double value) const { return Bottom - values_.ShareOf(value) * (Bottom - Top); }
	/** Points stand in the middle of the frames they sum up. */
	[[nodiscard]] double XOf(std::size_t point, std::size_t count) const
	{
		return Left + (static_cast<double>(point) + 0.5) / static_cast<double>(count) * (Right - Left);
	}

	void WriteAxes()
	{
		for (const AxisTick& tick : values_.Ticks())
		{
			const double y = YOf(tick.value);
			Append("<line class=\"grid\" x1=\"{}\" y1=\"{:.1f}\" x2=\"{}\" y2=\"{:.1f}\"/><text x=\"{}\" "
				   "y=\"{:.1f}\" "
				   "text-anchor=\"end\">{}</text>\n",
				Left, y, Right, y, Left - 6.0, y + 4.0, tick.label);
		}
		for (const AxisTick& tick : times_.Ticks())
		{
			// The axis ends with the run, not with its last round number.
			if (tick.value > chart_.seconds)
			{
				continue;
			}
			const double x = Left + tick.value / (std::max)(chart_.seconds, 1e-9) * (Right - Left);
			Append("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{} s</text>\n", x, Height - 6.0,
				tick.label);
		}
	}

	void WriteSeries(std::size_t number)
	{
		const TimeSeries& series = piled_[number];
		const std::string color = ToHex(PlotColor(number));
		std::string line;
		bool pen = false;
		for (std::size_t i = 0; i < series.values.size(); ++i)
		{
			if (!series.values[i])
			{
				pen = pen && !chart_.stacked;
				continue;
			}
			fmt::format_to(std::back_inserter(line), "{}{:.1f} {:.1f}", pen ? "L" : "M",
				XOf(i, series.values.size()), YOf(*series.values[i]));
			pen = true;
		}
		if (line.empty())
		{
			return;
		}
		if (!chart_.stacked)
		{
			Append("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\" "
				   "stroke-linejoin=\"round\"/>\n",
				line, color);
			return;
		}
		Append("<path d=\"{}L{:.1f} {}L{:.1f} {}z\" fill=\"{}\"/>\n", line,
			XOf(series.values.size() - 1, series.values.size()), Bottom, XOf(0, series.values.size()), Bottom,
			color);
	}

	const TimeChart& chart_;
	std::vector<TimeSeries> piled_;
	PlotAxis values_;
	PlotAxis times_;
	std::string svg_;
};
} // namespace

std::string DrawTimeChartSvg(const TimeChart& chart)
{
	return ChartWriter(chart).Write();
}
} // namespace NavLab
