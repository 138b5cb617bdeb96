// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "HAL/CriticalSection.h"
#include "Nav/GridNavSearcher.h"
#include "Nav/GridNavSources.h"

struct FPathFindingQuery;

/** The ends of a path query on one of the grids. */
struct FGridNavQueryEnds
{
	FGridNavView View;
	FGridNavPlace Start;
	FGridNavPlace Goal;
	/** The goal could not be stood on: the nearest place will have to do. */
	bool bGoalMoved = false;
};

/** What AGridNavData is made of. Queries may come from any thread; everything else is for the game thread. */
struct FGridNavDataState
{
	FGridNavSources Sources;
	FGridNavSearcherPool Searchers;
	/** Held while a path is filled, on any thread, and while the game thread looks at those that are active.
	 */
	FCriticalSection PathsLock;

	/**
	 * Where a query begins and ends. Success; Error while no grid is ready; Fail where an end is no place to
	 * stand.
	 */
	ENavigationQueryResult::Type FindEnds(const FPathFindingQuery& Query,
		const FNavigationQueryFilter& Filter, const FVector& Extent, FGridNavQueryEnds& OutEnds);
	/** The whole query. */
	FGridNavRoute FindPath(
		const FPathFindingQuery& Query, const FNavigationQueryFilter& Filter, const FVector& Extent);
	/** The same without points. */
	FGridNavRoute TestPath(
		const FPathFindingQuery& Query, const FNavigationQueryFilter& Filter, const FVector& Extent);
};

namespace UE::GridNav
{
/** The place to stand closest to a point on any of the grids; the index of the grid, or INDEX_NONE. */
int32 ProjectOnto(TConstArrayView<FGridNavView> Grids, const FVector& Point, const FVector& Extent,
	FGridNavPlace& OutPlace);
} // namespace UE::GridNav
