// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavReference/ReferenceGrid.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Tests
{
/** Connected components in the simplest form: a flood by the oracle's rule of one step. */
class PlainRegions
{
public:
	explicit PlainRegions(const NavReference::ReferenceGrid& grid);
	explicit PlainRegions(const GridMap& map);

	static constexpr int Blocked = -1;
	[[nodiscard]] int At(Cell cell) const { return labels_[Index(cell)]; }
	[[nodiscard]] bool AreConnected(Cell a, Cell b) const { return At(a) != Blocked && At(a) == At(b); }
	[[nodiscard]] int Count() const { return count_; }

private:
	[[nodiscard]] std::size_t Index(Cell cell) const
	{
		return static_cast<std::size_t>(cell.y * width_ + cell.x);
	}
	void Flood(const NavReference::ReferenceGrid& grid, NavReference::Point from);

	int width_ = 0;
	int count_ = 0;
	std::vector<int> labels_;
};

/** Whether regions divide the cells of the map as a flood does. */
[[nodiscard]] ::testing::AssertionResult MatchesFlood(const RegionMap& regions, const GridMap& map);

/** One batch of edits of every sort: cells, boxes, long walls, terrain and heights where there are any. */
[[nodiscard]] GridChange EditForRegions(GridMap& map, Random& random);
} // namespace NavCore::Tests
