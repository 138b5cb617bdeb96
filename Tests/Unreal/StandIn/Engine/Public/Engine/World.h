// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of UWorld, FActorSpawnParameters and FWorldDelegates (subsystem-threading.md 6).
#pragma once

#include "CollisionQueryParams.h"
#include "CollisionShape.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "Engine/HitResult.h"
#include "GameFramework/Actor.h"
#include "Subsystems/SubsystemCollection.h"
#include "Subsystems/WorldSubsystem.h"
#include "UObject/Object.h"

#include "World.generated.h"

class APawn;
class AWorldSettings;
class FTimerManager;
class UGameInstance;
class ULevel;
class UNavigationSystemBase;
class UPrimitiveComponent;
struct FOverlapResult;

namespace StandIn
{
class FCollisionScene;
}

/** How an actor is spawned. */
struct ENGINE_API FActorSpawnParameters
{
	FName Name;
	AActor* Template = nullptr;
	AActor* Owner = nullptr;
	APawn* Instigator = nullptr;
	/** Null: the persistent level. */
	ULevel* OverrideLevel = nullptr;
	ESpawnActorCollisionHandlingMethod SpawnCollisionHandlingOverride =
		ESpawnActorCollisionHandlingMethod::Undefined;
	EObjectFlags ObjectFlags = RF_Transactional;
	/** FinishSpawning is called later. */
	uint8 bDeferConstruction : 1;

	FActorSpawnParameters() : bDeferConstruction(false) {}
};

DECLARE_MULTICAST_DELEGATE_OneParam(FOnActorSpawned, AActor*);

/** A level and whatever was streamed in beside it, its time, its collision and its subsystems. Game thread
 * only. */
UCLASS()
class ENGINE_API UWorld final : public UObject
{
	GENERATED_BODY()

public:
	UWorld();
	virtual ~UWorld() override;

	DECLARE_MULTICAST_DELEGATE(FOnWorldBeginPlay);

	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;

	UPROPERTY()
	TObjectPtr<ULevel> PersistentLevel;

	/** Seconds of play; stands still while paused. */
	double TimeSeconds = 0.0;
	double RealTimeSeconds = 0.0;
	float DeltaTimeSeconds = 0.0f;
	FIntVector OriginLocation = FIntVector(0, 0, 0);
	uint8 bIsTearingDown : 1;
	/** Between the first and the last tick group of a frame. */
	uint8 bInTick : 1;
	FOnWorldBeginPlay OnWorldBeginPlay;
	/** Where the views of the last frame stood. */
	TArray<FVector> ViewLocationsRenderedLastFrame;

	// Life.
	static UWorld* CreateWorld(const EWorldType::Type InWorldType, bool bInformEngineOfWorld,
		FName WorldName = NAME_None, UPackage* InWorldPackage = nullptr, bool bAddToRoot = true);
	void InitializeActorsForPlay(const FURL& InURL, bool bResetTime = true);
	void BeginPlay();
	void Tick(ELevelTick TickType, float DeltaSeconds);
	/** Makes the render states anew that are dirty. */
	void SendAllEndOfFrameUpdates();
	/** Nothing is spawned any more; listeners are told. */
	void BeginTearingDown();
	void EndPlay(const EEndPlayReason::Type EndPlayReason);
	void CleanupWorld(bool bSessionEnded = true, bool bCleanupResources = true, UWorld* NewWorld = nullptr);
	/** Ends play where it has begun, the subsystems after the actors, and lets the world be collected. */
	void DestroyWorld(bool bInformEngineOfWorld, UWorld* NewWorld = nullptr);
	bool IsInitialized() const { return bIsWorldInitialized; }
	bool AreActorsInitialized() const { return bActorsInitialized; }
	bool HasBegunPlay() const { return bBegunPlay; }

	// Kind.
	virtual UWorld* GetWorld() const override { return const_cast<UWorld*>(this); }
	bool IsGameWorld() const;
	ENetMode GetNetMode() const { return NetMode; }
	/** Before play begins; a net driver does this in the engine. */
	void StandInSetNetMode(ENetMode Mode) { NetMode = Mode; }

	// Time.
	double GetTimeSeconds() const { return TimeSeconds; }
	double GetRealTimeSeconds() const { return RealTimeSeconds; }
	float GetDeltaSeconds() const { return DeltaTimeSeconds; }
	bool IsPaused() const { return bPaused; }
	/** What a player controller does in the engine; see UGameplayStatics::SetGamePaused. */
	void StandInSetPaused(bool bPause) { bPaused = bPause; }
	FTimerManager& GetTimerManager() const;

	// Parts.
	AWorldSettings* GetWorldSettings(bool bCheckStreamingPersistent = false, bool bChecked = true) const;
	UGameInstance* GetGameInstance() const { return OwningGameInstance; }
	void SetGameInstance(UGameInstance* NewGI);
	UNavigationSystemBase* GetNavigationSystem() { return NavigationSystem; }
	const UNavigationSystemBase* GetNavigationSystem() const { return NavigationSystem; }
	void SetNavigationSystem(UNavigationSystemBase* InNavigationSystem);
	const TArray<ULevel*>& GetLevels() const { return LevelsView; }

	template <typename TSubsystemClass>
	TSubsystemClass* GetSubsystem() const
	{
		return SubsystemCollection.GetSubsystem<TSubsystemClass>(TSubsystemClass::StaticClass());
	}

	/** Null for a world that is null. */
	template <typename TSubsystemClass>
	static TSubsystemClass* GetSubsystem(const UWorld* World)
	{
		return World != nullptr ? World->GetSubsystem<TSubsystemClass>() : nullptr;
	}

	template <typename TSubsystemClass>
	bool HasSubsystem() const
	{
		return GetSubsystem<TSubsystemClass>() != nullptr;
	}

	// Levels.
	void AddToWorld(ULevel* Level, const FTransform& LevelTransform = FTransform::Identity);
	void RemoveFromWorld(ULevel* Level, bool bAllowIncrementalRemoval = false);
	/** Moves the origin: everything gets the opposite offset. */
	bool SetNewWorldOrigin(FIntVector InNewOriginLocation);

	// Actors.
	AActor* SpawnActor(UClass* InClass, FVector const* Location = nullptr, FRotator const* Rotation = nullptr,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters());
	AActor* SpawnActor(UClass* Class, FTransform const* Transform,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters());

	template <class T>
	T* SpawnActor(const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(T::StaticClass(), nullptr, nullptr, SpawnParameters), ECastCheckedType::NullAllowed);
	}

	template <class T>
	T* SpawnActor(FVector const& Location, FRotator const& Rotation,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(SpawnActor(T::StaticClass(), &Location, &Rotation, SpawnParameters),
			ECastCheckedType::NullAllowed);
	}

	template <class T>
	T* SpawnActor(UClass* Class, const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(Class, nullptr, nullptr, SpawnParameters), ECastCheckedType::NullAllowed);
	}

	template <class T>
	T* SpawnActor(UClass* Class, FVector const& Location, FRotator const& Rotation,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(Class, &Location, &Rotation, SpawnParameters), ECastCheckedType::NullAllowed);
	}

	template <class T>
	T* SpawnActor(UClass* Class, FTransform const& Transform,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(SpawnActor(Class, &Transform, SpawnParameters), ECastCheckedType::NullAllowed);
	}

	template <class T>
	T* SpawnActorDeferred(UClass* Class, FTransform const& Transform, AActor* Owner = nullptr,
		APawn* Instigator = nullptr,
		ESpawnActorCollisionHandlingMethod CollisionHandlingOverride =
			ESpawnActorCollisionHandlingMethod::Undefined)
	{
		FActorSpawnParameters Parameters;
		Parameters.Owner = Owner;
		Parameters.Instigator = Instigator;
		Parameters.SpawnCollisionHandlingOverride = CollisionHandlingOverride;
		Parameters.bDeferConstruction = true;
		return CastChecked<T>(SpawnActor(Class, &Transform, Parameters), ECastCheckedType::NullAllowed);
	}

	bool DestroyActor(AActor* Actor, bool bNetForce = false, bool bShouldModifyLevel = true);
	FDelegateHandle AddOnActorSpawnedHandler(const FOnActorSpawned::FDelegate& InHandler) const;
	void RemoveOnActorSpawnedHandler(FDelegateHandle InHandle) const;

	// Collision.
	bool LineTraceSingleByChannel(struct FHitResult& OutHit, const FVector& Start, const FVector& End,
		ECollisionChannel TraceChannel,
		const FCollisionQueryParams& Params = FCollisionQueryParams::DefaultQueryParam,
		const FCollisionResponseParams& ResponseParam = FCollisionResponseParams::DefaultResponseParam) const;
	/** What is overlapped on the way, nearest first, up to and with what blocks. */
	bool LineTraceMultiByChannel(TArray<struct FHitResult>& OutHits, const FVector& Start, const FVector& End,
		ECollisionChannel TraceChannel,
		const FCollisionQueryParams& Params = FCollisionQueryParams::DefaultQueryParam,
		const FCollisionResponseParams& ResponseParam = FCollisionResponseParams::DefaultResponseParam) const;
	bool SweepSingleByChannel(struct FHitResult& OutHit, const FVector& Start, const FVector& End,
		const FQuat& Rot, ECollisionChannel TraceChannel, const FCollisionShape& CollisionShape,
		const FCollisionQueryParams& Params = FCollisionQueryParams::DefaultQueryParam,
		const FCollisionResponseParams& ResponseParam = FCollisionResponseParams::DefaultResponseParam) const;
	bool OverlapBlockingTestByChannel(const FVector& Pos, const FQuat& Rot, ECollisionChannel TraceChannel,
		const FCollisionShape& CollisionShape,
		const FCollisionQueryParams& Params = FCollisionQueryParams::DefaultQueryParam,
		const FCollisionResponseParams& ResponseParam = FCollisionResponseParams::DefaultResponseParam) const;
	/** True when one of them blocks. */
	bool OverlapMultiByChannel(TArray<struct FOverlapResult>& OutOverlaps, const FVector& Pos,
		const FQuat& Rot, ECollisionChannel TraceChannel, const FCollisionShape& CollisionShape,
		const FCollisionQueryParams& Params = FCollisionQueryParams::DefaultQueryParam,
		const FCollisionResponseParams& ResponseParam = FCollisionResponseParams::DefaultResponseParam) const;

private:
	friend class AActor;
	friend class UActorComponent;
	friend class UPrimitiveComponent;
	friend class UEngine;

	void InitWorld();
	void ShowLevel(ULevel& Level);
	void EndSubsystems();
	void RunTickGroup(ETickingGroup Group, ELevelTick TickType, float DeltaSeconds);
	void RunTickFunction(struct FTickFunction& Function, ELevelTick TickType, float DeltaSeconds);
	void TickActors(ELevelTick TickType, float DeltaSeconds);
	AActor* SpawnActorAt(UClass* Class, const FTransform& Transform, const FActorSpawnParameters& Parameters);
	bool CanSpawn(const UClass* Class) const;
	/** How a query and a component respond to each other. */
	ECollisionResponse GetResponse(const UPrimitiveComponent& Component, ECollisionChannel Channel,
		const FCollisionQueryParams& Params, const FCollisionResponseParams& ResponseParam) const;

	UPROPERTY()
	TArray<TObjectPtr<ULevel>> Levels;

	UPROPERTY()
	TObjectPtr<UGameInstance> OwningGameInstance;

	UPROPERTY()
	TObjectPtr<UNavigationSystemBase> NavigationSystem;

	FObjectSubsystemCollection<UWorldSubsystem> SubsystemCollection;
	TSharedPtr<FTimerManager> TimerManager;
	TSharedPtr<StandIn::FCollisionScene> Collision;
	mutable FOnActorSpawned OnActorSpawned;
	/** Registered, all of them. */
	TArray<UActorComponent*> DirtyComponents;
	/** The same levels, as they are handed out. */
	TArray<ULevel*> LevelsView;
	ENetMode NetMode = NM_Standalone;
	uint64 FrameNumber = 0;
	uint8 bIsWorldInitialized : 1;
	uint8 bActorsInitialized : 1;
	uint8 bBegunPlay : 1;
	uint8 bCleanedUp : 1;
	uint8 bPaused : 1;
};

/** Events of all worlds. Listeners compare the world. */
class ENGINE_API FWorldDelegates
{
public:
	DECLARE_MULTICAST_DELEGATE_OneParam(FWorldEvent, UWorld* /*World*/);
	DECLARE_MULTICAST_DELEGATE_ThreeParams(
		FWorldCleanupEvent, UWorld* /*World*/, bool /*bSessionEnded*/, bool /*bCleanupResources*/);
	DECLARE_MULTICAST_DELEGATE_TwoParams(FOnLevelChanged, ULevel* /*Level*/, UWorld* /*World*/);
	DECLARE_MULTICAST_DELEGATE_FourParams(FLevelOffsetEvent, ULevel* /*Level*/, UWorld* /*World*/,
		const FVector& /*Offset*/, bool /*bWorldShift*/);

	static FWorldEvent OnWorldBeginTearDown;
	static FWorldCleanupEvent OnWorldCleanup;
	static FOnLevelChanged LevelAddedToWorld;
	static FOnLevelChanged LevelRemovedFromWorld;
	static FLevelOffsetEvent PostApplyLevelOffset;
};
