// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardData.

#include "BehaviorTree/BehaviorTreeTypes.h"
#include "CoreMinimal.h"
#include "Engine/DataAsset.h"

#include "BlackboardData.generated.h"

class UBlackboardKeyType;

USTRUCT()
struct FBlackboardEntry
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = Blackboard)
	FName EntryName;

	UPROPERTY(EditAnywhere, Instanced, Category = Blackboard)
	TObjectPtr<UBlackboardKeyType> KeyType;
};

/** The names and types of the values that the agents of one kind keep. */
UCLASS(BlueprintType, MinimalAPI)
class UBlackboardData : public UDataAsset
{
	GENERATED_BODY()

public:
	/** Its keys come before those of this asset. */
	UPROPERTY(EditAnywhere, Category = Parent)
	TObjectPtr<UBlackboardData> Parent;

	UPROPERTY(EditAnywhere, Category = Blackboard)
	TArray<FBlackboardEntry> Keys;

	virtual void PostInitProperties() override;

	FBlackboard::FKey GetKeyID(const FName& KeyName) const;
	FName GetKeyName(FBlackboard::FKey KeyID) const;
	TSubclassOf<UBlackboardKeyType> GetKeyType(FBlackboard::FKey KeyID) const;
	const FBlackboardEntry* GetKey(FBlackboard::FKey KeyID) const;
	int32 GetNumKeys() const;
	bool IsValid() const;

	/** The key of that name, made if it is not there. Null if it is there with another type. */
	template <class T>
	T* UpdatePersistentKey(const FName& KeyName)
	{
		return static_cast<T*>(UpdateKey(KeyName, T::StaticClass()));
	}

private:
	UBlackboardKeyType* UpdateKey(const FName& KeyName, UClass* TypeClass);
};
