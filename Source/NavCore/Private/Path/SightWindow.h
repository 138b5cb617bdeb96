// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"

#include <array>
#include <cstdint>

namespace NavCore::Detail
{
/**
 * Which cells around a centre can be reached in as few steps as on an empty map, exactly: not along one
 * line, but along any of the shortest ways. For square cells whose moves cost their length.
 *
 * A shortest way uses two kinds of step only (straight and diagonal, or along the two axes), so the
 * reachable cells of a wedge follow row by row: one shift for the steps that change the row, one addition
 * whose carries run along the free cells. A row of 57 cells is one word. Wedges are filled only as far as
 * somebody asks.
 */
class SightWindow
{
public:
	/** Cells farther away than this along either axis are out of the window. */
	static constexpr std::int32_t Reach = BitGrid::WordBits - 1;

	void Attach(const GridMap& map, std::uint8_t clearance);
	/** Moves the window; the centre must be open. */
	void Look(Cell centre);

	/** Whether centre + (dx, dy) is reached by a shortest way; both at most Reach away. */
	[[nodiscard]] bool Reaches(std::int32_t dx, std::int32_t dy)
	{
		const Target target = Aim(dx, dy);
		Wedge& wedge = wedges_[target.wedge];
		if (target.row >= wedge.filled)
		{
			Fill(target.wedge, target.row);
		}
		return target.row < wedge.end && ((wedge.reached[target.row] >> target.column) & 1) != 0;
	}

	/**
	 * Calls visit(cell) for the cells between centre + (dx, dy) and the centre, both left out, in this
	 * order. Of all shortest ways it takes one that stays close to the straight line.
	 */
	template <class Visit>
	void WalkBack(std::int32_t dx, std::int32_t dy, Visit visit) const
	{
		const Target target = Aim(dx, dy);
		const Wedge& wedge = wedges_[target.wedge];
		std::uint32_t row = target.row;
		std::uint32_t column = target.column;
		for (;;)
		{
			const bool changesRow = ((wedge.entered[row] >> column) & 1) != 0;
			const bool alongRow = column > 0 && ((wedge.reached[row] >> (column - 1)) & 1) != 0;
			// Both lead back: keep to the line by comparing the slopes.
			const bool steep = row * target.column >= column * target.row;
			if (changesRow && (!alongRow || steep))
			{
				--row;
				column -= diagonal_ ? 1 : 0;
			}
			else
			{
				--column;
			}
			if (row == 0 && column == 0)
			{
				return;
			}
			visit(CellAt(target.wedge, row, column));
		}
	}

	/** Rows filled since the window was attached, and cells asked for their clearance: a measure of the work.
	 */
	[[nodiscard]] std::int64_t Looks() const { return looks_; }

private:
	static constexpr std::size_t Rows = static_cast<std::size_t>(Reach) + 1;

	/** A half or quarter of a quadrant. Rows go away from the centre, bit 0 of each is nearest to it. */
	struct Wedge
	{
		/** Rows that are valid; from end on nothing is reached. */
		std::uint32_t filled = 0;
		std::uint32_t end = 0;
		/** The open cells of the last row. */
		std::uint64_t open = 0;
		std::array<std::uint64_t, Rows> reached;
		/** Those reached by a step from the row before. */
		std::array<std::uint64_t, Rows> entered;
	};

	struct Target
	{
		std::uint32_t wedge = 0;
		std::uint32_t row = 0;
		std::uint32_t column = 0;
	};

	// Bits of a wedge's number.
	static constexpr std::uint32_t Up = 1;        // Rows go towards smaller coordinates.
	static constexpr std::uint32_t Backward = 2;  // Bits do.
	static constexpr std::uint32_t ByColumns = 4; // Rows of the wedge are columns of the map.

	[[nodiscard]] Target Aim(std::int32_t dx, std::int32_t dy) const
	{
		const std::int32_t width = dx < 0 ? -dx : dx;
		const std::int32_t height = dy < 0 ? -dy : dy;
		const std::uint32_t left = dx < 0 ? 1 : 0;
		const std::uint32_t up = dy < 0 ? 1 : 0;
		if (diagonal_ && height > width)
		{
			return {ByColumns | up * Backward | left * Up, static_cast<std::uint32_t>(width),
				static_cast<std::uint32_t>(height)};
		}
		return {
			left * Backward | up * Up, static_cast<std::uint32_t>(height), static_cast<std::uint32_t>(width)};
	}

	[[nodiscard]] Cell CellAt(std::uint32_t wedge, std::uint32_t row, std::uint32_t column) const
	{
		const auto along = static_cast<std::int32_t>(column) * ((wedge & Backward) != 0 ? -1 : 1);
		const auto across = static_cast<std::int32_t>(row) * ((wedge & Up) != 0 ? -1 : 1);
		return (wedge & ByColumns) != 0 ? Cell{centre_.x + across, centre_.y + along}
										: Cell{centre_.x + along, centre_.y + across};
	}

	void Fill(std::uint32_t wedge, std::uint32_t row);
	template <CornerRule Rule>
	void FillBy(std::uint32_t wedge, std::uint32_t row);
	[[nodiscard]] std::uint64_t OpenCells(std::uint32_t wedge, std::uint32_t row) const;
	[[nodiscard]] std::uint64_t KeepWide(std::uint64_t cells, std::uint32_t wedge, std::uint32_t row);

	BitView rows_;
	BitView columns_;
	/** Null unless the agent is wide. */
	const std::uint8_t* clearance_ = nullptr;
	std::uint8_t wanted_ = 1;
	CellRect bounds_;
	bool diagonal_ = true;
	CornerRule rule_ = CornerRule::NoneBlocked;
	Cell centre_;
	std::int64_t looks_ = 0;
	std::array<Wedge, 8> wedges_;
};
} // namespace NavCore::Detail
