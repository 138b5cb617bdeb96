// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DeveloperSettings.h"
#include "GridNavTypes.h"

#include "GridNavSettings.generated.h"

/** What the budget of a frame is counted in. */
UENUM(BlueprintType)
enum class EGridNavBudgetUnit : uint8
{
	/** Time: for games that are played. */
	Microseconds,
	/** Work: the same requests are answered in the same frames on every machine. For lockstep and replays. */
	Expansions,
};

/** The settings as they are used: every value within its limits, whatever an ini file says. */
struct NAVPLUGIN_API FGridNavLimits
{
	EGridNavBudgetUnit BudgetUnit = EGridNavBudgetUnit::Microseconds;
	double BudgetMicroseconds = 1000.0;
	int32 BudgetExpansions = 10000;
	double BuildBudgetMicroseconds = 2000.0;
	int32 MaxExpansionsNow = 4096;
	int32 Workers = 0;
	int32 MaxMemoryMegabytes = 128;
	int32 MaxRequests = 65536;
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::Auto;
	int32 PatienceHigh = 4;
	int32 PatienceNormal = 16;
	int32 PatienceBackground = 64;
	bool bShareSearches = true;
	int32 NearbyStartCells = 4;
	int32 QuickLegFrames = 2;
	int32 QueryHistory = 64;
	double HybridLastLeg = 2000.0;
};

/** Project Settings > Plugins > Grid Navigation. Kept in the project's Config/DefaultNavPlugin.ini. */
UCLASS(Config = NavPlugin, DefaultConfig, meta = (DisplayName = "Grid Navigation"))
class NAVPLUGIN_API UGridNavSettings : public UDeveloperSettings
{
	GENERATED_BODY()

public:
	virtual FName GetCategoryName() const override;

	/** The settings of the project within their limits, and with what the console overrides. */
	static FGridNavLimits Read();
	/** These settings within their limits. */
	FGridNavLimits Clamped() const;

	/** What the budget of a frame is counted in. */
	UPROPERTY(Config, EditAnywhere, Category = "Budget")
	EGridNavBudgetUnit BudgetUnit = EGridNavBudgetUnit::Microseconds;

	/** Time a frame for path queries and for what edits lead to, over all grids of a world. */
	UPROPERTY(Config, EditAnywhere, Category = "Budget",
		meta = (ClampMin = "20.0", ClampMax = "100000.0", Units = "us",
			EditCondition = "BudgetUnit == EGridNavBudgetUnit::Microseconds"))
	float BudgetMicroseconds = 1000.0f;

	/** Work a frame over all grids of a world. One expansion takes about 0.1 us. */
	UPROPERTY(Config, EditAnywhere, Category = "Budget",
		meta = (ClampMin = "256", ClampMax = "100000000",
			EditCondition = "BudgetUnit == EGridNavBudgetUnit::Expansions"))
	int32 BudgetExpansions = 10000;

	/** Time a frame for each grid that is being built and names no time of its own. */
	UPROPERTY(Config, EditAnywhere, Category = "Budget",
		meta = (ClampMin = "100.0", ClampMax = "1000000.0", Units = "us"))
	float BuildBudgetMicroseconds = 2000.0f;

	/** The most that one Find Grid Path Now may look at. It is taken from the budget of the frame. */
	UPROPERTY(Config, EditAnywhere, Category = "Budget", meta = (ClampMin = "32", ClampMax = "1000000"))
	int32 MaxExpansionsNow = 4096;

	/** Threads that help the game thread within its tick; 0 = none. Paths do not depend on it. */
	UPROPERTY(Config, EditAnywhere, Category = "Memory and Threads", meta = (ClampMin = "0", ClampMax = "16"))
	int32 Workers = 0;

	/** Memory of the searches of a grid. Past it, requests wait. Read when a grid is built. */
	UPROPERTY(Config, EditAnywhere, Category = "Memory and Threads",
		meta = (ClampMin = "4", ClampMax = "4096", Units = "Megabytes"))
	int32 MaxMemoryMegabytes = 128;

	/** Requests of a grid that wait, run or have a live path. Past it, requests are refused. Read when a grid
	 * is built. */
	UPROPERTY(
		Config, EditAnywhere, Category = "Memory and Threads", meta = (ClampMin = "16", ClampMax = "1000000"))
	int32 MaxRequests = 65536;

	/** Hybrid paths: length of the end that the navmesh finds. Longer takes more time in one piece. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests",
		meta = (ClampMin = "0.0", ClampMax = "100000.0", Units = "cm"))
	float HybridLastLeg = 2000.0f;

	/** For requests that name none. Read when a grid is built. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests")
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::Auto;

	/** Frames by which requests of high priority let later critical ones pass. Read when a grid is built. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests", meta = (ClampMin = "0", ClampMax = "10000"))
	int32 PatienceHigh = 4;

	/** The same for normal priority. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests", meta = (ClampMin = "0", ClampMax = "10000"))
	int32 PatienceNormal = 16;

	/** The same for background requests. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests", meta = (ClampMin = "0", ClampMax = "10000"))
	int32 PatienceBackground = 64;

	/** Answer many requests for one goal by one search where that is cheaper. Read when a grid is built. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests")
	bool bShareSearches = true;

	/** Agents so many cells apart that go to one place share a search; 0 = never. Read when a grid is built.
	 */
	UPROPERTY(Config, EditAnywhere, Category = "Requests",
		meta = (ClampMin = "0", ClampMax = "64", EditCondition = "bShareSearches"))
	int32 NearbyStartCells = 4;

	/** Frames after which a request that waits gets a straight line to set off on; 0 = never. Read when a
	 * grid is built. */
	UPROPERTY(Config, EditAnywhere, Category = "Requests", meta = (ClampMin = "0", ClampMax = "1000"))
	int32 QuickLegFrames = 2;

	/** Requests of a world that are remembered after they ended, for debug views and GridNav.Trace.Capture; 0
	 * = none. Shipping builds remember none. */
	UPROPERTY(Config, EditAnywhere, Category = "Debugging", meta = (ClampMin = "0", ClampMax = "65536"))
	int32 QueryHistory = 64;
};
