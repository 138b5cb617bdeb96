// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Search/WorkBudget.h"
#include "Scheduling/LivePaths.h"
#include "Support/RandomMap.h"
#include "Support/SearchRunner.h"

#include <vector>

namespace NavCore::Tests
{
using Detail::LiveNotice;
using Detail::LiveNoticeKind;
using Detail::LivePathError;
using Detail::LivePathId;
using Detail::LivePathLimits;
using Detail::LivePaths;
using Detail::ProgressAnswer;

/** Adds a path that has to be taken. */
inline LivePathId AddPath(
	LivePaths& live, const GridMap& map, const Path& path, std::uint8_t clearance = 1, std::uint64_t tag = 0)
{
	WorkBudget budget;
	return live.Add(map, path, clearance, tag, budget).Value();
}

/** Works everything off in slices that nextBudget hands out. */
template <class NextBudget>
std::vector<LiveNotice> CheckSliced(LivePaths& live, const GridMap& map, NextBudget nextBudget)
{
	std::vector<LiveNotice> notices;
	bool done = false;
	while (!done)
	{
		WorkBudget budget = nextBudget();
		done = live.Check(map, budget, notices);
	}
	return notices;
}

inline std::vector<LiveNotice> CheckAll(LivePaths& live, const GridMap& map)
{
	return CheckSliced(live, map, [] { return WorkBudget(); });
}

/** Fills a rectangle and tells the live paths. */
inline void Fill(GridMap& map, LivePaths& live, const CellRect& rect, bool walkable)
{
	GridEdit edit(map);
	EXPECT_EQ(edit.FillWalkable(rect, walkable), GridError::None);
	live.Note(map, edit.Commit());
}

/** Cells, rectangles and whatever layers the map has, in one batch. */
inline GridChange EditEverything(GridMap& map, Random& random)
{
	GridEdit edit(map);
	for (std::int32_t i = random.Range(0, 4); i > 0; --i)
	{
		const Cell cell = RandomCell(map, random);
		EXPECT_EQ(edit.SetWalkable(cell, !map.IsWalkable(cell)), GridError::None);
	}
	for (std::int32_t i = random.Range(0, 3); i > 0 && map.HasTerrain(); --i)
	{
		const auto cost = static_cast<std::uint8_t>(random.Percent(10) ? TerrainBlocked : random.Range(1, 9));
		EXPECT_EQ(edit.SetTerrain(RandomCell(map, random), cost), GridError::None);
	}
	for (std::int32_t i = random.Range(0, 3); i > 0 && map.HasHeight(); --i)
	{
		const auto height = static_cast<std::int16_t>(random.Range(0, 6));
		EXPECT_EQ(edit.SetHeight(RandomCell(map, random), height), GridError::None);
	}
	if (random.Percent(30))
	{
		const Cell corner = RandomCell(map, random);
		const CellRect rect{corner.x, corner.y, random.Range(1, 5), random.Range(1, 5)};
		EXPECT_EQ(edit.FillWalkable(rect.Intersect(map.Bounds()), random.Percent(50)), GridError::None);
	}
	return edit.Commit();
}
} // namespace NavCore::Tests
