// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace NavCore
{
class GridMap;
class PathSearch;
class SearchScratch;
struct SearchRequest;
} // namespace NavCore

namespace NavCore::Detail
{
struct Haste;

/**
 * Jump point search: A* that only ever queues cells where a shortest path may have to turn.
 *
 * Needs octile moves at uniform cost and some diagonals; on any other map A* serves the query, and
 * ServedBy says so. Paths come as waypoints. With the jump bits of the map it also skips along
 * diagonals; without them it looks at their cells one by one and finds the same path.
 */
[[nodiscard]] std::unique_ptr<PathSearch> CreateJumpPointSearch(SearchScratch& scratch);

/** Whether jump points serve a query; A* serves the others. */
[[nodiscard]] bool ServesJumps(const GridMap& map, const SearchRequest& request);

/** In a hurry; the haste is the caller's, who keeps it alive and may change it between queries. */
[[nodiscard]] std::unique_ptr<PathSearch> CreateHastyJumpPointSearch(
	SearchScratch& scratch, const Haste& haste);
} // namespace NavCore::Detail
