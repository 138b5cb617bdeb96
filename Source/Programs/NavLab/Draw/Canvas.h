// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/Palette.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace NavLab
{
/** A point in pixels. */
struct PixelPoint
{
	double x = 0.0;
	double y = 0.0;
};

/** An RGB image with the few smooth-edged shapes that pictures of searches need. */
class Canvas
{
public:
	Canvas(std::int32_t width, std::int32_t height, Color fill);

	[[nodiscard]] std::int32_t Width() const { return width_; }
	[[nodiscard]] std::int32_t Height() const { return height_; }

	/** Half-open rectangle; the part outside the canvas is cut off. */
	void FillRect(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom, Color color,
		double alpha = 1.0);
	/** Round caps. */
	void DrawLine(PixelPoint from, PixelPoint to, double thickness, Color color, double alpha = 1.0);
	void DrawPolyline(std::span<const PixelPoint> points, double thickness, Color color);
	void DrawDisc(PixelPoint center, double radius, Color color);

	/** The image as a PNG file. */
	[[nodiscard]] std::string ToPng() const;

private:
	void Blend(std::int32_t x, std::int32_t y, Color color, double alpha);

	std::int32_t width_;
	std::int32_t height_;
	std::vector<std::uint8_t> pixels_;
};
} // namespace NavLab
