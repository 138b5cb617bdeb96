// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavReference/ReferenceGrid.h"

#include <cstdlib>

namespace NavReference
{
namespace
{
bool AreHexNeighbours(Point a, Point b)
{
	const int dx = b.x - a.x;
	const int dy = b.y - a.y;
	if (dy == 0)
	{
		return dx == 1 || dx == -1;
	}
	if (dy != 1 && dy != -1)
	{
		return false;
	}
	// The rows above and below an odd row stand half a cell to its left: they touch at x and x + 1.
	// Around an even row they stand half a cell to its right: they touch at x - 1 and x.
	const bool oddRow = a.y % 2 != 0;
	return oddRow ? dx == 0 || dx == 1 : dx == -1 || dx == 0;
}

bool AreNeighbours(const ReferenceGrid& grid, Point a, Point b)
{
	if (grid.shape == GridShape::Hex)
	{
		return AreHexNeighbours(a, b);
	}
	const int dx = std::abs(b.x - a.x);
	const int dy = std::abs(b.y - a.y);
	if (grid.shape == GridShape::Tile)
	{
		return dx + dy == 1;
	}
	return dx <= 1 && dy <= 1 && dx + dy > 0;
}

bool IsWithinClimb(const ReferenceGrid& grid, Point a, Point b)
{
	return grid.heights.empty() ||
		std::abs(grid.heights[grid.IndexOf(a)] - grid.heights[grid.IndexOf(b)]) <= grid.climbLimit;
}

bool IsCornerAllowed(const ReferenceGrid& grid, Point from, Point to)
{
	int open = 0;
	for (const Point side : {Point{from.x, to.y}, Point{to.x, from.y}})
	{
		// A cliff between the side and either end is as much of a corner as a wall.
		if (IsPassable(grid, side) && IsWithinClimb(grid, side, from) && IsWithinClimb(grid, side, to))
		{
			++open;
		}
	}
	switch (grid.corners)
	{
	case Corners::Always:
		return true;
	case Corners::OneFree:
		return open >= 1;
	case Corners::NoneBlocked:
		return open == 2;
	case Corners::Never:
		return false;
	}
	return false;
}

std::int64_t TerrainOf(const ReferenceGrid& grid, Point p)
{
	return grid.terrain.empty() ? 1 : grid.terrain[grid.IndexOf(p)];
}
} // namespace

ReferenceGrid GridFromRows(const std::vector<std::string_view>& rows, GridShape shape, Corners corners)
{
	ReferenceGrid grid;
	grid.shape = shape;
	grid.corners = corners;
	grid.height = static_cast<int>(rows.size());
	grid.width = rows.empty() ? 0 : static_cast<int>(rows.front().size());

	bool anyTerrain = false;
	for (const std::string_view row : rows)
	{
		for (std::size_t x = 0; x < static_cast<std::size_t>(grid.width); ++x)
		{
			// A row that is too short ends in a wall.
			const char mark = x < row.size() ? row[x] : '#';
			const bool isDigit = mark >= '1' && mark <= '9';
			grid.walkable.push_back(mark == '#' || mark == '@' ? 0 : 1);
			grid.terrain.push_back(isDigit ? mark - '0' : 1);
			anyTerrain = anyTerrain || isDigit;
		}
	}
	if (!anyTerrain)
	{
		grid.terrain.clear();
	}
	return grid;
}

bool IsPassable(const ReferenceGrid& grid, Point p)
{
	if (!grid.IsFree(p))
	{
		return false;
	}
	// A distance of at least r to anything blocked means that all cells nearer than r are free.
	const int reach = grid.requiredClearance - 1;
	for (int y = p.y - reach; y <= p.y + reach; ++y)
	{
		for (int x = p.x - reach; x <= p.x + reach; ++x)
		{
			if (!grid.IsFree({x, y}))
			{
				return false;
			}
		}
	}
	return true;
}

bool IsUsable(const ReferenceGrid& grid, const ReferenceLink& link)
{
	return grid.requiredClearance <= link.maxClearance && IsPassable(grid, link.from) &&
		IsPassable(grid, link.to);
}

StepVerdict JudgeStep(const ReferenceGrid& grid, Point from, Point to)
{
	if (from == to)
	{
		return StepVerdict::SameCell;
	}
	if (!grid.IsOnMap(from) || !grid.IsOnMap(to))
	{
		return StepVerdict::OffMap;
	}
	if (!AreNeighbours(grid, from, to))
	{
		return StepVerdict::NotNeighbours;
	}
	if (!IsPassable(grid, from) || !IsPassable(grid, to))
	{
		return StepVerdict::Blocked;
	}
	if (!IsWithinClimb(grid, from, to))
	{
		return StepVerdict::TooSteep;
	}
	if (IsDiagonalStep(grid, from, to) && !IsCornerAllowed(grid, from, to))
	{
		return StepVerdict::CutsCorner;
	}
	return StepVerdict::Legal;
}

std::string_view Describe(StepVerdict verdict)
{
	switch (verdict)
	{
	case StepVerdict::Legal:
		return "is legal";
	case StepVerdict::SameCell:
		return "repeats a cell";
	case StepVerdict::OffMap:
		return "leaves the map";
	case StepVerdict::NotNeighbours:
		return "joins cells that are not neighbours";
	case StepVerdict::Blocked:
		return "touches a cell where the agent does not fit";
	case StepVerdict::CutsCorner:
		return "cuts a corner";
	case StepVerdict::TooSteep:
		return "is too steep";
	}
	return "is unknown";
}

bool IsDiagonalStep(const ReferenceGrid& grid, Point from, Point to)
{
	return grid.shape != GridShape::Hex && from.x != to.x && from.y != to.y;
}

std::int64_t StepCost(const ReferenceGrid& grid, Point from, Point to)
{
	const std::int64_t base = IsDiagonalStep(grid, from, to) ? DiagonalStepUnits : StraightStepUnits;
	return base * (TerrainOf(grid, from) + TerrainOf(grid, to)) / 2;
}
} // namespace NavReference
