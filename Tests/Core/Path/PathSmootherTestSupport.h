// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/RandomMap.h"
#include "Support/SearchRunner.h"

#include <array>
#include <vector>

namespace NavCore::Tests
{
inline constexpr std::array AllSmoothingMethods{
	SmoothingMethod::StringPulling, SmoothingMethod::Rays, SmoothingMethod::BoxedRays};

/** Everything a smoother said, copied out of it. */
struct Smoothed
{
	SmoothingStatus status = SmoothingStatus::Idle;
	Path path;
	std::vector<Cell> waypoints;
	SmoothingCounters counters;
};

/** Smooths in slices that nextBudget hands out. */
template <class NextBudget>
Smoothed SmoothSliced(PathSmoother& smoother, const GridMap& map, const Path& path,
	const SmoothingOptions& options, NextBudget nextBudget)
{
	SmoothingStatus status = smoother.Begin(map, path, options);
	while (status == SmoothingStatus::Running)
	{
		WorkBudget budget = nextBudget();
		status = smoother.Advance(budget);
	}
	return {status, smoother.Result(), smoother.Waypoints(), smoother.Counters()};
}

inline Smoothed Smooth(const GridMap& map, const Path& path, const SmoothingOptions& options = {})
{
	PathSmoother smoother;
	return SmoothSliced(smoother, map, path, options, [] { return WorkBudget(); });
}

/** A wasteful path, by an algorithm and with a weight that follow from the seed; empty if there is none. */
inline Path WastefulPath(const GridMap& map, SearchRequest request, Random& random)
{
	request.weightPermille = 4000;
	request.allowPartial = random.Percent(50);
	request.maxExpansions = random.Percent(20) ? random.Range(1, 80) : 0;
	const std::array algorithms{"greedy", "wastar", "astar", "jps"};
	return RunToEnd(algorithms[static_cast<std::size_t>(random.Range(0, 3))], map, request).path;
}
} // namespace NavCore::Tests
