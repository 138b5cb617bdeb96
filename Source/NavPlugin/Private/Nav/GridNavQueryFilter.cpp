// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavQueryFilter.h"

namespace GridNavQueryFilterPrivate
{
/** Costs come from designers. */
float ToCost(float Cost)
{
	return FMath::IsFinite(Cost) ? FMath::Max(Cost, 0.0f) : 1.0f;
}
} // namespace GridNavQueryFilterPrivate

FGridNavQueryFilter::FGridNavQueryFilter()
{
	Reset();
}

void FGridNavQueryFilter::Reset()
{
	for (int32 Area = 0; Area < MaxAreas; ++Area)
	{
		AreaCosts[Area] = 1.0f;
		EnteringCosts[Area] = 0.0f;
	}
	ExcludedAreas = 0;
	IncludeFlags = MAX_uint16;
	ExcludeFlags = 0;
	bIsBacktracking = false;
}

void FGridNavQueryFilter::SetAreaCost(uint8 AreaType, float Cost)
{
	if (AreaType < MaxAreas)
	{
		AreaCosts[AreaType] = GridNavQueryFilterPrivate::ToCost(Cost);
	}
}

void FGridNavQueryFilter::SetFixedAreaEnteringCost(uint8 AreaType, float Cost)
{
	if (AreaType < MaxAreas)
	{
		EnteringCosts[AreaType] = GridNavQueryFilterPrivate::ToCost(Cost);
	}
}

void FGridNavQueryFilter::SetExcludedArea(uint8 AreaType)
{
	if (AreaType < MaxAreas)
	{
		ExcludedAreas |= uint64{1} << AreaType;
	}
}

void FGridNavQueryFilter::SetAllAreaCosts(const float* CostArray, const int32 Count)
{
	for (int32 Area = 0; Area < FMath::Min(Count, MaxAreas); ++Area)
	{
		AreaCosts[Area] = GridNavQueryFilterPrivate::ToCost(CostArray[Area]);
	}
}

void FGridNavQueryFilter::GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const
{
	for (int32 Area = 0; Area < Count; ++Area)
	{
		CostArray[Area] = Area < MaxAreas ? AreaCosts[Area] : 1.0f;
		FixedCostArray[Area] = Area < MaxAreas ? EnteringCosts[Area] : 0.0f;
	}
}

bool FGridNavQueryFilter::IsEqual(const INavigationQueryFilterInterface* Other) const
{
	// By convention filters are compared with those of the same navigation data.
	const FGridNavQueryFilter* Grid = static_cast<const FGridNavQueryFilter*>(Other);
	if (Grid == nullptr || ExcludedAreas != Grid->ExcludedAreas || IncludeFlags != Grid->IncludeFlags ||
		ExcludeFlags != Grid->ExcludeFlags || bIsBacktracking != Grid->bIsBacktracking)
	{
		return false;
	}
	for (int32 Area = 0; Area < MaxAreas; ++Area)
	{
		if (AreaCosts[Area] != Grid->AreaCosts[Area] || EnteringCosts[Area] != Grid->EnteringCosts[Area])
		{
			return false;
		}
	}
	return true;
}

INavigationQueryFilterInterface* FGridNavQueryFilter::CreateCopy() const
{
	return new FGridNavQueryFilter(*this);
}

float FGridNavQueryFilter::GetAreaCost(uint8 AreaType) const
{
	return AreaType < MaxAreas ? AreaCosts[AreaType] : 1.0f;
}

bool FGridNavQueryFilter::IsAreaExcluded(uint8 AreaType) const
{
	return AreaType < MaxAreas && (ExcludedAreas >> AreaType & 1) != 0;
}
