// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Name.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_Name.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Name"))
class UBlackboardKeyType_Name : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Name(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef FName FDataType;
	static const FDataType InvalidValue;

	static FDataType GetValue(const UBlackboardKeyType_Name* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Name* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
};
