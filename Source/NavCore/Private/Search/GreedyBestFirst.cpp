// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/GreedyBestFirst.h"

#include "Search/BestFirstSearch.h"

namespace NavCore::Detail
{
struct GreedyBestFirstRule
{
	static constexpr std::string_view Name = "greedy";
	static constexpr bool BoundsCost = false;
	static constexpr bool UsesWeight = false;
	static constexpr bool IgnoresEstimate = false;
	static constexpr HeuristicKind MainKind = HeuristicKind::Octile;
	using MainHeuristic = OctileHeuristic;

	static std::uint64_t Key(std::uint64_t, std::uint64_t h, std::uint64_t) { return h; }
	template <class Value>
	static Value Tie(Value g)
	{
		return g;
	}
};

std::unique_ptr<PathSearch> CreateGreedyBestFirst(SearchScratch& scratch)
{
	return std::make_unique<BestFirstSearch<GreedyBestFirstRule>>(scratch);
}
} // namespace NavCore::Detail
