// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavCore
{
struct SearchContext;
struct SearchRequest;
} // namespace NavCore

namespace NavCore::Detail
{
/**
 * How many expansions a search without the cluster graph is worth before HPA* takes over; 0 = none. The
 * graph of the context must serve the query. Takes constant time: it looks at numbers that are kept anyway.
 */
[[nodiscard]] std::int64_t TrialExpansions(
	const SearchContext& context, const SearchRequest& request, Cell target);
} // namespace NavCore::Detail
