// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EnvironmentQuery/EnvQueryContext.h"
#include "EnvironmentQuery/EnvQueryGenerator.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Point.h"

#include "EnvQueryTestObjects.generated.h"

/** The places that a test names. Contexts are class default objects, so there is one list for all. */
UCLASS()
class UGridTestContext : public UEnvQueryContext
{
	GENERATED_BODY()

public:
	inline static TArray<FVector> Places;

	virtual void ProvideContext(FEnvQueryInstance&, FEnvQueryContextData& ContextData) const override
	{
		UEnvQueryItemType_Point::SetContextHelper(ContextData, Places);
	}
};

/** The items that a test names. */
UCLASS()
class UGridTestGenerator : public UEnvQueryGenerator
{
	GENERATED_BODY()

public:
	UGridTestGenerator() { ItemType = UEnvQueryItemType_Point::StaticClass(); }

	TArray<FVector> Places;

	virtual void GenerateItems(FEnvQueryInstance& QueryInstance) const override
	{
		for (const FVector& Place : Places)
		{
			QueryInstance.AddItemData<UEnvQueryItemType_Point>(FNavLocation(Place));
		}
	}
};
