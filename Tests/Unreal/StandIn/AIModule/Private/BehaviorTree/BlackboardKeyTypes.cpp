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

const bool UBlackboardKeyType_Bool::InvalidValue = false;

UBlackboardKeyType_Bool::UBlackboardKeyType_Bool(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

bool UBlackboardKeyType_Bool::GetValue(const UBlackboardKeyType_Bool* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Bool::SetValue(UBlackboardKeyType_Bool* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Bool::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Bool::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
}

FString UBlackboardKeyType_Bool::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString(GetValue(this, RawData) ? TEXT("true") : TEXT("false"));
}

const int32 UBlackboardKeyType_Int::InvalidValue = 0;

UBlackboardKeyType_Int::UBlackboardKeyType_Int(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

int32 UBlackboardKeyType_Int::GetValue(const UBlackboardKeyType_Int* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Int::SetValue(UBlackboardKeyType_Int* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Int::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Int::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
}

FString UBlackboardKeyType_Int::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString::Printf(TEXT("%d"), GetValue(this, RawData));
}

const float UBlackboardKeyType_Float::InvalidValue = 0.f;

UBlackboardKeyType_Float::UBlackboardKeyType_Float(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

float UBlackboardKeyType_Float::GetValue(const UBlackboardKeyType_Float* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Float::SetValue(
	UBlackboardKeyType_Float* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Float::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Float::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
}

FString UBlackboardKeyType_Float::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString::Printf(TEXT("%f"), GetValue(this, RawData));
}

const uint8 UBlackboardKeyType_Enum::InvalidValue = 0;

UBlackboardKeyType_Enum::UBlackboardKeyType_Enum(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

uint8 UBlackboardKeyType_Enum::GetValue(const UBlackboardKeyType_Enum* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Enum::SetValue(UBlackboardKeyType_Enum* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Enum::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Enum::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
}

FString UBlackboardKeyType_Enum::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FString::Printf(TEXT("%d"), int32(GetValue(this, RawData)));
}

const FName UBlackboardKeyType_Name::InvalidValue = NAME_None;

UBlackboardKeyType_Name::UBlackboardKeyType_Name(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

FName UBlackboardKeyType_Name::GetValue(const UBlackboardKeyType_Name* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Name::SetValue(UBlackboardKeyType_Name* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Name::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Name::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
}

FString UBlackboardKeyType_Name::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return GetValue(this, RawData).ToString();
}

const FVector UBlackboardKeyType_Vector::InvalidValue = FAISystem::InvalidLocation;

UBlackboardKeyType_Vector::UBlackboardKeyType_Vector(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

FVector UBlackboardKeyType_Vector::GetValue(const UBlackboardKeyType_Vector* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Vector::SetValue(
	UBlackboardKeyType_Vector* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Vector::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Vector::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
}

FString UBlackboardKeyType_Vector::DescribeValue(
	const UBlackboardComponent& OwnerComp, const uint8* RawData) const
{
	return FAISystem::IsValidLocation(GetValue(this, RawData)) ? GetValue(this, RawData).ToString()
															   : FString(TEXT("(invalid)"));
}

const FRotator UBlackboardKeyType_Rotator::InvalidValue = FAISystem::InvalidRotation;

UBlackboardKeyType_Rotator::UBlackboardKeyType_Rotator(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

FRotator UBlackboardKeyType_Rotator::GetValue(const UBlackboardKeyType_Rotator* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_Rotator::SetValue(
	UBlackboardKeyType_Rotator* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_Rotator::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType(InvalidValue);
}

bool UBlackboardKeyType_Rotator::IsEmpty(
	const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return GetValue(this, MemoryBlock) == InvalidValue;
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

const FString UBlackboardKeyType_String::InvalidValue;

UBlackboardKeyType_String::UBlackboardKeyType_String(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FDataType);
}

FString UBlackboardKeyType_String::GetValue(const UBlackboardKeyType_String* KeyOb, const uint8* RawData)
{
	return ValueAt<FDataType>(RawData);
}

bool UBlackboardKeyType_String::SetValue(
	UBlackboardKeyType_String* KeyOb, uint8* RawData, const FDataType& Value)
{
	return Replace(ValueAt<FDataType>(RawData), Value);
}

void UBlackboardKeyType_String::InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	new (MemoryBlock) FDataType();
}

void UBlackboardKeyType_String::FreeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	ValueAt<FDataType>(MemoryBlock).~FString();
}

void UBlackboardKeyType_String::Clear(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
{
	ValueAt<FDataType>(MemoryBlock).Reset();
}

bool UBlackboardKeyType_String::IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
{
	return ValueAt<FDataType>(MemoryBlock).IsEmpty();
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
