// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Grid/Cell.h"

class UGridPathSubsystem;

/** Whether there is a way. */
enum class EGridReach : uint8
{
	Yes,
	No,
	/** The grid is working in an edit: ask again in a later frame. */
	Busy,
};

/** Everything that the answer depends on: while it is the same, so is the answer. */
struct FGridReachStamp
{
	/** The grid, 0 = none, and the versions of its cells and of what was made of them. */
	uint32 Grid = 0;
	uint64 MapVersion = 0;
	uint64 RegionVersion = 0;
	NavCore::Cell From;
	NavCore::Cell To;

	bool operator==(const FGridReachStamp& Other) const = default;
};

/** A question about a world: from where to where, for whom. */
struct FGridReachQuestion
{
	FVector From = FVector::ZeroVector;
	FVector To = FVector::ZeroVector;
	float AgentRadius = 0.0f;
	/** Any place so near to the goal will do. With 0 the answer is two look-ups. */
	float GoalRadius = 0.0f;
};

namespace UE::GridNav
{
/** A few comparisons, however large the grid is. */
FGridReachStamp StampOf(const UGridPathSubsystem* Paths, const FGridReachQuestion& Question);
/** Two look-ups of components; more only where an end is blocked. No for places that are on no grid. */
EGridReach IsReachable(const UGridPathSubsystem* Paths, const FGridReachQuestion& Question);
} // namespace UE::GridNav
