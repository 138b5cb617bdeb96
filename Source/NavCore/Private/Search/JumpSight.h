// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/BitRuns.h"
#include "Grid/OpenNeighbours.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** A cell in both bit maps at once. */
struct JumpSpot
{
	std::int32_t x = 0;
	std::int32_t y = 0;
	std::int32_t row = 0;    // Position in the map by rows.
	std::int32_t column = 0; // Position in the map by columns.
};

/** What a jump point search sees of the map and of its goal; set up once a query. */
class JumpSight
{
public:
	JumpSight() = default;
	JumpSight(const GridMap& map, Cell goal)
		: rows(map.Rows()), columns(map.Columns()), jumps(map.Jumps()), moves_(&map.Moves(0)), goal_(goal)
	{
		const std::int32_t inRow = rows.Position(goal.x, goal.y);
		const std::int32_t inColumn = columns.Position(goal.y, goal.x);
		west_ = goal.x - FreeRun<false>(rows, inRow);
		east_ = goal.x + FreeRun<true>(rows, inRow);
		north_ = goal.y - FreeRun<false>(columns, inColumn);
		south_ = goal.y + FreeRun<true>(columns, inColumn);
		if (jumps != nullptr)
		{
			diagonals = jumps->View();
		}
	}

	[[nodiscard]] JumpSpot SpotAt(std::int32_t x, std::int32_t y) const
	{
		return {x, y, rows.Position(x, y), columns.Position(y, x)};
	}

	/** Whether the goal is reached by moving diagonally as far as possible and then straight. */
	[[nodiscard]] bool SeesGoal(const JumpSpot& from) const
	{
		const std::int32_t dx = goal_.x - from.x;
		const std::int32_t dy = goal_.y - from.y;
		const std::int32_t diagonal = (std::min)(std::abs(dx), std::abs(dy));
		const std::int32_t turnX = from.x + (dx > 0 ? diagonal : -diagonal);
		const std::int32_t turnY = from.y + (dy > 0 ? diagonal : -diagonal);
		// The turn is in line with the goal; the free cells around the goal tell whether it is in sight.
		const bool inSight = turnX >= west_ && turnX <= east_ && turnY >= north_ && turnY <= south_;
		return inSight && DiagonalIsClear(from, dx, dy, diagonal);
	}

	BitView rows;
	BitView columns;
	const JumpBits* jumps = nullptr;
	JumpBits::Window diagonals;

private:
	/** Free cells between a position and the first blocked one up or down its line. */
	template <bool Forward>
	[[nodiscard]] static std::int32_t FreeRun(const BitView& bits, std::int32_t position)
	{
		for (std::int32_t count = 0;;)
		{
			const std::int32_t first = Forward ? position + 1 + count : position - count - BitGrid::WordBits;
			const std::uint64_t word =
				Forward ? bits.Word(first) : bits.Word(first) << (64 - BitGrid::WordBits);
			const std::int32_t ones =
				(std::min)(Forward ? std::countr_one(word) : std::countl_one(word), BitGrid::WordBits);
			count += ones;
			if (ones < BitGrid::WordBits)
			{
				return count;
			}
		}
	}

	[[nodiscard]] bool DiagonalIsClear(
		const JumpSpot& from, std::int32_t dx, std::int32_t dy, std::int32_t steps) const
	{
		if (jumps != nullptr)
		{
			const bool rising = (dx > 0) != (dy > 0);
			const std::int32_t position = diagonals.Position(from.x, from.y, rising);
			return AllSet(jumps->Legal(rising), dx > 0 ? position : position - steps, steps);
		}
		const Direction heading = dy < 0 ? (dx < 0 ? Direction::NorthWest : Direction::NorthEast)
										 : (dx < 0 ? Direction::SouthWest : Direction::SouthEast);
		const std::int32_t step = (dx < 0 ? -1 : 1) + (dy < 0 ? -rows.strideBits : rows.strideBits);
		std::int32_t position = from.row;
		for (std::int32_t i = 0; i < steps; ++i, position += step)
		{
			if (((*moves_)[OpenNeighbours(rows, position)] & MaskOf(heading)) == 0)
			{
				return false;
			}
		}
		return true;
	}

	const MoveTable* moves_ = nullptr;
	Cell goal_;
	/** How far the goal sees along its row and its column. */
	std::int32_t west_ = 0;
	std::int32_t east_ = 0;
	std::int32_t north_ = 0;
	std::int32_t south_ = 0;
};

/**
 * A run along a diagonal of the jump bits: the cells where something may be found, one after the other.
 * Forward runs lead to the right.
 */
template <bool Forward>
class DiagonalRun
{
public:
	DiagonalRun(const unsigned char* legal, const unsigned char* turnOffs, std::int32_t position)
		: legal_(legal), turnOffs_(turnOffs), position_(position)
	{
		Load();
	}

	/** Steps from the start to the next cell of interest, or 0 when the run has ended before one. */
	[[nodiscard]] std::int32_t Next()
	{
		while (stops_ == 0)
		{
			const std::int32_t bits = Forward ? 63 - anchor_ : anchor_;
			travelled_ += bits;
			position_ += Forward ? bits : -bits;
			Load();
		}
		if constexpr (Forward)
		{
			const std::int32_t bit = std::countr_zero(stops_);
			const std::uint64_t stop = stops_ & (~stops_ + 1);
			stops_ ^= stop;
			return (reachable_ & stop) != 0 ? travelled_ + bit - anchor_ : 0;
		}
		else
		{
			const std::int32_t bit = 63 - std::countl_zero(stops_);
			const std::uint64_t stop = std::uint64_t{1} << bit;
			stops_ ^= stop;
			return (reachable_ & stop) != 0 ? travelled_ + anchor_ - bit : 0;
		}
	}

private:
	void Load()
	{
		const std::ptrdiff_t byte = (position_ >> 3) - (Forward ? 0 : 7);
		std::uint64_t legal;
		std::uint64_t turnOffs;
		std::memcpy(&legal, legal_ + byte, sizeof(legal));
		std::memcpy(&turnOffs, turnOffs_ + byte, sizeof(turnOffs));
		anchor_ = (position_ & 7) + (Forward ? 0 : 56);
		// The legal bit of a cell speaks of the step to its right: when running right, a cell is reached
		// if the bit before it is set, when running left, if its own is.
		reachable_ = Forward ? legal << 1 : legal;
		const std::uint64_t past = Forward ? ~std::uint64_t{1} << anchor_ : (std::uint64_t{1} << anchor_) - 1;
		stops_ = (~reachable_ | turnOffs) & past;
	}

	const unsigned char* legal_;
	const unsigned char* turnOffs_;
	std::int32_t position_;
	std::int32_t anchor_ = 0;
	std::int32_t travelled_ = 0;
	std::uint64_t reachable_ = 0;
	std::uint64_t stops_ = 0;
};
} // namespace NavCore::Detail
