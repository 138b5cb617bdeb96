// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Simulate/RequestDesk.h"
#include "NavLab/Simulate/SimulationOptions.h"
#include "NavLab/Simulate/SmoothWalk.h"
#include "NavLab/Simulate/WallBuilder.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/Cell.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace NavLab
{
class PathAudit;
class ReplayRecorder;

enum class AgentState : std::uint8_t
{
	Resting,
	Asking, // Stands and waits for a path.
	Walking,
	Held, // A wall stands, or rises, on the next step.
};

/** Where an agent is and which way it goes. */
struct Agent
{
	/** The cell it stands on or is stepping onto, and the one it comes from. */
	NavCore::Cell at;
	NavCore::Cell from;
	/** What is left of the step, and what a frame takes off it; in cost units. */
	std::int32_t left = 0;
	std::int32_t speed = 0;
	AgentState state = AgentState::Resting;
	/** The way, walked cells included; at is route[place]. */
	std::vector<NavCore::Cell> route;
	std::size_t place = 0;
	/** From here on the route is the path as it was handed out; before it, the agent's own way there. */
	std::size_t pathBegin = 0;
	RequestDesk::Ticket ticket = RequestDesk::NoTicket;
	/** The path has been handed out wholly, not only its beginning. */
	bool whole = false;
	/** It was told that an edit blocks its path. */
	bool toldBlocked = false;
	/** When a resting agent sets off again. */
	std::size_t wakeFrame = 0;
	NavCore::RepairPolicy policy = NavCore::RepairPolicy::Splice;
	/** Of a smooth walk: where it really is, while at is how far it is along its route. */
	SmoothWalk walk;
	/** Frames in a row in which it could not go on. */
	std::size_t heldFrames = 0;

	/** Whether the cell lies on its way, walked cells included. */
	[[nodiscard]] bool Knows(NavCore::Cell cell) const
	{
		return std::find(route.begin(), route.end(), cell) != route.end();
	}
	/** What lies ahead of the path as it was handed out, the cell it stands on included if on it. */
	[[nodiscard]] std::span<const NavCore::Cell> Ahead() const
	{
		const std::size_t begin = place > pathBegin ? place : pathBegin;
		return std::span(route).subspan(begin < route.size() ? begin : route.size());
	}
};

struct CrowdCounts
{
	/** Paths that did not touch the way of the agent, so that it had to ask anew. */
	std::uint64_t detached = 0;
	/** Paths that an agent had to walk back to. */
	std::uint64_t walkedBack = 0;
	std::uint64_t arrivals = 0;
	std::uint64_t steps = 0;
	/** Of smooth walks: agents that left the corridor of their path, so that they had to ask anew. */
	std::uint64_t strayed = 0;
	/** Of smooth walks: how often an agent stood further from its route than the corridor is wide. */
	std::uint64_t outsideCorridor = 0;
};

/** Agents that wander between random goals along the paths they are given. */
class Crowd
{
public:
	/** The map is that of the world under the crowd; it is only read. */
	Crowd(const SimulationOptions& options, const NavCore::GridMap& map, const PathAudit& audit,
		const WallBuilder& walls, RequestDesk& desk, ReplayRecorder& recorder);

	/** Puts every agent on a free cell. False when there is none. */
	[[nodiscard]] bool Place();
	/** One frame: steps, arrivals, requests of those who have rested, changes of mind. */
	void Move(std::size_t frame);
	/** The request of one who needs no path to follow. */
	void SubmitStranger();
	/** What an event means to the agent that asked. */
	void OnEvent(
		std::size_t frame, const DeliveredEvent& event, RequestDesk::Ticket ticket, std::uint32_t asker);
	/** Everybody stays where they are from now on and asks for nothing. */
	void Retire() { retired_ = true; }

	/** Agents whose path is broken although nobody told them. Cheap unless every step is looked at. */
	[[nodiscard]] std::size_t CountStale(bool everyStep) const;
	[[nodiscard]] std::size_t CountInWalls() const;
	[[nodiscard]] const Occupancy& Taken() const { return occupancy_; }
	[[nodiscard]] const CrowdCounts& Counts() const { return counts_; }
	[[nodiscard]] std::span<const Agent> Agents() const { return agents_; }

private:
	[[nodiscard]] bool FindFreeCell(NavCore::Cell& outCell);
	[[nodiscard]] NavCore::PathGoal ChooseGoal(std::uint32_t id, NavCore::Cell from);
	void Ask(std::size_t frame, std::uint32_t id, const NavCore::PathGoal& goal);
	void Rest(std::size_t frame, std::uint32_t id, std::int32_t most);
	void Walk(std::size_t frame, std::uint32_t id);
	/** Puts a smooth walk where the agent is. */
	void PlaceWalk(Agent& agent);
	void Glide(std::size_t frame, std::uint32_t id);
	/** The end of the route: an arrival, or the wait for the rest of the path. */
	void ReachEnd(std::size_t frame, std::uint32_t id);
	[[nodiscard]] bool TryStep(std::size_t frame, std::uint32_t id);
	/** Takes the next cell of the route. */
	void TakeStep(std::size_t frame, std::uint32_t id);
	void Follow(std::size_t frame, std::uint32_t id, const NavCore::Path& path);
	/** The route from where the agent stands onto the cells of a path; false when they do not meet. */
	[[nodiscard]] bool Join(Agent& agent);
	/** Drops what lies ahead: the agent stays where it is. */
	void Stop(Agent& agent);
	void ChangeMinds(std::size_t frame);
	void Respawn(std::size_t frame, std::uint32_t id);
	void SetState(std::size_t frame, std::uint32_t id, AgentState state);

	const NavCore::GridMap& map_;
	std::int32_t width_;
	std::int32_t height_;
	WalkStyle walkStyle_;
	std::string_view algorithm_;
	const PathAudit& audit_;
	const WallBuilder& walls_;
	RequestDesk& desk_;
	ReplayRecorder& recorder_;
	NavCore::Random random_;
	Occupancy occupancy_;
	std::vector<Agent> agents_;
	CrowdCounts counts_;
	bool retired_ = false;
	/** Of Follow. */
	std::vector<NavCore::Cell> cells_;
	std::vector<NavCore::Cell> joined_;
};
} // namespace NavLab
