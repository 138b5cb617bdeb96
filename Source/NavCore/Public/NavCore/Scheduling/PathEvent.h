// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Scheduling/PathRequest.h"
#include "NavCore/Search/PathSearch.h"

#include <cstdint>
#include <span>

namespace NavCore
{
class PathScheduler;

enum class PathEventKind : std::uint8_t
{
	FirstLeg, // A beginning to set off on; Ended follows.
	Ended,    // The outcome of the request, exactly once.
	Blocked,  // An edit blocks the live path at blockedAt; by policy, Rerouted or Lost follows.
	Rerouted, // The live path goes another way now: spliced, replanned or shortened.
	Lost,     // No way is left: the live path is gone. Its handle is spent.
};

/** How much of what was asked for a path received; less than Full only when the scheduler is overloaded. */
enum class PathQuality : std::uint8_t
{
	Full,
	Unsmoothed,
	Coarse, // Found by a cheaper algorithm than the one asked for.
	Quick,  // A line or a first leg, to be replaced.
};

/** What the host is told. References are valid during the call. */
struct PathEvent
{
	PathEventKind kind = PathEventKind::Ended;
	PathHandle handle;
	OwnerId owner = 0;
	std::uint64_t userData = 0;
	PathOutcome outcome = PathOutcome::Pending;
	PathQuality quality = PathQuality::Full;
	PartialReason partialReason = PartialReason::None;
	RequestError requestError = RequestError::None;
	/** The path as it is now; null where there is none, and of Blocked: see PathScheduler::PathOf. */
	const Path* path = nullptr;
	/**
	 * For agents that walk at any angle; empty unless smoothing was asked for and done. The lines between
	 * them are clear at this moment; it is the cells of the path that are watched from then on.
	 */
	std::span<const Cell> waypoints;
	/** Of Blocked: the first cell of the path that the agent can no longer step on. */
	Cell blockedAt;
	/** Ticks since Submit, or since the edit that led to Rerouted; 0 = within the first tick after it. */
	std::uint32_t waitedTicks = 0;
	SearchCounters counters;
};

/**
 * The host's side. Calls come at the end of Tick, in a defined order. They may submit, cancel, retire, edit,
 * release owners and even destroy the scheduler.
 */
class PathListener
{
public:
	virtual ~PathListener() = default;
	virtual void OnPathEvent(PathScheduler& scheduler, const PathEvent& event) = 0;
};
} // namespace NavCore
