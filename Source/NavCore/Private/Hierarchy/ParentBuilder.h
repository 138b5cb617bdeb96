// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/PairCover.h"
#include "Hierarchy/ParentSearch.h"

#include <array>
#include <vector>

namespace NavCore
{
class WorkBudget;
}

namespace NavCore::Detail
{
/** Computes one cluster above the lowest level from its children, in as many slices as the caller likes. */
class ParentBuilder
{
public:
	/** Chooses the cluster; the views of all its children come next, then Begin. */
	void Load(std::size_t level, const ClusterLayout& parents, const ClusterLayout& children, ClusterId id);
	[[nodiscard]] std::size_t ChildCount() const { return search_.ChildCount(); }
	[[nodiscard]] ClusterId IdOf(std::size_t child) const { return search_.IdOf(child); }
	void SetChild(std::size_t child, const ClusterView& view) { search_.SetChild(child, view); }
	/** Lists the transitions; the costs between them are left to Advance. The views must stay valid. */
	void Begin();

	/**
	 * After Begin: old is the same cluster before the children of a set, bit by bit, changed. Costs that they
	 * cannot have touched are taken over instead of searched for. It must stay valid as long as the views.
	 */
	void Reuse(const ClusterView& old, std::uint64_t changedChildren);

	[[nodiscard]] bool IsAt(std::size_t level, ClusterId id) const { return level_ == level && id_ == id; }
	void Abandon() { id_ = NoCluster; }

	/** False while there is more to do. */
	[[nodiscard]] bool Advance(WorkBudget& budget);
	/** Writes what Advance has completed. */
	void Write(ClusterData& outData) const;

private:
	/** A table of more would be larger than it is worth. */
	static constexpr std::size_t MaxTransitions = 256;

	struct Exit
	{
		std::uint32_t child = 0;
		std::uint32_t number = 0;
	};

	[[nodiscard]] bool IsExact() const;
	[[nodiscard]] std::uint8_t ChooseShift() const;
	[[nodiscard]] bool AdvanceChange(WorkBudget& budget);
	void TakeOver();
	void ListSide(ClusterSide side);
	void List(std::size_t column, std::size_t row, ClusterSide side);
	[[nodiscard]] std::uint32_t NodeOf(std::size_t exit) const
	{
		return search_.NodeOf(exits_[exit].child, exits_[exit].number);
	}

	std::size_t level_ = 0;
	ClusterId id_ = NoCluster;
	std::int32_t childSize_ = 1;
	bool usable_ = true;
	bool searching_ = false;
	std::size_t source_ = 0;
	std::array<std::uint16_t, ClusterSideCount + 1> sides_{};
	std::vector<Exit> exits_;
	/** In the units of ParentSearch. */
	PairCover distances_;
	/** The search around the children that changed is under way. */
	bool measuring_ = false;
	ClusterView old_;
	std::uint64_t changedChildren_ = 0;
	/** By transition: its number in the old cluster, or none. */
	std::vector<std::uint32_t> oldNumbers_;
	ParentSearch search_;
};
} // namespace NavCore::Detail
