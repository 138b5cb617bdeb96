// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/NearestSearch.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/Properties.h"
#include "Support/RandomMap.h"

namespace NavCore::Tests
{
using Status = NearestSearch::Status;

TEST(NearestSearch, SlicesGiveTheAnswerOfOneCall)
{
	int slices = 0;
	CheckProperty(200,
		[&]
		{
			MapSpec spec = *AnySpec(250);
			spec.blockedPercent = 20 + spec.blockedPercent;
			const GridMap map = BuildMap(spec);
			const RegionMap regions(map);
			Random random(spec.seed + 1);
			const Cell from = RandomFreeCell(map, random);
			const Cell goal = RandomCell(map, random);
			const Result<Cell, RegionError> expected = regions.NearestReachable(map, from, goal);
			NearestSearch search;
			const RegionError error = search.Begin(regions, map, from, goal);
			RC_ASSERT(expected.HasValue() == (error == RegionError::None));
			if (error != RegionError::None)
			{
				RC_ASSERT(error == expected.Error());
				return;
			}
			for (Status status = Status::Running; status == Status::Running; ++slices)
			{
				WorkBudget budget(random.Range(0, 2));
				status = search.Advance(budget);
				RC_ASSERT(status != Status::Outdated);
			}
			RC_ASSERT(search.Nearest() == expected.Value());
		});
	EXPECT_GT(slices, 20) << "the cases ask nothing";
}

TEST(NearestSearch, SpendsNothingWhenTheGoalIsConnected)
{
	const GridMap map = GridMap::Create({.width = 300, .height = 300}).Value();
	const RegionMap regions(map);
	NearestSearch search;
	ASSERT_EQ(search.Begin(regions, map, {0, 0}, {299, 299}), RegionError::None);
	WorkBudget budget(0);
	EXPECT_EQ(search.Advance(budget), Status::Done);
	EXPECT_EQ(search.Nearest(), (Cell{299, 299}));
}

TEST(NearestSearch, SaysSoWhenAnEditTakesItsGroundAway)
{
	GridMap map = GridMap::Create({.width = 300, .height = 300}).Value();
	const auto block = [&map](const CellRect& rect)
	{
		GridEdit edit(map);
		EXPECT_EQ(edit.FillWalkable(rect, false), GridError::None);
		return edit.Commit();
	};
	static_cast<void>(block({10, 0, 1, 300}));
	RegionMap regions(map);
	NearestSearch search;
	ASSERT_EQ(search.Begin(regions, map, {0, 0}, {299, 299}), RegionError::None);
	WorkBudget little(1);
	ASSERT_EQ(search.Advance(little), Status::Running);
	regions.Mark(map, block({5, 5, 1, 1}));
	WorkBudget budget;
	EXPECT_EQ(search.Advance(budget), Status::Outdated);
	ASSERT_TRUE(regions.Repair(map, budget));
	EXPECT_EQ(search.Advance(budget), Status::Outdated);
	ASSERT_EQ(search.Begin(regions, map, {0, 0}, {299, 299}), RegionError::None);
	EXPECT_EQ(search.Advance(budget), Status::Done);
	EXPECT_EQ(search.Nearest(), (Cell{9, 299}));
}
} // namespace NavCore::Tests
