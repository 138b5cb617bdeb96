// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavAreas/NavArea.h"
#include "NavFilters/NavigationQueryFilter.h"

#include "GridNavDataTestObjects.generated.h"

/** Ground that costs five times as much. */
UCLASS()
class UNavArea_GridTestMud : public UNavArea
{
	GENERATED_BODY()

public:
	UNavArea_GridTestMud(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: UNavArea(ObjectInitializer)
	{
		DefaultCost = 5.0f;
	}
};

/** Of agents that do not mind the mud. */
UCLASS()
class UGridTestMudFilter : public UNavigationQueryFilter
{
	GENERATED_BODY()

public:
	UGridTestMudFilter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: UNavigationQueryFilter(ObjectInitializer)
	{
		AddTravelCostOverride(UNavArea_GridTestMud::StaticClass(), 1.0f);
	}
};

/** Of agents that never enter it. */
UCLASS()
class UGridTestDryFilter : public UNavigationQueryFilter
{
	GENERATED_BODY()

public:
	UGridTestDryFilter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: UNavigationQueryFilter(ObjectInitializer)
	{
		AddExcludedArea(UNavArea_GridTestMud::StaticClass());
	}
};
