// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Actors, components and subsystems that note what the engine calls.
#pragma once

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "Engine/CancellableAsyncAction.h"
#include "Engine/DeveloperSettings.h"
#include "GameFramework/Actor.h"
#include "GameFramework/Controller.h"
#include "Subsystems/WorldSubsystem.h"

#include "EngineSamples.generated.h"

/** Notes every call of its life in a log that outlives it. */
UCLASS()
class USampleNoteComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	USampleNoteComponent();

	TSharedPtr<TArray<FString>> Notes;
	TArray<EEndPlayReason::Type> Reasons;
	float Ticked = 0.0f;
	int32 Moves = 0;

	virtual void InitializeComponent() override;
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;
	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;

protected:
	virtual void OnRegister() override;
	virtual void OnUnregister() override;
	virtual void OnUpdateTransform(
		EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport) override;

private:
	void Note(const TCHAR* What);
};

/** An actor with such a component, which notes its own life in the same log. */
UCLASS()
class ASampleNoteActor : public AActor
{
	GENERATED_BODY()

public:
	ASampleNoteActor();

	UPROPERTY()
	TObjectPtr<USampleNoteComponent> Part;

	TSharedPtr<TArray<FString>> Notes;
	TFunction<void(ASampleNoteActor&)> OnTick;

	void SetNotes(const TSharedPtr<TArray<FString>>& InNotes);
	UFUNCTION()
	void NoteDestruction(AActor* DestroyedActor);

	virtual void OnConstruction(const FTransform& Transform) override;
	virtual void PreInitializeComponents() override;
	virtual void PostInitializeComponents() override;
	virtual void Tick(float DeltaSeconds) override;

protected:
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;

private:
	void Note(const TCHAR* What);
};

/** Counts its frames. */
UCLASS()
class USampleTickSubsystem : public UTickableWorldSubsystem
{
	GENERATED_BODY()

public:
	int32 Ticks = 0;
	float Seconds = 0.0f;
	bool bWantsTick = true;
	bool bWantsTickInEditor = false;
	bool bWantsTickWhenPaused = false;
	bool bPostInitialized = false;
	/** An actor had begun to play before the subsystem was told. */
	bool bActorsPlayedFirst = false;
	int32 BeginPlays = 0;
	TSharedPtr<TArray<FString>> Notes;

	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void Deinitialize() override;
	virtual void PostInitialize() override { bPostInitialized = true; }
	virtual void OnWorldBeginPlay(UWorld& InWorld) override;
	virtual void Tick(float DeltaTime) override;
	virtual bool IsTickable() const override { return bWantsTick; }
	virtual bool IsTickableInEditor() const override { return bWantsTickInEditor; }
	virtual bool IsTickableWhenPaused() const override { return bWantsTickWhenPaused; }
	virtual TStatId GetStatId() const override { return TStatId(); }
};

/** Needs the one above; only made for game previews, where it can forget what tests tell it to. */
UCLASS()
class USampleForgetfulSubsystem : public UTickableWorldSubsystem
{
	GENERATED_BODY()

public:
	static bool bForgetsInitialize;
	static bool bForgetsDeinitialize;

	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void Deinitialize() override;
	virtual TStatId GetStatId() const override { return TStatId(); }

protected:
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const override;
};

/** Depends on the tick subsystem. */
UCLASS()
class USampleDependentSubsystem : public UWorldSubsystem
{
	GENERATED_BODY()

public:
	bool bOtherWasThere = false;

	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
};

/** An action that ends when it is told to. */
UCLASS()
class USampleAction : public UCancellableAsyncAction
{
	GENERATED_BODY()

public:
	int32 Cancels = 0;

	virtual void Cancel() override;
};

/** A controller that does nothing. */
UCLASS()
class ASampleController : public AController
{
	GENERATED_BODY()
};

/** A page of the project settings. */
UCLASS()
class USampleDeveloperSettings : public UDeveloperSettings
{
	GENERATED_BODY()

public:
	virtual FName GetCategoryName() const override { return FName(TEXT("Plugins")); }
};
