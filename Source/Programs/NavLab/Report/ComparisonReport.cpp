// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/ComparisonReport.h"

#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/Csv.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/Experiment.h"
#include "NavLab/Run/MachineInfo.h"
#include "NavLab/Run/Statistics.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

Json OrNull(const std::optional<double>& value)
{
	return value ? Json(*value) : Json(nullptr);
}

Json RatioJson(const RatioFigures& ratio)
{
	return {
		{"mean_pct", ratio.meanPct}, {"sd_pct", ratio.deviationPct}, {"of_totals_pct", ratio.ofTotalsPct}};
}

Json WorstJson(const std::optional<WorstMap>& worst)
{
	return worst && !worst->name.empty() ? Json{{"map", worst->name}, {"pct", worst->pct}} : Json(nullptr);
}

Json SummaryJson(const ComparisonSummary& sum)
{
	return {{"maps", sum.maps}, {"problems", sum.problems}, {"compared", sum.compared},
		{"unsolvable", sum.unsolvable}, {"invalid_paths", sum.invalidPaths},
		{"status_mismatches", sum.statusMismatches}, {"time", RatioJson(sum.time)},
		{"memory", RatioJson(sum.memory)}, {"expanded", RatioJson(sum.expanded)},
		{"optimality_pct", sum.optimalityPct}, {"smoothed_optimality_pct", OrNull(sum.smoothedOptimalityPct)},
		{"mean_refinements", sum.meanRefinements}, {"mean_subgoals", sum.meanSubgoals},
		{"worst_map_by_mean", WorstJson(sum.worstByMean)},
		{"worst_map_by_total", WorstJson(sum.worstByTotal)},
		{"worst_map_against_jps", WorstJson(sum.worstAgainstJps)},
		{"expanded_ratio",
			{{"p95", sum.expandedP95}, {"p99", sum.expandedP99}, {"p999", sum.expandedP999},
				{"max", sum.expandedMax}}}};
}

Json PublishedJson(const PublishedSet* set, std::string_view algorithm)
{
	const PublishedFigures* row = set == nullptr ? nullptr : set->Find(algorithm);
	if (row == nullptr)
	{
		return nullptr;
	}
	return {{"time_pct", OrNull(row->timePct)}, {"memory_pct", OrNull(row->memoryPct)},
		{"optimality_pct", OrNull(row->optimalityPct)},
		{"smoothed_optimality_pct", OrNull(row->smoothedOptimalityPct)}};
}

Json MapFiguresJson(const MapFigures& figures)
{
	return {{"problems", figures.problems}, {"compared", figures.compared},
		{"unsolvable", figures.unsolvable}, {"invalid_paths", figures.invalidPaths},
		{"status_mismatches", figures.statusMismatches}, {"mean_us", figures.meanUs},
		{"mean_expanded", figures.meanExpanded}, {"mean_peak_nodes", figures.meanPeakNodes},
		{"time", RatioJson(figures.time)}, {"memory", RatioJson(figures.memory)},
		{"expanded", RatioJson(figures.expanded)},
		{"expanded_ratio",
			{{"p95", PercentileOf(figures.expandedRatios, 950)},
				{"p99", PercentileOf(figures.expandedRatios, 990)},
				{"p999", PercentileOf(figures.expandedRatios, 999)},
				{"max", PercentileOf(figures.expandedRatios, 1000)}}},
		{"optimality_pct", figures.optimalityPct},
		{"smoothed_optimality_pct", OrNull(figures.smoothedOptimalityPct)},
		{"unsolvable_time_pct", OrNull(figures.unsolvableTimePct)},
		{"mean_refinements", figures.meanRefinements}, {"mean_subgoals", figures.meanSubgoals}};
}

Json MapJson(const Comparison& comparison, const MapComparison& map)
{
	Json json = {{"name", map.name}, {"origin", map.origin}, {"width", map.width}, {"height", map.height},
		{"walkable", map.walkable}, {"algorithms", Json::array()}};
	for (std::size_t i = 0; i < comparison.algorithms.size(); ++i)
	{
		Json figures = {
			{"name", comparison.algorithms[i].info.name}, {"label", comparison.algorithms[i].label}};
		figures.update(MapFiguresJson(map.figures[i]));
		json["algorithms"].push_back(std::move(figures));
	}
	return json;
}

Json SummariesJson(
	const Comparison& comparison, std::span<const SetComparison> sets, const PublishedSet* published)
{
	Json json = Json::array();
	for (std::size_t i = 0; i < comparison.algorithms.size(); ++i)
	{
		const ReproduceAlgorithm& algorithm = comparison.algorithms[i];
		Json row = {{"name", algorithm.info.name}, {"label", algorithm.label}};
		row.update(SummaryJson(SummarizeSets(comparison, sets, i)));
		row["published"] = PublishedJson(published, algorithm.info.name);
		json.push_back(std::move(row));
	}
	return json;
}

Json SetJson(const Experiment& experiment, const Comparison& comparison, const SetComparison& set)
{
	const PublishedSet* published = experiment.FindPublished(set.name);
	Json json = {{"name", set.name}, {"generated", set.generated},
		{"published_set", published == nullptr ? Json(nullptr) : Json(published->title)},
		{"substitution", published == nullptr ? Json(nullptr) : Json(published->substitution)},
		{"algorithms", SummariesJson(comparison, {&set, 1}, published)}, {"maps", Json::array()}};
	for (const MapComparison& map : set.maps)
	{
		json["maps"].push_back(MapJson(comparison, map));
	}
	return json;
}

std::string CsvRow(const MapFigures& figures)
{
	const std::vector<double>& ratios = figures.expandedRatios;
	return fmt::format("{},{},{},{},{},{:.3f},{:.4f},{:.4f},{:.4f},{:.2f},{:.4f},{:.4f},{:.4f},{:.2f},{:.4f},"
					   "{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{},{},{:.3f},{:.3f}",
		figures.problems, figures.compared, figures.unsolvable, figures.invalidPaths,
		figures.statusMismatches, figures.meanUs, figures.time.meanPct, figures.time.deviationPct,
		figures.time.ofTotalsPct, figures.meanPeakNodes, figures.memory.meanPct, figures.memory.deviationPct,
		figures.memory.ofTotalsPct, figures.meanExpanded, figures.expanded.meanPct, PercentileOf(ratios, 950),
		PercentileOf(ratios, 990), PercentileOf(ratios, 999), PercentileOf(ratios, 1000),
		figures.optimalityPct, CsvNumber(figures.smoothedOptimalityPct), CsvNumber(figures.unsolvableTimePct),
		figures.meanRefinements, figures.meanSubgoals);
}

using MapValue = std::optional<double> (*)(const MapFigures& figures);

/** Every algorithm but the control over every map. */
CategoryPlot MakePlot(const Comparison& comparison, MapValue value)
{
	CategoryPlot plot;
	plot.categoryTitle = "map";
	plot.guide = PlotGuide{100.0, fmt::format("{} = 100 %", comparison.algorithms.front().label)};
	for (const SetComparison& set : comparison.sets)
	{
		for (const MapComparison& map : set.maps)
		{
			plot.categories.push_back({map.name, set.name});
		}
	}
	for (std::size_t i = 1; i < comparison.algorithms.size(); ++i)
	{
		PlotSeries& series = plot.series.emplace_back();
		series.label = comparison.algorithms[i].label;
		for (const SetComparison& set : comparison.sets)
		{
			for (const MapComparison& map : set.maps)
			{
				series.values.push_back(map.figures[i].compared > 0 ? value(map.figures[i]) : std::nullopt);
			}
		}
	}
	return plot;
}
} // namespace

std::string MakeComparisonCsv(const Comparison& comparison)
{
	std::string text =
		"set,map,width,height,walkable,algorithm,label,problems,compared,unsolvable,invalid_paths,"
		"status_mismatches,mean_us,time_pct,time_sd_pct,time_of_totals_pct,mean_peak_nodes,memory_pct,"
		"memory_sd_pct,memory_of_totals_pct,mean_expanded,expanded_pct,expanded_ratio_p95,expanded_ratio_p99,"
		"expanded_ratio_p999,expanded_ratio_max,optimality_pct,smoothed_optimality_pct,unsolvable_time_pct,"
		"mean_refinements,mean_subgoals,origin\n";
	for (const SetComparison& set : comparison.sets)
	{
		for (const MapComparison& map : set.maps)
		{
			for (std::size_t i = 0; i < comparison.algorithms.size(); ++i)
			{
				text += fmt::format("{},{},{},{},{},{},{},{},{}\n", CsvField(set.name), CsvField(map.name),
					map.width, map.height, map.walkable, comparison.algorithms[i].info.name,
					CsvField(comparison.algorithms[i].label), CsvRow(map.figures[i]), CsvField(map.origin));
			}
		}
	}
	return text;
}

nlohmann::ordered_json MakeComparisonJson(
	const Experiment& experiment, const Comparison& comparison, const MachineInfo& machine)
{
	Json json = {{"experiment", experiment.name},
		{"machine", {{"cpu", machine.cpu}, {"compiler", machine.compiler}, {"build", machine.build}}},
		{"settings",
			{{"control", comparison.algorithms.front().info.name}, {"repeat", comparison.repeat},
				{"timing", "best of repeat"}, {"corner_rule", "none-blocked"},
				{"diagonal_cost", 1.4142135623730951}, {"heuristic", "octile"},
				{"tie_break", "greater g first"}}},
		{"wrong_answers", CountWrongAnswers(comparison)}, {"sets", Json::array()}};
	for (const SetComparison& set : comparison.sets)
	{
		json["sets"].push_back(SetJson(experiment, comparison, set));
	}
	json["all"] = SummariesJson(comparison, comparison.sets, nullptr);
	return json;
}

CategoryPlot MakeTimePlot(const Experiment& experiment, const Comparison& comparison)
{
	CategoryPlot plot =
		MakePlot(comparison, [](const MapFigures& figures) { return std::optional(figures.time.meanPct); });
	plot.title = fmt::format("Search time in percent of {}", comparison.algorithms.front().label);
	plot.subtitle = fmt::format("navlab reproduce {}: mean over the problems of each map", experiment.name);
	plot.valueTitle = "time, %";
	return plot;
}

CategoryPlot MakeMemoryPlot(const Experiment& experiment, const Comparison& comparison)
{
	CategoryPlot plot =
		MakePlot(comparison, [](const MapFigures& figures) { return std::optional(figures.memory.meanPct); });
	plot.title = fmt::format("Peak memory (nodes) in percent of {}", comparison.algorithms.front().label);
	plot.subtitle = fmt::format("navlab reproduce {}: mean over the problems of each map", experiment.name);
	plot.valueTitle = "peak nodes, %";
	return plot;
}
} // namespace NavLab
