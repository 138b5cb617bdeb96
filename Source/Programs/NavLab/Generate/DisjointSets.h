// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavLab
{
/** Union-find whose roots are the least members, so that results never depend on the order of unions. */
class DisjointSets
{
public:
	explicit DisjointSets(std::size_t count = 0)
	{
		parents_.reserve(count);
		for (std::size_t i = 0; i < count; ++i)
		{
			Add();
		}
	}

	/** A new set with one member. */
	std::uint32_t Add()
	{
		parents_.push_back(static_cast<std::uint32_t>(parents_.size()));
		return parents_.back();
	}

	[[nodiscard]] std::uint32_t Find(std::uint32_t member)
	{
		while (parents_[member] != member)
		{
			parents_[member] = parents_[parents_[member]];
			member = parents_[member];
		}
		return member;
	}

	/** False when the two were in one set already. */
	bool Join(std::uint32_t a, std::uint32_t b)
	{
		a = Find(a);
		b = Find(b);
		parents_[a < b ? b : a] = a < b ? a : b;
		return a != b;
	}

private:
	std::vector<std::uint32_t> parents_;
};
} // namespace NavLab
