// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/CostModel.h"
#include "Search/FieldScratch.h"
#include "Search/JumpNode.h"
#include "Search/NodeTable.h"
#include "Search/QuadHeap.h"
#include "Search/ScratchMemory.h"

#include <memory>

namespace NavCore::Detail
{
/** Nodes and open list of the searches with one cost model. */
template <class CostModel>
struct BestFirstScratch
{
	explicit BestFirstScratch(ScratchMemory& memory) : nodes(memory), open(memory) {}

	NodeTable<typename CostModel::Node> nodes;
	QuadHeap<typename CostModel::Entry> open;
};

/** What SearchScratch holds. Parts that no search has used yet are empty. */
struct ScratchData
{
	explicit ScratchData(std::size_t maxBytes)
		: memory(maxBytes), narrow(memory), wide(memory), jumps(memory), field(memory)
	{
	}

	ScratchMemory memory;
	BestFirstScratch<NarrowCost> narrow;
	BestFirstScratch<WideCost> wide;
	JumpScratch jumps;
	FieldScratch field;
	/** Made by the first hierarchical search. */
	std::unique_ptr<ScratchPart> hierarchy;

	template <class CostModel>
	[[nodiscard]] BestFirstScratch<CostModel>& Get();
};

template <>
inline BestFirstScratch<NarrowCost>& ScratchData::Get<NarrowCost>()
{
	return narrow;
}

template <>
inline BestFirstScratch<WideCost>& ScratchData::Get<WideCost>()
{
	return wide;
}
} // namespace NavCore::Detail
