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
/** Least estimate first: quick in the open, not optimal, led astray by concave obstacles. */
[[nodiscard]] std::unique_ptr<PathSearch> CreateGreedyBestFirst(SearchScratch& scratch);
} // namespace NavCore::Detail
