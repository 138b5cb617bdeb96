// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

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
} // namespace NavLab
