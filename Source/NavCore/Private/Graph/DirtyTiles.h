// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * Which cells of a map have changed: for each tile of 32 x 32 cells the smallest rectangle over them. Memory
 * is bounded and nothing is listed twice, however many edits come.
 */
class DirtyTiles
{
public:
	static constexpr std::int32_t Side = 32;

	/** Everything is clean. */
	void Reset(std::int32_t width, std::int32_t height);
	/** The rectangle is on the map. */
	void Add(const CellRect& rect);

	[[nodiscard]] bool IsEmpty() const { return dirty_.empty(); }
	/** Takes the dirty cells of one tile out; not when it is empty. */
	[[nodiscard]] CellRect Take();
	[[nodiscard]] std::size_t Bytes() const
	{
		return tiles_.capacity() * sizeof(Tile) + dirty_.capacity() * sizeof(std::uint32_t);
	}

private:
	/** Cells from the corner of the tile; clean when it ends where it begins. */
	struct Tile
	{
		std::uint8_t left = 0;
		std::uint8_t top = 0;
		std::uint8_t right = 0;
		std::uint8_t bottom = 0;
	};

	std::int32_t columns_ = 0;
	std::vector<Tile> tiles_;
	std::vector<std::uint32_t> dirty_;
};
} // namespace NavCore::Detail
