// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Io/DynamicScenFile.h"
#include "NavCore/Io/PatchFile.h"

#include <cstddef>
#include <string>
#include <vector>

namespace NavLab
{
/** What a benchmark runs: a map, and the queries and patches of a scenario in order. */
struct BenchPlan
{
	/** As given by the user, for the report. */
	std::string mapName;
	std::string scenName;
	/** The map before the first patch. */
	NavCore::GridMap map;
	std::vector<NavCore::DynamicCommand> commands;
	NavCore::PatchFile patches;
	/** A version-2 scenario: patch costs are part of the report. */
	bool dynamic = false;

	[[nodiscard]] std::size_t QueryCount() const;
};

/**
 * Loads a scenario of either version and its map or patches. mapPath may be empty for version 2. A
 * limit above 0 keeps so many queries, spread evenly over the file, and every patch. Throws InputError.
 */
[[nodiscard]] BenchPlan LoadBenchPlan(
	const std::string& mapPath, const std::string& scenPath, std::size_t limit);
} // namespace NavLab
