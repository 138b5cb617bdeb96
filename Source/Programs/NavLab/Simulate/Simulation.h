// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Simulate/SimulationOptions.h"
#include "NavLab/Simulate/SimulationResult.h"

#include "NavCore/Grid/GridMap.h"

namespace NavLab
{
class Progress;

/**
 * Lets agents wander over a map that changes under them and checks all they are told. With a budget in
 * expansions, equal options give equal results but for the times. Throws InputError when no cell is free.
 */
[[nodiscard]] SimulationResult RunSimulation(
	NavCore::GridMap map, const SimulationOptions& options, Progress& progress);
} // namespace NavLab
