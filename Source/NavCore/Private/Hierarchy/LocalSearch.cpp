// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/LocalSearch.h"

#include "Grid/JumpRules.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Base/Assert.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace NavCore::Detail
{
namespace LocalSearchImpl
{
constexpr std::array<JumpTable, 3> prunedMoves{MakeJumpTable(CornerRule::Always),
	MakeJumpTable(CornerRule::OneFree), MakeJumpTable(CornerRule::NoneBlocked)};

constexpr std::array<std::int32_t, DirectionCount> offsets{-65, -64, -63, -1, 1, 63, 64, 65};

/** Moves that stay inside a window of width x height. */
DirectionMask Inside(std::int32_t x, std::int32_t y, const CellRect& window)
{
	constexpr DirectionMask westward = 0b0010'1001;
	constexpr DirectionMask eastward = 0b1001'0100;
	constexpr DirectionMask northward = 0b0000'0111;
	constexpr DirectionMask southward = 0b1110'0000;
	unsigned mask = 0xFF;
	mask &= x == 0 ? ~unsigned{westward} : ~0U;
	mask &= x == window.width - 1 ? ~unsigned{eastward} : ~0U;
	mask &= y == 0 ? ~unsigned{northward} : ~0U;
	mask &= y == window.height - 1 ? ~unsigned{southward} : ~0U;
	return static_cast<DirectionMask>(mask);
}

/** The compiler may not assume an instruction for this, and a library call costs more than it. */
std::int32_t CountBits(std::uint64_t bits)
{
	bits -= bits >> 1 & 0x5555'5555'5555'5555;
	bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
	bits = (bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
	return static_cast<std::int32_t>(bits * 0x0101'0101'0101'0101 >> 56);
}

/** The open neighbours of a cell in column x; row points at the row above it. */
DirectionMask OpenAround(const std::uint64_t* row, std::uint32_t x)
{
	const auto triple = [x](std::uint64_t bits)
	{
		return static_cast<std::uint32_t>((x != 0 ? bits >> (x - 1) : bits << 1) & 7);
	};
	const std::uint32_t here = triple(row[1]);
	return static_cast<DirectionMask>(
		triple(row[0]) | (here & 1U) << 3 | (here & 4U) << 2 | triple(row[2]) << 5);
}

std::uint64_t ReadBits(const BitView& view, std::int32_t position, std::int32_t count)
{
	std::uint64_t word = view.Word(position) & 0xFFFF'FFFF;
	if (count > 32)
	{
		word |= view.Word(position + 32) << 32;
	}
	return word & (~std::uint64_t{0} >> (64 - count));
}

std::uint64_t ReadRow(const GridMap& map, const CellRect& window, std::int32_t y, std::uint8_t clearance)
{
	const std::int32_t position = map.Rows().Position(window.x, window.y + y);
	std::uint64_t word = ReadBits(map.Rows(), position, window.width);
	if (clearance > 1)
	{
		const std::uint8_t* values = map.ClearanceOrigin() + position;
		for (std::uint64_t rest = word; rest != 0; rest &= rest - 1)
		{
			const auto x = static_cast<std::size_t>(std::countr_zero(rest));
			word &= values[x] >= clearance ? ~std::uint64_t{0} : ~(std::uint64_t{1} << x);
		}
	}
	return word;
}
} // namespace LocalSearchImpl

void LocalSearch::Load(const GridMap& map, const CellRect& window, std::uint8_t clearance)
{
	NAVCORE_ASSERT(window.width > 0 && window.width <= WindowSide && window.height > 0 &&
			window.height <= WindowSide && window == window.Intersect(map.Bounds()),
		"a window is a small rectangle on the map");
	map_ = &map;
	window_ = window;
	clearance_ = clearance;
	uniform_ = map.IsUniform();
	pruned_ = map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
	const std::uint32_t leastStep =
		std::uint32_t{StraightUnits} * (uniform_ ? TerrainNeutral : map.MinTerrain());
	bucketShift_ = static_cast<std::uint32_t>(std::bit_width(leastStep) - 1);
	rows_[0] = 0;
	for (std::int32_t y = 0; y < window.height; ++y)
	{
		rows_[static_cast<std::size_t>(y + 1)] = LocalSearchImpl::ReadRow(map, window, y, clearance);
	}
	rows_[static_cast<std::size_t>(window.height + 1)] = 0;
	jumping_ = false;
	if (uniform_ && clearance <= 1 && pruned_ && map.GetCornerRule() == CornerRule::NoneBlocked)
	{
		FindTurns({});
	}
}

void LocalSearch::LoadOpened(const GridMap& map, const CellRect& window, const CellRect& opened)
{
	Load(map, window, 1);
	const CellRect local{opened.x - window.x, opened.y - window.y, opened.width, opened.height};
	const std::uint64_t bits = (~std::uint64_t{0} >> (64 - local.width)) << local.x;
	for (std::int32_t y = local.y; y < local.Bottom(); ++y)
	{
		rows_[static_cast<std::size_t>(y + 1)] |= bits;
	}
	if (uniform_ && pruned_ && map.GetCornerRule() == CornerRule::NoneBlocked)
	{
		FindTurns(local);
	}
}

std::uint32_t LocalSearch::DirectCost(LocalCell a, LocalCell b) const
{
	if (!uniform_ || map_->GetTopology() == Topology::Hex)
	{
		return Unreached;
	}
	const std::int32_t left = (std::min)(a & 63, b & 63);
	const std::int32_t right = (std::max)(a & 63, b & 63);
	const std::int32_t top = (std::min)(a >> 6, b >> 6);
	const std::int32_t bottom = (std::max)(a >> 6, b >> 6);
	// The rectangle between the two is free: no way can be shorter than straight through it.
	const std::uint64_t between = (~std::uint64_t{0} >> (63 - (right - left))) << left;
	std::uint64_t open = between;
	for (std::int32_t y = top; y <= bottom; ++y)
	{
		open &= Row(y);
	}
	if (open != between)
	{
		return Unreached;
	}
	const auto width = static_cast<std::uint32_t>(right - left);
	const auto height = static_cast<std::uint32_t>(bottom - top);
	constexpr std::uint32_t straight = StraightUnits;
	constexpr std::uint32_t extra = DiagonalUnits - StraightUnits;
	return pruned_ ? (std::max)(width, height) * straight + (std::min)(width, height) * extra
				   : (width + height) * straight;
}

void LocalSearch::Begin(LocalCell source)
{
	const auto used = static_cast<std::size_t>(window_.height) * WindowSide;
	std::fill_n(costs_.begin(), used, Unreached);
	targets_.fill(0);
	columnTargets_.fill(0);
	targetsLeft_ = 0;
	expanded_ = 0;
	source_ = source;
	costs_[source] = 0;
	if (uniform_ && !jumping_)
	{
		straight_.head = 0;
		straight_.tail = 1;
		straight_.entries[0] = {0, source};
		diagonal_.head = 0;
		diagonal_.tail = 0;
		return;
	}
	buckets_.fill(NoCell);
	occupied_.fill(0);
	bucket_ = 0;
	waiting_ = 0;
	arrivals_[source] = 0;
	Link(source, 0);
}

void LocalSearch::AddTarget(LocalCell target)
{
	targetsLeft_ += IsTarget(target) ? 0 : 1;
	targets_[static_cast<std::size_t>(target >> 6)] |= std::uint64_t{1} << (target & 63);
	columnTargets_[static_cast<std::size_t>(target & 63)] |= std::uint64_t{1} << (target >> 6);
}

bool LocalSearch::Run(std::int64_t limit)
{
	if (jumping_)
	{
		return RunJumps(limit);
	}
	if (uniform_)
	{
		return pruned_ ? RunQueues<true>(limit) : RunQueues<false>(limit);
	}
	return map_->HasHeight() ? RunBuckets<true>(limit) : RunBuckets<false>(limit);
}

/**
 * Costs here need 24 bits, so the directions of all cheapest arrivals share a word with them. Everything the
 * loop touches is a local: members would be read anew after every store.
 */
template <bool Pruned>
bool LocalSearch::RunQueues(std::int64_t limit)
{
	const JumpTable& pruned =
		LocalSearchImpl::prunedMoves[Pruned ? static_cast<std::size_t>(map_->GetCornerRule()) : 0];
	const std::array<const MoveTable*, 2> legal{&map_->Moves(window_.y), &map_->Moves(window_.y + 1)};
	const bool hex = map_->GetTopology() == Topology::Hex;
	const std::array<std::uint32_t, DirectionCount> units = StepUnits(map_->GetTopology());
	const unsigned diagonals = hex ? 0U : unsigned{DiagonalMask};
	const std::uint64_t* rows = rows_.data();
	std::uint32_t* reached = costs_.data();
	const std::uint64_t* targets = targets_.data();
	std::array<Waiting*, 2> heads{straight_.Head(), diagonal_.Head()};
	std::array<Waiting*, 2> tails{straight_.Tail(), diagonal_.Tail()};
	std::int32_t targetsLeft = targetsLeft_ > 0 ? targetsLeft_ : (std::numeric_limits<std::int32_t>::max)();
	std::int64_t left = limit;
	bool ended = false;
	tails[0]->cost = Unreached;
	tails[1]->cost = Unreached;
	while (left > 0)
	{
		// What stands behind the tail of a queue costs Unreached.
		const std::size_t from = heads[1]->cost < heads[0]->cost ? 1 : 0;
		const Waiting waiting = *heads[from];
		if (waiting.cost == Unreached)
		{
			ended = true;
			break;
		}
		++heads[from];
		const std::uint32_t cell = waiting.cell;
		const std::uint32_t known = reached[cell];
		if (known >> ArrivalBits != waiting.cost)
		{
			continue;
		}
		--left;
		const std::uint32_t x = cell & 63U;
		const std::uint32_t y = cell >> 6;
		const DirectionMask open = LocalSearchImpl::OpenAround(rows + y, x);
		unsigned moves = 0;
		unsigned arrivals = known & ArrivalMask;
		if (Pruned && arrivals != 0)
		{
			do
			{
				moves |= pruned[static_cast<std::size_t>(std::countr_zero(arrivals))][open];
				arrivals &= arrivals - 1;
			} while (arrivals != 0);
		}
		else
		{
			moves = (*legal[y & 1])[open];
		}
		for (; moves != 0; moves &= moves - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(moves));
			const auto there = static_cast<std::uint32_t>(
				static_cast<std::int32_t>(cell) + LocalSearchImpl::offsets[direction]);
			const std::uint32_t cost = waiting.cost + units[direction];
			const std::uint32_t before = reached[there];
			const std::uint32_t arrival = 1U << direction;
			if (cost < before >> ArrivalBits)
			{
				reached[there] = cost << ArrivalBits | arrival;
				const std::size_t into = (diagonals & arrival) != 0 ? 1 : 0;
				*tails[into]++ = {cost, static_cast<LocalCell>(there)};
				tails[into]->cost = Unreached;
			}
			else if (cost == before >> ArrivalBits)
			{
				reached[there] = before | arrival;
			}
		}
		if ((targets[y] >> x & 1) != 0 && --targetsLeft == 0)
		{
			ended = true;
			break;
		}
	}
	straight_.Put(heads[0], tails[0]);
	diagonal_.Put(heads[1], tails[1]);
	targetsLeft_ = targetsLeft_ > 0 ? targetsLeft : 0;
	expanded_ += limit - left;
	return ended;
}

void LocalSearch::Link(LocalCell cell, std::uint32_t bucket)
{
	const LocalCell first = buckets_[bucket];
	next_[cell] = first;
	previous_[cell] = NoCell;
	if (first != NoCell)
	{
		previous_[first] = cell;
	}
	buckets_[bucket] = cell;
	occupied_[bucket / 64] |= std::uint64_t{1} << (bucket % 64);
	++waiting_;
}

void LocalSearch::Unlink(LocalCell cell, std::uint32_t bucket)
{
	const LocalCell next = next_[cell];
	const LocalCell previous = previous_[cell];
	if (next != NoCell)
	{
		previous_[next] = previous;
	}
	if (previous != NoCell)
	{
		next_[previous] = next;
	}
	else
	{
		buckets_[bucket] = next;
		if (next == NoCell)
		{
			occupied_[bucket / 64] &= ~(std::uint64_t{1} << (bucket % 64));
		}
	}
	--waiting_;
}

/** Moves on to the first bucket, from the current one on, that holds a cell. */
bool LocalSearch::FindBucket()
{
	if (waiting_ == 0)
	{
		return false;
	}
	std::uint32_t word = bucket_ / 64;
	std::uint64_t bits = occupied_[word] & (~std::uint64_t{0} << (bucket_ % 64));
	while (bits == 0)
	{
		word = (word + 1) % (BucketCount / 64);
		bits = occupied_[word];
	}
	bucket_ = word * 64 + static_cast<std::uint32_t>(std::countr_zero(bits));
	return true;
}

/**
 * No step is cheaper than a bucket is wide, so the cells of the first bucket are final in any order. The
 * buckets form a ring longer than the dearest step, so no two costs that wait share one by accident.
 */
template <bool HasHeight>
bool LocalSearch::RunBuckets(std::int64_t limit)
{
	const LayeredMoves layered(*map_, clearance_);
	const BitView rows = map_->Rows();
	const std::array<const MoveTable*, 2> legal{&map_->Moves(window_.y), &map_->Moves(window_.y + 1)};
	const std::array<std::int32_t, DirectionCount> offsets = PositionOffsets(rows.strideBits);
	const bool hasTargets = targetsLeft_ > 0;
	std::uint32_t* costs = costs_.data();
	for (std::int64_t left = limit; left > 0; --left)
	{
		if (!FindBucket())
		{
			return true;
		}
		const LocalCell cell = buckets_[bucket_];
		Unlink(cell, bucket_);
		++expanded_;
		const std::int32_t x = cell & 63;
		const std::int32_t y = cell >> 6;
		const std::int32_t position = rows.Position(window_.x + x, window_.y + y);
		const std::uint32_t here = costs[cell];
		unsigned moves = 0;
		if constexpr (HasHeight)
		{
			moves = static_cast<unsigned>(layered.Legal(position, window_.y + y)) &
				LocalSearchImpl::Inside(x, y, window_);
		}
		else
		{
			moves = (*legal[static_cast<std::size_t>(y & 1)])[LocalSearchImpl::OpenAround(
				rows_.data() + y, static_cast<std::uint32_t>(x))];
		}
		for (; moves != 0; moves &= moves - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(moves));
			const auto there = static_cast<LocalCell>(cell + LocalSearchImpl::offsets[direction]);
<<<<<<< HEAD
			const Cell step = DirectionOffsets[direction];
			const std::uint32_t cost = costs_[cell] +
				layered.Step(position, position + step.y * rows.strideBits + step.x, direction);
			if (cost >= costs_[there])
=======
			const std::uint32_t before = costs[there];
			if (before <= here)
>>>>>>> hpa
			{
				continue;
			}
			const std::uint32_t cost =
				here + layered.Step(position, position + offsets[direction], direction);
			if (cost >= before)
			{
				continue;
			}
			const std::uint32_t into = cost >> bucketShift_ & (BucketCount - 1);
			const std::uint32_t from = before >> bucketShift_ & (BucketCount - 1);
			costs[there] = cost;
			from_[there] = static_cast<std::uint8_t>(direction);
			if (before == Unreached)
			{
				Link(there, into);
			}
			else if (from != into)
			{
				Unlink(there, from);
				Link(there, into);
			}
		}
		if (hasTargets && IsTarget(cell) && --targetsLeft_ == 0)
		{
			return true;
		}
	}
	return false;
}

/**
 * A walk along a row may have to turn off where a cell beside it is free and the one behind that is not.
 * Decides whether jumping pays: in clutter nearly every cell is such a place.
 */
void LocalSearch::FindTurns(const CellRect& opened)
{
	const auto width = static_cast<std::size_t>(window_.width);
	const auto height = static_cast<std::size_t>(window_.height);
	const auto ahead = [](std::uint64_t beside)
	{
		return beside & ~(beside << 1);
	};
	const auto back = [](std::uint64_t beside)
	{
		return beside & ~(beside >> 1);
	};
	std::int32_t turns = 0;
	std::int32_t free = 0;
	for (std::size_t y = 0; y < height; ++y)
	{
		eastTurns_[y] = (ahead(rows_[y]) | ahead(rows_[y + 2])) & rows_[y + 1];
		westTurns_[y] = (back(rows_[y]) | back(rows_[y + 2])) & rows_[y + 1];
		turns += LocalSearchImpl::CountBits(eastTurns_[y] & (eastTurns_[y] - 1));
		free += LocalSearchImpl::CountBits(rows_[y + 1]);
	}
	constexpr std::int32_t freePerTurn = 8;
	jumping_ = turns * freePerTurn <= free;
	if (!jumping_)
	{
		return;
	}
	const BitView view = map_->Columns();
	for (std::size_t x = 0; x < width; ++x)
	{
		columns_[x] = LocalSearchImpl::ReadBits(
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
		southTurns_[x] = (ahead(left) | ahead(right)) & columns_[x];
		northTurns_[x] = (back(left) | back(right)) & columns_[x];
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
	const JumpTable& pruned = LocalSearchImpl::prunedMoves[static_cast<std::size_t>(CornerRule::NoneBlocked)];
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
		const DirectionMask open =
			LocalSearchImpl::OpenAround(rows_.data() + y, static_cast<std::uint32_t>(x));
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

void LocalSearch::StepsBackFrom(LocalCell cell, std::vector<std::uint8_t>& outDirections) const
{
	outDirections.clear();
	while (jumping_ && cell != source_)
	{
		// The way from the jump point before runs diagonally as far as it can, then straight.
		const LocalCell parent = parents_[cell];
		std::int32_t dx = (cell & 63) - (parent & 63);
		std::int32_t dy = (cell >> 6) - (parent >> 6);
		while (dx != 0 || dy != 0)
		{
			const bool level = std::abs(dx) > std::abs(dy);
			const bool upright = std::abs(dy) > std::abs(dx);
			const Cell step{upright ? 0 : (dx > 0 ? 1 : -1), level ? 0 : (dy > 0 ? 1 : -1)};
			outDirections.push_back(static_cast<std::uint8_t>(DirectionOf(step.x, step.y)));
			dx -= step.x;
			dy -= step.y;
		}
		cell = parent;
	}
	while (cell != source_)
	{
		const auto direction = static_cast<std::uint8_t>(
			uniform_ ? std::countr_zero(costs_[cell] & ArrivalMask) : unsigned{from_[cell]});
		outDirections.push_back(direction);
		cell = static_cast<LocalCell>(cell - LocalSearchImpl::offsets[direction]);
	}
}
} // namespace NavCore::Detail
