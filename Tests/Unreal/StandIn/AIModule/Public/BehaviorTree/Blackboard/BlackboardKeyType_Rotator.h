// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Rotator.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_Rotator.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Rotator"))
class UBlackboardKeyType_Rotator : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Rotator(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef FRotator FDataType;
	static const FDataType InvalidValue;

	static FDataType GetValue(const UBlackboardKeyType_Rotator* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Rotator* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
	virtual bool GetRotation(
		const UBlackboardComponent& OwnerComp, const uint8* RawData, FRotator& Rotation) const override;
};
