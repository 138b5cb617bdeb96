// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Float.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_Float.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Float"))
class UBlackboardKeyType_Float : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Float(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef float FDataType;
	static const FDataType InvalidValue;

	static FDataType GetValue(const UBlackboardKeyType_Float* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Float* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
};
