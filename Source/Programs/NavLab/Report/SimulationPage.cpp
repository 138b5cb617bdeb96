// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/SimulationPage.h"

#include "NavLab/Draw/TimeChart.h"
#include "NavLab/Report/PackedBytes.h"
#include "NavLab/Report/SimulationReport.h"
#include "NavLab/Simulate/SimulationResult.h"

#include <fmt/format.h>

#include <array>
#include <functional>
#include <utility>

namespace NavLab
{
namespace
{
constexpr std::array<std::string_view, NavCore::TickWorkCount> WorkNames{
	"edits", "repair", "live paths", "reroutes", "searches", "smoothing", "shortcuts"};

std::string MakeFacts(const SimulationResult& result)
{
	const bool timed = result.options.budgetExpansions == 0;
	return fmt::format(
		"<ul class=\"facts\"><li><b>{}</b> agents</li><li><b>{}</b> requests</li><li><b>{}</b> edits</li>"
		"<li><b>{:.1f}</b> frames to the first leg</li><li><b>{:.0f} &micro;s</b> tick, p99.9{}</li>"
		"<li><b>{}</b> lost, <b>{}</b> invalid, <b>{}</b> stale</li></ul>\n",
		result.options.agents, result.submitted, result.edits, result.firstLeg.Mean(), result.tickCpuUs.p999,
		timed ? fmt::format(" of {}", result.options.budgetUs) : "", result.faults.lost,
		result.faults.invalidPaths, result.faults.stalePaths);
}

constexpr std::string_view Legend =
	"<p class=\"legend\"><span><i class=\"wall\"></i>wall</span><span><i class=\"risen\"></i>risen</span>"
	"<span><i class=\"fallen\"></i>fallen</span><span><i class=\"agent walking\"></i>walking</span><span><i "
	"class=\"agent asking\"></i>waiting for a path</span><span><i class=\"agent held\"></i>held up by a "
	"wall</span><span><i class=\"agent resting\"></i>resting</span><span><i class=\"way\"></i>way "
	"ahead</span>"
	"<span><i class=\"heat\"></i>searched (a sample)</span>"
	"<span>Select an agent to follow it; turn the wheel to zoom, drag to move.</span></p>\n";

constexpr std::string_view Controls =
	"<div class=\"controls\">\n<button type=\"button\" class=\"play\">Play</button>\n"
	"<input type=\"range\" min=\"0\" value=\"0\" aria-label=\"Time\">\n"
	"<label>speed <select class=\"speed\"><option>0.25</option><option>0.5</option><option "
	"selected>1</option>"
	"<option>2</option><option>4</option><option>8</option></select></label>\n"
	"<label>ways <select class=\"ways\"><option value=\"all\">all</option><option value=\"one\">followed "
	"agent</option></select></label>\n"
	"<label><input type=\"checkbox\" class=\"heat\" checked> searches</label>\n<output></output>\n</div>\n";

std::string CutShortNote(const SimulationResult& result)
{
	const ReplayRecorder& replay = *result.replay;
	std::string note;
	if (replay.Frames() < result.options.frames)
	{
		note += fmt::format(" The replay shows the first {} of {} frames; the charts show all.",
			replay.Frames(), result.options.frames);
	}
	if (replay.Agents() < result.options.agents)
	{
		note += fmt::format(" It shows {} of {} agents.", replay.Agents(), result.options.agents);
	}
	return note;
}

std::string MakeReplay(const SimulationResult& result)
{
	const ReplayRecorder& replay = *result.replay;
	std::string body = fmt::format(
		"<article class=\"crowd\" data-width=\"{}\" data-height=\"{}\" data-frames=\"{}\" data-map=\"{}\" "
		"data-tracks=\"{}\" data-routes=\"{}\" data-edits=\"{}\" data-heat=\"{}\" data-run=\"{}\">\n",
		replay.Width(), replay.Height(), replay.Frames(), replay.MapBits(), EncodeBase64(replay.Tracks()),
		EncodeBase64(replay.Routes()), EncodeBase64(replay.Edits()), EncodeBase64(replay.HeatBytes()),
		result.options.frames);
	body += Controls;
	body += "<canvas tabindex=\"0\" aria-label=\"Replay of the agents\"></canvas>\n";
	body += fmt::format("<p>{} &times; {} cells, {} a tick, 60 ticks a second, algorithm {}.{}</p>\n",
		result.width, result.height, BudgetText(result), result.algorithm, CutShortNote(result));
	return body + Legend.data() + "</article>\n";
}

using Reader = std::function<std::optional<double>(const FramePoint&)>;

TimeSeries MakeSeries(std::string_view label, const SimulationResult& result, const Reader& read)
{
	TimeSeries series{std::string(label), {}};
	for (const FramePoint& point : result.points)
	{
		series.values.push_back(read(point));
	}
	return series;
}

TimeChart MakeChart(
	std::string title, std::string valueTitle, const SimulationResult& result, std::vector<TimeSeries> series)
{
	TimeChart chart;
	chart.title = std::move(title);
	chart.valueTitle = std::move(valueTitle);
	chart.seconds = static_cast<double>(result.options.frames) / FramesPerSecond;
	chart.series = std::move(series);
	return chart;
}

std::vector<TimeChart> MakeCharts(const SimulationResult& result)
{
	const auto ratio = [](double sum, double count) -> std::optional<double>
	{
		return count > 0.0 ? std::optional(sum / count) : std::nullopt;
	};
	std::vector<TimeChart> charts;
	charts.push_back(MakeChart("Tick", "CPU time, µs", result,
		{MakeSeries("mean", result, [](const FramePoint& p) { return p.cpuUs; })}));
	if (result.points.front().frames > 1)
	{
		charts.back().series.push_back(MakeSeries(
			"longest of its neighbours", result, [](const FramePoint& p) { return p.longestCpuUs; }));
	}
	if (result.options.budgetExpansions == 0)
	{
		charts.back().guide = PlotGuide{static_cast<double>(result.options.budgetUs), "budget"};
	}
	std::vector<TimeSeries> work;
	for (std::size_t i = 0; i < WorkNames.size(); ++i)
	{
		work.push_back(MakeSeries(WorkNames[i], result, [i](const FramePoint& p) { return p.units[i]; }));
	}
	charts.push_back(MakeChart("Work by kind", "units of the budget a tick", result, std::move(work)));
	charts.back().stacked = true;
	if (result.options.budgetExpansions > 0)
	{
		charts.back().guide = PlotGuide{static_cast<double>(result.options.budgetExpansions), "budget"};
	}
	charts.push_back(MakeChart("Latency", "frames from the request", result,
		{MakeSeries(
			 "first leg", result, [&](const FramePoint& p) { return ratio(p.firstLegWait, p.firstLegs); }),
			MakeSeries("whole path", result,
				[&](const FramePoint& p) { return ratio(p.answeredWait, p.answered); })}));
	charts.push_back(MakeChart("Queue", "requests", result,
		{MakeSeries("waiting", result, [](const FramePoint& p) { return p.waiting; }),
			MakeSeries("searching", result, [](const FramePoint& p) { return p.running; })}));
	return charts;
}

std::string MakeFigure(const TimeChart& chart)
{
	std::string legend;
	for (std::size_t i = 0; i < chart.series.size(); ++i)
	{
		legend += fmt::format("<span><i style=\"background:{}\"></i>{}</span>", ToHex(PlotColor(i)),
			EscapeHtml(chart.series[i].label));
	}
	if (chart.guide)
	{
		legend += fmt::format("<span><i class=\"budget\"></i>{}</span>", EscapeHtml(chart.guide->label));
	}
	return fmt::format("<figure class=\"timeline\"><figcaption><b>{}</b> {}</figcaption>\n{}<p "
					   "class=\"legend\">{}</p></figure>\n",
		EscapeHtml(chart.title), EscapeHtml(chart.valueTitle), DrawTimeChartSvg(chart), legend);
}

std::string MakeChartsBody(const SimulationResult& result)
{
	std::string body = "<div class=\"timelines\">\n";
	for (const TimeChart& chart : MakeCharts(result))
	{
		body += MakeFigure(chart);
	}
	return body + "</div>\n";
}

ReportSection MakeFiguresSection(std::string_view mapName, const SimulationResult& result)
{
	return {"figures", "Figures",
		fmt::format(
			"<p>Every path was walked by an independent validator on the map of its frame, every live path "
			"looked at after every edit, and every request counted. CPU time is that of the thread that "
			"calls the tick; latency is in frames, 1 being the first tick after the request.</p>\n"
			"<pre>{}</pre>\n",
			EscapeHtml(MakeSimulationTable(mapName, result)))};
}
} // namespace

ReportSection MakeSimulationSection(std::string title, const SimulationResult& result)
{
	return {"crowd", std::move(title), MakeFacts(result) + MakeReplay(result) + MakeChartsBody(result)};
}

std::string MakeSimulationPage(std::string_view mapName, const SimulationResult& result)
{
	const ReportSection sections[] = {{"replay", "Replay", MakeReplay(result)},
		{"charts", "Charts", MakeChartsBody(result)}, MakeFiguresSection(mapName, result)};
	return MakeHtmlPage("NavPlugin simulation",
		fmt::format(
			"<p class=\"lead\">Agents wander over {} while walls rise and fall; the scheduler has {} a "
			"tick for all of it.</p>\n",
			EscapeHtml(mapName), BudgetText(result)) +
			MakeFacts(result),
		sections);
}
} // namespace NavLab
