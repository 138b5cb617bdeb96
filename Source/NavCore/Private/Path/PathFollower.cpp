// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathFollower.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/LineOfSight.h"
#include "NavCore/Path/Path.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace NavCore
{
namespace Detail::PathFollowerImpl
{
constexpr GridFrame UnitFrame{};
/** Legs beyond the current one that may become the nearest in one step: agents do not leap. */
constexpr std::size_t LegsInReach = 3;
/** So near to the end of a link an agent counts as being there, in cells. */
constexpr double LinkReach = 0.3;
/** Shares of the look-ahead that are tried, the farthest first. */
constexpr double Shares[] = {1.0, 0.6, 0.3, 0.1};

double Distance(GridPoint a, GridPoint b)
{
	return std::hypot(b.x - a.x, b.y - a.y);
}

GridPoint Between(GridPoint a, GridPoint b, double along)
{
	return {a.x + (b.x - a.x) * along, a.y + (b.y - a.y) * along};
}

std::optional<Cell> CellAt(const GridMap& map, GridPoint point)
{
	const Result<Cell, GridError> cell = UnitFrame.ToCell(map, point.x, point.y);
	return cell ? std::optional(cell.Value()) : std::nullopt;
}

bool IsOpen(const GridMap& map, Cell cell, std::uint8_t clearance)
{
	return map.IsWalkable(cell) && (clearance <= 1 || map.ClearanceAt(cell) >= clearance);
}

/** The crossing of one axis on the way through square cells. */
struct Axis
{
	Axis(double from, double to)
		: step(to > from ? 1 : -1), delta(to == from ? Never : 1.0 / std::abs(to - from)),
		  next(to == from ? Never
						  : (to > from ? std::floor(from) + 1.0 - from : from - std::floor(from)) * delta)
	{
	}

	static constexpr double Never = (std::numeric_limits<double>::max)();

	std::int32_t step;
	/** Parts of the way from one border to the next, and to the next one. */
	double delta;
	double next;
};

/** Whether every square cell that a straight way has a part in common with is open. */
bool IsSegmentOpen(const GridMap& map, GridPoint from, GridPoint to, std::uint8_t clearance)
{
	const std::optional<Cell> first = CellAt(map, from);
	const std::optional<Cell> last = CellAt(map, to);
	if (!first || !last)
	{
		return false;
	}
	Axis x(from.x, to.x);
	Axis y(from.y, to.y);
	Cell cell = *first;
	while (IsOpen(map, cell, clearance))
	{
		if (cell == *last || (x.next > 1.0 && y.next > 1.0))
		{
			return true;
		}
		// Exactly through a corner: the cells beside it are touched in a point only.
		const bool crossX = x.next <= y.next;
		const bool crossY = y.next <= x.next;
		if (crossX)
		{
			cell.x += x.step;
			x.next += x.delta;
		}
		if (crossY)
		{
			cell.y += y.step;
			y.next += y.delta;
		}
	}
	return false;
}
} // namespace Detail::PathFollowerImpl

void PathFollower::Follow(const GridMap& map, std::span<const Cell> waypoints, GridPoint goal)
{
	Follow(map, waypoints);
	if (!points_.empty() && Detail::PathFollowerImpl::CellAt(map, goal) == cells_.back())
	{
		points_.back() = goal;
	}
}

void PathFollower::Follow(const GridMap& map, std::span<const Cell> waypoints)
{
	cells_.assign(waypoints.begin(), waypoints.end());
	points_.clear();
	for (const Cell cell : cells_)
	{
		points_.push_back(Detail::PathFollowerImpl::UnitFrame.CenterOf(map, cell));
	}
	links_.clear();
	onLink_ = false;
	place_ = {};
	joining_ = true;
}

void PathFollower::Follow(
	const GridMap& map, std::span<const Cell> waypoints, std::span<const PathLink> links)
{
	Follow(map, waypoints);
	links_.assign(links.begin(), links.end());
}

bool PathFollower::IsLinkLeg(std::size_t leg) const
{
	const auto link = std::lower_bound(links_.begin(), links_.end(), leg,
		[](const PathLink& a, std::size_t wanted) { return a.point < wanted; });
	return link != links_.end() && link->point == leg;
}

bool PathFollower::CrossLink(GridPoint at, FollowStep& step)
{
	namespace Impl = Detail::PathFollowerImpl;
	// The end of a walk is the start of the link behind it.
	if (place_.along >= 1.0 && place_.leg + 2 < points_.size())
	{
		place_ = {place_.leg + 1, 0.0};
	}
	if (!IsLinkLeg(place_.leg) || place_.along >= 1.0)
	{
		return false;
	}
	const double reach = (std::max)(settings_.arrival, Impl::LinkReach);
	onLink_ |= Impl::Distance(at, points_[place_.leg]) <= reach;
	if (!onLink_)
	{
		return false;
	}
	if (Impl::Distance(at, points_[place_.leg + 1]) <= reach)
	{
		onLink_ = false;
		const bool isLast = place_.leg + 2 >= points_.size();
		place_ = isLast ? Place{place_.leg, 1.0} : Place{place_.leg + 1, 0.0};
		return false;
	}
	step.state = FollowState::AtLink;
	step.link = std::lower_bound(links_.begin(), links_.end(), place_.leg,
		[](const PathLink& a, std::size_t wanted) {
			return a.point < wanted;
		})->link;
	step.steerTo = points_[place_.leg + 1];
	step.next = place_.leg + 2;
	step.progress = cells_[place_.leg];
	step.remaining = RemainingFrom(place_);
	return true;
}

void PathFollower::Stop()
{
	points_.clear();
	cells_.clear();
	links_.clear();
	onLink_ = false;
	place_ = {};
}

GridPoint PathFollower::PointAt(Place place) const
{
	const std::size_t next = (std::min)(place.leg + 1, points_.size() - 1);
	return Detail::PathFollowerImpl::Between(points_[place.leg], points_[next], place.along);
}

double PathFollower::LegLength(std::size_t leg) const
{
	return leg + 1 < points_.size() && !IsLinkLeg(leg)
		? Detail::PathFollowerImpl::Distance(points_[leg], points_[leg + 1])
		: 0.0;
}

PathFollower::Place PathFollower::Nearest(GridPoint at) const
{
	const std::size_t lastLeg = points_.size() >= 2 ? points_.size() - 2 : 0;
	const std::size_t end =
		joining_ ? lastLeg : (std::min)(place_.leg + Detail::PathFollowerImpl::LegsInReach, lastLeg);
	Place best = place_;
	double bestDistance = Detail::PathFollowerImpl::Distance(at, PointAt(place_));
	for (std::size_t leg = place_.leg; points_.size() >= 2 && leg <= end; ++leg)
	{
		if (IsLinkLeg(leg))
		{
			if (joining_)
			{
				continue;
			}
			// Nobody is on the other side before it was crossed.
			break;
		}
		const GridPoint a = points_[leg];
		const GridPoint b = points_[leg + 1];
		const double square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
		const double along =
			square > 0.0 ? ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / square : 0.0;
		const double least = leg == place_.leg ? place_.along : 0.0;
		const Place place{leg, std::clamp(along, least, 1.0)};
		const double distance = Detail::PathFollowerImpl::Distance(at, PointAt(place));
		// Of equally near places the later one: nobody walks a loop twice.
		if (distance <= bestDistance)
		{
			best = place;
			bestDistance = distance;
		}
	}
	return best;
}

PathFollower::Place PathFollower::Ahead(Place place, double length) const
{
	while (place.leg + 1 < points_.size())
	{
		if (IsLinkLeg(place.leg))
		{
			return place;
		}
		const double leg = LegLength(place.leg);
		const double left = leg * (1.0 - place.along);
		if (length <= left)
		{
			return {place.leg, leg > 0.0 ? place.along + length / leg : 1.0};
		}
		length -= left;
		if (place.leg + 2 >= points_.size())
		{
			return {place.leg, 1.0};
		}
		place = {place.leg + 1, 0.0};
	}
	return place;
}

double PathFollower::RemainingFrom(Place place) const
{
	double length = LegLength(place.leg) * (1.0 - place.along);
	for (std::size_t leg = place.leg + 1; leg + 1 < points_.size(); ++leg)
	{
		length += LegLength(leg);
	}
	return length;
}

bool PathFollower::IsPathClear(const GridMap& map, Place from, Place to) const
{
	GridPoint at = PointAt(from);
	for (std::size_t leg = from.leg; leg < to.leg; ++leg)
	{
		if (!IsClear(map, at, points_[leg + 1]))
		{
			return false;
		}
		at = points_[leg + 1];
	}
	return IsClear(map, at, PointAt(to));
}

bool PathFollower::IsClear(const GridMap& map, GridPoint from, GridPoint to) const
{
	namespace Impl = Detail::PathFollowerImpl;
	// Where steps may cut corners, or cells are no squares, the line of cells decides.
	const bool mayCutCorners = map.GetTopology() == Topology::Hex ||
		map.GetCornerRule() == CornerRule::Always || map.GetCornerRule() == CornerRule::OneFree;
	if (!mayCutCorners)
	{
		return Impl::IsSegmentOpen(map, from, to, settings_.clearance);
	}
	const std::optional<Cell> a = Impl::CellAt(map, from);
	const std::optional<Cell> b = Impl::CellAt(map, to);
	return a && b && HasLineOfSight(map, *a, *b, settings_.clearance);
}

PathFollower::Place PathFollower::ChooseTarget(const GridMap& map, GridPoint at) const
{
	for (const double share : Detail::PathFollowerImpl::Shares)
	{
		const Place target = Ahead(place_, settings_.lookAhead * share);
		if (IsClear(map, at, PointAt(target)))
		{
			return target;
		}
	}
	// Beside the path, behind a corner: back onto it first.
	return place_;
}

PathFollower::Place PathFollower::NextCell(GridPoint at)
{
	// At the middle of a cell, to within the arrival, the next one is due.
	if (Detail::PathFollowerImpl::Distance(at, points_[(std::min)(place_.leg + 1, points_.size() - 1)]) <=
			settings_.arrival &&
		place_.leg + 2 < points_.size())
	{
		place_ = {place_.leg + 1, 0.0};
	}
	if (IsLinkLeg(place_.leg))
	{
		return {place_.leg, 0.0};
	}
	return {place_.leg, 1.0};
}

FollowStep PathFollower::Update(const GridMap& map, GridPoint at)
{
	namespace Impl = Detail::PathFollowerImpl;
	FollowStep step;
	step.steerTo = at;
	if (points_.empty())
	{
		return step;
	}
	if (!Impl::CellAt(map, at))
	{
		step.state = FollowState::Strayed;
		step.progress = cells_[place_.leg];
		return step;
	}
	if (!links_.empty() && !joining_ && CrossLink(at, step))
	{
		return step;
	}
	place_ = Nearest(at);
	if (!links_.empty() && joining_ && CrossLink(at, step))
	{
		joining_ = false;
		return step;
	}
	joining_ = false;
	const GridPoint onPath = PointAt(place_);
	step.progress = Impl::CellAt(map, onPath).value_or(cells_[place_.leg]);
	step.remaining = RemainingFrom(place_);
	step.next = (std::min)(place_.leg + 1, points_.size());
	const Place target = Ahead(place_, settings_.gridAligned ? 1.0 : settings_.lookAhead);
	if (Impl::Distance(at, points_.back()) <= settings_.arrival && step.remaining <= settings_.arrival)
	{
		step.state = FollowState::Arrived;
	}
	else if (Impl::Distance(at, onPath) > settings_.corridor)
	{
		step.state = FollowState::Strayed;
	}
	else if (!IsPathClear(map, place_, target))
	{
		step.state = FollowState::Blocked;
	}
	else
	{
		step.state = FollowState::Moving;
		const Place steerTo = settings_.gridAligned ? NextCell(at) : ChooseTarget(map, at);
		step.steerTo = PointAt(steerTo);
		step.next = (std::min)(steerTo.leg + (steerTo.along < 1.0 ? 1 : 2), points_.size());
	}
	return step;
}
} // namespace NavCore
