// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"

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
	if (Includes(parts, GraphParts::Clusters) && (!clusters_ || !clusters_->Follows(map_)))
	{
		if (!clusters_)
		{
			clusters_ = std::make_unique<ClusterGraph>();
		}
		clusters_->Build(map_);
	}
}

void NavGraph::ConfigureClusters(const ClusterSettings& settings)
{
	clusters_ = std::make_unique<ClusterGraph>(settings);
}

void NavGraph::Apply(const GridChange& change)
{
	Mark(change);
	WorkBudget budget;
	static_cast<void>(Repair(budget));
}

void NavGraph::Mark(const GridChange& change)
{
	if (regions_)
	{
		regions_->Mark(map_, change);
	}
	if (clusters_)
	{
		clusters_->Mark(map_, change);
	}
}

bool NavGraph::Repair(WorkBudget& budget)
{
	if (regions_ && !regions_->Repair(map_, budget))
	{
		return false;
	}
	return !clusters_ || clusters_->Repair(map_, budget);
}

PendingRepairs NavGraph::PendingWork() const
{
	return {regions_ ? regions_->PendingSectors() : 0,
		clusters_ ? static_cast<std::size_t>(clusters_->MarkedCount()) : 0};
}

SearchContext NavGraph::Context() const
{
	SearchContext context;
	context.map = &map_;
	context.regions = regions_.get();
	context.clusters = clusters_.get();
	return context;
}

std::size_t NavGraph::Bytes() const
{
	return map_.Bytes() + (regions_ ? regions_->Bytes() : 0) + (clusters_ ? clusters_->Bytes() : 0);
}
} // namespace NavCore
