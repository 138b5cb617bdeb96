// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/Level.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"

ULevel::ULevel() : bIsVisible(false) {}

bool ULevel::IsPersistentLevel() const
{
	return OwningWorld != nullptr && OwningWorld->PersistentLevel == this;
}

// Actors may be spawned and destroyed by what is called: by index, and only those that were there at the
// start.

void ULevel::ApplyWorldOffset(const FVector& InWorldOffset, bool bWorldShift)
{
	for (int32 Index = 0, Count = Actors.Num(); Index < Count; ++Index)
	{
		if (AActor* Actor = Actors[Index])
		{
			Actor->ApplyWorldOffset(InWorldOffset, bWorldShift);
		}
	}
}

void ULevel::RegisterActors()
{
	for (int32 Index = 0, Count = Actors.Num(); Index < Count; ++Index)
	{
		if (AActor* Actor = Actors[Index])
		{
			Actor->RegisterAllComponents();
		}
	}
}

void ULevel::UnregisterActors()
{
	for (int32 Index = 0, Count = Actors.Num(); Index < Count; ++Index)
	{
		if (AActor* Actor = Actors[Index])
		{
			Actor->UnregisterAllComponents();
		}
	}
}

void ULevel::InitializeActors()
{
	for (int32 Index = 0, Count = Actors.Num(); Index < Count; ++Index)
	{
		if (AActor* Actor = Actors[Index])
		{
			Actor->RouteInitialize();
		}
	}
}

void ULevel::BeginActors()
{
	for (int32 Index = 0, Count = Actors.Num(); Index < Count; ++Index)
	{
		if (AActor* Actor = Actors[Index])
		{
			Actor->DispatchBeginPlay();
		}
	}
}

void ULevel::EndActors(const EEndPlayReason::Type Reason)
{
	for (int32 Index = 0, Count = Actors.Num(); Index < Count; ++Index)
	{
		if (AActor* Actor = Actors[Index])
		{
			Actor->RouteEndPlay(Reason);
		}
	}
}
