// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Path/PathWriter.h"
#include "Search/CountedVector.h"
#include "Search/ScratchMemory.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace NavCore::Detail
{
inline constexpr std::uint32_t FieldPageShift = 10;

/** A thousand cells of a field, none of them reached. */
struct FieldPage
{
	static constexpr std::uint32_t Cells = 1U << FieldPageShift;
	static constexpr std::uint32_t Unreached = ~std::uint32_t{0};

	constexpr FieldPage() { costs.fill(Unreached); }

	std::array<std::uint32_t, Cells> costs{};
	/** Only where a cost is. */
	std::array<std::uint8_t, Cells> from{};
};

/** What positions without a page read from. */
inline constexpr FieldPage NowhereInField;

/**
 * Costs and directions by bit position, five bytes a cell, in pages that exist only where a field has been.
 * Reading is one look-up and never fails: positions without a page read from a shared page that was never
 * reached. A page is cleared when a field first writes to it, so starting anew costs next to nothing.
 */
class FieldTable
{
public:
	using Page = FieldPage;
	static constexpr std::uint32_t Unreached = Page::Unreached;
	static constexpr std::uint32_t PageShift = FieldPageShift;
	static constexpr std::uint32_t PageCells = Page::Cells;

	explicit FieldTable(ScratchMemory& memory) : memory_(memory) {}
	~FieldTable() { Release(); }
	FieldTable(const FieldTable&) = delete;
	FieldTable& operator=(const FieldTable&) = delete;

	/** Forgets the last field. False when not even the page directory fits into the memory cap. */
	[[nodiscard]] bool Begin(std::size_t positions)
	{
		for (std::size_t i = 0; i < used_; ++i)
		{
			directory_[pages_[i].slot] = Nowhere();
		}
		used_ = 0;
		const std::size_t slots = (positions >> PageShift) + 1;
		if (slots > directory_.size())
		{
			if (!memory_.TryTake((slots - directory_.size()) * sizeof(Page*)))
			{
				return false;
			}
			directory_.resize(slots, Nowhere());
		}
		slots_ = slots;
		return true;
	}

	/** The directory as hot loops hold it. Write only to pages other than Nowhere(). */
	[[nodiscard]] Page** Directory() { return directory_.data(); }
	[[nodiscard]] const Page& PageOf(std::uint32_t position) const
	{
		return *directory_[position >> PageShift];
	}
	[[nodiscard]] std::uint32_t CostAt(std::uint32_t position) const
	{
		return PageOf(position).costs[position & (PageCells - 1)];
	}
	[[nodiscard]] std::uint8_t FromAt(std::uint32_t position) const
	{
		return PageOf(position).from[position & (PageCells - 1)];
	}
	[[nodiscard]] static Page* Nowhere() { return const_cast<Page*>(&NowhereInField); }

	/** A page for a slot that has none. Null when the memory cap is reached. */
	[[nodiscard]] Page* AddPage(std::uint32_t slot)
	{
		if (used_ == pages_.size())
		{
			if (!memory_.TryTake(sizeof(Page)))
			{
				return nullptr;
			}
			pages_.push_back({std::make_unique<Page>(), 0});
		}
		OwnedPage& page = pages_[used_++];
		page.slot = slot;
		page.page->costs.fill(Unreached);
		directory_[slot] = page.page.get();
		return page.page.get();
	}
	[[nodiscard]] std::size_t UsedBytes() const { return used_ * sizeof(Page); }
	[[nodiscard]] std::uint32_t Slots() const { return static_cast<std::uint32_t>(slots_); }

	void Release()
	{
		memory_.GiveBack(pages_.size() * sizeof(Page));
		memory_.GiveBack(directory_.size() * sizeof(Page*));
		pages_ = std::vector<OwnedPage>();
		directory_ = std::vector<Page*>();
		used_ = 0;
		slots_ = 0;
	}

private:
	struct OwnedPage
	{
		std::unique_ptr<Page> page;
		std::uint32_t slot = 0;
	};

	ScratchMemory& memory_;
	std::vector<Page*> directory_;
	/** The first used_ of them hold data. */
	std::vector<OwnedPage> pages_;
	std::size_t used_ = 0;
	std::size_t slots_ = 0;
};

/** First in, first out, in a ring. The slot behind the last entry costs Unreached. */
class FieldQueue
{
public:
	struct Entry
	{
		std::uint32_t cost = 0;
		std::uint32_t position = 0;
	};

	explicit FieldQueue(ScratchMemory& memory) : ring_(memory) {}

	[[nodiscard]] bool Clear()
	{
		head_ = 0;
		tail_ = 0;
		if (ring_.Size() == 0 && !ring_.Resize(FirstCapacity))
		{
			return false;
		}
		ring_[0].cost = FieldTable::Unreached;
		return true;
	}

	/** Makes room for so many entries and the end behind them; false when the memory cap is reached. */
	[[nodiscard]] bool Reserve(std::size_t more)
	{
		const std::size_t size = tail_ - head_;
		const std::size_t capacity = ring_.Size();
		if (size + more < capacity)
		{
			return true;
		}
		std::size_t wanted = capacity;
		while (wanted <= size + more)
		{
			wanted *= 2;
		}
		if (!ring_.Resize(wanted))
		{
			return false;
		}
		// What had wrapped around moves behind the old end of the ring.
		Entry* entries = ring_.Data();
		const std::size_t first = head_ & (capacity - 1);
		const std::size_t wrapped = first + size + 1 > capacity ? first + size + 1 - capacity : 0;
		std::copy(entries, entries + wrapped, entries + capacity);
		head_ = first;
		tail_ = first + size;
		return true;
	}

	[[nodiscard]] const Entry& First() const { return ring_[head_ & (ring_.Size() - 1)]; }
	[[nodiscard]] std::size_t Bytes() const { return ring_.Size() * sizeof(Entry); }

	/** The ring as hot loops hold it. */
	struct Window
	{
		Entry* entries;
		std::size_t mask;
		std::size_t head;
		std::size_t tail;

		[[nodiscard]] const Entry& First() const { return entries[head & mask]; }
		void Push(const Entry& entry)
		{
			entries[tail & mask] = entry;
			++tail;
			entries[tail & mask].cost = FieldTable::Unreached;
		}
	};
	[[nodiscard]] Window View() { return {ring_.Data(), ring_.Size() - 1, head_, tail_}; }
	void Put(const Window& window)
	{
		head_ = window.head;
		tail_ = window.tail;
	}
	void Release() { ring_.Release(); }

private:
	static constexpr std::size_t FirstCapacity = 1024;

	CountedVector<Entry> ring_;
	std::size_t head_ = 0;
	std::size_t tail_ = 0;
};

/** What a goal field keeps in its scratch, besides the open list of the best-first searches. */
struct FieldScratch
{
	explicit FieldScratch(ScratchMemory& memory)
		: table(memory), straight(memory), diagonal(memory), starts(memory)
	{
	}
	void Release()
	{
		table.Release();
		straight.Release();
		diagonal.Release();
		starts.Release();
	}

	FieldTable table;
	FieldQueue straight;
	FieldQueue diagonal;
	/** Positions of those who ask. */
	CountedVector<std::uint32_t> starts;
	PathWriter writer;
};
} // namespace NavCore::Detail
