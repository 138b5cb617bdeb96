// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UGridNavBakedData;
class UGridNavGraphComponent;

/** What can be wrong with a grid component or a baked grid. */
enum class EGridNavProblem : uint8
{
	/** A setting that no grid can be built with. */
	BadSettings,
	/** More cells along a side than a grid can have. */
	TooManyCells,
	/** The grid would take more memory than MaxMegabytes. */
	OverMemory,
	/** The box is narrower than one cell. */
	ExtentBelowCell,
	/** Passages that the agent fits through are lost between cells. */
	CellsTooCoarse,
	/** Cells so fine that the agent is wider than walls are kept away from. */
	CellsTooFine,
	/** The map file is not there. */
	NoMapFile,
	/** There is no navmesh to build from. */
	NoNavMesh,
	/** Nothing was baked. */
	NoBakedData,
	/** The baked data is damaged, or of a later version. */
	BadBakedData,
	/** The baked data was made with other settings. */
	BakeOutOfDate,
	/** Floors are required, and there is none in the box. */
	NoFloor,
	/** The grid was built and has no free cell. */
	NothingWalkable,
	/** The last build failed, for a reason that is none of the above. */
	BuildFailed,
};

/** One thing that is wrong, in words. Errors keep the grid from being built. */
struct FGridNavProblem
{
	EGridNavProblem Kind = EGridNavProblem::BadSettings;
	bool bIsError = false;
	FText Text;
};

/**
 * What is wrong with grids: the one place that details panel, map check and data validation ask.
 *
 * Nothing here changes or builds a grid. Game thread.
 */
namespace UE::GridNav
{
/** Templates, which are in no world, are judged by their settings alone. */
NAVPLUGIN_API TArray<FGridNavProblem> FindProblems(const UGridNavGraphComponent& Component);
NAVPLUGIN_API TArray<FGridNavProblem> FindProblems(const UGridNavBakedData& Data);
} // namespace UE::GridNav
