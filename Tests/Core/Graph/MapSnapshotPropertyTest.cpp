// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Snapshots against the live map: equal whenever they are published, whoever holds on to older ones.
#include "NavCore/Graph/MapSnapshot.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Regions/PlainRegions.h"
#include "Support/Properties.h"
#include "Support/SameMap.h"

#include <vector>

namespace NavCore::Tests
{
namespace
{
/** A snapshot somebody holds, and what it must go on to look like. */
struct Reader
{
	std::shared_ptr<const MapSnapshot> snapshot;
	GridMap expected;
};
} // namespace

TEST(MapSnapshotProperty, EqualsTheLiveMapAfterAnyEditsWithReadersHoldingOn)
{
	CheckProperty(150,
		[]
		{
			const MapSpec spec = *AnySpec(100);
			GridMap map = BuildMap(spec);
			Random random(spec.seed + 1);
			SnapshotPublisher publisher;
			std::vector<Reader> readers;
			for (int turn = 0; turn < 12; ++turn)
			{
				for (std::int32_t i = random.Range(0, 3); i > 0; --i)
				{
					const GridChange change = EditForRegions(map, random);
					if (!random.Percent(5))
					{
						publisher.Note(change);
					}
				}
				if (random.Percent(30))
				{
					WorkBudget little(random.Range(0, 100));
					static_cast<void>(publisher.Publish(map, little));
					continue;
				}
				const std::shared_ptr<const MapSnapshot> snapshot = publisher.Publish(map);
				Prove(SameMap(snapshot->Map(), map));
				RC_ASSERT(snapshot->LiveVersion() == map.Version());
				RC_ASSERT(snapshot->Context().regions->Follows(snapshot->Map()));
				RC_ASSERT(snapshot->Context().regions->HasSameRegions(RegionMap(map)));
				if (random.Percent(60))
				{
					readers.push_back({snapshot, map.Clone()});
				}
				if (!readers.empty() && random.Percent(50))
				{
					readers.erase(
						readers.begin() + random.Range(0, static_cast<std::int32_t>(readers.size()) - 1));
				}
			}
			for (const Reader& reader : readers)
			{
				Prove(SameMap(reader.snapshot->Map(), reader.expected));
			}
		});
}
} // namespace NavCore::Tests
