// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBlackboardKeyType_Object.

#include "BehaviorTree/Blackboard/BlackboardKeyType.h"
#include "CoreMinimal.h"

#include "BlackboardKeyType_Object.generated.h"

/** Does not keep the object alive: one that goes away reads as null. */
UCLASS(EditInlineNew, MinimalAPI, meta = (DisplayName = "Object"))
class UBlackboardKeyType_Object : public UBlackboardKeyType
{
	GENERATED_BODY()

public:
	UBlackboardKeyType_Object(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	typedef UObject* FDataType;
	static const FDataType InvalidValue;

	UPROPERTY(EditAnywhere, Category = Blackboard, meta = (AllowAbstract = "1"))
	TObjectPtr<UClass> BaseClass;

	static FDataType GetValue(const UBlackboardKeyType_Object* KeyOb, const uint8* RawData);
	/** Says whether the value is another now. */
	static bool SetValue(UBlackboardKeyType_Object* KeyOb, uint8* RawData, const FDataType& Value);

	virtual void InitializeMemory(UBlackboardComponent& OwnerComp, uint8* MemoryBlock) override;
	virtual bool IsEmpty(const UBlackboardComponent& OwnerComp, const uint8* MemoryBlock) const override;
	virtual FString DescribeValue(const UBlackboardComponent& OwnerComp, const uint8* RawData) const override;
	virtual bool IsAllowedByFilter(const UBlackboardKeyType* FilterOb) const override;
	virtual bool GetLocation(
		const UBlackboardComponent& OwnerComp, const uint8* RawData, FVector& Location) const override;
	virtual bool GetRotation(
		const UBlackboardComponent& OwnerComp, const uint8* RawData, FRotator& Rotation) const override;
};
