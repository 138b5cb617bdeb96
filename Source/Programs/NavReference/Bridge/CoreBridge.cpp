// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavReference/Bridge/CoreBridge.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Links/LinkSet.h"
#include "NavCore/Path/Path.h"

namespace NavReference
{
GridShape ToShape(NavCore::Topology topology)
{
	switch (topology)
	{
	case NavCore::Topology::Octile:
		return GridShape::Octile;
	case NavCore::Topology::Tile:
		return GridShape::Tile;
	case NavCore::Topology::Hex:
		return GridShape::Hex;
	}
	return GridShape::Octile;
}

Corners ToCorners(NavCore::CornerRule rule)
{
	switch (rule)
	{
	case NavCore::CornerRule::Always:
		return Corners::Always;
	case NavCore::CornerRule::OneFree:
		return Corners::OneFree;
	case NavCore::CornerRule::NoneBlocked:
		return Corners::NoneBlocked;
	case NavCore::CornerRule::Never:
		return Corners::Never;
	}
	return Corners::NoneBlocked;
}

ReferenceGrid ToReference(const NavCore::GridMap& map, std::uint8_t clearance)
{
	ReferenceGrid grid;
	grid.width = map.Width();
	grid.height = map.Height();
	grid.shape = ToShape(map.GetTopology());
	grid.corners = ToCorners(map.GetCornerRule());
	grid.requiredClearance = clearance;
	grid.climbLimit = map.ClimbLimit();
	grid.walkable.resize(static_cast<std::size_t>(map.Bounds().Area()));
	RefreshWalkable(map, map.Bounds(), grid);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const NavCore::Cell cell{x, y};
			if (map.HasTerrain())
			{
				grid.terrain.push_back(map.TerrainAt(cell));
			}
			if (map.HasHeight())
			{
				grid.heights.push_back(map.HeightAt(cell));
			}
		}
	}
	return grid;
}

void RefreshWalkable(const NavCore::GridMap& map, const NavCore::CellRect& rect, ReferenceGrid& outGrid)
{
	for (std::int32_t y = rect.y; y < rect.Bottom(); ++y)
	{
		for (std::int32_t x = rect.x; x < rect.Right(); ++x)
		{
			outGrid.walkable[outGrid.IndexOf({x, y})] = map.IsWalkable({x, y}) ? 1 : 0;
		}
	}
}

void SetLinks(const NavCore::LinkSet& links, ReferenceGrid& outGrid)
{
	outGrid.links.clear();
	for (const NavCore::Link& link : links.All())
	{
		if (!link.spec.enabled)
		{
			continue;
		}
		const ReferenceLink there{ToPoint(link.spec.from), ToPoint(link.spec.to), link.spec.cost.units,
			link.spec.maxClearance, link.id};
		outGrid.links.push_back(there);
		if (link.spec.twoWay)
		{
			outGrid.links.push_back({there.to, there.from, there.cost, there.maxClearance, there.number});
		}
	}
}

PathVerdict ValidatePath(
	const ReferenceGrid& grid, const NavCore::Path& path, NavCore::Cell start, NavCore::Cell goal)
{
	PathClaim claim;
	claim.points.reserve(path.points.size());
	for (const NavCore::Cell cell : path.points)
	{
		claim.points.push_back(ToPoint(cell));
	}
	for (const NavCore::PathLink& link : path.links)
	{
		claim.links.push_back({link.point, link.link, link.cost.units});
	}
	claim.list = path.form == NavCore::PathForm::Cells ? PointList::EveryCell : PointList::TurningPoints;
	claim.start = ToPoint(start);
	claim.goal = ToPoint(goal);
	claim.partial = path.partial;
	claim.cost = path.cost.units;
	claim.straightSteps = path.straightSteps;
	claim.diagonalSteps = path.diagonalSteps;
	return ValidatePath(grid, claim);
}
} // namespace NavReference
