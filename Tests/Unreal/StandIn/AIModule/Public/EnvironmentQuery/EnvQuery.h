// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "EnvQuery.generated.h"

class UEnvQueryOption;

/** The asset: options are tried in order until one of them has an item left. */
UCLASS()
class AIMODULE_API UEnvQuery : public UObject
{
	GENERATED_BODY()

public:
	const TArray<TObjectPtr<UEnvQueryOption>>& GetOptions() const { return Options; }
	TArray<TObjectPtr<UEnvQueryOption>>& GetOptionsMutable() { return Options; }

protected:
	UPROPERTY()
	TArray<TObjectPtr<UEnvQueryOption>> Options;
};
