// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Grid/GridStatistics.h"
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
	if (Includes(parts, GraphParts::Statistics) && statistics_ == nullptr)
	{
		statistics_ = std::make_unique<GridStatistics>(map_);
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
	// A few microseconds: not worth putting off.
	if (regions_)
	{
		regions_->Update(map_, change);
	}
	if (statistics_)
	{
		statistics_->Update(map_, change);
	}
	if (clusters_)
	{
		clusters_->Mark(map_, change);
	}
}

bool NavGraph::Repair(WorkBudget& budget)
{
	return !clusters_ || clusters_->Repair(map_, budget);
}

void NavGraph::Adopt(SearchScratch& scratch)
{
	if (clusters_)
	{
		static_cast<void>(clusters_->Adopt(map_, scratch));
	}
}

SearchContext NavGraph::Context() const
{
	SearchContext context;
	context.map = &map_;
	context.regions = regions_.get();
	context.clusters = clusters_.get();
	context.statistics = statistics_.get();
	return context;
}

std::size_t NavGraph::Bytes() const
{
	return map_.Bytes() + (regions_ ? regions_->Bytes() : 0) + (clusters_ ? clusters_->Bytes() : 0) +
		(statistics_ ? statistics_->Bytes() : 0);
}
} // namespace NavCore
