// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/EditReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/Csv.h"
#include "NavLab/Run/EditRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

/** Null for a kind of edit that did not happen. */
Json MakeSummaryJson(const EditTimes& times, const Summary& summary)
{
	return times.edits == 0 ? Json(nullptr)
							: Json{{"mean", summary.mean}, {"p99", summary.p99}, {"max", summary.max}};
}

/** Grid, structures and total, each with a prefix for the kind of edit. */
void AddTimes(const std::string& prefix, const EditResult& result, const EditTimes& times, Json& json)
{
	for (std::size_t i = 0; i < result.structures.size(); ++i)
	{
		json[prefix + result.structures[i].name + "_us"] = MakeSummaryJson(times, times.structureUs[i]);
	}
	json[prefix + "total_us"] = MakeSummaryJson(times, times.totalUs);
}

/** One line of the table, the CSV and the plot: a part of what an edit costs. */
struct Part
{
	std::string name;
	Summary us;
	/** Null for the grid and the total. */
	const StructureCost* structure = nullptr;
};

std::vector<Part> PartsOf(const EditResult& result, const EditTimes& times)
{
	std::vector<Part> parts{{"grid", times.gridUs, nullptr}};
	for (std::size_t i = 0; i < result.structures.size(); ++i)
	{
		parts.push_back({result.structures[i].name, times.structureUs[i], &result.structures[i]});
	}
	parts.push_back({"total", times.totalUs, nullptr});
	return parts;
}

/** The kinds of edits that happened, with a name for people. */
std::vector<std::pair<std::string, const EditTimes*>> KindsOf(const EditResult& result)
{
	std::vector<std::pair<std::string, const EditTimes*>> kinds;
	if (result.cells.edits > 0)
	{
		kinds.emplace_back("cell", &result.cells);
	}
	if (result.blocks.edits > 0)
	{
		kinds.emplace_back(fmt::format("{0}x{0} block", result.block), &result.blocks);
	}
	return kinds;
}

std::vector<std::string> MakeRow(const Part& part)
{
	std::vector<std::string> row{part.name, fmt::format("{:.2f}", part.us.mean),
		fmt::format("{:.2f}", part.us.median), fmt::format("{:.2f}", part.us.p99),
		fmt::format("{:.2f}", part.us.max)};
	if (part.structure != nullptr)
	{
		row.push_back(fmt::format("{:.3f}", part.structure->rebuildMs));
		row.push_back(fmt::format("{}", (part.structure->bytes + 1023) / 1024));
	}
	return row;
}
} // namespace

nlohmann::ordered_json MakeEditJson(const EditResult& result)
{
	Json json = {{"edits", result.cells.edits}};
	AddTimes("", result, result.cells, json);
	json["rebuild_ms"] = result.rebuildMs;
	json["mismatches"] = result.mismatches;
	json["comparisons"] = result.comparisons;
	json["block"] = result.block;
	json["block_edits"] = result.blocks.edits;
	AddTimes("block_", result, result.blocks, json);
	for (const StructureCost& structure : result.structures)
	{
		json[structure.name + "_rebuild_ms"] = structure.rebuildMs;
		json[structure.name + "_bytes"] = structure.bytes;
		json[structure.name + "_mismatches"] = structure.mismatches;
	}
	return json;
}

std::string MakeEditTable(std::string_view mapName, const EditResult& result)
{
	std::string text = fmt::format("{}: {} cells walkable at the end\n", mapName, result.walkableAtEnd);
	for (const auto& [kind, times] : KindsOf(result))
	{
		text += fmt::format("\n{} edits of one {}\n", times->edits, kind);
		TextTable table({"structure", "mean us", "median us", "p99 us", "max us", "rebuild ms", "KiB"});
		for (const Part& part : PartsOf(result, *times))
		{
			table.AddRow(MakeRow(part));
		}
		text += table.ToText();
	}
	text += fmt::format("\n{} of {} comparisons with structures built anew found a difference.\n",
		result.mismatches, result.comparisons);
	return text;
}

std::string MakeEditCsv(std::string_view mapName, const EditResult& result)
{
	std::string text = "map,edit,structure,edits,mean_us,median_us,p99_us,max_us,rebuild_ms,bytes\n";
	for (const auto& [kind, times] : KindsOf(result))
	{
		for (const Part& part : PartsOf(result, *times))
		{
			const std::string built = part.structure == nullptr
				? ","
				: fmt::format("{:.4f},{}", part.structure->rebuildMs, part.structure->bytes);
			text += fmt::format("{},{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{}\n",
				CsvField(std::string(mapName)), kind, part.name, times->edits, part.us.mean, part.us.median,
				part.us.p99, part.us.max, built);
		}
	}
	return text;
}

CategoryPlot MakeEditPlot(std::string_view mapName, const EditResult& result)
{
	CategoryPlot plot;
	plot.title = "Time until everything is current again";
	plot.subtitle = fmt::format("navlab edit: {}", mapName);
	plot.valueTitle = "microseconds";
	plot.categoryTitle = "structure";
	PlotSeries mean{"mean", {}};
	PlotSeries p99{"99th percentile", {}};
	PlotSeries longest{"maximum", {}};
	for (const auto& [kind, times] : KindsOf(result))
	{
		for (const Part& part : PartsOf(result, *times))
		{
			plot.categories.push_back({part.name, kind});
			mean.values.emplace_back(part.us.mean);
			p99.values.emplace_back(part.us.p99);
			longest.values.emplace_back(part.us.max);
		}
	}
	plot.series = {std::move(mean), std::move(p99), std::move(longest)};
	return plot;
}
} // namespace NavLab
