// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Draw/DrawList.h"
#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <vector>

namespace NavCore::Tests
{
/** The rectangles of a list as cells: what each shows, and how many rectangles lie over it. */
class PaintedCells
{
public:
	PaintedCells(const GridMap& map, const DrawList& list)
		: map_(map), colors_(static_cast<std::size_t>(map.Bounds().Area()), DrawColor{0, 0, 0, 0}),
		  layers_(colors_.size(), 0)
	{
		for (const DrawRect& rect : list.rects)
		{
			onMap_ = onMap_ && map.Covers(rect.cells) && !rect.cells.IsEmpty();
			for (std::int32_t y = rect.cells.y; onMap_ && y < rect.cells.Bottom(); ++y)
			{
				for (std::int32_t x = rect.cells.x; x < rect.cells.Right(); ++x)
				{
					colors_[IndexOf({x, y})] = rect.color;
					++layers_[IndexOf({x, y})];
				}
			}
		}
	}

	/** No rectangle is empty or leaves the map. */
	[[nodiscard]] bool IsOnMap() const { return onMap_; }
	/** Alpha 0 where nothing is drawn. */
	[[nodiscard]] DrawColor At(Cell cell) const { return colors_[IndexOf(cell)]; }
	[[nodiscard]] int LayersAt(Cell cell) const { return layers_[IndexOf(cell)]; }

private:
	[[nodiscard]] std::size_t IndexOf(Cell cell) const
	{
		return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(map_.Width()) +
			static_cast<std::size_t>(cell.x);
	}

	const GridMap& map_;
	std::vector<DrawColor> colors_;
	std::vector<int> layers_;
	bool onMap_ = true;
};

inline constexpr DrawColor NotDrawn{0, 0, 0, 0};

/** Everything, cell by cell. */
inline DrawWindow WholeMap(const GridMap& map)
{
	return {map.Bounds(), 1, false};
}
} // namespace NavCore::Tests
