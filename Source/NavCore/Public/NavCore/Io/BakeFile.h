// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Io/IoError.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace NavCore
{
/** A map that was built once and saved, and where it lies in the world of the host. */
struct BakedGrid
{
	GridMap map;
	GridFrame frame;
};

/** What this library writes. Files of later versions are refused, those of earlier ones are read. */
inline constexpr std::uint32_t BakeFormatVersion = 1;

/**
 * Packs a map into bytes; the error of GridFrame::Validate for a bad frame. Equal maps and frames give equal
 * bytes on every platform; the version of the map is no part of them.
 *
 * All numbers are little-endian. 64 bytes of header: magic, format version, layers (bit 0 terrain, 1 height,
 * 2 clearance, 3 jumps), total size in 8 bytes, width, height, then in one byte each topology, corner rule
 * and clearance limit and a zero, climb limit, and as doubles the origin and the cell size of the frame. Then
 * the walkability of each row in whole bytes, bit 0 leftmost and the bits past the width 0; one byte of
 * terrain a cell and two of height, if there are such layers; last a CRC-32 of everything before it, which
 * sees every change of up to 32 neighbouring bits and misses one in four thousand million others. Clearance
 * and jump bits follow from the cells and are computed again.
 */
[[nodiscard]] NAVCORE_EXPORT Result<std::vector<std::byte>, GridError> WriteBakeFile(
	const GridMap& map, const GridFrame& frame);

/**
 * Reads what WriteBakeFile wrote. Everything else is refused with the offset of the first byte at fault:
 * sizes and checksum are tested before anything is allocated, so a bad file costs no memory. A file that
 * passes is the one that WriteBakeFile would write for its content.
 */
[[nodiscard]] NAVCORE_EXPORT Result<BakedGrid, IoError> ReadBakeFile(
	std::span<const std::byte> bytes, std::string_view fileName);

/** Whether the bytes begin like a bake file, sound or not. */
[[nodiscard]] NAVCORE_EXPORT bool LooksLikeBakeFile(std::span<const std::byte> bytes);
} // namespace NavCore
