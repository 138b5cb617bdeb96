// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardComponent and the fact sheet "Behaviour trees, blackboard, AI moves,
// EQS, StateTree", section 2.

#include "BehaviorTree/BehaviorTreeTypes.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "BehaviorTree/BlackboardData.h"
#include "Components/ActorComponent.h"
#include "CoreMinimal.h"

#include "BlackboardComponent.generated.h"

class UBrainComponent;

DECLARE_DELEGATE_RetVal_TwoParams(EBlackboardNotificationResult, FOnBlackboardChangeNotification,
	const UBlackboardComponent&, FBlackboard::FKey);

/** The values of one agent, and whoever wants to hear of their changes. */
UCLASS(MinimalAPI)
class UBlackboardComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UBlackboardComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void UninitializeComponent() override;
	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;
	virtual void BeginDestroy() override;

	/** Forgets all values and takes the keys of the asset. */
	bool InitializeBlackboard(UBlackboardData& NewAsset);
	UBlackboardData* GetBlackboardAsset() const { return BlackboardAsset; }
	bool HasValidAsset() const { return BlackboardAsset != nullptr && BlackboardAsset->IsValid(); }
	void CacheBrainComponent(UBrainComponent& InBrainComponent);
	UBrainComponent* GetBrainComponent() const { return BrainComp; }

	FName GetKeyName(FBlackboard::FKey KeyID) const;
	FBlackboard::FKey GetKeyID(const FName& KeyName) const;
	TSubclassOf<UBlackboardKeyType> GetKeyType(FBlackboard::FKey KeyID) const;
	int32 GetNumKeys() const { return Slots.Num(); }

	/** Called after each change of the value, until it says that it has heard enough. */
	FDelegateHandle RegisterObserver(FBlackboard::FKey KeyID, const UObject* NotifyOwner,
		FOnBlackboardChangeNotification ObserverDelegate);
	void UnregisterObserver(FBlackboard::FKey KeyID, FDelegateHandle ObserverHandle);
	void UnregisterObserversFrom(const UObject* NotifyOwner);
	/** Changes are kept, and told once each when it resumes. */
	void PauseObserverNotifications();
	void ResumeObserverNotifications(bool bSendQueuedObserverNotifications);
	/** For tests: how many observers there are. Not the engine's. */
	int32 GetNumObservers() const { return Observers.Num(); }

	UObject* GetValueAsObject(const FName& KeyName) const;
	UClass* GetValueAsClass(const FName& KeyName) const;
	uint8 GetValueAsEnum(const FName& KeyName) const;
	int32 GetValueAsInt(const FName& KeyName) const;
	float GetValueAsFloat(const FName& KeyName) const;
	bool GetValueAsBool(const FName& KeyName) const;
	FString GetValueAsString(const FName& KeyName) const;
	FName GetValueAsName(const FName& KeyName) const;
	FVector GetValueAsVector(const FName& KeyName) const;
	FRotator GetValueAsRotator(const FName& KeyName) const;

	void SetValueAsObject(const FName& KeyName, UObject* ObjectValue);
	void SetValueAsClass(const FName& KeyName, UClass* ClassValue);
	void SetValueAsEnum(const FName& KeyName, uint8 EnumValue);
	void SetValueAsInt(const FName& KeyName, int32 IntValue);
	void SetValueAsFloat(const FName& KeyName, float FloatValue);
	void SetValueAsBool(const FName& KeyName, bool BoolValue);
	void SetValueAsString(const FName& KeyName, FString StringValue);
	void SetValueAsName(const FName& KeyName, FName NameValue);
	void SetValueAsVector(const FName& KeyName, FVector VectorValue);
	void SetValueAsRotator(const FName& KeyName, FRotator VectorValue);

	bool IsVectorValueSet(const FName& KeyName) const;
	bool IsVectorValueSet(FBlackboard::FKey KeyID) const;
	bool GetLocationFromEntry(const FName& KeyName, FVector& ResultLocation) const;
	bool GetLocationFromEntry(FBlackboard::FKey KeyID, FVector& ResultLocation) const;
	bool GetRotationFromEntry(const FName& KeyName, FRotator& ResultRotation) const;
	bool GetRotationFromEntry(FBlackboard::FKey KeyID, FRotator& ResultRotation) const;
	void ClearValue(const FName& KeyName);
	void ClearValue(FBlackboard::FKey KeyID);
	FString DescribeKeyValue(const FName& KeyName) const;
	FString DescribeKeyValue(FBlackboard::FKey KeyID) const;

	/** False where there is no such key, or one of another type. */
	template <class TDataClass>
	bool SetValue(const FName& KeyName, typename TDataClass::FDataType Value)
	{
		return SetValue<TDataClass>(GetKeyID(KeyName), Value);
	}
	template <class TDataClass>
	bool SetValue(FBlackboard::FKey KeyID, typename TDataClass::FDataType Value)
	{
		FSlot* Slot = FindSlot(KeyID, TDataClass::StaticClass());
		if (Slot == nullptr)
		{
			return false;
		}
		if (TDataClass::SetValue(static_cast<TDataClass*>(Slot->KeyType.Get()), GetRawData(*Slot), Value))
		{
			NotifyObservers(KeyID);
		}
		return true;
	}
	template <class TDataClass>
	typename TDataClass::FDataType GetValue(const FName& KeyName) const
	{
		return GetValue<TDataClass>(GetKeyID(KeyName));
	}
	template <class TDataClass>
	typename TDataClass::FDataType GetValue(FBlackboard::FKey KeyID) const
	{
		const FSlot* Slot = FindSlot(KeyID, TDataClass::StaticClass());
		return Slot != nullptr
			? TDataClass::GetValue(static_cast<const TDataClass*>(Slot->KeyType.Get()), GetRawData(*Slot))
			: TDataClass::InvalidValue;
	}
	/** The key has a value; for a bool, true. Not the engine's. */
	bool IsValueSet(FBlackboard::FKey KeyID) const;
	/** Null where there is no such key. */
	const uint8* GetKeyRawData(FBlackboard::FKey KeyID) const;

private:
	struct FSlot
	{
		TObjectPtr<UBlackboardKeyType> KeyType;
		int32 Offset = 0;
	};
	struct FObserver
	{
		FBlackboard::FKey KeyID;
		TWeakObjectPtr<const UObject> NotifyOwner;
		FDelegateHandle Handle;
		FOnBlackboardChangeNotification Delegate;
	};

	const FSlot* FindSlot(FBlackboard::FKey KeyID, const UClass* TypeClass = nullptr) const;
	FSlot* FindSlot(FBlackboard::FKey KeyID, const UClass* TypeClass = nullptr);
	uint8* GetRawData(const FSlot& Slot) const;
	void NotifyObservers(FBlackboard::FKey KeyID);
	void FreeValues();

	UPROPERTY(Transient)
	TObjectPtr<UBrainComponent> BrainComp;

	UPROPERTY(Transient)
	TObjectPtr<UBlackboardData> BlackboardAsset;

	TArray<FSlot> Slots;
	/** Whole words, so that every value is aligned. */
	TArray<uint64> Values;
	TArray<FObserver> Observers;
	TArray<FBlackboard::FKey> QueuedChanges;
	bool bPaused = false;
};
