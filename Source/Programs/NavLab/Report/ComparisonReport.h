// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace NavLab
{
struct CategoryPlot;
struct Comparison;
struct Experiment;
struct MachineInfo;

// What a reproduced experiment leaves behind. Percentages are of the control, which is A* so far.

/** For people: per set our figures beside the published ones, then their spread, then all maps together. */
[[nodiscard]] std::string MakeComparisonText(
	const Experiment& experiment, const Comparison& comparison, const MachineInfo& machine);

/** One row for each map and algorithm, with a header. */
[[nodiscard]] std::string MakeComparisonCsv(const Comparison& comparison);

/** All figures. The caller adds the files that it wrote. */
[[nodiscard]] nlohmann::ordered_json MakeComparisonJson(
	const Experiment& experiment, const Comparison& comparison, const MachineInfo& machine);

[[nodiscard]] CategoryPlot MakeTimePlot(const Experiment& experiment, const Comparison& comparison);
[[nodiscard]] CategoryPlot MakeMemoryPlot(const Experiment& experiment, const Comparison& comparison);
} // namespace NavLab
