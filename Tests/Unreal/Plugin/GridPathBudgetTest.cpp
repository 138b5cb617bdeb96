// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathBudget.h"

#include "GridPathFixture.h"
#include "Kismet/GameplayStatics.h"
#include "Query/GridPathLibrary.h"
#include "StandIn/ManualClock.h"

namespace
{
/** Requests from everywhere to everywhere on grids side by side, each a search of its own. */
void Ask(const FGridNavTestWorld& World, const FVector& Center, int32 Num)
{
	for (int32 Index = 0; Index < Num; ++Index)
	{
		FGridPathRequest Request = MakeRequest(Center + FVector(-6000.0 + Index * 101.0, -6000.0, 0.0),
			Center + FVector(6000.0 - Index * 97.0, 6000.0, 0.0));
		Request.Algorithm = EGridNavAlgorithm::Dijkstra;
		Request.bFirstLeg = false;
		World.GetPaths().Request(Request, FOnGridPathEvent());
	}
}
} // namespace

TEST(GridPathBudget, OneGridGetsTheWholeBudgetAndNeverMore)
{
	FSettingsScope Settings;
	Settings.UseExpansions(2000);
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	Ask(World, FVector::ZeroVector, 8);
	int64 Total = 0;
	for (int32 Frame = 0; Frame < 20; ++Frame)
	{
		World.Tick();
		const int64 Used = World.GetPaths().GetStats().TickExpansions;
		EXPECT_LE(Used, 2000);
		EXPECT_GE(Used, 1900);
		Total += Used;
	}
	EXPECT_LE(Total, 20 * 2000);
}

TEST(GridPathBudget, SeveralGridsShareOneBudgetFairly)
{
	FSettingsScope Settings;
	Settings.UseExpansions(3000);
	FGridNavTestWorld World;
	const FVector Centers[] = {
		FVector(0.0, 0.0, 0.0), FVector(20000.0, 0.0, 0.0), FVector(40000.0, 0.0, 0.0)};
	for (const FVector& Center : Centers)
	{
		World.AddGrid(Center, 128);
		Ask(World, Center, 6);
	}
	for (int32 Frame = 0; Frame < 30; ++Frame)
	{
		World.Tick();
		EXPECT_LE(World.GetPaths().GetStats().TickExpansions, 3000);
		EXPECT_GE(World.GetPaths().GetStats().TickExpansions, 2800);
	}
	// Three equal loads are done about the same time, far from one after the other.
	int32 Frames = 0;
	while (World.GetPaths().GetStats().Found < 18 && Frames < 1000)
	{
		World.Tick();
		++Frames;
	}
	EXPECT_EQ(World.GetPaths().GetStats().Found, 18);
}

TEST(GridPathBudget, AFairShareIsWhatIsLeftByThoseStillToCome)
{
	FGridNavLimits Limits;
	Limits.BudgetUnit = EGridNavBudgetUnit::Expansions;
	Limits.BudgetExpansions = 3000;
	FGridPathBudget Budget;
	Budget.Begin(Limits);
	NavCore::WorkBudget First = Budget.Share(3);
	EXPECT_EQ(First.Left(), 1000 - 32);
	First.Spend(100);
	Budget.Return(First, 0.0);
	NavCore::WorkBudget Second = Budget.Share(2);
	EXPECT_EQ(Second.Left(), 1450 - 32);
	Second.Spend(1450);
	Budget.Return(Second, 0.0);
	NavCore::WorkBudget Third = Budget.Share(1);
	EXPECT_EQ(Third.Left(), 1450 - 32);
	Third.Spend(1500);
	Budget.Return(Third, 0.0);
	Budget.End();
	EXPECT_EQ(Budget.UsedExpansions(), 3050);
	// The 50 too many are missing from the next frame.
	Budget.Begin(Limits);
	EXPECT_EQ(Budget.Share(1).Left(), 2950 - 32);
}

TEST(GridPathBudget, DebtsLeaveAQuarter)
{
	FGridNavLimits Limits;
	Limits.BudgetUnit = EGridNavBudgetUnit::Expansions;
	Limits.BudgetExpansions = 4000;
	FGridPathBudget Budget;
	Budget.SpendAhead(1000000, 0.0);
	Budget.Begin(Limits);
	EXPECT_EQ(Budget.Share(1).Left(), 1000 - 32);
	Budget.Begin(Limits);
	EXPECT_EQ(Budget.Share(1).Left(), 4000 - 32);
}

TEST(GridPathBudget, TimeIsSharedToo)
{
	StandIn::FManualClock Clock;
	FGridNavLimits Limits;
	Limits.BudgetMicroseconds = 900.0;
	FGridPathBudget Budget;
	Budget.Begin(Limits);
	NavCore::WorkBudget First = Budget.Share(3);
	EXPECT_GT(First.NextQuantum(), 0);
	Clock.Advance(0.000299);
	EXPECT_GT(First.NextQuantum(), 0);
	Clock.Advance(0.000002);
	EXPECT_EQ(First.NextQuantum(), 0);
	Budget.Return(First, 201.0);
	// Listeners took 201 of the 301 microseconds: 800 are left for two.
	NavCore::WorkBudget Second = Budget.Share(2);
	Clock.Advance(0.000398);
	EXPECT_GT(Second.NextQuantum(), 0);
	Clock.Advance(0.000004);
	EXPECT_EQ(Second.NextQuantum(), 0);
	Budget.Return(Second, 0.0);
	Budget.End();
	EXPECT_NEAR(Budget.UsedMicroseconds(), 502.0, 1.0);
}

TEST(GridPathBudget, ATimedTickEndsInTime)
{
	FSettingsScope Settings;
	Settings->BudgetMicroseconds = 500.0f;
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	Ask(World, FVector::ZeroVector, 8);
	// Every look at the clock takes 10 us: a tick has about 50 of them.
	StandIn::FManualClock Clock(0.00001);
	for (int32 Frame = 0; Frame < 10; ++Frame)
	{
		World.Tick();
		EXPECT_LE(World.GetPaths().GetStats().TickMicroseconds, 600.0);
		EXPECT_GT(World.GetPaths().GetStats().TickExpansions, 32);
	}
	EXPECT_GT(World.GetPaths().GetStats().OpenRequests, 0);
}

TEST(GridPathBudget, TimeDilationHasNoInfluence)
{
	FSettingsScope Settings;
	Settings.UseExpansions(2000);
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	Ask(World, FVector::ZeroVector, 8);
	UGameplayStatics::SetGlobalTimeDilation(&World.GetWorld(), 0.01f);
	World.Tick();
	const int64 Slow = World.GetPaths().GetStats().TickExpansions;
	UGameplayStatics::SetGlobalTimeDilation(&World.GetWorld(), 10.0f);
	World.Tick();
	EXPECT_GE(Slow, 1900);
	EXPECT_NEAR(
		static_cast<double>(World.GetPaths().GetStats().TickExpansions), static_cast<double>(Slow), 64.0);
}

TEST(GridPathBudget, QueriesThatCannotWaitAreTakenFromTheNextFrame)
{
	FSettingsScope Settings;
	Settings.UseExpansions(2000);
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	Ask(World, FVector::ZeroVector, 8);
	FGridPathRequest Request = MakeRequest(FVector(-500.0, 0.0, 0.0), FVector(500.0, 0.0, 0.0));
	Request.Algorithm = EGridNavAlgorithm::Dijkstra;
	const FGridPathResult Now = UGridPathLibrary::FindGridPathNow(&World.GetWorld(), Request);
	ASSERT_EQ(Now.Outcome, EGridPathOutcome::Found);
	ASSERT_GT(Now.ExpandedCells, 100);
	World.Tick();
	EXPECT_LE(World.GetPaths().GetStats().TickExpansions, 2000 - Now.ExpandedCells);
	World.Tick();
	EXPECT_GE(World.GetPaths().GetStats().TickExpansions, 1900);
}
