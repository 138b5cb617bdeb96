// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/Navigation/NavQueryFilter.h"

FNavigationQueryFilter::FNavigationQueryFilter(const FNavigationQueryFilter& Source)
	: TSharedFromThis<FNavigationQueryFilter, ESPMode::ThreadSafe>(), MaxSearchNodes(Source.MaxSearchNodes)
{
	SetFilterImplementation(Source.GetImplementation());
}

void FNavigationQueryFilter::SetAreaCost(uint8 AreaType, float Cost)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetAreaCost(AreaType, Cost);
}

void FNavigationQueryFilter::SetFixedAreaEnteringCost(uint8 AreaType, float Cost)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetFixedAreaEnteringCost(AreaType, Cost);
}

void FNavigationQueryFilter::SetExcludedArea(uint8 AreaType)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetExcludedArea(AreaType);
}

void FNavigationQueryFilter::SetAllAreaCosts(const TArray<float>& CostArray)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetAllAreaCosts(CostArray.GetData(), CostArray.Num());
}

void FNavigationQueryFilter::GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->GetAllAreaCosts(CostArray, FixedCostArray, Count);
}

void FNavigationQueryFilter::SetBacktrackingEnabled(const bool bBacktracking)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetBacktrackingEnabled(bBacktracking);
}

bool FNavigationQueryFilter::IsBacktrackingEnabled() const
{
	check(QueryFilterImpl.IsValid());
	return QueryFilterImpl->IsBacktrackingEnabled();
}

void FNavigationQueryFilter::SetIncludeFlags(uint16 Flags)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetIncludeFlags(Flags);
}

uint16 FNavigationQueryFilter::GetIncludeFlags() const
{
	check(QueryFilterImpl.IsValid());
	return QueryFilterImpl->GetIncludeFlags();
}

void FNavigationQueryFilter::SetExcludeFlags(uint16 Flags)
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->SetExcludeFlags(Flags);
}

uint16 FNavigationQueryFilter::GetExcludeFlags() const
{
	check(QueryFilterImpl.IsValid());
	return QueryFilterImpl->GetExcludeFlags();
}

FVector FNavigationQueryFilter::GetAdjustedEndLocation(const FVector& EndLocation) const
{
	check(QueryFilterImpl.IsValid());
	return QueryFilterImpl->GetAdjustedEndLocation(EndLocation);
}

void FNavigationQueryFilter::SetFilterImplementation(const INavigationQueryFilterInterface* InQueryFilterImpl)
{
	QueryFilterImpl = MakeShareable(InQueryFilterImpl != nullptr ? InQueryFilterImpl->CreateCopy() : nullptr);
}

void FNavigationQueryFilter::Reset()
{
	check(QueryFilterImpl.IsValid());
	QueryFilterImpl->Reset();
}

FSharedNavQueryFilter FNavigationQueryFilter::GetCopy() const
{
	return MakeShareable(new FNavigationQueryFilter(*this));
}
