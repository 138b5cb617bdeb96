// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/Statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace NavLab
{
Summary Summarize(std::vector<double> values)
{
	if (values.empty())
	{
		return {};
	}
	std::sort(values.begin(), values.end());
	const std::size_t count = values.size();
	Summary summary;
	summary.mean = MeanOf(values);
	summary.median = (values[(count - 1) / 2] + values[count / 2]) / 2.0;
	summary.p99 = PercentileOf(values, 990);
	summary.max = values.back();
	return summary;
}

double MeanOf(std::span<const double> values)
{
	return values.empty()
		? 0.0
		: std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double StandardDeviation(std::span<const double> values)
{
	const double mean = MeanOf(values);
	double squares = 0.0;
	for (const double value : values)
	{
		squares += (value - mean) * (value - mean);
	}
	return values.empty() ? 0.0 : std::sqrt(squares / static_cast<double>(values.size()));
}

double PercentileOf(std::span<const double> sorted, std::size_t permille)
{
	if (sorted.empty())
	{
		return 0.0;
	}
	const std::size_t rank = (sorted.size() * permille + 999) / 1000;
	return sorted[(std::max)(rank, std::size_t{1}) - 1];
}
} // namespace NavLab
