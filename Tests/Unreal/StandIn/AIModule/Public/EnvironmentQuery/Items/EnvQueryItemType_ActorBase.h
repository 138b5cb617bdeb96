// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EnvironmentQuery/Items/EnvQueryItemType_VectorBase.h"

#include "EnvQueryItemType_ActorBase.generated.h"

class AActor;

UCLASS(Abstract)
class AIMODULE_API UEnvQueryItemType_ActorBase : public UEnvQueryItemType_VectorBase
{
	GENERATED_BODY()

public:
	/** Null once the actor is gone. */
	virtual AActor* GetActor(const uint8* RawData) const { return nullptr; }
};
