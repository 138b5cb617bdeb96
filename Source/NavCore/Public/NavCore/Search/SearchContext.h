// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore
{
class ClusterGraph;
class GridMap;
class GridStatistics;
class LinkCosts;
class LinkGraph;
class LinkReach;
class RegionMap;

/** Structures beside the walkability bits that make searches faster; a set of bits. */
enum class GraphParts : std::uint8_t
{
	None = 0,
	Jumps = 1,      // The jump bits of the map, for jump point search.
	Regions = 2,    // Connected components.
	Clusters = 4,   // The cluster graph, for hierarchical search.
	Statistics = 8, // What the map is like, for a search that chooses its method.
};

constexpr GraphParts operator|(GraphParts a, GraphParts b)
{
	return static_cast<GraphParts>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool Includes(GraphParts set, GraphParts part)
{
	return (static_cast<unsigned>(set) & static_cast<unsigned>(part)) != 0;
}

/**
 * What a search may read: the map, and whichever structures the host keeps beside it. NavGraph::Context
 * makes one. Everything outlives the search and stays unedited while it runs. A structure that does not
 * belong to the current version of the map counts as absent; absence costs time, never the answer
 * (links excepted).
 */
struct SearchContext
{
	const GridMap* map = nullptr;
	const RegionMap* regions = nullptr;
	const ClusterGraph* clusters = nullptr;
	const GridStatistics* statistics = nullptr;
	/** Ways that no move of the grid offers. The only structure whose absence changes answers. */
	const LinkGraph* links = nullptr;
	const LinkReach* linkReach = nullptr;
	const LinkCosts* linkCosts = nullptr;
};
} // namespace NavCore
