// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/BitGrid.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavLab
{
/** A map in the making: one bit a cell, set where it is free. */
struct DraftMap
{
	DraftMap(std::int32_t mapWidth, std::int32_t mapHeight, bool isFree)
		: width(mapWidth), height(mapHeight), free(mapWidth, mapHeight)
	{
		if (isFree)
		{
			Fill({0, 0, width, height}, true);
		}
	}

	/** Parts of the rectangle off the map are left out. */
	void Fill(const NavCore::CellRect& rect, bool isFree)
	{
		const NavCore::CellRect inside = rect.Intersect({0, 0, width, height});
		for (std::int32_t y = inside.y; y < inside.Bottom(); ++y)
		{
			free.SetRun(inside.x, inside.Right(), y, isFree);
		}
	}

	[[nodiscard]] std::int64_t Area() const { return std::int64_t{width} * height; }

	std::int32_t width;
	std::int32_t height;
	NavCore::BitGrid free;
};
} // namespace NavLab
