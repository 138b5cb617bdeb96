// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UDataAsset.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "DataAsset.generated.h"

/** An asset that is only data. */
UCLASS(Abstract, MinimalAPI, meta = (LoadBehavior = "LazyOnDemand"))
class UDataAsset : public UObject
{
	GENERATED_BODY()

public:
	UDataAsset(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
