// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/BenchReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Run/BenchPlan.h"
#include "NavLab/Run/BenchRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

Json OrNull(const std::optional<double>& value)
{
	return value ? Json(*value) : Json(nullptr);
}

Json MakeAlgorithmJson(const BenchPlan& plan, const BenchResult& result)
{
	Json json = {
		{"name", result.name},
		{"queries", result.queries},
		{"solved", result.solved},
		{"unsolved", result.unsolved},
		{"invalid_paths", result.invalidPaths},
		{"mean_us", result.timeUs.mean},
		{"median_us", result.timeUs.median},
		{"p99_us", result.timeUs.p99},
		{"max_us", result.timeUs.max},
		{"smoothed_mean_us", result.smoothedMeanUs},
		{"mean_expanded", result.meanExpanded},
		{"mean_peak_nodes", result.meanPeakNodes},
		{"mean_suboptimality_pct", result.suboptimalityPct.mean},
		{"p99_suboptimality_pct", result.suboptimalityPct.p99},
		{"max_suboptimality_pct", result.suboptimalityPct.max},
		{"smoothed_mean_suboptimality_pct", result.smoothedMeanSuboptimalityPct},
		{"optimal_mismatches", result.optimalMismatches},
		{"prepare_ms", result.prepareMs},
		{"memory_bytes", result.memoryBytes},
		{"first_leg_mean_us", OrNull(result.firstLegMeanUs)},
	};
	if (plan.dynamic)
	{
		json["patch_mean_us"] = result.patchUs.mean;
		json["patch_p99_us"] = result.patchUs.p99;
		json["patch_max_us"] = result.patchUs.max;
	}
	return json;
}

std::int64_t WalkableAtEnd(const BenchPlan& plan, std::span<const BenchResult> results)
{
	return results.empty() ? plan.map.WalkableCount() : results.front().walkableAtEnd;
}
} // namespace

nlohmann::ordered_json MakeBenchJson(const BenchPlan& plan, std::span<const BenchResult> results)
{
	Json json = {
		{"map", plan.mapName},
		{"width", plan.map.Width()},
		{"height", plan.map.Height()},
		{"walkable", WalkableAtEnd(plan, results)},
	};
	if (plan.dynamic)
	{
		json["patches"] = results.empty() ? 0 : results.front().patches;
	}
	json["algorithms"] = Json::array();
	for (const BenchResult& result : results)
	{
		json["algorithms"].push_back(MakeAlgorithmJson(plan, result));
	}
	return json;
}

std::string MakeBenchTable(const BenchPlan& plan, std::span<const BenchResult> results)
{
	std::string text = fmt::format("{}: {} x {} cells, {} walkable, {} queries\n", plan.mapName,
		plan.map.Width(), plan.map.Height(), WalkableAtEnd(plan, results), plan.QueryCount());
	std::vector<std::string> header{"algorithm", "solved", "unsolved", "invalid", "mismatch", "mean us",
		"median us", "p99 us", "max us", "+smooth us", "expanded", "peak nodes", "subopt %", "max %",
		"smoothed %", "KiB"};
	if (plan.dynamic)
	{
		header.insert(header.end(), {"patch us", "patch p99", "patch max"});
	}
	TextTable table(header);
	for (const BenchResult& result : results)
	{
		std::vector<std::string> row{result.name, fmt::format("{}", result.solved),
			fmt::format("{}", result.unsolved), fmt::format("{}", result.invalidPaths),
			fmt::format("{}", result.optimalMismatches), fmt::format("{:.1f}", result.timeUs.mean),
			fmt::format("{:.1f}", result.timeUs.median), fmt::format("{:.1f}", result.timeUs.p99),
			fmt::format("{:.1f}", result.timeUs.max), fmt::format("{:.1f}", result.smoothedMeanUs),
			fmt::format("{:.0f}", result.meanExpanded), fmt::format("{:.0f}", result.meanPeakNodes),
			fmt::format("{:.3f}", result.suboptimalityPct.mean),
			fmt::format("{:.3f}", result.suboptimalityPct.max),
			fmt::format("{:.3f}", result.smoothedMeanSuboptimalityPct),
			fmt::format("{}", (result.memoryBytes + 1023) / 1024)};
		if (plan.dynamic)
		{
			row.push_back(fmt::format("{:.1f}", result.patchUs.mean));
			row.push_back(fmt::format("{:.1f}", result.patchUs.p99));
			row.push_back(fmt::format("{:.1f}", result.patchUs.max));
		}
		table.AddRow(std::move(row));
	}
	text += table.ToText();
	for (const BenchResult& result : results)
	{
		if (!result.servedBy.empty())
		{
			text += fmt::format("{} was served by {} on this map.\n", result.name, result.servedBy);
		}
	}
	return text;
}
} // namespace NavLab
