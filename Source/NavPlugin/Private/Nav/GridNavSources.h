// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HAL/CriticalSection.h"
#include "Nav/GridNavView.h"
#include "NavCore/Grid/GridChange.h"

struct FNavigationQueryFilter;
class UGridNavGraphComponent;

/** A nav area and the kind of terrain it stands for. */
struct FGridNavAreaRule
{
	uint8 AreaId = 0;
	/** Cells of this terrain cost belong to the area. */
	uint8 Terrain = NavCore::TerrainNeutral;
	/** What the area costs, and whether it is closed, without a filter. */
	float DefaultCost = 1.0f;
	bool bDefaultExcluded = false;

	bool operator==(const FGridNavAreaRule&) const = default;
};

/** The terrain as a filter sees it. */
struct FGridNavCosts
{
	NavCore::TerrainTable Table{};

	/** What a filter makes of the areas; false, and the table is not to be used, where it changes nothing. */
	static bool Make(
		const FNavigationQueryFilter* Filter, TConstArrayView<FGridNavAreaRule> Rules, FGridNavCosts& Out);

	bool operator==(const FGridNavCosts&) const = default;
};

/** One grid as other threads may read it, and as filters see it. */
struct FGridNavPublishedGrid
{
	FGridNavView View;
	TArray<TPair<FGridNavCosts, std::shared_ptr<const NavCore::MapSnapshot>>> Filtered;
};

/** What other threads read. Replaced as a whole, never changed. */
struct FGridNavPublished
{
	TArray<FGridNavPublishedGrid> Grids;
	TArray<FGridNavAreaRule> Rules;
};

/** A rectangle of a grid in which paths may have become illegal or dearer. */
struct FGridNavChangedCells
{
	uint32 Serial = 0;
	NavCore::CellRect Rect;
	/** Ways cost more or less there, whether they are still legal or not. */
	bool bCosts = false;
};

/** A grid that navigation data answers for, with the snapshots that are made of it. Game thread only. */
class FGridNavSource
{
public:
	FGridNavSource(
		UGridNavGraphComponent& InComponent, const TSharedRef<FGridNavGraph>& InGraph, float AgentRadius);
	~FGridNavSource();
	FGridNavSource(const FGridNavSource&) = delete;
	FGridNavSource& operator=(const FGridNavSource&) = delete;

	/** Whether it still is what its component has. */
	bool IsCurrent() const;
	bool IsOf(const UGridNavGraphComponent& Other) const;
	uint32 GetSerial() const { return Serial; }
	FGridNavView LiveView() const;
	/** The grid as a filter sees it, as it is now. */
	FGridNavView FilteredView(const FGridNavCosts& Costs);

	/** Brings snapshots up to date until the budget is spent; true when something new is to be shown. */
	bool UpdateSnapshots(NavCore::WorkBudget& Budget);
	FGridNavPublishedGrid Publish() const;

	/** Moves what changed since the last call to the end of the list. */
	void TakeChanges(TArray<FGridNavChangedCells>& OutChanges);
	SIZE_T GetAllocatedSize() const;

private:
	/** A view of the terrain that queries have asked for. */
	struct FFiltered
	{
		FGridNavCosts Costs;
		NavCore::SnapshotPublisher Publisher;
		uint64 LastUse = 0;
	};

	/** Filters that are kept; the one that was used longest ago makes room for another. */
	static constexpr int32 MaxFilters = 8;

	const NavCore::GridMap& Map() const { return Graph->World().Graph(Profile).Map(); }
	FGridNavView MakeView(const std::shared_ptr<const NavCore::MapSnapshot>& Snapshot) const;
	void HandleChange(NavCore::ProfileId Changed, const NavCore::GridChange& Change);

	TWeakObjectPtr<UGridNavGraphComponent> Component;
	TSharedRef<FGridNavGraph> Graph;
	FDelegateHandle ChangedHandle;
	uint32 Serial;
	NavCore::ProfileId Profile;
	NavCore::SnapshotPublisher Publisher;
	TArray<TUniquePtr<FFiltered>> Filters;
	uint64 UseCounter = 0;
	TArray<FGridNavChangedCells> Changes;
	/** What was shown last. */
	TSharedPtr<const FGridNavSurface, ESPMode::ThreadSafe> ShownSurface;
};

/** The grids of navigation data: what is read on the game thread, and what is shown to the others. */
class FGridNavSources
{
public:
	/** Follows the grids of a world: those that come, go and are built anew. */
	void Refresh(TConstArrayView<UGridNavGraphComponent*> Components, float AgentRadius);
	/** Takes up what filters mean, and shows other threads what there is, as far as the budget goes, or
	 * nothing. */
	void Update(
		TConstArrayView<FGridNavAreaRule> Rules, bool bServeOtherThreads, NavCore::WorkBudget& Budget);
	/** Shows nothing. */
	void Withdraw();

	/**
	 * The grids as a query on this thread reads them, through a filter if it changes anything. Empty while
	 * nothing is ready.
	 */
	TArray<FGridNavView> Views(const FNavigationQueryFilter* Filter);

	/** What changed since the last call; true when grids came or went as well. */
	bool TakeChanges(TArray<FGridNavChangedCells>& OutChanges);
	SIZE_T GetAllocatedSize() const;

private:
	void Publish();
	TSharedPtr<const FGridNavPublished, ESPMode::ThreadSafe> GetPublished() const;
	void SetPublished(TSharedPtr<const FGridNavPublished, ESPMode::ThreadSafe>&& Next);
	TArray<FGridNavView> ViewsOffGameThread(const FNavigationQueryFilter* Filter);

	TArray<TUniquePtr<FGridNavSource>> Sources;
	TArray<FGridNavAreaRule> CurrentRules;
	/** Grids came or went: since the last Update, and since the last TakeChanges. */
	bool bToBeShown = false;
	bool bToBeTaken = false;

	/** Guards what follows: a pointer, and a list that is empty most of the time. */
	mutable FCriticalSection Lock;
	TSharedPtr<const FGridNavPublished, ESPMode::ThreadSafe> Published;
	/** Filters that other threads would like to have at hand. */
	TArray<FGridNavCosts> WantedFilters;
};
