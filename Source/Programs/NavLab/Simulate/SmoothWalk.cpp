// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/SmoothWalk.h"

#include "NavLab/Simulate/PathAudit.h"
#include "NavLab/Simulate/WallBuilder.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/Path.h"

#include <algorithm>
#include <cmath>

namespace NavLab
{
void SmoothWalk::Place(const NavCore::GridMap& map, NavCore::Cell cell)
{
	cell_ = cell;
	at_ = NavCore::GridFrame().CenterOf(map, cell);
	Stop();
}

void SmoothWalk::Follow(const NavCore::GridMap& map, std::span<const NavCore::Cell> cells)
{
	NavCore::Path path;
	path.points.assign(cells.begin(), cells.end());
	std::vector<NavCore::Cell> turns;
	NavCore::ReduceToWaypoints(path, turns);
	follower_.Follow(map, turns);
	route_.swap(path.points);
}

void SmoothWalk::Stop()
{
	follower_.Stop();
	route_.clear();
}

SmoothWalk::Outcome SmoothWalk::Advance(
	const NavCore::GridMap& map, const PathAudit& audit, const WallBuilder& walls, double distance)
{
	const NavCore::FollowStep step = follower_.Update(map, at_);
	Outcome outcome{step.state, step.progress};
	if (step.state != NavCore::FollowState::Moving)
	{
		return outcome;
	}
	const double length = std::hypot(step.steerTo.x - at_.x, step.steerTo.y - at_.y);
	const double share = length > distance ? distance / length : 1.0;
	const NavCore::GridPoint next{
		at_.x + (step.steerTo.x - at_.x) * share, at_.y + (step.steerTo.y - at_.y) * share};
	const NavCore::Result<NavCore::Cell, NavCore::GridError> cell =
		NavCore::GridFrame().ToCell(map, next.x, next.y);
	const bool stays = cell.HasValue() && cell.Value() == cell_;
	const bool legal = cell.HasValue() &&
		(stays ||
			(audit.IsFree(cell.Value()) && audit.IsStepLegal(cell_, cell.Value()) &&
				!walls.IsRising(cell.Value())));
	if (!legal)
	{
		outcome.state = NavCore::FollowState::Blocked;
		return outcome;
	}
	at_ = next;
	cell_ = cell.Value();
	return outcome;
}

double SmoothWalk::DistanceFromRoute() const
{
	double least = route_.empty() ? 0.0 : 1e9;
	for (const NavCore::Cell cell : route_)
	{
		least = (std::min)(least, std::hypot(cell.x + 0.5 - at_.x, cell.y + 0.5 - at_.y));
	}
	return least;
}
} // namespace NavLab
