// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/Engine.h"

#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "EngineLog.h"
#include "UObject/Package.h"

UEngine* GEngine = nullptr;

FWorldContext& UEngine::CreateNewWorldContext(EWorldType::Type WorldType)
{
	check(IsInGameThread());
	WorldContexts.Add(MakeUnique<FWorldContext>());
	FWorldContext& Context = *WorldContexts.Last();
	Context.WorldType = WorldType;
	return Context;
}

void UEngine::DestroyWorldContext(UWorld* InWorld)
{
	WorldContexts.RemoveAll(
		[InWorld](const TUniquePtr<FWorldContext>& Context) { return Context->World() == InWorld; });
}

FWorldContext* UEngine::GetWorldContextFromWorld(const UWorld* InWorld)
{
	for (const TUniquePtr<FWorldContext>& Context : WorldContexts)
	{
		if (Context->World() == InWorld)
		{
			return Context.Get();
		}
	}
	return nullptr;
}

UWorld* UEngine::GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const
{
	UWorld* World = Object != nullptr ? Object->GetWorld() : nullptr;
	if (World != nullptr)
	{
		return World;
	}
	const FString Name = Object != nullptr ? Object->GetName() : FString(TEXT("None"));
	checkf(ErrorMode != EGetWorldErrorMode::Assert, TEXT("No world was found for object %s."), *Name);
	if (ErrorMode == EGetWorldErrorMode::LogAndReturnNull)
	{
		UE_LOG(LogEngine, Error, TEXT("No world was found for object %s."), *Name);
	}
	return nullptr;
}

void UEngine::ConditionalCollectGarbage()
{
	if (bShouldCollect || TimeSinceCollection >= TimeBetweenPurgingPendingKillObjects)
	{
		bShouldCollect = false;
		TimeSinceCollection = 0.0f;
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	}
}

void UEngine::AddOnScreenDebugMessage(
	uint64 Key, float TimeToDisplay, FColor DisplayColor, const FString& DebugMessage)
{
	UE_LOG(LogEngine, Display, TEXT("On screen: %s"), *DebugMessage);
}

void UEngine::WorldDestroyed(UWorld* InWorld)
{
	DestroyWorldContext(InWorld);
}

void UEngine::StandInStart()
{
	if (GEngine == nullptr)
	{
		GEngine = NewObject<UEngine>(GetTransientPackage(), TEXT("Engine"));
		GEngine->AddToRoot();
		UPackage* Package = CreatePackage(TEXT("/Engine/BasicShapes/Cube"));
		UStaticMesh* Cube = NewObject<UStaticMesh>(Package, TEXT("Cube"), RF_Public | RF_Standalone);
		Cube->AddToRoot();
	}
}

void UEngine::StandInStop()
{
	if (GEngine != nullptr)
	{
		GEngine->RemoveFromRoot();
		GEngine = nullptr;
		if (UStaticMesh* Cube = FindObject<UStaticMesh>(nullptr, TEXT("/Engine/BasicShapes/Cube.Cube")))
		{
			Cube->ClearFlags(RF_Standalone);
			Cube->RemoveFromRoot();
		}
	}
}
