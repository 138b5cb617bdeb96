// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"

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
	if (Includes(parts, GraphParts::Regions) && regions_ == nullptr)
	{
		regions_ = std::make_unique<RegionMap>(map_);
	}
}

void NavGraph::Apply(const GridChange& change)
{
	if (regions_ != nullptr)
	{
		regions_->Update(map_, change);
	}
}

std::size_t NavGraph::Bytes() const
{
	return map_.Bytes() + (regions_ != nullptr ? regions_->Bytes() : 0);
}
} // namespace NavCore
