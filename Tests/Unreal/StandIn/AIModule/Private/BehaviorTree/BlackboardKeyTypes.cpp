// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AITypes.h"
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
#include "GameFramework/Actor.h"

#include <new>

namespace
{
/** Values are kept as they are: blackboards align them. */
template <typename T>
T& ValueAt(uint8* RawData)
{
	return *reinterpret_cast<T*>(RawData);
}
template <typename T>
const T& ValueAt(const uint8* RawData)
{
	return *reinterpret_cast<const T*>(RawData);
}
template <typename T>
bool Replace(T& Place, const T& Value)
{
	const bool bOther = !(Place == Value);
	Place = Value;
	return bOther;
}
} // namespace

UBlackboardKeyType::UBlackboardKeyType(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), ValueSize(0)
{
}

FString UBlackboardKeyType::DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString();
}

bool UBlackboardKeyType::IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const
{
	return FilterOb != nullptr && GetClass() == FilterOb->GetClass();
}

// What is the same for all types that are kept as they are.
#define STANDIN_PLAIN_KEY_TYPE(Class, Invalid)                                                               \
	const Class::FDataType Class::InvalidValue = Invalid;                                                    \
	Class::Class(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)                     \
	{                                                                                                        \
		ValueSize = sizeof(FDataType);                                                                       \
	}                                                                                                        \
	Class::FDataType Class::GetValue(const Class* KeyOb, const uint8* RawData)                               \
	{                                                                                                        \
		return ValueAt<FDataType>(RawData);                                                                  \
	}                                                                                                        \
	bool Class::SetValue(Class* KeyOb, uint8* RawData, const FDataType& Value)                               \
	{                                                                                                        \
		return Replace(ValueAt<FDataType>(RawData), Value);                                                  \
	}                                                                                                        \
	void Class::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)                        \
	{                                                                                                        \
		new (MemoryBlock) FDataType(InvalidValue);                                                           \
	}                                                                                                        \
	bool Class::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const               \
	{                                                                                                        \
		return ValueAt<FDataType>(MemoryBlock) == InvalidValue;                                              \
	}

STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Bool, false)
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Int, 0)
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Float, 0.f)
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Enum, 0)
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Name, NAME_None)
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_String, FString())
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Vector, FAISystem::InvalidLocation)
STANDIN_PLAIN_KEY_TYPE(UBlackboardKeyType_Rotator, FAISystem::InvalidRotation)
#undef STANDIN_PLAIN_KEY_TYPE

FString UBlackboardKeyType_Bool::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString(GetValue(this, RawData) ? TEXT("true") : TEXT("false"));
}

FString UBlackboardKeyType_Int::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString::Printf(TEXT("%d"), GetValue(this, RawData));
}

FString UBlackboardKeyType_Float::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString::Printf(TEXT("%f"), GetValue(this, RawData));
}

FString UBlackboardKeyType_Enum::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString::Printf(TEXT("%d"), int32(GetValue(this, RawData)));
}

FString UBlackboardKeyType_Name::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return GetValue(this, RawData).ToString();
}

FString UBlackboardKeyType_Vector::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FAISystem::IsValidLocation(GetValue(this, RawData)) ? GetValue(this, RawData).ToString()
															   : FString(TEXT("(invalid)"));
}

FString UBlackboardKeyType_Rotator::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return GetValue(this, RawData) != InvalidValue ? GetValue(this, RawData).ToString()
												   : FString(TEXT("(invalid)"));
}

UObject* const UBlackboardKeyType_Object::InvalidValue = nullptr;

UBlackboardKeyType_Object::UBlackboardKeyType_Object(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), BaseClass(UObject::StaticClass())
{
	ValueSize = sizeof(FWeakObjectPtr);
}

UObject* UBlackboardKeyType_Object::GetValue(const UBlackboardKeyType_Object* KeyOb, const uint8* RawData)
{
	return ValueAt<FWeakObjectPtr>(RawData).Get();
}

bool UBlackboardKeyType_Object::SetValue(
	UBlackboardKeyType_Object* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FWeakObjectPtr>(RawData), FWeakObjectPtr(Value));
}

void UBlackboardKeyType_Object::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FWeakObjectPtr();
}

bool UBlackboardKeyType_Object::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == nullptr;
}

FString UBlackboardKeyType_Object::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	const UObject* Value = GetValue(this, RawData);
	return Value != nullptr ? Value->GetName() : FString(TEXT("(none)"));
}

bool UBlackboardKeyType_Object::IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const
{
	const UBlackboardKeyType_Object* Filter = Cast<const UBlackboardKeyType_Object>(FilterOb);
	return Filter != nullptr &&
		(Filter->BaseClass == BaseClass || (BaseClass != nullptr && BaseClass->IsChildOf(Filter->BaseClass)));
}

UClass* const UBlackboardKeyType_Class::InvalidValue = nullptr;

UBlackboardKeyType_Class::UBlackboardKeyType_Class(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), BaseClass(UObject::StaticClass())
{
	ValueSize = sizeof(FWeakObjectPtr);
}

UClass* UBlackboardKeyType_Class::GetValue(const UBlackboardKeyType_Class* KeyOb, const uint8* RawData)
{
	return static_cast<UClass*>(ValueAt<FWeakObjectPtr>(RawData).Get());
}

bool UBlackboardKeyType_Class::SetValue(
	UBlackboardKeyType_Class* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FWeakObjectPtr>(RawData), FWeakObjectPtr(Value));
}

void UBlackboardKeyType_Class::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FWeakObjectPtr();
}

bool UBlackboardKeyType_Class::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == nullptr;
}

FString UBlackboardKeyType_Class::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	const UObject* Value = GetValue(this, RawData);
	return Value != nullptr ? Value->GetName() : FString(TEXT("(none)"));
}

bool UBlackboardKeyType_Class::IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const
{
	const UBlackboardKeyType_Class* Filter = Cast<const UBlackboardKeyType_Class>(FilterOb);
	return Filter != nullptr &&
		(Filter->BaseClass == BaseClass || (BaseClass != nullptr && BaseClass->IsChildOf(Filter->BaseClass)));
}

void UBlackboardKeyType_String::FreeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	ValueAt<FDataType>(MemoryBlock).~FString();
}

void UBlackboardKeyType_String::Clear(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	ValueAt<FDataType>(MemoryBlock).Reset();
}

FString UBlackboardKeyType_String::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return GetValue(this, RawData);
}

bool UBlackboardKeyType_Enum::IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const
{
	const UBlackboardKeyType_Enum* Filter = Cast<const UBlackboardKeyType_Enum>(FilterOb);
	return Filter != nullptr && Filter->EnumType == EnumType;
}

bool UBlackboardKeyType_Vector::GetLocation(
	const UBlackboardComponent& OwnerComp, const uint8* RawData, FVector& Location) const
{
	Location = GetValue(this, RawData);
	return FAISystem::IsValidLocation(Location);
}

bool UBlackboardKeyType_Rotator::GetRotation(
	const UBlackboardComponent& OwnerComp, const uint8* RawData, FRotator& Rotation) const
{
	Rotation = GetValue(this, RawData);
	return Rotation != InvalidValue;
}

bool UBlackboardKeyType_Object::GetLocation(
	const UBlackboardComponent& OwnerComp, const uint8* RawData, FVector& Location) const
{
	const AActor* Actor = Cast<AActor>(GetValue(this, RawData));
	if (Actor != nullptr)
	{
		Location = Actor->GetActorLocation();
	}
	return Actor != nullptr;
}

bool UBlackboardKeyType_Object::GetRotation(
	const UBlackboardComponent& OwnerComp, const uint8* RawData, FRotator& Rotation) const
{
	const AActor* Actor = Cast<AActor>(GetValue(this, RawData));
	if (Actor != nullptr)
	{
		Rotation = Actor->GetActorRotation();
	}
	return Actor != nullptr;
}
