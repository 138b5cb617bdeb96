// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"

#include "GridNavGraphStatistics.generated.h"

/** What a built grid is made of, for people. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridNavGraphStatistics
{
	GENERATED_BODY()

	/** Cells along both sides. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	FIntPoint Size = FIntPoint(0, 0);

	/** Cells that are not blocked. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 WalkableCells = 0;

	/** Clusters of hierarchical search, of all levels; 0 where it is not used. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Clusters = 0;

	/** Levels of clusters. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 ClusterLevels = 0;

	/** Parts of the grid between which there is no way. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 Components = 0;

	/** Kinds of agents that have structures of their own. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 Profiles = 0;

	/** Memory of the grid with everything beside it. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Bytes = 0;

	/** From the start of the build until the grid could be asked, frames in between included. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation", meta = (Units = "s"))
	double BuildSeconds = 0.0;

	/** What the cells were made from in the end. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	EGridNavSource SampledFrom = EGridNavSource::Collision;

	/** Loaded from what was baked. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	bool bFromBake = false;

	int64 GetCells() const { return int64{Size.X} * Size.Y; }
	/** From 0 to 1. */
	double GetWalkableShare() const
	{
		return GetCells() > 0 ? static_cast<double>(WalkableCells) / static_cast<double>(GetCells()) : 0.0;
	}
};
