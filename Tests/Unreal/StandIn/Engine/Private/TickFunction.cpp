// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/ActorComponent.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/Level.h"
#include "GameFramework/Actor.h"

FTickFunction::FTickFunction() : bTickEvenWhenPaused(false), bCanEverTick(false), bStartWithTickEnabled(true)
{
}

FTickFunction::~FTickFunction()
{
	UnRegisterTickFunction();
}

void FTickFunction::RegisterTickFunction(ULevel* Level)
{
	check(IsInGameThread());
	if (RegisteredLevel == nullptr && ensure(Level != nullptr))
	{
		RegisteredLevel = Level;
		TimeUntilTick = 0.0f;
		TimeSinceTick = 0.0f;
		Level->TickFunctions.Add(this);
	}
}

void FTickFunction::UnRegisterTickFunction()
{
	if (RegisteredLevel == nullptr)
	{
		return;
	}
	check(IsInGameThread());
	// A hole, since the list may be walked right now. The level closes it at the end of the frame.
	const int32 Index = RegisteredLevel->TickFunctions.Find(this);
	check(Index != INDEX_NONE);
	RegisteredLevel->TickFunctions[Index] = nullptr;
	RegisteredLevel = nullptr;
}

void FTickFunction::SetTickFunctionEnable(bool bInEnabled)
{
	check(RegisteredLevel == nullptr || IsInGameThread());
	bEnabled = bInEnabled;
}

void FTickFunction::AddPrerequisite(UObject* TargetObject, FTickFunction& TargetTickFunction)
{
	check(IsInGameThread());
	const bool bThere = Prerequisites.ContainsByPredicate(
		[&](const FPrerequisite& Entry) { return Entry.Function == &TargetTickFunction; });
	if (!bThere && &TargetTickFunction != this)
	{
		Prerequisites.Add(FPrerequisite{TargetObject, &TargetTickFunction});
	}
}

ETickingGroup FTickFunction::GetActualTickGroup() const
{
	int32 Group = TickGroup;
	for (const FPrerequisite& Entry : Prerequisites)
	{
		if (Entry.Object.IsValid() && Entry.Function->IsTickFunctionRegistered())
		{
			Group = FMath::Max<int32>(Group, Entry.Function->GetActualTickGroup());
		}
	}
	return static_cast<ETickingGroup>(Group);
}

void FActorTickFunction::Run(float DeltaTime, ELevelTick TickType)
{
	if (!IsValid(Target) || Target->IsActorBeingDestroyed())
	{
		return;
	}
	if (TickType != LEVELTICK_ViewportsOnly || Target->ShouldTickIfViewportsOnly())
	{
		Target->TickActor(DeltaTime * Target->CustomTimeDilation, TickType, *this);
	}
}

void FActorComponentTickFunction::Run(float DeltaTime, ELevelTick TickType)
{
	if (IsValid(Target) && !Target->IsBeingDestroyed())
	{
		Target->ConditionalTick(DeltaTime, TickType);
	}
}
