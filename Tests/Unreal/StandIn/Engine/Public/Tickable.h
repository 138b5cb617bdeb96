// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FTickableGameObject (subsystem-threading.md 1).
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "Stats/Stats.h"

class UWorld;

/** Whether something ticks at all. */
enum class ETickableTickType : uint8
{
	/** Asks IsTickable every frame. */
	Conditional,
	/** Ticks without asking. */
	Always,
	Never,
	/** As the object itself says when it is ready to: for objects that are still being constructed. */
	NewObject,
};

/** Ticks once a frame of its world, after the actors. */
class ENGINE_API FTickableGameObject
{
public:
	FTickableGameObject();
	explicit FTickableGameObject(ETickableTickType StartingTickType);
	virtual ~FTickableGameObject();
	FTickableGameObject(const FTickableGameObject&) = delete;
	FTickableGameObject& operator=(const FTickableGameObject&) = delete;

	virtual void Tick(float DeltaTime) = 0;
	virtual ETickableTickType GetTickableTickType() const { return ETickableTickType::Conditional; }
	/** Asked every frame. */
	virtual bool IsTickable() const { return true; }
	/** A last word, whatever the type and IsTickable say. */
	virtual bool IsAllowedToTick() const { return true; }
	virtual TStatId GetStatId() const = 0;
	virtual bool IsTickableWhenPaused() const { return false; }
	virtual bool IsTickableInEditor() const { return false; }
	/** Ticks with the frames of this world. Null: with those of the engine itself, which the stand-in has
	 * none of. */
	virtual UWorld* GetTickableGameObjectWorld() const { return nullptr; }

	void SetTickableTickType(ETickableTickType NewTickType);

	// The kind of frame was a plain number before 5.5; only the world calls this.
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
	static void TickObjects(UWorld* World, ELevelTick LevelTickType, bool bIsPaused, float DeltaSeconds);
#else
	static void TickObjects(UWorld* World, int32 TickType, bool bIsPaused, float DeltaSeconds);
#endif
};
