// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace NavLab
{
struct CategoryPlot;
struct Comparison;
struct HierarchyResult;
struct MachineInfo;

// What `navlab reproduce hpa` and `reproduce auto` leave behind.

/** For people: per set a row for each size, levels and rule beside the published ones; then the verdicts. */
[[nodiscard]] std::string MakeHierarchyText(const HierarchyResult& result, const MachineInfo& machine);

/** One row for each map and column, with a header. */
[[nodiscard]] std::string MakeHierarchyCsv(const HierarchyResult& result);

/** All figures. The caller adds the files that it wrote. */
[[nodiscard]] nlohmann::ordered_json MakeHierarchyJson(
	const HierarchyResult& result, const MachineInfo& machine);

/** By set: times faster than A* until the smoothed path is there, and percent above the optimum. */
[[nodiscard]] CategoryPlot MakeSpeedupPlot(const HierarchyResult& result);
[[nodiscard]] CategoryPlot MakeExcessPlot(const HierarchyResult& result);

/** Mean time of every algorithm on every map, and the last one's by that of the best other one. */
[[nodiscard]] std::string MakeChoiceTable(const Comparison& comparison);
} // namespace NavLab
