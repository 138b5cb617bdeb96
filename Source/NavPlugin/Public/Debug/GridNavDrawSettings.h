// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "GridNavDrawSettings.generated.h"

/** What is drawn of the grids of a world, and how much may be done about it in a frame. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridNavDrawSettings
{
	GENERATED_BODY()

	/** Blocked cells. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bCells = false;

	/** Cells that cost more than others. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bTerrain = false;

	/** The room around free cells, on grids for wide agents. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bClearance = false;

	/** The clusters of hierarchical search and the entrances between them. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bClusters = false;

	/** What can be reached from where. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bRegions = false;

	/** The paths that agents follow. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bPaths = false;

	/** What the search of the chosen query looked at; see GridNav.Draw.Query. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bSearch = false;

	/** Costs, clearances and orders as numbers beside the cells nearby. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What")
	bool bLabels = false;

	/** The agent whose map is drawn; 0 = the one that the grid was built for. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "What", meta = (ClampMin = "0.0", Units = "cm"))
	float AgentRadius = 0.0f;

	/** Up to here, every cell is drawn; every doubling of the distance halves the detail. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Effort", meta = (ClampMin = "1.0", Units = "cm"))
	float DetailDistance = 12800.0f;

	/** Nothing beyond is drawn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Effort", meta = (ClampMin = "1.0", Units = "cm"))
	float DrawDistance = 100000.0f;

	/** Pieces of 64 x 64 cells drawn anew in a frame, for all grids together; the nearest first. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "Effort", meta = (ClampMin = "1", ClampMax = "256"))
	int32 TilesPerFrame = 4;

	/** Paths drawn at most. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "Effort", meta = (ClampMin = "1", ClampMax = "4096"))
	int32 MaxPaths = 256;

	/** Whether anything is drawn that belongs to the grid itself. */
	bool DrawsTiles() const { return bCells || bTerrain || bClearance || bClusters || bRegions || bSearch; }
	bool DrawsAnything() const { return DrawsTiles() || bPaths; }
};
