// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavDataState.h"

#include "Convert/GridNavConvert.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavigationSystemTypes.h"

namespace GridNavDataStatePrivate
{
FGridNavSearchRules RulesOf(const FPathFindingQuery& Query, const FNavigationQueryFilter& Filter)
{
	FGridNavSearchRules Rules;
	Rules.CostLimit = Query.CostLimit;
	Rules.MaxNodes = Filter.GetMaxSearchNodes();
	Rules.bAllowPartial = Query.bAllowPartialPaths;
	return Rules;
}

/** The place connected to the start that is closest to a location that cannot be stood on. */
bool NearestTo(
	const FGridNavView& View, const FGridNavPlace& Start, const FVector& Location, FGridNavPlace& OutPlace)
{
	const NavCore::RegionMap* Regions = View.Regions();
	if (Regions == nullptr)
	{
		return false;
	}
	const NavCore::Result<NavCore::Cell, NavCore::RegionError> Nearest =
		Regions->NearestReachable(View.Map(), Start.Cell, View.ClampToGrid(Location));
	if (!Nearest || !View.CanStand(Nearest.Value()))
	{
		return false;
	}
	OutPlace = View.PlaceIn(Nearest.Value(), Location);
	return true;
}
} // namespace GridNavDataStatePrivate

int32 UE::GridNav::ProjectOnto(
	TConstArrayView<FGridNavView> Grids, const FVector& Point, const FVector& Extent, FGridNavPlace& OutPlace)
{
	int32 Best = INDEX_NONE;
	for (int32 Index = 0; Index < Grids.Num(); ++Index)
	{
		FGridNavPlace Place;
		const bool bFound = Grids[Index].Project(Point, Extent, Place);
		if (bFound &&
			(Best == INDEX_NONE ||
				FVector::DistSquared(Place.Location, Point) < FVector::DistSquared(OutPlace.Location, Point)))
		{
			Best = Index;
			OutPlace = Place;
		}
	}
	return Best;
}

ENavigationQueryResult::Type FGridNavDataState::FindEnds(const FPathFindingQuery& Query,
	const FNavigationQueryFilter& Filter, const FVector& Extent, FGridNavQueryEnds& OutEnds)
{
	const FVector Goal = Filter.GetAdjustedEndLocation(Query.EndLocation);
	if (!UE::GridNav::IsFinite(Query.StartLocation) || !UE::GridNav::IsFinite(Goal))
	{
		return ENavigationQueryResult::Fail;
	}
	TArray<FGridNavView> Grids = Sources.Views(&Filter);
	if (Grids.IsEmpty())
	{
		return ENavigationQueryResult::Error;
	}
	const int32 Grid = UE::GridNav::ProjectOnto(Grids, Query.StartLocation, Extent, OutEnds.Start);
	if (Grid == INDEX_NONE)
	{
		return ENavigationQueryResult::Fail;
	}
	OutEnds.View = MoveTemp(Grids[Grid]);
	if (OutEnds.View.Project(Goal, Extent, OutEnds.Goal))
	{
		return ENavigationQueryResult::Success;
	}
	OutEnds.bGoalMoved = true;
	const bool bMayMove = !Query.bRequireNavigableEndLocation;
	return bMayMove && GridNavDataStatePrivate::NearestTo(OutEnds.View, OutEnds.Start, Goal, OutEnds.Goal)
		? ENavigationQueryResult::Success
		: ENavigationQueryResult::Fail;
}

FGridNavRoute FGridNavDataState::FindPath(
	const FPathFindingQuery& Query, const FNavigationQueryFilter& Filter, const FVector& Extent)
{
	FGridNavQueryEnds Ends;
	FGridNavRoute Route;
	Route.Result = FindEnds(Query, Filter, Extent, Ends);
	if (Route.Result == ENavigationQueryResult::Success)
	{
		const FGridNavSearcherPool::FLease Searcher(Searchers);
		Route = Searcher->FindPath(
			Ends.View, Ends.Start, Ends.Goal, GridNavDataStatePrivate::RulesOf(Query, Filter));
		Route.bPartial |= Ends.bGoalMoved;
	}
	return Route;
}

FGridNavRoute FGridNavDataState::TestPath(
	const FPathFindingQuery& Query, const FNavigationQueryFilter& Filter, const FVector& Extent)
{
	FGridNavQueryEnds Ends;
	FGridNavRoute Route;
	Route.Result = FindEnds(Query, Filter, Extent, Ends);
	if (Route.Result == ENavigationQueryResult::Success)
	{
		const FGridNavSearcherPool::FLease Searcher(Searchers);
		Route = Searcher->TestPath(
			Ends.View, Ends.Start.Cell, Ends.Goal.Cell, GridNavDataStatePrivate::RulesOf(Query, Filter));
	}
	return Route;
}
