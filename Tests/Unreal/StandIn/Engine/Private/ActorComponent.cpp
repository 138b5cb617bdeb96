// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/ActorComponent.h"

#include "AI/NavigationSystemBase.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "EngineLog.h"
#include "GameFramework/Actor.h"
#include "TimerManager.h"

UActorComponent::UActorComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bAutoRegister(true), bAutoActivate(false), bWantsInitializeComponent(false),
	  bTickInEditor(false), bCanEverAffectNavigation(false), bNavigationRelevant(false), bRegistered(false),
	  bHasBeenCreated(false), bHasBeenInitialized(false), bHasBegunPlay(false), bIsActive(false),
	  bIsBeingDestroyed(false), bForwarded(false)
{
	PrimaryComponentTick.Target = this;
}

void UActorComponent::PostInitProperties()
{
	Super::PostInitProperties();
	OwnerPrivate = GetTypedOuter<AActor>();
	if (OwnerPrivate != nullptr)
	{
		OwnerPrivate->AddOwnedComponent(this);
	}
}

AActor* UActorComponent::GetOwner() const
{
	return OwnerPrivate;
}

UWorld* UActorComponent::GetWorld() const
{
	if (WorldPrivate != nullptr)
	{
		return WorldPrivate;
	}
	return OwnerPrivate != nullptr ? OwnerPrivate->GetWorld() : GetTypedOuter<UWorld>();
}

ULevel* UActorComponent::GetComponentLevel() const
{
	return OwnerPrivate != nullptr ? OwnerPrivate->GetLevel() : GetTypedOuter<ULevel>();
}

void UActorComponent::RegisterComponent()
{
	UWorld* World = GetOwner() != nullptr ? GetOwner()->GetWorld() : nullptr;
	if (ensure(World != nullptr))
	{
		RegisterComponentWithWorld(World);
	}
}

void UActorComponent::RegisterComponentWithWorld(UWorld* InWorld)
{
	check(IsInGameThread());
	check(InWorld != nullptr && !HasAnyFlags(RF_ClassDefaultObject));
	const bool bOwnerGoes = OwnerPrivate != nullptr && OwnerPrivate->IsActorBeingDestroyed();
	if (bRegistered || bIsBeingDestroyed || bOwnerGoes)
	{
		UE_LOG(LogEngine, Log, TEXT("%s is registered already, or goes away."), *GetName());
		return;
	}
	if (!bHasBeenCreated)
	{
		OnComponentCreated();
	}
	WorldPrivate = InWorld;
	bForwarded = false;
	OnRegister();
	checkf(bForwarded, TEXT("%s does not call Super::OnRegister."), *GetName());
	if (!InWorld->IsGameWorld() || OwnerPrivate == nullptr)
	{
		RegisterTick(true);
	}
	if (OwnerPrivate != nullptr && OwnerPrivate->IsActorInitialized())
	{
		InitializeOnce();
	}
	if (bHasBegunPlay)
	{
		// Registered anew in the middle of play.
		RegisterTick(true);
	}
	else if (OwnerPrivate != nullptr && OwnerPrivate->HasActorBegunPlay())
	{
		BeginPlayOnce();
	}
}

void UActorComponent::UnregisterComponent()
{
	check(IsInGameThread());
	if (!bRegistered)
	{
		UE_LOG(LogEngine, Log, TEXT("%s is not registered."), *GetName());
		return;
	}
	RegisterTick(false);
	bForwarded = false;
	OnUnregister();
	checkf(bForwarded, TEXT("%s does not call Super::OnUnregister."), *GetName());
	WorldPrivate = nullptr;
}

void UActorComponent::ReregisterComponent()
{
	if (UWorld* World = bRegistered ? WorldPrivate : nullptr)
	{
		UnregisterComponent();
		RegisterComponentWithWorld(World);
	}
}

void UActorComponent::OnRegister()
{
	bForwarded = true;
	bRegistered = true;
}

void UActorComponent::OnUnregister()
{
	bForwarded = true;
	bRegistered = false;
}

void UActorComponent::DestroyComponent(bool bPromoteChildren)
{
	check(IsInGameThread());
	if (bIsBeingDestroyed)
	{
		return;
	}
	bIsBeingDestroyed = true;
	if (bHasBegunPlay)
	{
		EndPlay(EEndPlayReason::Destroyed);
	}
	if (bHasBeenInitialized)
	{
		UninitializeComponent();
	}
	if (UWorld* World = GetWorld())
	{
		World->GetTimerManager().ClearAllTimersForObject(this);
	}
	if (bRegistered)
	{
		UnregisterComponent();
	}
	if (OwnerPrivate != nullptr)
	{
		OwnerPrivate->RemoveOwnedComponent(this);
		if (OwnerPrivate->GetRootComponent() == this)
		{
			OwnerPrivate->SetRootComponent(nullptr);
		}
	}
	OnComponentDestroyed(false);
	MarkAsGarbage();
}

void UActorComponent::DestroyWithOwner()
{
	if (!bIsBeingDestroyed)
	{
		bIsBeingDestroyed = true;
		OnComponentDestroyed(true);
		MarkAsGarbage();
	}
}

void UActorComponent::OnComponentCreated()
{
	ensure(!bHasBeenCreated);
	bHasBeenCreated = true;
}

void UActorComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	bHasBeenCreated = false;
}

void UActorComponent::InitializeOnce()
{
	if (!bRegistered)
	{
		return;
	}
	if (bAutoActivate && !bIsActive)
	{
		Activate(true);
	}
	if (bWantsInitializeComponent && !bHasBeenInitialized)
	{
		InitializeComponent();
		checkf(bHasBeenInitialized, TEXT("%s does not call Super::InitializeComponent."), *GetName());
	}
}

void UActorComponent::InitializeComponent()
{
	check(!bHasBeenInitialized);
	bHasBeenInitialized = true;
}

void UActorComponent::UninitializeComponent()
{
	bHasBeenInitialized = false;
}

void UActorComponent::BeginPlayOnce()
{
	if (!bRegistered || bHasBegunPlay || bIsBeingDestroyed)
	{
		return;
	}
	RegisterTick(true);
	BeginPlay();
	checkf(bHasBegunPlay || bIsBeingDestroyed, TEXT("%s does not call Super::BeginPlay."), *GetName());
}

void UActorComponent::BeginPlay()
{
	check(bRegistered && !bHasBegunPlay);
	bHasBegunPlay = true;
}

void UActorComponent::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	check(bHasBegunPlay);
	bHasBegunPlay = false;
	RegisterTick(false);
}

void UActorComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	check(bRegistered);
}

void UActorComponent::ConditionalTick(float DeltaTime, ELevelTick TickType)
{
	if (bRegistered && (TickType != LEVELTICK_ViewportsOnly || bTickInEditor))
	{
		const float Dilation = OwnerPrivate != nullptr ? OwnerPrivate->CustomTimeDilation : 1.0f;
		TickComponent(DeltaTime * Dilation, TickType, &PrimaryComponentTick);
	}
}

void UActorComponent::RegisterTick(bool bRegister)
{
	if (!bRegister)
	{
		PrimaryComponentTick.UnRegisterTickFunction();
		return;
	}
	ULevel* Level = GetComponentLevel();
	Level = Level != nullptr ? Level : WorldPrivate->PersistentLevel.Get();
	if (PrimaryComponentTick.bCanEverTick && !PrimaryComponentTick.IsTickFunctionRegistered())
	{
		PrimaryComponentTick.SetTickFunctionEnable(
			PrimaryComponentTick.bStartWithTickEnabled || PrimaryComponentTick.IsTickFunctionEnabled());
		PrimaryComponentTick.RegisterTickFunction(Level);
		if (OwnerPrivate != nullptr && OwnerPrivate->PrimaryActorTick.bCanEverTick)
		{
			PrimaryComponentTick.AddPrerequisite(OwnerPrivate, OwnerPrivate->PrimaryActorTick);
		}
	}
}

void UActorComponent::Activate(bool bReset)
{
	if (bReset || !bIsActive)
	{
		SetComponentTickEnabled(true);
		bIsActive = true;
	}
}

void UActorComponent::SetComponentTickEnabled(bool bEnabled)
{
	if (PrimaryComponentTick.bCanEverTick)
	{
		PrimaryComponentTick.SetTickFunctionEnable(bEnabled);
	}
}

void UActorComponent::SetCanEverAffectNavigation(bool bRelevant)
{
	if (bCanEverAffectNavigation != bRelevant)
	{
		bCanEverAffectNavigation = bRelevant;
		UpdateNavigationRelevance();
	}
}

void UActorComponent::UpdateNavigationRelevance()
{
	const bool bRelevant = bRegistered && IsNavigationRelevant();
	if (bRelevant == bNavigationRelevant)
	{
		return;
	}
	bNavigationRelevant = bRelevant;
	if (bRelevant)
	{
		FNavigationSystem::OnComponentRegistered(*this);
	}
	else
	{
		FNavigationSystem::OnComponentUnregistered(*this);
	}
}

#if WITH_EDITOR
void UActorComponent::PostEditUndo()
{
	// What the world knows of it is made anew from what was put back.
	ReregisterComponent();
	Super::PostEditUndo();
}
#endif

void UActorComponent::BeginDestroy()
{
	PrimaryComponentTick.UnRegisterTickFunction();
	ensureMsgf(!bRegistered, TEXT("%s goes away registered."), *GetName());
	Super::BeginDestroy();
}
