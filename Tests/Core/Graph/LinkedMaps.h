// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/NavGraph.h"
#include "NavReference/ReferenceGrid.h"
#include "Support/RandomMap.h"

#include <cstdint>
#include <memory>

namespace NavCore::Tests
{
/** A map with links, its structures, and the oracle's view of both. */
struct LinkedMap
{
	MapSpec spec;
	std::unique_ptr<NavGraph> graph;
	NavReference::ReferenceGrid reference;

	/** After an edit of map or links. */
	void RefreshReference();
};

/** A random link between cells of a map: cheap or dear, one or two ways, sometimes with a blocked end. */
[[nodiscard]] LinkSpec RandomLink(const GridMap& map, Random& random);

/**
 * A random map with so many random links and the structures that parts say. Chained links, links that share
 * cells, and such that lead into walls are among them. Links that the set refuses are left out.
 */
[[nodiscard]] LinkedMap BuildLinkedMap(
	const MapSpec& spec, std::int32_t links, GraphParts parts, Random& random);

/** Adds, removes, enables or disables one link, and brings the structures up to date. */
void EditLinksAtRandom(NavGraph& graph, Random& random);
} // namespace NavCore::Tests
