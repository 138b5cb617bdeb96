// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Draw/TiledDrawing.h"

#include <cstdint>

namespace NavCore
{
class ClusterGraph;
class GridMap;
class RegionMap;

/** The views of a map that tiles can show; each lies over those before it. */
struct MapTileViews
{
	bool cells = true;
	CellDrawing cellDrawing{.neutralGround = false};
	bool clearance = false;
	bool heights = false;
	HeightRange heightRange;
	bool regions = false;
	RegionDrawing regionDrawing;
	bool clusters = false;
	ClusterDrawing clusterDrawing;
};

/**
 * Draws tiles of a map. Made on the spot for a call of TiledDrawing: it keeps references to what it draws.
 *
 * Regions and clusters that are repaired bit by bit differ from the map for a while. Note the change again,
 * or invalidate, once they follow it.
 */
class NAVCORE_EXPORT MapTileSource final : public TileSource
{
public:
	/** Stands for the darkest terrain where the view leaves it open: maps of games seldom go beyond. */
	static constexpr std::uint8_t DefaultDarkestTerrain = 16;

	/** Views of structures that are not there (null) show nothing. */
	MapTileSource(const GridMap& map, const RegionMap* regions, const ClusterGraph* clusters,
		const MapTileViews& views);

	void DrawTile(const DrawWindow& window, DrawList& outList) const override;
	/** Clearance reaches as far as its limit, clusters as far as one of them, components anywhere. */
	[[nodiscard]] std::int32_t Reach() const override;

private:
	const GridMap& map_;
	const RegionMap* regions_;
	const ClusterGraph* clusters_;
	MapTileViews views_;
};
} // namespace NavCore
