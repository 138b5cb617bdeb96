// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace NavCore
{
class TraceSink;

/** Names a request, and later its live path. Handles are never used twice within 2^32 requests a slot. */
struct PathHandle
{
	std::uint32_t slot = 0;
	std::uint32_t serial = 0; // 0 names nothing.

	[[nodiscard]] constexpr bool IsValid() const { return serial != 0; }
	friend constexpr bool operator==(PathHandle, PathHandle) = default;
};

/** The host's name for whoever asked; 0 = nobody. See PathScheduler::ReleaseOwner. */
using OwnerId = std::uint64_t;

/** How long a request may be kept waiting by others; see SchedulerSettings::patienceTicks. */
enum class PathPriority : std::uint8_t
{
	Critical,
	High,
	Normal,
	Background,
};

inline constexpr std::size_t PathPriorityCount = 4;

enum class GoalKind : std::uint8_t
{
	Cell,
	AnyOf,  // The cheapest to reach of a set of cells.
	Radius, // Any free cell within a distance of a cell.
};

/** Where a path may end. */
struct PathGoal
{
	GoalKind kind = GoalKind::Cell;
	Cell cell;
	/** For Radius, in cells (Euclidean). */
	std::int32_t radius = 0;
	/** For AnyOf; blocked cells and cells off the map do not count, and at least one must remain. */
	std::vector<Cell> cells;
};

/** What happens to a path that was handed out when an edit blocks it. */
enum class RepairPolicy : std::uint8_t
{
	Ignore, // Only the event.
	Splice, // Goes around the blockage nearby; a new path where that would be a long way.
	Replan, // A new path from where the agent stands.
};

/** One request. Plain data; the defaults suit most agents. */
struct PathRequest
{
	Cell start;
	PathGoal goal;
	ProfileId profile = 0;
	PathPriority priority = PathPriority::Normal;
	/** Answer within so many ticks if the load allows it, whatever the class; 0 = by class alone. */
	std::uint32_t deadlineTicks = 0;
	/** Name in the algorithm registry; empty = the scheduler's default. The text outlives the request. */
	std::string_view algorithm;
	/** Ends with OverLimit (or a partial path) past so many expansions; 0 = never. */
	std::int64_t maxExpansions = 0;
	/** Where the goal cannot be reached, a path to the nearest place that can. */
	bool allowPartial = false;
	bool smooth = true;
	/** Hand out the beginning as soon as it is known, in an event of its own. */
	bool firstLeg = true;
	/** Keep the path up to date under edits after it was handed out, until Retire. */
	bool live = true;
	RepairPolicy policy = RepairPolicy::Splice;
	OwnerId owner = 0;
	/** Handed back in every event. */
	std::uint64_t userData = 0;
	/** Receives the steps of the search; outlives the request. A traced request shares with no other. */
	TraceSink* trace = nullptr;
};

/** Why a request was not taken. Nothing was queued and no event follows. */
enum class SubmitError : std::uint8_t
{
	None,
	QueueFull,        // SchedulerSettings::maxRequests are waiting, running or live.
	UnknownAlgorithm, // Not in the registry.
	UnknownProfile,
	TooManyGoals, // More than SchedulerSettings::maxGoalCells.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(SubmitError error);

/** How a request ended. Every request that was taken gets exactly one. */
enum class PathOutcome : std::uint8_t
{
	Pending, // Not yet.
	Found,
	Partial,      // See PathEvent::partialReason.
	NoPath,       // Proven.
	InvalidStart, // See PathEvent::requestError.
	InvalidGoal,
	InvalidRequest,
	NotReady, // The map is still being built.
	Cancelled,
	OwnerGone,
	OverLimit, // maxExpansions, or the scratch cap even with no other search running.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(PathOutcome outcome);
} // namespace NavCore
