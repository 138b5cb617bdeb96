// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType.

#include "CoreMinimal.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include "BlackboardKeyType.generated.h"

class UBlackboardComponent;

namespace EBlackboardCompare
{
enum Type : int
{
	Less = -1,
	Equal = 0,
	Greater = 1,
	NotEqual = 1,
};
} // namespace EBlackboardCompare

/** How values of one type are kept in the raw memory of a blackboard. */
UCLASS(EditInlineNew, Abstract, CollapseCategories, AutoExpandCategories = (Blackboard), MinimalAPI)
class UBlackboardKeyType : public UObject
{
	GENERATED_BODY()

public:
	UBlackboardKeyType(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** In bytes. */
	uint16 GetValueSize() const { return ValueSize; }

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) {}
	virtual void FreeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) {}
	virtual void Clear(UBlackboardComponent& OwnerComp, uint8* MemoryBlock)
	{
		InitializeMemory(OwnerComp, MemoryBlock);
	}
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const
	{
		return false;
	}
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const;
	virtual bool GetLocation(
		const UBlackboardComponent& OwnerComp, const uint8* RawData, FVector& Location) const
	{
		return false;
	}
	virtual bool GetRotation(
		const UBlackboardComponent& OwnerComp, const uint8* RawData, FRotator& Rotation) const
	{
		return false;
	}
	/** Whether a key of this type may be chosen where the filter stands. */
	virtual bool IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const;

protected:
	uint16 ValueSize;
};
