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
/** A* with the estimate inflated by the weight of the request: cost at most weight times the optimum. */
[[nodiscard]] std::unique_ptr<PathSearch> CreateWeightedAStar(SearchScratch& scratch);
} // namespace NavCore::Detail
