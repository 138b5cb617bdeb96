// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/ObstacleShapes.h"

#include <algorithm>
#include <bit>

namespace NavCore::Detail::RasteriseImpl
{
struct FixedPoint
{
	std::int64_t x = 0;
	std::int64_t y = 0;
};

bool IsFinite(double value)
{
	// By its bits: std::isfinite is always true where a host compiles with fast floating point.
	constexpr std::uint64_t exponent = 0x7FF0'0000'0000'0000ULL;
	return (std::bit_cast<std::uint64_t>(value) & exponent) != exponent;
}

std::int64_t Snap(double value)
{
	// Scaling by a power of two is exact, so a fused multiply and add changes nothing here.
	return RoundToWhole(value * static_cast<double>(CellSide));
}

bool IsWithinReach(double value)
{
	return value >= -MaxObstacleReach && value <= MaxObstacleReach;
}

GridError CheckPoints(const Obstacle& obstacle)
{
	const std::span<const GridPoint> points = obstacle.Points();
	if (points.size() < 3 && obstacle.Kind() == ObstacleKind::Polygon)
	{
		return GridError::BadPolygon;
	}
	bool isInReach = true;
	for (const GridPoint& point : points)
	{
		if (!IsFinite(point.x) || !IsFinite(point.y))
		{
			return GridError::NotFinite;
		}
		isInReach = isInReach && IsWithinReach(point.x) && IsWithinReach(point.y);
	}
	if (isInReach && obstacle.Kind() == ObstacleKind::OrientedBox)
	{
		constexpr double tolerance = 1e-6;
		const GridPoint half = points[1];
		const GridPoint axis = points[2];
		const double deviation = axis.x * axis.x + axis.y * axis.y - 1;
		isInReach = half.x >= 0 && half.y >= 0 && deviation >= -tolerance && deviation <= tolerance;
	}
	return isInReach ? GridError::None : GridError::ValueOutOfRange;
}

void SnapBox(std::span<const GridPoint> points, std::vector<FixedPoint>& outCorners)
{
	const FixedPoint a{Snap(points[0].x), Snap(points[0].y)};
	const FixedPoint b{Snap(points[1].x), Snap(points[1].y)};
	outCorners.assign({a, {b.x, a.y}, b, {a.x, b.y}});
}

void SnapOrientedBox(std::span<const GridPoint> points, std::vector<FixedPoint>& outCorners)
{
	// The products are snapped before they are summed: sums of products of doubles depend on the compiler.
	const FixedPoint centre{Snap(points[0].x), Snap(points[0].y)};
	const GridPoint half = points[1];
	const GridPoint axis = points[2];
	const FixedPoint u{Snap(axis.x * half.x), Snap(axis.y * half.x)};
	const FixedPoint v{-Snap(axis.y * half.y), Snap(axis.x * half.y)};
	outCorners.assign(
		{{centre.x - u.x - v.x, centre.y - u.y - v.y}, {centre.x + u.x - v.x, centre.y + u.y - v.y},
			{centre.x + u.x + v.x, centre.y + u.y + v.y}, {centre.x - u.x + v.x, centre.y - u.y + v.y}});
}

GridError SnapCorners(const Obstacle& obstacle, std::vector<FixedPoint>& outCorners)
{
	if (const GridError error = CheckPoints(obstacle); error != GridError::None)
	{
		return error;
	}
	const std::span<const GridPoint> points = obstacle.Points();
	switch (obstacle.Kind())
	{
	case ObstacleKind::Box:
		SnapBox(points, outCorners);
		break;
	case ObstacleKind::OrientedBox:
		SnapOrientedBox(points, outCorners);
		break;
	case ObstacleKind::Polygon:
		outCorners.clear();
		for (const GridPoint& point : points)
		{
			outCorners.push_back({Snap(point.x), Snap(point.y)});
		}
		break;
	}
	return GridError::None;
}

/** Cells between two positions, cut to [clipFirst, clipEnd); none when the end is not above the first. */
struct CellRange
{
	std::int64_t first = 0;
	std::int64_t end = 0;

	CellRange(std::int64_t low, std::int64_t high, std::int64_t clipFirst, std::int64_t clipEnd)
		: first((std::max)(FloorCell(low), clipFirst)), end((std::min)(FloorCell(high - 1) + 1, clipEnd))
	{
	}
};

CellRect CellsAround(std::span<const FixedPoint> corners, const CellRect& clip, Topology topology)
{
	FixedPoint low = corners[0];
	FixedPoint high = corners[0];
	for (const FixedPoint& corner : corners)
	{
		low = {(std::min)(low.x, corner.x), (std::min)(low.y, corner.y)};
		high = {(std::max)(high.x, corner.x), (std::max)(high.y, corner.y)};
	}
	if (low.x == high.x || low.y == high.y)
	{
		return {};
	}
	// A hex map has rows that stand half a cell to the right, as long as such a row is in reach.
	const CellRange rows(low.y, high.y, clip.y, clip.Bottom());
	const bool isShifted = topology == Topology::Hex && (rows.end - rows.first > 1 || rows.first % 2 != 0);
	const bool isUnshifted = !isShifted || rows.end - rows.first > 1;
	const CellRange columns(low.x - (isShifted ? CellSide / 2 : 0), high.x - (isUnshifted ? 0 : CellSide / 2),
		clip.x, clip.Right());
	if (rows.first >= rows.end || columns.first >= columns.end)
	{
		return {};
	}
	return {static_cast<std::int32_t>(columns.first), static_cast<std::int32_t>(rows.first),
		static_cast<std::int32_t>(columns.end - columns.first),
		static_cast<std::int32_t>(rows.end - rows.first)};
}

/** Appends the edges that reach into the rows of cells, the highest first. */
void AppendEdges(std::span<const FixedPoint> corners, const CellRect& cells, std::vector<Edge>& outEdges)
{
	const std::size_t first = outEdges.size();
	const std::int64_t top = cells.y * CellSide;
	const std::int64_t bottom = cells.Bottom() * CellSide;
	FixedPoint from = corners.back();
	for (const FixedPoint& to : corners)
	{
		const bool isDownward = from.y < to.y;
		const FixedPoint upper = isDownward ? from : to;
		const FixedPoint lower = isDownward ? to : from;
		if (upper.y != lower.y && upper.y < bottom && lower.y > top)
		{
			outEdges.push_back({upper.x, upper.y, lower.x, lower.y, upper.x, isDownward});
		}
		from = to;
	}
	std::sort(outEdges.begin() + static_cast<std::ptrdiff_t>(first), outEdges.end(),
		[](const Edge& a, const Edge& b) { return a.topY < b.topY; });
}

GridError ShapeList::Build(std::span<const Obstacle> obstacles, const CellRect& clip, Topology topology)
{
	std::vector<FixedPoint> corners;
	for (const Obstacle& obstacle : obstacles)
	{
		if (const GridError error = SnapCorners(obstacle, corners); error != GridError::None)
		{
			return error;
		}
		const CellRect cells = CellsAround(corners, clip, topology);
		if (!cells.IsEmpty())
		{
			const std::size_t first = edges.size();
			AppendEdges(corners, cells, edges);
			shapes.push_back({first, edges.size(), cells});
		}
	}
	std::sort(
		shapes.begin(), shapes.end(), [](const Shape& a, const Shape& b) { return a.cells.y < b.cells.y; });
	return GridError::None;
}

CellRect ShapeList::Cells() const
{
	CellRect cells;
	for (const Shape& shape : shapes)
	{
		cells = cells.Union(shape.cells);
	}
	return cells;
}

Result<CellRect, GridError> CellsAround(const Obstacle& obstacle, const CellRect& clip, Topology topology)
{
	std::vector<FixedPoint> corners;
	if (const GridError error = SnapCorners(obstacle, corners); error != GridError::None)
	{
		return Failure{error};
	}
	return CellsAround(corners, clip, topology);
}
} // namespace NavCore::Detail::RasteriseImpl
