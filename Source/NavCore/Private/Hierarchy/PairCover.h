// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * The costs between all pairs of some places, those that are still wanted, and where to search from so that
 * few searches find them: each time from the place with the most wanted pairs, the first of equals.
 */
class PairCover
{
public:
	static constexpr std::uint32_t Wanted = ~std::uint32_t{0} - 1;
	static constexpr std::size_t None = ~std::size_t{0};

	/** All pairs are wanted. */
	void Begin(std::size_t count)
	{
		costs_.assign(count * (count - (count > 0 ? 1 : 0)) / 2, Wanted);
		wanted_.assign(count, count > 0 ? static_cast<std::uint32_t>(count - 1) : 0);
	}

	/** In the order of ClusterView::distances. */
	[[nodiscard]] const std::vector<std::uint32_t>& Costs() const { return costs_; }
	[[nodiscard]] bool IsWanted(std::size_t a, std::size_t b) const
	{
		return a != b && costs_[PairOf(a, b)] == Wanted;
	}
	/** For a pair that is wanted. */
	void Set(std::size_t a, std::size_t b, std::uint32_t cost)
	{
		costs_[PairOf(a, b)] = cost;
		--wanted_[a];
		--wanted_[b];
	}
	/** None when nothing is wanted any more. */
	[[nodiscard]] std::size_t NextSource() const
	{
		const auto most = std::max_element(wanted_.begin(), wanted_.end());
		return most == wanted_.end() || *most == 0 ? None : static_cast<std::size_t>(most - wanted_.begin());
	}

private:
	[[nodiscard]] static std::size_t PairOf(std::size_t a, std::size_t b)
	{
		const std::size_t larger = (std::max)(a, b);
		return larger * (larger - 1) / 2 + (std::min)(a, b);
	}

	std::vector<std::uint32_t> costs_;
	std::vector<std::uint32_t> wanted_;
};
} // namespace NavCore::Detail
