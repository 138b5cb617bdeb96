// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/ScratchMemory.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace NavCore::Detail
{
/** The low bits of a node's meta word; the bits above hold the number of the query that wrote it. */
inline constexpr std::uint32_t NodeDirectionMask = 0x07;
inline constexpr std::uint32_t NodeClosed = 0x10;
inline constexpr std::uint32_t NodeMetaBits = 8;

/**
 * Per-cell search data by bit position, in pages that exist only where a search has been.
 *
 * Reading is one look-up and never fails: positions without a page read from a shared page of zeros,
 * whose query number is never current. Nothing is cleared between queries. Node must start as zeros
 * and have a member meta, whose query number is current when IsCurrent says so.
 */
template <class Node>
class NodeTable
{
public:
	static constexpr std::uint32_t PageShift = 10;
	static constexpr std::uint32_t PageNodes = 1U << PageShift;
	static constexpr std::size_t PageBytes = PageNodes * sizeof(Node);

	explicit NodeTable(ScratchMemory& memory) : memory_(memory) {}
	~NodeTable() { Release(); }
	NodeTable(const NodeTable&) = delete;
	NodeTable& operator=(const NodeTable&) = delete;

	/** Forgets the last query. False when not even the page directory fits into the memory cap. */
	[[nodiscard]] bool BeginQuery(std::size_t positions)
	{
		const std::size_t slots = (positions >> PageShift) + 1;
		if (slots > directory_.size())
		{
			const std::size_t bytes = (slots - directory_.size()) * (sizeof(Node*) + sizeof(std::uint32_t));
			if (!memory_.TryTake(bytes))
			{
				return false;
			}
			directory_.resize(slots, const_cast<Node*>(emptyPage.data()));
			lastUse_.resize(slots, 0);
		}
		stamp_ += 1U << NodeMetaBits;
		if (stamp_ == 0)
		{
			ForgetAllQueries();
		}
		used_ = 0;
		return true;
	}

	[[nodiscard]] std::uint32_t Stamp() const { return stamp_; }
	[[nodiscard]] bool IsCurrent(const Node& node) const
	{
		return (node.meta ^ stamp_) < (1U << NodeMetaBits);
	}

	/** The table as hot loops hold it, in registers. Valid for the current query. */
	struct Window
	{
		Node* const* directory;
		std::uint32_t stamp;

		[[nodiscard]] bool IsCurrent(const Node& node) const
		{
			return (node.meta ^ stamp) < (1U << NodeMetaBits);
		}
		/** For reading, or for writing to a node that is current. */
		[[nodiscard]] Node& At(std::uint32_t position) const
		{
			return directory[position >> PageShift][position & (PageNodes - 1)];
		}
	};
	[[nodiscard]] Window View() const { return {directory_.data(), stamp_}; }
	[[nodiscard]] Node& At(std::uint32_t position) const { return View().At(position); }

	/** For the first write to a node in this query. Null when the memory cap is reached. */
	[[nodiscard]] Node* Claim(std::uint32_t position)
	{
		const std::uint32_t slot = position >> PageShift;
		if (directory_[slot] == emptyPage.data() && !AddPage(slot))
		{
			return nullptr;
		}
		lastUse_[slot] = stamp_;
		++used_;
		return &directory_[slot][position & (PageNodes - 1)];
	}

	/** Takes the pages of all positions, as far as the cap allows, so that no query pays for them. */
	void Warm(std::size_t positions)
	{
		if (!BeginQuery(positions))
		{
			return;
		}
		for (std::uint32_t slot = 0; slot < directory_.size(); ++slot)
		{
			if (directory_[slot] == emptyPage.data() && (!memory_.HasRoom(PageBytes) || !AddPage(slot)))
			{
				return;
			}
		}
	}

	/** Nodes claimed in this query. */
	[[nodiscard]] std::int64_t Used() const { return used_; }

	void Release()
	{
		memory_.GiveBack(pages_.size() * PageBytes);
		memory_.GiveBack(directory_.size() * (sizeof(Node*) + sizeof(std::uint32_t)));
		pages_ = std::vector<Page>();
		directory_ = std::vector<Node*>();
		lastUse_ = std::vector<std::uint32_t>();
		stamp_ = 0;
	}

private:
	struct Page
	{
		std::unique_ptr<Node[]> nodes;
		std::uint32_t slot = 0;
	};

	/** Takes a new page, or past the cap one that this query has not touched. */
	[[nodiscard]] bool AddPage(std::uint32_t slot)
	{
		if (memory_.TryTake(PageBytes))
		{
			pages_.push_back({std::make_unique<Node[]>(PageNodes), slot});
			directory_[slot] = pages_.back().nodes.get();
			return true;
		}
		for (std::size_t tried = 0; tried < pages_.size(); ++tried)
		{
			nextVictim_ = nextVictim_ + 1 < pages_.size() ? nextVictim_ + 1 : 0;
			Page& page = pages_[nextVictim_];
			if (lastUse_[page.slot] != stamp_)
			{
				directory_[page.slot] = const_cast<Node*>(emptyPage.data());
				page.slot = slot;
				directory_[slot] = page.nodes.get();
				return true;
			}
		}
		return false;
	}

	/** After 2^24 queries the numbers start again. */
	void ForgetAllQueries()
	{
		for (Page& page : pages_)
		{
			for (std::uint32_t i = 0; i < PageNodes; ++i)
			{
				page.nodes[i] = Node{};
			}
		}
		lastUse_.assign(lastUse_.size(), 0);
		stamp_ = 1U << NodeMetaBits;
	}

	inline static constexpr std::array<Node, PageNodes> emptyPage{};

	ScratchMemory& memory_;
	std::vector<Node*> directory_;
	std::vector<std::uint32_t> lastUse_;
	std::vector<Page> pages_;
	std::size_t nextVictim_ = 0;
	std::uint32_t stamp_ = 0;
	std::int64_t used_ = 0;
};
} // namespace NavCore::Detail
