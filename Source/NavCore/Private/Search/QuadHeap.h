// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/ScratchMemory.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace NavCore::Detail
{
/**
 * Min-heap of small entries with four children a node: half the levels of a binary heap, and the
 * children of an entry of 16 bytes fill one cache line. Entry supplies Before(other) and Last().
 *
 * Entries are never moved by a key change; a search pushes a better copy and skips the stale one.
 * The slots behind the last entry hold Last(), so that every node has four children to choose from
 * without asking.
 */
template <class Entry>
class QuadHeap
{
public:
	explicit QuadHeap(ScratchMemory& memory) : memory_(memory) {}
	~QuadHeap() { Release(); }
	QuadHeap(const QuadHeap&) = delete;
	QuadHeap& operator=(const QuadHeap&) = delete;

	[[nodiscard]] bool IsEmpty() const { return size_ == 0; }
	[[nodiscard]] std::size_t Size() const { return size_; }
	/** Most entries at one moment since the last Clear. */
	[[nodiscard]] std::size_t Peak() const { return peak_; }
	void Clear()
	{
		for (std::size_t i = 0; i < size_; ++i)
		{
			entries_[i] = Entry::Last();
		}
		size_ = 0;
		peak_ = 0;
	}

	/** False when the memory cap is reached; the heap is then as it was. */
	[[nodiscard]] bool Push(const Entry& entry)
	{
		if (size_ + Children > entries_.size() && !Grow())
		{
			return false;
		}
		Place(size_++, entry);
		peak_ = size_ > peak_ ? size_ : peak_;
		return true;
	}

	Entry Pop()
	{
		const Entry top = entries_[0];
		const Entry moved = entries_[--size_];
		entries_[size_] = Entry::Last();
		if (size_ != 0)
		{
			SinkFromRoot(moved);
		}
		return top;
	}

	/** Push and Pop in one: the least of all entries and the new one. Never needs more memory. */
	Entry PushPop(const Entry& entry)
	{
		if (size_ == 0 || !entries_[0].Before(entry))
		{
			return entry;
		}
		const Entry top = entries_[0];
		SinkFromRoot(entry);
		return top;
	}

	void Release()
	{
		memory_.GiveBack(entries_.size() * sizeof(Entry));
		entries_ = std::vector<Entry>();
		size_ = 0;
	}

private:
	static constexpr std::size_t Children = 4;
	static constexpr std::size_t FirstCapacity = 1024;

	/** Moves the hole up to where the entry belongs. */
	void Place(std::size_t hole, const Entry& entry)
	{
		Entry* entries = entries_.data();
		while (hole != 0)
		{
			const std::size_t parent = (hole - 1) / Children;
			if (!entry.Before(entries[parent]))
			{
				break;
			}
			entries[hole] = entries[parent];
			hole = parent;
		}
		entries[hole] = entry;
	}

	/** Replaces the root by an entry and moves it down to where it belongs. */
	void SinkFromRoot(const Entry& entry)
	{
		Entry* entries = entries_.data();
		std::size_t hole = 0;
		for (std::size_t child = 1; child < size_; child = Children * hole + 1)
		{
			// Arithmetic instead of choices: which child is least cannot be predicted.
			const std::size_t left = child + std::size_t{entries[child + 1].Before(entries[child])};
			const std::size_t right = child + 2 + std::size_t{entries[child + 3].Before(entries[child + 2])};
			const std::size_t best =
				left + (right - left) * std::size_t{entries[right].Before(entries[left])};
			if (!entries[best].Before(entry))
			{
				break;
			}
			entries[hole] = entries[best];
			hole = best;
		}
		entries[hole] = entry;
	}

	[[nodiscard]] bool Grow()
	{
		const std::size_t more = entries_.empty() ? FirstCapacity : entries_.size();
		if (!memory_.TryTake(more * sizeof(Entry)))
		{
			return false;
		}
		entries_.resize(entries_.size() + more, Entry::Last());
		return true;
	}

	ScratchMemory& memory_;
	std::vector<Entry> entries_;
	std::size_t size_ = 0;
	std::size_t peak_ = 0;
};

/**
 * A heap that keeps its latest best entry in hand. A search that runs towards its goal usually expands
 * next what it has just found; such an entry never enters the heap, and any other way the push and the
 * pop become one step. The order of entries is that of the heap but for ties, which the newest wins.
 */
template <class Entry>
class HandHeldHeap
{
public:
	explicit HandHeldHeap(ScratchMemory& memory) : heap_(memory) {}

	[[nodiscard]] bool IsEmpty() const { return !holds_ && heap_.IsEmpty(); }
	[[nodiscard]] std::size_t Peak() const { return heap_.Peak() + 1; }
	void Clear()
	{
		heap_.Clear();
		holds_ = false;
	}

	/** False when the memory cap is reached; the worse of entry and the one in hand is then lost. */
	[[nodiscard]] bool Push(const Entry& entry)
	{
		if (!holds_)
		{
			hand_ = entry;
			holds_ = true;
			return true;
		}
		if (hand_.Before(entry))
		{
			return heap_.Push(entry);
		}
		const Entry worse = hand_;
		hand_ = entry;
		return heap_.Push(worse);
	}

	Entry Pop()
	{
		if (!holds_)
		{
			return heap_.Pop();
		}
		holds_ = false;
		return heap_.PushPop(hand_);
	}

	void Release()
	{
		heap_.Release();
		holds_ = false;
	}

private:
	QuadHeap<Entry> heap_;
	Entry hand_;
	bool holds_ = false;
};
} // namespace NavCore::Detail
