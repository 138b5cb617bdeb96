// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BlackboardComponent.h"

#include "BrainComponent.h"

UBlackboardComponent::UBlackboardComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	PrimaryComponentTick.bCanEverTick = false;
	bWantsInitializeComponent = true;
}

void UBlackboardComponent::UninitializeComponent()
{
	// Values stay readable for whoever is torn down after this.
	Observers.Reset();
	QueuedChanges.Reset();
	Super::UninitializeComponent();
}

void UBlackboardComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	Observers.Reset();
	Super::OnComponentDestroyed(bDestroyingHierarchy);
}

void UBlackboardComponent::BeginDestroy()
{
	FreeValues();
	Super::BeginDestroy();
}

void UBlackboardComponent::CacheBrainComponent(UBrainComponent& InBrainComponent)
{
	BrainComp = &InBrainComponent;
}

void UBlackboardComponent::FreeValues()
{
	for (FSlot& Slot : Slots)
	{
		Slot.KeyType->FreeMemory(*this, GetRawData(Slot));
	}
	Slots.Reset();
	Values.Reset();
}

bool UBlackboardComponent::InitializeBlackboard(UBlackboardData& NewAsset)
{
	FreeValues();
	QueuedChanges.Reset();
	BlackboardAsset = &NewAsset;
	if (!NewAsset.IsValid())
	{
		return false;
	}
	constexpr int32 WordSize = static_cast<int32>(sizeof(uint64));
	int32 NumWords = 0;
	for (int32 Key = 0; Key < NewAsset.GetNumKeys(); ++Key)
	{
		FSlot& Slot = Slots.AddDefaulted_GetRef();
		Slot.KeyType = NewAsset.GetKey(Key)->KeyType;
		Slot.Offset = NumWords;
		NumWords += (Slot.KeyType->GetValueSize() + WordSize - 1) / WordSize;
	}
	Values.SetNumZeroed(NumWords);
	for (FSlot& Slot : Slots)
	{
		Slot.KeyType->InitializeMemory(*this, GetRawData(Slot));
	}
	return true;
}

uint8* UBlackboardComponent::GetRawData(const FSlot& Slot) const
{
	return const_cast<uint8*>(reinterpret_cast<const uint8*>(Values.GetData() + Slot.Offset));
}

const UBlackboardComponent::FSlot* UBlackboardComponent::FindSlot(
	FBlackboard::FKey KeyID, const UClass* TypeClass) const
{
	const int32 Index = KeyID;
	if (!Slots.IsValidIndex(Index))
	{
		return nullptr;
	}
	const bool bFits = TypeClass == nullptr || Slots[Index].KeyType->GetClass() == TypeClass;
	return bFits ? &Slots[Index] : nullptr;
}

UBlackboardComponent::FSlot* UBlackboardComponent::FindSlot(FBlackboard::FKey KeyID, const UClass* TypeClass)
{
	return const_cast<FSlot*>(static_cast<const UBlackboardComponent*>(this)->FindSlot(KeyID, TypeClass));
}

const uint8* UBlackboardComponent::GetKeyRawData(FBlackboard::FKey KeyID) const
{
	const FSlot* Slot = FindSlot(KeyID);
	return Slot != nullptr ? GetRawData(*Slot) : nullptr;
}

bool UBlackboardComponent::IsValueSet(FBlackboard::FKey KeyID) const
{
	const FSlot* Slot = FindSlot(KeyID);
	return Slot != nullptr && !Slot->KeyType->IsEmpty(*this, GetRawData(*Slot));
}

FName UBlackboardComponent::GetKeyName(FBlackboard::FKey KeyID) const
{
	return BlackboardAsset != nullptr ? BlackboardAsset->GetKeyName(KeyID) : NAME_None;
}

FBlackboard::FKey UBlackboardComponent::GetKeyID(const FName& KeyName) const
{
	return BlackboardAsset != nullptr ? BlackboardAsset->GetKeyID(KeyName) : FBlackboard::InvalidKey;
}

TSubclassOf<UBlackboardKeyType> UBlackboardComponent::GetKeyType(FBlackboard::FKey KeyID) const
{
	return BlackboardAsset != nullptr ? BlackboardAsset->GetKeyType(KeyID) : nullptr;
}

FDelegateHandle UBlackboardComponent::RegisterObserver(
	FBlackboard::FKey KeyID, const UObject* NotifyOwner, FOnBlackboardChangeNotification ObserverDelegate)
{
	FObserver& Observer = Observers.AddDefaulted_GetRef();
	Observer.KeyID = KeyID;
	Observer.NotifyOwner = NotifyOwner;
	Observer.Delegate = ObserverDelegate;
	Observer.Handle = ObserverDelegate.GetHandle();
	return Observer.Handle;
}

void UBlackboardComponent::UnregisterObserver(FBlackboard::FKey KeyID, FDelegateHandle ObserverHandle)
{
	Observers.RemoveAll([&](const FObserver& Observer)
		{ return Observer.KeyID == KeyID && Observer.Handle == ObserverHandle; });
}

void UBlackboardComponent::UnregisterObserversFrom(const UObject* NotifyOwner)
{
	Observers.RemoveAll(
		[NotifyOwner](const FObserver& Observer) { return Observer.NotifyOwner.Get(true) == NotifyOwner; });
}

void UBlackboardComponent::NotifyObservers(FBlackboard::FKey KeyID)
{
	if (bPaused)
	{
		QueuedChanges.AddUnique(KeyID);
		return;
	}
	// Whoever hears it may set values, and come and go.
	TArray<FDelegateHandle> Handles;
	for (const FObserver& Observer : Observers)
	{
		if (Observer.KeyID == KeyID)
		{
			Handles.Add(Observer.Handle);
		}
	}
	for (const FDelegateHandle& Handle : Handles)
	{
		const FObserver* Observer = Observers.FindByPredicate(
			[&](const FObserver& Other) { return Other.KeyID == KeyID && Other.Handle == Handle; });
		if (Observer == nullptr)
		{
			continue;
		}
		const FOnBlackboardChangeNotification Delegate = Observer->Delegate;
		if (!Delegate.IsBound() ||
			Delegate.Execute(*this, KeyID) == EBlackboardNotificationResult::RemoveObserver)
		{
			UnregisterObserver(KeyID, Handle);
		}
	}
}

void UBlackboardComponent::PauseObserverNotifications()
{
	bPaused = true;
}

void UBlackboardComponent::ResumeObserverNotifications(bool bSendQueuedObserverNotifications)
{
	bPaused = false;
	const TArray<FBlackboard::FKey> Changes = MoveTemp(QueuedChanges);
	QueuedChanges.Reset();
	for (int32 Index = 0; bSendQueuedObserverNotifications && Index < Changes.Num(); ++Index)
	{
		NotifyObservers(Changes[Index]);
	}
}

void UBlackboardComponent::ClearValue(const FName& KeyName)
{
	ClearValue(GetKeyID(KeyName));
}

void UBlackboardComponent::ClearValue(FBlackboard::FKey KeyID)
{
	FSlot* Slot = FindSlot(KeyID);
	if (Slot != nullptr && !Slot->KeyType->IsEmpty(*this, GetRawData(*Slot)))
	{
		Slot->KeyType->Clear(*this, GetRawData(*Slot));
		NotifyObservers(KeyID);
	}
}

bool UBlackboardComponent::GetLocationFromEntry(const FName& KeyName, FVector& ResultLocation) const
{
	return GetLocationFromEntry(GetKeyID(KeyName), ResultLocation);
}

bool UBlackboardComponent::GetLocationFromEntry(FBlackboard::FKey KeyID, FVector& ResultLocation) const
{
	const FSlot* Slot = FindSlot(KeyID);
	return Slot != nullptr && Slot->KeyType->GetLocation(*this, GetRawData(*Slot), ResultLocation);
}

bool UBlackboardComponent::GetRotationFromEntry(const FName& KeyName, FRotator& ResultRotation) const
{
	return GetRotationFromEntry(GetKeyID(KeyName), ResultRotation);
}

bool UBlackboardComponent::GetRotationFromEntry(FBlackboard::FKey KeyID, FRotator& ResultRotation) const
{
	const FSlot* Slot = FindSlot(KeyID);
	return Slot != nullptr && Slot->KeyType->GetRotation(*this, GetRawData(*Slot), ResultRotation);
}

FString UBlackboardComponent::DescribeKeyValue(const FName& KeyName) const
{
	return DescribeKeyValue(GetKeyID(KeyName));
}

FString UBlackboardComponent::DescribeKeyValue(FBlackboard::FKey KeyID) const
{
	const FSlot* Slot = FindSlot(KeyID);
	return Slot != nullptr ? Slot->KeyType->DescribeValue(*this, GetRawData(*Slot)) : FString();
}
