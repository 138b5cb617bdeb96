// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Links/FloorPlan.h"

#include "NavCore/Grid/GridEdit.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::FloorPlanImpl
{
/** How many floors stand in a row: the least number that makes the rows no more than that. */
std::size_t FloorsInARow(std::size_t count)
{
	std::size_t columns = 1;
	while (columns * columns < count)
	{
		++columns;
	}
	return columns;
}

bool IsOneKind(std::span<const GridMap* const> floors)
{
	return std::all_of(floors.begin(), floors.end(),
		[&](const GridMap* map)
		{
			return map->GetTopology() == floors[0]->GetTopology() &&
				map->GetCornerRule() == floors[0]->GetCornerRule();
		});
}

void CopyFloor(const GridMap& floor, const CellRect& rect, GridEdit& edit)
{
	// Both are on their maps, so no edit can be refused.
	for (std::int32_t y = 0; y < rect.height; ++y)
	{
		for (std::int32_t x = 0; x < rect.width; ++x)
		{
			const Cell to{rect.x + x, rect.y + y};
			static_cast<void>(edit.SetWalkable(to, floor.IsWalkable({x, y})));
			if (floor.HasTerrain())
			{
				static_cast<void>(edit.SetTerrain(to, floor.TerrainAt({x, y})));
			}
			if (floor.HasHeight())
			{
				static_cast<void>(edit.SetHeight(to, floor.HeightAt({x, y})));
			}
		}
	}
}
} // namespace Detail::FloorPlanImpl

std::string_view Describe(FloorPlanError error)
{
	switch (error)
	{
	case FloorPlanError::None:
		return "no error";
	case FloorPlanError::NoFloors:
		return "there is no floor";
	case FloorPlanError::TooManyFloors:
		return "there are too many floors";
	case FloorPlanError::BadSize:
		return "a floor has no cells, or its map another size";
	case FloorPlanError::DoesNotFit:
		return "the floors beside each other are larger than a map can be";
	case FloorPlanError::MixedMaps:
		return "the floors have different topologies or corner rules";
	case FloorPlanError::TooManyLinks:
		return "more ways lead from floor to floor than a map can have links";
	}
	return "unknown error";
}

Result<FloorPlan, FloorPlanError> FloorPlan::Create(std::span<const FloorSize> floors)
{
	if (floors.empty() || floors.size() > MaxFloors)
	{
		return Failure{floors.empty() ? FloorPlanError::NoFloors : FloorPlanError::TooManyFloors};
	}
	FloorPlan plan;
	const std::size_t columns = Detail::FloorPlanImpl::FloorsInARow(floors.size());
	std::int64_t x = 0;
	std::int64_t y = 0;
	std::int64_t nextRow = 0;
	for (std::size_t i = 0; i < floors.size(); ++i)
	{
		const FloorSize size = floors[i];
		if (size.width < 1 || size.height < 1 || size.width > MaxGridSide || size.height > MaxGridSide)
		{
			return Failure{FloorPlanError::BadSize};
		}
		if (i % columns == 0)
		{
			x = 0;
			y = nextRow;
		}
		if (x + size.width > MaxGridSide || y + size.height > MaxGridSide)
		{
			return Failure{FloorPlanError::DoesNotFit};
		}
		plan.rects_.push_back(
			{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), size.width, size.height});
		plan.size_.width = (std::max)(plan.size_.width, static_cast<std::int32_t>(x) + size.width);
		plan.size_.height = (std::max)(plan.size_.height, static_cast<std::int32_t>(y) + size.height);
		x += size.width + 1;
		// One row between, and an even number of rows, for hexagons.
		nextRow = (std::max)(nextRow, (y + size.height + 2) / 2 * 2);
	}
	return plan;
}

std::optional<Cell> FloorPlan::ToMap(const FloorCell& place) const
{
	if (place.floor < 0 || static_cast<std::size_t>(place.floor) >= rects_.size())
	{
		return std::nullopt;
	}
	const CellRect& rect = RectOf(place.floor);
	const CellRect local{0, 0, rect.width, rect.height};
	return local.Contains(place.cell) ? std::optional(Cell{rect.x + place.cell.x, rect.y + place.cell.y})
									  : std::nullopt;
}

std::optional<FloorCell> FloorPlan::ToFloor(Cell cell) const
{
	for (std::size_t i = 0; i < rects_.size(); ++i)
	{
		if (rects_[i].Contains(cell))
		{
			return FloorCell{static_cast<std::int32_t>(i), {cell.x - rects_[i].x, cell.y - rects_[i].y}};
		}
	}
	return std::nullopt;
}

Result<GridMap, FloorPlanError> FloorPlan::Join(std::span<const GridMap* const> floors) const
{
	if (floors.empty() || floors.size() != rects_.size())
	{
		return Failure{floors.empty() ? FloorPlanError::NoFloors : FloorPlanError::BadSize};
	}
	for (std::size_t i = 0; i < floors.size(); ++i)
	{
		if (floors[i]->Width() != rects_[i].width || floors[i]->Height() != rects_[i].height)
		{
			return Failure{FloorPlanError::BadSize};
		}
	}
	if (!Detail::FloorPlanImpl::IsOneKind(floors))
	{
		return Failure{FloorPlanError::MixedMaps};
	}
	// The sizes were found fit when the plan was made.
	GridMap map =
		GridMap::Create({size_.width, size_.height, floors[0]->GetTopology(), floors[0]->GetCornerRule()})
			.Value();
	GridEdit edit(map);
	static_cast<void>(edit.FillWalkable(map.Bounds(), false));
	std::int32_t climbLimit = 0;
	bool heights = false;
	for (const GridMap* floor : floors)
	{
		if (floor->HasTerrain())
		{
			edit.EnableTerrain();
		}
		heights |= floor->HasHeight();
		climbLimit = (std::max)(climbLimit, floor->HasHeight() ? floor->ClimbLimit() : 0);
	}
	if (heights)
	{
		static_cast<void>(edit.EnableHeight(climbLimit));
	}
	for (std::size_t i = 0; i < floors.size(); ++i)
	{
		Detail::FloorPlanImpl::CopyFloor(*floors[i], rects_[i], edit);
	}
	static_cast<void>(edit.Commit());
	return map;
}
} // namespace NavCore
