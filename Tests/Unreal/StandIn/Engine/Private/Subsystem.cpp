// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Subsystems/Subsystem.h"

#include "Engine/World.h"
#include "Subsystems/SubsystemCollection.h"
#include "Subsystems/WorldSubsystem.h"
#include "UObject/UObjectGlobals.h"

USubsystem::USubsystem() = default;

UWorldSubsystem::UWorldSubsystem() = default;

void FSubsystemCollectionBase::Initialize(UObject* NewOuter)
{
	check(IsInGameThread());
	check(Outer == nullptr && NewOuter != nullptr);
	Outer = NewOuter;
	TArray<UClass*> Classes;
	GetDerivedClasses(BaseType, Classes, true);
	bPopulating = true;
	for (UClass* Class : Classes)
	{
		AddAndInitializeSubsystem(Class);
	}
	bPopulating = false;
}

void FSubsystemCollectionBase::Deinitialize()
{
	check(IsInGameThread());
	for (int32 Index = Subsystems.Num() - 1; Index >= 0; --Index)
	{
		Subsystems[Index]->Deinitialize();
	}
	Subsystems.Empty();
	Outer = nullptr;
}

USubsystem* FSubsystemCollectionBase::InitializeDependency(TSubclassOf<USubsystem> SubsystemClass)
{
	// Only Initialize of a subsystem may ask for another one.
	return ensure(bPopulating) && SubsystemClass.Get() != nullptr
		? AddAndInitializeSubsystem(SubsystemClass.Get())
		: nullptr;
}

USubsystem* FSubsystemCollectionBase::AddAndInitializeSubsystem(UClass* SubsystemClass)
{
	if (SubsystemClass->HasAnyClassFlags(CLASS_Abstract) || !SubsystemClass->IsChildOf(BaseType))
	{
		return nullptr;
	}
	const TObjectPtr<USubsystem>* There =
		Subsystems.FindByPredicate([SubsystemClass](const TObjectPtr<USubsystem>& Subsystem)
			{ return Subsystem->GetClass() == SubsystemClass; });
	if (There != nullptr)
	{
		return There->Get();
	}
	if (!CastChecked<USubsystem>(SubsystemClass->GetDefaultObject())->ShouldCreateSubsystem(Outer))
	{
		return nullptr;
	}
	USubsystem* Subsystem = NewObject<USubsystem>(Outer, SubsystemClass);
	Subsystems.Add(Subsystem);
	Subsystem->Initialize(*this);
	return Subsystem;
}

USubsystem* FSubsystemCollectionBase::Find(const UClass* SubsystemClass) const
{
	for (const TObjectPtr<USubsystem>& Subsystem : Subsystems)
	{
		if (SubsystemClass != nullptr && Subsystem->IsA(SubsystemClass))
		{
			return Subsystem.Get();
		}
	}
	return nullptr;
}

void FSubsystemCollectionBase::AddReferencedObjects(FReferenceCollector& Collector)
{
	Collector.AddReferencedObjects(Subsystems);
}

FString FSubsystemCollectionBase::GetReferencerName() const
{
	return TEXT("FSubsystemCollectionBase");
}

UWorld* UWorldSubsystem::GetWorld() const
{
	return Cast<UWorld>(GetOuter());
}

bool UWorldSubsystem::ShouldCreateSubsystem(UObject* Outer) const
{
	const UWorld* World = Cast<UWorld>(Outer);
	return Super::ShouldCreateSubsystem(Outer) && World != nullptr && DoesSupportWorldType(World->WorldType);
}

bool UWorldSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::Editor || WorldType == EWorldType::PIE;
}

UTickableWorldSubsystem::UTickableWorldSubsystem() : FTickableGameObject(ETickableTickType::Never) {}

ETickableTickType UTickableWorldSubsystem::GetTickableTickType() const
{
	return IsTemplate() || !bInitialized ? ETickableTickType::Never : ETickableTickType::Conditional;
}

bool UTickableWorldSubsystem::IsAllowedToTick() const
{
	const bool bAllowed = !IsTemplate() && bInitialized;
	ensureMsgf(bAllowed, TEXT("%s is about to tick without having been initialized."), *GetName());
	return bAllowed;
}

void UTickableWorldSubsystem::Tick(float DeltaTime)
{
	checkf(IsInitialized(), TEXT("%s ticks without having been initialized."), *GetName());
}

void UTickableWorldSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	check(!bInitialized);
	bInitialized = true;
	SetTickableTickType(GetTickableTickType());
}

void UTickableWorldSubsystem::Deinitialize()
{
	Super::Deinitialize();
	check(bInitialized);
	bInitialized = false;
	SetTickableTickType(ETickableTickType::Never);
}

void UTickableWorldSubsystem::BeginDestroy()
{
	Super::BeginDestroy();
	ensureMsgf(!bInitialized, TEXT("%s goes away initialized: is a call of Super::Deinitialize missing?"),
		*GetName());
}
