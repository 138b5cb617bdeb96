// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EnvironmentQuery/Items/EnvQueryItemType_ActorBase.h"

#include "EnvQueryItemType_Actor.generated.h"

struct FEnvQueryContextData;

UCLASS()
class AIMODULE_API UEnvQueryItemType_Actor : public UEnvQueryItemType_ActorBase
{
	GENERATED_BODY()

public:
	typedef AActor* FValueType;

	UEnvQueryItemType_Actor(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	static AActor* GetValue(const uint8* RawData);
	static void SetValue(uint8* RawData, AActor* Value);
	static void SetContextHelper(FEnvQueryContextData& ContextData, const AActor* SingleActor);

	virtual AActor* GetActor(const uint8* RawData) const override;
	/** Invalid once the actor is gone. */
	virtual FVector GetItemLocation(const uint8* RawData) const override;
};
