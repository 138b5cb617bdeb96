// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridStatistics.h"

#include "NavCore/Grid/GridEdit.h"
#include "Support/GridFixture.h"
#include "Support/Properties.h"

namespace NavCore::Tests
{
namespace
{
/** Cell by cell, without words. */
std::int64_t CountCornersPlainly(const GridMap& map)
{
	std::int64_t count = 0;
	for (std::int32_t y = 0; y + 1 < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x + 1 < map.Width(); ++x)
		{
			const int free = int{map.IsWalkable({x, y})} + int{map.IsWalkable({x + 1, y})} +
				int{map.IsWalkable({x, y + 1})} + int{map.IsWalkable({x + 1, y + 1})};
			count += free == 3 ? 1 : 0;
		}
	}
	return count;
}
} // namespace

TEST(GridStatistics, CountsTheCornersOfObstacles)
{
	const GridFixture fixture = GridFromText({
		"S.......",
		"..##....",
		"..##..#.",
		"........",
		"#......G",
	});
	// Four of the square, four of the single cell, and one of the cell in the corner of the map.
	EXPECT_EQ(GridStatistics(fixture.map).CornerCount(), 9);
}

TEST(GridStatistics, OfAnEmptyMapAndOfWallsAreZero)
{
	GridMap map = GridMap::Create({.width = 70, .height = 3}).Value();
	EXPECT_EQ(GridStatistics(map).CornerCount(), 0);
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable(map.Bounds(), false), GridError::None);
	static_cast<void>(edit.Commit());
	EXPECT_EQ(GridStatistics(map).CornerCount(), 0);
}

TEST(GridStatistics, AreThoseOfAPlainCount)
{
	CheckProperty(300,
		[]
		{
			const GridMap map = BuildMap(*AnySpec(150));
			RC_ASSERT(GridStatistics(map).CornerCount() == CountCornersPlainly(map));
		});
}

TEST(GridStatistics, RepairedEqualRebuilt)
{
	CheckProperty(200,
		[]
		{
			GridMap map = BuildMap(*AnySpec(140));
			Random random(*AnySeed());
			GridStatistics kept(map);
			for (int i = 0; i < 10; ++i)
			{
				GridEdit edit(map);
				const std::int32_t x = random.Range(0, map.Width() - 1);
				const CellRect rect{
					x, random.Range(0, map.Height() - 1), random.Range(1, 9), random.Range(1, 9)};
				RC_ASSERT(
					edit.FillWalkable(rect.Intersect(map.Bounds()), random.Percent(50)) == GridError::None);
				const GridChange change = edit.Commit();
				// Now and then one goes missing, which the next one must notice.
				if (random.Percent(85))
				{
					kept.Update(map, change);
					RC_ASSERT(kept.Follows(map) || change.IsEmpty());
				}
			}
			GridEdit edit(map);
			RC_ASSERT(edit.SetWalkable({0, 0}, !map.IsWalkable({0, 0})) == GridError::None);
			kept.Update(map, edit.Commit());
			RC_ASSERT(kept.Follows(map));
			RC_ASSERT(kept.HasSameNumbers(GridStatistics(map)));
			RC_ASSERT(kept.CornerCount() == GridStatistics(map).CornerCount());
		});
}
} // namespace NavCore::Tests
