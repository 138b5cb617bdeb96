// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Search/PathSplicer.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/SearchRunner.h"

namespace NavCore::Tests
{
/** Everything a splicer said, copied out of it. */
struct Spliced
{
	SpliceStatus status = SpliceStatus::Idle;
	ReplanReason reason = ReplanReason::None;
	Path path;
	SpliceCounters counters;
};

/** Splices in slices that nextBudget hands out. */
template <class NextBudget>
Spliced SpliceSliced(PathSplicer& splicer, const GridMap& map, const Path& path, const SpliceRequest& request,
	NextBudget nextBudget)
{
	SpliceStatus status = splicer.Begin(SearchContext{&map}, path, request);
	while (status == SpliceStatus::Running)
	{
		WorkBudget budget = nextBudget();
		status = splicer.Advance(budget);
	}
	return {status, splicer.WhyReplan(), splicer.Result(), splicer.Counters()};
}

inline Spliced Splice(const GridMap& map, const Path& path, const SpliceRequest& request)
{
	SearchScratch scratch;
	PathSplicer splicer(scratch);
	return SpliceSliced(splicer, map, path, request, [] { return WorkBudget(); });
}
} // namespace NavCore::Tests
