// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/BucketList.h"
#include "Hierarchy/ClusterBuilder.h"
#include "Hierarchy/LocalSearch.h"
#include "Search/CountedVector.h"
#include "Search/ScratchMemory.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace NavCore::Detail
{
/** Number of a page: a cluster that the running query has looked at. */
using PageIndex = std::uint32_t;
inline constexpr PageIndex NoPage = ~PageIndex{0};

/** An abstract node: the agent has just stepped into a cluster through one of its transitions. */
struct AbstractNode
{
	static constexpr std::uint32_t NotReached = ~std::uint32_t{0};

	std::uint32_t g = NotReached;
	std::uint32_t h = 0;
	/** Index of the node before, or NoParent for the start. */
	std::uint32_t parent = 0;
	/** The page, and in the low bits the transition. */
	std::uint32_t place = 0;
};

struct ClusterPage
{
	ClusterView view;
	ClusterId id = NoCluster;
	Cell corner;
	std::uint32_t firstNode = 0;
	bool hasNeighbours = false;
	/** The node behind transition k of a side is the one at beyond[side] + k. */
	std::array<std::uint32_t, ClusterSideCount> beyond{};
};

/** A cluster that a query had to compute itself, because its repair has not come to it yet. */
struct OwnCluster
{
	std::array<std::uint16_t, ClusterSideCount + 1> sides{};
	std::vector<std::uint16_t> data;
	std::vector<std::uint8_t> paths;
};

/** The working memory of hierarchical searches. */
class HierarchyScratch final : public ScratchPart
{
public:
	explicit HierarchyScratch(ScratchMemory& memory)
		: pageOf(memory), pages(memory), nodes(memory), open(memory), goalCosts(memory), route(memory),
		  memory_(memory)
	{
	}
	~HierarchyScratch() override { Release(); }

	/** Null when the cap is reached. */
	[[nodiscard]] LocalSearch* AtStart() { return Make(atStart_); }
	[[nodiscard]] LocalSearch* AtGoal() { return Make(atGoal_); }
	[[nodiscard]] ClusterBuilder* Builder() { return Make(builder_); }

	/** A half-built cluster of the query before is of no use. */
	void AbandonBuilder()
	{
		if (builder_)
		{
			builder_->Abandon();
		}
	}

	void Release() override
	{
		memory_.GiveBack((atStart_ ? sizeof(LocalSearch) : 0) + (atGoal_ ? sizeof(LocalSearch) : 0) +
			(builder_ ? sizeof(ClusterBuilder) : 0));
		atStart_.reset();
		atGoal_.reset();
		builder_.reset();
		pageOf.Release();
		pages.Release();
		nodes.Release();
		open.Release();
		goalCosts.Release();
		route.Release();
		ownClusters.clear();
		ownCount = 0;
	}

	/** By cluster; entries of other queries are told apart by looking back from the page. */
	CountedVector<PageIndex> pageOf;
	CountedVector<ClusterPage> pages;
	CountedVector<AbstractNode> nodes;
	BucketList open;
	/** From the goal to the transitions of its cluster. */
	CountedVector<std::uint32_t> goalCosts;
	/** Nodes of the abstract path, first step first. */
	CountedVector<std::uint32_t> route;
	/** Few and short-lived, so they are not counted. Pointers keep them in place as the list grows. */
	std::vector<std::unique_ptr<OwnCluster>> ownClusters;
	std::size_t ownCount = 0;

private:
	template <class T>
	[[nodiscard]] T* Make(std::unique_ptr<T>& part)
	{
		if (!part && memory_.TryTake(sizeof(T)))
		{
			part = std::make_unique<T>();
		}
		return part.get();
	}

	ScratchMemory& memory_;
	std::unique_ptr<LocalSearch> atStart_;
	std::unique_ptr<LocalSearch> atGoal_;
	std::unique_ptr<ClusterBuilder> builder_;
};
} // namespace NavCore::Detail
