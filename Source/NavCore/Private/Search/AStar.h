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
/** Least cost plus estimate first; among equals the one with the larger cost, so nearer the goal. */
[[nodiscard]] std::unique_ptr<PathSearch> CreateAStar(SearchScratch& scratch);
} // namespace NavCore::Detail
