// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/Algorithms.h"

#include "Hierarchy/HierarchicalSearch.h"
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
constexpr std::array registry{
	AlgorithmInfo{"dijkstra", "least cost first, in all directions", true, &CreateDijkstra},
	AlgorithmInfo{"greedy", "least estimate first", false, &CreateGreedyBestFirst},
	AlgorithmInfo{"astar", "least cost plus estimate first", true, &CreateAStar},
	AlgorithmInfo{"wastar", "A* with an inflated estimate", false, &CreateWeightedAStar},
	AlgorithmInfo{"jps", "A* over jump points, scanned 64 cells at a time", true, &CreateJumpPointSearch,
		GraphParts::Jumps},
	AlgorithmInfo{"hpa", "A* over clusters, then cell by cell inside them", false, &CreateHierarchicalSearch,
		GraphParts::Clusters},
};
} // namespace Detail::AlgorithmsImpl

std::span<const AlgorithmInfo> Algorithms()
{
	return Detail::AlgorithmsImpl::registry;
}

const AlgorithmInfo* FindAlgorithm(std::string_view name)
{
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
