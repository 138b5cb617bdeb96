// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/HierarchyReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/Csv.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/HierarchyExperiment.h"
#include "NavLab/Run/MachineInfo.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

std::string OrDash(const std::optional<double>& value)
{
	return value ? fmt::format("{:.1f}", *value) : "-";
}

std::vector<std::string> MakeRow(const std::string& label, const HierarchySummary& sum)
{
	return {label, fmt::format("{:.1f}", sum.searchSpeedup), fmt::format("{:.1f}", sum.smoothedSpeedup),
		OrDash(sum.firstLegSpeedup), OrDash(sum.meanFirstLegUs), fmt::format("{:.2f}", sum.excess.mean),
		fmt::format("{:.1f}", sum.excess.p99), fmt::format("{:.1f}", sum.excess.max),
		fmt::format("{:.2f}", sum.smoothedExcess.mean), fmt::format("{:.1f}", sum.smoothedExcess.p99),
		fmt::format("{:.1f}", sum.smoothedExcess.max), fmt::format("{:.1f}", sum.prepareMs),
		fmt::format("{}", (sum.bytes + 1023) / 1024), fmt::format("{:.1f}", sum.repair.cell.mean),
		fmt::format("{:.1f}", sum.repair.block.mean), fmt::format("{:.0f}", sum.repair.block.p99)};
}

std::string WriteSets(const HierarchyResult& result, std::size_t first, std::size_t count)
{
	TextTable table({"clusters", "faster", "smoothed", "1st leg", "leg us", "raw %", "p99", "max", "smooth %",
		"p99", "max", "build ms", "KiB", "cell us", "block us", "p99"});
	for (std::size_t i = ShippedColumn; i < result.comparison.algorithms.size(); ++i)
	{
		table.AddRow(
			MakeRow(result.comparison.algorithms[i].label, SummarizeHierarchy(result, i, first, count)));
	}
	table.AddRule();
	for (const PublishedHierarchy& row : PublishedHierarchyRows())
	{
		table.AddRow({std::string(row.source), std::string(row.speedup), "", "", "",
			fmt::format("{:.0f}", row.excessPct), "", "", fmt::format("{:.0f}", row.smoothedExcessPct)});
	}
	return table.ToText();
}

std::string WriteVerdicts(const HierarchyResult& result)
{
	TextTable table({"figure (as shipped)", "measured", "wanted", "verdict"});
	for (const Verdict& verdict : JudgeHierarchy(result))
	{
		table.AddRow({verdict.figure, fmt::format("{:.2f}", verdict.measured),
			fmt::format("{} {:g}", verdict.atMost ? "at most" : "at least", verdict.wanted),
			verdict.IsMet() ? "met" : "NOT MET"});
	}
	return table.ToText();
}

Json SummaryJson(const Summary& summary)
{
	return {{"mean", summary.mean}, {"p99", summary.p99}, {"max", summary.max}};
}

Json OrNull(const std::optional<double>& value)
{
	return value ? Json(*value) : Json(nullptr);
}

Json ColumnsJson(const HierarchyResult& result, std::size_t first, std::size_t count)
{
	Json json = Json::array();
	for (std::size_t i = ShippedColumn; i < result.comparison.algorithms.size(); ++i)
	{
		const ReproduceAlgorithm& column = result.comparison.algorithms[i];
		const HierarchySummary sum = SummarizeHierarchy(result, i, first, count);
		json.push_back({{"label", column.label}, {"size", column.clusters.size},
			{"levels", column.clusters.levels},
			{"transitions", column.clusters.transitions == NavCore::TransitionRule::Ends ? "ends" : "spread"},
			{"maps", sum.maps}, {"problems", sum.problems}, {"search_speedup", sum.searchSpeedup},
			{"smoothed_speedup", sum.smoothedSpeedup}, {"first_leg_speedup", OrNull(sum.firstLegSpeedup)},
			{"mean_us", sum.meanUs}, {"smoothed_mean_us", sum.meanSmoothedUs},
			{"first_leg_mean_us", OrNull(sum.meanFirstLegUs)}, {"suboptimality_pct", SummaryJson(sum.excess)},
			{"smoothed_suboptimality_pct", SummaryJson(sum.smoothedExcess)}, {"build_ms", sum.prepareMs},
			{"bytes", sum.bytes}, {"cell_repair_us", SummaryJson(sum.repair.cell)},
			{"block_repair_us", SummaryJson(sum.repair.block)}});
	}
	return json;
}

/** Value of each set and column. */
template <class Value>
CategoryPlot MakeSetPlot(const HierarchyResult& result, Value value)
{
	CategoryPlot plot;
	plot.categoryTitle = "set";
	for (const SetComparison& set : result.comparison.sets)
	{
		plot.categories.push_back({set.name, set.generated ? "generated" : "files"});
	}
	for (std::size_t i = ShippedColumn; i < result.comparison.algorithms.size(); ++i)
	{
		PlotSeries& series = plot.series.emplace_back();
		series.label = result.comparison.algorithms[i].label;
		for (std::size_t set = 0; set < result.comparison.sets.size(); ++set)
		{
			series.values.emplace_back(value(SummarizeHierarchy(result, i, set, 1)));
		}
	}
	return plot;
}
} // namespace

std::string MakeHierarchyText(const HierarchyResult& result, const MachineInfo& machine)
{
	const Comparison& comparison = result.comparison;
	std::string text =
		fmt::format("HPA* against A* by size of clusters, levels and transition rule\n"
					"{}; {}, {} build; one thread; best of {}.\n"
					"faster: A*'s mean time by ours, geometric mean over maps: complete path, smoothed path "
					"and first leg\n"
					"in the caller's hands. raw %, smooth %: above the optimum, mean, p99 and max over "
					"problems. build ms,\n"
					"KiB: largest of the maps. cell us, block us: repair after one cell or an 8x8 block, "
					"mean over maps;\n"
					"p99: worst map. \"ends\" is the published transition rule, the others are ours.\n",
			machine.cpu, machine.compiler, machine.build, comparison.repeat);
	for (std::size_t i = 0; i < comparison.sets.size(); ++i)
	{
		const HierarchySummary sum = SummarizeHierarchy(result, ShippedColumn, i, 1);
		text += fmt::format("\n{}: {} {}map{}, {} problems\n", comparison.sets[i].name, sum.maps,
			comparison.sets[i].generated ? "generated " : "", sum.maps == 1 ? "" : "s", sum.problems);
		text += WriteSets(result, i, 1);
	}
	text += "\n" + WriteVerdicts(result);
	return text + fmt::format("\n{} wrong answers.\n", CountWrongAnswers(comparison));
}

std::string MakeHierarchyCsv(const HierarchyResult& result)
{
	std::string text =
		"set,map,width,height,walkable,clusters,problems,mean_us,smoothed_mean_us,first_leg_mean_us,"
		"astar_mean_us,suboptimality_pct,suboptimality_p99_pct,suboptimality_max_pct,"
		"smoothed_suboptimality_pct,smoothed_suboptimality_p99_pct,smoothed_suboptimality_max_pct,build_ms,"
		"bytes,cell_repair_mean_us,cell_repair_p99_us,block_repair_mean_us,block_repair_p99_us,origin\n";
	std::size_t place = 0;
	for (const SetComparison& set : result.comparison.sets)
	{
		for (const MapComparison& map : set.maps)
		{
			for (std::size_t i = ShippedColumn; i < map.figures.size(); ++i)
			{
				const MapFigures& own = map.figures[i];
				const Summary raw = Summarize(own.excessPct);
				const Summary smoothed = Summarize(own.smoothedExcessPct);
				const RepairFigures& repair = result.repairs[i][place];
				text +=
					fmt::format("{},{},{},{},{},{},{},{:.3f},{:.3f},{},{:.3f},{:.4f},{:.4f},{:.4f},{:.4f},"
								"{:.4f},{:.4f},{:.3f},{},{:.3f},{:.3f},{:.3f},{:.3f},{}\n",
						CsvField(set.name), CsvField(map.name), map.width, map.height, map.walkable,
						CsvField(result.comparison.algorithms[i].label), own.problems, own.meanUs,
						own.meanSmoothedUs, CsvNumber(own.meanFirstLegUs), map.figures.front().meanUs,
						raw.mean, raw.p99, raw.max, smoothed.mean, smoothed.p99, smoothed.max, own.prepareMs,
						own.structureBytes, repair.cell.mean, repair.cell.p99, repair.block.mean,
						repair.block.p99, CsvField(map.origin));
			}
			++place;
		}
	}
	return text;
}

nlohmann::ordered_json MakeHierarchyJson(const HierarchyResult& result, const MachineInfo& machine)
{
	const Comparison& comparison = result.comparison;
	Json json = {{"experiment", "hpa"},
		{"machine", {{"cpu", machine.cpu}, {"compiler", machine.compiler}, {"build", machine.build}}},
		{"settings",
			{{"control", comparison.algorithms.front().info.name}, {"repeat", comparison.repeat},
				{"timing", "best of repeat"}}},
		{"wrong_answers", CountWrongAnswers(comparison)}, {"sets", Json::array()}};
	for (std::size_t i = 0; i < comparison.sets.size(); ++i)
	{
		json["sets"].push_back({{"name", comparison.sets[i].name},
			{"generated", comparison.sets[i].generated}, {"columns", ColumnsJson(result, i, 1)}});
	}
	json["all"] = ColumnsJson(result, 0, comparison.sets.size());
	json["builds"] = Json::array();
	for (const BuildFigures& build : result.builds)
	{
		json["builds"].push_back({{"map", build.map}, {"side", build.side}, {"weighted", build.weighted},
			{"build_ms", build.buildMs}, {"bytes", build.bytes}});
	}
	json["published"] = Json::array();
	for (const PublishedHierarchy& row : PublishedHierarchyRows())
	{
		json["published"].push_back({{"source", row.source}, {"speedup", row.speedup},
			{"suboptimality_pct", row.excessPct}, {"smoothed_suboptimality_pct", row.smoothedExcessPct}});
	}
	json["verdicts"] = Json::array();
	for (const Verdict& verdict : JudgeHierarchy(result))
	{
		json["verdicts"].push_back({{"figure", verdict.figure}, {"measured", verdict.measured},
			{"wanted", verdict.wanted}, {"at_most", verdict.atMost}, {"met", verdict.IsMet()}});
	}
	return json;
}

CategoryPlot MakeSpeedupPlot(const HierarchyResult& result)
{
	CategoryPlot plot = MakeSetPlot(result, [](const HierarchySummary& sum) { return sum.smoothedSpeedup; });
	plot.title = "HPA*: times faster than A* until the smoothed path is there";
	plot.subtitle = "navlab reproduce hpa: geometric mean over the maps of each set";
	plot.valueTitle = "times faster";
	plot.guide = PlotGuide{10.0, "published: up to 10"};
	return plot;
}

CategoryPlot MakeExcessPlot(const HierarchyResult& result)
{
	CategoryPlot plot = MakeSetPlot(result, [](const HierarchySummary& sum) { return sum.excess.mean; });
	plot.title = "HPA*: length above the optimum before smoothing";
	plot.subtitle = "navlab reproduce hpa: mean over the problems of each set";
	plot.valueTitle = "above the optimum, %";
	plot.guide = PlotGuide{6.0, "published: 6 %"};
	return plot;
}

std::string MakeChoiceTable(const Comparison& comparison)
{
	std::vector<std::string> header{"map, mean us"};
	for (const ReproduceAlgorithm& algorithm : comparison.algorithms)
	{
		header.push_back(algorithm.label);
	}
	header.insert(header.end(), {"best", "ratio"});
	TextTable table(header);
	double logs = 0.0;
	double worst = 0.0;
	std::size_t count = 0;
	for (const SetComparison& set : comparison.sets)
	{
		for (const MapComparison& map : set.maps)
		{
			std::vector<std::string> row{fmt::format("{} {}", set.name, map.name)};
			for (const MapFigures& figures : map.figures)
			{
				row.push_back(fmt::format("{:.2f}", figures.meanUs));
			}
			const auto best = std::min_element(map.figures.begin(), map.figures.end() - 1,
				[](const MapFigures& a, const MapFigures& b) { return a.meanUs < b.meanUs; });
			const double ratio = map.figures.back().meanUs / best->meanUs;
			logs += std::log(ratio);
			worst = (std::max)(worst, ratio);
			++count;
			row.push_back(comparison.algorithms[static_cast<std::size_t>(best - map.figures.begin())].label);
			row.push_back(fmt::format("{:.2f}", ratio));
			table.AddRow(std::move(row));
		}
	}
	return table.ToText() +
		fmt::format("ratio, {} by the best of the others: geometric mean {:.3f}, worst {:.2f}\n",
			comparison.algorithms.back().label,
			std::exp(logs / static_cast<double>((std::max)(count, std::size_t{1}))), worst);
}
} // namespace NavLab
