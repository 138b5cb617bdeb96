// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace NavCore::Detail
{
/** The smallest box around some cells, both corners included. */
struct CellBox
{
	Cell least;
	Cell most;

	explicit CellBox(Cell cell = {}) : least(cell), most(cell) {}

	void Add(Cell cell)
	{
		least = {(std::min)(least.x, cell.x), (std::min)(least.y, cell.y)};
		most = {(std::max)(most.x, cell.x), (std::max)(most.y, cell.y)};
	}
	void Add(const CellBox& other)
	{
		Add(other.least);
		Add(other.most);
	}
	/** King moves from a cell to the box; 0 or less inside. */
	[[nodiscard]] std::int32_t Away(Cell cell) const
	{
		return (std::max)(
			(std::max)(least.x - cell.x, cell.x - most.x), (std::max)(least.y - cell.y, cell.y - most.y));
	}
};

/** A few boxes in which a path has changed. Once they are used up, boxes grow to take in more. */
class ChangeBoxes
{
public:
	[[nodiscard]] bool IsEmpty() const { return count_ == 0 && !all_; }
	[[nodiscard]] bool IsAll() const { return all_; }
	void AddAll() { all_ = true; }
	void Clear()
	{
		count_ = 0;
		all_ = false;
	}

	void Add(const CellBox& box)
	{
		if (count_ < boxes_.size())
		{
			boxes_[count_++] = box;
		}
		else
		{
			// Changes come in the order of the path: the last box is the nearest.
			boxes_.back().Add(box);
		}
	}

	/** King moves from a cell to the nearest box; 0 or less inside one. */
	[[nodiscard]] std::int32_t Away(Cell cell) const
	{
		std::int32_t away = all_ ? 0 : (std::numeric_limits<std::int32_t>::max)();
		for (std::size_t i = 0; i < count_; ++i)
		{
			away = (std::min)(away, boxes_[i].Away(cell));
		}
		return away;
	}

private:
	std::array<CellBox, 16> boxes_;
	std::size_t count_ = 0;
	bool all_ = false;
};
} // namespace NavCore::Detail
