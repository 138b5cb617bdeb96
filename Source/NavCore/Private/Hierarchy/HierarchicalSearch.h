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
 * HPA*: finds a way through the cluster graph of the context, then the cells of it, a window of the map at
 * a time. The first leg is ready after the first window. Without a graph that follows the map and serves
 * the clearance asked for, jump point search or A* answers, and ServedBy says so.
 */
[[nodiscard]] std::unique_ptr<PathSearch> CreateHierarchicalSearch(SearchScratch& scratch);
} // namespace NavCore::Detail
