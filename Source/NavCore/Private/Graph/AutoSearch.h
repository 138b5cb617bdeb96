// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace NavCore
{
class PathSearch;
class SearchScratch;
} // namespace NavCore

namespace NavCore::Detail
{
/**
 * Chooses for each query, by what it can look up at once, among a straight line, SGA*, HPA* and A*.
 *
 * Regions answer what cannot be reached; a free line of one turn is the answer. Else distance, corners of
 * the map, size of the clusters and edits that wait for repair tell about how much work HPA* would have.
 * SGA*, or A* where costs are not uniform, gets a share of that: all it may need on maps with few corners,
 * little where walls are many. If it is not there by then, HPA* answers. So no query costs much more than
 * with the better of the two, whatever the guess was worth. Who wants the first leg soon gets HPA* sooner.
 *
 * ServedBy tells who answered: sga, hpa, astar, jps, line or regions.
 */
[[nodiscard]] std::unique_ptr<PathSearch> CreateAutoSearch(SearchScratch& scratch);
} // namespace NavCore::Detail
