// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathBudget.h"

#include "HAL/PlatformTime.h"

namespace UE::GridNav::BudgetImpl
{
static double NowMicroseconds()
{
	return FPlatformTime::Seconds() * 1000000.0;
}

/** Whatever is owed, a quarter of the budget is there: nobody starves. */
template <typename T>
static T AfterDebts(T Budget, T Owed)
{
	return FMath::Max(Budget - Owed, Budget / 4);
}
} // namespace UE::GridNav::BudgetImpl

std::int64_t FGridBudgetClock::NowUs()
{
	return static_cast<std::int64_t>(UE::GridNav::BudgetImpl::NowMicroseconds());
}

void FGridPathBudget::Begin(const FGridNavLimits& Limits)
{
	namespace Impl = UE::GridNav::BudgetImpl;
	Unit = Limits.BudgetUnit;
	LeftExpansions = Impl::AfterDebts<int64>(Limits.BudgetExpansions, OwedExpansions);
	LeftMicroseconds = Impl::AfterDebts(Limits.BudgetMicroseconds, OwedMicroseconds);
	OwedExpansions = 0;
	OwedMicroseconds = 0.0;
	Expansions = 0;
	Microseconds = 0.0;
}

NavCore::WorkBudget FGridPathBudget::Share(int32 Grids)
{
	namespace Impl = UE::GridNav::BudgetImpl;
	ShareBegan = Impl::NowMicroseconds();
	if (IsTimed())
	{
		const double Part = FMath::Max(LeftMicroseconds, 0.0) / FMath::Max(Grids, 1);
		return NavCore::WorkBudget(Clock, static_cast<std::int64_t>(ShareBegan + Part));
	}
	// A tick may overrun what it is given by one quantum: held back, so that the sum stays within the budget.
	const int64 Part = LeftExpansions / FMath::Max(Grids, 1) - NavCore::WorkBudget::QuantumExpansions;
	return NavCore::WorkBudget(FMath::Max<int64>(Part, 0));
}

void FGridPathBudget::Return(const NavCore::WorkBudget& Used, double ListenerMicroseconds)
{
	const double Elapsed = UE::GridNav::BudgetImpl::NowMicroseconds() - ShareBegan - ListenerMicroseconds;
	LeftExpansions -= Used.Used();
	LeftMicroseconds -= Elapsed;
	Expansions += Used.Used();
	Microseconds += Elapsed;
}

void FGridPathBudget::End()
{
	if (IsTimed())
	{
		SpendAhead(0, FMath::Max(-LeftMicroseconds, 0.0));
	}
	else
	{
		SpendAhead(FMath::Max<int64>(-LeftExpansions, 0), 0.0);
	}
}

void FGridPathBudget::SpendAhead(int64 InExpansions, double InMicroseconds)
{
	// Each unit for itself: where work is counted, time never matters.
	OwedExpansions += InExpansions;
	OwedMicroseconds += InMicroseconds;
}
