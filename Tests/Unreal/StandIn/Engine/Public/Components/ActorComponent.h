// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UActorComponent (navigation.md 8: component conventions).
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "UObject/Object.h"

#include "ActorComponent.generated.h"

class AActor;
class FRegisterComponentContext;
class ULevel;
class UWorld;

/** A part of an actor. Works while it is registered with a world; plays between BeginPlay and EndPlay. */
UCLASS(Abstract)
class ENGINE_API UActorComponent : public UObject
{
	GENERATED_BODY()

public:
	UActorComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FActorComponentTickFunction PrimaryComponentTick;

	/** Registered together with its actor. */
	uint8 bAutoRegister : 1;
	uint8 bAutoActivate : 1;
	/** InitializeComponent is called. */
	uint8 bWantsInitializeComponent : 1;
	/** Ticks in the frames of an editor too. */
	uint8 bTickInEditor : 1;

	AActor* GetOwner() const;
	virtual UWorld* GetWorld() const override;
	ULevel* GetComponentLevel() const;

	void RegisterComponent();
	void RegisterComponentWithWorld(UWorld* InWorld);
	void UnregisterComponent();
	void ReregisterComponent();
	virtual void DestroyComponent(bool bPromoteChildren = false);

	bool IsRegistered() const { return bRegistered; }
	bool HasBeenInitialized() const { return bHasBeenInitialized; }
	bool HasBegunPlay() const { return bHasBegunPlay; }
	bool IsBeingDestroyed() const { return bIsBeingDestroyed; }

	virtual void OnComponentCreated();
	virtual void OnComponentDestroyed(bool bDestroyingHierarchy);
	virtual void InitializeComponent();
	virtual void UninitializeComponent();
	virtual void BeginPlay();
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason);
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction);

	virtual void Activate(bool bReset = false);
	bool IsActive() const { return bIsActive; }

	virtual void SetComponentTickEnabled(bool bEnabled);

	bool CanEverAffectNavigation() const { return bCanEverAffectNavigation; }
	void SetCanEverAffectNavigation(bool bRelevant);
	/** It matters to navigation as it is now. */
	virtual bool IsNavigationRelevant() const { return false; }

	/** Its render state is made anew at the end of the frame. */
	void MarkRenderStateDirty();
	bool IsRenderStateCreated() const { return bRenderStateCreated; }

	/** Moves with the origin of the world. */
	virtual void ApplyWorldOffset(const FVector& InOffset, bool bWorldShift) {}

	virtual void PostInitProperties() override;
	virtual void BeginDestroy() override;
#if WITH_EDITOR
	/** Puts what is wrong into the message log "MapCheck". */
	virtual void CheckForErrors() {}
	virtual void PostEditUndo() override;
#endif

protected:
	/** Must be forwarded to this class. */
	virtual void OnRegister();
	virtual void OnUnregister();
	virtual bool ShouldCreateRenderState() const
	{
		return false;
	}
	/** On any thread, between frames. Both must be forwarded to this class. */
	virtual void CreateRenderState_Concurrent(FRegisterComponentContext* Context);
	virtual void DestroyRenderState_Concurrent();
	/** Looks again whether it matters to navigation, and tells it when that has changed. */
	void UpdateNavigationRelevance();

	uint8 bCanEverAffectNavigation : 1;
	/** As it was when navigation was last told. */
	uint8 bNavigationRelevant : 1;

private:
	friend class AActor;
	friend class UWorld;
	friend struct FActorComponentTickFunction;

	void ConditionalTick(float DeltaTime, ELevelTick TickType);
	void RegisterTick(bool bRegister);
	/** Drops the render state, and makes a new one if there is to be one. */
	void UpdateRenderState(bool bWanted);
	void InitializeOnce();
	void BeginPlayOnce();
	/** The actor is destroyed, and this with it. */
	void DestroyWithOwner();

	/** The outer, or further out: alive as long as this is. */
	AActor* OwnerPrivate = nullptr;
	UWorld* WorldPrivate = nullptr;
	uint8 bRegistered : 1;
	uint8 bHasBeenCreated : 1;
	uint8 bHasBeenInitialized : 1;
	uint8 bHasBegunPlay : 1;
	uint8 bIsActive : 1;
	uint8 bIsBeingDestroyed : 1;
	uint8 bForwarded : 1;
	uint8 bRenderStateCreated : 1;
	uint8 bRenderStateDirty : 1;
};
