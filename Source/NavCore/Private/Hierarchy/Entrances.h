// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Hierarchy/ClusterLayout.h"
#include "NavCore/Hierarchy/ClusterSettings.h"

#include <vector>

namespace NavCore::Detail
{
/** How far from a border, in cells, its transitions depend on the map. */
inline constexpr std::int32_t EntranceDepth = 10;

/** A legal move from a cluster to its neighbour. */
struct Transition
{
	Cell from;
	Cell to;

	friend bool operator==(const Transition&, const Transition&) = default;
};

/**
 * Appends the transitions of one side of a cluster, seen from it. Both clusters of a border get the same
 * ones in the same order, with the ends exchanged.
 */
void FindTransitions(const GridMap& map, const ClusterLayout& layout, const ClusterSettings& settings,
	ClusterId id, ClusterSide side, std::vector<Transition>& outTransitions);
} // namespace NavCore::Detail
