// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/CancellableAsyncAction.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "Kismet/BlueprintAsyncActionBase.h"

UBlueprintAsyncActionBase::UBlueprintAsyncActionBase(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

void UBlueprintAsyncActionBase::Activate() {}

void UBlueprintAsyncActionBase::RegisterWithGameInstance(const UObject* WorldContextObject)
{
	const UWorld* World =
		GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::ReturnNull);
	if (World != nullptr && World->GetGameInstance() != nullptr)
	{
		RegisterWithGameInstance(World->GetGameInstance());
	}
}

void UBlueprintAsyncActionBase::RegisterWithGameInstance(UGameInstance* GameInstance)
{
	check(IsInGameThread());
	if (GameInstance == nullptr)
	{
		return;
	}
	if (UGameInstance* Old = RegisteredWithGameInstance.Get())
	{
		Old->UnregisterReferencedObject(this);
	}
	GameInstance->RegisterReferencedObject(this);
	RegisteredWithGameInstance = GameInstance;
}

void UBlueprintAsyncActionBase::SetReadyToDestroy()
{
	check(IsInGameThread());
	if (UGameInstance* Old = RegisteredWithGameInstance.Get())
	{
		Old->UnregisterReferencedObject(this);
	}
	RegisteredWithGameInstance = nullptr;
}

UGameInstance* UBlueprintAsyncActionBase::GetRegisteredGameInstance() const
{
	return RegisteredWithGameInstance.Get();
}

void UCancellableAsyncAction::Cancel()
{
	SetReadyToDestroy();
}

bool UCancellableAsyncAction::IsActive() const
{
	return ShouldBroadcastDelegates();
}

bool UCancellableAsyncAction::ShouldBroadcastDelegates() const
{
	return IsRegistered();
}

bool UCancellableAsyncAction::IsRegistered() const
{
	return Super::IsRegistered();
}

FTimerManager* UCancellableAsyncAction::GetTimerManager() const
{
	const UGameInstance* GameInstance = GetRegisteredGameInstance();
	return GameInstance != nullptr ? &GameInstance->GetTimerManager() : nullptr;
}

void UCancellableAsyncAction::BeginDestroy()
{
	if (!HasAnyFlags(RF_ClassDefaultObject) && IsRegistered())
	{
		Cancel();
	}
	Super::BeginDestroy();
}
