// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BlackboardData.h"

#include "BehaviorTree/Blackboard/BlackboardKeyType_Object.h"
#include "GameFramework/Actor.h"

void UBlackboardData::PostInitProperties()
{
	Super::PostInitProperties();
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		UpdatePersistentKey<UBlackboardKeyType_Object>(FBlackboard::KeySelf)->BaseClass =
			AActor::StaticClass();
	}
}

int32 UBlackboardData::GetNumKeys() const
{
	return Keys.Num() + (Parent != nullptr ? Parent->GetNumKeys() : 0);
}

const FBlackboardEntry* UBlackboardData::GetKey(FBlackboard::FKey KeyID) const
{
	const int32 Index = KeyID;
	const int32 NumInherited = Parent != nullptr ? Parent->GetNumKeys() : 0;
	if (Index >= 0 && Index < NumInherited)
	{
		return Parent->GetKey(KeyID);
	}
	return Keys.IsValidIndex(Index - NumInherited) ? &Keys[Index - NumInherited] : nullptr;
}

FBlackboard::FKey UBlackboardData::GetKeyID(const FName& KeyName) const
{
	for (int32 Index = 0; Index < GetNumKeys() && !KeyName.IsNone(); ++Index)
	{
		if (GetKey(Index)->EntryName == KeyName)
		{
			return Index;
		}
	}
	return FBlackboard::InvalidKey;
}

FName UBlackboardData::GetKeyName(FBlackboard::FKey KeyID) const
{
	const FBlackboardEntry* Entry = GetKey(KeyID);
	return Entry != nullptr ? Entry->EntryName : NAME_None;
}

TSubclassOf<UBlackboardKeyType> UBlackboardData::GetKeyType(FBlackboard::FKey KeyID) const
{
	const FBlackboardEntry* Entry = GetKey(KeyID);
	return Entry != nullptr && Entry->KeyType != nullptr ? Entry->KeyType->GetClass() : nullptr;
}

bool UBlackboardData::IsValid() const
{
	for (int32 Index = 0; Index < GetNumKeys(); ++Index)
	{
		if (GetKey(Index)->KeyType == nullptr)
		{
			return false;
		}
	}
	return GetNumKeys() > 0;
}

UBlackboardKeyType* UBlackboardData::UpdateKey(const FName& KeyName, UClass* TypeClass)
{
	const FBlackboardEntry* Known = GetKey(GetKeyID(KeyName));
	if (Known != nullptr)
	{
		return Known->KeyType->GetClass() == TypeClass ? Known->KeyType.Get() : nullptr;
	}
	FBlackboardEntry& Entry = Keys.AddDefaulted_GetRef();
	Entry.EntryName = KeyName;
	Entry.KeyType = NewObject<UBlackboardKeyType>(this, TypeClass);
	return Entry.KeyType;
}
