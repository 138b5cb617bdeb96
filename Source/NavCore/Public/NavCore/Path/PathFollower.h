// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Links/Link.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;

/** How an agent walks along its path. Lengths are in cells. */
struct FollowSettings
{
	/** The agent steers for the place so far ahead of it on the path, if it can go straight there. */
	double lookAhead = 1.5;
	/** Further away from the path it has strayed and needs a new one. */
	double corridor = 2.0;
	/** So near to the end it has arrived. */
	double arrival = 0.1;
	/** As in SearchRequest. */
	std::uint8_t clearance = 1;
	/**
	 * From the middle of a cell to the middle of the next one, as in games of tiles: for the cells or turning
	 * points of a path, not for smoothed waypoints. lookAhead plays no part.
	 */
	bool gridAligned = false;
};

enum class FollowState : std::uint8_t
{
	Idle, // There is no path.
	Moving,
	Arrived,
	Strayed, // Outside of the corridor, or off the map: ask for a path from here.
	Blocked, // An edit closed the path within the look-ahead: wait for another one.
	AtLink,  // Where a link begins, or on its way over: the host takes the agent across.
};

/** What the agent should do now. */
struct FollowStep
{
	FollowState state = FollowState::Idle;
	/** Where to go in a straight line; where it stands when it should not move. */
	GridPoint steerTo;
	/** How far along the path the agent is; what the scheduler wants for SetProgress. */
	Cell progress;
	/** Length of the path that is left. Links have none. */
	double remaining = 0;
	/**
	 * The first waypoint beyond steerTo, or beyond where the agent is on its path when it should not move;
	 * their number when there is none. For hosts that walk from waypoint to waypoint.
	 */
	std::size_t next = 0;
	/** Of AtLink: which link. The agent steers to its other end, and has crossed it when it is there. */
	LinkId link = NoLink;
};

/**
 * Follows the waypoints of a path. Plain geometry in grid space (see GridFrame): the host moves the agent and
 * tells where it is, the follower says where to go next.
 *
 * Progress along a path never goes back. Another path may be given at any time, such as one that leads around
 * a new wall; the agent joins it at the place nearest to it and need not stop. Allocates only when a path is
 * longer than any before it.
 */
class NAVCORE_EXPORT PathFollower
{
public:
	explicit PathFollower(const FollowSettings& settings = {}) : settings_(settings) {}

	/**
	 * Waypoints or cells of a path, from the start on, with free lines between neighbours. The last one may
	 * be replaced by an exact place in the same cell; a place elsewhere, or one that is not finite, is
	 * ignored.
	 */
	void Follow(const GridMap& map, std::span<const Cell> waypoints, GridPoint goal);
	/** The same, to the middle of the last cell. */
	void Follow(const GridMap& map, std::span<const Cell> waypoints);
	/** A path over links, which LocateLinks lists by waypoint. */
	void Follow(const GridMap& map, std::span<const Cell> waypoints, std::span<const PathLink> links);
	void Stop();

	/** The agent is at a place. Looks only at the part of the path within reach, but for the first time. */
	[[nodiscard]] FollowStep Update(const GridMap& map, GridPoint at);

private:
	/** A place on the path: a leg, and how far along it from 0 to 1. */
	struct Place
	{
		std::size_t leg = 0;
		double along = 0;
	};

	[[nodiscard]] GridPoint PointAt(Place place) const;
	[[nodiscard]] double LegLength(std::size_t leg) const;
	/** The place nearest to the agent that is not behind it. */
	[[nodiscard]] Place Nearest(GridPoint at) const;
	/** Further along by a length, the end at most. */
	[[nodiscard]] Place Ahead(Place place, double length) const;
	[[nodiscard]] double RemainingFrom(Place place) const;
	[[nodiscard]] bool IsPathClear(const GridMap& map, Place from, Place to) const;
	/** Whether the agent can go straight from one place to another. */
	[[nodiscard]] bool IsClear(const GridMap& map, GridPoint from, GridPoint to) const;
	[[nodiscard]] Place ChooseTarget(const GridMap& map, GridPoint at) const;
	[[nodiscard]] Place NextCell(GridPoint at);
	[[nodiscard]] bool IsLinkLeg(std::size_t leg) const;
	/** Whether the agent is at a link or on it; fills in the step. */
	[[nodiscard]] bool CrossLink(GridPoint at, FollowStep& step);

	FollowSettings settings_;
	std::vector<GridPoint> points_;
	std::vector<Cell> cells_;
	std::vector<PathLink> links_;
	/** The agent has come to the link of the leg that it is on. */
	bool onLink_ = false;
	Place place_;
	/** Of the next Update: the path is new, so every leg of it may be the nearest. */
	bool joining_ = false;
};
} // namespace NavCore
