// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavCore
{
enum class MapEditKind : std::uint8_t
{
	Block,
	Unblock, // A cell that its terrain blocks gets the neutral cost; see NavWorld for profiles with costs.
	Terrain, // TerrainBlocked blocks the cells; another cost opens those that their terrain blocked.
	Height,
};

/** One edit of the map that all agents share: a rectangle of cells gets a value. */
struct MapEdit
{
	MapEditKind kind = MapEditKind::Block;
	CellRect rect;
	/** Terrain cost or height. */
	std::int16_t value = 0;
};
} // namespace NavCore
