// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Search/PathSearch.h"

#include <memory>
#include <span>
#include <string_view>

namespace NavCore
{
class SearchScratch;

/** One row of the registry: everything a host needs to offer an algorithm by name. */
struct AlgorithmInfo
{
	std::string_view name;
	std::string_view summary;
	/** True when the path found is always a cheapest one. */
	bool optimal = false;
	/** The scratch must outlive the search and serves one running search at a time. */
	std::unique_ptr<PathSearch> (*create)(SearchScratch& scratch) = nullptr;
	/** What makes the algorithm fast. It also runs without. */
	GraphParts uses = GraphParts::None;
};

/** Every algorithm, in the order shown to people. */
[[nodiscard]] NAVCORE_EXPORT std::span<const AlgorithmInfo> Algorithms();

/** Null when there is no algorithm of that name. */
[[nodiscard]] NAVCORE_EXPORT const AlgorithmInfo* FindAlgorithm(std::string_view name);
} // namespace NavCore
