// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Io/TextScan.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace NavCore::Detail
{
/** What a character of a map row means; a set of bits, so that a row can report what it holds. */
enum TerrainFlags : std::uint8_t
{
	TerrainBlocks = 0,
	TerrainWalkable = 1,
	TerrainSwamp = 2,
	TerrainUnknown = 128,
};

using TerrainTable = std::array<std::uint8_t, 256>;

[[nodiscard]] TerrainTable MakeTerrainTable(bool waterPassable, bool swampPassable);

/** Size of a block of rows: what the lines "height" and "width" before it say. */
struct RowBlock
{
	std::int32_t width = 0;
	std::int32_t height = 0;
};

/** Reads "height" and "width" in either order, and "map". */
[[nodiscard]] IoError ReadRowHeader(LineReader& reader, RowBlock& block);

/**
 * Call before memory for the rows is taken: fails, naming the line, if the text left cannot hold them.
 * Quick unless it fails. Takes a copy of the reader, as it looks ahead.
 */
[[nodiscard]] IoError CheckRowsFit(LineReader reader, const RowBlock& block);

/**
 * Reads one row into packed bits, 1 for walkable cells; words must hold the width. seen receives the
 * flags of all characters together and line the row itself, for those who need more than the bits.
 */
[[nodiscard]] IoError ReadRow(LineReader& reader, std::int32_t width, const TerrainTable& table,
	std::uint64_t* words, std::uint8_t& seen, std::string_view& line);

/** Appends a row of width cells as '.' and '@'; bits is little-endian and starts on a byte. */
void AppendRow(std::string& out, std::int32_t width, const unsigned char* bits);

/** Fails if anything but blank lines is left. */
[[nodiscard]] IoError ExpectEnd(LineReader& reader);
} // namespace NavCore::Detail
