// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavigationSystemTypes.h"

#include "AI/Navigation/NavAgentInterface.h"
#include "NavigationData.h"

namespace
{
/** Queries without a filter get the one of the navigation data. */
FSharedConstNavQueryFilter FilterOrDefault(
	const FSharedConstNavQueryFilter& Filter, const ANavigationData* NavData)
{
	return Filter.IsValid() || NavData == nullptr ? Filter : NavData->GetDefaultQueryFilter();
}
} // namespace

FPathFindingQuery::FPathFindingQuery(const UObject* InOwner, const ANavigationData& InNavData,
	const FVector& Start, const FVector& End, FSharedConstNavQueryFilter SourceQueryFilter,
	FNavPathSharedPtr InPathInstanceToFill, const FVector::FReal InCostLimit,
	const bool bInRequireNavigableEndLocation)
	: FPathFindingQueryData(InOwner, Start, End, FilterOrDefault(SourceQueryFilter, &InNavData), 0, true,
		  InCostLimit, bInRequireNavigableEndLocation),
	  NavData(&InNavData), PathInstanceToFill(InPathInstanceToFill), NavAgentProperties(InNavData.GetConfig())
{
}

FPathFindingQuery::FPathFindingQuery(const INavAgentInterface& InNavAgent, const ANavigationData& InNavData,
	const FVector& Start, const FVector& End, FSharedConstNavQueryFilter SourceQueryFilter,
	FNavPathSharedPtr InPathInstanceToFill, const FVector::FReal InCostLimit,
	const bool bInRequireNavigableEndLocation)
	: FPathFindingQueryData(Cast<UObject>(&InNavAgent), Start, End,
		  FilterOrDefault(SourceQueryFilter, &InNavData), 0, true, InCostLimit,
		  bInRequireNavigableEndLocation),
	  NavData(&InNavData), PathInstanceToFill(InPathInstanceToFill),
	  NavAgentProperties(InNavAgent.GetNavAgentPropertiesRef())
{
}

FPathFindingQuery::FPathFindingQuery(
	FNavPathSharedRef PathToRecalculate, const ANavigationData* NavDataOverride)
	: FPathFindingQueryData(PathToRecalculate->GetQueryData()),
	  NavData(NavDataOverride != nullptr ? NavDataOverride : PathToRecalculate->GetNavigationDataUsed()),
	  PathInstanceToFill(PathToRecalculate)
{
	QueryFilter = FilterOrDefault(QueryFilter, NavData.Get());
	if (const ANavigationData* Data = NavData.Get())
	{
		NavAgentProperties = Data->GetConfig();
	}
	if (const INavAgentInterface* NavAgent = Cast<const INavAgentInterface>(Owner.Get()))
	{
		StartLocation = NavAgent->GetNavAgentLocation();
		NavAgentProperties = NavAgent->GetNavAgentPropertiesRef();
	}
	if (PathToRecalculate->GetGoalActor() != nullptr)
	{
		EndLocation = PathToRecalculate->GetGoalLocation();
	}
}
