// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EnvironmentQuery/Items/EnvQueryItemType.h"

#include "EnvQueryItemType_VectorBase.generated.h"

UCLASS(Abstract)
class AIMODULE_API UEnvQueryItemType_VectorBase : public UEnvQueryItemType
{
	GENERATED_BODY()

public:
	virtual FVector GetItemLocation(const uint8* RawData) const { return FVector::ZeroVector; }
};
