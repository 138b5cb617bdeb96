// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Search/SearchContext.h"

#include <cstddef>
#include <memory>

namespace NavCore
{
/** What is left for NavGraph::Repair. */
struct PendingRepairs
{
	/** Sectors of the regions; while there are any, searches do without regions. */
	std::size_t sectors = 0;
	/** Clusters; searches compute for themselves what they need of them. */
	std::size_t clusters = 0;

	[[nodiscard]] bool IsNone() const { return sectors == 0 && clusters == 0; }
};

/**
 * A map with the structures that searches use beside it, kept current together.
 *
 * Edit the map through GridEdit and hand what Commit returns to Apply:
 *
 *     GridEdit edit(graph.MapForEdit());
 *     (void)edit.FillWalkable(wall, false);
 *     graph.Apply(edit.Commit());
 *
 * Reading is const and may be shared between threads; nobody may read while an edit is open.
 */
class NAVCORE_EXPORT NavGraph
{
public:
	explicit NavGraph(GridMap map);
	~NavGraph();
	NavGraph(NavGraph&& other) noexcept;
	NavGraph& operator=(NavGraph&& other) noexcept;

	/** Settings of the cluster graph; only before it is required. */
	void ConfigureClusters(const ClusterSettings& settings);
	/** Builds those of the parts that are not there yet and that the map has a use for. */
	void Require(GraphParts parts);

	[[nodiscard]] const GridMap& Map() const { return map_; }
	[[nodiscard]] GridMap& MapForEdit() { return map_; }
	/** Brings every structure up to date after a batch of edits. */
	void Apply(const GridChange& change);
	/** Only notes what has to be done, for Repair to do. Searches answer correctly at once, if slower. */
	void Mark(const GridChange& change);
	/**
	 * Works off what was noted until the budget is spent, regions first; true when everything is current.
	 * Edits may be marked between any two calls.
	 */
	bool Repair(WorkBudget& budget);
	[[nodiscard]] PendingRepairs PendingWork() const;

	/** What searches are given; valid until the graph moves or goes away. */
	[[nodiscard]] SearchContext Context() const;
	/** Memory of the map and of everything beside it. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	GridMap map_;
	std::unique_ptr<RegionMap> regions_;
	std::unique_ptr<ClusterGraph> clusters_;
};
} // namespace NavCore
