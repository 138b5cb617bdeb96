// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore
{
class GridChange;
class GridMap;

/**
 * What a map is like, in numbers that can be read at once and are kept current under edits. A search
 * that has a choice of methods goes by them.
 *
 * Corners are squares of two by two cells of which exactly one is blocked: where the shortest paths turn
 * and jump point search has to stop. Few per free cell mean large, plain obstacles and rooms, many mean
 * noise.
 */
class NAVCORE_EXPORT GridStatistics
{
public:
	explicit GridStatistics(const GridMap& map);

	/** Counts anew the rows that a batch of edits touched. Batches come in order; a gap counts all rows. */
	void Update(const GridMap& map, const GridChange& change);
	/** Whether the numbers are those of this version of the map. */
	[[nodiscard]] bool Follows(const GridMap& map) const;

	[[nodiscard]] std::int64_t CornerCount() const { return corners_; }
	[[nodiscard]] std::size_t Bytes() const;

	/** The version of the map does not count. */
	[[nodiscard]] bool HasSameNumbers(const GridStatistics& other) const { return byRow_ == other.byRow_; }

private:
	void CountRows(const GridMap& map, std::int32_t first, std::int32_t end);

	/** Corners between each row and the one below it. */
	std::vector<std::uint32_t> byRow_;
	std::int64_t corners_ = 0;
	std::uint64_t mapVersion_ = 0;
};
} // namespace NavCore
