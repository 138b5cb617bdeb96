// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API pages of UNavigationSystemBase and of namespace FNavigationSystem, and the fact sheets
// "Navigation API facts", section 5, and "World subsystem, ticking, time budgets, tasks and thread rules",
// section 1.
//
// A world calls, in this order: AddNavigationSystemToWorld without initialising once its subsystems are
// initialised; the same again, initialising, when actors are initialised for play; Tick each frame; Cleanup
// when it goes away.

#include "CoreMinimal.h"
#include "Delegates/Delegate.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include "NavigationSystemBase.generated.h"

class UActorComponent;
class ULevel;
class UNavigationSystemBase;
class USceneComponent;
class UWorld;

enum class FNavigationSystemRunMode : uint8
{
	InvalidMode,
	GameMode,
	EditorMode,
	SimulationMode,
	PIEMode,
	InferFromWorldMode,
};

namespace FNavigationSystem
{
enum ECreateIfMissing
{
	Invalid = -1,
	DontCreate = 0,
	Create = 1,
};

enum class ECleanupMode : uint8
{
	CleanupWithWorld,
	CleanupUnsafe,
};

DECLARE_MULTICAST_DELEGATE_OneParam(FOnNavigationInitSignature, const UNavigationSystemBase&);
DECLARE_DELEGATE_OneParam(FActorComponentBasedSignature, UActorComponent&);
DECLARE_DELEGATE_OneParam(FSceneComponentBasedSignature, USceneComponent&);

/** The navigation system of a world; null when the world is null, has none, or has one of another class. */
template <typename TNavSys>
TNavSys* GetCurrent(UWorld* World)
{
	return Cast<TNavSys>(GetCurrent<UNavigationSystemBase>(World));
}

template <typename TNavSys>
const TNavSys* GetCurrent(const UWorld* World)
{
	return GetCurrent<TNavSys>(const_cast<UWorld*>(World));
}

template <typename TNavSys>
TNavSys* GetCurrent(UObject* WorldContextObject)
{
	return Cast<TNavSys>(GetCurrent<UNavigationSystemBase>(WorldContextObject));
}

template <>
ENGINE_API UNavigationSystemBase* GetCurrent<UNavigationSystemBase>(UWorld* World);

template <>
ENGINE_API UNavigationSystemBase* GetCurrent<UNavigationSystemBase>(UObject* WorldContextObject);

/** Creates the navigation system of the world unless it has one, and initialises it when asked to. */
ENGINE_API void AddNavigationSystemToWorld(UWorld& WorldOwner,
	const FNavigationSystemRunMode RunMode = FNavigationSystemRunMode::InvalidMode,
	const bool bInitializeForWorld = true);

ENGINE_API void Cleanup(UWorld& World, const ECleanupMode Mode);

/** What a component tells navigation. Nothing listens when there is no navigation module. */
ENGINE_API void OnComponentRegistered(UActorComponent& Comp);
ENGINE_API void OnComponentUnregistered(UActorComponent& Comp);
ENGINE_API void OnComponentTransformChanged(USceneComponent& Comp);
ENGINE_API void UpdateComponentData(UActorComponent& Comp);
} // namespace FNavigationSystem

UCLASS(Abstract, Config = Engine, DefaultConfig)
class ENGINE_API UNavigationSystemBase : public UObject
{
	GENERATED_BODY()

public:
	virtual void Tick(float DeltaSeconds) PURE_VIRTUAL(UNavigationSystemBase::Tick, );
	virtual void CleanUp(const FNavigationSystem::ECleanupMode Mode)
		PURE_VIRTUAL(UNavigationSystemBase::CleanUp, );

	virtual void InitializeForWorld(UWorld& World, FNavigationSystemRunMode Mode)
		PURE_VIRTUAL(UNavigationSystemBase::InitializeForWorld, );

	virtual bool IsWorldInitDone() const PURE_VIRTUAL(UNavigationSystemBase::IsWorldInitDone, return false;);

	/** Both are called for every world. */
	static FNavigationSystem::FOnNavigationInitSignature& OnNavigationInitStartStaticDelegate();
	static FNavigationSystem::FOnNavigationInitSignature& OnNavigationInitDoneStaticDelegate();

	static FNavigationSystem::FActorComponentBasedSignature& OnComponentRegisteredDelegate();
	static FNavigationSystem::FActorComponentBasedSignature& OnComponentUnregisteredDelegate();
	static FNavigationSystem::FSceneComponentBasedSignature& OnComponentTransformChangedDelegate();
	static FNavigationSystem::FActorComponentBasedSignature& UpdateComponentDataDelegate();
};
