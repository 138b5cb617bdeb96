// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Enum.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"
#include "UObject/Class.h"

#include "BlackboardKeyType_Enum.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Enum"))
class UBlackboardKeyType_Enum : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Enum(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef uint8 FDataType;
	static const FDataType InvalidValue;

	UPROPERTY(EditAnywhere, Category = Blackboard)
	TObjectPtr<UEnum> EnumType;

	static FDataType GetValue(const UBlackboardKeyType_Enum* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Enum* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
	virtual bool IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const override;
};
