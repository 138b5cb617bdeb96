// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/GameInstance.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "TimerManager.h"

UGameInstance::UGameInstance() : TimerManager(MakeShared<FTimerManager>()) {}

UGameInstance::~UGameInstance() = default;

void UGameInstance::Shutdown()
{
	ReferencedObjects.Empty();
	WorldContext = nullptr;
}

UWorld* UGameInstance::GetWorld() const
{
	return WorldContext != nullptr ? WorldContext->World() : nullptr;
}

FTimerManager& UGameInstance::GetTimerManager() const
{
	return *TimerManager;
}

void UGameInstance::RegisterReferencedObject(UObject* ObjectToReference)
{
	check(IsInGameThread());
	ReferencedObjects.AddUnique(ObjectToReference);
}

void UGameInstance::UnregisterReferencedObject(UObject* ObjectToReference)
{
	check(IsInGameThread());
	ReferencedObjects.RemoveSingleSwap(ObjectToReference);
}
