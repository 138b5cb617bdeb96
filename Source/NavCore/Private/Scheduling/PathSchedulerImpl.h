// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Search/WorkBudget.h"
#include "Scheduling/EventQueue.h"
#include "Scheduling/JobTable.h"
#include "Scheduling/LaneSet.h"
#include "Scheduling/LivePaths.h"
#include "Scheduling/OverloadGauge.h"
#include "Scheduling/RequestTable.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace NavCore
{
/** What PathScheduler is made of. Each stage of a tick has a source file of its own. */
class PathScheduler::Impl final
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
	std::size_t VisitLivePaths(LivePathVisitor& visitor, std::size_t firstSlot) const;
	void Warm() { lanes_.Warm(world_.Map()); }
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
	/** Null for a name that the registry does not have. */
	[[nodiscard]] const AlgorithmInfo* FindFor(const PathRequest& request) const;

	// SchedulerEdits.cpp: edits, repair, and which searches they concern.
	void ApplyEdits();
	void RepairStructures();
	template <class Test>
	[[nodiscard]] bool AnyChange(ProfileId profile, Test test) const;
	void OnEdits(SearchLane& lane);
	[[nodiscard]] bool HaveLinksChanged(ProfileId profile) const;
	/** The links that agents of a profile can take, or null. */
	[[nodiscard]] const LinkGraph* LinksOf(ProfileId profile) const;
	void CheckFinished(SearchLane& lane);
	void SmoothAgain(SearchLane& lane);
	[[nodiscard]] bool HasSearches() const;

	// SchedulerLive.cpp: paths that were handed out.
	[[nodiscard]] Detail::LivePaths& LiveOf(ProfileId profile);
	void Watch(RequestRecord& record);
	void Unwatch(RequestRecord& record);
	[[nodiscard]] bool AreLivePathsChecked() const;
	void CheckLivePaths();
	void OnBlocked(RequestRecord& record, Cell at);
	void EnlistLive(RequestRecord& record, Detail::JobKind kind);
	void BreakLeg(RequestRecord& record);
	[[nodiscard]] bool HasShortcutWork() const;
	[[nodiscard]] bool EnlistShortcuts();
	void Lose(RequestRecord& record, PathOutcome outcome);

	// SchedulerSearches.cpp: turns of the lanes.
	void RunSearches(WorkExecutor* executor);
	void FillLanes();
	[[nodiscard]] bool IsWaitingForMemory();
	void StartJob(SlotIndex job, SlotIndex lane);
	[[nodiscard]] TickWork WorkOf(const SearchLane& lane) const;
	void BeginWork(SearchLane& lane);
	[[nodiscard]] bool TakeFound(SearchLane& lane);
	void BeginSearch(SearchLane& lane);
	[[nodiscard]] static PathOutcome OutcomeOf(RequestError error);
	[[nodiscard]] const AlgorithmInfo& AlgorithmOf(SearchJob& job) const;
	void CommitTurn(SearchLane& lane);
	void CommitSearch(SearchLane& lane);
	void CommitFound(SearchLane& lane);
	void CommitSplice(SearchLane& lane);
	void SmoothOrFinish(SearchLane& lane);
	void CommitSmoothing(SearchLane& lane);
	void TakeTail(SearchLane& lane);
	[[nodiscard]] bool IsSound(const SearchLane& lane);
	[[nodiscard]] bool IsCutOff(const SearchJob& job) const;
	void Restart(SearchLane& lane);
	void WaitForMemory(SearchLane& lane);
	[[nodiscard]] static SearchCounters CountersOf(const SearchLane& lane);

	// SchedulerFields.cpp: one search from the goals for many.
	[[nodiscard]] bool WantsField(SlotIndex job);
	[[nodiscard]] std::int64_t FieldThreshold(const SearchJob& job) const;
	void GatherGroup(SearchLane& lane);
	void BeginField(SearchLane& lane);
	[[nodiscard]] bool ListGoals(
		const PathGoal& goal, const SearchJob& job, std::vector<Cell>& outCells) const;
	void CommitField(SearchLane& lane);
	void TakeFromField(SearchLane& lane, SlotIndex job);
	void SearchInstead(SearchJob& job);
	void AskFieldAgain(SearchLane& lane);
	void OnFieldFailed(SearchLane& lane);
	void ScatterGroup(SearchLane& lane);
	void EndGroup(SearchLane& lane, PathOutcome outcome, RequestError error);
	void LeaveGroup(SlotIndex job);

	// SchedulerNeighbours.cpp: agents close together that go to the same place.
	[[nodiscard]] bool FollowNext();
	[[nodiscard]] SlotIndex FindLeader(const SearchJob& job);
	void FeedFollowers(SearchLane& lane);
	void ScatterFollowers(SearchLane& lane);
	void LeaveLeader(SlotIndex job);
	void BeginJoin(SearchLane& lane);
	void CommitJoin(SearchLane& lane);
	[[nodiscard]] bool IsWorthJoining(const SearchLane& lane) const;

	// SchedulerHandOut.cpp: a finished path goes to everybody who waits for it.
	[[nodiscard]] static std::int64_t HandUnits(std::size_t cells);
	[[nodiscard]] bool CanAfford(std::int64_t units) const;
	void FinishFound(SearchLane& lane, const Path& tail, std::span<const Cell> waypoints);
	void PlainWaypoints(ProfileId profile, const Path& path, std::vector<Cell>& outCells) const;
	void HandOut(SearchLane& lane);
	void KeepRest(RequestRecord& record);
	void GivePath(RequestRecord& record, PathQuality quality, const SearchLane& lane);
	[[nodiscard]] bool IsOnTheWay(const RequestRecord& record, const Path& path) const;
	void CutToAgent(RequestRecord& record) const;
	void Reroute(RequestRecord& record, Detail::JobKind kind, const SearchLane& lane);

	// SchedulerOutcomes.cpp: what requests are told.
	void HandOutFirstLeg(SearchLane& lane);
	void HandOutQuickLegs();
	void HandOutQuickLeg(const RequestRecord& record);
	void GiveLeg(SlotIndex job, PathQuality quality);
	void FreeLane(SearchLane& lane);
	void FinishEmpty(SearchLane& lane, PathOutcome outcome, RequestError error);
	void EndJob(SlotIndex job, PathOutcome outcome, RequestError error);
	void EndRequest(RequestRecord& record, PathOutcome outcome);
	void Announce(
		PathEventKind kind, const RequestRecord& record, std::uint64_t sinceTick, Cell blockedAt = {});

	// SchedulerTick.cpp: the order of work, its log, and delivery.
	void Charge(TickWork work, std::int64_t units);
	void BeginReport();
	void EndReport();

	NavWorld& world_;
	SchedulerSettings settings_;
	const AlgorithmInfo* algorithm_;
	/** What serves when there is too much to do, and when edits keep interrupting. */
	const AlgorithmInfo* coarseAlgorithm_;
	const AlgorithmInfo* steadfastAlgorithm_;
	Detail::RequestTable requests_;
	Detail::JobTable jobs_;
	Detail::EventQueue events_;
	Detail::LaneSet lanes_;
	Detail::OverloadGauge overload_;
	/** Requests that may want a quick leg, oldest first from firstHasty_ on. */
	std::vector<PathHandle> hasty_;
	std::size_t firstHasty_ = 0;
	/** The job that waits for all memory, or runs with it. */
	SlotIndex aloneJob_ = Detail::NoSlot;
	/** Of the tick that is running. */
	WorkBudget* budget_ = nullptr;
	/** What it had at first. */
	std::int64_t tickUnits_ = 0;
	std::vector<GridChange> changes_;
	/** By profile; made when the first path of the profile is handed out. */
	std::vector<std::unique_ptr<Detail::LivePaths>> live_;
	std::vector<Detail::LiveNotice> notices_;
	/** Work done between ticks, for the next one to pay. */
	std::int64_t owedUnits_ = 0;
	/** Others that wait for the goal of the job in question. */
	std::vector<SlotIndex> group_;
	std::vector<Cell> goalCells_;
	Path rest_;
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
