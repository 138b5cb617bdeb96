// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace NavLab
{
enum class AgentState : std::uint8_t;

/**
 * A run as bytes that a page replays; SimulationScript.js reads them. Numbers are those of PackedBytes.h,
 * cells are y * width + x.
 *
 * tracks: for each agent the number of its bytes, then: cell, speed in cost units a frame, and entries. A
 * byte below 252 is a step: frames since the last entry times nine, plus 3 * (dy + 1) + dx + 1. 252: frames
 * as a number, then the direction as a byte. 253: frames, cell: the agent is there now. 254: frames, state.
 * routes: frames since the last one, agent, number of runs, and if there are any the first cell and each run
 * as length * 8 + direction (east, then clockwise).
 * edits: frames since the last one, and the zigzag difference of the cell to the last one * 2 + rises.
 * heat: frames since the last one, number of cells, zigzag differences of cells.
 */
class ReplayRecorder
{
public:
	/** More agents than this are simulated but not recorded. */
	static constexpr std::size_t MostAgents = 2000;

	/** Stops recording when limitBytes are used up; 0 = records nothing. */
	ReplayRecorder(const NavCore::GridMap& map, std::size_t agents, std::size_t limitBytes);

	void Place(std::uint32_t agent, NavCore::Cell cell, std::int32_t speed);
	void Step(std::size_t frame, std::uint32_t agent, NavCore::Cell from, NavCore::Cell to);
	void Jump(std::size_t frame, std::uint32_t agent, NavCore::Cell to);
	void State(std::size_t frame, std::uint32_t agent, AgentState state);
	/** The cells ahead of the agent; none when it goes nowhere. */
	void Route(std::size_t frame, std::uint32_t agent, std::span<const NavCore::Cell> cells);
	void Edit(std::size_t frame, NavCore::Cell cell, bool rises);
	/** Cells that a search looked at. */
	void Heat(std::size_t frame, std::span<const NavCore::Cell> cells);
	void EndFrame(std::size_t frame);

	void Stop() { recording_ = false; }
	/** Whether more heat fits into its share of the bytes. */
	[[nodiscard]] bool WantsHeat() const;

	[[nodiscard]] std::size_t Frames() const { return frames_; }
	[[nodiscard]] std::size_t Agents() const { return tracks_.size(); }
	/** The map at the start; base64. */
	[[nodiscard]] const std::string& MapBits() const { return mapBits_; }
	[[nodiscard]] std::int32_t Width() const { return width_; }
	[[nodiscard]] std::int32_t Height() const { return height_; }
	[[nodiscard]] std::string Tracks() const;
	[[nodiscard]] const std::string& Routes() const { return routes_; }
	[[nodiscard]] const std::string& Edits() const { return edits_; }
	[[nodiscard]] const std::string& HeatBytes() const { return heat_; }

private:
	struct Track
	{
		std::string bytes;
		std::size_t lastFrame = 0;
	};

	[[nodiscard]] bool Keeps(std::uint32_t agent) const { return recording_ && agent < tracks_.size(); }
	[[nodiscard]] std::int64_t IndexOf(NavCore::Cell cell) const
	{
		return std::int64_t{cell.y} * width_ + cell.x;
	}
	/** Frames since the last entry of a stream, which this one becomes. */
	static std::uint64_t Since(std::size_t& lastFrame, std::size_t frame);

	std::int32_t width_;
	std::int32_t height_;
	std::size_t limitBytes_;
	bool recording_;
	std::size_t frames_ = 0;
	std::size_t trackBytes_ = 0;
	std::string mapBits_;
	std::vector<Track> tracks_;
	std::string routes_;
	std::size_t lastRoute_ = 0;
	std::string edits_;
	std::size_t lastEdit_ = 0;
	std::int64_t lastEditCell_ = 0;
	std::string heat_;
	std::size_t lastHeat_ = 0;
};
} // namespace NavLab
