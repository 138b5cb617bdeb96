// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Questions about walls that are not built yet, against building them in a copy and flooding it.
#include "NavCore/Regions/SeparationSearch.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "Regions/PlainRegions.h"
#include "Support/GridFixture.h"
#include "Support/Properties.h"

#include <vector>

namespace NavCore::Tests
{
namespace
{
using Walls = std::vector<CellRect>;

bool AnyHolds(const Walls& walls, Cell cell)
{
	for (const CellRect& wall : walls)
	{
		if (wall.Contains(cell))
		{
			return true;
		}
	}
	return false;
}

NavReference::ReferenceGrid WithWalls(const GridMap& map, const Walls& walls)
{
	NavReference::ReferenceGrid grid = NavReference::ToReference(map);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (AnyHolds(walls, {x, y}))
			{
				grid.walkable[grid.IndexOf({x, y})] = 0;
			}
		}
	}
	return grid;
}

Separation BetweenByFlood(const GridMap& map, const Walls& walls, Cell a, Cell b)
{
	if (!PlainRegions(map).AreConnected(a, b))
	{
		return Separation::NotConnectedBefore;
	}
	if (AnyHolds(walls, a) || AnyHolds(walls, b))
	{
		return Separation::CoversAnEnd;
	}
	return PlainRegions(WithWalls(map, walls)).AreConnected(a, b) ? Separation::StaysConnected
																  : Separation::Separates;
}

/** Whether cells of one old region lie in several new ones. */
Separation AnythingByFlood(const GridMap& map, const Walls& walls)
{
	const PlainRegions before(map);
	const PlainRegions after(WithWalls(map, walls));
	std::vector<int> newOf(static_cast<std::size_t>(before.Count()), PlainRegions::Blocked);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (after.At({x, y}) == PlainRegions::Blocked)
			{
				continue;
			}
			int& known = newOf[static_cast<std::size_t>(before.At({x, y}))];
			if (known != PlainRegions::Blocked && known != after.At({x, y}))
			{
				return Separation::Separates;
			}
			known = after.At({x, y});
		}
	}
	return Separation::StaysConnected;
}

/** One large wall, a few, or many single cells in a row; some reach past the map. */
Walls RandomWalls(const GridMap& map, Random& random)
{
	Walls walls;
	const Cell at = RandomCell(map, random);
	switch (random.Range(0, 4))
	{
	case 0:
		walls.push_back({at.x, -2, 1, map.Height() + 4});
		break;
	case 1:
		for (std::int32_t x = -1; x <= map.Width(); ++x)
		{
			walls.push_back({x, at.y, 1, 1});
		}
		break;
	case 2:
		break;
	default:
		for (std::int32_t i = random.Range(1, 6); i > 0; --i)
		{
			const Cell corner = RandomCell(map, random);
			walls.push_back({corner.x - 1, corner.y, random.Range(0, 40), random.Range(1, 12)});
		}
	}
	return walls;
}

Separation RunInSlices(SeparationSearch& search, SeparationSearch::Status status, Random& random)
{
	while (status == SeparationSearch::Status::Running)
	{
		WorkBudget budget(random.Range(1, 8));
		status = search.Advance(budget);
	}
	RC_ASSERT(status == SeparationSearch::Status::Done);
	return search.Answer();
}
} // namespace

TEST(SeparationSearchProperty, SaysInAnySlicesWhatAFloodSays)
{
	RegionScratch scratch;
	int separated = 0;
	int split = 0;
	CheckProperty(300,
		[&]
		{
			const MapSpec spec = *AnySpec(100);
			const GridMap map = BuildMap(spec);
			const RegionMap regions(map);
			Random random(spec.seed + 1);
			SeparationSearch search(scratch);
			for (int i = 0; i < 6; ++i)
			{
				const Cell a = RandomFreeCell(map, random);
				const Cell b = RandomFreeCell(map, random);
				const Walls walls = RandomWalls(map, random);
				const Separation between = BetweenByFlood(map, walls, a, b);
				RC_ASSERT(RunInSlices(search, search.Begin(regions, map, walls, a, b), random) == between);
				const Separation anything = AnythingByFlood(map, walls);
				RC_ASSERT(RunInSlices(search, search.Begin(regions, map, walls), random) == anything);
				separated += between == Separation::Separates ? 1 : 0;
				split += anything == Separation::Separates ? 1 : 0;
			}
			RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
		});
	EXPECT_GT(separated, 10) << "the cases ask nothing";
	EXPECT_GT(split, 10) << "the cases ask nothing";
}

TEST(SeparationSearch, WallsThatAreHarmlessAloneMayCutTogether)
{
	const GridFixture fixture = GridFromText({
		".....",
		".....",
		".....",
	});
	const RegionMap regions(fixture.map);
	RegionScratch scratch;
	SeparationSearch search(scratch);
	const auto ask = [&](const Walls& walls)
	{
		WorkBudget budget;
		EXPECT_NE(
			search.Begin(regions, fixture.map, walls, {0, 0}, {4, 0}), SeparationSearch::Status::Outdated);
		EXPECT_EQ(search.Advance(budget), SeparationSearch::Status::Done);
		return search.Answer();
	};
	EXPECT_EQ(ask({}), Separation::StaysConnected);
	EXPECT_EQ(ask({{2, 0, 1, 2}}), Separation::StaysConnected);
	EXPECT_EQ(ask({{2, 2, 1, 1}}), Separation::StaysConnected);
	EXPECT_EQ(ask({{2, 0, 1, 2}, {2, 2, 1, 1}}), Separation::Separates);
	EXPECT_EQ(ask({{2, 0, 1, 2}, {4, 0, 1, 1}}), Separation::CoversAnEnd);
}

TEST(SeparationSearch, APocketOfOneCellIsCutOff)
{
	const GridFixture fixture = GridFromText({
		"...",
		"...",
	});
	const RegionMap regions(fixture.map);
	RegionScratch scratch;
	SeparationSearch search(scratch);
	WorkBudget budget;
	const Walls corner{{1, 0, 1, 1}, {0, 1, 1, 1}};
	ASSERT_EQ(search.Begin(regions, fixture.map, corner), SeparationSearch::Status::Running);
	ASSERT_EQ(search.Advance(budget), SeparationSearch::Status::Done);
	EXPECT_EQ(search.Answer(), Separation::Separates);
	const Walls side{{0, 0, 1, 2}};
	EXPECT_EQ(search.Begin(regions, fixture.map, side), SeparationSearch::Status::Done);
	EXPECT_EQ(search.Answer(), Separation::StaysConnected);
}

TEST(SeparationSearch, ABudgetIsKeptAndAnEditEndsTheSearch)
{
	GridMap map = GridMap::Create({.width = 400, .height = 400}).Value();
	const RegionMap regions(map);
	RegionScratch scratch;
	SeparationSearch search(scratch);
	const Walls wall{{200, 0, 1, 400}};
	ASSERT_EQ(search.Begin(regions, map, wall, {0, 0}, {399, 0}), SeparationSearch::Status::Running);
	WorkBudget little(1);
	ASSERT_EQ(search.Advance(little), SeparationSearch::Status::Running);
	EXPECT_LT(little.Used(), 64);
	ASSERT_EQ(GridEdit(map).SetWalkable({1, 1}, false), GridError::None);
	WorkBudget budget;
	EXPECT_EQ(search.Advance(budget), SeparationSearch::Status::Outdated);
	EXPECT_EQ(search.Begin(regions, map, wall), SeparationSearch::Status::Done);
	EXPECT_EQ(search.Answer(), Separation::OtherMap);
}
} // namespace NavCore::Tests
