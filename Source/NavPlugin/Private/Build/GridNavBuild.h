// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Build/GridNavAssembly.h"
#include "Build/GridNavBuildSettings.h"
#include "Build/GridNavSampler.h"
#include "CoreMinimal.h"
#include "Tasks/Task.h"

class FGridNavSlice;
struct FGridNavBakedBlob;
class UWorld;

/** Makes what samples the cells of a grid; null for a map file, and where there is no navmesh. */
TUniquePtr<FGridNavSampler> MakeGridNavSampler(
	UWorld& World, EGridNavSource Source, const FGridNavBuildSettings& Settings);

/**
 * One build: first pieces of sampling on the game thread, then a worker assembles the grid.
 *
 * Ends in one of two ways, see Advance. Destroying it waits for the worker, which holds nothing but plain
 * data and is told to stop at its next step.
 */
class FGridNavBuild
{
public:
	/** Something is wrong from the start when Failure is set; the build then must not be advanced. */
	FGridNavBuild(UWorld& World, const FGridNavBuildSettings& InSettings, const FGridNavBakedBlob* Blob);
	~FGridNavBuild();
	FGridNavBuild(const FGridNavBuild&) = delete;
	FGridNavBuild& operator=(const FGridNavBuild&) = delete;

	/** Works until the slice is spent; true when the build ended. Waits for the worker if the slice is
	 * endless. */
	bool Advance(FGridNavSlice& Slice);
	/** From 0 to 1, and never less than before. */
	float Progress() const;

	/** Once it ended: the grid, or null and the reason. */
	const TSharedPtr<FGridNavGraph>& Graph() const { return Assembly->Graph; }
	EGridNavBuildFailure Failure() const { return Assembly->Failure; }
	const FString& Reason() const { return Assembly->Reason; }
	EGridNavSource SampledFrom() const { return Assembly->SampledFrom; }
	const FGridNavBuildSettings& GetSettings() const { return Settings; }

private:
	void Refuse(EGridNavBuildFailure InFailure, const TCHAR* InReason);
	void TakeBlob(const FGridNavBakedBlob* Blob);
	void Launch();

	const FGridNavBuildSettings Settings;
	/** Null when there is nothing to sample. */
	TUniquePtr<FGridNavSampler> Sampler;
	TSharedRef<FGridNavAssembly, ESPMode::ThreadSafe> Assembly;
	UE::Tasks::FTask Task;
	bool bLaunched = false;
};
