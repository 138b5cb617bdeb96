// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/LivePaths.h"

#include "Scheduling/LivePathsTestSupport.h"
#include "Support/BuildMode.h"

#include <gtest/gtest.h>

#include <numeric>

namespace NavCore::Tests
{
namespace
{
GridMap OpenMap(std::int32_t width, std::int32_t height)
{
	return GridMap::Create({.width = width, .height = height}).Value();
}

Path PathBetween(const GridMap& map, Cell start, Cell goal)
{
	SearchRequest request;
	request.start = start;
	request.goal = goal;
	return RunToEnd("jps", map, request).path;
}

void FindAllShortcuts(LivePaths& live, const GridMap& map)
{
	bool done = false;
	while (!done)
	{
		WorkBudget budget(1);
		done = live.FindShortcuts(map, budget);
	}
}

/** An open map with one path along row 10, from x = 5 to x = 200. */
class OnePath : public ::testing::Test
{
protected:
	GridMap map = OpenMap(256, 128);
	LivePaths live{map};
	LivePathId id = AddPath(live, map, PathBetween(map, {5, 10}, {200, 10}), 1, 77);
};
} // namespace

TEST_F(OnePath, IsBlockedByAWallOnItAndToldOnceWhereAndWhose)
{
	Fill(map, live, {100, 8, 1, 5}, false);
	const std::vector<LiveNotice> notices = CheckAll(live, map);
	ASSERT_EQ(notices.size(), 1U);
	EXPECT_EQ(notices[0].id, id);
	EXPECT_EQ(notices[0].tag, 77U);
	EXPECT_EQ(notices[0].kind, LiveNoticeKind::Blocked);
	EXPECT_EQ(notices[0].broken, (BrokenStep{94, {100, 10}}));
	Fill(map, live, {101, 8, 1, 5}, false);
	EXPECT_TRUE(CheckAll(live, map).empty());
}

TEST_F(OnePath, SeveralChangesMakeOneNotice)
{
	Fill(map, live, {150, 10, 1, 1}, false);
	Fill(map, live, {60, 10, 1, 1}, false);
	Fill(map, live, {100, 10, 1, 1}, false);
	const std::vector<LiveNotice> notices = CheckAll(live, map);
	ASSERT_EQ(notices.size(), 1U);
	EXPECT_EQ(notices[0].broken.cell, (Cell{60, 10}));
}

TEST_F(OnePath, IsToldAgainWhenItIsBlockedElsewhere)
{
	Fill(map, live, {100, 10, 1, 1}, false);
	EXPECT_EQ(CheckAll(live, map).size(), 1U);
	Fill(map, live, {100, 10, 1, 1}, true);
	EXPECT_TRUE(CheckAll(live, map).empty());
	EXPECT_EQ(live.BrokenStepOf(id), std::nullopt);
	Fill(map, live, {120, 10, 1, 1}, false);
	EXPECT_EQ(CheckAll(live, map).size(), 1U);
}

TEST_F(OnePath, AWallThatIsGoneBeforeTheCheckIsNoNews)
{
	Fill(map, live, {100, 10, 1, 1}, false);
	Fill(map, live, {100, 10, 1, 1}, true);
	EXPECT_TRUE(CheckAll(live, map).empty());
}

TEST_F(OnePath, WhatLiesBehindTheAgentNoLongerCounts)
{
	for (std::int32_t x = 5; x <= 125; x += 40)
	{
		EXPECT_EQ(live.SetProgress(id, map, {x, 10}), ProgressAnswer::OnPath);
	}
	Fill(map, live, {60, 8, 1, 5}, false);
	EXPECT_TRUE(CheckAll(live, map).empty());
	EXPECT_EQ(live.Counters().visitsExamined, 0) << "tiles behind are no longer subscribed to";
	Fill(map, live, {124, 8, 1, 5}, false);
	EXPECT_TRUE(CheckAll(live, map).empty());
	Fill(map, live, {125, 10, 1, 1}, false);
	ASSERT_EQ(CheckAll(live, map).size(), 1U) << "the agent stands on it";
	EXPECT_EQ(live.BrokenStepOf(id), (BrokenStep{120, {125, 10}}));
}

TEST_F(OnePath, ProgressToleratesAgentsALittleOffAndIgnoresTheRest)
{
	EXPECT_EQ(live.SetProgress(id, map, {20, 12}), ProgressAnswer::BesidePath);
	EXPECT_EQ(live.StepOf(id), 15U);
	EXPECT_EQ(live.SetProgress(id, map, {20, 13}), ProgressAnswer::OffPath);
	EXPECT_EQ(live.SetProgress(id, map, {10, 10}), ProgressAnswer::OffPath) << "behind";
	EXPECT_EQ(live.SetProgress(id, map, {199, 10}), ProgressAnswer::OffPath) << "beyond the window";
	EXPECT_EQ(live.SetProgress(id, map, {-2147483647, 2147483647}), ProgressAnswer::OffPath);
	EXPECT_EQ(live.StepOf(id), 15U);
	EXPECT_EQ(live.SetProgress({id.slot, id.serial + 1}, map, {21, 10}), ProgressAnswer::SpentId);
}

TEST_F(OnePath, ACellBesideADiagonalStepMatters)
{
	const LivePathId diagonal = AddPath(live, map, PathBetween(map, {40, 40}, {60, 60}));
	Fill(map, live, {51, 50, 1, 1}, false);
	const std::vector<LiveNotice> notices = CheckAll(live, map);
	ASSERT_EQ(notices.size(), 1U);
	EXPECT_EQ(notices[0].id, diagonal);
	EXPECT_EQ(notices[0].broken, (BrokenStep{10, {51, 51}}));
}

TEST_F(OnePath, EditsAwayFromItCostNothing)
{
	Fill(map, live, {10, 80, 200, 1}, false);
	EXPECT_TRUE(CheckAll(live, map).empty());
	EXPECT_EQ(live.Counters().visitsExamined, 0);
	EXPECT_EQ(live.Counters().pathsWalked, 0);
}

TEST_F(OnePath, AMissedChangeCountsAsAChangeOfEverything)
{
	GridEdit missed(map);
	EXPECT_EQ(missed.SetWalkable({100, 10}, false), GridError::None);
	missed.Commit();
	Fill(map, live, {10, 100, 1, 1}, false);
	EXPECT_EQ(CheckAll(live, map).size(), 1U);
}

TEST_F(OnePath, APathFoundBeforeAnEditIsCheckedWhenItIsAdded)
{
	const Path old = PathBetween(map, {5, 60}, {200, 60});
	Fill(map, live, {100, 60, 1, 1}, false);
	CheckAll(live, map);
	const LivePathId late = AddPath(live, map, old);
	const std::vector<LiveNotice> notices = CheckAll(live, map);
	ASSERT_EQ(notices.size(), 1U);
	EXPECT_EQ(notices[0].id, late);
}

TEST_F(OnePath, AReplacedPathKeepsItsIdAndIsJudgedByItsNewWay)
{
	Fill(map, live, {100, 10, 1, 1}, false);
	EXPECT_EQ(CheckAll(live, map).size(), 1U);
	WorkBudget budget;
	EXPECT_EQ(live.Replace(id, map, PathBetween(map, {90, 10}, {200, 10}), budget), LivePathError::None);
	EXPECT_GT(budget.Used(), 0);
	EXPECT_EQ(live.BrokenStepOf(id), std::nullopt);
	EXPECT_EQ(live.StepOf(id), 0U);
	EXPECT_TRUE(CheckAll(live, map).empty());
	Fill(map, live, {150, 0, 1, 60}, false);
	EXPECT_EQ(CheckAll(live, map).size(), 1U);
}

TEST_F(OnePath, BadPathsAreRefused)
{
	const std::size_t used = live.UsedBytes();
	WorkBudget budget;
	Path path;
	EXPECT_EQ(live.Add(map, path, 1, 0, budget).Error(), LivePathError::BadPath);
	path.points = {{0, 0}, {300, 0}};
	EXPECT_EQ(live.Add(map, path, 1, 0, budget).Error(), LivePathError::BadPath);
	path.points = {{0, 0}, {3, 1}};
	EXPECT_EQ(live.Add(map, path, 1, 0, budget).Error(), LivePathError::BadPath);
	path.points = {{0, 0}, {0, 0}};
	EXPECT_EQ(live.Add(map, path, 1, 0, budget).Error(), LivePathError::BadPath);
	EXPECT_EQ(live.UsedBytes(), used);
	EXPECT_EQ(live.Count(), 1U);
}

TEST_F(OnePath, APathOfOneCellHasNoStepsToBreak)
{
	Path path;
	path.points = {{50, 50}};
	path.mapVersion = map.Version();
	const LivePathId still = AddPath(live, map, path);
	Fill(map, live, {50, 50, 1, 1}, false);
	EXPECT_TRUE(CheckAll(live, map).empty());
	Path rest;
	live.CopyRest(still, map, rest);
	EXPECT_EQ(rest.points, path.points);
}

TEST(LivePaths, LimitsAreTypedRefusals)
{
	const GridMap map = OpenMap(256, 256);
	LivePaths few(map, {.maxPaths = 2});
	const Path path = PathBetween(map, {0, 0}, {255, 200});
	AddPath(few, map, path);
	const LivePathId second = AddPath(few, map, path);
	WorkBudget budget;
	EXPECT_EQ(few.Add(map, path, 1, 0, budget).Error(), LivePathError::TooMany);
	EXPECT_TRUE(few.Remove(second));
	EXPECT_TRUE(few.Add(map, path, 1, 0, budget).HasValue());
	LivePaths tight(map, {.maxBytes = few.UsedBytes() * 3 / 4});
	EXPECT_TRUE(tight.Add(map, path, 1, 0, budget).HasValue());
	EXPECT_EQ(tight.Add(map, path, 1, 0, budget).Error(), LivePathError::OverMemory);
	EXPECT_EQ(tight.Count(), 1U);
}

TEST(LivePaths, SpentIdsStaySpentWhenTheirSlotIsUsedAgain)
{
	const GridMap map = OpenMap(64, 64);
	LivePaths live(map);
	const Path path = PathBetween(map, {0, 0}, {50, 50});
	const LivePathId first = AddPath(live, map, path);
	EXPECT_TRUE(live.Remove(first));
	const LivePathId second = AddPath(live, map, path);
	EXPECT_EQ(second.slot, first.slot);
	EXPECT_FALSE(live.Contains(first));
	EXPECT_FALSE(live.Remove(first));
	EXPECT_TRUE(live.Contains(second));
	EXPECT_FALSE(live.Contains({}));
	EXPECT_FALSE(live.Contains({12345, 1}));
}

TEST(LivePaths, DearerTerrainOnTheWayIsACostNoticeAndCheaperIsNone)
{
	GridMap map = OpenMap(64, 64);
	GridEdit enable(map);
	enable.EnableTerrain();
	enable.Commit();
	LivePaths live(map);
	const LivePathId id = AddPath(live, map, PathBetween(map, {0, 5}, {60, 5}));
	const auto set = [&](Cell cell, std::uint8_t cost)
	{
		GridEdit edit(map);
		EXPECT_EQ(edit.SetTerrain(cell, cost), GridError::None);
		live.Note(map, edit.Commit());
		return CheckAll(live, map);
	};
	const std::vector<LiveNotice> dearer = set({30, 5}, 4);
	ASSERT_EQ(dearer.size(), 1U);
	EXPECT_EQ(dearer[0].kind, LiveNoticeKind::CostChanged);
	EXPECT_EQ(dearer[0].toGoBefore.units, 60 * StraightUnits);
	EXPECT_EQ(dearer[0].toGo.units, 63 * StraightUnits);
	EXPECT_EQ(live.CostToGo(id).units, 63 * StraightUnits);
	EXPECT_TRUE(set({30, 5}, 2).empty());
	EXPECT_TRUE(set({30, 9}, 200).empty()) << "not on the way";
	EXPECT_EQ(set({30, 5}, TerrainBlocked).size(), 1U);
	EXPECT_TRUE(live.BrokenStepOf(id).has_value());
}

TEST(LivePaths, OpenedCellsAreAShortcutOnlyWhereOneIsConceivable)
{
	GridMap map = OpenMap(128, 64);
	GridEdit walls(map);
	EXPECT_EQ(walls.FillWalkable({40, 0, 1, 60}, false), GridError::None);
	walls.Commit();
	LivePaths live(map);
	const LivePathId around = AddPath(live, map, PathBetween(map, {30, 10}, {50, 10}));
	AddPath(live, map, PathBetween(map, {30, 20}, {10, 20})); // As short as can be.
	Fill(map, live, {40, 10, 1, 1}, true);
	EXPECT_TRUE(CheckAll(live, map).empty());
	EXPECT_EQ(live.ShortcutCount(), 0U) << "not before it is asked for";
	FindAllShortcuts(live, map);
	EXPECT_EQ(live.ShortcutCount(), 1U);
	Fill(map, live, {40, 11, 1, 1}, true);
	FindAllShortcuts(live, map);
	EXPECT_EQ(live.ShortcutCount(), 1U) << "one entry a path";
	EXPECT_EQ(live.TakeShortcut(), around);
	EXPECT_EQ(live.TakeShortcut(), std::nullopt);
	Fill(map, live, {120, 60, 1, 1}, false);
	Fill(map, live, {120, 60, 1, 1}, true);
	FindAllShortcuts(live, map);
	EXPECT_EQ(live.ShortcutCount(), 0U) << "too distant";
}

TEST(LivePaths, TakenAwayPathsLeaveTheShortcutQueue)
{
	GridMap map = OpenMap(128, 64);
	GridEdit walls(map);
	EXPECT_EQ(walls.FillWalkable({40, 0, 1, 60}, false), GridError::None);
	walls.Commit();
	LivePaths live(map);
	std::vector<LivePathId> ids;
	for (std::int32_t y = 10; y < 13; ++y)
	{
		ids.push_back(AddPath(live, map, PathBetween(map, {30, y}, {50, y})));
	}
	Fill(map, live, {40, 10, 1, 3}, true);
	FindAllShortcuts(live, map);
	EXPECT_EQ(live.ShortcutCount(), 3U);
	EXPECT_TRUE(live.Remove(ids[1]));
	EXPECT_EQ(live.TakeShortcut(), ids[0]);
	EXPECT_EQ(live.TakeShortcut(), ids[2]);
	EXPECT_EQ(live.TakeShortcut(), std::nullopt);
}

TEST(LivePaths, TenThousandPathsThroughOneTileAreWorkedOffInBoundedSlices)
{
	GridMap map = OpenMap(256, 256);
	LivePaths live(map);
	const std::int32_t count = ByBuild(10000, 2000);
	std::vector<LivePathId> ids;
	for (std::int32_t i = 0; i < count; ++i)
	{
		// Rows 96 to 127 all cross the tile at (96, 96); one in 32 of them meets the wall.
		const std::int32_t y = 96 + i % 32;
		ids.push_back(AddPath(live, map, PathBetween(map, {i % 60, y}, {200 + i % 50, y})));
	}
	const Path elsewhere = PathBetween(map, {0, 200}, {255, 200});
	AddPath(live, map, elsewhere);
	Fill(map, live, {110, 100, 1, 1}, false);
	std::int64_t used = 0;
	const std::vector<LiveNotice> notices = CheckSliced(live, map,
		[&]
		{
			used += 50;
			return WorkBudget(50);
		});
	EXPECT_EQ(notices.size(), static_cast<std::size_t>((count - 4 + 31) / 32));
	EXPECT_EQ(live.Counters().visitsExamined, count);
	EXPECT_LE(used, count * 2);
	for (const LivePathId id : ids)
	{
		EXPECT_TRUE(live.Remove(id));
	}
	EXPECT_EQ(live.Count(), 1U);
	const std::size_t held = live.Bytes();
	for (std::int32_t i = 0; i < count; ++i)
	{
		ids[static_cast<std::size_t>(i)] = AddPath(live, map, elsewhere);
	}
	for (const LivePathId id : ids)
	{
		EXPECT_TRUE(live.Remove(id));
	}
	EXPECT_LE(live.Bytes(), held + held / 4) << "memory is that of the busiest moment";
}

TEST(LivePaths, NoBudgetMeansNoWork)
{
	GridMap map = OpenMap(64, 64);
	LivePaths live(map);
	AddPath(live, map, PathBetween(map, {0, 0}, {50, 50}));
	Fill(map, live, {25, 25, 1, 1}, false);
	std::vector<LiveNotice> notices;
	for (const std::int64_t units : {std::int64_t{0}, std::int64_t{-5}})
	{
		WorkBudget budget(units);
		EXPECT_FALSE(live.Check(map, budget, notices));
		EXPECT_EQ(budget.Used(), 0);
	}
	EXPECT_TRUE(notices.empty());
	EXPECT_FALSE(live.IsIdle());
}
} // namespace NavCore::Tests
