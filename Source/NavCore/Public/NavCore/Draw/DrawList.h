// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore
{
struct DrawColor
{
	std::uint8_t r = 0;
	std::uint8_t g = 0;
	std::uint8_t b = 0;
	std::uint8_t a = 255;

	friend constexpr bool operator==(DrawColor, DrawColor) = default;
};

/** Cells of one color, as many as fit into a rectangle. Later rectangles cover earlier ones. */
struct DrawRect
{
	CellRect cells{};
	DrawColor color{};
	/** How far to the right it stands, in cells: half a cell for the odd rows of hex maps. */
	float shift = 0.0F;

	friend constexpr bool operator==(const DrawRect&, const DrawRect&) = default;
};

/** A straight line; places and widths are in cells. */
struct DrawLine
{
	GridPoint from{};
	GridPoint to{};
	DrawColor color{};
	float width = 0.0F;
	/** Drawn with a head at its end. */
	bool arrow = false;
	/** Wants a light edge, so that it can be told from every ground. Hosts may leave that out. */
	bool cased = false;

	friend constexpr bool operator==(const DrawLine&, const DrawLine&) = default;
};

enum class DrawShape : std::uint8_t
{
	Disc,
	Ring,
	Cross,
	Diamond, // A square that stands on a corner.
};

struct DrawMark
{
	GridPoint at{};
	DrawColor color{};
	float radius = 0.0F;
	DrawShape shape = DrawShape::Disc;
	bool cased = false;

	friend constexpr bool operator==(const DrawMark&, const DrawMark&) = default;
};

/** A number beside a place: a cost, a clearance, an order. */
struct DrawLabel
{
	GridPoint at{};
	std::int64_t value = 0;
	DrawColor color{};

	friend constexpr bool operator==(const DrawLabel&, const DrawLabel&) = default;
};

/**
 * A drawing in grid space, made of plain data: pictures of NavLab and the debug views of a game engine are
 * drawn from the same lists. Rectangles lie at the bottom, then lines, marks and labels, each in order.
 */
struct DrawList
{
	std::vector<DrawRect> rects;
	std::vector<DrawLine> lines;
	std::vector<DrawMark> marks;
	std::vector<DrawLabel> labels;

	/** Keeps the memory. */
	void Clear()
	{
		rects.clear();
		lines.clear();
		marks.clear();
		labels.clear();
	}
	[[nodiscard]] std::size_t Count() const
	{
		return rects.size() + lines.size() + marks.size() + labels.size();
	}
	/** Memory in use, spare room included. */
	[[nodiscard]] std::size_t Bytes() const
	{
		return rects.capacity() * sizeof(DrawRect) + lines.capacity() * sizeof(DrawLine) +
			marks.capacity() * sizeof(DrawMark) + labels.capacity() * sizeof(DrawLabel);
	}

	friend bool operator==(const DrawList&, const DrawList&) = default;
};

/** The part of a map that is looked at, and how closely. */
struct DrawWindow
{
	/** Nothing outside is drawn; the part off the map does not matter. */
	CellRect cells;
	/**
	 * Squares of so many cells a side, counted from the corner of the map, are drawn as one: by what most of
	 * their cells show, walls first among equals. 1 draws every cell; less counts as 1. Lines and marks of
	 * things smaller than a square are left out.
	 */
	std::int32_t cellsPerSquare = 1;
	/** Numbers beside cells; only where every cell is drawn. */
	bool labels = false;
};
} // namespace NavCore
