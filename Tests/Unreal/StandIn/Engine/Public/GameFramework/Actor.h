// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of AActor and the manual page on the life cycle of actors.
#pragma once

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "Templates/Casts.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

#include "Actor.generated.h"

class APawn;
class UActorComponent;
class UGameInstance;
class ULevel;
class UWorld;
struct FActorSpawnParameters;
struct FHitResult;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FActorDestroyedSignature, AActor*, DestroyedActor);

/**
 * Something that can be placed in a level.
 *
 * Spawned: OnConstruction, components registered, PreInitializeComponents, the components'
 * InitializeComponent, PostInitializeComponents, BeginPlay of the components and of itself. Ends with EndPlay
 * exactly once if it began.
 */
UCLASS(BlueprintType, Blueprintable)
class ENGINE_API AActor : public UObject
{
	GENERATED_BODY()

public:
	AActor(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FActorTickFunction PrimaryActorTick;

	/** How fast time goes for this actor alone. */
	UPROPERTY(BlueprintReadWrite, Category = "Actor")
	float CustomTimeDilation = 1.0f;

	UPROPERTY(BlueprintAssignable, Category = "Game")
	FActorDestroyedSignature OnDestroyed;

	// Where it belongs.
	virtual UWorld* GetWorld() const override;
	ULevel* GetLevel() const;
	UGameInstance* GetGameInstance() const;
	AActor* GetOwner() const { return Owner; }
	virtual void SetOwner(AActor* NewOwner) { Owner = NewOwner; }
	ENetMode GetNetMode() const;
	bool HasAuthority() const { return GetNetMode() != NM_Client; }

	// Where it is: where its root component is.
	USceneComponent* GetRootComponent() const { return RootComponent; }
	bool SetRootComponent(USceneComponent* NewRootComponent);
	const FTransform& ActorToWorld() const;
	FVector GetActorLocation() const { return ActorToWorld().GetLocation(); }
	FRotator GetActorRotation() const { return ActorToWorld().Rotator(); }
	virtual FVector GetVelocity() const;
	bool SetActorLocation(const FVector& NewLocation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	bool SetActorRotation(FRotator NewRotation, ETeleportType Teleport = ETeleportType::None);
	bool SetActorLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetActorScale3D(FVector NewScale3D);
	void AddActorWorldOffset(FVector DeltaLocation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	bool AttachToActor(
		AActor* ParentActor, const FAttachmentTransformRules& AttachmentRules, FName SocketName = NAME_None);
	AActor* GetAttachParentActor() const;
	virtual FBox GetComponentsBoundingBox(
		bool bNonColliding = false, bool bIncludeFromChildActors = false) const;
	/** Moves with the origin of the world. */
	virtual void ApplyWorldOffset(const FVector& InOffset, bool bWorldShift);

	// What it is made of.
	void AddOwnedComponent(UActorComponent* Component);
	void RemoveOwnedComponent(UActorComponent* Component);
	UActorComponent* FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const;

	template <class T>
	T* FindComponentByClass() const
	{
		return static_cast<T*>(FindComponentByClass(T::StaticClass()));
	}

	template <class T, class AllocatorType>
	void GetComponents(TArray<T*, AllocatorType>& OutComponents, bool bIncludeFromChildActors = false) const
	{
		OutComponents.Reset();
		for (const TObjectPtr<UActorComponent>& Component : OwnedComponents)
		{
			if (T* Match = Cast<T>(Component.Get()))
			{
				OutComponents.Add(Match);
			}
		}
	}

	virtual void RegisterAllComponents();
	virtual void UnregisterAllComponents(bool bForReregister = false);
	void SetActorEnableCollision(bool bNewActorEnableCollision);
	bool GetActorEnableCollision() const { return bActorEnableCollision; }

	// Its life.
	virtual void PostActorCreated() {}
	virtual void OnConstruction(const FTransform& Transform) {}
	/** Second half of UWorld::SpawnActorDeferred. */
	void FinishSpawning(const FTransform& Transform, bool bIsDefaultTransform = false);
	virtual void PreInitializeComponents() {}
	virtual void PostInitializeComponents();
	virtual void PreRegisterAllComponents() {}
	virtual void PostRegisterAllComponents() {}
	void DispatchBeginPlay(bool bFromLevelStreaming = false);
	bool HasActorBegunPlay() const { return ActorHasBegunPlay == EActorBeginPlayState::HasBegunPlay; }
	bool IsActorInitialized() const { return bActorInitialized; }
	void RouteEndPlay(const EEndPlayReason::Type EndPlayReason);
	/** False when it cannot be: it is being destroyed already, or the world is. */
	bool Destroy(bool bNetForce = false, bool bShouldModifyLevel = true);
	virtual void Destroyed();
	bool IsActorBeingDestroyed() const { return bActorIsBeingDestroyed; }
	void SetLifeSpan(float InLifespan);

	virtual void Tick(float DeltaSeconds) {}
	virtual void TickActor(float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction);
	/** True: also ticks in the frames of an editor. */
	virtual bool ShouldTickIfViewportsOnly() const { return false; }
	virtual void SetActorTickEnabled(bool bEnabled);

	/** Actors that are part of navigation themselves. */
	virtual bool IsComponentRelevantForNavigation(UActorComponent* Component) const { return true; }

	virtual void BeginDestroy() override;
#if WITH_EDITOR
	/** Map check: asks its registered components. */
	virtual void CheckForErrors();
	/** Asks its components, and is invalid when one of them is. */
	virtual EDataValidationResult IsDataValid(class FDataValidationContext& Context) const override;
	FString GetActorLabel(bool bCreateIfNone = true) const
	{
		return GetName();
	}
#endif
	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

protected:
	/** Must be forwarded to this class. */
	virtual void BeginPlay();
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason);

	UPROPERTY()
	TObjectPtr<USceneComponent> RootComponent;

private:
	friend class UActorComponent;
	friend class ULevel;
	friend class UWorld;

	enum class EActorBeginPlayState : uint8
	{
		HasNotBegunPlay,
		BeginningPlay,
		HasBegunPlay,
	};

	void PostSpawnInitialize(
		const FTransform& SpawnTransform, AActor* InOwner, APawn* InInstigator, bool bDeferred);
	/** What follows construction: initialises, and begins play where the world has. */
	void PostActorConstruction();
	void RouteInitialize();
	void RegisterTick(bool bRegister);
	/** Actors that are attached to this one stay where they are. */
	void DetachOthers();
	void EndLifeSpan();

	UPROPERTY()
	TObjectPtr<AActor> Owner;

	UPROPERTY()
	TObjectPtr<APawn> Instigator;

	/** Shown to the collector, not a property: every actor has its own. */
	TArray<TObjectPtr<UActorComponent>> OwnedComponents;
	FTimerHandle LifeSpanTimer;
	EActorBeginPlayState ActorHasBegunPlay = EActorBeginPlayState::HasNotBegunPlay;
	uint8 bActorEnableCollision : 1;
	uint8 bActorInitialized : 1;
	uint8 bActorIsBeingDestroyed : 1;
	uint8 bFinishedSpawning : 1;
	uint8 bForwarded : 1;
};

/** Room for the components of most actors without an allocation. */
template <class T, uint32 NumElements = 24>
class TInlineComponentArray : public TArray<T, TInlineAllocator<NumElements>>
{
public:
	TInlineComponentArray() = default;
	explicit TInlineComponentArray(const AActor* Actor)
	{
		if (Actor != nullptr)
		{
			Actor->GetComponents(*this);
		}
	}
};
