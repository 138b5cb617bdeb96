// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/LinkedNearest.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Links/LinkReach.h"

#include <algorithm>
#include <optional>

namespace NavCore::Detail
{
bool KnowsReach(const SearchContext& context)
{
	return context.links != nullptr && context.linkReach != nullptr && context.regions != nullptr &&
		context.regions->Follows(*context.map) && context.linkReach->Follows(*context.regions);
}

RegionError LinkedNearest::Begin(const SearchContext& context, Cell start, Cell goal)
{
	context_ = context;
	start_ = start;
	goal_ = goal;
	if (!context.map->Contains(start) || !context.map->Contains(goal))
	{
		return RegionError::OffMap;
	}
	const std::uint32_t component = context.regions->ComponentOf(start);
	if (component == RegionMap::NoComponent)
	{
		return RegionError::Blocked;
	}
	components_.clear();
	context.linkReach->ListReached(component, components_);
	std::sort(components_.begin(), components_.end());
	triedGoal_ = false;
	return BeginOnFloor();
}

RegionError LinkedNearest::BeginOnFloor()
{
	const FloorPlan& floors = context_.links->Floors();
	const std::optional<FloorCell> goal = floors.ToFloor(goal_);
	const std::optional<FloorCell> start = floors.ToFloor(start_);
	CellRect within = context_.map->Bounds();
	Cell aim = goal_;
	if (goal && start)
	{
		within = floors.RectOf(triedGoal_ ? start->floor : goal->floor);
		aim = {within.x + (std::min)(goal->cell.x, within.width - 1),
			within.y + (std::min)(goal->cell.y, within.height - 1)};
	}
	return search_.Begin(*context_.regions, *context_.map, components_, aim, within);
}

NearestSearch::Status LinkedNearest::Advance(WorkBudget& budget)
{
	const NearestSearch::Status status = search_.Advance(budget);
	if (status != NearestSearch::Status::Done || search_.HasAnswer() || triedGoal_)
	{
		return status;
	}
	triedGoal_ = true;
	return BeginOnFloor() == RegionError::None ? NearestSearch::Status::Running
											   : NearestSearch::Status::Outdated;
}
} // namespace NavCore::Detail
