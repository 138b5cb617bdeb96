// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/MapPicture.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <utility>

namespace NavLab
{
namespace
{
constexpr std::int32_t MaxCellPixels = 16;
} // namespace

MapPicture::MapPicture(const NavCore::GridMap& map, std::string pictureTitle)
	: width(map.Width()), height(map.Height()), hexRows(map.GetTopology() == NavCore::Topology::Hex),
	  title(std::move(pictureTitle))
{
}

NavCore::DrawList& MapPicture::AddLayer(std::string name)
{
	layers.push_back({std::move(name), {}});
	return layers.back().list;
}

PictureScale ChooseScale(std::int32_t width, std::int32_t height, std::int32_t maxPixels)
{
	const std::int32_t side = (std::max)(width, height);
	PictureScale scale;
	scale.pixelsPerCell = std::clamp(maxPixels / side, 1, MaxCellPixels);
	scale.cellsPerPixel = (side + maxPixels - 1) / maxPixels;
	return scale;
}

PictureScale ChooseScale(const MapPicture& picture)
{
	return ChooseScale(picture.width, picture.height, picture.maxPixels);
}

double LinePixelsPerCell(const MapPicture& picture)
{
	const double pixels = ChooseScale(picture).PixelsPerCell();
	const double longSide = (std::max)(picture.width, picture.height) * pixels;
	return (std::max)(std::clamp(pixels, 7.0, 15.0), longSide / 190.0);
}

NavCore::DrawWindow WindowOf(const NavCore::GridMap& map, std::int32_t maxPixels)
{
	return {map.Bounds(), ChooseScale(map.Width(), map.Height(), maxPixels).cellsPerPixel, false};
}
} // namespace NavLab
