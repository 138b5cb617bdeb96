// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Hierarchy/ClusterLayout.h"
#include "NavCore/Hierarchy/ClusterSettings.h"
#include "NavCore/Hierarchy/ClusterView.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
class SearchScratch;
class WorkBudget;

namespace Detail
{
class ClusterBuilder;
class ParentBuilder;
} // namespace Detail

/**
 * The abstract graph of HPA* (Botea, Mueller, Schaeffer 2004): clusters, the transitions between
 * neighbours and the costs between the transitions of each cluster.
 *
 * It is complete: two cells are connected through it exactly when they are on the map, for every
 * topology and corner rule; crossings that exist only diagonally get transitions of their own. It is a
 * pure function of the map: whatever the order of edits, repairs and queries, Digest() is that of a graph
 * built anew. Costs are rounded to 16 bits with a common exponent a cluster; paths are measured exactly
 * when they are refined.
 *
 * Levels above the first join clusters to larger ones, as the overlays of customizable route planning do
 * (Delling, Goldberg, Pajor, Werneck 2011): a parent has those transitions of its children that lead out of
 * it, and its costs are found over the tables of the children. A search uses a cluster of the highest level
 * wherever that holds neither start nor goal, so nothing is inserted above the first level.
 *
 * After an edit, Mark() notes what is out of date. From there on there are two ways, which mix:
 * - eager: Repair() works marks off under a budget;
 * - lazy: searches compute for themselves what they meet and is marked, and Adopt() keeps that.
 * Both lead to the same graph. Reading is const and may be shared; searches never change the graph.
 */
class NAVCORE_EXPORT ClusterGraph
{
public:
	explicit ClusterGraph(const ClusterSettings& settings = {});
	~ClusterGraph();
	ClusterGraph(ClusterGraph&& other) noexcept;
	ClusterGraph& operator=(ClusterGraph&& other) noexcept;

	/**
	 * The settings in force for the map of the last Reset; they depend on its size and layers alone. By
	 * measurement, maps that jump point search serves get few transitions; others get more, and the ways
	 * between transitions are kept, because searching for them at query time would cost too much.
	 */
	[[nodiscard]] const ClusterSettings& Settings() const { return settings_; }
	/** Levels count from 0, whose clusters are made of cells. */
	[[nodiscard]] std::size_t LevelCount() const { return levels_.size(); }
	[[nodiscard]] const ClusterLayout& Layout(std::size_t level = 0) const { return levels_[level].layout; }

	/** Forgets everything and marks the whole map; the next Repair builds the graph. */
	void Reset(const GridMap& map);
	/** Marks what a batch of edits may have changed. Batches must come in order; a gap marks the whole map.
	 */
	void Mark(const GridMap& map, const GridChange& change);
	/**
	 * Works off marks until the budget is spent, counted in expanded cells and, above the first level,
	 * transitions; true when none is left.
	 */
	bool Repair(const GridMap& map, WorkBudget& budget);
	/**
	 * Takes over what the last search on the scratch had to compute because it was marked, and returns how
	 * many clusters that were. Nothing if the search used another graph or the map has changed since.
	 */
	std::int32_t Adopt(const GridMap& map, SearchScratch& scratch);

	/** Reset and Repair at once. */
	void Build(const GridMap& map);
	/** Mark and Repair at once. */
	void Update(const GridMap& map, const GridChange& change);

	/** Whether all edits of this map have been marked. */
	[[nodiscard]] bool Follows(const GridMap& map) const;
	/** How often it forgot everything: views from before a Reset may be gone. */
	[[nodiscard]] std::uint64_t ResetCount() const { return resetCount_; }
	/** Clusters of all levels that wait for Repair. */
	[[nodiscard]] std::int32_t MarkedCount() const { return markedCount_; }
	[[nodiscard]] bool IsMarked(ClusterId id, std::size_t level = 0) const
	{
		return levels_[level].clusters[static_cast<std::size_t>(id)].mark != 0;
	}

	/** A cluster that is not marked. */
	[[nodiscard]] ClusterView View(ClusterId id, std::size_t level = 0) const
	{
		return levels_[level].clusters[static_cast<std::size_t>(id)].data.View();
	}
	/** Hash of settings, transitions and costs; meaningful when nothing is marked. */
	[[nodiscard]] std::uint64_t Digest() const;
	[[nodiscard]] std::size_t Bytes() const;
	/** Of the lowest level; each counts on both sides of its border. */
	[[nodiscard]] std::int64_t TransitionCount() const;

private:
	enum Marks : std::uint8_t
	{
		BordersMarked = 1, // Its transitions may differ.
		CellsMarked = 2,   // Its cells differ, and so may all its costs.
		ChildMarked = 4,   // A child is marked, or was.
		ChildChanged = 8,  // A child has become another.
	};

	struct Cluster
	{
		ClusterData data;
		std::uint8_t mark = 0;
		bool isQueued = false;
		/** Holds every cell of the cluster that changed since it was computed; lowest level only. */
		CellRect changed;
		/** The children that differ from those it was computed from, bit by bit; above the lowest level. */
		std::uint64_t changedChildren = 0;
	};

	struct Level
	{
		ClusterLayout layout;
		std::vector<Cluster> clusters;
		/** Clusters in the order in which they were marked; some have been adopted since. */
		std::vector<ClusterId> queue;
	};

	[[nodiscard]] ClusterSettings SettingsFor(const GridMap& map) const;
	void MakeLevels(const GridMap& map);
	/** changed is empty when only a border is concerned. */
	void MarkCells(ClusterId id, const CellRect& changed);
	void MarkCluster(std::size_t level, ClusterId id, unsigned marks);
	[[nodiscard]] bool RepairCells(const GridMap& map, ClusterId id, WorkBudget& budget);
	[[nodiscard]] bool RepairParent(std::size_t level, ClusterId id, WorkBudget& budget);
	/** Puts data in the place of what the cluster was, and tells its parent if that differs. */
	void Store(std::size_t level, ClusterId id, ClusterData& ioData);
	void Unmark(std::size_t level, ClusterId id);

	/** As asked for. */
	ClusterSettings wanted_;
	ClusterSettings settings_;
	std::vector<Level> levels_;
	std::int32_t markedCount_ = 0;
	std::uint64_t mapVersion_ = 0;
	std::uint64_t resetCount_ = 0;
	std::unique_ptr<Detail::ClusterBuilder> builder_;
	std::unique_ptr<Detail::ParentBuilder> parentBuilder_;
	/** What a builder has made, until it is stored. */
	ClusterData made_;
};
} // namespace NavCore
