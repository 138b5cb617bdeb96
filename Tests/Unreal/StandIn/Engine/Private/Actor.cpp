// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameFramework/Actor.h"

#include "Components/PrimitiveComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "EngineLog.h"
#include "Misc/DataValidation.h"
#include "TimerManager.h"

AActor::AActor(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bActorEnableCollision(true), bActorInitialized(false),
	  bActorIsBeingDestroyed(false), bFinishedSpawning(false), bForwarded(false)
{
	PrimaryActorTick.Target = this;
}

void AActor::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	AActor* This = CastChecked<AActor>(InThis);
	Collector.AddReferencedObjects(This->OwnedComponents, This);
	This->OwnedComponents.RemoveAll(
		[](const TObjectPtr<UActorComponent>& Component) { return Component == nullptr; });
	Super::AddReferencedObjects(InThis, Collector);
}

UWorld* AActor::GetWorld() const
{
	const ULevel* Level = GetLevel();
	return Level != nullptr ? Level->GetWorld() : nullptr;
}

ULevel* AActor::GetLevel() const
{
	return HasAnyFlags(RF_ClassDefaultObject) ? nullptr : GetTypedOuter<ULevel>();
}

UGameInstance* AActor::GetGameInstance() const
{
	const UWorld* World = GetWorld();
	return World != nullptr ? World->GetGameInstance() : nullptr;
}

ENetMode AActor::GetNetMode() const
{
	const UWorld* World = GetWorld();
	return World != nullptr ? World->GetNetMode() : NM_Standalone;
}

void AActor::AddOwnedComponent(UActorComponent* Component)
{
	OwnedComponents.AddUnique(Component);
}

void AActor::RemoveOwnedComponent(UActorComponent* Component)
{
	OwnedComponents.Remove(Component);
}

UActorComponent* AActor::FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const
{
	const UClass* Class = ComponentClass.Get();
	for (const TObjectPtr<UActorComponent>& Component : OwnedComponents)
	{
		if (Class != nullptr && Component != nullptr && Component->IsA(Class))
		{
			return Component.Get();
		}
	}
	return nullptr;
}

void AActor::RegisterAllComponents()
{
	UWorld* World = GetWorld();
	check(World != nullptr);
	PreRegisterAllComponents();
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		UActorComponent* Component = OwnedComponents[Index];
		if (Component->bAutoRegister && !Component->IsRegistered() && !Component->IsBeingDestroyed())
		{
			Component->RegisterComponentWithWorld(World);
		}
	}
	if (!World->IsGameWorld())
	{
		// Nobody begins play in an editor, but some actors tick there.
		RegisterTick(true);
	}
	PostRegisterAllComponents();
}

void AActor::UnregisterAllComponents(bool bForReregister)
{
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		if (OwnedComponents[Index]->IsRegistered())
		{
			OwnedComponents[Index]->UnregisterComponent();
		}
	}
	RegisterTick(false);
}

void AActor::SetActorEnableCollision(bool bNewActorEnableCollision)
{
	bActorEnableCollision = bNewActorEnableCollision;
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		if (UPrimitiveComponent* Primitive = Cast<UPrimitiveComponent>(OwnedComponents[Index].Get()))
		{
			Primitive->OnCollisionChanged();
		}
	}
}

void AActor::PostSpawnInitialize(
	const FTransform& SpawnTransform, AActor* InOwner, APawn* InInstigator, bool bDeferred)
{
	SetOwner(InOwner);
	Instigator = InInstigator;
	if (RootComponent != nullptr)
	{
		RootComponent->SetWorldTransform(RootComponent->GetRelativeTransform() * SpawnTransform);
	}
	if (GetLevel()->bIsVisible)
	{
		RegisterAllComponents();
	}
	PostActorCreated();
	if (!bDeferred)
	{
		FinishSpawning(SpawnTransform, true);
	}
}

void AActor::FinishSpawning(const FTransform& Transform, bool bIsDefaultTransform)
{
	if (!ensure(!bFinishedSpawning))
	{
		return;
	}
	bFinishedSpawning = true;
	if (RootComponent != nullptr && !bIsDefaultTransform)
	{
		RootComponent->SetWorldLocationAndRotation(Transform.GetLocation(), Transform.GetRotation());
	}
	OnConstruction(Transform);
	PostActorConstruction();
}

void AActor::PostActorConstruction()
{
	const UWorld* World = GetWorld();
	if (IsActorBeingDestroyed() || !GetLevel()->bIsVisible)
	{
		return;
	}
	if (World->AreActorsInitialized())
	{
		RouteInitialize();
	}
	if (World->HasBegunPlay() && !IsActorBeingDestroyed())
	{
		DispatchBeginPlay();
	}
}

void AActor::RouteInitialize()
{
	if (bActorInitialized || bActorIsBeingDestroyed || !bFinishedSpawning)
	{
		return;
	}
	PreInitializeComponents();
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		OwnedComponents[Index]->InitializeOnce();
	}
	PostInitializeComponents();
	checkf(bActorInitialized, TEXT("%s does not call Super::PostInitializeComponents."), *GetName());
}

void AActor::PostInitializeComponents()
{
	bActorInitialized = !IsActorBeingDestroyed();
}

void AActor::DispatchBeginPlay(bool bFromLevelStreaming)
{
	if (ActorHasBegunPlay != EActorBeginPlayState::HasNotBegunPlay || bActorIsBeingDestroyed ||
		!bFinishedSpawning)
	{
		return;
	}
	bForwarded = false;
	BeginPlay();
	checkf(bForwarded, TEXT("%s does not call Super::BeginPlay."), *GetName());
}

void AActor::BeginPlay()
{
	bForwarded = true;
	ActorHasBegunPlay = EActorBeginPlayState::BeginningPlay;
	RegisterTick(true);
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		OwnedComponents[Index]->BeginPlayOnce();
	}
	if (!bActorIsBeingDestroyed)
	{
		ActorHasBegunPlay = EActorBeginPlayState::HasBegunPlay;
	}
}

void AActor::RouteEndPlay(const EEndPlayReason::Type EndPlayReason)
{
	if (ActorHasBegunPlay != EActorBeginPlayState::HasNotBegunPlay)
	{
		bForwarded = false;
		EndPlay(EndPlayReason);
		checkf(bForwarded, TEXT("%s does not call Super::EndPlay."), *GetName());
	}
	for (int32 Index = 0; bActorInitialized && Index < OwnedComponents.Num(); ++Index)
	{
		if (OwnedComponents[Index]->HasBeenInitialized())
		{
			OwnedComponents[Index]->UninitializeComponent();
		}
	}
	bActorInitialized = false;
}

void AActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	bForwarded = true;
	ActorHasBegunPlay = EActorBeginPlayState::HasNotBegunPlay;
	RegisterTick(false);
	for (int32 Index = 0; Index < OwnedComponents.Num(); ++Index)
	{
		if (OwnedComponents[Index]->HasBegunPlay())
		{
			OwnedComponents[Index]->EndPlay(EndPlayReason);
		}
	}
}

bool AActor::Destroy(bool bNetForce, bool bShouldModifyLevel)
{
	UWorld* World = GetWorld();
	return World != nullptr && World->DestroyActor(this, bNetForce, bShouldModifyLevel);
}

void AActor::Destroyed()
{
	RouteEndPlay(EEndPlayReason::Destroyed);
	OnDestroyed.Broadcast(this);
}

void AActor::SetLifeSpan(float InLifespan)
{
	FTimerManager& Timers = GetWorld()->GetTimerManager();
	Timers.SetTimer(LifeSpanTimer, this, &AActor::EndLifeSpan, InLifespan);
}

void AActor::EndLifeSpan()
{
	Destroy();
}

void AActor::TickActor(float DeltaTime, ELevelTick TickType, FActorTickFunction& ThisTickFunction)
{
	Tick(DeltaTime);
}

void AActor::SetActorTickEnabled(bool bEnabled)
{
	PrimaryActorTick.SetTickFunctionEnable(bEnabled && PrimaryActorTick.bCanEverTick);
}

void AActor::RegisterTick(bool bRegister)
{
	if (!bRegister)
	{
		PrimaryActorTick.UnRegisterTickFunction();
	}
	else if (PrimaryActorTick.bCanEverTick && !PrimaryActorTick.IsTickFunctionRegistered())
	{
		PrimaryActorTick.SetTickFunctionEnable(
			PrimaryActorTick.bStartWithTickEnabled || PrimaryActorTick.IsTickFunctionEnabled());
		PrimaryActorTick.RegisterTickFunction(GetLevel());
	}
}

void AActor::BeginDestroy()
{
	PrimaryActorTick.UnRegisterTickFunction();
	Super::BeginDestroy();
}

#if WITH_EDITOR
void AActor::CheckForErrors()
{
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (const TObjectPtr<UActorComponent>& Component : Components)
	{
		if (Component != nullptr && Component->IsRegistered())
		{
			Component->CheckForErrors();
		}
	}
}

EDataValidationResult AActor::IsDataValid(FDataValidationContext& Context) const
{
	EDataValidationResult Result = Super::IsDataValid(Context);
	for (const TObjectPtr<UActorComponent>& Component : OwnedComponents)
	{
		if (Component != nullptr)
		{
			Result = CombineDataValidationResults(Result, Component->IsDataValid(Context));
		}
	}
	return Result;
}
#endif
