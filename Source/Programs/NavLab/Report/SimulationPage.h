// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Report/HtmlPage.h"

#include <string>
#include <string_view>
#include <vector>

namespace NavLab
{
struct SimulationResult;

/** A run as one self-contained page: animated replay, charts, figures. */
[[nodiscard]] std::string MakeSimulationPage(std::string_view mapName, const SimulationResult& result);

/** Replay and charts as one section, for a page that shows other things too. */
[[nodiscard]] ReportSection MakeSimulationSection(std::string title, const SimulationResult& result);
} // namespace NavLab
