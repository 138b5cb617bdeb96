// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/DetourReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/Csv.h"
#include "NavLab/Run/DetourComparison.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

void AddSummary(const std::string& prefix, const Summary& summary, Json& json)
{
	json[prefix + "mean_us"] = summary.mean;
	json[prefix + "median_us"] = summary.median;
	json[prefix + "p99_us"] = summary.p99;
	json[prefix + "max_us"] = summary.max;
}

void AddQueries(const std::string& prefix, const QueryFigures& figures, Json& json)
{
	json[prefix + "found"] = figures.found;
	json[prefix + "missed"] = figures.missed;
	json[prefix + "truncated"] = figures.truncated;
	AddSummary(prefix, figures.timeUs, json);
}

Json DetourJson(const DetourFigures& detour)
{
	Json json;
	AddQueries("", detour.queries, json);
	json["mean_length"] = detour.queries.meanLength;
	AddQueries("pool2048_", detour.smallPool, json);
	AddQueries("sliced_", detour.sliced, json);
	json["polygons"] = detour.polygons;
	json["build_ms"] = detour.buildMs;
	json["memory_bytes"] = detour.bytes + detour.poolBytes;
	AddSummary("edit_", detour.tileEditUs, json);
	json["cache_build_ms"] = detour.cacheBuildMs;
	json["cache_memory_bytes"] = detour.cacheBytes + detour.poolBytes;
	AddSummary("cache_edit_", detour.cacheEditUs, json);
	return json;
}

Json OurJson(const GridFigures& ours)
{
	Json json{{"algorithm", ours.algorithm}};
	AddQueries("", ours.queries, json);
	json["mean_length"] = ours.queries.meanLength;
	AddSummary("raw_", ours.rawUs, json);
	json["build_ms"] = ours.buildMs;
	json["memory_bytes"] = ours.bytes;
	AddSummary("edit_", ours.editUs, json);
	return json;
}

Json HybridJson(const HybridFigures& hybrid)
{
	Json json;
	AddQueries("", hybrid.queries, json);
	json["mean_length"] = hybrid.queries.meanLength;
	json["grid_pieces"] = hybrid.gridPieces;
	return json;
}

/** One figure with both sides; nothing where a side has none. */
struct Row
{
	std::string name;
	std::optional<double> detour;
	std::optional<double> ours;
	int digits = 1;
	/** Greater is better by so many times; false for figures that are no times. */
	bool compares = false;
};

std::vector<Row> RowsOf(const DetourComparison& result)
{
	const DetourFigures& detour = result.detour;
	const GridFigures& ours = result.ours;
	const auto count = [](std::size_t value)
	{
		return static_cast<double>(value);
	};
	return {
		{"query, mean us", detour.queries.timeUs.mean, ours.queries.timeUs.mean, 1, true},
		{"query, median us", detour.queries.timeUs.median, ours.queries.timeUs.median, 1, true},
		{"query, p99 us", detour.queries.timeUs.p99, ours.queries.timeUs.p99, 1, true},
		{"query, sliced, mean us", detour.sliced.timeUs.mean, std::nullopt, 1, false},
		{"path as found, mean us", std::nullopt, ours.rawUs.mean, 1, false},
		{"solved", count(detour.queries.found), count(ours.queries.found), 0, false},
		{"solvable but not solved", count(detour.queries.missed), count(ours.queries.missed), 0, false},
		{"cut short, 65,535 nodes", count(detour.queries.truncated), count(ours.queries.truncated), 0, false},
		{"cut short, 2,048 nodes", count(detour.smallPool.truncated), std::nullopt, 0, false},
		{"mean length, both solved", detour.queries.meanLength, ours.queries.meanLength, 2, false},
		{"hybrid query, mean us", std::nullopt, result.hybrid.queries.timeUs.mean, 1, false},
		{"hybrid, mean length", std::nullopt, result.hybrid.queries.meanLength, 2, false},
		{"build, ms", detour.buildMs, ours.buildMs, 1, true},
		{"build of the tile cache, ms", detour.cacheBuildMs, std::nullopt, 1, false},
		{"memory, KiB", count(detour.bytes + detour.poolBytes) / 1024, count(ours.bytes) / 1024, 0, false},
		{"edit, tiles anew, mean us", detour.tileEditUs.mean, ours.editUs.mean, 1, true},
		{"edit, tile cache, mean us", detour.cacheEditUs.mean, ours.editUs.mean, 1, true},
		{"edit, tiles anew, p99 us", detour.tileEditUs.p99, ours.editUs.p99, 1, true},
	};
}

std::string NumberText(const std::optional<double>& value, int digits)
{
	return value ? fmt::format("{:.{}f}", *value, digits) : "";
}
} // namespace

nlohmann::ordered_json MakeDetourJson(std::string_view mapName, const DetourComparison& result)
{
	return {{"map", mapName}, {"queries", result.queries}, {"solved_by_both", result.solvedByBoth},
		{"detour", DetourJson(result.detour)}, {"ours", OurJson(result.ours)},
		{"hybrid", HybridJson(result.hybrid)}, {"query_speedup", result.QuerySpeedup()},
		{"edit_speedup", result.EditSpeedup()}, {"cache_edit_speedup", result.CacheEditSpeedup()},
		{"build_speedup", result.BuildSpeedup()},
		{"detour_truncated_2048_pct", result.TruncatedSmallPoolPct()}};
}

std::string MakeDetourTable(std::string_view mapName, const DetourComparison& result)
{
	std::string text = fmt::format("{}: {} queries, {} polygons; {} problems solved by both\n\n", mapName,
		result.queries, result.detour.polygons, result.solvedByBoth);
	TextTable table({"figure", "Detour", result.ours.algorithm, "times"});
	for (const Row& row : RowsOf(result))
	{
		const bool compares = row.compares && row.ours.value_or(0.0) > 0.0;
		table.AddRow({row.name, NumberText(row.detour, row.digits), NumberText(row.ours, row.digits),
			compares ? fmt::format("{:.1f}", *row.detour / *row.ours) : ""});
	}
	return text + table.ToText();
}

std::string MakeDetourCsv(std::string_view mapName, const DetourComparison& result)
{
	std::string text = fmt::format("map,figure,detour,{}\n", CsvField(result.ours.algorithm));
	for (const Row& row : RowsOf(result))
	{
		text += fmt::format("{},{},{},{}\n", CsvField(std::string(mapName)), CsvField(row.name),
			CsvNumber(row.detour), CsvNumber(row.ours));
	}
	return text;
}

CategoryPlot MakeDetourPlot(std::string_view mapName, const DetourComparison& result)
{
	CategoryPlot plot;
	plot.title = fmt::format("{}: Recast and Detour beside {}", mapName, result.ours.algorithm);
	plot.subtitle = fmt::format("{} queries, one run on one machine", result.queries);
	plot.valueTitle = "microseconds";
	PlotSeries detour{"Detour", {}};
	PlotSeries ours{result.ours.algorithm, {}};
	const auto add = [&](const char* name, const char* group, double theirs, double own)
	{
		plot.categories.push_back({name, group});
		detour.values.emplace_back(theirs);
		ours.values.emplace_back(own);
	};
	const Summary& query = result.detour.queries.timeUs;
	const Summary& ownQuery = result.ours.queries.timeUs;
	add("mean", "query", query.mean, ownQuery.mean);
	add("p99", "query", query.p99, ownQuery.p99);
	add("tiles", "edit", result.detour.tileEditUs.mean, result.ours.editUs.mean);
	add("cache", "edit", result.detour.cacheEditUs.mean, result.ours.editUs.mean);
	add("all", "build", result.detour.buildMs * 1000, result.ours.buildMs * 1000);
	plot.series = {std::move(detour), std::move(ours)};
	return plot;
}
} // namespace NavLab
