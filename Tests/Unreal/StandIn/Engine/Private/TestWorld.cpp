// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/TestWorld.h"

#include "AI/NavigationSystemBase.h"
#include "Components/BoxComponent.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/Level.h"
#include "Engine/World.h"

namespace StandIn
{
FTestWorld::FTestWorld(EWorldType::Type WorldType, ENetMode NetMode)
{
	UEngine::StandInStart();
	World = UWorld::CreateWorld(WorldType, false);
	World->StandInSetNetMode(NetMode);
	FWorldContext& Context = GEngine->CreateNewWorldContext(WorldType);
	Context.SetCurrentWorld(World);
	if (World->IsGameWorld())
	{
		GameInstance = NewObject<UGameInstance>(GEngine);
		Context.OwningGameInstance = GameInstance;
		GameInstance->StandInSetWorldContext(&Context);
		World->SetGameInstance(GameInstance);
		GameInstance->Init();
	}
	else
	{
		FNavigationSystem::AddNavigationSystemToWorld(*World, FNavigationSystemRunMode::EditorMode);
	}
}

FTestWorld::~FTestWorld()
{
	Destroy();
}

void FTestWorld::Destroy()
{
	if (World == nullptr)
	{
		return;
	}
	[[maybe_unused]] const TWeakObjectPtr<UWorld> Weak = World;
	HiddenLevels.Empty();
	World->BeginTearingDown();
	if (GameInstance != nullptr)
	{
		GameInstance->Shutdown();
	}
	World->DestroyWorld(true);
	World = nullptr;
	GameInstance = nullptr;
	CollectGarbage();
	checkf(!Weak.IsValid(), TEXT("Something still refers to the world, or to a part of it."));
}

void FTestWorld::Play()
{
	World->InitializeActorsForPlay(FURL());
	World->BeginPlay();
}

void FTestWorld::Tick(int32 Frames, float DeltaSeconds)
{
	for (int32 Frame = 0; Frame < Frames; ++Frame)
	{
		World->Tick(World->IsGameWorld() ? LEVELTICK_All : LEVELTICK_ViewportsOnly, DeltaSeconds);
	}
}

void FTestWorld::CollectGarbage()
{
	::CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}

ULevel* FTestWorld::LoadLevel(const TCHAR* Name)
{
	ULevel* Level = NewObject<ULevel>(World, FName(Name));
	Level->OwningWorld = World;
	HiddenLevels.Emplace(Level);
	return Level;
}

void FTestWorld::StreamIn(ULevel* Level)
{
	World->AddToWorld(Level);
	HiddenLevels.RemoveAll([Level](const TStrongObjectPtr<ULevel>& Hidden) { return Hidden.Get() == Level; });
}

void FTestWorld::StreamOut(ULevel* Level)
{
	World->RemoveFromWorld(Level);
	// As the engine does, so that a stray reference shows at once and does not keep the whole level.
	for (const TObjectPtr<AActor>& Actor : Level->Actors)
	{
		if (Actor != nullptr)
		{
			Actor->MarkAsGarbage();
			TInlineComponentArray<UActorComponent*> Components(Actor);
			for (UActorComponent* Component : Components)
			{
				Component->MarkAsGarbage();
			}
		}
	}
	Level->MarkAsGarbage();
}

AActor* FTestWorld::SpawnBox(
	const FVector& Center, const FVector& HalfSize, const FRotator& Rotation, ULevel* Level)
{
	FActorSpawnParameters Parameters;
	Parameters.OverrideLevel = Level;
	AActor* Actor = World->SpawnActor<AActor>(Parameters);
	UBoxComponent* Box = NewObject<UBoxComponent>(Actor);
	Box->InitBoxExtent(HalfSize);
	Box->SetCollisionProfileName(FName(TEXT("BlockAll")));
	Actor->SetRootComponent(Box);
	Box->SetWorldLocationAndRotation(Center, Rotation);
	if (Level == nullptr || Level->bIsVisible)
	{
		Box->RegisterComponent();
	}
	return Actor;
}
} // namespace StandIn
