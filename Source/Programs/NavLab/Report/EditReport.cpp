// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/EditReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Run/EditRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <vector>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

Json MakeSummaryJson(const Summary& summary)
{
	return {{"mean", summary.mean}, {"p99", summary.p99}, {"max", summary.max}};
}

Json MakeStructureJson(const EditResult& result, std::string_view name)
{
	for (const StructureCost& structure : result.structures)
	{
		if (structure.name == name)
		{
			return MakeSummaryJson(structure.updateUs);
		}
	}
	return nullptr;
}

std::vector<std::string> MakeRow(std::string name, const Summary& us)
{
	return {std::move(name), fmt::format("{:.2f}", us.mean), fmt::format("{:.2f}", us.median),
		fmt::format("{:.2f}", us.p99), fmt::format("{:.2f}", us.max)};
}
} // namespace

nlohmann::ordered_json MakeEditJson(const EditResult& result)
{
	return {
		{"edits", result.edits},
		{"regions_us", MakeStructureJson(result, "regions")},
		{"hpa_us", MakeStructureJson(result, "hpa")},
		{"total_us", MakeSummaryJson(result.totalUs)},
		{"rebuild_ms", result.rebuildMs},
		{"mismatches", result.mismatches},
	};
}

std::string MakeEditTable(std::string_view mapName, const EditResult& result)
{
	std::string text = fmt::format("{}: {} edits of one cell, {} cells walkable at the end\n", mapName,
		result.edits, result.walkableAtEnd);
	TextTable table({"structure", "mean us", "median us", "p99 us", "max us", "rebuild ms", "KiB"});
	table.AddRow(MakeRow("grid", result.gridUs));
	for (const StructureCost& structure : result.structures)
	{
		std::vector<std::string> row = MakeRow(structure.name, structure.updateUs);
		row.push_back(fmt::format("{:.3f}", structure.rebuildMs));
		row.push_back(fmt::format("{}", (structure.bytes + 1023) / 1024));
		table.AddRow(std::move(row));
	}
	table.AddRow(MakeRow("total", result.totalUs));
	text += table.ToText();
	text += fmt::format("{} of {} comparisons with structures built anew found a difference.\n",
		result.mismatches, result.comparisons);
	return text;
}
} // namespace NavLab
