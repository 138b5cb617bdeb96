// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Draw/DrawList.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <cstdint>
#include <utility>

// What the drawings share: windows cut to the map, places of cells, and marks, labels and lines cut to a
// window.
namespace NavCore::Detail
{
inline bool HasHexRows(const GridMap& map)
{
	return map.GetTopology() == Topology::Hex;
}

/** How far to the right a row of cells stands. */
inline float RowShift(const GridMap& map, std::int32_t y)
{
	return HasHexRows(map) && (y & 1) != 0 ? 0.5F : 0.0F;
}

inline GridPoint CenterOf(const GridMap& map, Cell cell)
{
	return {cell.x + 0.5 + static_cast<double>(RowShift(map, cell.y)), cell.y + 0.5};
}

/** The part of a window on the map; no arithmetic on the window can overflow after this. */
inline CellRect ClipToMap(const GridMap& map, const DrawWindow& window)
{
	const auto clip = [](std::int64_t from, std::int64_t size, std::int32_t end)
	{
		const std::int64_t first = std::clamp<std::int64_t>(from, 0, end);
		const std::int64_t last = std::clamp<std::int64_t>(from + size, first, end);
		return std::pair{static_cast<std::int32_t>(first), static_cast<std::int32_t>(last - first)};
	};
	const auto [x, width] = clip(window.cells.x, window.cells.width, map.Width());
	const auto [y, height] = clip(window.cells.y, window.cells.height, map.Height());
	return {x, y, width, height};
}

inline std::int32_t SquareSide(const DrawWindow& window)
{
	return std::clamp(window.cellsPerSquare, 1, MaxGridSide);
}

/** Draws into the part of a window that is on the map. */
class WindowPen
{
public:
	WindowPen(const GridMap& map, const DrawWindow& window, DrawList& list)
		: map_(map), clip_(ClipToMap(map, window)), labels_(window.labels && SquareSide(window) == 1),
		  list_(list)
	{
	}

	[[nodiscard]] const CellRect& Clip() const { return clip_; }
	[[nodiscard]] bool WantsLabels() const { return labels_; }

	/** Where the map has the cell and the window shows it. */
	void Mark(Cell cell, DrawMark mark)
	{
		if (clip_.Contains(cell))
		{
			mark.at = CenterOf(map_, cell);
			list_.marks.push_back(mark);
		}
	}
	void Label(Cell cell, std::int64_t value, DrawColor color)
	{
		if (labels_ && clip_.Contains(cell))
		{
			list_.labels.push_back({CenterOf(map_, cell), value, color});
		}
	}
	/** The part of the line in the window; its head only if the end is there. */
	void Line(DrawLine line)
	{
		double first = 0.0;
		double last = 1.0;
		const GridPoint from = line.from;
		const GridPoint run{line.to.x - line.from.x, line.to.y - line.from.y};
		if (clip_.IsEmpty() || !Cut(run.x, from.x - clip_.x, clip_.Right() - from.x, first, last) ||
			!Cut(run.y, from.y - clip_.y, clip_.Bottom() - from.y, first, last))
		{
			return;
		}
		if (first > 0.0)
		{
			line.from = {from.x + run.x * first, from.y + run.y * first};
		}
		if (last < 1.0)
		{
			line.to = {from.x + run.x * last, from.y + run.y * last};
			line.arrow = false;
		}
		list_.lines.push_back(line);
	}
	void Line(Cell from, Cell to, DrawLine line)
	{
		line.from = CenterOf(map_, from);
		line.to = CenterOf(map_, to);
		Line(line);
	}
	void Rect(const CellRect& cells, DrawColor color, float shift = 0.0F)
	{
		const CellRect part = cells.Intersect(clip_);
		if (!part.IsEmpty())
		{
			list_.rects.push_back({part, color, shift});
		}
	}

private:
	/** Narrows the shares of a run along one axis between two borders (Liang and Barsky 1984). */
	static bool Cut(double run, double pastLow, double beforeHigh, double& ioFirst, double& ioLast)
	{
		if (run == 0.0)
		{
			return pastLow >= 0.0 && beforeHigh >= 0.0;
		}
		const double low = -pastLow / run;
		const double high = beforeHigh / run;
		ioFirst = (std::max)(ioFirst, (std::min)(low, high));
		ioLast = (std::min)(ioLast, (std::max)(low, high));
		return ioFirst <= ioLast;
	}

	const GridMap& map_;
	CellRect clip_;
	bool labels_;
	DrawList& list_;
};

/** The borders of squares that the map is cut into, as far as the window shows them, and those of the map. */
inline void DrawGridLines(
	const GridMap& map, const DrawWindow& window, std::int32_t side, DrawLine style, DrawList& list)
{
	if (side <= SquareSide(window))
	{
		return;
	}
	WindowPen pen(map, window, list);
	const CellRect& clip = pen.Clip();
	const auto forEach = [side](std::int32_t from, std::int32_t end, std::int32_t edge, const auto& draw)
	{
		// A border belongs to the window in which the cells behind it lie, so that tiles draw it once.
		for (std::int64_t at = (std::int64_t{from} + side - 1) / side * side; at < end; at += side)
		{
			draw(static_cast<double>(at));
		}
		if (end == edge)
		{
			draw(static_cast<double>(edge));
		}
	};
	forEach(clip.x, clip.Right(), map.Width(),
		[&](double x)
		{
			style.from = {x, static_cast<double>(clip.y)};
			style.to = {x, static_cast<double>(clip.Bottom())};
			pen.Line(style);
		});
	forEach(clip.y, clip.Bottom(), map.Height(),
		[&](double y)
		{
			style.from = {static_cast<double>(clip.x), y};
			style.to = {static_cast<double>(clip.Right()), y};
			pen.Line(style);
		});
}

/** A cost as people read it: in tenths of a straight step, rounded. */
inline std::int64_t ToTenths(std::int64_t units)
{
	return (units * 10 + StraightUnits / 2) / StraightUnits;
}
} // namespace NavCore::Detail
