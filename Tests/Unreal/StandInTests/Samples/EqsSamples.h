// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EnvironmentQuery/Contexts/EnvQueryContext_Querier.h"
#include "EnvironmentQuery/EnvQueryGenerator.h"
#include "EnvironmentQuery/EnvQueryTest.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Actor.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Point.h"

#include "EqsSamples.generated.h"

/** Points along X, 100 apart. */
UCLASS()
class UEqsSampleGenerator : public UEnvQueryGenerator
{
	GENERATED_BODY()

public:
	UEqsSampleGenerator() { ItemType = UEnvQueryItemType_Point::StaticClass(); }

	int32 Count = 5;

	virtual void GenerateItems(FEnvQueryInstance& QueryInstance) const override
	{
		for (int32 Index = 0; Index < Count; ++Index)
		{
			QueryInstance.AddItemData<UEnvQueryItemType_Point>(
				FNavLocation(FVector(Index * 100.0, 0.0, 0.0)));
		}
	}
};

/** Distance from the querier; counts how often it is asked. */
UCLASS()
class UEqsSampleTest : public UEnvQueryTest
{
	GENERATED_BODY()

public:
	UEqsSampleTest() { ValidItemType = UEnvQueryItemType_VectorBase::StaticClass(); }

	inline static int32 Runs = 0;
	bool bGivesUp = false;
	bool bLeavesOut = false;
	bool bIgnoresTime = false;

	virtual void RunTest(FEnvQueryInstance& QueryInstance) const override
	{
		++Runs;
		TArray<FVector> Places;
		if (bGivesUp || !QueryInstance.PrepareContext(UEnvQueryContext_Querier::StaticClass(), Places))
		{
			return;
		}
		FloatValueMin.BindData(QueryInstance.Owner.Get(), QueryInstance.QueryID);
		FloatValueMax.BindData(QueryInstance.Owner.Get(), QueryInstance.QueryID);
		for (FEnvQueryInstance::ItemIterator It(this, QueryInstance); It; ++It)
		{
			if (bIgnoresTime)
			{
				It.IgnoreTimeLimit();
			}
			const double Distance = FVector::Dist(GetItemLocation(QueryInstance, *It), Places[0]);
			if (!bLeavesOut || It.GetIndex() != 1)
			{
				It.SetScore(TestPurpose, FilterType, static_cast<float>(Distance), FloatValueMin.GetValue(),
					FloatValueMax.GetValue());
			}
		}
	}
};
