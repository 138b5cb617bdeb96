// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/WeightedAStar.h"

#include "Search/BestFirstSearch.h"

namespace NavCore::Detail
{
struct WeightedAStarRule
{
	static constexpr std::string_view Name = "wastar";
	static constexpr bool BoundsCost = false;
	static constexpr bool UsesWeight = true;
	static constexpr bool IgnoresEstimate = false;
	static constexpr HeuristicKind MainKind = HeuristicKind::Octile;
	using MainHeuristic = OctileHeuristic;

	static std::uint64_t Key(std::uint64_t g, std::uint64_t h, std::uint64_t weightPermille)
	{
		return g + h * weightPermille / 1000;
	}
	template <class Value>
	static Value Tie(Value g)
	{
		return static_cast<Value>(~g);
	}
};

std::unique_ptr<PathSearch> CreateWeightedAStar(SearchScratch& scratch)
{
	return std::make_unique<BestFirstSearch<WeightedAStarRule>>(scratch);
}
} // namespace NavCore::Detail
