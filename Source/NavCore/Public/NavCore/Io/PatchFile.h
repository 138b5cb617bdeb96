// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Io/IoError.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore
{
/** A rectangle of walkability bits to be laid over a map: rows of whole words, bit 0 leftmost. */
class PatchBits
{
public:
	/** Every cell blocked. Both sides must be 1..MaxGridSide. */
	PatchBits(std::int32_t width, std::int32_t height)
		: width_(width), height_(height), wordsPerRow_((static_cast<std::size_t>(width) + 63) / 64),
		  words_(wordsPerRow_ * static_cast<std::size_t>(height), 0)
	{
	}

	[[nodiscard]] std::int32_t Width() const { return width_; }
	[[nodiscard]] std::int32_t Height() const { return height_; }
	/** The cell must be in the patch. */
	[[nodiscard]] bool IsWalkable(Cell cell) const
	{
		return ((Row(cell.y)[cell.x / 64] >> (cell.x % 64)) & 1) != 0;
	}

	/** As GridEdit::WriteRow takes it. Bits past the width are 0; a writer keeps them so. */
	[[nodiscard]] const std::uint64_t* Row(std::int32_t y) const
	{
		return words_.data() + static_cast<std::size_t>(y) * wordsPerRow_;
	}
	[[nodiscard]] std::uint64_t* Row(std::int32_t y)
	{
		return words_.data() + static_cast<std::size_t>(y) * wordsPerRow_;
	}

	friend bool operator==(const PatchBits&, const PatchBits&) = default;

private:
	std::int32_t width_;
	std::int32_t height_;
	std::size_t wordsPerRow_;
	std::vector<std::uint64_t> words_;
};

/** The patches of a GPPC dynamic scenario; their index is their id. */
struct PatchFile
{
	std::vector<PatchBits> patches;

	friend bool operator==(const PatchFile&, const PatchFile&) = default;
};

/**
 * Reads "type patch", "patches N" and N blocks of "patch i", "height h", "width w", "map" and h rows.
 * Blocks are numbered from 0 in order. Characters and tolerances are those of ReadMapFile.
 */
[[nodiscard]] NAVCORE_EXPORT Result<PatchFile, IoError> ReadPatchFile(
	std::string_view text, std::string_view fileName);

[[nodiscard]] NAVCORE_EXPORT std::string WritePatchFile(const PatchFile& patches);

/**
 * Overwrites the map with the patch, its top left cell at corner. Reports CellOutOfRange, and changes
 * nothing, unless the whole patch is on the map. The caller commits the edit.
 */
[[nodiscard]] NAVCORE_EXPORT GridError ApplyPatch(GridEdit& edit, const PatchBits& patch, Cell corner);
} // namespace NavCore
