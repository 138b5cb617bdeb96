// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Draw/DrawList.h"

#include <cstdint>
#include <string>
#include <vector>

namespace NavCore
{
class GridMap;
}

namespace NavLab
{
/** A named part of a picture: the class of its elements in an SVG file. */
struct PictureLayer
{
	std::string name;
	NavCore::DrawList list;
};

/** Drawings of one map on top of each other, in cells. The writers of PNG and SVG know nothing else. */
struct MapPicture
{
	static constexpr std::int32_t DefaultMaxPixels = 2048;

	MapPicture() = default;
	/** Without layers yet. */
	MapPicture(const NavCore::GridMap& map, std::string pictureTitle);

	/** Adds an empty layer on top. Valid until the next one is added. */
	NavCore::DrawList& AddLayer(std::string name);

	std::int32_t width = 0;
	std::int32_t height = 0;
	/** The odd rows stand half a cell to the right. */
	bool hexRows = false;
	/** Of the long side; no cell is drawn larger than 16 pixels. */
	std::int32_t maxPixels = DefaultMaxPixels;
	std::string title;
	std::vector<PictureLayer> layers;

	[[nodiscard]] double WidthInCells() const { return width + (hexRows ? 0.5 : 0.0); }
};

/** How cells become pixels: one of the two is 1. */
struct PictureScale
{
	std::int32_t pixelsPerCell = 1;
	std::int32_t cellsPerPixel = 1;

	[[nodiscard]] double PixelsPerCell() const { return static_cast<double>(pixelsPerCell) / cellsPerPixel; }
};

/** Cells as large as 16 pixels on small maps; large maps shrink to about so many pixels. */
[[nodiscard]] PictureScale ChooseScale(
	std::int32_t width, std::int32_t height, std::int32_t maxPixels = MapPicture::DefaultMaxPixels);
[[nodiscard]] PictureScale ChooseScale(const MapPicture& picture);

/**
 * Pixels for a cell when it comes to lines and marks: they keep a least size on large maps, and grow with the
 * picture, because people look at large ones from further away.
 */
[[nodiscard]] double LinePixelsPerCell(const MapPicture& picture);

/** The whole map, as closely as its picture has pixels for. */
[[nodiscard]] NavCore::DrawWindow WindowOf(
	const NavCore::GridMap& map, std::int32_t maxPixels = MapPicture::DefaultMaxPixels);
} // namespace NavLab
