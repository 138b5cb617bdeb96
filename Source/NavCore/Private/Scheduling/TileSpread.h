// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Scheduling/LivePathStore.h"

#include <algorithm>
#include <cstdint>

namespace NavCore::Detail
{
/** The tiles around a rectangle, one after the other, row by row. */
class TileSpread
{
public:
	TileSpread() = default;
	/** Tiles within so many cells of a rectangle of the map. */
	TileSpread(const LivePathStore& store, const CellRect& rect, std::int32_t reach)
	{
		constexpr std::int32_t side = LivePathStore::TileSide;
		left_ = (std::max)(rect.x - reach, 0) / side;
		top_ = (std::max)(rect.y - reach, 0) / side;
		const std::int32_t right = (std::min)((rect.Right() - 1 + reach) / side, store.TilesAcross() - 1);
		const std::int32_t bottom = (std::min)((rect.Bottom() - 1 + reach) / side, store.TilesDown() - 1);
		across_ = right - left_ + 1;
		count_ = std::int64_t{across_} * (bottom - top_ + 1);
		stride_ = store.TilesAcross();
	}

	[[nodiscard]] bool IsDone() const { return next_ >= count_; }
	[[nodiscard]] std::uint32_t Take()
	{
		const auto row = top_ + static_cast<std::int32_t>(next_ / across_);
		const auto column = left_ + static_cast<std::int32_t>(next_ % across_);
		++next_;
		return static_cast<std::uint32_t>(row * stride_ + column);
	}

private:
	std::int32_t left_ = 0;
	std::int32_t top_ = 0;
	std::int32_t across_ = 1;
	std::int32_t stride_ = 1;
	std::int64_t count_ = 0;
	std::int64_t next_ = 0;
};
} // namespace NavCore::Detail
