// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/Canvas.h"

#include "NavLab/Draw/PngEncoder.h"

#include <algorithm>
#include <cmath>

namespace NavLab
{
namespace
{
/** Distance of a point to a segment. */
double DistanceToSegment(PixelPoint point, PixelPoint from, PixelPoint to)
{
	const double dx = to.x - from.x;
	const double dy = to.y - from.y;
	const double squared = dx * dx + dy * dy;
	double along = squared > 0.0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared : 0.0;
	along = std::clamp(along, 0.0, 1.0);
	return std::hypot(point.x - (from.x + along * dx), point.y - (from.y + along * dy));
}

/** How much of a pixel a shape covers whose edge is at the distance radius: one pixel of soft edge. */
double Coverage(double distance, double radius)
{
	return std::clamp(radius + 0.5 - distance, 0.0, 1.0);
}

std::int32_t FloorToInt(double value)
{
	return static_cast<std::int32_t>(std::floor(value));
}
} // namespace

Canvas::Canvas(std::int32_t width, std::int32_t height, Color fill)
	: width_(width), height_(height),
	  pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3)
{
	FillRect(0, 0, width, height, fill);
}

void Canvas::FillRect(
	std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom, Color color, double alpha)
{
	left = (std::max)(left, 0);
	right = (std::min)(right, width_);
	for (std::int32_t y = (std::max)(top, 0); y < (std::min)(bottom, height_); ++y)
	{
		for (std::int32_t x = left; x < right; ++x)
		{
			Blend(x, y, color, alpha);
		}
	}
}

void Canvas::Blend(std::int32_t x, std::int32_t y, Color color, double alpha)
{
	std::uint8_t* pixel = &pixels_[(static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
									   static_cast<std::size_t>(x)) *
		3];
	const Color mixed = Mix({pixel[0], pixel[1], pixel[2]}, color, alpha);
	pixel[0] = mixed.r;
	pixel[1] = mixed.g;
	pixel[2] = mixed.b;
}

void Canvas::DrawLine(PixelPoint from, PixelPoint to, double thickness, Color color, double alpha)
{
	const double radius = thickness / 2.0;
	const std::int32_t top = (std::max)(FloorToInt((std::min)(from.y, to.y) - radius - 1.0), 0);
	const std::int32_t bottom = (std::min)(FloorToInt((std::max)(from.y, to.y) + radius + 1.0), height_ - 1);
	const double dy = to.y - from.y;
	for (std::int32_t y = top; y <= bottom; ++y)
	{
		// Only the part of the row that the segment comes near: long diagonals stay cheap.
		double left = (std::min)(from.x, to.x);
		double right = (std::max)(from.x, to.x);
		if (std::abs(dy) > 1.0)
		{
			const double slope = (to.x - from.x) / dy;
			const double middle = from.x + (y + 0.5 - from.y) * slope;
			const double reach = (radius + 1.5) * (1.0 + std::abs(slope));
			left = (std::max)(left, middle - reach);
			right = (std::min)(right, middle + reach);
		}
		const std::int32_t first = (std::max)(FloorToInt(left - radius - 1.0), 0);
		const std::int32_t last = (std::min)(FloorToInt(right + radius + 1.0), width_ - 1);
		for (std::int32_t x = first; x <= last; ++x)
		{
			const double coverage = Coverage(DistanceToSegment({x + 0.5, y + 0.5}, from, to), radius);
			if (coverage > 0.0)
			{
				Blend(x, y, color, coverage * alpha);
			}
		}
	}
}

void Canvas::DrawPolyline(std::span<const PixelPoint> points, double thickness, Color color)
{
	for (std::size_t i = 1; i < points.size(); ++i)
	{
		DrawLine(points[i - 1], points[i], thickness, color);
	}
}

void Canvas::DrawDisc(PixelPoint center, double radius, Color color)
{
	DrawLine(center, center, 2.0 * radius, color);
}

std::string Canvas::ToPng() const
{
	return EncodePng(pixels_, width_, height_);
}
} // namespace NavLab
