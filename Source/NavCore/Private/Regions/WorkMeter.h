// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Search/WorkBudget.h"

#include <cstddef>
#include <cstdint>

namespace NavCore::Detail
{
/**
 * Pays for small pieces of work out of a budget, and asks it between any two of them.
 *
 * Pieces are counted in steps of about five nanoseconds: following a link of the graph of regions, or a few
 * word operations. StepsAUnit of them take about as long as one expansion of a search, which is what budgets
 * count.
 */
class WorkMeter
{
public:
	static constexpr std::int64_t StepsAUnit = 32;

	explicit WorkMeter(WorkBudget& budget) : budget_(budget) {}
	/** What was begun of a unit is paid for in full, so that no slice works for nothing. */
	~WorkMeter() { Settle(StepsAUnit - 1); }
	WorkMeter(const WorkMeter&) = delete;
	WorkMeter& operator=(const WorkMeter&) = delete;

	/** False when the budget is spent. */
	[[nodiscard]] bool MayGoOn()
	{
		if (done_ >= allowed_)
		{
			Settle(0);
			const std::int64_t units = budget_.NextQuantum();
			const bool most = units > WorkBudget::Unlimited / StepsAUnit;
			allowed_ = most ? WorkBudget::Unlimited : units * StepsAUnit;
		}
		return done_ < allowed_;
	}
	void Charge(std::int64_t steps) { done_ += steps; }

	/** visit(i) returns the steps of one piece. True when all of cursor to count are done; cursor is 0 then.
	 */
	template <class Visit>
	[[nodiscard]] bool Each(std::size_t& cursor, std::size_t count, Visit visit)
	{
		for (; cursor < count; ++cursor)
		{
			if (!MayGoOn())
			{
				return false;
			}
			Charge(visit(cursor));
		}
		cursor = 0;
		return true;
	}

private:
	/** Spends the units that are complete, or those that so many steps more would complete. */
	void Settle(std::int64_t extra)
	{
		const std::int64_t units = (done_ + extra) / StepsAUnit;
		if (units > 0)
		{
			budget_.Spend(units);
		}
		done_ -= units * StepsAUnit;
	}

	WorkBudget& budget_;
	std::int64_t done_ = 0;
	std::int64_t allowed_ = 0;
};
} // namespace NavCore::Detail
