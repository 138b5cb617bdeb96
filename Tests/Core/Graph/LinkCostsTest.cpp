// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What ways between the ends of links cost, kept current under edits.
#include "NavCore/Graph/LinkCosts.h"

#include "Graph/LinkedMaps.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"

namespace NavCore::Tests
{
namespace
{
/** Every cost in the table is that of the oracle; all that are of use are there when it is complete. */
void ProveTable(const LinkedMap& map, bool complete)
{
	const SearchContext context = map.graph->Context();
	if (context.links == nullptr)
	{
		return;
	}
	NavReference::ReferenceGrid plain = map.reference;
	plain.links.clear();
	const std::span<const Cell> ports = context.links->Ports();
	for (std::uint32_t a = 0; a < ports.size(); ++a)
	{
		const std::vector<std::int64_t> costs =
			NavReference::ShortestCosts(plain, NavReference::ToPoint(ports[a]));
		for (std::uint32_t b = 0; b < ports.size(); ++b)
		{
			const std::int64_t known = context.linkCosts->Between(a, b).units;
			const std::int64_t truth = costs[plain.IndexOf(NavReference::ToPoint(ports[b]))];
			const bool useful = a != b && context.links->IsArrival(a) && context.links->IsDeparture(b);
			RC_ASSERT(known == LinkCosts::Unknown.units || known == truth);
			RC_ASSERT(!complete || !useful || truth < 0 || known == truth);
		}
	}
}
} // namespace

TEST(LinkCosts, EveryCostIsExactWhateverWasEdited)
{
	CheckProperty(3000,
		[]
		{
			Random random(*AnySeed());
			const MapSpec spec = *AnySpec(24);
			LinkedMap map = BuildLinkedMap(spec, random.Range(1, 10), GraphParts::Regions, random);
			ProveTable(map, true);
			for (int i = 0; i < 6; ++i)
			{
				if (random.Percent(25))
				{
					EditLinksAtRandom(*map.graph, random);
				}
				GridEdit edit(map.graph->MapForEdit());
				const Cell cell = RandomCell(map.graph->Map(), random);
				static_cast<void>(edit.SetWalkable(cell, !map.graph->Map().IsWalkable(cell)));
				if (map.graph->Map().HasTerrain() && random.Percent(30))
				{
					static_cast<void>(edit.SetTerrain(RandomFreeCell(map.graph->Map(), random), 1));
				}
				map.graph->Mark(edit.Commit());
				WorkBudget budget(random.Percent(50) ? WorkBudget::Unlimited : random.Range(0, 60));
				const bool complete = map.graph->Repair(budget);
				map.RefreshReference();
				ProveTable(map, complete);
			}
		});
}

TEST(LinkCosts, AnEditElsewhereForgetsNothing)
{
	NavGraph graph(GridMap::Create({200, 40}).Value());
	ASSERT_TRUE(graph.LinksForEdit().Add({{2, 5}, {30, 5}}).HasValue());
	ASSERT_TRUE(graph.LinksForEdit().Add({{30, 20}, {2, 20}}).HasValue());
	graph.Apply(graph.CommitLinks());
	ASSERT_TRUE(graph.PendingWork().IsNone());
	GridEdit elsewhere(graph.MapForEdit());
	ASSERT_EQ(elsewhere.FillWalkable({150, 10, 8, 8}, false), GridError::None);
	graph.Mark(elsewhere.Commit());
	EXPECT_EQ(graph.PendingWork().ports, 0U);
	GridEdit between(graph.MapForEdit());
	ASSERT_EQ(between.FillWalkable({28, 10, 4, 2}, false), GridError::None);
	graph.Mark(between.Commit());
	EXPECT_GT(graph.PendingWork().ports, 0U);
}
} // namespace NavCore::Tests
