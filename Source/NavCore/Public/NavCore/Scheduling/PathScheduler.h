// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Scheduling/PathEvent.h"
#include "NavCore/Scheduling/PathRequest.h"
#include "NavCore/Scheduling/SchedulerStats.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

namespace NavCore
{
class LivePathVisitor;
class NavWorld;
class WorkBudget;
class WorkExecutor;

struct SchedulerSettings
{
	/** Waiting, running and live together; Submit refuses past it. */
	std::size_t maxRequests = 65536;
	/** Scratch of all searches together. Past it requests wait; one that needs more than a share runs alone.
	 */
	std::size_t maxScratchBytes = std::size_t{128} << 20;
	std::size_t maxGoalCells = 4096;
	/** For requests that name none. */
	std::string_view algorithm = "auto";
	/** Searches that take turns, and the expansions of a turn. Results depend on these, never on workers. */
	std::int32_t lanes = 4;
	std::int64_t turnExpansions = 256;
	/** Ticks by which a request of each class yields to later ones of a higher class: nobody starves. */
	std::array<std::uint32_t, PathPriorityCount> patienceTicks{0, 4, 16, 64};
	/** By a forecast of both costs from the map and the distances; see ForecastField. */
	static constexpr std::int32_t AutomaticThreshold = -1;

	/** Requests to one goal from which one search from the goal answers all; 0 = never. */
	std::int32_t sharedGoalThreshold = AutomaticThreshold;
	/**
	 * Agents at most so many moves apart that go to one cell share a search: the others join the path that
	 * was found for one of them, unless that costs them a detour. 0 = never.
	 */
	std::int32_t nearbyStartCells = 4;
	/** A live path is replaced by a shorter one only if that saves more than so much, in thousandths. */
	std::int32_t shortcutGainPermille = 50;
	/** Ticks after which a request that waits is given a straight line to set off on; 0 = never. */
	std::uint32_t quickAfterTicks = 2;
	/** Of a budget in time, kept back for what cannot be divided, in thousandths. */
	std::int32_t reservePermille = 40;
	/** Where the counters start: for a game that goes on from a saved one, and for tests of their
	 * wrap-around. */
	std::uint32_t firstSerial = 1;
	std::uint64_t firstTick = 0;
};

/**
 * Answers path requests inside a fixed budget a tick.
 *
 * Submit, Cancel and the like only note what is wanted; Tick does all work: edits, repair of structures,
 * checks of live paths, searches, smoothing. A tick overruns its budget by one quantum at most. With a budget
 * in expansions the same calls give the same events in the same ticks on every machine and with any number of
 * workers.
 *
 * Nobody starves. A request is due in the tick of its submission plus the patience of its class (or its
 * deadline), and whatever is due earlier is served first. So it yields only to what was due before it, and to
 * nothing that is submitted after its patience has run out: the wait is at most the patience plus the ticks
 * that the work which was due earlier takes. While ticks can do what is submitted, that is the patience.
 * In a jam, whoever was given a straight line to set off on lets those go first for 16 ticks who stand still.
 *
 * When the first in line is overdue, requests get less: past quickAfterTicks a straight line to set off on,
 * then paths that are not smoothed, then cheaper algorithms. PathEvent::quality and the stats tell.
 *
 * One thread owns the scheduler and its world. Events are delivered at the end of Tick. With workers and a
 * deadline, the clock of the budget is asked from several threads.
 */
class NAVCORE_EXPORT PathScheduler
{
public:
	/** The world outlives the scheduler, and nobody else edits it. */
	explicit PathScheduler(NavWorld& world, const SchedulerSettings& settings = {});
	/** Requests that have not ended end silently: whoever destroys the scheduler knows. */
	~PathScheduler();
	PathScheduler(const PathScheduler&) = delete;
	PathScheduler& operator=(const PathScheduler&) = delete;

	/** Takes the memory of searches up front, so that no tick has to: for the loading screen. */
	void Warm();

	/** Never searches. Bad positions are answered by an event, like every other outcome. */
	[[nodiscard]] Result<PathHandle, SubmitError> Submit(const PathRequest& request);
	/** A waiting or running request ends with Cancelled; a live path is retired. False for a spent handle. */
	bool Cancel(PathHandle handle);
	/** The agent no longer follows the path. False for a spent handle. */
	bool Retire(PathHandle handle);
	/** Ends everything that was asked for in this name with OwnerGone; the number of requests. */
	std::size_t ReleaseOwner(OwnerId owner);

	/** Queues an edit; it is visible from the next Tick on. */
	[[nodiscard]] GridError Edit(const MapEdit& edit);

	/** Does work until the budget is spent or nothing is left to do, then delivers events. */
	void Tick(WorkBudget& budget, PathListener& listener, WorkExecutor* executor = nullptr);

	/** Where the agent of a live path stands: what lies behind it need not stay free. */
	bool SetProgress(PathHandle handle, Cell at);
	/** Null for a spent handle and for a request without a path so far. Valid until the next Tick. */
	[[nodiscard]] const Path* PathOf(PathHandle handle) const;
	[[nodiscard]] PathOutcome OutcomeOf(PathHandle handle) const;

	/**
	 * Shows live paths to a visitor, by slot from the first one on, until it has had enough. Returns the slot
	 * to go on from, 0 when there are no more. Looks at one record a slot and allocates nothing.
	 */
	std::size_t VisitLivePaths(LivePathVisitor& visitor, std::size_t firstSlot = 0) const;

	/** Nothing waits, runs, is marked for repair or has to be delivered. */
	[[nodiscard]] bool IsIdle() const;
	[[nodiscard]] const SchedulerStats& Stats() const;
	/** Memory of scratch, queues and live paths. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	class Impl;
	std::unique_ptr<Impl> impl_;
};
} // namespace NavCore
