// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/SpreadCells.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
namespace Detail::SpreadCellsImpl
{
constexpr Cell Nobody{-1, -1};

/** Squares of the map as wide as the spacing: each has room for one cell only. */
class Buckets
{
public:
	Buckets(const std::vector<SettledCell>& cells, std::int32_t spacing) : spacing_(spacing)
	{
		Cell last = cells.front().cell;
		first_ = last;
		for (const SettledCell& settled : cells)
		{
			first_.x = (std::min)(first_.x, settled.cell.x);
			first_.y = (std::min)(first_.y, settled.cell.y);
			last.x = (std::max)(last.x, settled.cell.x);
			last.y = (std::max)(last.y, settled.cell.y);
		}
		width_ = (last.x - first_.x) / spacing + 1;
		height_ = (last.y - first_.y) / spacing + 1;
		taken_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), Nobody);
	}

	/** False when a cell within the spacing was taken before. */
	[[nodiscard]] bool Take(Cell cell)
	{
		const std::int32_t x = (cell.x - first_.x) / spacing_;
		const std::int32_t y = (cell.y - first_.y) / spacing_;
		for (std::int32_t row = (std::max)(y - 1, 0); row <= (std::min)(y + 1, height_ - 1); ++row)
		{
			for (std::int32_t column = (std::max)(x - 1, 0); column <= (std::min)(x + 1, width_ - 1);
				 ++column)
			{
				const Cell other = taken_[Index(column, row)];
				if (other != Nobody && std::abs(other.x - cell.x) < spacing_ &&
					std::abs(other.y - cell.y) < spacing_)
				{
					return false;
				}
			}
		}
		taken_[Index(x, y)] = cell;
		return true;
	}

private:
	[[nodiscard]] std::size_t Index(std::int32_t column, std::int32_t row) const
	{
		return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
			static_cast<std::size_t>(column);
	}

	std::int32_t spacing_;
	Cell first_;
	std::int32_t width_ = 0;
	std::int32_t height_ = 0;
	std::vector<Cell> taken_;
};

bool ComesFirst(const SettledCell& a, const SettledCell& b)
{
	if (a.cost != b.cost)
	{
		return a.cost < b.cost;
	}
	return a.cell.y != b.cell.y ? a.cell.y < b.cell.y : a.cell.x < b.cell.x;
}
} // namespace Detail::SpreadCellsImpl

void SpreadCells(std::vector<SettledCell>& cells, std::int32_t spacing, std::size_t most,
	std::vector<SettledCell>& outCells)
{
	outCells.clear();
	std::sort(cells.begin(), cells.end(), Detail::SpreadCellsImpl::ComesFirst);
	if (spacing <= 1 || cells.empty())
	{
		const auto count = static_cast<std::ptrdiff_t>((std::min)(most, cells.size()));
		outCells.assign(cells.begin(), cells.begin() + count);
		return;
	}
	Detail::SpreadCellsImpl::Buckets buckets(cells, spacing);
	for (const SettledCell& settled : cells)
	{
		if (outCells.size() == most)
		{
			return;
		}
		if (buckets.Take(settled.cell))
		{
			outCells.push_back(settled);
		}
	}
}
} // namespace NavCore
