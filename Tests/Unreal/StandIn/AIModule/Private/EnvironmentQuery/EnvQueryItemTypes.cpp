// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "EnvironmentQuery/EnvQueryTypes.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Actor.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Point.h"
#include "GameFramework/Actor.h"

namespace
{
// Items stand one after the other in plain bytes, whatever their alignment.
template <typename T>
T ReadAs(const uint8* RawData)
{
	T Value;
	FMemory::Memcpy(&Value, RawData, sizeof(T));
	return Value;
}

template <typename T>
void WriteAs(uint8* RawData, const T& Value)
{
	FMemory::Memcpy(RawData, &Value, sizeof(T));
}
} // namespace

UEnvQueryItemType::UEnvQueryItemType(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UEnvQueryItemType_Point::UEnvQueryItemType_Point(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FNavLocation);
}

FVector UEnvQueryItemType_Point::GetValue(const uint8* RawData)
{
	return ReadAs<FNavLocation>(RawData).Location;
}

void UEnvQueryItemType_Point::SetValue(uint8* RawData, const FNavLocation& Value)
{
	WriteAs(RawData, Value);
}

void UEnvQueryItemType_Point::SetContextHelper(FEnvQueryContextData& ContextData, const FVector& SinglePoint)
{
	SetContextHelper(ContextData, TArray<FVector>{SinglePoint});
}

void UEnvQueryItemType_Point::SetContextHelper(
	FEnvQueryContextData& ContextData, const TArray<FVector>& MultiplePoints)
{
	ContextData.ValueType = StaticClass();
	ContextData.NumValues = MultiplePoints.Num();
	ContextData.RawData.SetNumZeroed(MultiplePoints.Num() * static_cast<int32>(sizeof(FNavLocation)));
	for (int32 Index = 0; Index < MultiplePoints.Num(); ++Index)
	{
		SetValue(ContextData.RawData.GetData() + Index * static_cast<int32>(sizeof(FNavLocation)),
			FNavLocation(MultiplePoints[Index]));
	}
}

FVector UEnvQueryItemType_Point::GetItemLocation(const uint8* RawData) const
{
	return GetValue(RawData);
}

UEnvQueryItemType_Actor::UEnvQueryItemType_Actor(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	ValueSize = sizeof(FWeakObjectPtr);
}

AActor* UEnvQueryItemType_Actor::GetValue(const uint8* RawData)
{
	return Cast<AActor>(ReadAs<FWeakObjectPtr>(RawData).Get());
}

void UEnvQueryItemType_Actor::SetValue(uint8* RawData, AActor* Value)
{
	WriteAs(RawData, FWeakObjectPtr(Value));
}

void UEnvQueryItemType_Actor::SetContextHelper(FEnvQueryContextData& ContextData, const AActor* SingleActor)
{
	ContextData.ValueType = StaticClass();
	ContextData.NumValues = 1;
	ContextData.RawData.SetNumZeroed(static_cast<int32>(sizeof(FWeakObjectPtr)));
	SetValue(ContextData.RawData.GetData(), const_cast<AActor*>(SingleActor));
}

AActor* UEnvQueryItemType_Actor::GetActor(const uint8* RawData) const
{
	return GetValue(RawData);
}

FVector UEnvQueryItemType_Actor::GetItemLocation(const uint8* RawData) const
{
	const AActor* Actor = GetValue(RawData);
	return Actor != nullptr ? Actor->GetActorLocation() : FVector(TNumericLimits<float>::Max());
}
