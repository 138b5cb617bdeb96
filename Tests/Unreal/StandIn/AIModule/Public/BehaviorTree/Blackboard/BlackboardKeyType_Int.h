// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Int.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_Int.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Int"))
class UBlackboardKeyType_Int : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Int(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef int32 FDataType;
	static const FDataType InvalidValue;

	static FDataType GetValue(const UBlackboardKeyType_Int* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Int* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
};
