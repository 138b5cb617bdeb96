// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "GridNavTypes.generated.h"

/** How cells of the grid are connected. */
UENUM(BlueprintType)
enum class EGridNavTopology : uint8
{
	/** Square cells, eight neighbours. */
	Octile,
	/** Square cells, four neighbours. */
	Tile,
	/** Hexagons with pointy tops in offset rows. */
	Hex,
};

/** When a diagonal step between two square cells is allowed. */
UENUM(BlueprintType)
enum class EGridNavCornerRule : uint8
{
	/** Even between two blocked cells. */
	Always,
	/** At most one of the two cells beside the step is blocked. */
	OneFree,
	/** Both cells beside the step are free. */
	NoneBlocked,
	/** No diagonal steps. */
	Never,
};

/** What the cells of a grid are made from. */
UENUM(BlueprintType)
enum class EGridNavSource : uint8
{
	/** Traces against the collision of the level. */
	Collision,
	/** The Recast navmesh of the level. */
	NavMesh UMETA(DisplayName = "Navmesh"),
	/** A MovingAI .map file. */
	MapFile,
	/** A baked asset, or what was baked into the component. */
	Baked,
};

/** Which floor of a cell agents walk on where several lie above each other. */
UENUM(BlueprintType)
enum class EGridNavFloor : uint8
{
	/** The lowest one: what stands on it is an obstacle, however wide it is. For open ground and for streets.
	 */
	Lowest,
	/** The highest one: for ramps, platforms and bridges. Steps higher than the agent's cannot be climbed. */
	Highest,
};

/** Why a grid could not be built. */
UENUM(BlueprintType)
enum class EGridNavBuildFailure : uint8
{
	/** It did not fail. */
	None,
	/** A NaN or an infinity in the settings or the position of the component. */
	NotFinite,
	/** A size, an angle or a threshold that makes no sense. */
	BadSettings,
	/** More cells along a side than a grid can have. */
	TooManyCells,
	/** The grid would take more memory than MaxMegabytes. */
	OverMemory,
	/** The component is in no world. */
	NoWorld,
	/** There is no navmesh to build from. */
	NoNavMesh,
	/** The file is missing or cannot be read. */
	NoFile,
	/** The file is not a map. */
	BadFile,
	/** Nothing was baked, or no asset is set. */
	NoBakedData,
	/** The baked data was damaged or cut short. */
	BadBakedData,
	/** The baked data was saved by a later version of the plugin. */
	NewerBakedData,
	/** Somebody stopped the build. */
	Cancelled,
};

/** How far a grid is. */
UENUM(BlueprintType)
enum class EGridNavState : uint8
{
	/** Nothing was built or asked for yet. */
	Empty,
	/** The build is under way; queries answer NotReady. */
	Building,
	Ready,
	/** The last build failed; the log and OnBuildFailed say why. */
	Failed,
};

/** Names of the search algorithms, as NavLab and the ini files spell them. */
UENUM(BlueprintType)
enum class EGridNavAlgorithm : uint8
{
	/** The one from Project Settings. */
	ProjectDefault UMETA(DisplayName = "project default"),
	/** Chooses by query: the right one for almost everybody. */
	Auto UMETA(DisplayName = "auto"),
	Dijkstra UMETA(DisplayName = "dijkstra"),
	Greedy UMETA(DisplayName = "greedy"),
	AStar UMETA(DisplayName = "astar"),
	WeightedAStar UMETA(DisplayName = "wastar"),
	JumpPoint UMETA(DisplayName = "jps"),
	Sga1 UMETA(DisplayName = "sga1"),
	Sga2Dist UMETA(DisplayName = "sga2-dist"),
	Sga2Dev UMETA(DisplayName = "sga2-dev"),
	Sga3 UMETA(DisplayName = "sga3"),
	/** Bounded SGA*. */
	Sga UMETA(DisplayName = "sga"),
	/** Hierarchical: long paths on large maps. */
	Hpa UMETA(DisplayName = "hpa"),
};

/** Why an edit of the grid was refused; None when it was taken. */
UENUM(BlueprintType)
enum class EGridNavEditResult : uint8
{
	/** Taken; visible to queries from the next tick of the subsystem on. */
	Queued,
	/** The grid is not built yet. */
	NotReady,
	/** The cell or box lies wholly outside the grid. */
	OutsideGrid,
	/** A NaN or an infinity in a position or size. */
	NotFinite,
	/** A terrain cost outside 1..254, or a grid without terrain costs. */
	BadTerrainCost,
	/** No grid was given, or it is being destroyed. */
	NoGrid,
	/** A grid from a map file, or without its navmesh, has nothing to be sampled from again. */
	NothingToSample,
};
