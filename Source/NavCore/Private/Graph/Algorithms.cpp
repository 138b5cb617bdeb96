// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/Algorithms.h"

#include "Graph/AutoSearch.h"
#include "Graph/LinkedSearch.h"
#include "Hierarchy/HierarchicalSearch.h"
#include "NavCore/Spatial/SpatialSearch.h"
#include "Search/AStar.h"
#include "Search/Dijkstra.h"
#include "Search/GreedyBestFirst.h"
#include "Search/JumpPointSearch.h"
#include "Search/WeightedAStar.h"

#include <array>

namespace NavCore
{
namespace Detail::AlgorithmsImpl
{
template <SpatialVariant Variant, TrimRule Trim, InnerKernel Kernel>
std::unique_ptr<PathSearch> CreateSpatial(SearchScratch& scratch)
{
	return CreateSpatialSearch(scratch, {Variant, Trim, Kernel});
}

// The published variants use A*, so that they compare with the thesis.
constexpr auto* CreateSga1 =
	&CreateSpatial<SpatialVariant::First, TrimRule::MaxDeviation, InnerKernel::AStar>;
constexpr auto* CreateSga2Dist =
	&CreateSpatial<SpatialVariant::Second, TrimRule::MaxDistance, InnerKernel::AStar>;
constexpr auto* CreateSga2Dev =
	&CreateSpatial<SpatialVariant::Second, TrimRule::MaxDeviation, InnerKernel::AStar>;
constexpr auto* CreateSga3 =
	&CreateSpatial<SpatialVariant::Third, TrimRule::MaxDeviation, InnerKernel::AStar>;
constexpr auto* CreateSga =
	&CreateSpatial<SpatialVariant::Bounded, TrimRule::MaxDeviation, InnerKernel::Fastest>;

/** With the links of the map, if it has some. */
template <auto Create, bool Optimal>
std::unique_ptr<PathSearch> CreateLinked(SearchScratch& scratch)
{
	return CreateLinkedSearch(Create(scratch), Optimal);
}

constexpr std::array registry{
	AlgorithmInfo{
		"dijkstra", "least cost first, in all directions", true, &CreateLinked<CreateDijkstra, true>},
	AlgorithmInfo{"greedy", "least estimate first", false, &CreateLinked<CreateGreedyBestFirst, false>},
	AlgorithmInfo{"astar", "least cost plus estimate first", true, &CreateLinked<CreateAStar, true>},
	AlgorithmInfo{"wastar", "A* with an inflated estimate", false, &CreateLinked<CreateWeightedAStar, false>},
	AlgorithmInfo{"jps", "A* over jump points, scanned 64 cells at a time", true,
		&CreateLinked<CreateJumpPointSearch, true>, GraphParts::Jumps},
	AlgorithmInfo{"sga1", "SGA* V1: the free pieces of one line, connected by A*", false,
		&CreateLinked<CreateSga1, false>},
	AlgorithmInfo{"sga2-dist", "SGA* V2: lines from both ends, trimmed by distance", false,
		&CreateLinked<CreateSga2Dist, false>},
	AlgorithmInfo{"sga2-dev", "SGA* V2: lines from both ends, trimmed by deviation", false,
		&CreateLinked<CreateSga2Dev, false>},
	AlgorithmInfo{
		"sga3", "SGA* V3: lines choose the sub-goals, A* the way", false, &CreateLinked<CreateSga3, false>},
	AlgorithmInfo{"sga", "bounded SGA*: labels, line, capped effort; recommended", false,
		&CreateLinked<CreateSga, false>, GraphParts::Jumps | GraphParts::Regions},
	AlgorithmInfo{"hpa", "A* over clusters, then cell by cell inside them", false,
		&CreateLinked<CreateHierarchicalSearch, false>, GraphParts::Clusters},
	AlgorithmInfo{"auto", "chooses by query: a line, bounded SGA*, HPA* or A*", false,
		&CreateLinked<CreateAutoSearch, false>,
		GraphParts::Jumps | GraphParts::Regions | GraphParts::Clusters | GraphParts::Statistics},
};
} // namespace Detail::AlgorithmsImpl

std::span<const AlgorithmInfo> Algorithms()
{
	return Detail::AlgorithmsImpl::registry;
}

const AlgorithmInfo* FindAlgorithm(std::string_view name)
{
	// The trimming hardly matters, so the variant has a name of its own.
	name = name == "sga2" ? "sga2-dev" : name;
	for (const AlgorithmInfo& algorithm : Detail::AlgorithmsImpl::registry)
	{
		if (algorithm.name == name)
		{
			return &algorithm;
		}
	}
	return nullptr;
}
} // namespace NavCore
