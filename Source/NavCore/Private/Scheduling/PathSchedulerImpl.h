// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Scheduling/WorkExecutor.h"
#include "NavCore/Search/WorkBudget.h"
#include "Scheduling/EventQueue.h"
#include "Scheduling/JobTable.h"
#include "Scheduling/RequestTable.h"
#include "Scheduling/SearchLane.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace NavCore
{
/** What PathScheduler is made of. Each stage of a tick has a source file of its own. */
class PathScheduler::Impl final : private ParallelWork
{
public:
	using RequestRecord = Detail::RequestRecord;
	using SearchJob = Detail::SearchJob;
	using SearchLane = Detail::SearchLane;
	using SlotIndex = Detail::SlotIndex;

	Impl(NavWorld& world, const SchedulerSettings& settings);

	[[nodiscard]] Result<PathHandle, SubmitError> Submit(const PathRequest& request);
	bool Cancel(PathHandle handle);
	bool Retire(PathHandle handle);
	std::size_t ReleaseOwner(OwnerId owner);
	[[nodiscard]] GridError Edit(const MapEdit& edit) { return world_.Queue(edit); }
	bool SetProgress(PathHandle handle, Cell at);

	void Tick(WorkBudget& budget, WorkExecutor* executor);
	/** False when a callback destroyed the scheduler; only the destructor may be called then. */
	[[nodiscard]] bool Deliver(PathScheduler& scheduler, PathListener& listener);
	[[nodiscard]] bool IsDelivering() const { return delivering_; }
	void Orphan() { orphaned_ = true; }

	[[nodiscard]] const RequestRecord* Find(PathHandle handle) const { return requests_.Find(handle); }
	[[nodiscard]] bool IsIdle() const;
	[[nodiscard]] const SchedulerStats& Stats() const { return stats_; }
	[[nodiscard]] std::size_t Bytes() const;

private:
	/** Ticks that the log keeps: at least half of this. */
	static constexpr std::size_t LogTicks = 512;

	// SchedulerRequests.cpp: what the host asks for between ticks.
	void GiveUp(RequestRecord& record, PathOutcome outcome);
	void LeaveJob(RequestRecord& record);
	void DropPath(RequestRecord& record);
	[[nodiscard]] Detail::WaitKey KeyOf(const PathRequest& request);

	// SchedulerEdits.cpp: edits, repair, and which searches and live paths they concern.
	void ApplyEdits(WorkBudget& budget);
	void RepairStructures(WorkBudget& budget);
	void OnChange(ProfileId profile, const GridChange& change);
	void RestartSearches(ProfileId profile);
	void CheckLivePaths(ProfileId profile);
	void OnBlocked(RequestRecord& record, std::size_t brokenAt);
	[[nodiscard]] bool HasSearches() const;

	// SchedulerSearches.cpp: turns of the lanes.
	void RunSearches(WorkBudget& budget, WorkExecutor* executor);
	void FillLanes(WorkBudget& budget);
	void StartJob(SlotIndex job, SlotIndex lane);
	void BeginSearch(SearchLane& lane);
	[[nodiscard]] std::int32_t ShareTurns(const WorkBudget& budget);
	void RunTurns(WorkBudget& budget, WorkExecutor* executor);
	void Run(std::int32_t index) override;
	void CommitTurn(SearchLane& lane);
	void CommitSearch(SearchLane& lane);
	void CommitSmoothing(SearchLane& lane);
	void TakeTail(SearchLane& lane);
	[[nodiscard]] static PathOutcome OutcomeOf(RequestError error);

	// SchedulerOutcomes.cpp: what requests are told.
	void HandOutFirstLeg(SearchLane& lane);
	void FinishFound(SearchLane& lane, const Path& tail, std::span<const Cell> waypoints);
	void FinishEmpty(SearchLane& lane, PathOutcome outcome, RequestError error);
	void GivePath(RequestRecord& record, PathOutcome outcome, PathQuality quality);
	void EndRequest(RequestRecord& record, PathOutcome outcome);
	void Reroute(RequestRecord& record);
	void Lose(RequestRecord& record);
	void Announce(
		PathEventKind kind, const RequestRecord& record, std::uint64_t sinceTick, Cell blockedAt = {});

	// SchedulerTick.cpp: the order of work, its log, and delivery.
	void Charge(TickWork work, std::int64_t units, WorkBudget& budget);
	void BeginReport();
	void EndReport(const WorkBudget& budget);

	NavWorld& world_;
	SchedulerSettings settings_;
	const AlgorithmInfo* algorithm_;
	Detail::RequestTable requests_;
	Detail::JobTable jobs_;
	Detail::EventQueue events_;
	std::vector<std::unique_ptr<SearchLane>> lanes_;
	/** Lanes that run in this round, in order. */
	std::vector<SearchLane*> round_;
	std::vector<GridChange> changes_;
	/** The path that is being finished, before it goes to everybody who waits for it. */
	Path finished_;
	std::vector<Cell> finishedWaypoints_;
	SchedulerStats stats_;
	TickReport report_;
	std::uint64_t tick_;
	std::uint64_t sequence_ = 0;
	/** Since the last tick, for its report. */
	std::int32_t submittedSince_ = 0;
	std::int32_t sharedSince_ = 0;
	bool isRepaired_ = false;
	bool delivering_ = false;
	bool orphaned_ = false;
};
} // namespace NavCore
