// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/NavigationSystemBase.h"

#include "Components/ActorComponent.h"
#include "Components/SceneComponent.h"
#include "Engine/World.h"
#include "UObject/SoftObjectPath.h"
#include "UObject/UObjectGlobals.h"

namespace FNavigationSystem
{
template <>
UNavigationSystemBase* GetCurrent<UNavigationSystemBase>(UWorld* World)
{
	return World != nullptr ? World->GetNavigationSystem() : nullptr;
}

template <>
UNavigationSystemBase* GetCurrent<UNavigationSystemBase>(UObject* WorldContextObject)
{
	UWorld* World = WorldContextObject != nullptr ? WorldContextObject->GetWorld() : nullptr;
	return GetCurrent<UNavigationSystemBase>(World);
}

void AddNavigationSystemToWorld(
	UWorld& WorldOwner, const FNavigationSystemRunMode RunMode, const bool bInitializeForWorld)
{
	check(IsInGameThread());
	if (WorldOwner.GetNavigationSystem() == nullptr)
	{
		// The engine names the class in its ini. A program that is not linked to the module has no such
		// class, and its worlds have no navigation.
		const FSoftClassPath ClassPath(TEXT("/Script/NavigationSystem.NavigationSystemV1"));
		if (UClass* NavSystemClass = ClassPath.ResolveClass())
		{
			WorldOwner.SetNavigationSystem(NewObject<UNavigationSystemBase>(&WorldOwner, NavSystemClass));
		}
	}
	UNavigationSystemBase* NavSystem = WorldOwner.GetNavigationSystem();
	if (NavSystem != nullptr && bInitializeForWorld && !NavSystem->IsWorldInitDone())
	{
		NavSystem->InitializeForWorld(WorldOwner, RunMode);
	}
}

void Cleanup(UWorld& World, const ECleanupMode Mode)
{
	if (UNavigationSystemBase* NavSystem = World.GetNavigationSystem())
	{
		NavSystem->CleanUp(Mode);
		World.SetNavigationSystem(nullptr);
	}
}

void OnComponentRegistered(UActorComponent& Comp)
{
	UNavigationSystemBase::OnComponentRegisteredDelegate().ExecuteIfBound(Comp);
}

void OnComponentUnregistered(UActorComponent& Comp)
{
	UNavigationSystemBase::OnComponentUnregisteredDelegate().ExecuteIfBound(Comp);
}

void OnComponentTransformChanged(USceneComponent& Comp)
{
	UNavigationSystemBase::OnComponentTransformChangedDelegate().ExecuteIfBound(Comp);
}

void UpdateComponentData(UActorComponent& Comp)
{
	UNavigationSystemBase::UpdateComponentDataDelegate().ExecuteIfBound(Comp);
}
} // namespace FNavigationSystem

FNavigationSystem::FOnNavigationInitSignature& UNavigationSystemBase::OnNavigationInitStartStaticDelegate()
{
	static FNavigationSystem::FOnNavigationInitSignature Delegate;
	return Delegate;
}

FNavigationSystem::FOnNavigationInitSignature& UNavigationSystemBase::OnNavigationInitDoneStaticDelegate()
{
	static FNavigationSystem::FOnNavigationInitSignature Delegate;
	return Delegate;
}

FNavigationSystem::FActorComponentBasedSignature& UNavigationSystemBase::OnComponentRegisteredDelegate()
{
	static FNavigationSystem::FActorComponentBasedSignature Delegate;
	return Delegate;
}

FNavigationSystem::FActorComponentBasedSignature& UNavigationSystemBase::OnComponentUnregisteredDelegate()
{
	static FNavigationSystem::FActorComponentBasedSignature Delegate;
	return Delegate;
}

FNavigationSystem::FSceneComponentBasedSignature& UNavigationSystemBase::OnComponentTransformChangedDelegate()
{
	static FNavigationSystem::FSceneComponentBasedSignature Delegate;
	return Delegate;
}

FNavigationSystem::FActorComponentBasedSignature& UNavigationSystemBase::UpdateComponentDataDelegate()
{
	static FNavigationSystem::FActorComponentBasedSignature Delegate;
	return Delegate;
}
