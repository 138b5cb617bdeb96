// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace NavLab
{
inline constexpr std::int32_t FramesPerSecond = 60;

/** How agents move along their paths. */
enum class WalkStyle : std::uint8_t
{
	Cells,  // From cell to cell, a step at a time.
	Smooth, // At any angle, as NavCore's follower leads them.
};

struct SimulationOptions
{
	std::size_t agents = 200;
	std::size_t frames = 600;
	/** Budget of a tick on the host's clock; plays no part when budgetExpansions is set. */
	std::size_t budgetUs = 1000;
	/** Budget of a tick in expansions, which makes the run repeatable; 0 = by time. */
	std::size_t budgetExpansions = 0;
	/** Name in the registry; empty = the scheduler's own choice. */
	std::string algorithm;
	/** Cells that change in each frame: walls rise and fall again. */
	std::size_t editsPerFrame = 1;
	/** Threads of a tick, the calling one included. */
	std::size_t workers = 1;
	std::uint64_t seed = 1;
	WalkStyle walk = WalkStyle::Cells;
	/** Requests of strangers, all submitted in one frame. */
	std::size_t storm = 0;
	/** Keep a replay, in at most so many bytes; 0 = none. */
	std::size_t replayBytes = 0;
};
} // namespace NavLab
