// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Grid/GridEdit.h"

#include <utility>

namespace NavCore
{
NavGraph::NavGraph(GridMap map) : map_(std::move(map)) {}
NavGraph::~NavGraph() = default;
NavGraph::NavGraph(NavGraph&& other) noexcept = default;
NavGraph& NavGraph::operator=(NavGraph&& other) noexcept = default;

void NavGraph::Require(GraphParts parts)
{
	if (Includes(parts, GraphParts::Jumps))
	{
		GridEdit edit(map_);
		// A map of another topology has no use for them; A* serves it.
		static_cast<void>(edit.EnableJumps());
	}
}

void NavGraph::Apply(const GridChange&) {}
} // namespace NavCore
