// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>

namespace NavCore::Detail
{
/**
 * Chooses waypoints among numbered candidates along a path, a question at a time. From the last waypoint it
 * asks about candidates twice as far along each time as long as they are in sight, then bisects. The next
 * candidate is always in sight.
 */
class SightSeries
{
public:
	/** The first candidate is a waypoint. */
	void Start(std::size_t count)
	{
		count_ = count;
		last_ = 0;
		StartSearch();
	}
	[[nodiscard]] bool IsDone() const { return last_ + 1 >= count_; }
	/** The last waypoint found. */
	[[nodiscard]] std::size_t Last() const { return last_; }

	/** Asks isInSight(from, to) at most once; whether the next waypoint is found. */
	template <class IsInSight>
	[[nodiscard]] bool Ask(IsInSight isInSight)
	{
		if (unseen_ - seen_ > 1)
		{
			const std::size_t farther = last_ + 2 * (seen_ - last_);
			const std::size_t probe =
				unseen_ == count_ ? (std::min)(farther, count_ - 1) : seen_ + (unseen_ - seen_) / 2;
			(isInSight(last_, probe) ? seen_ : unseen_) = probe;
		}
		if (unseen_ - seen_ > 1)
		{
			return false;
		}
		last_ = seen_;
		StartSearch();
		return true;
	}

private:
	void StartSearch()
	{
		seen_ = last_ + 1;
		unseen_ = count_;
	}

	std::size_t count_ = 0;
	std::size_t last_ = 0;
	/** The farthest candidate known to be in sight, and the nearest known not to be; or the count. */
	std::size_t seen_ = 0;
	std::size_t unseen_ = 0;
};
} // namespace NavCore::Detail
