// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/SurfaceSamples.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace NavCore::Detail
{
namespace SurfaceSamplesImpl
{
/** Corners come from floats; this much, in cells, is noise. */
constexpr double Tolerance = 1e-4;
/** Polygons looked at between two neighboring cells; more would be slivers. */
constexpr std::size_t MaxPolygonsBetween = 24;

double CenterOf(std::int32_t position)
{
	return static_cast<double>(position) + 0.5;
}

/** Twice the area of the triangle; above zero when c lies to the left of the way from a to b. */
double Cross(const SurfacePoint& a, const SurfacePoint& b, const SurfacePoint& c)
{
	return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Height of the triangle's plane at a place inside it; false outside. */
bool HeightInTriangle(const SurfacePoint& a, const SurfacePoint& b, const SurfacePoint& c,
	const SurfacePoint& at, double& outHeight)
{
	const double area = Cross(a, b, c);
	if (std::abs(area) < Tolerance * Tolerance)
	{
		return false;
	}
	const double weightA = Cross(b, c, at) / area;
	const double weightB = Cross(c, a, at) / area;
	const double weightC = 1.0 - weightA - weightB;
	if ((std::min)({weightA, weightB, weightC}) < -Tolerance)
	{
		return false;
	}
	outHeight = a.height * weightA + b.height * weightB + c.height * weightC;
	return true;
}

/** The height at a place on the polygon, that of its nearest corner where rounding leaves gaps. */
double HeightOn(const SurfacePolygon& polygon, const SurfacePoint& at)
{
	double height = 0;
	for (std::size_t i = 0; i + 2 < polygon.triangles.size(); i += 3)
	{
		if (HeightInTriangle(
				polygon.triangles[i], polygon.triangles[i + 1], polygon.triangles[i + 2], at, height))
		{
			return height;
		}
	}
	for (std::size_t i = 1; i + 1 < polygon.corners.size(); ++i)
	{
		if (HeightInTriangle(polygon.corners[0], polygon.corners[i], polygon.corners[i + 1], at, height))
		{
			return height;
		}
	}
	const auto distance = [&at](const SurfacePoint& corner)
	{
		return (corner.x - at.x) * (corner.x - at.x) + (corner.y - at.y) * (corner.y - at.y);
	};
	return std::min_element(polygon.corners.begin(), polygon.corners.end(),
		[&](const SurfacePoint& a, const SurfacePoint& b) { return distance(a) < distance(b); })
		->height;
}

/** Whether the polygon and the segment share a place, borders included. */
bool Meets(std::span<const SurfacePoint> corners, const SurfacePoint& from, const SurfacePoint& to)
{
	double area = 0;
	for (std::size_t i = 1; i + 1 < corners.size(); ++i)
	{
		area += Cross(corners[0], corners[i], corners[i + 1]);
	}
	const double turn = area < 0 ? -1.0 : 1.0;
	double least = std::numeric_limits<double>::infinity();
	double most = -least;
	for (std::size_t i = 0; i < corners.size(); ++i)
	{
		const SurfacePoint& a = corners[i];
		const SurfacePoint& b = corners[(i + 1) % corners.size()];
		const double slack = -Tolerance * (std::abs(b.x - a.x) + std::abs(b.y - a.y));
		if (turn * Cross(a, b, from) < slack && turn * Cross(a, b, to) < slack)
		{
			return false;
		}
		const double side = Cross(from, to, a);
		least = (std::min)(least, side);
		most = (std::max)(most, side);
	}
	return least <= Tolerance && most >= -Tolerance;
}
} // namespace SurfaceSamplesImpl

SurfaceSamples::SurfaceSamples(std::span<const SurfacePolygon> polygons, const FloorSettings& settings)
	: polygons_(polygons), settings_(settings), joined_(polygons.size())
{
	for (std::size_t i = 0; i < polygons.size(); ++i)
	{
		for (const std::int32_t neighbor : polygons[i].neighbors)
		{
			joined_[i].push_back(neighbor);
			joined_[static_cast<std::size_t>(neighbor)].push_back(static_cast<std::int32_t>(i));
		}
		SamplePolygon(static_cast<std::int32_t>(i));
	}
	MergeStoreys();
	Connect();
}

void SurfaceSamples::SamplePolygon(std::int32_t polygon)
{
	const std::span<const SurfacePoint> corners = polygons_[static_cast<std::size_t>(polygon)].corners;
	double top = std::numeric_limits<double>::infinity();
	double bottom = -top;
	for (const SurfacePoint& corner : corners)
	{
		top = (std::min)(top, corner.y);
		bottom = (std::max)(bottom, corner.y);
	}
	// Cut to the area before anything becomes an integer.
	top = (std::max)(top - SurfaceSamplesImpl::Tolerance - 0.5, static_cast<double>(settings_.area.y));
	bottom = (std::min)(
		bottom + SurfaceSamplesImpl::Tolerance - 0.5, static_cast<double>(settings_.area.Bottom() - 1));
	for (double y = std::ceil(top); y <= bottom; y += 1.0)
	{
		SampleRow(polygon, static_cast<std::int32_t>(y));
	}
}

void SurfaceSamples::SampleRow(std::int32_t polygon, std::int32_t y)
{
	const SurfacePolygon& shape = polygons_[static_cast<std::size_t>(polygon)];
	const double line = SurfaceSamplesImpl::CenterOf(y);
	double left = std::numeric_limits<double>::infinity();
	double right = -left;
	for (std::size_t i = 0; i < shape.corners.size(); ++i)
	{
		const SurfacePoint& a = shape.corners[i];
		const SurfacePoint& b = shape.corners[(i + 1) % shape.corners.size()];
		if ((std::min)(a.y, b.y) > line + SurfaceSamplesImpl::Tolerance ||
			(std::max)(a.y, b.y) < line - SurfaceSamplesImpl::Tolerance)
		{
			continue;
		}
		const double rise = b.y - a.y;
		const double share =
			std::abs(rise) < SurfaceSamplesImpl::Tolerance ? 0.0 : std::clamp((line - a.y) / rise, 0.0, 1.0);
		const double x = a.x + (b.x - a.x) * share;
		const double otherX = std::abs(rise) < SurfaceSamplesImpl::Tolerance ? b.x : x;
		left = (std::min)({left, x, otherX});
		right = (std::max)({right, x, otherX});
	}
	left = (std::max)(left - SurfaceSamplesImpl::Tolerance - 0.5, static_cast<double>(settings_.area.x));
	right = (std::min)(
		right + SurfaceSamplesImpl::Tolerance - 0.5, static_cast<double>(settings_.area.Right() - 1));
	for (double column = std::ceil(left); column <= right; column += 1.0)
	{
		const Cell cell{static_cast<std::int32_t>(column), y};
		const double height =
			SurfaceSamplesImpl::HeightOn(shape, {SurfaceSamplesImpl::CenterOf(cell.x), line, 0});
		samples_.push_back({cell, polygon, static_cast<std::int16_t>(std::lround(height))});
	}
}

void SurfaceSamples::MergeStoreys()
{
	std::sort(samples_.begin(), samples_.end(),
		[](const SurfaceSample& a, const SurfaceSample& b)
		{
			if (a.cell != b.cell)
			{
				return a.cell < b.cell;
			}
			return a.height != b.height ? a.height < b.height : a.polygon < b.polygon;
		});
	std::size_t kept = 0;
	for (const SurfaceSample& sample : samples_)
	{
		if (kept == 0 || samples_[kept - 1].cell != sample.cell ||
			sample.height - samples_[kept - 1].height >= settings_.storeyHeight)
		{
			samples_[kept++] = sample;
		}
	}
	samples_.resize(kept);
}

void SurfaceSamples::Connect()
{
	neighbors_.assign(samples_.size(), {NoSample, NoSample, NoSample, NoSample});
	for (std::size_t i = 0; i < samples_.size(); ++i)
	{
		// To the right and downwards; the others follow from these.
		for (std::size_t side = 0; side < 2; ++side)
		{
			const Cell cell{samples_[i].cell.x + SideSteps[side].x, samples_[i].cell.y + SideSteps[side].y};
			const std::int32_t found = FindNeighbor(samples_[i], cell);
			if (found != NoSample && neighbors_[static_cast<std::size_t>(found)][side + 2] == NoSample)
			{
				neighbors_[i][side] = found;
				neighbors_[static_cast<std::size_t>(found)][side + 2] = static_cast<std::int32_t>(i);
			}
		}
	}
}

std::int32_t SurfaceSamples::FindNeighbor(const SurfaceSample& from, Cell cell) const
{
	auto at = std::lower_bound(samples_.begin(), samples_.end(), cell,
		[](const SurfaceSample& sample, Cell wanted) { return sample.cell < wanted; });
	std::int32_t best = NoSample;
	std::int32_t leastClimb = (std::numeric_limits<std::int32_t>::max)();
	for (; at != samples_.end() && at->cell == cell; ++at)
	{
		const std::int32_t climb = std::abs(at->height - from.height);
		if (climb < leastClimb && IsJoined(from, *at))
		{
			leastClimb = climb;
			best = static_cast<std::int32_t>(at - samples_.begin());
		}
	}
	return best;
}

bool SurfaceSamples::IsJoined(const SurfaceSample& from, const SurfaceSample& to) const
{
	if (from.polygon == to.polygon)
	{
		return true;
	}
	const SurfacePoint start{
		SurfaceSamplesImpl::CenterOf(from.cell.x), SurfaceSamplesImpl::CenterOf(from.cell.y), 0};
	const SurfacePoint end{
		SurfaceSamplesImpl::CenterOf(to.cell.x), SurfaceSamplesImpl::CenterOf(to.cell.y), 0};
	std::array<std::int32_t, SurfaceSamplesImpl::MaxPolygonsBetween> reached{from.polygon};
	std::size_t count = 1;
	for (std::size_t next = 0; next < count; ++next)
	{
		for (const std::int32_t neighbor : joined_[static_cast<std::size_t>(reached[next])])
		{
			if (neighbor == to.polygon)
			{
				return true;
			}
			const auto known = reached.begin() + static_cast<std::ptrdiff_t>(count);
			if (count < reached.size() && std::find(reached.begin(), known, neighbor) == known &&
				SurfaceSamplesImpl::Meets(polygons_[static_cast<std::size_t>(neighbor)].corners, start, end))
			{
				reached[count++] = neighbor;
			}
		}
	}
	return false;
}
} // namespace NavCore::Detail
