// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/WorkBudget.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
class SetClock final : public BudgetClock
{
public:
	[[nodiscard]] std::int64_t NowUs() override
	{
		++looks;
		return nowUs;
	}

	std::int64_t nowUs = 0;
	int looks = 0;
};
} // namespace

TEST(WorkBudget, OfExpansionsIsOneQuantum)
{
	WorkBudget budget(100);
	EXPECT_EQ(budget.NextQuantum(), 100);
	budget.Spend(60);
	EXPECT_EQ(budget.NextQuantum(), 40);
	EXPECT_EQ(budget.Used(), 60);
	EXPECT_FALSE(budget.IsSpent());
	budget.Spend(40);
	EXPECT_EQ(budget.NextQuantum(), 0);
	EXPECT_TRUE(budget.IsSpent());
}

TEST(WorkBudget, WithoutALimitIsNeverSpent)
{
	WorkBudget budget;
	budget.Spend(1'000'000'000'000);
	EXPECT_FALSE(budget.IsSpent());
	EXPECT_EQ(budget.NextQuantum(), WorkBudget::Unlimited);
	EXPECT_EQ(budget.Used(), 1'000'000'000'000);
}

TEST(WorkBudget, MayBeOverspent)
{
	WorkBudget budget(10);
	budget.Spend(15);
	EXPECT_EQ(budget.NextQuantum(), 0);
	EXPECT_TRUE(budget.IsSpent());
}

TEST(WorkBudget, LooksAtTheClockOnceAQuantum)
{
	SetClock clock;
	WorkBudget budget(clock, 50);
	EXPECT_EQ(budget.NextQuantum(), WorkBudget::QuantumExpansions);
	budget.Spend(WorkBudget::QuantumExpansions);
	EXPECT_EQ(budget.NextQuantum(), WorkBudget::QuantumExpansions);
	EXPECT_EQ(clock.looks, 2);
}

TEST(WorkBudget, IsSpentAtItsDeadline)
{
	SetClock clock;
	WorkBudget budget(clock, 50);
	clock.nowUs = 49;
	EXPECT_GT(budget.NextQuantum(), 0);
	clock.nowUs = 50;
	EXPECT_EQ(budget.NextQuantum(), 0);
	EXPECT_TRUE(budget.IsSpent());
	clock.nowUs = 0;
	EXPECT_EQ(budget.NextQuantum(), 0);
}

TEST(WorkBudget, WithAClockStillCountsExpansions)
{
	SetClock clock;
	WorkBudget budget(clock, 50, 40);
	EXPECT_EQ(budget.NextQuantum(), 32);
	budget.Spend(32);
	EXPECT_EQ(budget.NextQuantum(), 8);
}

TEST(WorkBudget, OfNothingOrLessIsSpent)
{
	EXPECT_EQ(WorkBudget(0).NextQuantum(), 0);
	EXPECT_EQ(WorkBudget(-5).NextQuantum(), 0);
	EXPECT_TRUE(WorkBudget(-5).IsSpent());
}
} // namespace NavCore::Tests
