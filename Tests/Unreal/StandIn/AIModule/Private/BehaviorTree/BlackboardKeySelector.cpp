// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BehaviorTreeTypes.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Bool.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Class.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Enum.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Float.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Int.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Name.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Object.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Rotator.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_String.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Vector.h"
#include "BehaviorTree/BlackboardData.h"
#include "BehaviorTreeLog.h"

template <typename KeyType>
KeyType* FBlackboardKeySelector::AddFilter(UObject* Owner, FName PropertyName, const TCHAR* Suffix)
{
	const FName Name(*(PropertyName.ToString() + Suffix));
	KeyType* Filter = NewObject<KeyType>(Owner, MakeUniqueObjectName(Owner, KeyType::StaticClass(), Name));
	AllowedTypes.Add(Filter);
	return Filter;
}

void FBlackboardKeySelector::AddObjectFilter(
	UObject* Owner, FName PropertyName, TSubclassOf<UObject> AllowedClass)
{
	AddFilter<UBlackboardKeyType_Object>(Owner, PropertyName, TEXT("_Object"))->BaseClass =
		AllowedClass.Get();
}

void FBlackboardKeySelector::AddClassFilter(
	UObject* Owner, FName PropertyName, TSubclassOf<UObject> AllowedClass)
{
	AddFilter<UBlackboardKeyType_Class>(Owner, PropertyName, TEXT("_Class"))->BaseClass = AllowedClass.Get();
}

void FBlackboardKeySelector::AddEnumFilter(UObject* Owner, FName PropertyName, UEnum* AllowedEnum)
{
	AddFilter<UBlackboardKeyType_Enum>(Owner, PropertyName, TEXT("_Enum"))->EnumType = AllowedEnum;
}

void FBlackboardKeySelector::AddIntFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_Int>(Owner, PropertyName, TEXT("_Int"));
}

void FBlackboardKeySelector::AddFloatFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_Float>(Owner, PropertyName, TEXT("_Float"));
}

void FBlackboardKeySelector::AddBoolFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_Bool>(Owner, PropertyName, TEXT("_Bool"));
}

void FBlackboardKeySelector::AddVectorFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_Vector>(Owner, PropertyName, TEXT("_Vector"));
}

void FBlackboardKeySelector::AddRotatorFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_Rotator>(Owner, PropertyName, TEXT("_Rotator"));
}

void FBlackboardKeySelector::AddStringFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_String>(Owner, PropertyName, TEXT("_String"));
}

void FBlackboardKeySelector::AddNameFilter(UObject* Owner, FName PropertyName)
{
	AddFilter<UBlackboardKeyType_Name>(Owner, PropertyName, TEXT("_Name"));
}

bool FBlackboardKeySelector::IsAllowed(const UBlackboardKeyType* KeyType) const
{
	if (KeyType == nullptr)
	{
		return false;
	}
	if (AllowedTypes.IsEmpty())
	{
		return true;
	}
	for (const UBlackboardKeyType* Filter : AllowedTypes)
	{
		if (KeyType->IsAllowedByFilter(Filter))
		{
			return true;
		}
	}
	return false;
}

void FBlackboardKeySelector::ResolveSelectedKey(const UBlackboardData& BlackboardAsset)
{
	if (SelectedKeyName.IsNone() && !bNoneIsAllowedValue)
	{
		for (int32 Key = 0; Key < BlackboardAsset.GetNumKeys() && SelectedKeyName.IsNone(); ++Key)
		{
			const FBlackboardEntry* Entry = BlackboardAsset.GetKey(Key);
			SelectedKeyName = IsAllowed(Entry->KeyType) ? Entry->EntryName : NAME_None;
		}
	}
	SelectedKeyID = BlackboardAsset.GetKeyID(SelectedKeyName);
	SelectedKeyType = BlackboardAsset.GetKeyType(SelectedKeyID);
	if (!IsSet() && !SelectedKeyName.IsNone())
	{
		UE_LOG(LogBehaviorTree, Warning, TEXT("%s has no key %s."), *BlackboardAsset.GetName(),
			*SelectedKeyName.ToString());
	}
}

void FBlackboardKeySelector::InvalidateResolvedKey()
{
	SelectedKeyID = FBlackboard::InvalidKey;
	SelectedKeyType = nullptr;
}
