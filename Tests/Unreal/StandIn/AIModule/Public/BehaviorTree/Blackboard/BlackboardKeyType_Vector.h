// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Vector.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_Vector.generated.h"

/** Not set until somebody sets it. */
UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Vector"))
class UBlackboardKeyType_Vector : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Vector(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef FVector FDataType;
	static const FDataType InvalidValue;

	static FDataType GetValue(const UBlackboardKeyType_Vector* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Vector* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
	virtual bool GetLocation(
		const UBlackboardComponent& OwnerComp, const uint8* RawData, FVector& Location) const override;
};
