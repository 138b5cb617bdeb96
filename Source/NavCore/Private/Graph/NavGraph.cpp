// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavGraph.h"

#include "Graph/LinkedNearest.h"
#include "NavCore/Graph/LinkCosts.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Grid/GridStatistics.h"
#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Links/LinkReach.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"

#include <utility>

namespace NavCore
{
/** All about links. */
struct NavGraph::LinkParts
{
	LinkParts(const GridMap& map, std::uint8_t clearance) : set(map.Bounds()), costs(clearance) {}

	LinkSet set;
	LinkGraph graph;
	LinkReach reach;
	LinkCosts costs;
	/** What the reach has to catch up with. */
	bool mapChanged = false;
	bool linksChanged = false;
};

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
	if (regions_)
	{
		regions_->Mark(map_, change);
	}
	if (statistics_)
	{
		statistics_->Update(map_, change);
	}
	if (clusters_)
	{
		clusters_->Mark(map_, change);
	}
	if (links_)
	{
		links_->costs.Mark(map_, change);
		links_->mapChanged |= !change.IsEmpty();
	}
}

bool NavGraph::Repair(WorkBudget& budget)
{
	if (regions_ && !regions_->Repair(map_, budget))
	{
		return false;
	}
	if (links_ && !RepairReach(budget))
	{
		return false;
	}
	if (clusters_ && !clusters_->Repair(map_, budget))
	{
		return false;
	}
	return !links_ || links_->graph.IsEmpty() || links_->costs.Repair(Context(), budget);
}

/** Regions are current. */
bool NavGraph::RepairReach(WorkBudget& budget)
{
	if (!links_->mapChanged && !links_->linksChanged)
	{
		return true;
	}
	if (budget.NextQuantum() == 0)
	{
		return false;
	}
	// Looking a port up takes a few nanoseconds.
	budget.Spend(1 + static_cast<std::int64_t>(links_->graph.Ports().size()) / 8);
	links_->reach.Update(links_->graph, *regions_, links_->linksChanged);
	links_->mapChanged = false;
	links_->linksChanged = false;
	return true;
}

PendingRepairs NavGraph::PendingWork() const
{
	return {regions_ ? regions_->PendingSectors() : 0,
		clusters_ ? static_cast<std::size_t>(clusters_->MarkedCount()) : 0,
		links_ ? links_->costs.PendingPorts() : 0};
}

const LinkSet* NavGraph::Links() const
{
	return links_ ? &links_->set : nullptr;
}

NavGraph::LinkParts& NavGraph::RequireLinks()
{
	if (!links_)
	{
		Require(GraphParts::Regions);
		links_ = std::make_unique<LinkParts>(map_, clusters_ ? clusters_->Settings().clearance : 1);
	}
	return *links_;
}

LinkSet& NavGraph::LinksForEdit()
{
	return RequireLinks().set;
}

GridChange NavGraph::CommitLinks()
{
	GridEdit edit(map_);
	if (links_ && !links_->set.Touched().empty())
	{
		links_->graph.Rebuild(links_->set);
		links_->costs.SetPorts(links_->graph, map_);
		links_->linksChanged = true;
		for (const Cell cell : links_->set.Touched())
		{
			// The set takes no cells off the map.
			static_cast<void>(edit.NoteLinks(cell));
		}
		links_->set.ForgetTouched();
	}
	return edit.Commit();
}

void NavGraph::SetFloors(const FloorPlan& floors)
{
	RequireLinks().graph.SetFloors(floors);
}

bool NavGraph::AreConnected(Cell a, Cell b) const
{
	if (!regions_ || !regions_->Follows(map_))
	{
		return false;
	}
	const bool linked = links_ && links_->reach.Follows(*regions_);
	return linked ? links_->reach.AreConnected(*regions_, a, b) : regions_->AreConnected(a, b);
}

Result<Cell, RegionError> NavGraph::NearestReachable(Cell from, Cell goal) const
{
	if (!regions_)
	{
		return Failure{RegionError::OtherMap};
	}
	const SearchContext context = Context();
	if (!Detail::KnowsReach(context))
	{
		return regions_->NearestReachable(map_, from, goal);
	}
	Detail::LinkedNearest search;
	const RegionError error = search.Begin(context, from, goal);
	if (error != RegionError::None)
	{
		return Failure{error};
	}
	WorkBudget budget;
	while (search.Advance(budget) == NearestSearch::Status::Running)
	{
	}
	return search.Nearest();
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
	if (links_ && !links_->graph.IsEmpty())
	{
		context.links = &links_->graph;
		context.linkReach = &links_->reach;
		context.linkCosts = &links_->costs;
	}
	return context;
}

std::size_t NavGraph::Bytes() const
{
	return map_.Bytes() + (regions_ ? regions_->Bytes() : 0) + (clusters_ ? clusters_->Bytes() : 0) +
		(statistics_ ? statistics_->Bytes() : 0) +
		(links_ ? links_->set.Bytes() + links_->graph.Bytes() + links_->reach.Bytes() + links_->costs.Bytes()
				: 0);
}
} // namespace NavCore
