// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/ReplayReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/ReplayRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;

std::string CellText(NavCore::Cell cell)
{
	return fmt::format("{},{}", cell.x, cell.y);
}

/** As text: JSON readers keep 53 bits of a number. */
std::string DigestText(std::uint64_t digest)
{
	return fmt::format("{:016x}", digest);
}

Json MakeQueryJson(const ReplayedQuery& query)
{
	const NavCore::CapturedQuery& recorded = query.recorded;
	const NavCore::CapturedQuery& again = query.again;
	return {{"algorithm", recorded.algorithm}, {"from", CellText(recorded.request.start)},
		{"to", CellText(recorded.request.goal)}, {"status", StatusWord(again.status)},
		{"cost", CostInSteps(again.cost)}, {"expanded", again.expanded}, {"digest", DigestText(again.digest)},
		{"recorded_status", StatusWord(recorded.status)}, {"recorded_cost", CostInSteps(recorded.cost)},
		{"recorded_expanded", recorded.expanded}, {"recorded_digest", DigestText(recorded.digest)},
		{"same", query.IsSame()}};
}
} // namespace

nlohmann::ordered_json MakeReplayJson(
	const std::string& fileName, const NavCore::QueryCapture& capture, const ReplayResult& result)
{
	Json json{{"file", fileName}, {"width", capture.grid.map.Width()}, {"height", capture.grid.map.Height()},
		{"walkable", capture.grid.map.WalkableCount()}, {"mismatches", result.Mismatches()},
		{"queries", Json::array()}};
	for (const ReplayedQuery& query : result.queries)
	{
		json["queries"].push_back(MakeQueryJson(query));
	}
	return json;
}

std::string MakeReplayTable(
	const std::string& fileName, const NavCore::QueryCapture& capture, const ReplayResult& result)
{
	std::string text = fmt::format("{}: {} x {} cells, {} queries, {} answered differently\n\n", fileName,
		capture.grid.map.Width(), capture.grid.map.Height(), result.queries.size(), result.Mismatches());
	TextTable table({"query", "algorithm", "from", "to", "status", "cost", "expanded", "digest", "same"});
	for (std::size_t i = 0; i < result.queries.size(); ++i)
	{
		const ReplayedQuery& query = result.queries[i];
		const NavCore::CapturedQuery& again = query.again;
		table.AddRow({fmt::format("{}", i + 1), again.algorithm, CellText(again.request.start),
			CellText(again.request.goal), std::string(StatusWord(again.status)),
			fmt::format("{:.2f}", CostInSteps(again.cost)), fmt::format("{}", again.expanded),
			DigestText(again.digest), query.IsSame() ? "yes" : "NO"});
	}
	return text + table.ToText();
}
} // namespace NavLab
