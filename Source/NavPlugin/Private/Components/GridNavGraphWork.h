// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Build/GridNavBuild.h"
#include "Build/GridNavResampler.h"
#include "Build/GridNavWatch.h"
#include "Components/GridNavGraph.h"
#include "CoreMinimal.h"
#include "GridNavTypes.h"

/** What a grid component is doing. */
struct FGridNavGraphWork
{
	EGridNavState State = EGridNavState::Empty;
	EGridNavBuildFailure Failure = EGridNavBuildFailure::None;
	FString Reason;

	/** While the state is Building. */
	TUniquePtr<FGridNavBuild> Build;

	/** While the state is Ready: the grid, and what its cells are sampled from, as it was built. */
	TSharedPtr<FGridNavGraph> Graph;
	FGridNavBuildSettings Settings;
	EGridNavSource SampledFrom = EGridNavSource::Collision;
	/** Null when there is nothing to sample. */
	TUniquePtr<FGridNavResampler> Resampler;

	/** From the start of a build on, so that nothing that moves meanwhile is missed. */
	TUniquePtr<FGridNavWatch> Watch;
	/** Boxes that changed while the grid was being built. */
	TArray<FBox> Pending;
	/** Boxes to sample once more when the navmesh has followed what happened in them. */
	TArray<FBox> MeshBoxes;
	/** Filled anew every frame; kept so that an idle frame allocates nothing. */
	TArray<FBox> Changed;

	/** When the build that is under way, or was the last, began; and how long the last good one took. */
	double BuildStart = 0.0;
	double BuildSeconds = 0.0;
	/** The grid came out of baked data. */
	bool bFromBake = false;

	float Progress = 0.0f;
	int32 PiecesOfLastTick = 0;
};
