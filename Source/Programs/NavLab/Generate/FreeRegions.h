// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Generate/DraftMap.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavLab
{
/** Free cells side by side in one row: [begin, end). */
struct FreeRun
{
	std::int32_t y = 0;
	std::int32_t begin = 0;
	std::int32_t end = 0;
	std::uint32_t region = 0;
};

/** The regions of a map, numbered by their first cell in reading order. */
struct FreeRegions
{
	/** In reading order. */
	std::vector<FreeRun> runs;
	/** Size of each region in cells. */
	std::vector<std::int64_t> cells;

	/** The largest region, and the first of equals. There must be one. */
	[[nodiscard]] std::size_t Largest() const;
};

/**
 * Finds what straight moves connect. Under the default corner rule diagonal moves connect nothing more.
 * Works on runs, not on cells: memory grows with the detail of the map, not with its area.
 */
[[nodiscard]] FreeRegions FindFreeRegions(const DraftMap& draft);

/** Blocks every free cell outside the largest region. */
void FillPockets(DraftMap& draft);
} // namespace NavLab
