// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/LinkedMaps.h"

#include "NavReference/Bridge/CoreBridge.h"

namespace NavCore::Tests
{
void LinkedMap::RefreshReference()
{
	reference = NavReference::ToReference(graph->Map(), spec.clearance);
	if (graph->Links() != nullptr)
	{
		NavReference::SetLinks(*graph->Links(), reference);
	}
}

LinkSpec RandomLink(const GridMap& map, Random& random)
{
	LinkSpec link;
	link.from = random.Percent(90) ? RandomFreeCell(map, random) : RandomCell(map, random);
	link.to = random.Percent(90) ? RandomFreeCell(map, random) : RandomCell(map, random);
	const std::int64_t dearest = random.Percent(50) ? 3 * StraightUnits : 60 * StraightUnits;
	link.cost = Cost{random.Percent(10) ? 0 : random.Range(0, static_cast<std::int32_t>(dearest))};
	link.twoWay = random.Percent(50);
	link.enabled = random.Percent(90);
	link.maxClearance = static_cast<std::uint8_t>(random.Percent(70) ? 255 : random.Range(1, 3));
	return link;
}

LinkedMap BuildLinkedMap(const MapSpec& spec, std::int32_t links, GraphParts parts, Random& random)
{
	LinkedMap linked{spec, std::make_unique<NavGraph>(BuildMap(spec)), {}};
	linked.graph->ConfigureClusters({.size = 8, .clearance = spec.clearance});
	linked.graph->Require(parts);
	Cell last = RandomFreeCell(linked.graph->Map(), random);
	for (std::int32_t i = 0; i < links; ++i)
	{
		LinkSpec link = RandomLink(linked.graph->Map(), random);
		// Every third one begins where the one before ends.
		link.from = i % 3 == 2 ? last : link.from;
		last = link.to;
		static_cast<void>(linked.graph->LinksForEdit().Add(link));
	}
	linked.graph->Apply(linked.graph->CommitLinks());
	linked.RefreshReference();
	return linked;
}

void EditLinksAtRandom(NavGraph& graph, Random& random)
{
	LinkSet& links = graph.LinksForEdit();
	const std::int32_t count = static_cast<std::int32_t>(links.All().size());
	const std::int32_t choice = count == 0 ? 0 : random.Range(0, 2);
	const LinkId id =
		count == 0 ? NoLink : links.All()[static_cast<std::size_t>(random.Range(0, count - 1))].id;
	if (choice == 0)
	{
		static_cast<void>(links.Add(RandomLink(graph.Map(), random)));
	}
	else if (choice == 1)
	{
		static_cast<void>(links.Remove(id));
	}
	else
	{
		static_cast<void>(links.SetEnabled(id, !links.Find(id)->spec.enabled));
	}
	graph.Apply(graph.CommitLinks());
}
} // namespace NavCore::Tests
