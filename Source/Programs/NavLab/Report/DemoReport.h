// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace NavLab
{
struct DemoMap;
struct SimulationResult;

/** The whole demo as one self-contained HTML page with replays of the searches and of the crowd. */
[[nodiscard]] std::string MakeDemoHtml(const std::vector<DemoMap>& maps, const SimulationResult& crowd);

/** The table of the demo for a terminal. */
[[nodiscard]] std::string MakeDemoTable(const std::vector<DemoMap>& maps);
} // namespace NavLab
