// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EngineDefines.h"
#include "NavigationData.h"

struct FVisualLogEntry;

/** A path over a grid: the start, the waypoints at the height of their floor, the end. Straight between any
 * two. */
struct NAVPLUGIN_API FGridNavigationPath : public FNavigationPath
{
	typedef FNavigationPath Super;

	/** What CastPath goes by. */
	static const FNavPathType Type;

	FGridNavigationPath();

	virtual void ResetForRepath() override;
#if ENABLE_VISUAL_LOG
	/** Points, length, cost and how it ended, beside whoever follows the path. */
	virtual void DescribeSelfToVisLog(FVisualLogEntry* Snapshot) const override;
#endif

	/** What the rest of the path costs from a point on: its length times the terrain, in cm. */
	virtual FVector::FReal GetCostFromIndex(int32 PathPointIndex) const override;
	/** The same from the first point in a cell on; 0 for a cell without one. */
	virtual FVector::FReal GetCostFromNode(NavNodeRef PathNode) const override;

	/** Takes over new points and, for each of them, what the rest of the path costs. */
	void SetPoints(TArray<FNavPathPoint>&& NewPoints, TArray<FVector::FReal>&& NewCostsToEnd);

private:
	TArray<FVector::FReal> CostsToEnd;
};
