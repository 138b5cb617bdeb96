// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/CountedVector.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace NavCore::Detail
{
/**
 * Open list of a search that does not need exact order: entries of about the same priority share a
 * bucket, and the last in comes out first. Push and Pop take a few instructions. A search on it may expand
 * a node again when a cheaper way turns up, and is done when the next bucket starts above the cost found.
 */
class BucketList
{
public:
	struct Entry
	{
		std::uint32_t node = 0;
		/** The cost of the node when it was pushed; an entry with another cost is stale. */
		std::uint32_t g = 0;
		std::uint32_t next = 0;
		std::uint32_t priority = 0;
	};

	explicit BucketList(ScratchMemory& memory) : heads_(memory), entries_(memory) {}

	/** Empties the list. least is the priority of the first entry; none will be lower by much. */
	[[nodiscard]] bool Begin(std::uint32_t least)
	{
		entries_.Clear();
		cursor_ = 0;
		count_ = 0;
		free_ = None;
		base_ = least;
		// Hundreds of buckets up to twice the least priority; all above share the last one.
		shift_ = 0;
		while (least >> shift_ > BucketCount / 2)
		{
			++shift_;
		}
		shift_ = (std::max)(shift_, LeastShift);
		if (!heads_.Resize(BucketCount))
		{
			return false;
		}
		std::fill_n(heads_.Data(), BucketCount, None);
		return true;
	}

	[[nodiscard]] bool IsEmpty() const { return count_ == 0; }
	[[nodiscard]] std::size_t Peak() const { return entries_.Size(); }

	/** False when the memory cap is reached. */
	[[nodiscard]] bool Push(std::uint32_t priority, std::uint32_t node, std::uint32_t g)
	{
		const std::uint32_t index = free_ != None ? free_ : static_cast<std::uint32_t>(entries_.Size());
		if (free_ != None)
		{
			free_ = entries_[index].next;
		}
		else if (!entries_.Resize(entries_.Size() + 1))
		{
			return false;
		}
		entries_[index] = {node, g, None, priority};
		Insert(index);
		++count_;
		return true;
	}

	/** The newest entry of the first bucket; not of an empty list. */
	Entry Pop()
	{
		while (heads_[cursor_] == None)
		{
			++cursor_;
		}
		if (cursor_ == BucketCount - 1)
		{
			SpreadLast();
		}
		const std::uint32_t index = heads_[cursor_];
		const Entry entry = entries_[index];
		heads_[cursor_] = entry.next;
		entries_[index].next = free_;
		free_ = index;
		--count_;
		return entry;
	}

	/** No entry that waits has a lower priority than this. Valid after Pop, for the bucket it came from. */
	[[nodiscard]] std::uint64_t LowerBound() const
	{
		return cursor_ == 0 ? 0 : std::uint64_t{base_} + (std::uint64_t{cursor_} << shift_);
	}

	void Release()
	{
		heads_.Release();
		entries_.Release();
		count_ = 0;
	}

private:
	static constexpr std::uint32_t None = ~std::uint32_t{0};
	static constexpr std::uint32_t BucketCount = 1024;
	/** Two steps of cost. */
	static constexpr std::uint32_t LeastShift = 6;

	void Insert(std::uint32_t index)
	{
		const std::uint32_t priority = entries_[index].priority;
		const std::uint32_t above = priority > base_ ? priority - base_ : 0;
		const std::uint32_t bucket = (std::min)(above >> shift_, BucketCount - 1);
		entries_[index].next = heads_[bucket];
		heads_[bucket] = index;
		cursor_ = (std::min)(cursor_, bucket);
	}

	/** Only the last bucket holds entries: spreads them over all, with room above for those to come. */
	void SpreadLast()
	{
		std::uint32_t rest = heads_[BucketCount - 1];
		heads_[BucketCount - 1] = None;
		std::uint32_t least = entries_[rest].priority;
		std::uint32_t most = least;
		for (std::uint32_t i = rest; i != None; i = entries_[i].next)
		{
			least = (std::min)(least, entries_[i].priority);
			most = (std::max)(most, entries_[i].priority);
		}
		base_ = least;
		while ((most - least) >> shift_ > BucketCount / 2)
		{
			++shift_;
		}
		while (rest != None)
		{
			const std::uint32_t next = entries_[rest].next;
			Insert(rest);
			rest = next;
		}
	}

	CountedVector<std::uint32_t> heads_;
	CountedVector<Entry> entries_;
	std::uint32_t free_ = None;
	std::uint32_t base_ = 0;
	std::uint32_t shift_ = 0;
	std::uint32_t cursor_ = 0;
	std::size_t count_ = 0;
};
} // namespace NavCore::Detail
