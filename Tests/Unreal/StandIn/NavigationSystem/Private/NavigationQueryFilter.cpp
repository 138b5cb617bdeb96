// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavFilters/NavigationQueryFilter.h"

#include "NavAreas/NavArea.h"
#include "NavigationData.h"

UNavigationQueryFilter::UNavigationQueryFilter(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

FSharedConstNavQueryFilter UNavigationQueryFilter::GetQueryFilter(
	const ANavigationData& NavData, const UObject* Querier) const
{
	FSharedConstNavQueryFilter Known = NavData.GetQueryFilter(GetClass());
	if (Known.IsValid())
	{
		return Known;
	}
	const FSharedNavQueryFilter Filter = NavData.GetDefaultQueryFilter()->GetCopy();
	InitializeFilter(NavData, Querier, *Filter);
	const_cast<ANavigationData&>(NavData).StoreQueryFilter(GetClass(), Filter);
	return Filter;
}

FSharedConstNavQueryFilter UNavigationQueryFilter::GetQueryFilter(
	const ANavigationData& NavData, TSubclassOf<UNavigationQueryFilter> FilterClass)
{
	return GetQueryFilter(NavData, nullptr, FilterClass);
}

FSharedConstNavQueryFilter UNavigationQueryFilter::GetQueryFilter(
	const ANavigationData& NavData, const UObject* Querier, TSubclassOf<UNavigationQueryFilter> FilterClass)
{
	const UNavigationQueryFilter* DefaultFilter =
		FilterClass != nullptr ? FilterClass.GetDefaultObject() : nullptr;
	return DefaultFilter != nullptr ? DefaultFilter->GetQueryFilter(NavData, Querier) : nullptr;
}

void UNavigationQueryFilter::InitializeFilter(
	const ANavigationData& NavData, const UObject* Querier, FNavigationQueryFilter& Filter) const
{
	for (const FNavigationFilterArea& Area : Areas)
	{
		const int32 AreaID = Area.AreaClass != nullptr ? NavData.GetAreaID(Area.AreaClass.Get()) : INDEX_NONE;
		if (AreaID == INDEX_NONE)
		{
			continue;
		}
		const uint8 AreaType = static_cast<uint8>(AreaID);
		if (Area.bIsExcluded)
		{
			Filter.SetExcludedArea(AreaType);
			continue;
		}
		if (Area.bOverrideTravelCost)
		{
			Filter.SetAreaCost(AreaType, FMath::Max(1.f, Area.TravelCostOverride));
		}
		if (Area.bOverrideEnteringCost)
		{
			Filter.SetFixedAreaEnteringCost(AreaType, FMath::Max(0.f, Area.EnteringCostOverride));
		}
	}
}

FNavigationFilterArea& UNavigationQueryFilter::FindOrAddArea(TSubclassOf<UNavArea> AreaClass)
{
	for (FNavigationFilterArea& Area : Areas)
	{
		if (Area.AreaClass == AreaClass)
		{
			return Area;
		}
	}
	FNavigationFilterArea& Area = Areas.AddDefaulted_GetRef();
	Area.AreaClass = AreaClass;
	return Area;
}

void UNavigationQueryFilter::AddTravelCostOverride(TSubclassOf<UNavArea> AreaClass, float TravelCost)
{
	FNavigationFilterArea& Area = FindOrAddArea(AreaClass);
	Area.bOverrideTravelCost = true;
	Area.TravelCostOverride = TravelCost;
}

void UNavigationQueryFilter::AddEnteringCostOverride(TSubclassOf<UNavArea> AreaClass, float EnteringCost)
{
	FNavigationFilterArea& Area = FindOrAddArea(AreaClass);
	Area.bOverrideEnteringCost = true;
	Area.EnteringCostOverride = EnteringCost;
}

void UNavigationQueryFilter::AddExcludedArea(TSubclassOf<UNavArea> AreaClass)
{
	FindOrAddArea(AreaClass).bIsExcluded = true;
}
