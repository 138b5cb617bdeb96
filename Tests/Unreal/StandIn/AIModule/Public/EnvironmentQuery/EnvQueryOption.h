// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "EnvQueryOption.generated.h"

class UEnvQueryGenerator;
class UEnvQueryTest;

UCLASS()
class AIMODULE_API UEnvQueryOption : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY()
	TObjectPtr<UEnvQueryGenerator> Generator;

	UPROPERTY()
	TArray<TObjectPtr<UEnvQueryTest>> Tests;
};
