// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/MapTileSource.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Regions/RegionMap.h"

#include <algorithm>

namespace NavCore
{
MapTileSource::MapTileSource(
	const GridMap& map, const RegionMap* regions, const ClusterGraph* clusters, const MapTileViews& views)
	: map_(map), regions_(regions), clusters_(clusters), views_(views)
{
	if (views_.cellDrawing.darkestTerrain == 0)
	{
		// Tiles must agree on it, and finding the map's own would visit every cell.
		views_.cellDrawing.darkestTerrain = DefaultDarkestTerrain;
	}
}

void MapTileSource::DrawTile(const DrawWindow& window, DrawList& outList) const
{
	if (views_.cells)
	{
		DrawCells(map_, window, views_.cellDrawing, outList);
	}
	if (views_.heights)
	{
		DrawHeights(map_, window, views_.heightRange, outList);
	}
	if (views_.clearance)
	{
		DrawClearance(map_, window, outList);
	}
	if (views_.regions && regions_ != nullptr)
	{
		DrawRegions(map_, *regions_, window, views_.regionDrawing, outList);
	}
	if (views_.clusters && clusters_ != nullptr)
	{
		DrawClusters(map_, *clusters_, window, views_.clusterDrawing, outList);
	}
}

std::int32_t MapTileSource::Reach() const
{
	if (views_.regions && regions_ != nullptr)
	{
		return MaxGridSide;
	}
	std::int32_t reach = views_.clearance ? map_.ClearanceLimit() : 0;
	if (views_.clusters && clusters_ != nullptr)
	{
		const std::size_t level = views_.clusterDrawing.level < 0
			? 0
			: (std::min)(static_cast<std::size_t>(views_.clusterDrawing.level), clusters_->LevelCount() - 1);
		// The clusters that hold the change, and the other sides of their borders.
		reach = (std::max)(reach, clusters_->Layout(level).size + 1);
	}
	return reach;
}
} // namespace NavCore
