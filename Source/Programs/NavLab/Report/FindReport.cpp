// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/FindReport.h"

#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/SmoothRunner.h"

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

/** The path that the caller gets. */
const NavCore::Path& FinalPath(const FindAnswer& answer)
{
	return answer.smoothed != nullptr ? answer.smoothed->path : answer.outcome.path;
}

PathLists ListPath(const FindAnswer& answer)
{
	PathLists lists;
	const NavCore::Path& path = FinalPath(answer);
	if (!path.IsEmpty())
	{
		NavCore::ExpandToCells(path, lists.cells);
		NavCore::ReduceToWaypoints(path, lists.waypoints);
	}
	if (answer.smoothed != nullptr)
	{
		lists.waypoints = answer.smoothed->waypoints;
	}
	return lists;
}

Json ToJson(NavCore::Cell cell)
{
	return Json::array({cell.x, cell.y});
}

Json ToJson(const std::vector<NavCore::Cell>& cells)
{
	Json json = Json::array();
	for (const NavCore::Cell cell : cells)
	{
		json.push_back(ToJson(cell));
	}
	return json;
}

/** What smoothing adds: the path as it was before, and the time it took. */
void AddSmoothing(const FindAnswer& answer, Json& json)
{
	if (answer.smoothed == nullptr)
	{
		return;
	}
	const NavCore::Path& raw = answer.outcome.path;
	json["raw_length"] = raw.IsEmpty() ? Json(nullptr) : Json(raw.Length());
	json["raw_cost"] = raw.IsEmpty() ? Json(nullptr) : Json(CostInSteps(raw.cost));
	json["smooth_time_us"] = answer.smoothed->timeUs;
}
} // namespace

nlohmann::ordered_json MakeFindJson(const FindAnswer& answer)
{
	const QueryOutcome& outcome = answer.outcome;
	const NavCore::Path& path = FinalPath(answer);
	const PathLists lists = ListPath(answer);
	const std::string reason = ReasonText(outcome);
	Json json = {
		{"map", answer.map},
		{"algorithm", answer.algorithm},
		{"served_by", outcome.servedBy},
		{"status", StatusWord(outcome.status)},
		{"reason", reason.empty() ? Json(nullptr) : Json(reason)},
		{"from", ToJson(answer.from)},
		{"to", ToJson(answer.to)},
		{"smoothed", answer.smoothed != nullptr},
		{"length", path.IsEmpty() ? Json(nullptr) : Json(path.Length())},
		{"cost", path.IsEmpty() ? Json(nullptr) : Json(CostInSteps(path.cost))},
		{"cells", lists.cells.size()},
		{"waypoints", ToJson(lists.waypoints)},
		{"points", ToJson(lists.cells)},
		{"expanded", outcome.counters.expanded},
		{"generated", outcome.counters.generated},
		{"revisited", outcome.counters.revisited},
		{"peak_nodes", outcome.counters.peakNodes},
		{"bytes", outcome.counters.peakBytes},
		{"time_us", outcome.timeUs},
	};
	AddSmoothing(answer, json);
	return json;
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
		const PathLists lists = ListPath(answer);
		const NavCore::Path& path = FinalPath(answer);
		text += line("length", fmt::format("{:.4f} cells", path.Length()));
		text += line("cost", fmt::format("{:.4f}", CostInSteps(path.cost)));
		text +=
			line("path", fmt::format("{} cells, {} waypoints", lists.cells.size(), lists.waypoints.size()));
		if (answer.smoothed != nullptr)
		{
			text += line("smoothed",
				fmt::format("from length {:.4f} and cost {:.4f}, in {:.1f} us", outcome.path.Length(),
					CostInSteps(outcome.path.cost), answer.smoothed->timeUs));
		}
	}
	text += line("nodes",
		fmt::format("{} expanded, {} generated, {} revisited, {} at the peak", outcome.counters.expanded,
			outcome.counters.generated, outcome.counters.revisited, outcome.counters.peakNodes));
	text += line("memory", fmt::format("{} bytes of scratch", outcome.counters.peakBytes));
	return text + line("time", fmt::format("{:.1f} us", outcome.timeUs));
}
} // namespace NavLab
