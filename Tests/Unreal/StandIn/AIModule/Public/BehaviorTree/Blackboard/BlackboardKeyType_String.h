// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_String.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_String.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "String"))
class UBlackboardKeyType_String : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_String(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef FString FDataType;
	static const FDataType InvalidValue;

	static FDataType GetValue(const UBlackboardKeyType_String* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_String* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
	virtual void FreeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual void Clear(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
};
