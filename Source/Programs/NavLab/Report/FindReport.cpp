// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/FindReport.h"

#include "NavLab/Run/QueryRunner.h"

#include "NavCore/Path/Path.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <vector>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

/** Both readings of a path; empty without one. */
struct PathLists
{
	std::vector<NavCore::Cell> cells;
	std::vector<NavCore::Cell> waypoints;
};

PathLists ListPath(const NavCore::Path& path)
{
	PathLists lists;
	if (!path.IsEmpty())
	{
		NavCore::ExpandToCells(path, lists.cells);
		NavCore::ReduceToWaypoints(path, lists.waypoints);
	}
	return lists;
}

Json ToJson(NavCore::Cell cell)
{
	return Json::array({cell.x, cell.y});
}
} // namespace

nlohmann::ordered_json MakeFindJson(const FindAnswer& answer)
{
	const QueryOutcome& outcome = answer.outcome;
	const bool hasPath = !outcome.path.IsEmpty();
	const PathLists lists = ListPath(outcome.path);
	const std::string reason = ReasonText(outcome);
	Json points = Json::array();
	for (const NavCore::Cell cell : lists.cells)
	{
		points.push_back(ToJson(cell));
	}
	return {
		{"map", answer.map},
		{"algorithm", answer.algorithm},
		{"served_by", outcome.servedBy},
		{"status", StatusWord(outcome.status)},
		{"reason", reason.empty() ? Json(nullptr) : Json(reason)},
		{"from", ToJson(answer.from)},
		{"to", ToJson(answer.to)},
		{"smoothed", false},
		{"length", hasPath ? Json(outcome.path.Length()) : Json(nullptr)},
		{"cost", hasPath ? Json(CostInSteps(outcome.path.cost)) : Json(nullptr)},
		{"cells", lists.cells.size()},
		{"waypoints", lists.waypoints.size()},
		{"points", std::move(points)},
		{"expanded", outcome.counters.expanded},
		{"generated", outcome.counters.generated},
		{"revisited", outcome.counters.revisited},
		{"peak_nodes", outcome.counters.peakNodes},
		{"bytes", outcome.counters.peakBytes},
		{"time_us", outcome.timeUs},
	};
}

std::string MakeFindText(const FindAnswer& answer)
{
	const QueryOutcome& outcome = answer.outcome;
	const auto line = [](std::string_view name, const std::string& value)
	{
		return fmt::format("{:<11}{}\n", name, value);
	};
	std::string text = line("map", answer.map);
	text +=
		line("query", fmt::format("{},{} to {},{}", answer.from.x, answer.from.y, answer.to.x, answer.to.y));
	text += line("algorithm",
		outcome.servedBy == answer.algorithm
			? answer.algorithm
			: fmt::format("{} (served by {} on this map)", answer.algorithm, outcome.servedBy));
	const std::string reason = ReasonText(outcome);
	text += line("status",
		reason.empty() ? std::string(StatusWord(outcome.status))
					   : fmt::format("{}: {}", StatusWord(outcome.status), reason));
	if (!outcome.path.IsEmpty())
	{
		const PathLists lists = ListPath(outcome.path);
		text += line("length", fmt::format("{:.4f} cells", outcome.path.Length()));
		text += line("cost", fmt::format("{:.4f}", CostInSteps(outcome.path.cost)));
		text +=
			line("path", fmt::format("{} cells, {} waypoints", lists.cells.size(), lists.waypoints.size()));
	}
	text += line("nodes",
		fmt::format("{} expanded, {} generated, {} revisited, {} at the peak", outcome.counters.expanded,
			outcome.counters.generated, outcome.counters.revisited, outcome.counters.peakNodes));
	text += line("memory", fmt::format("{} bytes of scratch", outcome.counters.peakBytes));
	return text + line("time", fmt::format("{:.1f} us", outcome.timeUs));
}
} // namespace NavLab
