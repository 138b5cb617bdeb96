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
class SearchScratch;

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
	/** Works off what was noted until the budget is spent; true when everything is current. */
	bool Repair(WorkBudget& budget);
	/**
	 * Keeps what the last search on the scratch had to compute because it was marked, so that the next one
	 * does not pay again. For hosts that leave clusters marked until they are needed.
	 */
	void Adopt(SearchScratch& scratch);

	/** What searches are given; valid until the graph moves or goes away. */
	[[nodiscard]] SearchContext Context() const;
	/** Memory of the map and of everything beside it. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	GridMap map_;
	std::unique_ptr<RegionMap> regions_;
	std::unique_ptr<ClusterGraph> clusters_;
	std::unique_ptr<GridStatistics> statistics_;
};
} // namespace NavCore
