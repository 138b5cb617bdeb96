// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Scheduling/HashChains.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** When it is whose turn: the tick by which a job should have been served, then first come, first served. */
struct WaitKey
{
	std::uint64_t dueTick = 0;
	std::uint64_t sequence = 0;

	/** Differences instead of values, so that the order survives a counter that starts again from zero. */
	[[nodiscard]] friend constexpr bool operator<(const WaitKey& a, const WaitKey& b)
	{
		return a.dueTick != b.dueTick ? static_cast<std::int64_t>(a.dueTick - b.dueTick) < 0
									  : static_cast<std::int64_t>(a.sequence - b.sequence) < 0;
	}
};

/** A binary heap of slots that also lets go of slots in the middle. Allocates nothing once warm. */
class WaitQueue
{
public:
	[[nodiscard]] bool IsEmpty() const { return heap_.empty(); }
	[[nodiscard]] std::size_t Size() const { return heap_.size(); }
	[[nodiscard]] SlotIndex Top() const { return heap_.front().slot; }
	[[nodiscard]] const WaitKey& TopKey() const { return heap_.front().key; }
	[[nodiscard]] bool Holds(SlotIndex slot) const
	{
		return slot < positions_.size() && positions_[slot] != NoSlot;
	}

	void Push(SlotIndex slot, const WaitKey& key)
	{
		if (slot >= positions_.size())
		{
			positions_.resize(std::size_t{slot} + 1, NoSlot);
		}
		heap_.push_back({key, slot});
		Place(heap_.size() - 1, {key, slot});
		Rise(heap_.size() - 1);
	}
	/** Harmless when the slot is not in the queue. */
	void Remove(SlotIndex slot)
	{
		if (!Holds(slot))
		{
			return;
		}
		const std::size_t hole = positions_[slot];
		positions_[slot] = NoSlot;
		const Entry last = heap_.back();
		heap_.pop_back();
		if (hole < heap_.size())
		{
			Place(hole, last);
			Sink(hole);
			Rise(positions_[last.slot]);
		}
	}
	[[nodiscard]] SlotIndex Pop()
	{
		const SlotIndex slot = Top();
		Remove(slot);
		return slot;
	}

	/** In heap order, which is no order but repeatable. */
	[[nodiscard]] SlotIndex At(std::size_t index) const { return heap_[index].slot; }
	[[nodiscard]] std::size_t Bytes() const
	{
		return heap_.capacity() * sizeof(Entry) + positions_.capacity() * sizeof(std::uint32_t);
	}

private:
	struct Entry
	{
		WaitKey key;
		SlotIndex slot = NoSlot;
	};

	void Place(std::size_t index, const Entry& entry)
	{
		heap_[index] = entry;
		positions_[entry.slot] = static_cast<std::uint32_t>(index);
	}
	void Rise(std::size_t index)
	{
		const Entry entry = heap_[index];
		while (index > 0 && entry.key < heap_[(index - 1) / 2].key)
		{
			Place(index, heap_[(index - 1) / 2]);
			index = (index - 1) / 2;
		}
		Place(index, entry);
	}
	void Sink(std::size_t index)
	{
		const Entry entry = heap_[index];
		for (std::size_t child = 2 * index + 1; child < heap_.size(); child = 2 * index + 1)
		{
			if (child + 1 < heap_.size() && heap_[child + 1].key < heap_[child].key)
			{
				++child;
			}
			if (!(heap_[child].key < entry.key))
			{
				break;
			}
			Place(index, heap_[child]);
			index = child;
		}
		Place(index, entry);
	}

	std::vector<Entry> heap_;
	/** By slot: where in the heap it is. */
	std::vector<std::uint32_t> positions_;
};
} // namespace NavCore::Detail
