// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace NavLab
{
struct SimulationResult;

/** The JSON of the simulate command. */
[[nodiscard]] nlohmann::ordered_json MakeSimulationJson(
	std::string_view mapName, const SimulationResult& result);

/** The same for people. */
[[nodiscard]] std::string MakeSimulationTable(std::string_view mapName, const SimulationResult& result);

/** The run in one line, for the end of the demo. */
[[nodiscard]] std::string MakeSimulationLine(const SimulationResult& result);

/** The digest as it is printed everywhere. */
[[nodiscard]] std::string DigestText(const SimulationResult& result);
/** "1000 us" or "5000 expansions". */
[[nodiscard]] std::string BudgetText(const SimulationResult& result);
/** Requests without a path: none exists, or a wall took the start or the goal. */
[[nodiscard]] std::uint64_t CountNoPath(const SimulationResult& result);
/** Requests that were taken back, by agents that changed their minds and by agents that are gone. */
[[nodiscard]] std::uint64_t CountCancelled(const SimulationResult& result);
} // namespace NavLab
