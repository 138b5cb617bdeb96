// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace NavCore
{
/** The host's clock. NavCore reads no clock of its own. */
class BudgetClock
{
public:
	virtual ~BudgetClock() = default;
	[[nodiscard]] virtual std::int64_t NowUs() = 0;
};

/**
 * How much work the caller pays for: a number of expansions, a deadline on the host's clock, or both.
 *
 * Work is taken in quanta. The clock is asked once a quantum, so a search overruns its deadline by one
 * quantum at most. A budget in expansions alone never looks at a clock and is deterministic.
 */
class WorkBudget
{
public:
	static constexpr std::int64_t Unlimited = (std::numeric_limits<std::int64_t>::max)();
	static constexpr std::int64_t QuantumExpansions = 32;

	/** Expansions only. */
	explicit WorkBudget(std::int64_t expansions = Unlimited) : left_(expansions) {}
	/** Until the deadline on the clock, and at most so many expansions. The clock outlives the budget. */
	WorkBudget(BudgetClock& clock, std::int64_t deadlineUs, std::int64_t expansions = Unlimited)
		: left_(expansions), clock_(&clock), deadlineUs_(deadlineUs)
	{
	}

	[[nodiscard]] bool IsSpent() const { return left_ <= 0; }
	/** Whether a deadline on a clock counts. */
	[[nodiscard]] bool IsTimed() const { return clock_ != nullptr; }
	[[nodiscard]] std::int64_t Left() const { return left_; }
	[[nodiscard]] std::int64_t Used() const { return used_; }

	/** The expansions that may be done before the next call; 0 when the budget is spent. */
	[[nodiscard]] std::int64_t NextQuantum()
	{
		if (clock_ == nullptr)
		{
			return left_ > 0 ? left_ : 0;
		}
		if (left_ > 0 && clock_->NowUs() >= deadlineUs_)
		{
			left_ = 0;
		}
		const std::int64_t quantum = left_ < QuantumExpansions ? left_ : QuantumExpansions;
		return quantum > 0 ? quantum : 0;
	}

	/** A budget of its own with the same deadline and at most so many expansions; Spend what it Used. */
	[[nodiscard]] WorkBudget Slice(std::int64_t expansions) const
	{
		WorkBudget slice(expansions < left_ ? expansions : left_);
		slice.clock_ = clock_;
		slice.deadlineUs_ = deadlineUs_;
		return slice;
	}
	/** The same with so many thousandths of what is left, expansions and time alike. */
	[[nodiscard]] WorkBudget Share(std::int64_t permille) const
	{
		const bool isCounted = left_ != Unlimited;
		WorkBudget share =
			Slice(isCounted && left_ > 0 ? left_ / 1000 * permille + left_ % 1000 * permille / 1000 : left_);
		if (clock_ != nullptr)
		{
			const std::int64_t now = clock_->NowUs();
			share.deadlineUs_ = now < deadlineUs_ ? now + (deadlineUs_ - now) * permille / 1000 : deadlineUs_;
		}
		return share;
	}

	void Spend(std::int64_t expansions)
	{
		used_ += expansions;
		if (left_ != Unlimited)
		{
			left_ -= expansions;
		}
	}

private:
	std::int64_t left_;
	std::int64_t used_ = 0;
	BudgetClock* clock_ = nullptr;
	std::int64_t deadlineUs_ = 0;
};
} // namespace NavCore
