// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/Dijkstra.h"

#include "Search/BestFirstSearch.h"

namespace NavCore::Detail
{
struct DijkstraRule
{
	static constexpr std::string_view Name = "dijkstra";
	static constexpr bool BoundsCost = true;
	static constexpr bool UsesWeight = false;
	static constexpr bool IgnoresEstimate = true;
	static constexpr HeuristicKind MainKind = HeuristicKind::Zero;
	using MainHeuristic = ZeroHeuristic;

	static std::uint64_t Key(std::uint64_t g, std::uint64_t, std::uint64_t) { return g; }
	template <class Value>
	static Value Tie(Value)
	{
		return 0;
	}
};

std::unique_ptr<PathSearch> CreateDijkstra(SearchScratch& scratch)
{
	return std::make_unique<BestFirstSearch<DijkstraRule>>(scratch);
}
} // namespace NavCore::Detail
