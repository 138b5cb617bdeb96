// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/PlainRegions.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavReference/Bridge/CoreBridge.h"

#include <map>

namespace NavCore::Tests
{
PlainRegions::PlainRegions(const NavReference::ReferenceGrid& grid)
	: width_(grid.width), labels_(grid.walkable.size(), Blocked)
{
	for (int y = 0; y < grid.height; ++y)
	{
		for (int x = 0; x < grid.width; ++x)
		{
			if (grid.IsFree({x, y}) && labels_[grid.IndexOf({x, y})] == Blocked)
			{
				Flood(grid, {x, y});
				++count_;
			}
		}
	}
}

PlainRegions::PlainRegions(const GridMap& map) : PlainRegions(NavReference::ToReference(map)) {}

void PlainRegions::Flood(const NavReference::ReferenceGrid& grid, NavReference::Point from)
{
	labels_[grid.IndexOf(from)] = count_;
	std::vector<NavReference::Point> open{from};
	while (!open.empty())
	{
		const NavReference::Point at = open.back();
		open.pop_back();
		for (int i = 0; i < 9; ++i)
		{
			const NavReference::Point next{at.x + i % 3 - 1, at.y + i / 3 - 1};
			if (grid.IsFree(next) && labels_[grid.IndexOf(next)] == Blocked &&
				NavReference::JudgeStep(grid, at, next) == NavReference::StepVerdict::Legal)
			{
				labels_[grid.IndexOf(next)] = count_;
				open.push_back(next);
			}
		}
	}
}

::testing::AssertionResult MatchesFlood(const RegionMap& regions, const GridMap& map)
{
	const PlainRegions plain(map);
	std::map<int, std::uint32_t> componentOf;
	std::map<std::uint32_t, int> labelOf;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const int label = plain.At({x, y});
			const std::uint32_t component = regions.ComponentOf({x, y});
			const bool blocked = label == PlainRegions::Blocked;
			if (blocked != (component == RegionMap::NoComponent) ||
				(!blocked &&
					(componentOf.emplace(label, component).first->second != component ||
						labelOf.emplace(component, label).first->second != label)))
			{
				return ::testing::AssertionFailure() << "at " << x << "," << y << "\n" << Draw(map);
			}
		}
	}
	if (regions.ComponentCount() != static_cast<std::size_t>(plain.Count()))
	{
		return ::testing::AssertionFailure()
			<< regions.ComponentCount() << " components, not " << plain.Count();
	}
	return ::testing::AssertionSuccess();
}

namespace
{
void EditOnce(GridEdit& edit, Random& random)
{
	const GridMap& map = edit.Map();
	const Cell cell = RandomCell(map, random);
	const bool walkable = random.Percent(50);
	CellRect rect{cell.x, cell.y, random.Range(1, 9), random.Range(1, 9)};
	switch (random.Range(0, 9))
	{
	case 0:
		rect = {0, cell.y, map.Width(), 1};
		break;
	case 1:
		rect = {cell.x, 0, 1, map.Height()};
		break;
	case 2:
	case 3:
		break;
	case 4:
		if (map.HasTerrain())
		{
			EXPECT_EQ(edit.SetTerrain(cell, walkable ? std::uint8_t{3} : TerrainBlocked), GridError::None);
		}
		return;
	case 5:
	case 6:
		if (map.HasHeight())
		{
			EXPECT_EQ(edit.SetHeight(cell, static_cast<std::int16_t>(random.Range(0, 9))), GridError::None);
			return;
		}
		[[fallthrough]];
	default:
		EXPECT_EQ(edit.SetWalkable(cell, !map.IsWalkable(cell)), GridError::None);
		return;
	}
	EXPECT_EQ(edit.FillWalkable(rect.Intersect(map.Bounds()), walkable), GridError::None);
}
} // namespace

GridChange EditForRegions(GridMap& map, Random& random)
{
	GridEdit edit(map);
	// Single edits are the rule; batches make several changes meet in one search.
	const std::int32_t edits = random.Percent(70) ? 1 : random.Range(2, 8);
	for (std::int32_t i = 0; i < edits; ++i)
	{
		EditOnce(edit, random);
	}
	return edit.Commit();
}
} // namespace NavCore::Tests
