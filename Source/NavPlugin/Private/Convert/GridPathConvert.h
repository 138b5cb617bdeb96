// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Scheduling/PathRequest.h"
#include "Query/GridPathRequest.h"

#include <span>

class FGridNavGraph;

/** The ends of a path as they were asked for, not only to the cell. */
struct FGridPathEnds
{
	FVector Start = FVector::ZeroVector;
	FVector Goal = FVector::ZeroVector;
	/** Without one, the path ends in the middle of its last cell. */
	bool bHasGoal = false;
};

namespace UE::GridNav
{
/** What is wrong with a request, whatever the grid; Pending when nothing is. */
EGridPathOutcome CheckRequest(const FGridPathRequest& Request);
/** A checked request in cells; Pending when it can be queued, otherwise what to answer. */
EGridPathOutcome ToPathRequest(
	const FGridPathRequest& Request, const FGridNavGraph& Graph, NavCore::PathRequest& OutRequest);

/**
 * Fills in points, length and cost. The points are those of the waypoints, or of every cell where there are
 * none, at the height of the floor; the first is the start itself where the path begins in its cell, and
 * likewise the last.
 */
void FillPath(const FGridNavGraph& Graph, const NavCore::Path& Path, std::span<const NavCore::Cell> Waypoints,
	const FGridPathEnds& Ends, FGridPathResult& OutResult);
} // namespace UE::GridNav
