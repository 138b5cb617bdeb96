// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Draw/DrawGeometry.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** What a cell shows, as a number that a view gives a color to; NoKey shows nothing. */
using CellKey = std::uint32_t;
inline constexpr CellKey NoKey = 0;
/** Wins against every other key that is as frequent in a square. */
inline constexpr CellKey WallKey = 0xFFFF'FFFF;

/** Turns runs of cells, given row by row and from left to right, into few rectangles. */
class RectMerger
{
public:
	explicit RectMerger(DrawList& list) : list_(list) {}

	/** Rows that stand shifted are merged with none. */
	void BeginRow(std::int32_t y, std::int32_t height, bool mayJoin, float shift)
	{
		above_.swap(row_);
		row_.clear();
		next_ = 0;
		y_ = y;
		height_ = height;
		mayJoin_ = mayJoin;
		shift_ = shift;
	}
	void Add(std::int32_t x, std::int32_t width, DrawColor color)
	{
		while (next_ < above_.size() && list_.rects[above_[next_]].cells.x < x)
		{
			++next_;
		}
		if (mayJoin_ && next_ < above_.size())
		{
			DrawRect& rect = list_.rects[above_[next_]];
			if (rect.cells.x == x && rect.cells.width == width && rect.color == color)
			{
				rect.cells.height += height_;
				row_.push_back(above_[next_]);
				return;
			}
		}
		row_.push_back(list_.rects.size());
		list_.rects.push_back({{x, y_, width, height_}, color, shift_});
	}

private:
	DrawList& list_;
	/** Rectangles that end with the row before, and those that end with this one. */
	std::vector<std::size_t> above_;
	std::vector<std::size_t> row_;
	std::size_t next_ = 0;
	std::int32_t y_ = 0;
	std::int32_t height_ = 0;
	bool mayJoin_ = false;
	float shift_ = 0.0F;
};

/** Finds the most frequent key; of equal ones the largest. */
class KeyCounter
{
public:
	void Clear() { counts_.clear(); }
	void Add(CellKey key)
	{
		if (!counts_.empty() && counts_[last_].key == key)
		{
			++counts_[last_].count;
			return;
		}
		const auto entry = std::find_if(
			counts_.begin(), counts_.end(), [key](const Entry& candidate) { return candidate.key == key; });
		last_ = static_cast<std::size_t>(entry - counts_.begin());
		if (entry == counts_.end())
		{
			counts_.push_back({key, 0});
		}
		++counts_[last_].count;
	}
	/** NoKey if nothing was added. */
	[[nodiscard]] CellKey Winner() const
	{
		Entry best{NoKey, 0};
		for (const Entry& entry : counts_)
		{
			const bool wins = entry.count > best.count || (entry.count == best.count && entry.key > best.key);
			best = wins ? entry : best;
		}
		return best.key;
	}

private:
	struct Entry
	{
		CellKey key = NoKey;
		std::int32_t count = 0;
	};

	std::vector<Entry> counts_;
	std::size_t last_ = 0;
};

/** Whether cells that show nothing have a say in what their square shows. */
enum class EmptyCells : std::uint8_t
{
	Count,
	Ignored,
};

/**
 * Draws the cells of a window by key, merged. keyAt(Cell) is asked once for each cell of the squares that the
 * window touches; colorOf(key) once a run, and a color with alpha 0 is left out.
 */
template <class KeyAt, class ColorOf>
void DrawByKey(const GridMap& map, const DrawWindow& window, EmptyCells emptyCells, const KeyAt& keyAt,
	const ColorOf& colorOf, DrawList& list)
{
	const CellRect clip = ClipToMap(map, window);
	const std::int32_t side = SquareSide(window);
	if (clip.IsEmpty())
	{
		return;
	}
	KeyCounter counter;
	const auto keyOfSquare = [&](std::int32_t left, std::int32_t top)
	{
		if (side == 1)
		{
			return static_cast<CellKey>(keyAt(Cell{left, top}));
		}
		// Squares are judged whole, so that the picture does not depend on where windows end.
		const CellRect square = CellRect{left, top, side, side}.Intersect(map.Bounds());
		counter.Clear();
		for (std::int32_t y = square.y; y < square.Bottom(); ++y)
		{
			for (std::int32_t x = square.x; x < square.Right(); ++x)
			{
				const CellKey key = keyAt(Cell{x, y});
				if (key != NoKey || emptyCells == EmptyCells::Count)
				{
					counter.Add(key);
				}
			}
		}
		return counter.Winner();
	};

	RectMerger merger(list);
	const bool hexRows = side == 1 && HasHexRows(map);
	for (std::int32_t top = clip.y / side * side; top < clip.Bottom(); top += side)
	{
		const std::int32_t first = (std::max)(top, clip.y);
		const std::int32_t height = (std::min)(top + side, clip.Bottom()) - first;
		merger.BeginRow(first, height, !hexRows, hexRows ? RowShift(map, top) : 0.0F);
		std::int32_t left = clip.x / side * side;
		CellKey next = keyOfSquare(left, top);
		while (left < clip.Right())
		{
			const CellKey key = next;
			std::int32_t end = left + side;
			while (end < clip.Right() && (next = keyOfSquare(end, top)) == key)
			{
				end += side;
			}
			const DrawColor color = key == NoKey ? DrawColor{0, 0, 0, 0} : colorOf(key);
			if (color.a != 0)
			{
				const std::int32_t from = (std::max)(left, clip.x);
				merger.Add(from, (std::min)(end, clip.Right()) - from, color);
			}
			left = end;
		}
	}
}
} // namespace NavCore::Detail
