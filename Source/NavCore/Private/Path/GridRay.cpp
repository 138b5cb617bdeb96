// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/GridRay.h"

#include "NavCore/Grid/GridMap.h"
#include "Path/PathSteps.h"

#include <algorithm>
#include <cmath>

namespace NavCore
{
namespace Detail::GridRayImpl
{
/** Rounding of a crossing may not make a line miss a corner that it was meant to pass through. */
constexpr double CornerWidth = 1e-9;
constexpr double BorderWidth = 1e-6;
/** Lines are cut to this length, in cells, so that nothing overflows. The longest map is 2^14 cells. */
constexpr double LongestLine = 1 << 20;
/** Along a wall, around its corner and along the next one. */
constexpr int MaxSlides = 4;

double RowShift(const GridMap& map, std::int32_t y)
{
	return map.GetTopology() == Topology::Hex && (y & 1) != 0 ? 0.5 : 0.0;
}

bool IsFinite(GridPoint point)
{
	return std::isfinite(point.x) && std::isfinite(point.y);
}

/** The column or row of a coordinate, or one just outside the map. */
std::int32_t IndexOf(double coordinate, std::int32_t count)
{
	return static_cast<std::int32_t>((std::clamp)(std::floor(coordinate), -1.0, static_cast<double>(count)));
}

Cell CellAt(const GridMap& map, GridPoint point)
{
	const std::int32_t y = IndexOf(point.y, map.Height());
	return {IndexOf(point.x - RowShift(map, y), map.Width()), y};
}

/** One walk, row by row. */
class RayWalk
{
public:
	RayWalk(const GridMap& map, GridPoint from, GridPoint to, std::uint8_t clearance)
		: map_(map), judge_(map, clearance), from_(from), to_(to), dx_(to.x - from.x), dy_(to.y - from.y)
	{
	}

	[[nodiscard]] GridRayHit Run()
	{
		hit_.end = from_;
		const Cell first = CellAt(map_, from_);
		if (!judge_.CanStand(first))
		{
			hit_.blocked = true;
			hit_.obstacle = first;
			return hit_;
		}
		hit_.cell = first;
		const std::int32_t lastRow = static_cast<std::int32_t>(std::floor(to_.y));
		const std::int32_t step = dy_ > 0 ? 1 : -1;
		while (hit_.cell.y != lastRow)
		{
			const double border = static_cast<double>(dy_ > 0 ? hit_.cell.y + 1 : hit_.cell.y);
			const double crossing = CrossingAt(border);
			if (!WalkRow(crossing) || !EnterRow(hit_.cell.y + step, {crossing, border}))
			{
				return hit_;
			}
		}
		if (WalkRow(to_.x) && EnterLastCell())
		{
			hit_.end = to_;
		}
		return hit_;
	}

private:
	/** Where the line crosses a border between two rows; exactly at a corner if it comes close to one. */
	[[nodiscard]] double CrossingAt(double border) const
	{
		const double x = from_.x + (border - from_.y) * (dx_ / dy_);
		const double rounded = std::round(x);
		return std::abs(x - rounded) < CornerWidth ? rounded : x;
	}

	/** Walks along the row of the cell up to the last one before x, or the one that x lies in. */
	[[nodiscard]] bool WalkRow(double x)
	{
		const double local = x - RowShift(map_, hit_.cell.y);
		const double last = dx_ > 0 ? std::ceil(local) - 1 : std::floor(local);
		const std::int32_t column = IndexOf(last, map_.Width());
		const std::int32_t step = dx_ > 0 ? 1 : -1;
		while (dx_ > 0 ? hit_.cell.x < column : hit_.cell.x > column)
		{
			const std::int32_t side = dx_ > 0 ? hit_.cell.x + 1 : hit_.cell.x;
			const double border = static_cast<double>(side) + RowShift(map_, hit_.cell.y);
			const GridPoint crossing{border, from_.y + (border - from_.x) * (dy_ / dx_)};
			if (!Step({hit_.cell.x + step, hit_.cell.y}, crossing))
			{
				return false;
			}
		}
		return true;
	}

	[[nodiscard]] bool EnterRow(std::int32_t y, GridPoint crossing)
	{
		std::int32_t x = IndexOf(crossing.x - RowShift(map_, y), map_.Width());
		if (map_.GetTopology() != Topology::Hex)
		{
			const bool corner = dx_ != 0 && crossing.x == std::round(crossing.x) && crossing.x != from_.x;
			x = hit_.cell.x + (corner ? (dx_ > 0 ? 1 : -1) : 0);
		}
		return Step({x, y}, crossing);
	}

	/** A target on the border of the next cell belongs to that cell. */
	[[nodiscard]] bool EnterLastCell()
	{
		const Cell last = CellAt(map_, to_);
		return last == hit_.cell || Step(last, to_);
	}

	[[nodiscard]] bool Step(Cell next, GridPoint crossing)
	{
		if (judge_.LegalSteps(hit_.cell, next, 1) == 0)
		{
			hit_.blocked = true;
			hit_.end = crossing;
			hit_.obstacle = next;
			return false;
		}
		hit_.cell = next;
		return true;
	}

	const GridMap& map_;
	RunJudge judge_;
	GridPoint from_;
	GridPoint to_;
	double dx_;
	double dy_;
	GridRayHit hit_;
};
} // namespace Detail::GridRayImpl

GridPoint ClosestInCell(const GridMap& map, Cell cell, GridPoint point)
{
	using Detail::GridRayImpl::BorderWidth;
	const double left = static_cast<double>(cell.x) + Detail::GridRayImpl::RowShift(map, cell.y);
	const double top = static_cast<double>(cell.y);
	return {(std::clamp)(point.x, left + BorderWidth, left + 1 - BorderWidth),
		(std::clamp)(point.y, top + BorderWidth, top + 1 - BorderWidth)};
}

GridRayHit CastRay(const GridMap& map, GridPoint from, GridPoint to, std::uint8_t clearance)
{
	using Detail::GridRayImpl::LongestLine;
	if (!Detail::GridRayImpl::IsFinite(from) || !Detail::GridRayImpl::IsFinite(to))
	{
		GridRayHit hit;
		hit.blocked = true;
		hit.end = from;
		return hit;
	}
	const GridPoint whole = to;
	const double length = (std::max)(std::abs(to.x - from.x), std::abs(to.y - from.y));
	if (length > LongestLine)
	{
		const double part = LongestLine / length;
		to = {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
	}
	GridRayHit hit = Detail::GridRayImpl::RayWalk(map, from, to, clearance).Run();
	// Whatever was cut off lies outside every map.
	hit.end = hit.blocked ? hit.end : whole;
	return hit;
}

GridRayHit SlideRay(const GridMap& map, GridPoint from, GridPoint to, std::uint8_t clearance)
{
	GridRayHit hit = CastRay(map, from, to, clearance);
	const bool standing = map.Contains(hit.cell);
	bool blocked = hit.blocked;
	for (int slide = 0; standing && hit.blocked && slide < Detail::GridRayImpl::MaxSlides; ++slide)
	{
		const GridPoint at = ClosestInCell(map, hit.cell, hit.end);
		const bool acrossRow = hit.obstacle.y != hit.cell.y;
		const bool acrossColumn = hit.obstacle.x != hit.cell.x;
		// At a corner, along the axis with more of the way left.
		const bool alongRow = acrossRow && (!acrossColumn || std::abs(to.x - at.x) > std::abs(to.y - at.y));
		const GridPoint target = alongRow ? GridPoint{to.x, at.y} : GridPoint{at.x, to.y};
		hit = CastRay(map, at, target, clearance);
		if (!hit.blocked)
		{
			// Past the end of the wall the way may be free again.
			const GridRayHit rest = CastRay(map, hit.end, to, clearance);
			hit = rest.cell == hit.cell ? hit : rest;
			break;
		}
	}
	hit.end = standing ? ClosestInCell(map, hit.cell, hit.end) : hit.end;
	hit.blocked = blocked;
	return hit;
}
} // namespace NavCore
