// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/NavigationSystemBase.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"
#include "Tickable.h"
#include "TimerManager.h"

void UWorld::Tick(ELevelTick TickType, float DeltaSeconds)
{
	check(IsInGameThread() && bIsWorldInitialized);
	checkf(!bInTick, TEXT("The world is being ticked already."));
	bInTick = true;
	++FrameNumber;
	RealTimeSeconds += DeltaSeconds;
	DeltaTimeSeconds = DeltaSeconds * GetWorldSettings()->GetEffectiveTimeDilation();
	const bool bIsPaused = IsPaused();
	if (!bIsPaused)
	{
		TimeSeconds += DeltaTimeSeconds;
	}
	if (NavigationSystem != nullptr)
	{
		NavigationSystem->Tick(DeltaTimeSeconds);
	}
	TickActors(bIsPaused ? LEVELTICK_PauseTick : TickType, DeltaTimeSeconds);
	if (TickType != LEVELTICK_TimeOnly && !bIsPaused)
	{
		GetTimerManager().Tick(DeltaTimeSeconds);
	}
	FTickableGameObject::TickObjects(this, TickType, bIsPaused, DeltaTimeSeconds);
	bInTick = false;
	SendAllEndOfFrameUpdates();
	if (GEngine != nullptr)
	{
		GEngine->TimeSinceCollection += DeltaSeconds;
		GEngine->ConditionalCollectGarbage();
	}
}

void UWorld::TickActors(ELevelTick TickType, float DeltaSeconds)
{
	if (TickType == LEVELTICK_TimeOnly)
	{
		return;
	}
	for (int32 Group = TG_PrePhysics; Group < TG_MAX; ++Group)
	{
		RunTickGroup(static_cast<ETickingGroup>(Group), TickType, DeltaSeconds);
	}
	for (const TObjectPtr<ULevel>& Level : Levels)
	{
		Level->TickFunctions.RemoveAll([](const FTickFunction* Function) { return Function == nullptr; });
	}
}

void UWorld::RunTickGroup(ETickingGroup Group, ELevelTick TickType, float DeltaSeconds)
{
	// Levels and functions may come and go meanwhile. What comes is seen by the next group.
	for (int32 LevelIndex = 0; LevelIndex < Levels.Num(); ++LevelIndex)
	{
		ULevel* Level = Levels[LevelIndex];
		const int32 Count = Level->TickFunctions.Num();
		for (int32 Index = 0; Index < Count && Level->bIsVisible; ++Index)
		{
			FTickFunction* Function = Level->TickFunctions[Index];
			if (Function != nullptr && Function->GetActualTickGroup() <= Group)
			{
				RunTickFunction(*Function, TickType, DeltaSeconds);
			}
		}
	}
}

void UWorld::RunTickFunction(FTickFunction& Function, ELevelTick TickType, float DeltaSeconds)
{
	const bool bRuns =
		Function.IsTickFunctionEnabled() && (TickType != LEVELTICK_PauseTick || Function.bTickEvenWhenPaused);
	if (!bRuns || Function.LastTickFrame == FrameNumber)
	{
		return;
	}
	Function.LastTickFrame = FrameNumber;
	for (int32 Index = 0; Index < Function.Prerequisites.Num(); ++Index)
	{
		const FTickFunction::FPrerequisite Entry = Function.Prerequisites[Index];
		if (Entry.Object.IsValid() && Entry.Function->IsTickFunctionRegistered())
		{
			RunTickFunction(*Entry.Function, TickType, DeltaSeconds);
		}
	}
	if (!Function.IsTickFunctionRegistered())
	{
		return;
	}
	Function.TimeSinceTick += DeltaSeconds;
	Function.TimeUntilTick -= DeltaSeconds;
	if (Function.TickInterval <= 0.0f || Function.TimeUntilTick <= 0.0f)
	{
		const float Elapsed = Function.TimeSinceTick;
		Function.TimeSinceTick = 0.0f;
		Function.TimeUntilTick = Function.TickInterval;
		Function.Run(Elapsed, TickType);
	}
}
