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
 * neighbour cluster, so one expansion is a way through a cluster and the step out of it.
 *
 * Costs are counted in units of 1 << CostShift. Clusters that wait for repair are computed here, for this
 * query only.
 */
class AbstractSearch
{
public:
	static constexpr std::uint32_t CostShift = 6;
	static constexpr std::uint32_t NoParent = ~std::uint32_t{0};
	static constexpr std::uint32_t PlaceBits = 10;

	explicit AbstractSearch(HierarchyScratch& scratch) : scratch_(scratch) {}

	[[nodiscard]] StageResult Begin(
		const GridMap& map, const ClusterGraph& graph, const HeuristicSetup& setup, Cell start);

	/** Makes the page of a cluster; ioQuantum counts down by the work done. */
	[[nodiscard]] StageResult Open(ClusterId id, std::int64_t& ioQuantum, PageIndex& outPage);
	[[nodiscard]] const ClusterPage& Page(PageIndex page) const { return scratch_.pages[page]; }
	[[nodiscard]] Cell CellOf(PageIndex page, std::uint32_t transition) const;

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
	/** Writes the nodes from the start to the cluster of the goal into the scratch. */
	[[nodiscard]] bool MakeRoute();
	[[nodiscard]] std::int64_t Expanded() const { return expanded_; }
	[[nodiscard]] std::int64_t Generated() const { return generated_; }

private:
	template <class Heuristic>
	void Estimate(const ClusterPage& page, PageIndex index, const Heuristic& heuristic);
	[[nodiscard]] StageResult Expand(PageIndex page, const AbstractNode& node, std::uint32_t index);
	[[nodiscard]] StageResult OpenNeighbours(PageIndex page, std::int64_t& ioQuantum);
	[[nodiscard]] StageResult Compute(ClusterId id, std::int64_t& ioQuantum, ClusterView& outView);
	template <class CostOf>
	[[nodiscard]] StageResult StepOut(
		const ClusterPage& page, std::uint32_t g, std::uint32_t parent, CostOf costOf);

	HierarchyScratch& scratch_;
	const GridMap* map_ = nullptr;
	const ClusterGraph* graph_ = nullptr;
	HeuristicSetup setup_;
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
	const std::uint16_t* sides = page.view.sides;
	const std::uint32_t scale = page.view.shift - CostShift;
	AbstractNode* nodes = scratch_.nodes.Data();
	std::uint32_t k = 0;
	for (std::size_t side = 0; side < ClusterSideCount; ++side)
	{
		const std::uint32_t end = sides[side + 1];
		if (k == end)
		{
			continue;
		}
		const std::uint32_t base = page.beyond[side];
		for (; k < end; ++k)
		{
			const std::uint32_t cost = costOf(k);
			const std::uint32_t index = base + k;
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
	}
	return StageResult::Done;
}

template <class CostOf>
StageResult AbstractSearch::AddStart(PageIndex page, std::int64_t& ioQuantum, CostOf costOf)
{
	const StageResult opened = OpenNeighbours(page, ioQuantum);
	return opened == StageResult::Done ? StepOut(scratch_.pages[page], 0, NoParent, costOf) : opened;
}
} // namespace NavCore::Detail
