// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridPathFixture.h"
#include "HAL/IConsoleManager.h"
#include "Misc/StringOutputDevice.h"
#include "ProfilingDebugging/CountersTrace.h"
#include "ProfilingDebugging/CsvProfiler.h"
#include "Query/GridPathLibrary.h"
#include "Stats/Stats.h"

namespace
{
/** What the console prints. */
FString Type(const TCHAR* Input, UWorld* World)
{
	FStringOutputDevice Out;
	Out.SetAutoEmitLineTerminator(true);
	EXPECT_TRUE(IConsoleManager::Get().ProcessUserConsoleInput(Input, Out, World));
	return Out;
}
} // namespace

TEST(GridNavConsole, EveryCommandExplainsItself)
{
	for (const TCHAR* Name :
		{TEXT("GridNav.Stats"), TEXT("GridNav.List"), TEXT("GridNav.Rebuild"), TEXT("GridNav.Pause"),
			TEXT("GridNav.CancelAll"), TEXT("GridNav.Edit"), TEXT("GridNav.Budget"), TEXT("GridNav.Workers"),
			TEXT("GridNav.Draw.Cells"), TEXT("GridNav.Draw.Terrain"), TEXT("GridNav.Draw.Clearance"),
			TEXT("GridNav.Draw.Clusters"), TEXT("GridNav.Draw.Regions"), TEXT("GridNav.Draw.Paths"),
			TEXT("GridNav.Draw.Search"), TEXT("GridNav.Draw.Labels"), TEXT("GridNav.Draw.Query"),
			TEXT("GridNav.Draw.Step"), TEXT("GridNav.Trace.List"), TEXT("GridNav.Trace.Capture")})
	{
		const IConsoleObject* Object = IConsoleManager::Get().FindConsoleObject(Name);
		ASSERT_NE(Object, nullptr);
		EXPECT_GT(FString(Object->GetHelp()).Len(), 20);
	}
}

TEST(GridNavConsole, WorldsWithoutGridNavigationAreTold)
{
	FGridNavTestWorld Preview(EWorldType::EditorPreview);
	for (const TCHAR* Command : {TEXT("GridNav.Stats"), TEXT("GridNav.List"), TEXT("GridNav.Rebuild"),
			 TEXT("GridNav.Pause"), TEXT("GridNav.CancelAll"), TEXT("GridNav.Edit block 0 0 1 1"),
			 TEXT("GridNav.Draw.Cells"), TEXT("GridNav.Draw.Query"), TEXT("GridNav.Draw.Step 1"),
			 TEXT("GridNav.Trace.List"), TEXT("GridNav.Trace.Capture")})
	{
		EXPECT_TRUE(Type(Command, &Preview.GetWorld()).Contains(TEXT("no grid navigation")));
		EXPECT_TRUE(Type(Command, nullptr).Contains(TEXT("no grid navigation")));
	}
}

TEST(GridNavConsole, StatsOfTheWorldThatIsAsked)
{
	FGridNavTestWorld Here;
	FGridNavTestWorld There;
	Here.AddGrid(FVector::ZeroVector, 32);
	Here.Find(MakeRequest());
	EXPECT_TRUE(Type(TEXT("GridNav.Stats"), &Here.GetWorld()).Contains(TEXT("1 queued, 0 refused, 1 found")));
	EXPECT_TRUE(
		Type(TEXT("GridNav.Stats"), &There.GetWorld()).Contains(TEXT("0 queued, 0 refused, 0 found")));
}

TEST(GridNavConsole, ListAndRebuild)
{
	FGridNavTestWorld World;
	EXPECT_TRUE(Type(TEXT("GridNav.List"), &World.GetWorld()).Contains(TEXT("0 grids")));
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	const FString List = Type(TEXT("GridNav.List"), &World.GetWorld());
	EXPECT_TRUE(List.Contains(TEXT("1 grids")));
	EXPECT_TRUE(List.Contains(TEXT("ready (100 %), 32 x 32 cells of 100 cm")));
	EXPECT_TRUE(Type(TEXT("GridNav.Rebuild 4"), &World.GetWorld()).Contains(TEXT("no grid 4")));
	EXPECT_TRUE(Type(TEXT("GridNav.Rebuild x"), &World.GetWorld()).Contains(TEXT("no grid x")));
	EXPECT_EQ(Grid.GetState(), EGridNavState::Ready);
	EXPECT_TRUE(Type(TEXT("GridNav.Rebuild 0"), &World.GetWorld()).Contains(TEXT("rebuilding 1")));
	EXPECT_EQ(Grid.GetState(), EGridNavState::Building);
	EXPECT_TRUE(Type(TEXT("GridNav.Rebuild"), &World.GetWorld()).Contains(TEXT("rebuilding 1")));
}

TEST(GridNavConsole, PauseAndCancelAll)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	EXPECT_TRUE(Type(TEXT("GridNav.Pause"), &World.GetWorld()).Contains(TEXT("paused")));
	World.GetPaths().Request(MakeRequest(), Into(Heard));
	World.Tick(4);
	EXPECT_EQ(Heard->Events.Num(), 0);
	EXPECT_TRUE(Type(TEXT("GridNav.CancelAll"), &World.GetWorld()).Contains(TEXT("1 requests")));
	EXPECT_TRUE(Type(TEXT("GridNav.Pause 0"), &World.GetWorld()).Contains(TEXT("running")));
	World.Tick(4);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Cancelled);
}

TEST(GridNavConsole, Edit)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	UWorld* Context = &World.GetWorld();
	EXPECT_TRUE(Type(TEXT("GridNav.Edit block 50 1600 -50 -1600"), Context).Contains(TEXT("block: queued")));
	World.Tick(8);
	EXPECT_FALSE(UGridPathLibrary::IsReachable(Context, MakeRequest().Start, MakeRequest().Goal));
	EXPECT_TRUE(Type(TEXT("GridNav.Edit unblock -50 0 50 10"), Context).Contains(TEXT("unblock: queued")));
	World.Tick(8);
	EXPECT_TRUE(UGridPathLibrary::IsReachable(Context, MakeRequest().Start, MakeRequest().Goal));
	EXPECT_TRUE(Type(TEXT("GridNav.Edit block 90000 0 90001 1"), Context).Contains(TEXT("outside")));
	EXPECT_TRUE(Type(TEXT("GridNav.Edit cost 0 0 1 1 5"), Context).Contains(TEXT("terrain costs")));
	EXPECT_TRUE(Type(TEXT("GridNav.Edit block 1 2 3"), Context).Contains(TEXT("block|unblock")));
	EXPECT_TRUE(Type(TEXT("GridNav.Edit paint 1 2 3 4"), Context).Contains(TEXT("block|unblock")));
	EXPECT_TRUE(Type(TEXT("GridNav.Edit block 1 two 3 4"), Context).Contains(TEXT("two is not a number")));
	EXPECT_TRUE(Grid.IsCellBlocked(FIntPoint(16, 0)));
}

TEST(GridNavProfiling, StatsColumnsAndCountersShowTheTick)
{
	FSettingsScope Settings;
	Settings.UseExpansions(1000);
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 128);
	FGridPathRequest Request = MakeRequest(FVector(-6000.0, -6000.0, 0.0), FVector(6000.0, 6000.0, 0.0));
	Request.Algorithm = EGridNavAlgorithm::Dijkstra;
	World.GetPaths().Request(Request, FOnGridPathEvent());
	StandIn::ClearFrameStats();
	World.GetPaths().Tick(0.0f);
	const int64 Expansions = World.GetPaths().GetStats().TickExpansions;
	EXPECT_GT(Expansions, 0);
	EXPECT_TRUE(StandIn::FindStatGroup(TEXT("STAT_GridNavTick")) == TEXT("STATGROUP_GridNav"));
	EXPECT_EQ(StandIn::FindStat(TEXT("STAT_GridNavTick")).Value, 1);
	EXPECT_EQ(StandIn::FindStat(TEXT("STAT_GridNavOpenRequests")).Value, 1);
	EXPECT_EQ(StandIn::FindStat(TEXT("STAT_GridNavExpansions")).Value, Expansions);
	EXPECT_EQ(StandIn::FindTraceCounter(TEXT("GridNav/OpenRequests"))->Get(), 1.0);
	EXPECT_EQ(StandIn::FindTraceCounter(TEXT("GridNav/Expansions"))->Get(), static_cast<double>(Expansions));
	EXPECT_GT(StandIn::FindCsvStat(TEXT("GridNav/Expansions")), 0.0);
}
