// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"

#if GRIDNAV_WITH_DEBUG

#include "Debug/GridNavShapes.h"

class FGridNavGraph;
class FGridSearchReplay;
struct FGridNavDrawSettings;
struct FGridNavSurface;

/** The live paths of some grids, and the path that a search has found. */
class FGridNavPathsDrawing
{
public:
	/** Looks again; true when there is something else to see than before. The search may be null. */
	bool Update(const TArray<TSharedRef<FGridNavGraph>>& Graphs, const FGridNavDrawSettings& Settings,
		const FVector& Eye, const FGridSearchReplay* Search);
	void Clear();

	const TSharedPtr<const FGridNavShapes>& GetShapes() const { return Shapes; }
	/** Live paths in it. */
	int32 Num() const { return NumPaths; }

private:
	/** What was drawn for each grid, to compare with. */
	TArray<NavCore::DrawList> Lists;
	TArray<TSharedPtr<const FGridNavSurface, ESPMode::ThreadSafe>> Floors;
	TSharedPtr<const FGridNavShapes> Shapes;
	int32 NumPaths = 0;
};

#endif
