// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of UEngine, FWorldContext and EGetWorldErrorMode (blueprint-reflection.md 4).
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "UObject/Object.h"

#include "Engine.generated.h"

class UEngine;
class UGameInstance;
class UWorld;

/** What to do about an object that has no world. */
enum class EGetWorldErrorMode
{
	ReturnNull,
	LogAndReturnNull,
	Assert,
};

/** One of the worlds that the engine runs: the game, or each client of a play-in-editor session. */
struct ENGINE_API FWorldContext
{
	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;
	/** Kept alive by its world. */
	UGameInstance* OwningGameInstance = nullptr;

	UWorld* World() const { return ThisCurrentWorld; }
	void SetCurrentWorld(UWorld* InWorld) { ThisCurrentWorld = InWorld; }

private:
	UWorld* ThisCurrentWorld = nullptr;
};

/** The engine: its worlds and its garbage. */
UCLASS()
class ENGINE_API UEngine : public UObject
{
	GENERATED_BODY()

public:
	/** Seconds between collections of garbage. */
	float TimeBetweenPurgingPendingKillObjects = 61.1f;

	FWorldContext& CreateNewWorldContext(EWorldType::Type WorldType);
	void DestroyWorldContext(UWorld* InWorld);
	FWorldContext* GetWorldContextFromWorld(const UWorld* InWorld);

	UWorld* GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const;

	/** At the end of the frame. */
	void ForceGarbageCollection(bool bFullPurge = false) { bShouldCollect = true; }
	/** At the end of a frame of any world: collects when it was asked to, or it is time. */
	void ConditionalCollectGarbage();

	/** In the stand-in, a line in the log. */
	void AddOnScreenDebugMessage(
		uint64 Key, float TimeToDisplay, FColor DisplayColor, const FString& DebugMessage);

	void WorldDestroyed(UWorld* InWorld);

	/** Makes GEngine and the assets that come with an engine, unless they are there. Not the engine's. */
	static void StandInStart();
	/** Lets go of both again. */
	static void StandInStop();

private:
	friend class UWorld;

	/** Each in its own place: they are handed out by reference. */
	TArray<TUniquePtr<FWorldContext>> WorldContexts;

	float TimeSinceCollection = 0.0f;
	bool bShouldCollect = false;
};

extern ENGINE_API UEngine* GEngine;
