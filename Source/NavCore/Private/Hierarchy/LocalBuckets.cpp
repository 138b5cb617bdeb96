// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The search of a window on maps with terrain or height, and the buckets it shares with the jumps.
#include "Hierarchy/LocalSearch.h"
#include "Hierarchy/WindowMoves.h"

#include <bit>

namespace NavCore::Detail
{
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
bool LocalSearch::RunBucketsWith(std::int64_t limit)
{
	const WindowMoves window(*this);
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
		const std::uint32_t here = costs[cell];
		for (unsigned moves = window.LegalWith<HasHeight>(cell); moves != 0; moves &= moves - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(moves));
			const auto there = static_cast<LocalCell>(cell + LocalOffsets[direction]);
			const std::uint32_t before = costs[there];
			if (before <= here)
			{
				continue;
			}
			const std::uint32_t cost = here + window.Step(cell, direction);
			if (cost >= before)
			{
				continue;
			}
			const std::uint32_t into = cost >> bucketShift_ & (BucketCount - 1);
			const std::uint32_t from = before >> bucketShift_ & (BucketCount - 1);
			costs[there] = cost;
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

bool LocalSearch::RunBuckets(std::int64_t limit)
{
	return map_->HasHeight() ? RunBucketsWith<true>(limit) : RunBucketsWith<false>(limit);
}
} // namespace NavCore::Detail
