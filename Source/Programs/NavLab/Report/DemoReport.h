// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace NavLab
{
struct DemoMap;

/** The whole demo as one self-contained HTML page with replays of the searches. */
[[nodiscard]] std::string MakeDemoHtml(const std::vector<DemoMap>& maps);

/** The table of the demo for a terminal. */
[[nodiscard]] std::string MakeDemoTable(const std::vector<DemoMap>& maps);
} // namespace NavLab
