// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/ComparisonRun.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace NavLab
{
/** The map on which a figure is highest. */
struct WorstMap
{
	std::string name;
	double pct = 0.0;
};

/** One algorithm over several maps: plain means of the maps' figures, whatever their number of problems. */
struct ComparisonSummary
{
	std::size_t maps = 0;
	std::size_t problems = 0;
	std::size_t compared = 0;
	std::size_t unsolvable = 0;
	std::size_t invalidPaths = 0;
	std::size_t statusMismatches = 0;

	RatioFigures time;
	RatioFigures memory;
	RatioFigures expanded;
	double optimalityPct = 0.0;
	std::optional<double> smoothedOptimalityPct;
	double meanRefinements = 0.0;
	double meanSubgoals = 0.0;
	/** By the mean of the problems' time percentages, and by total time. */
	WorstMap worstByMean;
	WorstMap worstByTotal;
	/** By total time, in percent of jump point search on the same map; absent when that did not run. */
	std::optional<WorstMap> worstAgainstJps;
	/** Expansions by the control's, over the problems of all maps together. */
	double expandedP95 = 0.0;
	double expandedP99 = 0.0;
	double expandedP999 = 0.0;
	double expandedMax = 0.0;
};

/** Sums up the algorithm with this place in the comparison over some of its sets. */
[[nodiscard]] ComparisonSummary SummarizeSets(
	const Comparison& comparison, std::span<const SetComparison> sets, std::size_t algorithm);

/** Invalid paths and status mismatches of all algorithms. */
[[nodiscard]] std::size_t CountWrongAnswers(const Comparison& comparison);
} // namespace NavLab
