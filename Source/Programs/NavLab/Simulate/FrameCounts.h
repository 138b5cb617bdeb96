// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavLab
{
/** How often each small whole number occurred, such as a wait in frames. Grows with the largest one only. */
class FrameCounts
{
public:
	void Add(std::size_t value)
	{
		if (value >= counts_.size())
		{
			counts_.resize(value + 1);
		}
		++counts_[value];
		++count_;
		sum_ += value;
	}

	[[nodiscard]] std::uint64_t Count() const { return count_; }
	[[nodiscard]] std::uint64_t Sum() const { return sum_; }
	[[nodiscard]] double Mean() const
	{
		return count_ == 0 ? 0.0 : static_cast<double>(sum_) / static_cast<double>(count_);
	}
	[[nodiscard]] std::size_t Max() const { return counts_.empty() ? 0 : counts_.size() - 1; }
	/** Nearest rank: the least value that so many of a thousand do not exceed. */
	[[nodiscard]] std::size_t Percentile(std::uint64_t permille) const
	{
		const std::uint64_t rank = (std::max)((count_ * permille + 999) / 1000, std::uint64_t{1});
		std::uint64_t seen = 0;
		for (std::size_t value = 0; value < counts_.size(); ++value)
		{
			seen += counts_[value];
			if (seen >= rank)
			{
				return value;
			}
		}
		return 0;
	}

private:
	std::vector<std::uint64_t> counts_;
	std::uint64_t count_ = 0;
	std::uint64_t sum_ = 0;
};
} // namespace NavLab
