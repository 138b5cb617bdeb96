// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/SearchScratch.h"
#include "Query/GridPathLibrary.h"

#include <vector>

class FGridNavGraph;
struct FGridNavLimits;

/**
 * Questions about a grid that are answered at once, with the memory that this takes. Each says false, or
 * its like, for places that are off the grid or no numbers.
 */
class FGridNavQueries
{
public:
	explicit FGridNavQueries(const FGridNavLimits& Limits);

	static bool IsReachable(
		const FGridNavGraph& Graph, const FVector& From, const FVector& To, float AgentRadius);
	static bool NearestReachable(const FGridNavGraph& Graph, const FVector& From, const FVector& Goal,
		float AgentRadius, FVector& OutLocation);
	EGridNavSeparation WouldSeparate(const FGridNavGraph& Graph, const FBox& Box, const FVector& From,
		const FVector& To, float AgentRadius);
	/** The list is complete. */
	bool ReachableWithinCost(const FGridNavGraph& Graph, const FVector& From, double MaxCost,
		float AgentRadius, int64 MaxExpansions, TArray<FGridNavReach>& OutPlaces);
	/** -1 where there is no way within the expansions. */
	double CostToGo(const FGridNavGraph& Graph, const FVector& From, const FVector& Goal, float AgentRadius,
		int64 MaxExpansions);
	/** Of the last question that searched. */
	int64 GetExpandedCells() const { return Field.Counters().expanded; }

private:
	NavCore::SearchScratch Scratch;
	NavCore::GoalField Field;
	NavCore::RegionScratch Regions;
	std::vector<NavCore::SettledCell> Settled;
};
