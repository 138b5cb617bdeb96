// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>
#include <string_view>

namespace NavCore
{
class TraceSink;

/** Estimate of the remaining cost, scaled by the cheapest terrain of the map. */
enum class HeuristicKind : std::uint8_t
{
	Automatic, // The best admissible one: octile, Manhattan without diagonals, or hex distance.
	Octile,
	Manhattan, // Overestimates where diagonal steps are legal.
	Chebyshev,
	Euclidean,
	Zero, // Turns A* into Dijkstra's search.
};

/** One query. Plain data; the defaults suit most games. */
struct SearchRequest
{
	/** Weight of the heuristic in wastar, in thousandths: 1500 allows paths 1.5 times the optimum. */
	static constexpr std::int32_t DefaultWeightPermille = 1500;
	static constexpr std::int32_t MaxWeightPermille = 1'000'000;

	Cell start;
	Cell goal;
	/** Least clearance of every cell on the way; above 1 it needs the map's clearance layer. */
	std::uint8_t clearance = 1;
	HeuristicKind heuristic = HeuristicKind::Automatic;
	std::int32_t weightPermille = DefaultWeightPermille;
	/** Give up after so many expansions; 0 = never. */
	std::int64_t maxExpansions = 0;
	/**
	 * Give up, as with maxExpansions, once every path is known to cost more than so many units; 0 = never.
	 * Searches whose order proves nothing about costs (greedy, wastar) pay no heed to it.
	 */
	Cost maxCost{};
	/** When the goal is not reached, return the way to the explored cell with the least estimate. */
	bool allowPartial = false;
	/** Return from Advance as soon as the first leg is ready, even with budget left. */
	bool pauseAtFirstLeg = false;
	/** Receives the steps of the search when set; must outlive it. */
	TraceSink* trace = nullptr;
};

/** Why a request was refused before any search. */
enum class RequestError : std::uint8_t
{
	None,
	StartOffMap,
	StartBlocked,
	GoalOffMap,
	GoalBlocked,
	StartTooNarrow,         // The agent's clearance does not fit at the start.
	GoalTooNarrow,          // ... or at the goal.
	NoClearanceLayer,       // A clearance above 1 on a map without the layer, or above its limit.
	BadWeight,              // Below 1000 or above MaxWeightPermille.
	HeuristicNotForThisMap, // A square-grid estimate on a hex map.
	NoGoal,                 // An empty set of goals.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(RequestError error);
} // namespace NavCore
