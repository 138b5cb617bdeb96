// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The search of a window from jump point to jump point.
#include "Hierarchy/LocalMoves.h"
#include "Hierarchy/LocalSearch.h"

#include <bit>

namespace NavCore::Detail
{
namespace LocalJumpsImpl
{
/** The compiler may not assume an instruction for this, and a library call costs more than it. */
std::int32_t CountBits(std::uint64_t bits)
{
	bits -= bits >> 1 & 0x5555'5555'5555'5555;
	bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
	bits = (bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
	return static_cast<std::int32_t>(bits * 0x0101'0101'0101'0101 >> 56);
}

/** The cells that are free with one that is not just before them on the way up, or down, the bits. */
std::uint64_t Ahead(std::uint64_t beside)
{
	return beside & ~(beside << 1);
}

std::uint64_t Back(std::uint64_t beside)
{
	return beside & ~(beside >> 1);
}
} // namespace LocalJumpsImpl

/**
 * A walk along a row may have to turn off where a cell beside it is free and the one behind that is not.
 * Returns whether there are so many such places that jumping does not pay.
 */
bool LocalSearch::FindTurns()
{
	std::int32_t turns = 0;
	std::int32_t free = 0;
	for (std::size_t y = 0; y < static_cast<std::size_t>(window_.height); ++y)
	{
		eastTurns_[y] =
			(LocalJumpsImpl::Ahead(rows_[y]) | LocalJumpsImpl::Ahead(rows_[y + 2])) & rows_[y + 1];
		westTurns_[y] = (LocalJumpsImpl::Back(rows_[y]) | LocalJumpsImpl::Back(rows_[y + 2])) & rows_[y + 1];
		turns += LocalJumpsImpl::CountBits(eastTurns_[y] & (eastTurns_[y] - 1));
		free += LocalJumpsImpl::CountBits(rows_[y + 1]);
	}
	constexpr std::int32_t freePerTurn = 8;
	return turns * freePerTurn > free;
}

void LocalSearch::FindColumnTurns(const CellRect& opened)
{
	const auto width = static_cast<std::size_t>(window_.width);
	const BitView view = map_->Columns();
	for (std::size_t x = 0; x < width; ++x)
	{
		columns_[x] = ReadBits(
			view, view.Position(window_.y, window_.x + static_cast<std::int32_t>(x)), window_.height);
	}
	for (std::int32_t x = opened.x; x < opened.Right(); ++x)
	{
		columns_[static_cast<std::size_t>(x)] |= (~std::uint64_t{0} >> (64 - opened.height)) << opened.y;
	}
	for (std::size_t x = 0; x < width; ++x)
	{
		const std::uint64_t left = x > 0 ? columns_[x - 1] : 0;
		const std::uint64_t right = x + 1 < width ? columns_[x + 1] : 0;
		southTurns_[x] = (LocalJumpsImpl::Ahead(left) | LocalJumpsImpl::Ahead(right)) & columns_[x];
		northTurns_[x] = (LocalJumpsImpl::Back(left) | LocalJumpsImpl::Back(right)) & columns_[x];
	}
}

void LocalSearch::Reach(LocalCell cell, std::uint32_t cost, std::size_t direction, LocalCell parent)
{
	const auto arrival = static_cast<DirectionMask>(1U << direction);
	const std::uint32_t before = costs_[cell];
	if (cost > before)
	{
		return;
	}
	if (cost == before)
	{
		arrivals_[cell] = static_cast<DirectionMask>(arrivals_[cell] | arrival);
		return;
	}
	if (before != Unreached)
	{
		Unlink(cell, before >> bucketShift_ & (BucketCount - 1));
	}
	costs_[cell] = cost;
	arrivals_[cell] = arrival;
	parents_[cell] = parent;
	Link(cell, cost >> bucketShift_ & (BucketCount - 1));
}

void LocalSearch::JumpStraight(
	std::int32_t x, std::int32_t y, std::size_t direction, std::uint32_t cost, LocalCell parent)
{
	const auto column = static_cast<std::size_t>(x);
	const auto row = static_cast<std::size_t>(y);
	const bool level = direction == static_cast<std::size_t>(Direction::West) ||
		direction == static_cast<std::size_t>(Direction::East);
	const bool ahead = direction == static_cast<std::size_t>(Direction::East) ||
		direction == static_cast<std::size_t>(Direction::South);
	const std::uint64_t open = level ? rows_[row + 1] : columns_[column];
	const std::uint64_t stops = level
		? (ahead ? eastTurns_[row] : westTurns_[row]) | targets_[row]
		: (ahead ? southTurns_[column] : northTurns_[column]) | columnTargets_[column];
	const std::int32_t at = level ? x : y;
	std::int32_t run = 0;
	std::int32_t first = 0;
	if (ahead)
	{
		run = std::countr_one(open >> at >> 1);
		first = std::countr_zero(stops >> at >> 1);
	}
	else
	{
		run = std::countl_one(open << (63 - at) << 1);
		first = std::countl_zero(stops << (63 - at) << 1);
	}
	if (first < run)
	{
		const std::int32_t steps = first + 1;
		const std::int32_t stop = ahead ? at + steps : at - steps;
		const std::int32_t cell = level ? y << 6 | stop : stop << 6 | x;
		Reach(static_cast<LocalCell>(cell), cost + static_cast<std::uint32_t>(steps) * StraightUnits,
			direction, parent);
	}
}

void LocalSearch::JumpDiagonally(
	std::int32_t x, std::int32_t y, std::size_t direction, std::uint32_t cost, LocalCell parent)
{
	const Cell step = DirectionOffsets[direction];
	const auto across = static_cast<std::size_t>(DirectionOf(step.x, 0));
	const auto along = static_cast<std::size_t>(DirectionOf(0, step.y));
	while (true)
	{
		const std::int32_t nextX = x + step.x;
		const std::int32_t nextY = y + step.y;
		// Rows outside the window are empty; columns outside it have no bit.
		if ((nextX & ~63) != 0)
		{
			return;
		}
		const std::uint64_t corner = std::uint64_t{1} << nextX;
		const std::uint64_t both = corner | std::uint64_t{1} << x;
		if ((rows_[static_cast<std::size_t>(y + 1)] & corner) == 0 ||
			(rows_[static_cast<std::size_t>(nextY + 1)] & both) != both)
		{
			return;
		}
		x = nextX;
		y = nextY;
		cost += DiagonalUnits;
		const auto cell = static_cast<LocalCell>(y << 6 | x);
		if (IsTarget(cell))
		{
			Reach(cell, cost, direction, parent);
			return;
		}
		JumpStraight(x, y, across, cost, parent);
		JumpStraight(x, y, along, cost, parent);
	}
}

/** As RunBuckets, from jump point to jump point; no jump is shorter than a step. */
bool LocalSearch::RunJumps(std::int64_t limit)
{
	const JumpTable& pruned = PrunedMoves<CornerRule::NoneBlocked>;
	const MoveTable& legal = map_->Moves(0);
	const bool hasTargets = targetsLeft_ > 0;
	for (std::int64_t left = limit; left > 0; --left)
	{
		if (!FindBucket())
		{
			return true;
		}
		const LocalCell cell = buckets_[bucket_];
		Unlink(cell, bucket_);
		++expanded_;
		if (hasTargets && IsTarget(cell) && --targetsLeft_ == 0)
		{
			return true;
		}
		const std::int32_t x = cell & 63;
		const std::int32_t y = cell >> 6;
		const DirectionMask open = OpenAround(rows_.data() + y, static_cast<std::uint32_t>(x));
		unsigned moves = cell == source_ ? legal[open] : 0;
		for (unsigned rest = arrivals_[cell]; rest != 0; rest &= rest - 1)
		{
			moves |= pruned[static_cast<std::size_t>(std::countr_zero(rest))][open];
		}
		for (; moves != 0; moves &= moves - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(moves));
			if (IsDiagonal(static_cast<Direction>(direction)))
			{
				JumpDiagonally(x, y, direction, costs_[cell], cell);
			}
			else
			{
				JumpStraight(x, y, direction, costs_[cell], cell);
			}
		}
	}
	return false;
}
} // namespace NavCore::Detail
