// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Console commands that draw the grids of a world, show the search of a query and capture queries.
#include "Debug/GridNavDebugBuild.h"

#if GRIDNAV_WITH_DEBUG

#include "Debug/GridNavDebugSubsystem.h"
#include "Debug/GridNavRenderingComponent.h"
#include "Debug/GridQueryCapture.h"
#include "Debug/GridSearchReplay.h"
#include "Engine/World.h"
#include "HAL/IConsoleManager.h"
#include "Misc/OutputDevice.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

namespace UE::GridNav::DebugConsoleImpl
{
/** Null, with a line about it, where there is no grid navigation. */
static UGridNavDebugSubsystem* FindDebug(UWorld* World, FOutputDevice& Out)
{
	UGridNavDebugSubsystem* Debug = UWorld::GetSubsystem<UGridNavDebugSubsystem>(World);
	if (Debug == nullptr)
	{
		Out.Logf(TEXT("GridNav: this world has no grid navigation."));
	}
	return Debug;
}

static const FGridPathQueue* FindQueue(UWorld* World, FOutputDevice& Out)
{
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(World);
	if (Paths == nullptr || !Paths->GetQueue().IsValid())
	{
		Out.Logf(TEXT("GridNav: this world has no grid navigation."));
		return nullptr;
	}
	return Paths->GetQueue().Get();
}

/** Toggles one view; an argument says which way. */
static void Draw(bool FGridNavDrawSettings::*View, const TCHAR* Name, const TArray<FString>& Args,
	UWorld* World, FOutputDevice& Out)
{
	UGridNavDebugSubsystem* Debug = FindDebug(World, Out);
	if (Debug == nullptr)
	{
		return;
	}
	FGridNavDrawSettings Settings = Debug->GetDrawSettings();
	Settings.*View = Args.IsEmpty() ? !(Settings.*View) : FCString::Atoi(*Args[0]) != 0;
	Debug->SetDrawSettings(Settings);
	Out.Logf(TEXT("GridNav: %s %s"), Name, Settings.*View ? TEXT("drawn") : TEXT("not drawn"));
}

/** A number that is counted from where it stands when it has a sign. */
static bool ParseStep(const FString& Text, int64 Current, int64 End, int64& OutStep)
{
	if (Text.ToLower() == TEXT("end"))
	{
		OutStep = End;
		return true;
	}
	if (!Text.IsNumeric())
	{
		return false;
	}
	const bool bRelative = Text[0] == TEXT('+') || Text[0] == TEXT('-');
	const double Number = FMath::Clamp(FCString::Atod(*Text), -1e12, 1e12);
	OutStep = static_cast<int64>(Number) + (bRelative ? Current : 0);
	return true;
}

static void PrintSearch(const FGridSearchReplay& Search, FOutputDevice& Out)
{
	Out.Logf(TEXT("GridNav: query %s"), *Describe(Search.GetQuery()));
	Out.Logf(TEXT("  step %lld of %lld: %lld open, %lld closed%s%s"), Search.GetStep(), Search.NumSteps(),
		static_cast<int64>(Search.GetDrawing().OpenCount()),
		static_cast<int64>(Search.GetDrawing().ClosedCount()),
		Search.HasMapChanged() ? TEXT("; the map has changed since it was answered") : TEXT(""),
		Search.IsCutOff() ? TEXT("; cut off at the limit of debug views") : TEXT(""));
}

static void Query(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	UGridNavDebugSubsystem* Debug = FindDebug(World, Out);
	if (Debug == nullptr)
	{
		return;
	}
	const bool bIsLast = Args.IsEmpty() || Args[0].ToLower() == TEXT("last");
	if (!bIsLast && (!Args[0].IsNumeric() || FCString::Atod(*Args[0]) < 1.0))
	{
		Out.Logf(TEXT("GridNav: GridNav.Draw.Query last, or its number in GridNav.Trace.List"));
		return;
	}
	const FString Reason = Debug->ShowQuery(bIsLast ? 0 : FCString::Atoi(*Args[0]));
	if (!Reason.IsEmpty())
	{
		Out.Logf(TEXT("GridNav: %s"), *Reason);
		return;
	}
	PrintSearch(*Debug->GetSearch(), Out);
}

static void Step(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	UGridNavDebugSubsystem* Debug = FindDebug(World, Out);
	if (Debug == nullptr)
	{
		return;
	}
	const TSharedPtr<FGridSearchReplay>& Search = Debug->GetSearch();
	int64 Wanted = 0;
	if (!Search.IsValid())
	{
		Out.Logf(TEXT("GridNav: no query is shown; see GridNav.Draw.Query."));
		return;
	}
	if (Args.IsEmpty() || !ParseStep(Args[0], Search->GetStep(), Search->NumSteps(), Wanted))
	{
		Out.Logf(TEXT("GridNav: GridNav.Draw.Step N, +N, -N or end"));
		return;
	}
	Debug->ShowStep(Wanted);
	PrintSearch(*Search, Out);
}

static void List(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	const FGridPathQueue* Queue = FindQueue(World, Out);
	if (Queue == nullptr)
	{
		return;
	}
	const FGridQueryHistory& History = Queue->GetHistory();
	const int32 Wanted = Args.IsEmpty() ? History.Num() : FCString::Atoi(*Args[0]);
	Out.Logf(TEXT("GridNav: %d queries remembered"), History.Num());
	for (int32 Index = FMath::Clamp(Wanted, 0, History.Num()) - 1; Index >= 0; --Index)
	{
		Out.Logf(TEXT("  %s"), *Describe(History.FromLast(Index)));
	}
}

static void Capture(const TArray<FString>& Args, UWorld* World, FOutputDevice& Out)
{
	const FGridPathQueue* Queue = FindQueue(World, Out);
	if (Queue == nullptr)
	{
		return;
	}
	const bool bHasCount = Args.Num() > 1;
	const int32 Count = bHasCount ? FCString::Atoi(*Args[1]) : MAX_int32;
	if (Args.Num() > 2 || (bHasCount && (!Args[1].IsNumeric() || Count < 1)))
	{
		Out.Logf(TEXT("GridNav: GridNav.Trace.Capture [file] [number of queries]"));
		return;
	}
	const FGridQueryCaptureReport Report =
		CaptureQueries(*Queue, Args.IsEmpty() ? FString() : Args[0], Count);
	for (const FString& Line : Report.Lines)
	{
		Out.Logf(TEXT("GridNav: %s"), *Line);
	}
}

using FCommand = FAutoConsoleCommandWithWorldArgsAndOutputDevice;
using FCommandDelegate = FConsoleCommandWithWorldArgsAndOutputDeviceDelegate;

static FCommandDelegate Toggle(bool FGridNavDrawSettings::*View, const TCHAR* Name)
{
	return FCommandDelegate::CreateLambda([View, Name](const TArray<FString>& Args, UWorld* World,
											  FOutputDevice& Out) { Draw(View, Name, Args, World, Out); });
}

static FCommand CellsCommand(TEXT("GridNav.Draw.Cells"),
	TEXT("Draws blocked cells of this world, or stops. 1 draws, 0 stops; so do the other GridNav.Draw."),
	Toggle(&FGridNavDrawSettings::bCells, TEXT("cells")));
static FCommand TerrainCommand(TEXT("GridNav.Draw.Terrain"),
	TEXT("Draws cells that cost more than others, or stops."),
	Toggle(&FGridNavDrawSettings::bTerrain, TEXT("terrain")));
static FCommand ClearanceCommand(TEXT("GridNav.Draw.Clearance"),
	TEXT("Draws the room around free cells on grids for wide agents, or stops."),
	Toggle(&FGridNavDrawSettings::bClearance, TEXT("clearance")));
static FCommand ClustersCommand(TEXT("GridNav.Draw.Clusters"),
	TEXT("Draws the clusters of hierarchical search and the entrances between them, or stops."),
	Toggle(&FGridNavDrawSettings::bClusters, TEXT("clusters")));
static FCommand RegionsCommand(TEXT("GridNav.Draw.Regions"),
	TEXT("Draws what can be reached from where, or stops."),
	Toggle(&FGridNavDrawSettings::bRegions, TEXT("regions")));
static FCommand PathsCommand(TEXT("GridNav.Draw.Paths"),
	TEXT("Draws the paths that agents follow, or stops."),
	Toggle(&FGridNavDrawSettings::bPaths, TEXT("paths")));
static FCommand SearchCommand(TEXT("GridNav.Draw.Search"),
	TEXT("Draws what the search of the query of GridNav.Draw.Query looked at, or stops."),
	Toggle(&FGridNavDrawSettings::bSearch, TEXT("search")));
static FCommand LabelsCommand(TEXT("GridNav.Draw.Labels"),
	TEXT("Draws numbers beside the cells nearby, or stops."),
	Toggle(&FGridNavDrawSettings::bLabels, TEXT("labels")));
static FCommand QueryCommand(TEXT("GridNav.Draw.Query"),
	TEXT("Runs a query again and shows its search. GridNav.Draw.Query last, or its number in "
		 "GridNav.Trace.List."),
	FCommandDelegate::CreateStatic(&Query));
static FCommand StepCommand(TEXT("GridNav.Draw.Step"),
	TEXT("Shows the search after N of its steps. GridNav.Draw.Step +N or -N counts from where it stands, end "
		 "shows all."),
	FCommandDelegate::CreateStatic(&Step));
static FCommand ListCommand(TEXT("GridNav.Trace.List"),
	TEXT("Lists the queries that ended last. GridNav.Trace.List N: only the last N."),
	FCommandDelegate::CreateStatic(&List));
static FCommand CaptureCommand(TEXT("GridNav.Trace.Capture"),
	TEXT("Writes the last queries with their map to a file that \"navlab replay\" runs again. "
		 "GridNav.Trace.Capture File N: the last N, to a file below the folder for saved files."),
	FCommandDelegate::CreateStatic(&Capture));
} // namespace UE::GridNav::DebugConsoleImpl

#endif
