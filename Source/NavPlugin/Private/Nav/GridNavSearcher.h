// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/Navigation/NavigationTypes.h"
#include "CoreMinimal.h"
#include "HAL/CriticalSection.h"
#include "Nav/GridNavView.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"

#include <memory>
#include <vector>

/** What a path query allows. */
struct FGridNavSearchRules
{
	/** Cost in cm that no path may exceed. */
	double CostLimit = TNumericLimits<double>::Max();
	/** Nodes that the search may look at; 0 = no limit. */
	uint32 MaxNodes = 0;
	bool bAllowPartial = true;
};

/** How a path query ended. */
struct FGridNavRoute
{
	/** Error when the search could not be run to its end, Fail when there is no way. */
	ENavigationQueryResult::Type Result = ENavigationQueryResult::Error;
	/** Ends short of the goal, at the best place that was found. */
	bool bPartial = false;
	/** The nodes or the cost were used up. */
	bool bReachedLimit = false;
	int32 VisitedNodes = 0;
	double Cost = 0.0;
	/** Start first, two at least; only on success. */
	TArray<FNavPathPoint> Points;
	/** For each point, what the rest costs. */
	TArray<FVector::FReal> CostsToEnd;

	double Length() const;
};

/** Finds paths at once, with the memory that this takes. Serves one query at a time, on any thread. */
class FGridNavSearcher
{
public:
	FGridNavSearcher();

	/** The whole answer: a smoothed path with heights. */
	FGridNavRoute FindPath(const FGridNavView& View, const FGridNavPlace& Start, const FGridNavPlace& Goal,
		const FGridNavSearchRules& Rules);
	/** The same without points. */
	FGridNavRoute TestPath(
		const FGridNavView& View, NavCore::Cell Start, NavCore::Cell Goal, const FGridNavSearchRules& Rules);

	SIZE_T GetAllocatedSize() const { return Scratch.Bytes(); }

private:
	void FillPoints(const FGridNavView& View, const FGridNavPlace& Start, const FGridNavPlace& Goal,
		FGridNavRoute& Route);

	NavCore::SearchScratch Scratch;
	/** For queries without and with a limit of cost: only cheapest paths show that every path costs more. */
	std::unique_ptr<NavCore::PathSearch> Quick;
	std::unique_ptr<NavCore::PathSearch> Exact;
	/** The one of the last query. */
	NavCore::PathSearch* Search = nullptr;
	NavCore::PathSmoother Smoother;
	std::vector<NavCore::Cell> Waypoints;
	std::vector<NavCore::Cost> LegCosts;
};

/** Searchers that queries of any thread borrow, kept warm in between. */
class FGridNavSearcherPool
{
public:
	/** A searcher for the length of one query. */
	class FLease
	{
	public:
		explicit FLease(FGridNavSearcherPool& InPool) : Pool(InPool), Searcher(InPool.Take()) {}
		~FLease() { Pool.Return(MoveTemp(Searcher)); }
		FLease(const FLease&) = delete;
		FLease& operator=(const FLease&) = delete;

		FGridNavSearcher* operator->() const { return Searcher.Get(); }

	private:
		FGridNavSearcherPool& Pool;
		TUniquePtr<FGridNavSearcher> Searcher;
	};

	SIZE_T GetAllocatedSize() const;

private:
	TUniquePtr<FGridNavSearcher> Take();
	void Return(TUniquePtr<FGridNavSearcher>&& Searcher);

	mutable FCriticalSection Lock;
	TArray<TUniquePtr<FGridNavSearcher>> Idle;
};
