// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Io/ScenFile.h"

#include <cstdint>
#include <string_view>

namespace NavCore
{
class GridMap;
} // namespace NavCore

namespace NavLab
{
struct ScenarioOptions
{
	std::uint64_t seed = 1;
	/** Problems in each bucket; a bucket holds problems whose optimal lengths share floor(length / 4). */
	std::int32_t perBucket = 10;
	/** Most problems in all. When it does not allow perBucket, the buckets share it evenly. */
	std::int32_t maxProblems = 1000;
};

/**
 * Problems on a map, spread evenly over all lengths up to the longest found, shortest first. Start and
 * goal are always connected, and no pair of cells comes twice. Optima come from the reference solver
 * and ignore terrain costs. Equal input gives equal problems on every platform.
 *
 * Needs some 30 bytes a cell; about 40 s on a map of 4096 x 4096. Empty when no two cells connect.
 */
[[nodiscard]] NavCore::ScenFile GenerateScenario(
	const NavCore::GridMap& map, std::string_view mapName, const ScenarioOptions& options = {});
} // namespace NavLab
