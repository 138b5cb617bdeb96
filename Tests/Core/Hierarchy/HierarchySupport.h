// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
/** Any settings that a property may meet; small clusters, so that small maps have many. */
inline ClusterSettings AnyClusterSettings(Random& random, std::uint8_t clearance)
{
	ClusterSettings settings;
	settings.size = random.Percent(80) ? random.Range(2, 16) : random.Range(17, 64);
	settings.levels = random.Range(1, 4);
	settings.factor = random.Range(2, 4);
	settings.maxPathBytes = random.Percent(30) ? static_cast<std::size_t>(random.Range(1, 20'000)) : 1U << 20;
	settings.transitions = random.Percent(70) ? TransitionRule::Spread : TransitionRule::Ends;
	settings.threshold = random.Range(1, 8);
	settings.spacing = random.Range(1, 24);
	settings.clearance = clearance;
	return settings;
}

/** One batch of edits of every kind that the map allows; may turn out empty. */
inline GridChange EditLayersAtRandom(GridMap& map, Random& random)
{
	GridEdit edit(map);
	for (std::int32_t i = random.Range(0, 5); i > 0; --i)
	{
		const Cell cell = RandomCell(map, random);
		const CellRect block =
			CellRect{cell.x, cell.y, random.Range(1, 4), random.Range(1, 4)}.Intersect(map.Bounds());
		switch (random.Range(0, 3))
		{
		case 0:
			static_cast<void>(edit.SetWalkable(cell, !map.IsWalkable(cell)));
			break;
		case 1:
			static_cast<void>(edit.FillWalkable(block, random.Percent(50)));
			break;
		case 2:
			static_cast<void>(edit.SetTerrain(cell, static_cast<std::uint8_t>(random.Range(1, 9))));
			break;
		default:
			static_cast<void>(edit.SetHeight(cell, static_cast<std::int16_t>(random.Range(0, 4))));
			break;
		}
	}
	return edit.Commit();
}

/** Runs a query in slices of so many expansions. */
inline SearchOutcome RunOnGraph(PathSearch& search, const GridMap& map, const ClusterGraph& graph,
	const SearchRequest& request, std::int64_t sliceExpansions = WorkBudget::Unlimited)
{
	SearchContext context;
	context.map = &map;
	context.clusters = &graph;
	return RunToEnd(search, context, request, sliceExpansions);
}
} // namespace NavCore::Tests
