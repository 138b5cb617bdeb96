// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Directions.h"

#include <array>
#include <cstdint>

namespace NavCore::Detail
{
/** Directions to look in from a cell, by the direction of arrival and the open cells around it. */
using JumpTable = std::array<MoveTable, DirectionCount>;

/**
 * The directions that pruning leaves after arriving by (dx, dy): the natural ones, which lead on, and
 * the forced ones, where a wall makes the way through this cell the only shortest one.
 */
constexpr DirectionMask JumpDirections(Direction arrival, DirectionMask open, CornerRule rule)
{
	const Cell step = DirectionOffsets[static_cast<std::size_t>(arrival)];
	const DirectionMask legal = LegalMoves(open, rule);
	const auto isOpen = [open](std::int32_t dx, std::int32_t dy)
	{
		return (open & MaskOf(DirectionOf(dx, dy))) != 0;
	};
	DirectionMask wanted = MaskOf(arrival);
	const auto want = [&wanted](std::int32_t dx, std::int32_t dy)
	{
		wanted = static_cast<DirectionMask>(wanted | MaskOf(DirectionOf(dx, dy)));
	};
	if (IsDiagonal(arrival))
	{
		want(step.x, 0);
		want(0, step.y);
		if (rule != CornerRule::NoneBlocked && !isOpen(-step.x, 0))
		{
			want(-step.x, step.y);
		}
		if (rule != CornerRule::NoneBlocked && !isOpen(0, -step.y))
		{
			want(step.x, -step.y);
		}
		return wanted & legal;
	}
	for (const std::int32_t side : {-1, 1})
	{
		// (sideX, sideY) points across the direction of arrival.
		const std::int32_t sideX = step.x == 0 ? side : 0;
		const std::int32_t sideY = step.y == 0 ? side : 0;
		const bool forced = rule == CornerRule::NoneBlocked
			? isOpen(sideX, sideY) && !isOpen(sideX - step.x, sideY - step.y)
			: !isOpen(sideX, sideY);
		if (forced)
		{
			want(sideX + step.x, sideY + step.y);
			if (rule == CornerRule::NoneBlocked)
			{
				want(sideX, sideY);
			}
		}
	}
	return wanted & legal;
}

/** Of these, the ones that only a wall makes worth a look after a diagonal step. */
constexpr DirectionMask ForcedAfterDiagonal(Direction arrival, DirectionMask open, CornerRule rule)
{
	const Cell step = DirectionOffsets[static_cast<std::size_t>(arrival)];
	const auto natural = static_cast<DirectionMask>(
		MaskOf(arrival) | MaskOf(DirectionOf(step.x, 0)) | MaskOf(DirectionOf(0, step.y)));
	return static_cast<DirectionMask>(JumpDirections(arrival, open, rule) & ~natural);
}

constexpr JumpTable MakeJumpTable(CornerRule rule)
{
	JumpTable table{};
	for (std::size_t arrival = 0; arrival < table.size(); ++arrival)
	{
		for (std::size_t open = 0; open < table[arrival].size(); ++open)
		{
			table[arrival][open] =
				JumpDirections(static_cast<Direction>(arrival), static_cast<DirectionMask>(open), rule);
		}
	}
	return table;
}

template <CornerRule Rule>
inline constexpr JumpTable PrunedMoves = MakeJumpTable(Rule);

/** The moves that pruning leaves; not for the rule Never. */
inline const JumpTable& PrunedMovesOf(CornerRule rule)
{
	return rule == CornerRule::Always ? PrunedMoves<CornerRule::Always>
		: rule == CornerRule::OneFree ? PrunedMoves<CornerRule::OneFree>
									  : PrunedMoves<CornerRule::NoneBlocked>;
}

static_assert(DirectionOf(-1, -1) == Direction::NorthWest && DirectionOf(1, 0) == Direction::East);
static_assert(JumpDirections(Direction::East, 0xFF, CornerRule::NoneBlocked) == MaskOf(Direction::East),
	"open ground: only straight on");
static_assert(JumpDirections(Direction::East, 0xFE, CornerRule::NoneBlocked) ==
		(MaskOf(Direction::East) | MaskOf(Direction::North) | MaskOf(Direction::NorthEast)),
	"a wall behind on the left: the way round it is forced");
static_assert(JumpDirections(Direction::East, 0xFD, CornerRule::OneFree) ==
		(MaskOf(Direction::East) | MaskOf(Direction::NorthEast)),
	"a wall beside: the cell past its corner is forced");
static_assert(JumpDirections(Direction::SouthEast, 0xFF, CornerRule::OneFree) ==
		(MaskOf(Direction::SouthEast) | MaskOf(Direction::South) | MaskOf(Direction::East)),
	"diagonal arrival: on, and its two components");
} // namespace NavCore::Detail
