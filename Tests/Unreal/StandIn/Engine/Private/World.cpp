// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/World.h"

#include "AI/NavigationSystemBase.h"
#include "CollisionScene.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/Level.h"
#include "GameFramework/WorldSettings.h"
#include "TimerManager.h"
#include "UObject/Package.h"

FWorldDelegates::FWorldEvent FWorldDelegates::OnWorldBeginTearDown;
FWorldDelegates::FWorldCleanupEvent FWorldDelegates::OnWorldCleanup;
FWorldDelegates::FOnLevelChanged FWorldDelegates::LevelAddedToWorld;
FWorldDelegates::FOnLevelChanged FWorldDelegates::LevelRemovedFromWorld;
FWorldDelegates::FLevelOffsetEvent FWorldDelegates::PostApplyLevelOffset;

UWorld::UWorld()
	: bIsTearingDown(false), bInTick(false), bIsWorldInitialized(false), bActorsInitialized(false),
	  bBegunPlay(false), bCleanedUp(false), bPaused(false)
{
}

UWorld::~UWorld() = default;

UWorld* UWorld::CreateWorld(const EWorldType::Type InWorldType, bool bInformEngineOfWorld, FName WorldName,
	UPackage* InWorldPackage, bool bAddToRoot)
{
	check(IsInGameThread());
	UPackage* Package = InWorldPackage;
	if (Package == nullptr)
	{
		// One of its own, so that worlds of one name can live beside each other.
		const FName Name =
			MakeUniqueObjectName(nullptr, UPackage::StaticClass(), FName(TEXT("/Temp/Untitled")));
		Package = CreatePackage(*Name.ToString());
	}
	UWorld* World = NewObject<UWorld>(Package, WorldName);
	World->WorldType = InWorldType;
	if (bAddToRoot)
	{
		World->AddToRoot();
	}
	World->InitWorld();
	return World;
}

void UWorld::InitWorld()
{
	TimerManager = MakeShared<FTimerManager>();
	Collision = MakeShared<StandIn::FCollisionScene>();
	PersistentLevel = NewObject<ULevel>(this, TEXT("PersistentLevel"));
	ShowLevel(*PersistentLevel);

	SubsystemCollection.Initialize(this);
	SubsystemCollection.ForEachSubsystem(
		[](UWorldSubsystem* Subsystem)
		{
			const UTickableWorldSubsystem* Tickable = Cast<UTickableWorldSubsystem>(Subsystem);
			ensureMsgf(Tickable == nullptr || Tickable->IsInitialized(),
				TEXT("%s never ticks: is a call of Super::Initialize missing?"), *Subsystem->GetName());
		});
	FNavigationSystem::AddNavigationSystemToWorld(*this, FNavigationSystemRunMode::InvalidMode, false);
	SpawnActor<AWorldSettings>();
	bIsWorldInitialized = true;
	SubsystemCollection.ForEachSubsystem([](UWorldSubsystem* Subsystem) { Subsystem->PostInitialize(); });
}

void UWorld::ShowLevel(ULevel& Level)
{
	Level.OwningWorld = this;
	Level.bIsVisible = true;
	Levels.Add(&Level);
	LevelsView.Add(&Level);
}

void UWorld::InitializeActorsForPlay(const FURL& InURL, bool bResetTime)
{
	check(IsInGameThread() && bIsWorldInitialized);
	if (bResetTime)
	{
		TimeSeconds = 0.0;
		RealTimeSeconds = 0.0;
	}
	bActorsInitialized = true;
	for (int32 Index = 0; Index < Levels.Num(); ++Index)
	{
		Levels[Index]->InitializeActors();
	}
	// After the actors, so that all bounds are there.
	const FNavigationSystemRunMode Mode =
		WorldType == EWorldType::PIE ? FNavigationSystemRunMode::PIEMode : FNavigationSystemRunMode::GameMode;
	FNavigationSystem::AddNavigationSystemToWorld(*this, Mode);
}

void UWorld::BeginPlay()
{
	check(IsInGameThread() && bActorsInitialized && !bBegunPlay);
	SubsystemCollection.ForEachSubsystem(
		[this](UWorldSubsystem* Subsystem) { Subsystem->OnWorldBeginPlay(*this); });
	bBegunPlay = true;
	for (int32 Index = 0; Index < Levels.Num(); ++Index)
	{
		Levels[Index]->BeginActors();
	}
	OnWorldBeginPlay.Broadcast();
}

void UWorld::BeginTearingDown()
{
	check(IsInGameThread());
	if (!bIsTearingDown)
	{
		bIsTearingDown = true;
		FWorldDelegates::OnWorldBeginTearDown.Broadcast(this);
	}
}

void UWorld::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	check(IsInGameThread());
	for (int32 Index = 0; Index < Levels.Num(); ++Index)
	{
		Levels[Index]->EndActors(EndPlayReason);
	}
	bBegunPlay = false;
}

void UWorld::CleanupWorld(bool bSessionEnded, bool bCleanupResources, UWorld* NewWorld)
{
	check(IsInGameThread());
	if (bCleanedUp)
	{
		return;
	}
	bCleanedUp = true;
	FWorldDelegates::OnWorldCleanup.Broadcast(this, bSessionEnded, bCleanupResources);
	FNavigationSystem::Cleanup(*this, FNavigationSystem::ECleanupMode::CleanupWithWorld);
	for (int32 Index = 0; Index < Levels.Num(); ++Index)
	{
		Levels[Index]->UnregisterActors();
	}
	EndSubsystems();
}

void UWorld::EndSubsystems()
{
	// Looked at afterwards, when the collection has let go of them; nothing is collected meanwhile.
	TArray<UTickableWorldSubsystem*> Tickables;
	SubsystemCollection.ForEachSubsystem(
		[&Tickables](UWorldSubsystem* Subsystem)
		{
			if (UTickableWorldSubsystem* Tickable = Cast<UTickableWorldSubsystem>(Subsystem))
			{
				Tickables.Add(Tickable);
			}
		});
	SubsystemCollection.Deinitialize();
	for (const UTickableWorldSubsystem* Tickable : Tickables)
	{
		ensureMsgf(!Tickable->IsInitialized(),
			TEXT("%s still ticks: is a call of Super::Deinitialize missing?"), *Tickable->GetName());
	}
}

void UWorld::DestroyWorld(bool bInformEngineOfWorld, UWorld* NewWorld)
{
	check(IsInGameThread());
	checkf(!bInTick, TEXT("A world cannot be destroyed by something that it ticks."));
	BeginTearingDown();
	const bool bPlayInEditor = WorldType == EWorldType::PIE;
	EndPlay(bPlayInEditor ? EEndPlayReason::EndPlayInEditor : EEndPlayReason::Quit);
	CleanupWorld(true, true, NewWorld);
	if (GEngine != nullptr && bInformEngineOfWorld)
	{
		GEngine->WorldDestroyed(this);
	}
	RemoveFromRoot();
}

bool UWorld::IsGameWorld() const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE ||
		WorldType == EWorldType::GamePreview || WorldType == EWorldType::GameRPC;
}

FTimerManager& UWorld::GetTimerManager() const
{
	return OwningGameInstance != nullptr ? OwningGameInstance->GetTimerManager() : *TimerManager;
}

AWorldSettings* UWorld::GetWorldSettings(bool bCheckStreamingPersistent, bool bChecked) const
{
	for (const TObjectPtr<AActor>& Actor : PersistentLevel->Actors)
	{
		if (AWorldSettings* Settings = Cast<AWorldSettings>(Actor.Get()))
		{
			return Settings;
		}
	}
	checkf(!bChecked, TEXT("The world %s has no settings."), *GetName());
	return nullptr;
}

void UWorld::SetGameInstance(UGameInstance* NewGI)
{
	OwningGameInstance = NewGI;
}

void UWorld::SetNavigationSystem(UNavigationSystemBase* InNavigationSystem)
{
	NavigationSystem = InNavigationSystem;
}

void UWorld::AddToWorld(ULevel* Level, const FTransform& LevelTransform)
{
	check(IsInGameThread() && Level != nullptr);
	if (!ensure(!Levels.Contains(Level)))
	{
		return;
	}
	ShowLevel(*Level);
	Level->ApplyWorldOffset(LevelTransform.GetLocation(), false);
	Level->RegisterActors();
	if (bActorsInitialized)
	{
		Level->InitializeActors();
	}
	if (bBegunPlay)
	{
		Level->BeginActors();
	}
	FWorldDelegates::LevelAddedToWorld.Broadcast(Level, this);
}

void UWorld::RemoveFromWorld(ULevel* Level, bool bAllowIncrementalRemoval)
{
	check(IsInGameThread() && Level != nullptr && Level != PersistentLevel);
	if (!ensure(Levels.Contains(Level)))
	{
		return;
	}
	Level->EndActors(EEndPlayReason::RemovedFromWorld);
	Level->UnregisterActors();
	Level->bIsVisible = false;
	Levels.Remove(Level);
	LevelsView.Remove(Level);
	FWorldDelegates::LevelRemovedFromWorld.Broadcast(Level, this);
}

bool UWorld::SetNewWorldOrigin(FIntVector InNewOriginLocation)
{
	check(IsInGameThread());
	if (InNewOriginLocation == OriginLocation)
	{
		return true;
	}
	const FVector Offset = FVector(OriginLocation) - FVector(InNewOriginLocation);
	for (int32 Index = 0; Index < Levels.Num(); ++Index)
	{
		ULevel* Level = Levels[Index];
		Level->ApplyWorldOffset(Offset, true);
		FWorldDelegates::PostApplyLevelOffset.Broadcast(Level, this, Offset, true);
	}
	OriginLocation = InNewOriginLocation;
	return true;
}
