// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Regions after many edits against a flood of the map, and against regions built anew.
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "Regions/PlainRegions.h"
#include "Support/Properties.h"

namespace NavCore::Tests
{
namespace
{
void ProveCurrent(const RegionMap& regions, const GridMap& map)
{
	Prove(MatchesFlood(regions, map));
	RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
	RC_ASSERT(regions.MapVersion() == map.Version());
}
} // namespace

TEST(RegionMapProperty, EqualsAFloodAndARebuildAfterEveryEdit)
{
	CheckProperty(200,
		[]
		{
			const MapSpec spec = *AnySpec(80);
			GridMap map = BuildMap(spec);
			RegionMap regions(map);
			ProveCurrent(regions, map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 50; ++i)
			{
				regions.Update(map, EditForRegions(map, random));
				ProveCurrent(regions, map);
			}
		});
}

TEST(RegionMapProperty, SingleCellsOfAMazeOfWallsStayExact)
{
	// Long walls with gaps make many regions a sector, and splits that only a long way around decides.
	CheckProperty(80,
		[]
		{
			MapSpec spec = *AnySpec(160);
			spec.style = WallStyle::Lines;
			spec.blockedPercent = 45;
			spec.terrain = false;
			spec.clearance = 1;
			GridMap map = BuildMap(spec);
			RegionMap regions(map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 300; ++i)
			{
				const Cell cell = RandomCell(map, random);
				GridEdit edit(map);
				RC_ASSERT(edit.SetWalkable(cell, !map.IsWalkable(cell)) == GridError::None);
				regions.Update(map, edit.Commit());
				RC_ASSERT(regions.AreConnected(cell, cell) == map.IsWalkable(cell));
				if (i % 10 == 9)
				{
					RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
				}
			}
			ProveCurrent(regions, map);
		});
}

TEST(RegionMapProperty, EditsWiderThanADraftAreExact)
{
	// More than 64 sectors at once, of a map with more than twice as many.
	CheckProperty(6,
		[]
		{
			MapSpec spec = *AnySpec(40);
			spec.width += 480;
			spec.height += 300;
			spec.blockedPercent = 30;
			GridMap map = BuildMap(spec);
			RegionMap regions(map);
			Random random(spec.seed + 1);
			for (int i = 0; i < 4; ++i)
			{
				GridEdit edit(map);
				for (int j = 0; j < 2500; ++j)
				{
					const Cell cell{random.Range(0, 300), random.Range(0, 260)};
					RC_ASSERT(edit.SetWalkable(cell, !map.IsWalkable(cell)) == GridError::None);
				}
				regions.Update(map, edit.Commit());
				RC_ASSERT(regions.HasSameRegions(RegionMap(map)));
			}
			ProveCurrent(regions, map);
		});
}
} // namespace NavCore::Tests
