// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Path/PathFollower.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
}

namespace NavLab
{
class PathAudit;
class WallBuilder;

/** One agent that moves at any angle, led along its route by NavCore's follower. */
class SmoothWalk
{
public:
	/** Stands in the middle of a cell, without a route. */
	void Place(const NavCore::GridMap& map, NavCore::Cell cell);
	/** Goes along the cells of a route from now on; the agent need not stop, or stand on the first of them.
	 */
	void Follow(const NavCore::GridMap& map, std::span<const NavCore::Cell> cells);
	void Stop();

	/** Where a frame has led. */
	struct Outcome
	{
		NavCore::FollowState state = NavCore::FollowState::Idle;
		/** How far along the route the agent is. */
		NavCore::Cell progress;
	};

	/**
	 * Moves by so many cells at most. Blocked also where the follower leads onto a cell that is not free, is
	 * about to rise, or lies behind a closed corner: the judge of the simulation has the last word.
	 */
	Outcome Advance(
		const NavCore::GridMap& map, const PathAudit& audit, const WallBuilder& walls, double distance);

	/** The cell under the agent. */
	[[nodiscard]] NavCore::Cell StandsOn() const { return cell_; }
	/** Distance from the middle of the nearest cell of its route; 0 without one. */
	[[nodiscard]] double DistanceFromRoute() const;

private:
	NavCore::PathFollower follower_;
	NavCore::GridPoint at_;
	NavCore::Cell cell_;
	std::vector<NavCore::Cell> route_;
};
} // namespace NavLab
