// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Console commands. Each acts on the world it is given: a play session in the editor has several. The
// variables are in GridNavSettings.cpp.
#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "HAL/IConsoleManager.h"
#include "Misc/OutputDevice.h"
#include "Query/GridPathLibrary.h"
#include "Query/GridPathSubsystem.h"

namespace UE::GridNav::ConsoleImpl
{
/** Null, with a line about it, where there is no grid navigation. */
static UGridPathSubsystem* FindSubsystem(UWorld* World, FOutputDevice& Out)
{
	UGridPathSubsystem* Subsystem = UWorld::GetSubsystem<UGridPathSubsystem>(World);
	if (Subsystem == nullptr)
	{
		Out.Logf(TEXT("GridNav: this world has no grid navigation."));
	}
	return Subsystem;
}

static const TCHAR* Describe(EGridNavState State)
{
	switch (State)
	{
	case EGridNavState::Empty:
		return TEXT("empty");
	case EGridNavState::Building:
		return TEXT("building");
	case EGridNavState::Ready:
		return TEXT("ready");
	case EGridNavState::Failed:
		return TEXT("failed");
	}
	return TEXT("unknown");
}

static const TCHAR* Describe(EGridNavEditResult Result)
{
	switch (Result)
	{
	case EGridNavEditResult::Queued:
		return TEXT("queued");
	case EGridNavEditResult::NotReady:
		return TEXT("the grid is not ready");
	case EGridNavEditResult::OutsideGrid:
		return TEXT("outside of every grid");
	case EGridNavEditResult::NotFinite:
		return TEXT("not a number");
	case EGridNavEditResult::BadTerrainCost:
		return TEXT("terrain costs go from 1 to 254, on grids that have them");
	case EGridNavEditResult::NoGrid:
		return TEXT("there is no grid");
	case EGridNavEditResult::NothingToSample:
		return TEXT("there is nothing to sample");
	}
	return TEXT("unknown");
}

static void Stats(const TArray<FString>&, UWorld* World, FOutputDevice& Out)
{
	const UGridPathSubsystem* Subsystem = FindSubsystem(World, Out);
	if (Subsystem == nullptr)
	{
		return;
	}
	const FGridNavStats Stats = Subsystem->GetStats();
	Out.Logf(TEXT("GridNav: %d grids ready, %d not; %d requests open, %d live paths%s"), Stats.ReadyGrids,
		Stats.OtherGrids, Stats.OpenRequests, Stats.LivePaths,
		Subsystem->IsPaused() ? TEXT("; paused") : TEXT(""));
	Out.Logf(
		TEXT("  requests: %lld queued, %lld refused, %lld found, %lld partial, %lld failed, %lld cancelled"),
		Stats.Requests, Stats.Refused, Stats.Found, Stats.Partial, Stats.Failed, Stats.Cancelled);
	Out.Logf(TEXT("  edits: %lld applied, %lld paths rerouted"), Stats.Edits, Stats.Rerouted);
	Out.Logf(TEXT("  last tick: %.0f us and %lld expansions, listeners %.0f us; longest tick %.0f us"),
		Stats.TickMicroseconds, Stats.TickExpansions, Stats.ListenerMicroseconds,
		Stats.LongestTickMicroseconds);
	Out.Logf(TEXT("  99 of 100 requests were answered within %d frames; memory %.1f MB"), Stats.Wait99Frames,
		static_cast<double>(Stats.MemoryBytes) / (1024.0 * 1024.0));
}

static void List(const TArray<FString>&, UWorld* World, FOutputDevice& Out)
{
	const UGridPathSubsystem* Subsystem = FindSubsystem(World, Out);
	if (Subsystem == nullptr)
	{
		return;
	}
	const TArray<UGridNavGraphComponent*> Graphs = Subsystem->GetGraphs();
	Out.Logf(TEXT("GridNav: %d grids"), Graphs.Num());
	for (int32 Index = 0; Index < Graphs.Num(); ++Index)
	{
		const UGridNavGraphComponent& Graph = *Graphs[Index];
		const FIntPoint Size = Graph.GetGridSize();
		Out.Logf(TEXT("  %d: %s, %s (%.0f %%), %d x %d cells of %.0f cm"), Index, *Graph.GetPathName(World),
			Describe(Graph.GetState()), static_cast<double>(Graph.GetBuildProgress()) * 100.0, Size.X, Size.Y,
			static_cast<double>(Graph.CellSize));
	}
}

static void Rebuild(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	const UGridPathSubsystem* Subsystem = FindSubsystem(World, Out);
	if (Subsystem == nullptr)
	{
		return;
	}
	const TArray<UGridNavGraphComponent*> Graphs = Subsystem->GetGraphs();
	const int32 Only = Args.IsEmpty() ? INDEX_NONE : FCString::Atoi(*Args[0]);
	if (!Args.IsEmpty() && (!Args[0].IsNumeric() || !Graphs.IsValidIndex(Only)))
	{
		Out.Logf(TEXT("GridNav: there is no grid %s; see GridNav.List."), *Args[0]);
		return;
	}
	for (int32 Index = 0; Index < Graphs.Num(); ++Index)
	{
		if (Only == INDEX_NONE || Only == Index)
		{
			Graphs[Index]->Build();
		}
	}
	Out.Logf(TEXT("GridNav: rebuilding %d grids"), Only == INDEX_NONE ? Graphs.Num() : 1);
}

static void Pause(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	if (UGridPathSubsystem* Subsystem = FindSubsystem(World, Out))
	{
		Subsystem->SetPaused(Args.IsEmpty() ? !Subsystem->IsPaused() : FCString::Atoi(*Args[0]) != 0);
		Out.Logf(
			TEXT("GridNav: %s"), Subsystem->IsPaused() ? TEXT("paused; requests wait") : TEXT("running"));
	}
}

static void CancelAll(const TArray<FString>&, UWorld* World, FOutputDevice& Out)
{
	if (UGridPathSubsystem* Subsystem = FindSubsystem(World, Out))
	{
		const int32 Cancelled = Subsystem->CancelAll();
		Out.Logf(TEXT("GridNav: %d requests and live paths cancelled"), Cancelled);
	}
}

static void Edit(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	if (FindSubsystem(World, Out) == nullptr)
	{
		return;
	}
	const FString Kind = Args.IsEmpty() ? FString() : Args[0].ToLower();
	const bool bIsCost = Kind == TEXT("cost");
	const bool bIsKnown = bIsCost || Kind == TEXT("block") || Kind == TEXT("unblock");
	if (!bIsKnown || Args.Num() != (bIsCost ? 6 : 5))
	{
		Out.Logf(
			TEXT("GridNav: GridNav.Edit block|unblock X1 Y1 X2 Y2, or GridNav.Edit cost X1 Y1 X2 Y2 Cost"));
		return;
	}
	double Ends[4] = {};
	for (int32 Index = 0; Index < 4; ++Index)
	{
		const FString& Text = Args[Index + 1];
		if (!Text.IsNumeric())
		{
			Out.Logf(TEXT("GridNav: %s is not a number"), *Text);
			return;
		}
		Ends[Index] = FCString::Atod(*Text);
	}
	const FBox Box(FVector(FMath::Min(Ends[0], Ends[2]), FMath::Min(Ends[1], Ends[3]), 0.0),
		FVector(FMath::Max(Ends[0], Ends[2]), FMath::Max(Ends[1], Ends[3]), 0.0));
	const EGridNavEditResult Result = bIsCost
		? UGridPathLibrary::SetTerrainCost(World, Box, FCString::Atoi(*Args[5]))
		: Kind == TEXT("block") ? UGridPathLibrary::BlockBox(World, Box)
								: UGridPathLibrary::UnblockBox(World, Box);
	Out.Logf(TEXT("GridNav: %s: %s"), *Kind, Describe(Result));
}

using FCommand = FAutoConsoleCommandWithWorldArgsAndOutputDevice;
using FCommandDelegate = FConsoleCommandWithWorldArgsAndOutputDeviceDelegate;

static FCommand StatsCommand(TEXT("GridNav.Stats"),
	TEXT("Prints what the grid path queries of this world have come to."),
	FCommandDelegate::CreateStatic(&Stats));
static FCommand ListCommand(TEXT("GridNav.List"),
	TEXT("Lists the grids of this world with their state and size."), FCommandDelegate::CreateStatic(&List));
static FCommand RebuildCommand(TEXT("GridNav.Rebuild"),
	TEXT("Builds the grids of this world anew. GridNav.Rebuild N: only that of this number in GridNav.List."),
	FCommandDelegate::CreateStatic(&Rebuild));
static FCommand PauseCommand(TEXT("GridNav.Pause"),
	TEXT("Stops answering path requests in this world, or goes on. GridNav.Pause 1 stops, 0 goes on."),
	FCommandDelegate::CreateStatic(&Pause));
static FCommand CancelAllCommand(TEXT("GridNav.CancelAll"),
	TEXT("Cancels every path request of this world and releases its live paths."),
	FCommandDelegate::CreateStatic(&CancelAll));
static FCommand EditCommand(TEXT("GridNav.Edit"),
	TEXT("Edits the grids of this world. GridNav.Edit block|unblock X1 Y1 X2 Y2: all cells of a rectangle in "
		 "world "
		 "space. GridNav.Edit cost X1 Y1 X2 Y2 Cost: their terrain cost, 1 to 254."),
	FCommandDelegate::CreateStatic(&Edit));
} // namespace UE::GridNav::ConsoleImpl
