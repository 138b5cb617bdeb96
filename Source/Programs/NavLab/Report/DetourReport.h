// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace NavLab
{
struct CategoryPlot;
struct DetourComparison;

/** The JSON of the compare command; design.md explains the keys. */
[[nodiscard]] nlohmann::ordered_json MakeDetourJson(std::string_view mapName, const DetourComparison& result);

/** The same for people, side by side. */
[[nodiscard]] std::string MakeDetourTable(std::string_view mapName, const DetourComparison& result);

/** One row a figure, with a header. */
[[nodiscard]] std::string MakeDetourCsv(std::string_view mapName, const DetourComparison& result);

/** Times of queries, edits and builds, Detour beside ours. */
[[nodiscard]] CategoryPlot MakeDetourPlot(std::string_view mapName, const DetourComparison& result);
} // namespace NavLab
