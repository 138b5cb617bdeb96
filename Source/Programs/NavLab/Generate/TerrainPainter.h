// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore
{
class GridMap;
}

namespace NavLab
{
struct TerrainOptions
{
	std::uint64_t seed = 1;
	/** Cells across one patch of the coarsest noise; a power of two. */
	std::int32_t patch = 32;
};

/**
 * Gives the map a terrain layer as games have it: smooth patches of plain ground (cost 1, about half of the
 * cells), grass 2, sand 3, mud 5 and swamp 8. Equal options give equal layers on every platform.
 */
void PaintTerrain(NavCore::GridMap& map, const TerrainOptions& options);
} // namespace NavLab
