// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Result.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace NavLab
{
/** What a generated map looks like. */
enum class MapKind : std::uint8_t
{
	PseudoRts, // Open ground with many small, irregular obstacles; all free cells are connected.
	Rooms,     // A lattice of rooms with doors; connected.
	Maze,      // A perfect maze: exactly one way between any two places.
	Random,    // Single blocked cells strewn at random; not always connected.
	Caves,     // Natural caves, joined by tunnels; connected.
	Open,      // Nothing, or a few large boxes.
};

/** The name on the command line, such as "pseudo-rts". */
[[nodiscard]] std::string_view NameOf(MapKind kind);
[[nodiscard]] std::optional<MapKind> FindMapKind(std::string_view name);
/** Every kind, in the order shown to people. */
[[nodiscard]] std::span<const MapKind> AllMapKinds();

/** Equal options give equal maps on every platform. Settings of other kinds play no part. */
struct GeneratorOptions
{
	MapKind kind = MapKind::PseudoRts;
	std::int32_t width = 512;
	std::int32_t height = 512;
	std::uint64_t seed = 1;
	/**
	 * Share of blocked cells. pseudo-rts: 0 to 50, default 10; random: 0 to 100, default 25; caves: the
	 * noise that the caves grow from, 30 to 60, default 50.
	 */
	std::optional<std::int32_t> obstaclePercent;
	/**
	 * pseudo-rts: nothing but blobs of 2 to 12 cells, strewn evenly. With 20 to 35 percent of obstacles
	 * these are the maps of the published SGA* experiment, as far as its text describes them.
	 */
	bool smallBlobs = false;
	/** rooms: side of a room in cells, without its walls, which are one cell thick. */
	std::int32_t roomSize = 15;
	/** rooms: how many of the walls between two rooms have a door, beyond those needed to connect all. */
	std::int32_t doorPercent = 60;
	std::int32_t doorWidth = 1;
	/** maze: width of the corridors; walls are one cell thick. */
	std::int32_t corridorWidth = 2;
	/** open: number of boxes. */
	std::int32_t boxes = 0;
};

/** The map, or one line that says which option is out of range. */
[[nodiscard]] NavCore::Result<NavCore::GridMap, std::string> GenerateMap(const GeneratorOptions& options);
} // namespace NavLab
