// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"
#include "Debug/GridQueryHistory.h"

#if GRIDNAV_WITH_DEBUG

#include "NavCore/Draw/SearchDrawing.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchRequest.h"
#include "NavCore/Trace/TraceRecorder.h"

class FGridNavGraph;
class FGridPathQueue;

namespace NavCore
{
struct AlgorithmInfo;
}

namespace UE::GridNav
{
/** The algorithm that answers a query; null for none. */
const NavCore::AlgorithmInfo* AlgorithmOf(const FGridQueryAsked& Asked);
/** The search of a query, on the map of its profile. */
NavCore::SearchRequest ToSearchRequest(const FGridQueryAsked& Asked, const FGridNavGraph& Graph);
/** The grid that answered; null where it is gone. */
TSharedPtr<FGridNavGraph> FindGraphOf(const FGridPathQueue& Queue, const FGridQueryRecord& Record);
/** A line about a query: number, ends, algorithm, outcome, work. */
FString Describe(const FGridQueryRecord& Record);
} // namespace UE::GridNav

/**
 * A query that is run again on the map as it is now, with every step of the search kept: what debug views
 * show one step at a time. Runs at once, outside of the budget of the game, and so no further than a limit.
 */
class FGridSearchReplay
{
public:
	static constexpr int64 MaxExpansions = 200000;
	static constexpr int64 MaxEvents = 1000000;

	/** Empty, or why it cannot be run again. */
	FString Run(const FGridPathQueue& Queue, const FGridQueryRecord& Query);

	const FGridQueryRecord& GetQuery() const { return Query; }
	/** The grid it ran on, as long as it lives. */
	TSharedPtr<FGridNavGraph> GetGraph() const { return Graph.Pin(); }
	NavCore::SearchStatus GetStatus() const { return Status; }
	const NavCore::SearchCounters& GetCounters() const { return Counters; }
	const NavCore::Path& GetPath() const { return Path; }
	const NavCore::SearchDrawing& GetDrawing() const { return Drawing; }
	/** The map is not what it was when the query was answered. */
	bool HasMapChanged() const { return bMapChanged; }
	/** It went past the limits: the end is missing. */
	bool IsCutOff() const { return bCutOff; }

	int64 NumSteps() const { return static_cast<int64>(Trace.Events().size()); }
	int64 GetStep() const { return static_cast<int64>(Drawing.Step()); }
	/** What the last step was about; false before the first one. */
	bool GetCurrent(NavCore::Cell& OutCell) const;
	/** Shows the search after so many steps; cut to those there are. */
	void SetStep(int64 Step);
	/** Grows whenever there is something else to see. */
	uint32 GetRevision() const { return Revision; }

	/** The state of the search at its step. */
	void Draw(
		const NavCore::GridMap& Map, const NavCore::DrawWindow& Window, NavCore::DrawList& OutList) const;

private:
	FGridQueryRecord Query;
	TWeakPtr<FGridNavGraph> Graph;
	NavCore::TraceRecorder Trace{static_cast<std::size_t>(MaxEvents)};
	NavCore::SearchDrawing Drawing;
	NavCore::Path Path;
	NavCore::SearchStatus Status = NavCore::SearchStatus::Idle;
	NavCore::SearchCounters Counters;
	uint32 Revision = 0;
	bool bMapChanged = false;
	bool bCutOff = false;
};

#endif
