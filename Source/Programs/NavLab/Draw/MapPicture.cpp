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
constexpr std::int32_t MaxPicturePixels = 2048;
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

PictureScale ChooseScale(std::int32_t width, std::int32_t height)
{
	const std::int32_t side = (std::max)(width, height);
	PictureScale scale;
	scale.pixelsPerCell = std::clamp(MaxPicturePixels / side, 1, MaxCellPixels);
	scale.cellsPerPixel = (side + MaxPicturePixels - 1) / MaxPicturePixels;
	return scale;
}

double LinePixelsPerCell(const MapPicture& picture)
{
	const double pixels = ChooseScale(picture.width, picture.height).PixelsPerCell();
	const double longSide = (std::max)(picture.width, picture.height) * pixels;
	return (std::max)(std::clamp(pixels, 7.0, 15.0), longSide / 190.0);
}

NavCore::DrawWindow WindowOf(const NavCore::GridMap& map)
{
	return {map.Bounds(), ChooseScale(map.Width(), map.Height()).cellsPerPixel, false};
}
} // namespace NavLab
