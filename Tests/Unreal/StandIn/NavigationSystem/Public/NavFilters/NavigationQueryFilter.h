// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UNavigationQueryFilter and the fact sheet "Navigation API facts", section 7.

#include "AI/Navigation/NavQueryFilter.h"
#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include "NavigationQueryFilter.generated.h"

class ANavigationData;
class UNavArea;

USTRUCT()
struct FNavigationFilterArea
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = Area)
	TSubclassOf<UNavArea> AreaClass;

	UPROPERTY(EditAnywhere, Category = Area)
	float TravelCostOverride = 1.f;

	UPROPERTY(EditAnywhere, Category = Area)
	float EnteringCostOverride = 0.f;

	UPROPERTY(EditAnywhere, Category = Area)
	uint32 bIsExcluded : 1;

	UPROPERTY(EditAnywhere, Category = Area)
	uint32 bOverrideTravelCost : 1;

	UPROPERTY(EditAnywhere, Category = Area)
	uint32 bOverrideEnteringCost : 1;

	FNavigationFilterArea() : bIsExcluded(false), bOverrideTravelCost(false), bOverrideEnteringCost(false) {}
};

/** What a designer asks of paths: other costs of areas, and areas to keep out of. */
UCLASS(Abstract, Blueprintable)
class NAVIGATIONSYSTEM_API UNavigationQueryFilter : public UObject
{
	GENERATED_BODY()

public:
	UNavigationQueryFilter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY(EditAnywhere, Category = Filter)
	TArray<FNavigationFilterArea> Areas;

	/** The filter for this navigation data, made at first use. */
	FSharedConstNavQueryFilter GetQueryFilter(const ANavigationData& NavData, const UObject* Querier) const;

	static FSharedConstNavQueryFilter GetQueryFilter(
		const ANavigationData& NavData, TSubclassOf<UNavigationQueryFilter> FilterClass);
	static FSharedConstNavQueryFilter GetQueryFilter(const ANavigationData& NavData, const UObject* Querier,
		TSubclassOf<UNavigationQueryFilter> FilterClass);

	void AddTravelCostOverride(TSubclassOf<UNavArea> AreaClass, float TravelCost);
	void AddEnteringCostOverride(TSubclassOf<UNavArea> AreaClass, float EnteringCost);
	void AddExcludedArea(TSubclassOf<UNavArea> AreaClass);

protected:
	virtual void InitializeFilter(
		const ANavigationData& NavData, const UObject* Querier, FNavigationQueryFilter& Filter) const;

private:
	FNavigationFilterArea& FindOrAddArea(TSubclassOf<UNavArea> AreaClass);
};
