// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// What stands behind ARecastNavMesh: a flat floor with rectangular holes, and the shortest way around them.

#include "CoreMinimal.h"

namespace StandIn
{
struct FFloor
{
	/** Rectangles of floor; only the lower side counts. */
	TArray<FBox> Walkable;

	/** Where nobody can stand, grown by the radius of the agent. */
	TArray<FBox> Holes;
	double Height = 0.;

	bool IsWalkable(const FVector& Point) const;

	/** Nearest place to stand within the extent. */
	bool Project(const FVector& Point, const FVector& Extent, FVector& OutPoint) const;

	/** True if something is in the way; where, then. */
	bool Raycast(const FVector& Start, const FVector& End, FVector& OutHit) const;

	/**
	 * The shortest way, with both ends. Where the end cannot be reached, the way to the place that is nearest
	 * to it. Returns whether the end was reached.
	 */
	bool FindWay(
		const FVector& Start, const FVector& End, TArray<FVector>& OutPoints, int32& OutNumVisited) const;

private:
	void AddCorners(TArray<FVector>& OutPoints) const;
};
} // namespace StandIn
