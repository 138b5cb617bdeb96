// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Links/FloorPlan.h"
#include "NavCore/Links/LinkSet.h"
#include "NavCore/Search/SearchContext.h"

#include <cstddef>
#include <memory>

namespace NavCore
{
class SearchScratch;
enum class RegionError : std::uint8_t;

/** What is left for NavGraph::Repair. */
struct PendingRepairs
{
	/** Sectors of the regions; while there are any, searches do without regions. */
	std::size_t sectors = 0;
	/** Clusters; searches compute for themselves what they need of them. */
	std::size_t clusters = 0;
	/** Ends of links whose distances to others are not known; searches do without. */
	std::size_t ports = 0;

	[[nodiscard]] bool IsNone() const { return sectors == 0 && clusters == 0 && ports == 0; }
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
	/**
	 * Keeps what the last search on the scratch had to compute because it was marked, so that the next one
	 * does not pay again. For hosts that leave clusters marked until they are needed.
	 */
	void Adopt(SearchScratch& scratch);

	/**
	 * Links between cells of the map, null until LinksForEdit was called: ways that no move of the grid
	 * offers. Edited like the map: change the set, then commit.
	 *
	 *     const LinkId ladder = graph.LinksForEdit().Add({below, above}).Value();
	 *     graph.Apply(graph.CommitLinks());
	 */
	[[nodiscard]] const LinkSet* Links() const;
	[[nodiscard]] LinkSet& LinksForEdit();
	/**
	 * Makes searches see the links as they are. The change is that of the cells where links changed, and the
	 * map gets a new version: hand it to Apply or Mark, as every change. Links need regions, which are built
	 * if they are not there.
	 */
	[[nodiscard]] GridChange CommitLinks();
	/** Which cells of the map are which floor. Plays a part in paths that end before their goal. */
	void SetFloors(const FloorPlan& floors);

	/**
	 * Whether there is a way from a to b, over links where needed: constant time but for a binary search
	 * among components with links. For the smallest agent; needs regions, and is false until they are
	 * current.
	 */
	[[nodiscard]] bool AreConnected(Cell a, Cell b) const;
	/**
	 * The cell that can be reached from one place, over links where needed, and is closest to another one. On
	 * the floor of the goal if any of it can be reached, else close to the goal's place on the floor of the
	 * start.
	 */
	[[nodiscard]] Result<Cell, RegionError> NearestReachable(Cell from, Cell goal) const;

	/** What searches are given; valid until the graph moves or goes away. */
	[[nodiscard]] SearchContext Context() const;
	/** Memory of the map and of everything beside it. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	struct LinkParts;

	[[nodiscard]] LinkParts& RequireLinks();
	[[nodiscard]] bool RepairReach(WorkBudget& budget);

	GridMap map_;
	std::unique_ptr<RegionMap> regions_;
	std::unique_ptr<ClusterGraph> clusters_;
	std::unique_ptr<GridStatistics> statistics_;
	/** Null until there is a link: maps without pay nothing. */
	std::unique_ptr<LinkParts> links_;
};
} // namespace NavCore
