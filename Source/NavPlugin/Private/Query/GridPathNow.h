// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "Query/GridPathRequest.h"

#include <memory>

class FGridNavGraph;
struct FGridNavLimits;

namespace NavCore
{
struct AlgorithmInfo;
}

/**
 * Finds a path before it returns, within a limit of expansions. For the few questions that cannot wait a
 * frame; whatever can goes to the queue, which divides long searches over frames.
 */
class FGridPathNow
{
public:
	explicit FGridPathNow(const FGridNavLimits& Limits);

	/**
	 * Of the request, everything counts but goals beyond the first, the radius around it and what concerns
	 * waiting and live paths. Past the limit the answer is OverLimit, or a partial path where one is allowed.
	 */
	FGridPathResult Find(
		const FGridNavGraph& Graph, const FGridPathRequest& Request, const FGridNavLimits& Limits);

private:
	bool Prepare(EGridNavAlgorithm Algorithm);

	NavCore::SearchScratch Scratch;
	/** Of the algorithm that was used last. */
	const NavCore::AlgorithmInfo* Info = nullptr;
	std::unique_ptr<NavCore::PathSearch> Search;
	NavCore::PathSmoother Smoother;
};
