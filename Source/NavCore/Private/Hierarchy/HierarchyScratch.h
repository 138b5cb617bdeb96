// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/BucketList.h"
#include "Hierarchy/ClusterBuilder.h"
#include "Hierarchy/LocalSearch.h"
#include "Hierarchy/ParentBuilder.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
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
	std::uint32_t level = 0;
	Cell corner;
	/** The nodes of its transitions follow each other, and so do their links. */
	std::uint32_t firstNode = 0;
	bool hasLinks = false;
};

/** A cluster that a query had to compute itself, because its repair has not come to it yet. */
struct OwnCluster
{
	std::size_t level = 0;
	ClusterId id = NoCluster;
	ClusterData data;
};

/** A way through a cluster of any level, from one of its transitions to another. */
struct RoutePiece
{
	/** The end of a piece that starts at the start of the query, or ends at its goal. */
	static constexpr std::uint32_t NoTransition = ~std::uint32_t{0};

	std::uint32_t level = 0;
	ClusterId id = NoCluster;
	std::uint32_t entry = NoTransition;
	std::uint32_t exit = NoTransition;
};

/** The working memory of hierarchical searches. */
class HierarchyScratch final : public ScratchPart
{
public:
	explicit HierarchyScratch(ScratchMemory& memory)
		: pageOf(memory), ownOf(memory), pages(memory), nodes(memory), links(memory), open(memory),
		  goalCosts(memory), route(memory), packed(memory), memory_(memory)
	{
	}
	~HierarchyScratch() override { Release(); }

	/** Null when the cap is reached. */
	[[nodiscard]] LocalSearch* AtStart() { return Make(atStart_); }
	[[nodiscard]] LocalSearch* AtGoal() { return Make(atGoal_); }
	[[nodiscard]] ClusterBuilder* Builder() { return Make(builder_); }

	/** Whether a cluster is being computed, and what it is made of is held meanwhile. */
	[[nodiscard]] bool IsComputing(std::size_t level, ClusterId id) const
	{
		return level == 0 ? builder_ != nullptr && builder_->Current() == id : parentBuilder.IsAt(level, id);
	}
	/** Forgets what the query before computed, half or wholly. */
	void ForgetOwn(const ClusterGraph& graph, std::uint64_t version)
	{
		if (builder_)
		{
			builder_->Abandon();
		}
		parentBuilder.Abandon();
		ownCount = 0;
		ownFor = &graph;
		ownVersion = version;
	}

	void Release() override
	{
		memory_.GiveBack((atStart_ ? sizeof(LocalSearch) : 0) + (atGoal_ ? sizeof(LocalSearch) : 0) +
			(builder_ ? sizeof(ClusterBuilder) : 0));
		atStart_.reset();
		atGoal_.reset();
		builder_.reset();
		pageOf.Release();
		ownOf.Release();
		pages.Release();
		nodes.Release();
		links.Release();
		open.Release();
		goalCosts.Release();
		route.Release();
		packed.Release();
		parentBuilder = {};
		unpacker = {};
		stretches = {};
		ownClusters.clear();
		ownCount = 0;
	}

	/** By cluster, level after level; entries of other queries are told apart by looking back from the page.
	 */
	CountedVector<PageIndex> pageOf;
	CountedVector<std::uint32_t> ownOf;
	CountedVector<ClusterPage> pages;
	CountedVector<AbstractNode> nodes;
	/** By node: the node that a step over the border from there leads to. */
	CountedVector<std::uint32_t> links;
	BucketList open;
	/** From the goal to the transitions of its cluster. */
	CountedVector<std::uint32_t> goalCosts;
	/** The route through clusters of the lowest level, as far as it is unpacked, first piece first. */
	CountedVector<RoutePiece> route;
	/** The rest of it, last piece first. */
	CountedVector<RoutePiece> packed;
	/** Few and short-lived, so they are not counted. Pointers keep them in place as the list grows. */
	std::vector<std::unique_ptr<OwnCluster>> ownClusters;
	std::size_t ownCount = 0;
	/** What they belong to. */
	const ClusterGraph* ownFor = nullptr;
	std::uint64_t ownVersion = 0;
	/** Small, because clusters with many transitions have no parents. */
	ParentBuilder parentBuilder;
	ParentSearch unpacker;
	std::vector<ParentSearch::Stretch> stretches;

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
