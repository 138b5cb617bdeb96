// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/Level.h"
#include "Engine/World.h"
#include "EngineLog.h"
#include "GameFramework/Actor.h"
#include "GameFramework/WorldSettings.h"
#include "TimerManager.h"

AActor* UWorld::SpawnActor(UClass* InClass, FVector const* Location, FRotator const* Rotation,
	const FActorSpawnParameters& SpawnParameters)
{
	const FTransform Transform(Rotation != nullptr ? *Rotation : FRotator::ZeroRotator,
		Location != nullptr ? *Location : FVector::ZeroVector, FVector::OneVector);
	return SpawnActorAt(InClass, Transform, SpawnParameters);
}

AActor* UWorld::SpawnActor(
	UClass* Class, FTransform const* Transform, const FActorSpawnParameters& SpawnParameters)
{
	return SpawnActorAt(Class, Transform != nullptr ? *Transform : FTransform::Identity, SpawnParameters);
}

bool UWorld::CanSpawn(const UClass* Class) const
{
	if (Class == nullptr || !Class->IsChildOf(AActor::StaticClass()))
	{
		UE_LOG(LogSpawn, Warning, TEXT("SpawnActor failed because the class is none of an actor."));
		return false;
	}
	if (Class->HasAnyClassFlags(CLASS_Abstract))
	{
		UE_LOG(LogSpawn, Warning, TEXT("SpawnActor failed because class %s is abstract."), *Class->GetName());
		return false;
	}
	if (bIsTearingDown)
	{
		UE_LOG(LogSpawn, Warning, TEXT("SpawnActor failed because the world is being torn down."));
		return false;
	}
	return true;
}

AActor* UWorld::SpawnActorAt(
	UClass* Class, const FTransform& Transform, const FActorSpawnParameters& Parameters)
{
	check(IsInGameThread());
	if (!CanSpawn(Class))
	{
		return nullptr;
	}
	if (Transform.ContainsNaN())
	{
		UE_LOG(LogSpawn, Warning, TEXT("SpawnActor failed because the transform is not finite."));
		return nullptr;
	}
	ULevel* Level = Parameters.OverrideLevel != nullptr ? Parameters.OverrideLevel : PersistentLevel.Get();
	AActor* Actor =
		NewObject<AActor>(Level, Class, Parameters.Name, Parameters.ObjectFlags, Parameters.Template);
	Level->Actors.Add(Actor);
	Actor->PostSpawnInitialize(
		Transform, Parameters.Owner, Parameters.Instigator, Parameters.bDeferConstruction);
	if (!IsValid(Actor))
	{
		// It destroyed itself when it began to play.
		return nullptr;
	}
	OnActorSpawned.Broadcast(Actor);
	return Actor;
}

bool UWorld::DestroyActor(AActor* Actor, bool bNetForce, bool bShouldModifyLevel)
{
	check(IsInGameThread());
	check(Actor != nullptr && Actor->GetWorld() == this);
	if (Actor->IsActorBeingDestroyed())
	{
		return true;
	}
	if (Actor->IsA<AWorldSettings>())
	{
		return false;
	}
	Actor->bActorIsBeingDestroyed = true;
	Actor->Destroyed();
	GetTimerManager().ClearAllTimersForObject(Actor);
	Actor->DetachOthers();
	Actor->SetOwner(nullptr);
	ULevel* Level = Actor->GetLevel();
	const int32 Index = Level->Actors.Find(Actor);
	check(Index != INDEX_NONE);
	Level->Actors[Index] = nullptr;
	Actor->UnregisterAllComponents();
	for (int32 Component = 0; Component < Actor->OwnedComponents.Num(); ++Component)
	{
		Actor->OwnedComponents[Component]->DestroyWithOwner();
	}
	Actor->MarkAsGarbage();
	return true;
}

FDelegateHandle UWorld::AddOnActorSpawnedHandler(const FOnActorSpawned::FDelegate& InHandler) const
{
	return OnActorSpawned.Add(InHandler);
}

void UWorld::RemoveOnActorSpawnedHandler(FDelegateHandle InHandle) const
{
	OnActorSpawned.Remove(InHandle);
}
