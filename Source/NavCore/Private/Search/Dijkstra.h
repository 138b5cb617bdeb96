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
/** Least cost first, in all directions. The baseline that everything else is measured against. */
[[nodiscard]] std::unique_ptr<PathSearch> CreateDijkstra(SearchScratch& scratch);
} // namespace NavCore::Detail
