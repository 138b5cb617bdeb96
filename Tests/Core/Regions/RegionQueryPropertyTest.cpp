// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Answers of regions against looking at every cell.
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"
#include "Regions/PlainRegions.h"
#include "Support/Properties.h"

#include <cstdlib>

namespace NavCore::Tests
{
namespace
{
/** Cost between two cells of an empty map, by counting steps and without a formula for hexagons. */
std::int64_t PlainDistance(const GridMap& map, Cell a, Cell b)
{
	const std::int64_t dx = std::abs(a.x - b.x);
	const std::int64_t dy = std::abs(a.y - b.y);
	if (map.GetTopology() == Topology::Hex)
	{
		// Walk towards b row by row, then along its row.
		std::int64_t steps = 0;
		Cell at = a;
		for (; at.y != b.y; ++steps)
		{
			const bool odd = at.y % 2 != 0;
			at.y += at.y < b.y ? 1 : -1;
			at.x += odd && at.x < b.x ? 1 : 0;
			at.x -= !odd && at.x > b.x ? 1 : 0;
		}
		return (steps + std::abs(at.x - b.x)) * StraightUnits;
	}
	if (map.GetTopology() == Topology::Tile || map.GetCornerRule() == CornerRule::Never)
	{
		return (dx + dy) * StraightUnits;
	}
	return dx < dy ? dx * DiagonalUnits + (dy - dx) * StraightUnits
				   : dy * DiagonalUnits + (dx - dy) * StraightUnits;
}

Cell NearestByLooking(const GridMap& map, const PlainRegions& plain, Cell from, Cell goal)
{
	Cell best = from;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const Cell cell{x, y};
			const std::int64_t difference = PlainDistance(map, cell, goal) - PlainDistance(map, best, goal);
			if (plain.AreConnected(from, cell) && (difference < 0 || (difference == 0 && cell < best)))
			{
				best = cell;
			}
		}
	}
	return best;
}

/** What WouldSeparate must say, by blocking the rectangle in a copy. */
Separation SeparationByFlood(const GridMap& map, const CellRect& rect, Cell a, Cell b)
{
	NavReference::ReferenceGrid grid = NavReference::ToReference(map);
	if (!PlainRegions(grid).AreConnected(a, b))
	{
		return Separation::NotConnectedBefore;
	}
	if (rect.Contains(a) || rect.Contains(b))
	{
		return Separation::CoversAnEnd;
	}
	const CellRect wall = rect.Intersect(map.Bounds());
	for (std::int32_t y = wall.y; y < wall.Bottom(); ++y)
	{
		for (std::int32_t x = wall.x; x < wall.Right(); ++x)
		{
			grid.walkable[grid.IndexOf({x, y})] = 0;
		}
	}
	return PlainRegions(grid).AreConnected(a, b) ? Separation::StaysConnected : Separation::Separates;
}

CellRect RandomWall(const GridMap& map, Random& random)
{
	const Cell corner = RandomCell(map, random);
	switch (random.Range(0, 3))
	{
	case 0:
		return {corner.x, -3, random.Range(1, 3), map.Height() + 9};
	case 1:
		return {-1, corner.y, map.Width() + 2, 1};
	case 2:
		return {corner.x - 2, corner.y, random.Range(1, 50), random.Range(1, 50)};
	default:
		return {corner.x, corner.y, random.Range(1, 5), random.Range(1, 5)};
	}
}

/** Both ends from one component where a few tries find such. */
Cell RandomConnected(const GridMap& map, const RegionMap& regions, Cell to, Random& random)
{
	Cell cell = RandomFreeCell(map, random);
	for (int i = 0; i < 20 && !regions.AreConnected(cell, to); ++i)
	{
		cell = RandomFreeCell(map, random);
	}
	return cell;
}
} // namespace

TEST(RegionQueryProperty, NearestReachableIsTheFirstOfTheClosestCells)
{
	CheckProperty(400,
		[]
		{
			MapSpec spec = *AnySpec(100);
			spec.blockedPercent = 20 + spec.blockedPercent;
			const GridMap map = BuildMap(spec);
			const RegionMap regions(map);
			const PlainRegions plain(map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 20; ++i)
			{
				const Cell from = RandomFreeCell(map, random);
				const Cell goal = RandomCell(map, random);
				const Result<Cell, RegionError> found = regions.NearestReachable(map, from, goal);
				RC_ASSERT(found.HasValue() == map.IsWalkable(from));
				if (found)
				{
					RC_ASSERT(found.Value() == NearestByLooking(map, plain, from, goal));
				}
			}
		});
}

TEST(RegionQueryProperty, WouldSeparateSaysWhatAFloodSays)
{
	RegionScratch scratch;
	int separated = 0;
	CheckProperty(300,
		[&]
		{
			const MapSpec spec = *AnySpec(100);
			GridMap map = BuildMap(spec);
			RegionMap regions(map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 20; ++i)
			{
				const Cell a = RandomFreeCell(map, random);
				const Cell b = RandomConnected(map, regions, a, random);
				const CellRect wall = RandomWall(map, random);
				const Separation expected = SeparationByFlood(map, wall, a, b);
				RC_ASSERT(regions.WouldSeparate(map, wall, a, b, scratch) == expected);
				separated += expected == Separation::Separates ? 1 : 0;
				if (i % 5 == 4)
				{
					regions.Update(map, EditForRegions(map, random));
				}
			}
			RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
		});
	EXPECT_GT(separated, 10) << "the cases ask nothing";
}
} // namespace NavCore::Tests
