// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/FloorGraph.h"

#include "NavCore/Links/LinkSet.h"

#include <cmath>
#include <limits>
#include <utility>

namespace NavCore
{
FloorGraph::FloorGraph(NavGraph graph, FloorPlan plan, std::vector<Floor> floors)
	: graph_(std::move(graph)), plan_(std::move(plan)), floors_(std::move(floors))
{
}

Result<FloorGraph, FloorPlanError> FloorGraph::Create(SurfaceFloors surface)
{
	std::vector<FloorSize> sizes;
	std::vector<const GridMap*> maps;
	std::vector<Floor> floors;
	for (SurfaceFloor& floor : surface.floors)
	{
		sizes.push_back({floor.map.Width(), floor.map.Height()});
		maps.push_back(&floor.map);
		floors.push_back({floor.origin, floor.map.Width(), std::move(floor.heights)});
	}
	Result<FloorPlan, FloorPlanError> plan = FloorPlan::Create(sizes);
	if (!plan)
	{
		return Failure{plan.Error()};
	}
	Result<GridMap, FloorPlanError> map = plan.Value().Join(maps);
	if (!map)
	{
		return Failure{map.Error()};
	}
	FloorGraph made(NavGraph(std::move(map).Value()), std::move(plan).Value(), std::move(floors));
	if (!made.AddSteps(surface.steps))
	{
		return Failure{FloorPlanError::TooManyLinks};
	}
	return made;
}

bool FloorGraph::AddSteps(std::span<const FloorStep> steps)
{
	graph_.SetFloors(plan_);
	for (const FloorStep& step : steps)
	{
		const std::optional<Cell> from = plan_.ToMap({step.floorA, step.cellA});
		const std::optional<Cell> to = plan_.ToMap({step.floorB, step.cellB});
		// Steps name cells of the floors' maps.
		if (!from || !to || !graph_.LinksForEdit().Add({.from = *from, .to = *to}))
		{
			return false;
		}
	}
	if (!steps.empty())
	{
		graph_.Apply(graph_.CommitLinks());
	}
	return true;
}

std::optional<Cell> FloorGraph::CellAt(GridPoint point, double height) const
{
	std::optional<Cell> best;
	double leastClimb = std::numeric_limits<double>::infinity();
	for (std::size_t i = 0; i < floors_.size(); ++i)
	{
		const double x = std::floor(point.x) - floors_[i].origin.x;
		const double y = std::floor(point.y) - floors_[i].origin.y;
		const CellRect& rect = plan_.RectOf(static_cast<std::int32_t>(i));
		// Compared as they are: a place far away, or one that is no number, must not become an integer.
		if (!(x >= 0 && y >= 0 && x < rect.width && y < rect.height))
		{
			continue;
		}
		const FloorCell place{
			static_cast<std::int32_t>(i), {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}};
		const Cell cell = *plan_.ToMap(place);
		const double climb = std::abs(HeightAt(place) - height);
		if (graph_.Map().IsWalkable(cell) && climb < leastClimb)
		{
			leastClimb = climb;
			best = cell;
		}
	}
	return best;
}

std::optional<FloorPlace> FloorGraph::PlaceOf(Cell cell) const
{
	const std::optional<FloorCell> place = plan_.ToFloor(cell);
	if (!place)
	{
		return std::nullopt;
	}
	const Cell origin = floors_[static_cast<std::size_t>(place->floor)].origin;
	return FloorPlace{
		place->floor, {origin.x + place->cell.x + 0.5, origin.y + place->cell.y + 0.5}, HeightAt(*place)};
}

std::int16_t FloorGraph::HeightAt(const FloorCell& place) const
{
	const Floor& floor = floors_[static_cast<std::size_t>(place.floor)];
	return floor.heights[static_cast<std::size_t>(place.cell.y) * static_cast<std::size_t>(floor.width) +
		static_cast<std::size_t>(place.cell.x)];
}
} // namespace NavCore
