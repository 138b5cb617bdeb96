// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/HierarchyScratch.h"
#include "Search/Heuristics.h"

namespace NavCore::Detail
{
/** How a stage of a hierarchical search ended, or did not. */
enum class StageResult : std::uint8_t
{
	Spent, // The quantum is used up.
	Done,
	NoMemory,
	Overflow, // A cost does not fit into 32 bits.
};

/**
 * A* over the cluster graph. A node stands for a cell that the agent has just stepped on from the
 * neighbour cluster, so one expansion is a way through a cluster and the step out of it. Of the clusters
 * that hold a place, the largest is used that holds neither start nor goal; its share of the route is
 * unpacked to clusters of the lowest level when the route is followed that far.
 *
 * Costs are counted in units of 1 << CostShift. Clusters that wait for repair are computed here, and kept
 * in the scratch for ClusterGraph::Adopt.
 */
class AbstractSearch
{
public:
	static constexpr std::uint32_t CostShift = ParentSearch::CostShift;
	static constexpr std::uint32_t NoParent = ~std::uint32_t{0};
	static constexpr std::uint32_t PlaceBits = 10;

	explicit AbstractSearch(HierarchyScratch& scratch) : scratch_(scratch) {}

	[[nodiscard]] StageResult Begin(
		const GridMap& map, const ClusterGraph& graph, const HeuristicSetup& setup, Cell start, Cell goal);

	/** Makes the page of a cluster; ioQuantum counts down by the work done. */
	[[nodiscard]] StageResult Open(
		std::size_t level, ClusterId id, std::int64_t& ioQuantum, PageIndex& outPage);
	[[nodiscard]] const ClusterPage& Page(PageIndex page) const { return scratch_.pages[page]; }
	/** Whether an edit of these cells concerns a cluster that the query holds anything of. */
	[[nodiscard]] bool DependsOn(const CellRect& rect) const;

	/** The costs from the goal to the transitions of its cluster, in units. */
	void SetGoal(PageIndex page) { goalPage_ = page; }
	/** A way to the goal that is known already, in units: only cheaper ones are looked for. */
	void SetBound(std::uint64_t units);
	/** Steps out of the cluster of the start, for costs in units from the start to its transitions. */
	template <class CostOf>
	[[nodiscard]] StageResult AddStart(PageIndex page, std::int64_t& ioQuantum, CostOf costOf);

	[[nodiscard]] StageResult Advance(std::int64_t& ioQuantum);

	/** True once a way through the graph is known that beats the bound. */
	[[nodiscard]] bool HasRoute() const { return lastNode_ != NoParent; }
	/** Writes the route into the scratch, packed. */
	[[nodiscard]] bool MakeRoute(PageIndex startPage);
	/** Pieces of the route so far; those of parents count once. */
	[[nodiscard]] std::size_t RouteLength() const { return scratch_.route.Size() + scratch_.packed.Size(); }
	/** Unpacks the route until it has so many pieces or is complete. */
	[[nodiscard]] StageResult Unpack(std::size_t count, std::int64_t& ioQuantum);
	[[nodiscard]] bool IsUnpacked() const { return scratch_.packed.Size() == 0; }
	/** A cluster on the route, or one that has a page. */
	[[nodiscard]] ClusterView ViewOf(std::size_t level, ClusterId id) const;
	/** The cell of a transition of such a cluster. */
	[[nodiscard]] Cell CellOf(std::size_t level, ClusterId id, std::uint32_t transition) const;
	[[nodiscard]] std::int64_t Expanded() const { return expanded_; }
	[[nodiscard]] std::int64_t Generated() const { return generated_; }

private:
	/** A transition of a cluster. */
	struct Place
	{
		std::size_t level = 0;
		ClusterId id = NoCluster;
		std::uint32_t transition = 0;
	};

	template <class Heuristic>
	void Estimate(const ClusterPage& page, PageIndex index, const Heuristic& heuristic);
	[[nodiscard]] StageResult Expand(PageIndex page, const AbstractNode& node, std::uint32_t index);
	[[nodiscard]] StageResult OpenLinks(PageIndex page, std::int64_t& ioQuantum);
	[[nodiscard]] StageResult Cross(
		Place from, std::int64_t& ioQuantum, Place& outPlace, std::uint32_t& outRun);
	[[nodiscard]] StageResult Climb(std::int64_t& ioQuantum, Place& ioPlace);
	[[nodiscard]] StageResult IsUseful(
		std::size_t level, ClusterId id, std::int64_t& ioQuantum, bool& outUseful);
	[[nodiscard]] StageResult Obtain(
		std::size_t level, ClusterId id, std::int64_t& ioQuantum, ClusterView& outView);
	[[nodiscard]] StageResult ComputeCells(ClusterId id, std::int64_t& ioQuantum);
	[[nodiscard]] StageResult ComputeParent(std::size_t level, ClusterId id, std::int64_t& ioQuantum);
	[[nodiscard]] bool HasPage(std::size_t level, ClusterId id) const
	{
		const PageIndex page = scratch_.pageOf[IndexOf(level, id)];
		return page < scratch_.pages.Size() && scratch_.pages[page].id == id &&
			scratch_.pages[page].level == level;
	}
	[[nodiscard]] OwnCluster& AddOwn(std::size_t level, ClusterId id);
	[[nodiscard]] const OwnCluster* FindOwn(std::size_t level, ClusterId id) const;
	[[nodiscard]] StageResult UnpackPiece(const RoutePiece& piece, std::int64_t& ioQuantum);
	[[nodiscard]] std::uint32_t ExitTo(PageIndex page, std::uint32_t node) const;
	[[nodiscard]] bool Push(const RoutePiece& piece);
	/** Number of a cluster among those of all levels. */
	[[nodiscard]] std::size_t IndexOf(std::size_t level, ClusterId id) const
	{
		return firstOfLevel_[level] + static_cast<std::size_t>(id);
	}
	[[nodiscard]] ClusterId ParentOf(std::size_t level, ClusterId id) const
	{
		return graph_->Layout(level + 1).IdAt(graph_->Layout(level).CornerOf(id));
	}
	template <class CostOf>
	[[nodiscard]] StageResult StepOut(
		const ClusterPage& page, std::uint32_t g, std::uint32_t parent, CostOf costOf);

	HierarchyScratch& scratch_;
	const GridMap* map_ = nullptr;
	const ClusterGraph* graph_ = nullptr;
	HeuristicSetup setup_;
	Cell start_;
	Cell goal_;
	std::uint64_t resetsAtBegin_ = 0;
	/** The clusters of each level are numbered from here in pageOf. */
	std::array<std::size_t, ClusterSettings::MaxLevels> firstOfLevel_{};
	/** The piece on top of the packed route is being unpacked. */
	bool unpacking_ = false;
	PageIndex goalPage_ = NoPage;
	/** Cost of the best way known; below 2^32 so that sums in 32 bits can be compared with it. */
	std::uint32_t best_ = 0;
	std::uint32_t lastNode_ = NoParent;
	/** Taken off the open list, but its neighbours are not all open yet. */
	BucketList::Entry pending_;
	bool hasPending_ = false;
	std::int64_t expanded_ = 0;
	std::int64_t generated_ = 0;
};

template <class CostOf>
StageResult AbstractSearch::StepOut(
	const ClusterPage& page, std::uint32_t g, std::uint32_t parent, CostOf costOf)
{
	constexpr std::uint32_t ceiling = std::uint32_t{1} << 31;
	const std::uint16_t* crossings = page.view.crossings;
	const std::uint32_t scale = page.view.shift - CostShift;
	const std::uint32_t* links = scratch_.links.Data() + page.firstNode;
	AbstractNode* nodes = scratch_.nodes.Data();
	for (std::uint32_t k = 0; k < page.view.count; ++k)
	{
		const std::uint32_t cost = costOf(k);
		const std::uint32_t index = links[k];
		AbstractNode& node = nodes[index];
		// Costs of one way through a cluster and the estimate stay far below 2^31.
		const std::uint32_t stepped = g + cost + (std::uint32_t{crossings[k]} << scale);
		if (cost == AbstractNode::NotReached || stepped >= node.g || stepped + node.h >= best_)
		{
			continue;
		}
		if (stepped >= ceiling)
		{
			return StageResult::Overflow;
		}
		node.g = stepped;
		node.parent = parent;
		++generated_;
		if (!scratch_.open.Push(stepped + node.h, index, stepped))
		{
			return StageResult::NoMemory;
		}
	}
	return StageResult::Done;
}

template <class CostOf>
StageResult AbstractSearch::AddStart(PageIndex page, std::int64_t& ioQuantum, CostOf costOf)
{
	const StageResult opened = OpenLinks(page, ioQuantum);
	return opened == StageResult::Done ? StepOut(scratch_.pages[page], 0, NoParent, costOf) : opened;
}
} // namespace NavCore::Detail
