// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/PathAudit.h"

#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"

#include <algorithm>

namespace NavLab
{
namespace
{
/** The cells that a goal accepts; some may be blocked or off the map. */
std::vector<NavCore::Cell> PlacesOf(const NavCore::PathGoal& goal)
{
	std::vector<NavCore::Cell> places;
	switch (goal.kind)
	{
	case NavCore::GoalKind::Cell:
		places.push_back(goal.cell);
		break;
	case NavCore::GoalKind::AnyOf:
		places = goal.cells;
		break;
	case NavCore::GoalKind::Radius:
		for (std::int32_t y = -goal.radius; y <= goal.radius; ++y)
		{
			for (std::int32_t x = -goal.radius; x <= goal.radius; ++x)
			{
				const NavCore::Cell cell{goal.cell.x + x, goal.cell.y + y};
				if (Reaches(goal, cell))
				{
					places.push_back(cell);
				}
			}
		}
		break;
	}
	return places;
}
} // namespace

bool Reaches(const NavCore::PathGoal& goal, NavCore::Cell end)
{
	switch (goal.kind)
	{
	case NavCore::GoalKind::Cell:
		return end == goal.cell;
	case NavCore::GoalKind::AnyOf:
		return std::find(goal.cells.begin(), goal.cells.end(), end) != goal.cells.end();
	case NavCore::GoalKind::Radius:
	{
		const std::int64_t dx = std::int64_t{end.x} - goal.cell.x;
		const std::int64_t dy = std::int64_t{end.y} - goal.cell.y;
		return dx * dx + dy * dy <= std::int64_t{goal.radius} * goal.radius;
	}
	}
	return false;
}

PathAudit::PathAudit(const NavCore::GridMap& map)
	: grid_(NavReference::ToReference(map)), nearRisen_(grid_.walkable.size())
{
}

bool PathAudit::IsStepLegal(NavCore::Cell from, NavCore::Cell to) const
{
	return NavReference::JudgeStep(grid_, NavReference::ToPoint(from), NavReference::ToPoint(to)) ==
		NavReference::StepVerdict::Legal;
}

void PathAudit::BeginFrame()
{
	for (const std::size_t index : marked_)
	{
		nearRisen_[index] = 0;
	}
	marked_.clear();
}

void PathAudit::Refresh(const NavCore::GridMap& map, NavCore::Cell cell)
{
	const bool wasFree = IsFree(cell);
	NavReference::RefreshWalkable(map, {cell.x, cell.y, 1, 1}, grid_);
	if (!wasFree || IsFree(cell))
	{
		return;
	}
	for (std::int32_t y = cell.y - 1; y <= cell.y + 1; ++y)
	{
		for (std::int32_t x = cell.x - 1; x <= cell.x + 1; ++x)
		{
			if (grid_.IsOnMap({x, y}))
			{
				nearRisen_[IndexOf({x, y})] = 1;
				marked_.push_back(IndexOf({x, y}));
			}
		}
	}
}

std::string PathAudit::JudgePath(
	const NavCore::Path& path, NavCore::Cell start, const NavCore::PathGoal& goal) const
{
	const bool reached = !path.IsEmpty() && Reaches(goal, path.points.back());
	return NavReference::ValidatePath(grid_, path, start, reached ? path.points.back() : goal.cell).reason;
}

std::string PathAudit::JudgeLeg(const NavCore::Path& path, NavCore::Cell start) const
{
	NavCore::Path leg = path;
	leg.partial = false;
	return NavReference::ValidatePath(grid_, leg, start, leg.IsEmpty() ? start : leg.points.back()).reason;
}

bool PathAudit::HasPath(NavCore::Cell start, const NavCore::PathGoal& goal) const
{
	const std::vector<NavCore::Cell> places = PlacesOf(goal);
	const std::vector<std::int64_t> costs = NavReference::ShortestCosts(grid_, NavReference::ToPoint(start));
	return std::any_of(places.begin(), places.end(),
		[&](NavCore::Cell place)
		{ return IsFree(place) && costs[IndexOf(place)] != NavReference::Unreachable; });
}

bool PathAudit::IsNewlyBroken(std::span<const NavCore::Cell> cells) const
{
	if (marked_.empty())
	{
		return false;
	}
	for (std::size_t i = 1; i < cells.size(); ++i)
	{
		// A step depends on its two cells and on those beside both: both ends are near whatever broke it.
		if (nearRisen_[IndexOf(cells[i])] != 0 && nearRisen_[IndexOf(cells[i - 1])] != 0 &&
			!IsStepLegal(cells[i - 1], cells[i]))
		{
			return true;
		}
	}
	return false;
}

bool PathAudit::IsBroken(std::span<const NavCore::Cell> cells) const
{
	for (std::size_t i = 1; i < cells.size(); ++i)
	{
		if (!IsStepLegal(cells[i - 1], cells[i]))
		{
			return true;
		}
	}
	return false;
}
} // namespace NavLab
