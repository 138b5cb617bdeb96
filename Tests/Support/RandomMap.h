// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/SearchRequest.h"
#include "Support/MapVariant.h"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace NavCore::Tests
{
/** How the walls of a random map are laid out. */
enum class WallStyle : std::uint8_t
{
	Noise, // Single cells.
	Boxes, // Filled rectangles.
	Lines, // Long straight walls with gaps.
};

/** Everything that a random map follows from; equal specs give equal maps on every platform. */
struct MapSpec
{
	std::int32_t width = 1;
	std::int32_t height = 1;
	Topology topology = Topology::Octile;
	CornerRule cornerRule = CornerRule::NoneBlocked;
	WallStyle style = WallStyle::Noise;
	std::int32_t blockedPercent = 25;
	bool terrain = false;
	bool heights = false;
	/** What queries on the map ask for; above 1 the map has the layer. */
	std::uint8_t clearance = 1;
	MapVariant variant = MapVariant::Plain;
	std::uint64_t seed = 1;
};

inline constexpr std::array AllTopologies{Topology::Octile, Topology::Tile, Topology::Hex};
inline constexpr std::array AllCornerRules{
	CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked, CornerRule::Never};

[[nodiscard]] GridMap BuildMap(const MapSpec& spec);

/** The map as text, one line a row: '#' blocked, '.' free or a digit for dear terrain. */
[[nodiscard]] std::string Draw(const GridMap& map);

/** For messages of failed tests: the settings and the drawing. */
std::ostream& operator<<(std::ostream& out, const MapSpec& spec);

/** Any cell of the map, free or not. */
[[nodiscard]] Cell RandomCell(const GridMap& map, Random& random);
/** A free cell with the clearance asked for, if a few hundred tries find one; any cell otherwise. */
[[nodiscard]] Cell RandomFreeCell(const GridMap& map, Random& random, std::uint8_t clearance = 1);
/** A query between two such cells. */
[[nodiscard]] SearchRequest RandomRequest(const GridMap& map, Random& random, std::uint8_t clearance = 1);
/** Flips some single cells and fills a rectangle, in one batch. */
void EditAtRandom(GridMap& map, Random& random);
} // namespace NavCore::Tests
