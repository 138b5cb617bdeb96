// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EnvironmentQuery/EnvQueryContext.h"

#include "EnvQueryContext_Querier.generated.h"

/** The owner of the query, if it is an actor. */
UCLASS(MinimalAPI)
class UEnvQueryContext_Querier : public UEnvQueryContext
{
	GENERATED_BODY()

public:
	virtual void ProvideContext(
		FEnvQueryInstance& QueryInstance, FEnvQueryContextData& ContextData) const override;
};
