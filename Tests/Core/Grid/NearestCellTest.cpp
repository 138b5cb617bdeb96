// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/NearestCell.h"

#include "NavCore/Grid/GridEdit.h"
#include "Support/GridFixture.h"
#include "Support/Properties.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace NavCore::Tests
{
namespace
{
/** Accepts a chequered part of the map. */
class Chequered final : public CellFilter
{
public:
	[[nodiscard]] bool Accepts(Cell cell) const override { return (cell.x / 3 + cell.y / 2) % 2 == 0; }
};

/** By looking at every cell. */
std::optional<Cell> NearestByLooking(
	const GridMap& map, const NearestCellQuery& query, const CellFilter& filter)
{
	std::optional<std::tuple<double, Cell>> best;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (!map.IsWalkable({x, y}) || map.ClearanceAt({x, y}) < query.clearance ||
				!filter.Accepts({x, y}))
			{
				continue;
			}
			const double left = x + (map.GetTopology() == Topology::Hex && y % 2 != 0 ? 0.5 : 0.0);
			const double dx = (std::max)({left - query.point.x, query.point.x - left - 1, 0.0});
			const double dy = (std::max)({y - query.point.y, query.point.y - y - 1, 0.0});
			const std::tuple<double, Cell> found{dx * dx + dy * dy, Cell{x, y}};
			if (dx <= query.extent.x && dy <= query.extent.y && (!best || found < *best))
			{
				best = found;
			}
		}
	}
	return best ? std::optional(std::get<1>(*best)) : std::nullopt;
}
} // namespace

TEST(NearestCellProperty, IsTheClosestOfAllCells)
{
	int found = 0;
	CheckProperty(400,
		[&]
		{
			MapSpec spec = *AnySpec(40);
			spec.blockedPercent = 20 + 3 * spec.blockedPercent / 2;
			const GridMap map = BuildMap(spec);
			Random random(spec.seed + 1);
			for (int i = 0; i < 20; ++i)
			{
				NearestCellQuery query;
				// In quarters of a cell, so that borders and ties come up.
				query.point = {random.Range(-20, 4 * spec.width + 20) / 4.0,
					random.Range(-20, 4 * spec.height + 20) / 4.0};
				query.extent = {random.Range(0, 40) / 4.0, random.Range(0, 40) / 4.0};
				query.clearance = random.Percent(30) ? spec.clearance : std::uint8_t{1};
				const std::optional<Cell> expected = NearestByLooking(map, query, Chequered());
				RC_ASSERT(FindNearestCell(map, query, Chequered()) == expected);
				found += expected.has_value() ? 1 : 0;
			}
		});
	EXPECT_GT(found, 100) << "the cases ask nothing";
}

TEST(NearestCell, RefusesWhatIsNotANumberAndSizesTheMapDoesNotServe)
{
	const GridMap map = GridMap::Create({.width = 4, .height = 4}).Value();
	constexpr double Infinity = std::numeric_limits<double>::infinity();
	EXPECT_TRUE(FindNearestCell(map, {{1.5, 1.5}, {0, 0}}).has_value());
	EXPECT_FALSE(FindNearestCell(map, {{Infinity, 1.5}, {9, 9}}).has_value());
	EXPECT_FALSE(FindNearestCell(map, {{1.5, std::numeric_limits<double>::quiet_NaN()}, {9, 9}}).has_value());
	EXPECT_FALSE(FindNearestCell(map, {{1.5, 1.5}, {Infinity, 9}}).has_value());
	EXPECT_FALSE(FindNearestCell(map, {{1.5, 1.5}, {9, 9}, 2}).has_value());
	EXPECT_FALSE(FindNearestCell(map, {{1e300, 1.5}, {9, 9}}).has_value());
	EXPECT_FALSE(FindNearestCell(map, {{1.5, 1.5}, {-1, 9}}).has_value());
}

TEST(NearestCell, CountsFreeCellsInCellOrder)
{
	Random random(5);
	for (const std::int32_t width : {1, 56, 57, 58, 64, 130})
	{
		GridMap map = GridMap::Create({.width = width, .height = 5}).Value();
		EditAtRandom(map, random);
		std::int64_t index = 0;
		for (std::int32_t y = 0; y < 5; ++y)
		{
			for (std::int32_t x = 0; x < width; ++x)
			{
				if (map.IsWalkable({x, y}))
				{
					ASSERT_EQ(WalkableCellAt(map, index++), (Cell{x, y}));
				}
			}
		}
		EXPECT_EQ(index, map.WalkableCount());
		EXPECT_FALSE(WalkableCellAt(map, index).has_value());
		EXPECT_FALSE(WalkableCellAt(map, -1).has_value());
	}
}
} // namespace NavCore::Tests
