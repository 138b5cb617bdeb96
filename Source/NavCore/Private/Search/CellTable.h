// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/Cell.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace NavCore::Detail
{
/** Numbers by cell. Cleared in constant time, and allocates nothing once it has been large enough. */
class CellTable
{
public:
	static constexpr std::uint32_t Absent = (std::numeric_limits<std::uint32_t>::max)();

	/** Forgets everything and makes room for so many cells. */
	void Start(std::size_t count)
	{
		const std::size_t wanted = std::bit_ceil(count * 2 + 1);
		if (wanted > entries_.size())
		{
			entries_.assign(wanted, {});
			stamp_ = 0;
		}
		if (++stamp_ == 0)
		{
			std::fill(entries_.begin(), entries_.end(), Entry{});
			stamp_ = 1;
		}
		held_ = 0;
	}
	/** A cell that is there already gets the new number. */
	void Put(Cell cell, std::uint32_t number)
	{
		NAVCORE_ASSERT(held_ < entries_.size(), "the table is full");
		Entry& entry = entries_[PlaceOf(cell)];
		held_ += entry.stamp == stamp_ ? 0 : 1;
		entry = {cell, stamp_, number};
	}
	[[nodiscard]] std::uint32_t Find(Cell cell) const
	{
		const Entry& entry = entries_[PlaceOf(cell)];
		return entry.stamp == stamp_ ? entry.number : Absent;
	}
	[[nodiscard]] std::size_t Bytes() const { return entries_.capacity() * sizeof(Entry); }

private:
	struct Entry
	{
		Cell cell;
		std::uint32_t stamp = 0;
		std::uint32_t number = 0;
	};

	/** Where a cell is, or would be put. */
	[[nodiscard]] std::size_t PlaceOf(Cell cell) const
	{
		const std::size_t mask = entries_.size() - 1;
		const std::uint64_t key = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y)) << 32 |
			static_cast<std::uint32_t>(cell.x);
		// Multiplying mixes upwards: the high bits are the good ones.
		std::size_t place = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 32) & mask;
		while (entries_[place].stamp == stamp_ && entries_[place].cell != cell)
		{
			place = (place + 1) & mask;
		}
		return place;
	}

	std::vector<Entry> entries_;
	std::uint32_t stamp_ = 0;
	std::size_t held_ = 0;
};
} // namespace NavCore::Detail
