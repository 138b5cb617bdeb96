// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/DirtyTiles.h"

#include <algorithm>

namespace NavCore::Detail
{
void DirtyTiles::Reset(std::int32_t width, std::int32_t height)
{
	columns_ = (width + Side - 1) / Side;
	const std::int32_t rows = (height + Side - 1) / Side;
	tiles_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows), Tile{});
	dirty_.clear();
}

void DirtyTiles::Add(const CellRect& rect)
{
	for (std::int32_t y = rect.y / Side * Side; y < rect.Bottom(); y += Side)
	{
		for (std::int32_t x = rect.x / Side * Side; x < rect.Right(); x += Side)
		{
			const CellRect part = rect.Intersect({x, y, Side, Side});
			const auto index = static_cast<std::uint32_t>(y / Side * columns_ + x / Side);
			Tile& tile = tiles_[index];
			CellRect old{x + tile.left, y + tile.top, tile.right - tile.left, tile.bottom - tile.top};
			if (old.IsEmpty())
			{
				dirty_.push_back(index);
			}
			const CellRect both = old.Union(part);
			tile = {static_cast<std::uint8_t>(both.x - x), static_cast<std::uint8_t>(both.y - y),
				static_cast<std::uint8_t>(both.Right() - x), static_cast<std::uint8_t>(both.Bottom() - y)};
		}
	}
}

CellRect DirtyTiles::Take()
{
	const std::uint32_t index = dirty_.back();
	dirty_.pop_back();
	const Tile tile = tiles_[index];
	tiles_[index] = {};
	const std::int32_t x = static_cast<std::int32_t>(index) % columns_ * Side;
	const std::int32_t y = static_cast<std::int32_t>(index) / columns_ * Side;
	return {x + tile.left, y + tile.top, tile.right - tile.left, tile.bottom - tile.top};
}
} // namespace NavCore::Detail
