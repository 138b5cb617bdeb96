// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Scheduling/SchedulerStats.h"

#include <bit>

namespace NavCore
{
void Histogram::Add(std::uint32_t value)
{
	++buckets[static_cast<std::size_t>(std::bit_width(value))];
	++count;
	sum += value;
	most = value > most ? value : most;
}

std::uint32_t Histogram::QuantileBound(std::uint32_t permille) const
{
	std::uint64_t seen = 0;
	for (std::size_t i = 0; i < buckets.size(); ++i)
	{
		seen += buckets[i];
		if (seen > 0 && seen * 1000 >= count * permille)
		{
			const std::uint64_t bound = i == 0 ? 0 : (std::uint64_t{1} << i) - 1;
			return bound < most ? static_cast<std::uint32_t>(bound) : most;
		}
	}
	return most;
}
} // namespace NavCore
