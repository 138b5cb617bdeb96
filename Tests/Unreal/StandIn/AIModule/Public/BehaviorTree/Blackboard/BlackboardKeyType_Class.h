// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Class.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"
#include "UObject/Class.h"

#include "BlackboardKeyType_Class.generated.h"

UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Class"))
class UBlackboardKeyType_Class : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Class(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef UClass* FDataType;
	static const FDataType InvalidValue;

	UPROPERTY(EditAnywhere, Category = Blackboard, meta = (AllowAbstract = "1"))
	TObjectPtr<UClass> BaseClass;

	static FDataType GetValue(const UBlackboardKeyType_Class* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Class* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
	virtual bool IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const override;
};
