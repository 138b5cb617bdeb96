// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: worlds for tests, made, run and torn down in the engine's order.
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "UObject/StrongObjectPtr.h"

class AActor;
class UGameInstance;
class ULevel;
class UWorld;

namespace StandIn
{
/**
 * A world with a game instance and a navigation system, as the engine starts one. Several may live at once.
 *
 * Goes away as the engine ends a world. Whoever still refers to anything of it then has a leak, and that is
 * fatal.
 */
class ENGINE_API FTestWorld
{
public:
	/** Worlds of play are ready for BeginPlay; those of an editor never get there. */
	explicit FTestWorld(EWorldType::Type WorldType = EWorldType::Game, ENetMode NetMode = NM_Standalone);
	~FTestWorld();
	FTestWorld(const FTestWorld&) = delete;
	FTestWorld& operator=(const FTestWorld&) = delete;

	UWorld* Get() const { return World; }
	UWorld* operator->() const { return World; }
	UWorld& operator*() const { return *World; }
	UGameInstance* GetGameInstance() const { return GameInstance; }

	/** Initialises the actors that are there and begins play. */
	void Play();
	/** Frames of the kind that suits the world. */
	void Tick(int32 Frames = 1, float DeltaSeconds = 1.0f / 60.0f);
	void CollectGarbage();

	/** A level that is loaded but not part of the world yet: spawn into it by
	 * FActorSpawnParameters::OverrideLevel. */
	ULevel* LoadLevel(const TCHAR* Name);
	void StreamIn(ULevel* Level);
	/** Takes it out of the world and forgets it; the next garbage is what was in it. */
	void StreamOut(ULevel* Level);

	/** A blocking box that affects navigation. */
	AActor* SpawnBox(const FVector& Center, const FVector& HalfSize,
		const FRotator& Rotation = FRotator::ZeroRotator, ULevel* Level = nullptr);

	/** Ends the world early. The rest must be done without it. */
	void Destroy();

private:
	UWorld* World = nullptr;
	UGameInstance* GameInstance = nullptr;
	/** Loaded and not shown: nothing else keeps them alive. */
	TArray<TStrongObjectPtr<ULevel>> HiddenLevels;
};
} // namespace StandIn
