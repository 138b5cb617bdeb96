// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridStatistics.h"

#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <bit>

namespace NavCore
{
namespace Detail::GridStatisticsImpl
{
/** Squares between two rows, so many at a time: each needs the bit after its own. */
constexpr std::int32_t SquaresAtOnce = BitGrid::WordBits - 1;

std::uint32_t CountCorners(const BitView& rows, std::int32_t y, std::int32_t width)
{
	int count = 0;
	for (std::int32_t x = 0; x < width; x += SquaresAtOnce)
	{
		const std::uint64_t upper = rows.Word(rows.Position(x, y));
		const std::uint64_t lower = rows.Word(rows.Position(x, y + 1));
		const std::uint64_t threeFree =
			(upper & (upper >> 1) & (lower ^ (lower >> 1))) | (lower & (lower >> 1) & (upper ^ (upper >> 1)));
		const std::int32_t squares = (std::min)(SquaresAtOnce, width - x);
		count += std::popcount(threeFree & ((std::uint64_t{1} << squares) - 1));
	}
	return static_cast<std::uint32_t>(count);
}
} // namespace Detail::GridStatisticsImpl

GridStatistics::GridStatistics(const GridMap& map)
	: byRow_(static_cast<std::size_t>(map.Height())), mapVersion_(map.Version())
{
	CountRows(map, 0, map.Height());
}

void GridStatistics::Update(const GridMap& map, const GridChange& change)
{
	if (change.IsEmpty())
	{
		return;
	}
	const bool inOrder = change.VersionBefore() == mapVersion_ && change.VersionAfter() == map.Version();
	mapVersion_ = map.Version();
	if (!inOrder)
	{
		CountRows(map, 0, map.Height());
		return;
	}
	for (const CellRect& rect : change.Rects())
	{
		CountRows(map, (std::max)(rect.y - 1, 0), rect.Bottom());
	}
}

void GridStatistics::CountRows(const GridMap& map, std::int32_t first, std::int32_t end)
{
	const BitView rows = map.Rows();
	for (std::int32_t y = first; y < end; ++y)
	{
		std::uint32_t& row = byRow_[static_cast<std::size_t>(y)];
		const std::uint32_t counted = Detail::GridStatisticsImpl::CountCorners(rows, y, map.Width());
		corners_ += std::int64_t{counted} - row;
		row = counted;
	}
}

bool GridStatistics::Follows(const GridMap& map) const
{
	return mapVersion_ == map.Version() && byRow_.size() == static_cast<std::size_t>(map.Height());
}

std::size_t GridStatistics::Bytes() const
{
	return sizeof(*this) + byRow_.capacity() * sizeof(byRow_[0]);
}
} // namespace NavCore
