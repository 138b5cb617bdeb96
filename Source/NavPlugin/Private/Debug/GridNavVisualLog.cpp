// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavVisualLog.h"

#if GRIDNAV_WITH_DEBUG

#include "Convert/GridNavConvert.h"
#include "Debug/GridNavDebugSubsystem.h"
#include "Debug/GridSearchReplay.h"
#include "Engine/World.h"
#include "GridNavLog.h"
#include "Query/GridPathSubsystem.h"
#include "VisualLogger/VisualLogger.h"

void UE::GridNav::LogQuery(
	const UGridNavDebugSubsystem& Subsystem, const FGridQueryRecord& Record, const FGridPathResult& Result)
{
#if ENABLE_VISUAL_LOG
	if (!FVisualLogger::IsRecording())
	{
		return;
	}
	const UObject* Asker = Record.Owner.Get();
	const UObject* Owner = Asker != nullptr && Asker->GetWorld() != nullptr ? Asker : &Subsystem;
	UE_VLOG(Owner, LogGridNav, Log, TEXT("query %s"), *Describe(Record));
	for (int32 Index = 1; Index < Result.Points.Num(); ++Index)
	{
		UE_VLOG_SEGMENT(Owner, LogGridNav, Log, Result.Points[Index - 1], Result.Points[Index],
			FColor(220, 20, 90), TEXT("%s"), Index == 1 ? Describe(Record.Outcome) : TEXT(""));
	}
#endif
}

void UE::GridNav::DescribeLoad(const UGridNavDebugSubsystem& Subsystem, FVisualLogEntry& Snapshot)
{
#if ENABLE_VISUAL_LOG
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(Subsystem.GetWorld());
	if (Paths == nullptr)
	{
		return;
	}
	const FGridNavStats Stats = Paths->GetStats();
	FVisualLogStatusCategory Category;
	Category.Category = TEXT("Grid navigation");
	Category.Add(TEXT("Open requests"), FString::Printf(TEXT("%d"), Stats.OpenRequests));
	Category.Add(TEXT("Live paths"), FString::Printf(TEXT("%d"), Stats.LivePaths));
	Category.Add(TEXT("Last tick"), FString::Printf(TEXT("%.0f us"), Stats.TickMicroseconds));
	Category.Add(TEXT("Last tick, expansions"), FString::Printf(TEXT("%lld"), Stats.TickExpansions));
	Snapshot.Status.Add(Category);
#endif
}

#endif
