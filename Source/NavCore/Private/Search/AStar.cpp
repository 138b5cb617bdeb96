// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/AStar.h"

#include "Search/BestFirstSearch.h"

namespace NavCore::Detail
{
struct AStarRule
{
	static constexpr std::string_view Name = "astar";
	static constexpr bool BoundsCost = true;
	static constexpr bool UsesWeight = false;
	static constexpr bool IgnoresEstimate = false;
	static constexpr HeuristicKind MainKind = HeuristicKind::Octile;
	using MainHeuristic = OctileHeuristic;

	static std::uint64_t Key(std::uint64_t g, std::uint64_t h, std::uint64_t) { return g + h; }
	template <class Value>
	static Value Tie(Value g)
	{
		return static_cast<Value>(~g);
	}
};

std::unique_ptr<PathSearch> CreateAStar(SearchScratch& scratch)
{
	return std::make_unique<BestFirstSearch<AStarRule>>(scratch);
}
} // namespace NavCore::Detail
