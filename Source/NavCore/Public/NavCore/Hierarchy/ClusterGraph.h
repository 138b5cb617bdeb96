// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Hierarchy/ClusterLayout.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
class WorkBudget;

namespace Detail
{
class ClusterBuilder;
}

/** Where on an entrance its transitions stand. */
enum class TransitionRule : std::uint8_t
{
	/**
	 * Both ends and evenly between them, about spacing cells apart; the middle of a short one. Entrances
	 * that are connected close to the border on both sides count as one.
	 */
	Spread,
	Ends, // As published: both ends, or the middle of an entrance below the threshold.
};

struct ClusterSettings
{
	/** Below 8 the graph is larger than the map; such sizes serve tests on small maps. */
	static constexpr std::int32_t MinSize = 2;
	static constexpr std::int32_t MaxSize = 64;

	/** Where it stands, the graph chooses by the kind of map; see ClusterGraph::Settings. */
	static constexpr std::int32_t Automatic = 0;

	/** Side of a cluster in cells; clamped to MinSize..MaxSize. */
	std::int32_t size = Automatic;
	TransitionRule transitions = TransitionRule::Spread;
	/** Entrances shorter than this have one transition. */
	std::int32_t threshold = Automatic;
	/** Most cells between two transitions of one entrance under the rule Spread. */
	std::int32_t spacing = Automatic;
	/** The graph serves agents of exactly this clearance; above 1 the map needs the layer. */
	std::uint8_t clearance = 1;
};

/**
 * One cluster of the graph. Transitions are listed side by side, north first, and along a side from west
 * to east or north to south, so that the transition i of a side is the transition i of the opposite side
 * of the neighbour.
 */
struct ClusterView
{
	static constexpr std::uint16_t Unreachable = 0xFFFF;

	/** The transitions of side s are [sides[s], sides[s + 1]). */
	const std::uint16_t* sides = nullptr;
	/** Costs below are in units of 1 << shift. */
	std::uint32_t shift = 0;
	std::uint32_t count = 0;
	/** The cell of each transition in this cluster: y << 6 | x, from the corner of the cluster. */
	const std::uint16_t* cells = nullptr;
	/** Cost of stepping over to the neighbour. */
	const std::uint16_t* crossings = nullptr;
	/** Cost inside the cluster from transition a to b < a at a * (a - 1) / 2 + b, or Unreachable. */
	const std::uint16_t* distances = nullptr;
	/**
	 * Where jump point search does not serve, the cells of these ways: for each distance the end of its way
	 * in paths, which begins where the one before ends. Null where they are not kept.
	 */
	const std::uint16_t* pathEnds = nullptr;
	/** Runs of steps from a to b, each a direction in the low three bits and the steps less one above. */
	const std::uint8_t* paths = nullptr;

	[[nodiscard]] std::size_t PairCount() const
	{
		return std::size_t{count} * (count - (count > 0 ? 1U : 0U)) / 2;
	}
	[[nodiscard]] std::uint16_t Distance(std::uint32_t a, std::uint32_t b) const
	{
		return a == b ? std::uint16_t{0}
			: a > b   ? distances[a * (a - 1) / 2 + b]
					  : distances[b * (b - 1) / 2 + a];
	}
};

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
 * After an edit, Mark() notes what is out of date and Repair() works that off under a budget; searches in
 * between compute for themselves what is not repaired yet. Reading is const and may be shared.
 */
class NAVCORE_EXPORT ClusterGraph
{
public:
	explicit ClusterGraph(const ClusterSettings& settings = {});
	~ClusterGraph();
	ClusterGraph(ClusterGraph&& other) noexcept;
	ClusterGraph& operator=(ClusterGraph&& other) noexcept;

	/**
	 * The settings in force for the map of the last Reset. By measurement, maps that jump point search serves
	 * get clusters of 64 cells with few transitions; others get clusters of 32 with more, and the ways
	 * between transitions are kept, because searching for them at query time would cost too much.
	 */
	[[nodiscard]] const ClusterSettings& Settings() const { return settings_; }
	[[nodiscard]] const ClusterLayout& Layout() const { return layout_; }

	/** Forgets everything and marks the whole map; the next Repair builds the graph. */
	void Reset(const GridMap& map);
	/** Marks what a batch of edits may have changed. Batches must come in order; a gap marks the whole map.
	 */
	void Mark(const GridMap& map, const GridChange& change);
	/** Works off marks until the budget, counted in expanded cells, is spent; true when none is left. */
	bool Repair(const GridMap& map, WorkBudget& budget);

	/** Reset and Repair at once. */
	void Build(const GridMap& map);
	/** Mark and Repair at once. */
	void Update(const GridMap& map, const GridChange& change);

	/** Whether all edits of this map have been marked. */
	[[nodiscard]] bool Follows(const GridMap& map) const;
	/** Clusters that wait for Repair. */
	[[nodiscard]] std::int32_t MarkedCount() const { return markedCount_; }
	[[nodiscard]] bool IsMarked(ClusterId id) const
	{
		return clusters_[static_cast<std::size_t>(id)].mark != 0;
	}

	/** A cluster that is not marked. */
	[[nodiscard]] ClusterView View(ClusterId id) const;
	/** Hash of settings, transitions and costs; meaningful when nothing is marked. */
	[[nodiscard]] std::uint64_t Digest() const;
	[[nodiscard]] std::size_t Bytes() const;
	[[nodiscard]] std::int64_t TransitionCount() const;

private:
	friend class Detail::ClusterBuilder;

	enum Marks : std::uint8_t
	{
		BordersMarked = 1, // Its transitions may differ.
		CellsMarked = 2,   // Its cells differ, and so may all its costs.
	};

	struct Cluster
	{
		std::array<std::uint16_t, ClusterSideCount + 1> sides{};
		std::uint8_t shift = 0;
		std::uint8_t mark = 0;
		bool hasPaths = false;
		/** Holds every cell of the cluster that changed since it was computed. */
		CellRect changed;
		/** Cells, crossings, distances and ends of paths, one after the other. */
		std::vector<std::uint16_t> data;
		std::vector<std::uint8_t> paths;
	};

	[[nodiscard]] ClusterSettings SettingsFor(const GridMap& map) const;
	/** changed is empty when only a border is concerned. */
	void MarkCluster(ClusterId id, const CellRect& changed);
	void Store(ClusterId id);

	/** As asked for. */
	ClusterSettings wanted_;
	ClusterSettings settings_;
	ClusterLayout layout_;
	std::vector<Cluster> clusters_;
	/** Clusters that may be marked, in the order in which they were; some have been repaired since. */
	std::vector<ClusterId> queue_;
	std::int32_t markedCount_ = 0;
	std::uint64_t mapVersion_ = 0;
	std::unique_ptr<Detail::ClusterBuilder> builder_;
};
} // namespace NavCore
