// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/SameMap.h"

#include <array>

namespace NavCore::Tests
{
namespace
{
bool SameLayers(const GridMap& a, const GridMap& b)
{
	return a.Bounds() == b.Bounds() && a.GetTopology() == b.GetTopology() &&
		a.GetCornerRule() == b.GetCornerRule() && a.WalkableCount() == b.WalkableCount() &&
		a.HasTerrain() == b.HasTerrain() && a.MinTerrain() == b.MinTerrain() &&
		a.HasHeight() == b.HasHeight() && a.ClimbLimit() == b.ClimbLimit() &&
		a.HasClearance() == b.HasClearance() && a.ClearanceLimit() == b.ClearanceLimit() &&
		(a.Jumps() == nullptr) == (b.Jumps() == nullptr);
}

bool SameCell(const GridMap& a, const GridMap& b, Cell cell)
{
	const BitView columns = a.Columns();
	const std::int32_t position = columns.Position(cell.y, cell.x);
	return a.IsWalkable(cell) == b.IsWalkable(cell) && columns.Test(position) == b.Columns().Test(position) &&
		a.TerrainAt(cell) == b.TerrainAt(cell) && a.HeightAt(cell) == b.HeightAt(cell) &&
		a.ClearanceAt(cell) == b.ClearanceAt(cell);
}

/** What a search would read at a wall does not matter. */
bool SameJumps(const GridMap& a, const GridMap& b, Cell cell)
{
	constexpr std::array diagonals{
		Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast};
	for (const Direction diagonal : diagonals)
	{
		const bool rising = diagonal == Direction::NorthEast || diagonal == Direction::SouthWest;
		const std::int32_t position = a.Jumps()->Position(cell.x, cell.y, rising);
		if (a.Jumps()->TurnOffs(diagonal).Test(position) != b.Jumps()->TurnOffs(diagonal).Test(position) ||
			a.Jumps()->Legal(rising).Test(position) != b.Jumps()->Legal(rising).Test(position))
		{
			return false;
		}
	}
	return true;
}
} // namespace

::testing::AssertionResult SameMap(const GridMap& a, const GridMap& b)
{
	if (!SameLayers(a, b))
	{
		return ::testing::AssertionFailure() << "the maps differ in size, rules, layers or counts";
	}
	for (std::int32_t y = 0; y < a.Height(); ++y)
	{
		for (std::int32_t x = 0; x < a.Width(); ++x)
		{
			if (!SameCell(a, b, {x, y}))
			{
				return ::testing::AssertionFailure() << "cell " << x << "," << y << " differs";
			}
			if (a.Jumps() != nullptr && a.IsWalkable({x, y}) && !SameJumps(a, b, {x, y}))
			{
				return ::testing::AssertionFailure() << "the jump bits of " << x << "," << y << " differ";
			}
		}
	}
	return ::testing::AssertionSuccess();
}
} // namespace NavCore::Tests
