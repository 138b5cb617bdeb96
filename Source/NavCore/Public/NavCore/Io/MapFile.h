// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Io/IoError.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace NavCore
{
struct MapReadOptions
{
	/** Makes W cells walkable; by default water blocks. */
	bool waterPassable = false;
	/**
	 * 0: S cells are plain ground. 1..254: the map gets a terrain layer and S cells this cost.
	 * TerrainBlocked: S cells are blocked, as in tools that know no swamp.
	 */
	std::uint8_t swampCost = 0;
	CornerRule cornerRule = CornerRule::NoneBlocked;
};

/**
 * Reads a MovingAI map: a "type" line, "height" and "width" in either order, "map", then the rows.
 *
 * Free: '.', 'G' and 'S'. Blocked: '@', 'O', 'T' and 'W'. Any other character is an error. The types
 * are "octile", "tile" and, as an extension of ours, "hex". Accepted besides: CRLF line ends, a byte
 * order mark, blank lines and trailing blanks in the header, blank lines after the rows, and a last
 * row without a line end. The text at hand bounds the memory taken, whatever the header says.
 * fileName is only quoted in errors.
 */
[[nodiscard]] NAVCORE_EXPORT Result<GridMap, IoError> ReadMapFile(
	std::string_view text, std::string_view fileName, const MapReadOptions& options = {});

struct MapWriteOptions
{
	/** Walkable cells with this terrain cost become 'S'; 0 writes none. */
	std::uint8_t swampCost = 0;
};

/**
 * The map as text: '.' for walkable cells and '@' for blocked ones.
 *
 * The format has no place for the corner rule, heights, or more terrain costs than the one of
 * MapWriteOptions: those are left out.
 */
[[nodiscard]] NAVCORE_EXPORT std::string WriteMapFile(
	const GridMap& map, const MapWriteOptions& options = {});
} // namespace NavCore
