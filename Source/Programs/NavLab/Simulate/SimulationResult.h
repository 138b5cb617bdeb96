// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Simulate/Crowd.h"
#include "NavLab/Simulate/FrameCounts.h"
#include "NavLab/Simulate/ReplayRecorder.h"
#include "NavLab/Simulate/SimulationOptions.h"

#include "NavCore/Scheduling/SchedulerStats.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace NavLab
{
/** Times in microseconds by rank; all zero without any. */
struct TimeRanks
{
	double mean = 0.0;
	double p50 = 0.0;
	double p99 = 0.0;
	double p999 = 0.0;
	double max = 0.0;
};

/** Some neighbouring frames as one point of the charts: means, and the longest tick. */
struct FramePoint
{
	std::size_t frames = 0;
	double cpuUs = 0.0;
	double longestCpuUs = 0.0;
	double waiting = 0.0;
	double running = 0.0;
	double live = 0.0;
	std::array<double, NavCore::TickWorkCount> units{};
	/** Requests that ended with a path, and the ticks they waited; both summed. */
	double answered = 0.0;
	double answeredWait = 0.0;
	double firstLegs = 0.0;
	double firstLegWait = 0.0;
};

/** What is wrong with a run; all zero when nothing is. */
struct SimulationFaults
{
	std::uint64_t lost = 0;
	std::uint64_t invalidPaths = 0;
	std::uint64_t stalePaths = 0;
	/** Agents times frames that a wall stood on. */
	std::uint64_t agentsInWalls = 0;
	/** "No path" where the oracle found one; a sample was looked at. */
	std::uint64_t wrongNoPath = 0;
	/** Events for requests that had ended or that nobody made. */
	std::uint64_t strayEvents = 0;

	[[nodiscard]] std::uint64_t Total() const
	{
		return lost + invalidPaths + stalePaths + agentsInWalls + wrongNoPath + strayEvents;
	}
};

/** What a run did. The names are those of the JSON, which design.md explains. */
struct SimulationResult
{
	SimulationOptions options;
	std::string algorithm;
	std::int32_t width = 0;
	std::int32_t height = 0;

	std::uint64_t submitted = 0;
	std::uint64_t refused = 0;
	/** By PathOutcome. */
	std::array<std::uint64_t, 16> ended{};
	SimulationFaults faults;
	/** The first one, in words; empty without faults. */
	std::string firstFault;

	TimeRanks tickUs;
	TimeRanks tickCpuUs;
	/** The same without the first tenth of the run, in which memory is touched for the first time. */
	TimeRanks steadyCpuUs;
	/** Submit, SetProgress and the like, of a whole frame: the host pays for them outside of the tick. */
	TimeRanks callUs;
	/** Ticks whose processor time was above the budget by more than a tenth; 0 with one in expansions. */
	std::size_t overBudget = 0;
	FrameCounts latency;
	FrameCounts firstLeg;

	std::uint64_t edits = 0;
	TimeRanks editUs;
	/** Ticks until an edit was on the map; 1 = the first. */
	FrameCounts editWait;

	std::int64_t expanded = 0;
	std::size_t peakBytes = 0;
	std::size_t residentBytesAtTenth = 0;
	std::size_t residentBytesAtEnd = 0;
	std::uint64_t digest = 0;
	/** Ticks after the last frame until every request had ended. */
	std::size_t drainTicks = 0;
	/** Frames from the storm until the last of its requests had ended; 0 without a storm. */
	std::size_t stormFrames = 0;
	CrowdCounts crowd;
	NavCore::SchedulerStats stats;

	std::vector<FramePoint> points;
	/** Null unless asked for. */
	std::shared_ptr<ReplayRecorder> replay;

	[[nodiscard]] std::uint64_t Ended(NavCore::PathOutcome outcome) const
	{
		return ended[static_cast<std::size_t>(outcome)];
	}
};
} // namespace NavLab
