// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Regions that are repaired in slices, with edits between the slices.
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Regions/PlainRegions.h"
#include "Support/Properties.h"

namespace NavCore::Tests
{
namespace
{
bool RepairSlice(RegionMap& regions, const GridMap& map, std::int64_t units)
{
	WorkBudget budget(units);
	return regions.Repair(map, budget);
}

/** Repairs to the end in slices of so many units; returns how many it took. */
int Drain(RegionMap& regions, const GridMap& map, std::int64_t units)
{
	int slices = 1;
	while (!RepairSlice(regions, map, units))
	{
		++slices;
	}
	return slices;
}

/** What must hold after any slice. */
void ProveSlice(const RegionMap& regions, const GridMap& map, bool done, Random& random)
{
	RC_ASSERT(regions.Follows(map) == done);
	RC_ASSERT((regions.MapVersion() == map.Version()) == done);
	RC_ASSERT((regions.PendingSectors() == 0) == done);
	if (done)
	{
		RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
		return;
	}
	// The answer means nothing, but asking must do no harm.
	static_cast<void>(regions.AreConnected(RandomCell(map, random), RandomCell(map, random)));
	const Cell cell = RandomCell(map, random);
	RC_ASSERT(regions.NearestReachable(map, cell, cell).Error() == RegionError::OtherMap);
}

GridChange FlipCells(GridMap& map, Random& random, const CellRect& area, int count)
{
	GridEdit edit(map);
	for (int i = 0; i < count; ++i)
	{
		const Cell cell{area.x + random.Range(0, area.width - 1), area.y + random.Range(0, area.height - 1)};
		RC_ASSERT(edit.SetWalkable(cell, !map.IsWalkable(cell)) == GridError::None);
	}
	return edit.Commit();
}

/** A snake of corridors, one cell wide: the longest ways that a map can have. */
GridMap Snake(std::int32_t side)
{
	GridMap map = GridMap::Create({.width = side, .height = side}).Value();
	GridEdit edit(map);
	for (std::int32_t y = 1; y < side; y += 2)
	{
		const std::int32_t left = y % 4 == 1 ? 0 : 1;
		EXPECT_EQ(edit.FillWalkable({left, y, side - 1, 1}, false), GridError::None);
	}
	static_cast<void>(edit.Commit());
	return map;
}

/** Tells the time in looks at the clock, and keeps the most work that was done between two of them. */
class LookCounter : public BudgetClock
{
public:
	std::int64_t NowUs() override
	{
		if (budget != nullptr)
		{
			most = (std::max)(most, budget->Used() - usedBefore);
			usedBefore = budget->Used();
		}
		return 0;
	}

	const WorkBudget* budget = nullptr;
	std::int64_t usedBefore = 0;
	std::int64_t most = 0;
};
} // namespace

TEST(RegionRepairProperty, SlicesWithEditsBetweenThemEndInWhatABuildGives)
{
	CheckProperty(150,
		[]
		{
			const MapSpec spec = *AnySpec(100);
			GridMap map = BuildMap(spec);
			RegionMap regions(map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 150; ++i)
			{
				if (random.Percent(30))
				{
					regions.Mark(map, EditForRegions(map, random));
				}
				ProveSlice(regions, map, RepairSlice(regions, map, random.Range(0, 20)), random);
			}
			static_cast<void>(Drain(regions, map, 1));
			Prove(MatchesFlood(regions, map));
			RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
		});
}

TEST(RegionRepairProperty, WideEditsAndLeftOutBatchesAreBuiltAnewInSlices)
{
	int builds = 0;
	CheckProperty(8,
		[&]
		{
			MapSpec spec = *AnySpec(40);
			spec.width += 480;
			spec.height += 300;
			spec.blockedPercent = 30;
			GridMap map = BuildMap(spec);
			RegionMap regions(map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 40; ++i)
			{
				const bool wide = random.Percent(30);
				const CellRect area = wide ? map.Bounds() : CellRect{0, 0, 300, 260};
				const GridChange change = FlipCells(map, random, area, wide ? 4000 : 300);
				if (random.Percent(90))
				{
					regions.Mark(map, change);
				}
				const int slices = random.Range(0, 30);
				bool done = false;
				for (int slice = 0; slice < slices && !done; ++slice)
				{
					done = RepairSlice(regions, map, random.Range(1, 200));
				}
				builds += regions.PendingSectors() > 64 ? 1 : 0;
				RC_ASSERT(regions.Follows(map) == done || slices == 0);
			}
			static_cast<void>(Drain(regions, map, 100));
			Prove(MatchesFlood(regions, map));
			RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
		});
	EXPECT_GT(builds, 0) << "the cases ask nothing";
}

TEST(RegionRepair, FollowsAMapOfAnotherSize)
{
	GridMap map = GridMap::Create({.width = 40, .height = 40}).Value();
	RegionMap regions(map);
	GridMap other = Snake(101);
	ASSERT_EQ(other.Version(), 1U);
	WorkBudget nothing(0);
	EXPECT_FALSE(regions.Repair(other, nothing));
	EXPECT_FALSE(regions.Follows(map));
	EXPECT_FALSE(regions.Follows(other));
	EXPECT_GT(Drain(regions, other, 1), 20);
	EXPECT_TRUE(regions.Follows(other));
	EXPECT_TRUE(regions.HasSameRegions(RegionMap(other)));
}

TEST(RegionRepair, CostsOnlyASliceAtATimeOnTheLongestWays)
{
	// Blocking the middle of the snake breaks it in two halves of equal length; opening it joins them.
	GridMap map = Snake(641);
	RegionMap regions(map);
	for (const bool walkable : {false, true})
	{
		GridEdit edit(map);
		ASSERT_EQ(edit.SetWalkable({320, 320}, walkable), GridError::None);
		regions.Mark(map, edit.Commit());
		EXPECT_EQ(regions.PendingSectors(), 1U);
		EXPECT_GT(Drain(regions, map, 10), 20);
		EXPECT_EQ(regions.AreConnected({0, 0}, {640, 640}), walkable);
		EXPECT_TRUE(regions.HasSameRegions(RegionMap(map)));
	}
}

TEST(RegionRepair, LooksAtTheClockAfterEverySmallPieceOfWork)
{
	GridMap map = Snake(641);
	RegionMap regions(map);
	Random random(5);
	LookCounter clock;
	for (int i = 0; i < 200; ++i)
	{
		const CellRect area{random.Range(0, 500), random.Range(0, 500), 100, 100};
		regions.Mark(map, FlipCells(map, random, area, i % 2 == 0 ? 1 : 2000));
		WorkBudget budget(clock, 1);
		clock.budget = &budget;
		clock.usedBefore = 0;
		EXPECT_TRUE(regions.Repair(map, budget));
		clock.budget = nullptr;
	}
	EXPECT_GT(clock.most, 0);
	// A piece begins within a quantum, and is a sector at most.
	EXPECT_LE(clock.most, WorkBudget::QuantumExpansions + 64);
}

TEST(RegionRepair, EditsInEveryFrameDoNotStarveIt)
{
	// The same edits one by one tell what they cost; a little more than the mean must do in every frame.
	constexpr int frames = 400;
	const auto editFrame = [](GridMap& map, Random& random)
	{
		return FlipCells(map, random, map.Bounds(), 8);
	};
	GridMap map = Snake(321);
	RegionMap regions(map);
	Random random(9);
	WorkBudget counter;
	for (int i = 0; i < frames; ++i)
	{
		regions.Mark(map, editFrame(map, random));
		EXPECT_TRUE(regions.Repair(map, counter));
	}
	const std::int64_t perFrame = counter.Used() / frames;
	GridMap again = Snake(321);
	RegionMap sliced(again);
	Random same(9);
	int current = 0;
	for (int i = 0; i < frames; ++i)
	{
		sliced.Mark(again, editFrame(again, same));
		current += RepairSlice(sliced, again, perFrame + perFrame / 4) ? 1 : 0;
	}
	EXPECT_GT(current, frames / 10);
	EXPECT_LT(Drain(sliced, again, perFrame), frames / 4);
	EXPECT_TRUE(sliced.HasSameRegions(regions));
}
} // namespace NavCore::Tests
