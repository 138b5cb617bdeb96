// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/RecastQueryFilter.h"

void FRecastQueryFilter::Reset()
{
	for (int32 Area = 0; Area < RECAST_MAX_AREAS; ++Area)
	{
		AreaCosts[Area] = 1.f;
		EnteringCosts[Area] = 0.f;
	}
	IncludeFlags = 0xffff;
	ExcludeFlags = 0;
	bBacktrackingEnabled = false;
}

void FRecastQueryFilter::SetAreaCost(uint8 AreaType, float Cost)
{
	AreaCosts[AreaType] = Cost;
}

void FRecastQueryFilter::SetFixedAreaEnteringCost(uint8 AreaType, float Cost)
{
	EnteringCosts[AreaType] = Cost;
}

void FRecastQueryFilter::SetExcludedArea(uint8 AreaType)
{
	AreaCosts[AreaType] = TNumericLimits<float>::Max();
}

void FRecastQueryFilter::SetAllAreaCosts(const float* CostArray, const int32 Count)
{
	for (int32 Area = 0; Area < FMath::Min(Count, RECAST_MAX_AREAS); ++Area)
	{
		AreaCosts[Area] = CostArray[Area];
	}
}

void FRecastQueryFilter::GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const
{
	for (int32 Area = 0; Area < FMath::Min(Count, RECAST_MAX_AREAS); ++Area)
	{
		CostArray[Area] = AreaCosts[Area];
		FixedCostArray[Area] = EnteringCosts[Area];
	}
}

bool FRecastQueryFilter::IsEqual(const INavigationQueryFilterInterface* Other) const
{
	const FRecastQueryFilter* Filter = static_cast<const FRecastQueryFilter*>(Other);
	bool bEqual = IncludeFlags == Filter->IncludeFlags && ExcludeFlags == Filter->ExcludeFlags;
	for (int32 Area = 0; Area < RECAST_MAX_AREAS && bEqual; ++Area)
	{
		bEqual =
			AreaCosts[Area] == Filter->AreaCosts[Area] && EnteringCosts[Area] == Filter->EnteringCosts[Area];
	}
	return bEqual;
}
