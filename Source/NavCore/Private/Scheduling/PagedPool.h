// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace NavCore::Detail
{
inline constexpr std::uint32_t NoItem = (std::numeric_limits<std::uint32_t>::max)();

/**
 * Items of one kind by index, taken and given back in constant time. Pages never move, so that growing costs
 * one page and never a copy of everything. Given back last, taken first: equal calls give equal indices.
 * T has a member next, which belongs to the pool while the item is not in use.
 */
template <class T>
class PagedPool
{
public:
	static constexpr std::size_t PageItems = 256;

	[[nodiscard]] T& operator[](std::uint32_t index)
	{
		return (*pages_[index / PageItems])[index % PageItems];
	}
	[[nodiscard]] const T& operator[](std::uint32_t index) const
	{
		return (*pages_[index / PageItems])[index % PageItems];
	}

	[[nodiscard]] std::uint32_t Take()
	{
		++inUse_;
		if (free_ != NoItem)
		{
			const std::uint32_t index = free_;
			free_ = (*this)[index].next;
			return index;
		}
		if (made_ == pages_.size() * PageItems)
		{
			pages_.push_back(std::make_unique<Page>());
		}
		return static_cast<std::uint32_t>(made_++);
	}
	void Give(std::uint32_t index)
	{
		--inUse_;
		(*this)[index].next = free_;
		free_ = index;
	}

	[[nodiscard]] std::size_t InUse() const { return inUse_; }
	/** Items that were ever in use: every index is below it. */
	[[nodiscard]] std::size_t Made() const { return made_; }
	[[nodiscard]] std::size_t Bytes() const
	{
		return pages_.size() * sizeof(Page) + pages_.capacity() * sizeof(pages_[0]);
	}

private:
	using Page = std::array<T, PageItems>;

	std::vector<std::unique_ptr<Page>> pages_;
	std::size_t made_ = 0;
	std::size_t inUse_ = 0;
	std::uint32_t free_ = NoItem;
};
} // namespace NavCore::Detail
