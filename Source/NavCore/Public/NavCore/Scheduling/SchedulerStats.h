// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
/** What a tick spends its budget on, in the order in which it does it. */
enum class TickWork : std::uint8_t
{
	Edits,
	Repair,
	LivePaths, // Which of them an edit blocks.
	Reroutes,  // Splices and replans of live paths.
	Searches,
	Smoothing,
	Shortcuts, // Only with budget to spare.
};

inline constexpr std::size_t TickWorkCount = 7;

/** One line of the log: what one tick did. */
struct TickReport
{
	std::uint64_t tick = 0;
	/** Units of the budget (expansions or their like) by kind of work. */
	std::array<std::int64_t, TickWorkCount> units{};
	std::int32_t submitted = 0;
	std::int32_t ended = 0;
	std::int32_t firstLegs = 0;
	std::int32_t waiting = 0;
	std::int32_t running = 0;
	std::int32_t live = 0;
	std::int32_t edits = 0;
	std::int32_t blockedPaths = 0;
	std::int32_t rerouted = 0;
	std::int32_t shared = 0;   // Requests answered by another one's search.
	std::int32_t restarts = 0; // Searches begun anew because of an edit.
	std::int32_t degraded = 0; // Requests that received less than they asked for, for now or for good.
	std::uint32_t oldestWaitTicks = 0;
	bool spent = false; // The budget was used up.
};

/** Counts of values by powers of two: bucket 0 holds 0, bucket i holds [2^(i-1), 2^i). */
struct Histogram
{
	std::array<std::uint64_t, 33> buckets{};
	std::uint64_t count = 0;
	std::uint64_t sum = 0;
	std::uint32_t most = 0;

	NAVCORE_EXPORT void Add(std::uint32_t value);
	/** An upper bound of the value below which so many thousandths lie. */
	[[nodiscard]] NAVCORE_EXPORT std::uint32_t QuantileBound(std::uint32_t permille) const;
};

/** Totals since the scheduler was made, for the hosts' profilers. */
struct SchedulerStats
{
	std::uint64_t ticks = 0;
	std::uint64_t submitted = 0;
	std::uint64_t refused = 0;
	/** By PathOutcome. Their sum and what is under way equal submitted. */
	std::array<std::uint64_t, 16> ended{};
	/** By PathQuality. */
	std::array<std::uint64_t, 4> quality{};
	std::uint64_t firstLegs = 0;
	std::uint64_t blockedPaths = 0;
	std::uint64_t spliced = 0;
	std::uint64_t replanned = 0;
	std::uint64_t shortened = 0;
	std::uint64_t lost = 0;
	std::uint64_t shared = 0;
	std::uint64_t restarts = 0;
	std::uint64_t edits = 0;
	std::array<std::int64_t, TickWorkCount> units{};
	Histogram waitTicks;     // From Submit to Ended.
	Histogram firstLegTicks; // From Submit to the first usable path.
	Histogram rerouteTicks;  // From the edit to Rerouted.
	std::size_t peakScratchBytes = 0;
	/** The latest ticks, oldest first once full. */
	[[nodiscard]] std::span<const TickReport> Log() const { return log; }
	std::vector<TickReport> log;
};
} // namespace NavCore
