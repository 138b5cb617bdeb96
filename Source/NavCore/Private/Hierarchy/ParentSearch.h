// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Hierarchy/ClusterView.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * Cheapest costs inside one cluster above the lowest level, found over the tables of its children.
 *
 * A node is a transition of a child. Whoever has just stepped into a child through one walks to another and
 * steps out again, so an expansion is a row of a table. The search can stop between any two expansions, and
 * ties are broken by the numbers of nodes, so that its ways are the same everywhere.
 */
class ParentSearch
{
public:
	static constexpr std::uint32_t NoNode = ~std::uint32_t{0};
	static constexpr std::uint32_t Unreached = ~std::uint32_t{0};
	/** Costs are in units of 1 << CostShift, and below this. */
	static constexpr std::uint32_t CostShift = 6;
	static constexpr std::uint32_t CostLimit = std::uint32_t{1} << 28;

	/** A stretch of a way: through a child, from one of its transitions to another. */
	struct Stretch
	{
		std::uint32_t child = 0;
		std::uint32_t entry = 0;
		std::uint32_t exit = 0;
	};

	/** Chooses the cluster; the views of all its children come next, then Join. */
	void Load(const ClusterLayout& parents, const ClusterLayout& children, ClusterId parent);
	[[nodiscard]] std::size_t ChildCount() const { return children_.size(); }
	[[nodiscard]] std::size_t Columns() const { return columns_; }
	[[nodiscard]] std::size_t Rows() const { return children_.size() / columns_; }
	[[nodiscard]] ClusterId IdOf(std::size_t child) const;
	void SetChild(std::size_t child, const ClusterView& view) { children_[child].view = view; }
	[[nodiscard]] const ClusterView& View(std::size_t child) const { return children_[child].view; }
	/** Joins transitions across the borders between children; false when there are too many. */
	[[nodiscard]] bool Join();

	[[nodiscard]] std::uint32_t NodeOf(std::size_t child, std::uint32_t transition) const
	{
		return children_[child].firstNode + transition;
	}

	/** Starts inside the child of the node, at its transition. */
	void Begin(std::uint32_t source);
	/**
	 * Starts on the way out of all children of a set, bit by bit, at once, and never enters one of them. What
	 * their tables say plays no part.
	 */
	void BeginAround(std::uint64_t children);
	/** The search ends once the cost to this node is known; otherwise it covers all it can reach. */
	void SetTarget(std::uint32_t node) { target_ = node; }
	/** Expands up to so many nodes; false while there is more to do. */
	[[nodiscard]] bool Run(std::int64_t limit);
	[[nodiscard]] std::int64_t Expanded() const { return expanded_; }
	/** To a transition by which the way would leave its child. */
	[[nodiscard]] std::uint32_t CostTo(std::uint32_t node) const { return nodes_[node].walked; }
	/** Whether a cost above the limit was met, which CostTo does not tell. */
	[[nodiscard]] bool IsTooDear() const { return tooDear_; }
	/** The way to a reached node, last stretch first. */
	void StretchesBackFrom(std::uint32_t node, std::vector<Stretch>& outStretches) const;

private:
	static constexpr std::size_t MaxNodes = 4096;

	struct Child
	{
		ClusterView view;
		std::uint32_t firstNode = 0;
	};
	struct Node
	{
		/** Cost of having stepped into the child here, and of having walked here inside it. */
		std::uint32_t entered = Unreached;
		std::uint32_t walked = Unreached;
		/** The node at which the child was entered, before either. */
		std::uint32_t enteredFrom = NoNode;
		std::uint32_t walkedFrom = NoNode;
		/** The same transition in the neighbour, if that has the same parent. */
		std::uint32_t beyond = NoNode;
		std::uint32_t child = 0;
	};
	/** The cost above, the node below. */
	using Waiting = std::uint64_t;

	void Clear();
	void Enter(std::uint32_t node, std::uint32_t cost, std::uint32_t from);
	void Expand(std::uint32_t index);
	void Walk(const ClusterView& view, std::uint32_t from, std::uint32_t node, std::uint32_t number,
		std::uint32_t cost);

	ClusterLayout layout_;
	ClusterId firstChild_ = NoCluster;
	std::size_t columns_ = 1;
	std::vector<Child> children_;
	std::vector<Node> nodes_;
	/** A heap, least first. */
	std::vector<Waiting> waiting_;
	std::uint32_t target_ = NoNode;
	std::int64_t expanded_ = 0;
	bool tooDear_ = false;
	/** Children that are not entered. */
	std::uint64_t closed_ = 0;
};
} // namespace NavCore::Detail
