// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace NavLab
{
/** Summary of a set of measurements; all zero for an empty one. */
struct Summary
{
	double mean = 0.0;
	double median = 0.0;
	/** Nearest rank: the least value that 99 of 100 measurements do not exceed. */
	double p99 = 0.0;
	double max = 0.0;
};

[[nodiscard]] Summary Summarize(std::vector<double> values);

/** 0 for an empty set. */
[[nodiscard]] double MeanOf(std::span<const double> values);

/** Of the whole population, not of a sample; 0 for an empty set. */
[[nodiscard]] double StandardDeviation(std::span<const double> values);

/** Nearest rank: the least value that so many of a thousand values do not exceed; 0 for an empty set. */
[[nodiscard]] double PercentileOf(std::span<const double> sorted, std::size_t permille);
} // namespace NavLab
