// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/CostModel.h"
#include "Search/NodeTable.h"
#include "Search/QuadHeap.h"

#include <cstdint>

namespace NavCore::Detail
{
/** A jump point that has been reached. The way from its parent is diagonal first, then straight. */
struct JumpNode
{
	std::uint32_t g = 0;
	std::uint32_t meta = 0;
	PackedCell parent;
	std::uint32_t parentPosition = 0;
};
static_assert(sizeof(JumpNode) == 16);

struct JumpScratch
{
	explicit JumpScratch(ScratchMemory& memory) : nodes(memory), open(memory) {}

	NodeTable<JumpNode> nodes;
	HandHeldHeap<NarrowCost::Entry> open;
};
} // namespace NavCore::Detail
