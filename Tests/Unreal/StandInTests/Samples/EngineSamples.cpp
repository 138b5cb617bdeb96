// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "EngineSamples.h"

#include "Engine/World.h"
#include "EngineUtils.h"

USampleNoteComponent::USampleNoteComponent()
{
	PrimaryComponentTick.bCanEverTick = true;
	bWantsInitializeComponent = true;
}

void USampleNoteComponent::Note(const TCHAR* What)
{
	if (Notes.IsValid())
	{
		Notes->Add(FString(TEXT("Part ")) + What);
	}
}

void USampleNoteComponent::OnRegister()
{
	Super::OnRegister();
	Note(TEXT("OnRegister"));
}

void USampleNoteComponent::OnUnregister()
{
	Note(TEXT("OnUnregister"));
	Super::OnUnregister();
}

void USampleNoteComponent::InitializeComponent()
{
	Super::InitializeComponent();
	Note(TEXT("InitializeComponent"));
}

void USampleNoteComponent::BeginPlay()
{
	Super::BeginPlay();
	Note(TEXT("BeginPlay"));
}

void USampleNoteComponent::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	Reasons.Add(EndPlayReason);
	Note(TEXT("EndPlay"));
	Super::EndPlay(EndPlayReason);
}

void USampleNoteComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	Ticked += DeltaTime;
	Note(TEXT("Tick"));
}

void USampleNoteComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	Note(TEXT("OnComponentDestroyed"));
	Super::OnComponentDestroyed(bDestroyingHierarchy);
}

void USampleNoteComponent::OnUpdateTransform(
	EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport)
{
	Super::OnUpdateTransform(UpdateTransformFlags, Teleport);
	++Moves;
}

ASampleNoteActor::ASampleNoteActor()
{
	PrimaryActorTick.bCanEverTick = true;
	Part = CreateDefaultSubobject<USampleNoteComponent>(TEXT("Part"));
	RootComponent = Part;
}

void ASampleNoteActor::SetNotes(const TSharedPtr<TArray<FString>>& InNotes)
{
	Notes = InNotes;
	Part->Notes = InNotes;
}

void ASampleNoteActor::NoteDestruction(AActor* DestroyedActor)
{
	Note(TEXT("OnDestroyed"));
}

void ASampleNoteActor::Note(const TCHAR* What)
{
	if (Notes.IsValid())
	{
		Notes->Add(What);
	}
}

void ASampleNoteActor::OnConstruction(const FTransform& Transform)
{
	Super::OnConstruction(Transform);
	Note(TEXT("OnConstruction"));
}

void ASampleNoteActor::PreInitializeComponents()
{
	Super::PreInitializeComponents();
	Note(TEXT("PreInitializeComponents"));
}

void ASampleNoteActor::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	Note(TEXT("PostInitializeComponents"));
}

void ASampleNoteActor::BeginPlay()
{
	Super::BeginPlay();
	Note(TEXT("BeginPlay"));
}

void ASampleNoteActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	Note(TEXT("EndPlay"));
	Super::EndPlay(EndPlayReason);
}

void ASampleNoteActor::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	Note(TEXT("Tick"));
	if (OnTick)
	{
		OnTick(*this);
	}
}

void USampleTickSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
}

void USampleTickSubsystem::Deinitialize()
{
	if (Notes.IsValid())
	{
		Notes->Add(TEXT("Deinitialize"));
	}
	Super::Deinitialize();
}

void USampleTickSubsystem::OnWorldBeginPlay(UWorld& InWorld)
{
	Super::OnWorldBeginPlay(InWorld);
	++BeginPlays;
	for (TActorIterator<AActor> Actor(&InWorld); Actor; ++Actor)
	{
		bActorsPlayedFirst = bActorsPlayedFirst || Actor->HasActorBegunPlay();
	}
}

void USampleTickSubsystem::Tick(float DeltaTime)
{
	Super::Tick(DeltaTime);
	++Ticks;
	Seconds += DeltaTime;
	if (Notes.IsValid())
	{
		Notes->Add(TEXT("Subsystem Tick"));
	}
}

bool USampleForgetfulSubsystem::bForgetsInitialize = false;
bool USampleForgetfulSubsystem::bForgetsDeinitialize = false;

void USampleForgetfulSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	if (!bForgetsInitialize)
	{
		Super::Initialize(Collection);
	}
}

void USampleForgetfulSubsystem::Deinitialize()
{
	if (!bForgetsDeinitialize && IsInitialized())
	{
		Super::Deinitialize();
	}
}

bool USampleForgetfulSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::GamePreview;
}

void USampleDependentSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	const USampleTickSubsystem* Other = Collection.InitializeDependency<USampleTickSubsystem>();
	bOtherWasThere = Other != nullptr && Other->IsInitialized();
}

void USampleAction::Cancel()
{
	++Cancels;
	Super::Cancel();
}
