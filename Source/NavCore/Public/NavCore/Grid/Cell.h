// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>

namespace NavCore
{
/** Longest side of a map in cells. */
inline constexpr std::int32_t MaxGridSide = 16384;

/** A cell of the grid; (0, 0) is the top left, x grows to the right, y downwards. */
struct Cell
{
	std::int32_t x = 0;
	std::int32_t y = 0;

	friend constexpr bool operator==(Cell, Cell) = default;

	/** Cell order: row by row, left to right. Ties are broken by it wherever an answer must be unique. */
	friend constexpr std::strong_ordering operator<=>(Cell a, Cell b)
	{
		return a.y != b.y ? a.y <=> b.y : a.x <=> b.x;
	}
};

/** Half-open rectangle of cells: [x, x + width) by [y, y + height). */
struct CellRect
{
	std::int32_t x = 0;
	std::int32_t y = 0;
	std::int32_t width = 0;
	std::int32_t height = 0;

	[[nodiscard]] constexpr bool IsEmpty() const { return width <= 0 || height <= 0; }
	[[nodiscard]] constexpr std::int32_t Right() const { return x + width; }
	[[nodiscard]] constexpr std::int32_t Bottom() const { return y + height; }
	[[nodiscard]] constexpr std::int64_t Area() const
	{
		return IsEmpty() ? 0 : static_cast<std::int64_t>(width) * height;
	}
	[[nodiscard]] constexpr bool Contains(Cell cell) const
	{
		return cell.x >= x && cell.x < Right() && cell.y >= y && cell.y < Bottom();
	}
	[[nodiscard]] constexpr CellRect Intersect(const CellRect& other) const
	{
		const std::int32_t left = x > other.x ? x : other.x;
		const std::int32_t top = y > other.y ? y : other.y;
		const std::int32_t right = Right() < other.Right() ? Right() : other.Right();
		const std::int32_t bottom = Bottom() < other.Bottom() ? Bottom() : other.Bottom();
		return {left, top, right - left, bottom - top};
	}
	/** Smallest rectangle over both; an empty side does not count. */
	[[nodiscard]] constexpr CellRect Union(const CellRect& other) const
	{
		if (IsEmpty())
		{
			return other;
		}
		if (other.IsEmpty())
		{
			return *this;
		}
		const std::int32_t left = x < other.x ? x : other.x;
		const std::int32_t top = y < other.y ? y : other.y;
		const std::int32_t right = Right() > other.Right() ? Right() : other.Right();
		const std::int32_t bottom = Bottom() > other.Bottom() ? Bottom() : other.Bottom();
		return {left, top, right - left, bottom - top};
	}
	[[nodiscard]] constexpr CellRect Inflate(std::int32_t margin) const
	{
		return {x - margin, y - margin, width + 2 * margin, height + 2 * margin};
	}

	friend constexpr bool operator==(const CellRect&, const CellRect&) = default;
};
} // namespace NavCore
