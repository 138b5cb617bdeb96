// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavReference/ReferenceGrid.h"
#include "Support/GridFixture.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace NavCore::Tests
{
/** An event as the host remembers it. */
struct HeardEvent
{
	PathEventKind kind = PathEventKind::Ended;
	PathHandle handle;
	PathOutcome outcome = PathOutcome::Pending;
	PathQuality quality = PathQuality::Full;
	PartialReason partialReason = PartialReason::None;
	RequestError requestError = RequestError::None;
	std::uint32_t waitedTicks = 0;
	std::uint64_t userData = 0;
	Cell blockedAt;
	bool hasPath = false;
	Path path;
	std::vector<Cell> waypoints;
	SearchCounters counters;
	/** Number of the tick in which it came, from 0. */
	int tick = 0;
};

/**
 * A game that does nothing but ask for paths, and holds the scheduler to its word: every request ends exactly
 * once, and every path is legal on the map at the moment when it is handed out.
 */
class SchedulerHost : public PathListener
{
public:
	static constexpr GraphParts AllParts = GraphParts::Jumps | GraphParts::Regions | GraphParts::Clusters;

	explicit SchedulerHost(GridMap map, const SchedulerSettings& settings = {}, GraphParts parts = AllParts);
	~SchedulerHost() override;

	/** The request must be taken. */
	PathHandle Ask(const PathRequest& request);
	PathHandle Ask(Cell from, Cell to);
	/** Counts tick overruns: a tick may exceed its budget by one quantum. */
	void Tick(std::int64_t expansions, WorkExecutor* executor = nullptr);
	void Tick(WorkBudget& budget, WorkExecutor* executor = nullptr);
	/** Ticks until nothing is left to do; fails the test when that takes more than so many ticks. */
	int RunToEnd(std::int64_t expansions, int mostTicks = 10000, WorkExecutor* executor = nullptr);
	void Edit(MapEditKind kind, const CellRect& rect, std::int16_t value = 0);
	/** The agent of a path is at a cell now; paths may begin there from then on. */
	void Walk(PathHandle handle, Cell at);
	void DestroyScheduler() { scheduler_.reset(); }

	void OnPathEvent(PathScheduler& scheduler, const PathEvent& event) override;

	[[nodiscard]] PathScheduler& Scheduler() { return *scheduler_; }
	[[nodiscard]] NavWorld& World() { return world_; }
	[[nodiscard]] const std::vector<HeardEvent>& Heard() const { return heard_; }
	[[nodiscard]] std::vector<HeardEvent> HeardOf(PathEventKind kind) const;
	/** The one Ended of a request, if it has come. */
	[[nodiscard]] std::optional<HeardEvent> EndOf(PathHandle handle) const;
	[[nodiscard]] int TicksRun() const { return tick_; }
	/** Most units by which a tick exceeded its budget. */
	[[nodiscard]] std::int64_t WorstOverrun() const { return worstOverrun_; }
	/** Of every event, with the tick it came in and every cell of its path. */
	[[nodiscard]] std::uint64_t Digest() const { return digest_; }
	/** Requests that were taken and have not ended. */
	[[nodiscard]] std::size_t OpenCount() const;

	/** Called for every event, after it was noted. */
	std::function<void(PathScheduler&, const PathEvent&)> onEvent;
	/** Called when the path of an event breaks a rule; fails the test unless set. */
	std::size_t invalidPaths = 0;

private:
	using Key = std::pair<std::uint32_t, std::uint32_t>;
	struct Asked
	{
		PathRequest request;
		bool ended = false;
		bool live = false;
		/** Where the agent has told that it stands. */
		std::vector<Cell> stood;
	};

	[[nodiscard]] static Key KeyOf(PathHandle handle) { return {handle.slot, handle.serial}; }
	void Note(const PathEvent& event);
	void CheckOrder(const PathEvent& event, Asked& asked);
	void CheckPath(const PathEvent& event, const Asked& asked);
	[[nodiscard]] const NavReference::ReferenceGrid& ReferenceOf(ProfileId profile);

	NavWorld world_;
	std::unique_ptr<PathScheduler> scheduler_;
	std::map<Key, Asked> asked_;
	std::vector<HeardEvent> heard_;
	struct Reference
	{
		std::uint64_t version = 0;
		std::optional<NavReference::ReferenceGrid> grid;
	};
	std::map<ProfileId, Reference> references_;
	int tick_ = 0;
	std::int64_t worstOverrun_ = 0;
	std::uint64_t digest_ = 14695981039346656037ULL;
};

/** An open map. */
[[nodiscard]] GridMap OpenMap(std::int32_t width, std::int32_t height);
} // namespace NavCore::Tests
