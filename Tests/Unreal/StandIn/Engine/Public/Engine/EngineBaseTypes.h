// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of Engine/EngineBaseTypes.h: ticking groups, FTickFunction and its two users,
// ENetMode.
#pragma once

#include "CoreMinimal.h"

#include "EngineBaseTypes.generated.h"

class AActor;
class UActorComponent;
class ULevel;
class UObject;
class UWorld;

/** What happened to a key or a button. */
enum EInputEvent : int
{
	IE_Pressed,
	IE_Released,
	IE_Repeat,
	IE_DoubleClick,
	IE_Axis,
	IE_MAX,
};

/** When in a frame something ticks. */
UENUM()
enum ETickingGroup : int
{
	TG_PrePhysics,
	TG_StartPhysics,
	TG_DuringPhysics,
	TG_EndPhysics,
	TG_PostPhysics,
	TG_PostUpdateWork,
	TG_LastDemotable,
	TG_NewlySpawned,
	TG_MAX,
};

/** What kind of frame it is. */
enum ELevelTick
{
	/** Only the time goes on. */
	LEVELTICK_TimeOnly = 0,
	/** An editor's frame. */
	LEVELTICK_ViewportsOnly = 1,
	/** A frame of play. */
	LEVELTICK_All = 2,
	/** A frame of a paused game. */
	LEVELTICK_PauseTick = 3,
};

enum ENetMode
{
	NM_Standalone,
	NM_DedicatedServer,
	NM_ListenServer,
	NM_Client,
	NM_MAX,
};

/** Where a map comes from; the stand-in has no maps to load. */
struct ENGINE_API FURL
{
};

/** Something that a level ticks once a frame while it is registered and enabled. */
struct ENGINE_API FTickFunction
{
	/** The first group in which it may tick. */
	TEnumAsByte<ETickingGroup> TickGroup = TG_PrePhysics;
	uint8 bTickEvenWhenPaused : 1;
	/** False: it is never registered. */
	uint8 bCanEverTick : 1;
	uint8 bStartWithTickEnabled : 1;
	/** Seconds between ticks; at most zero: every frame. */
	float TickInterval = 0.0f;

	FTickFunction();
	virtual ~FTickFunction();
	FTickFunction(const FTickFunction&) = delete;
	FTickFunction& operator=(const FTickFunction&) = delete;

	/** During a frame: ticks from the next group on. */
	void RegisterTickFunction(ULevel* Level);
	void UnRegisterTickFunction();
	bool IsTickFunctionRegistered() const { return RegisteredLevel != nullptr; }

	void SetTickFunctionEnable(bool bInEnabled);
	bool IsTickFunctionEnabled() const { return bEnabled; }

	/** The other one ticks first, whatever the groups say. Game thread only. */
	void AddPrerequisite(UObject* TargetObject, FTickFunction& TargetTickFunction);

private:
	friend class UWorld;

	struct FPrerequisite
	{
		TWeakObjectPtr<UObject> Object;
		FTickFunction* Function = nullptr;
	};

	/** What the engine hands over with thread and task: not for overriding outside of the stand-in. */
	virtual void Run(float DeltaTime, ELevelTick TickType) = 0;

	/** The latest group of this one and all that must tick before it. */
	ETickingGroup GetActualTickGroup() const;

	TArray<FPrerequisite> Prerequisites;
	ULevel* RegisteredLevel = nullptr;
	uint64 LastTickFrame = 0;
	float TimeUntilTick = 0.0f;
	float TimeSinceTick = 0.0f;
	bool bEnabled = false;
};

/** Ticks an actor. */
struct ENGINE_API FActorTickFunction : public FTickFunction
{
	AActor* Target = nullptr;

private:
	virtual void Run(float DeltaTime, ELevelTick TickType) override;
};

/** Ticks a component. */
struct ENGINE_API FActorComponentTickFunction : public FTickFunction
{
	UActorComponent* Target = nullptr;

private:
	virtual void Run(float DeltaTime, ELevelTick TickType) override;
};
