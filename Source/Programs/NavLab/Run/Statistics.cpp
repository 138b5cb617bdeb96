// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/Statistics.h"

#include <algorithm>
#include <cstddef>
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
	summary.mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(count);
	summary.median = (values[(count - 1) / 2] + values[count / 2]) / 2.0;
	summary.p99 = values[(count * 99 + 99) / 100 - 1];
	summary.max = values.back();
	return summary;
}
} // namespace NavLab
