// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <array>
#include <cstdint>

namespace NavCore
{
/** How cells touch each other. */
enum class Topology : std::uint8_t
{
	Octile, // Square cells, eight neighbours.
	Tile,   // Square cells, four neighbours.
	Hex,    // Hexagons with pointy tops in offset rows: odd rows stand half a cell to the right.
};

/** When a diagonal step between square cells is legal, by the two cells beside it. */
enum class CornerRule : std::uint8_t
{
	Always,      // Even between two blocked cells.
	OneFree,     // At most one of the two is blocked.
	NoneBlocked, // Both are free. The rule of the MovingAI benchmarks, and the default.
	Never,       // No diagonal steps at all.
};

/** Reading order of the 3 x 3 block around a cell, so that the opposite of d is 7 - d. */
enum class Direction : std::uint8_t
{
	NorthWest,
	North,
	NorthEast,
	West,
	East,
	SouthWest,
	South,
	SouthEast,
};

inline constexpr std::int32_t DirectionCount = 8;
inline constexpr std::array<Cell, DirectionCount> DirectionOffsets{
	{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

/** A set of directions; bit d stands for Direction d. */
using DirectionMask = std::uint8_t;

inline constexpr DirectionMask StraightMask = 0b0101'1010;
inline constexpr DirectionMask DiagonalMask = 0b1010'0101;
static_assert((StraightMask ^ DiagonalMask) == 0xFF, "every direction is straight or diagonal");

constexpr DirectionMask MaskOf(Direction direction)
{
	return static_cast<DirectionMask>(1U << static_cast<unsigned>(direction));
}

constexpr Direction Opposite(Direction direction)
{
	return static_cast<Direction>(7 - static_cast<int>(direction));
}

constexpr bool IsDiagonal(Direction direction)
{
	return (MaskOf(direction) & DiagonalMask) != 0;
}

constexpr Cell Neighbour(Cell cell, Direction direction)
{
	const Cell offset = DirectionOffsets[static_cast<std::size_t>(direction)];
	return {cell.x + offset.x, cell.y + offset.y};
}

/** The direction of a unit step; dx and dy are -1, 0 or 1, not both 0. */
constexpr Direction DirectionOf(std::int32_t dx, std::int32_t dy)
{
	const std::int32_t block = (dy + 1) * 3 + dx + 1;
	return static_cast<Direction>(block > 4 ? block - 1 : block);
}

/** The straight or diagonal unit step that leads from one cell towards another; (0, 0) on the spot. */
constexpr Cell StepTowards(Cell from, Cell to)
{
	return {(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
}

/** The hexagon neighbours of a cell in the 3 x 3 block around it, by the parity of its row. */
inline constexpr std::array<DirectionMask, 2> HexRowMasks{0b0111'1011, 0b1101'1110};

/**
 * Legal moves from a cell whose open neighbours are openMask, for square cells. One look-up in a hot
 * loop; the table is small enough to stay in the first-level cache.
 */
using MoveTable = std::array<DirectionMask, 256>;

constexpr DirectionMask LegalMoves(DirectionMask openMask, CornerRule rule)
{
	constexpr std::array<Direction, 4> diagonals{
		Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast};
	DirectionMask moves = openMask & StraightMask;
	for (const Direction diagonal : diagonals)
	{
		const Cell offset = DirectionOffsets[static_cast<std::size_t>(diagonal)];
		const Direction vertical = offset.y < 0 ? Direction::North : Direction::South;
		const Direction horizontal = offset.x < 0 ? Direction::West : Direction::East;
		const int open = ((openMask & MaskOf(vertical)) != 0) + ((openMask & MaskOf(horizontal)) != 0);
		const bool corner = rule == CornerRule::Always || (rule == CornerRule::OneFree && open >= 1) ||
			(rule == CornerRule::NoneBlocked && open == 2);
		if (corner && (openMask & MaskOf(diagonal)) != 0)
		{
			moves = static_cast<DirectionMask>(moves | MaskOf(diagonal));
		}
	}
	return moves;
}

constexpr MoveTable MakeMoveTable(CornerRule rule)
{
	MoveTable table{};
	for (std::size_t open = 0; open < table.size(); ++open)
	{
		table[open] = LegalMoves(static_cast<DirectionMask>(open), rule);
	}
	return table;
}

constexpr MoveTable MakeHexMoveTable(std::size_t rowParity)
{
	MoveTable table{};
	for (std::size_t open = 0; open < table.size(); ++open)
	{
		table[open] = static_cast<DirectionMask>(open & HexRowMasks[rowParity]);
	}
	return table;
}

static_assert(LegalMoves(0xFF, CornerRule::NoneBlocked) == 0xFF, "nothing is blocked");
static_assert(LegalMoves(0xFF, CornerRule::Never) == StraightMask, "four moves only");
static_assert(LegalMoves(DiagonalMask, CornerRule::Always) == DiagonalMask, "corners do not matter");
static_assert(LegalMoves(DiagonalMask, CornerRule::OneFree) == 0, "both corners are blocked");
static_assert(LegalMoves(0b0000'0110, CornerRule::OneFree) == 0b0000'0110, "north is open, east is not");
static_assert(LegalMoves(0b0000'0110, CornerRule::NoneBlocked) == 0b0000'0010, "east is blocked");
static_assert(Opposite(Direction::NorthWest) == Direction::SouthEast);
} // namespace NavCore
