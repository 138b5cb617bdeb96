// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Build/GridNavBuildSettings.h"
#include "Build/GridNavSampler.h"
#include "Components/GridNavGraph.h"
#include "CoreMinimal.h"
#include "GridNavTypes.h"

#include <atomic>

/**
 * The part of a build that needs no world: from a sample, a file or baked bytes to a grid with all its
 * structures. Plain data, so that a worker can do it while the game goes on.
 */
class FGridNavAssembly
{
public:
	FGridNavAssembly(const FGridNavBuildSettings& InSettings, const NavCore::SchedulerSettings& InScheduling);

	/** What to start from; a map file is read from where the settings say. Before Run. */
	void SetSample(FGridNavSample&& InSample) { Sample.Emplace(MoveTemp(InSample)); }
	void SetBaked(TArray<uint8>&& InBytes) { Baked = MoveTemp(InBytes); }

	/** Any thread, once. */
	void Run();
	/** Any thread: Run then ends as soon as it can, with nothing. */
	void Cancel() { bCancelled = true; }
	/** Any thread: from 0 to 1. */
	float Progress() const { return static_cast<float>(StepsDone) / static_cast<float>(Steps); }

	/** What came out of it, once Run has returned: a grid, or the reason why there is none. */
	TSharedPtr<FGridNavGraph> Graph;
	EGridNavBuildFailure Failure = EGridNavBuildFailure::None;
	FString Reason;
	/** What the cells can be sampled from again. */
	EGridNavSource SampledFrom = EGridNavSource::Collision;

private:
	static constexpr int32 Steps = 3;

	/** The map and where it lies; nothing when that failed. */
	TOptional<NavCore::GridMap> MakeMap(FGridNavSurface& OutSurface);
	TOptional<NavCore::GridMap> FromSample(FGridNavSurface& OutSurface);
	TOptional<NavCore::GridMap> FromFile(FGridNavSurface& OutSurface);
	TOptional<NavCore::GridMap> FromBaked(FGridNavSurface& OutSurface);
	void AddLayers(NavCore::GridMap& Map, const FGridNavSurface& Surface) const;
	bool CheckSize(const NavCore::GridMap& Map);
	void Fail(EGridNavBuildFailure InFailure, FString&& InReason);

	const FGridNavBuildSettings Settings;
	const NavCore::SchedulerSettings Scheduling;
	TOptional<FGridNavSample> Sample;
	TArray<uint8> Baked;
	std::atomic<bool> bCancelled = false;
	std::atomic<int32> StepsDone = 0;
};
