// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"

#if GRIDNAV_WITH_DEBUG

#include "Debug/GridNavShapes.h"
#include "NavCore/Draw/MapTileSource.h"
#include "NavCore/Draw/TiledDrawing.h"
#include "NavCore/Graph/NavWorld.h"

class FGridNavGraph;
class FGridSearchReplay;
struct FGridNavDrawSettings;
struct FGridNavSurface;

/**
 * The drawing of one grid in tiles, kept up to date as its cells change: which tiles there are, which have
 * changed, and what they show on the floor of the grid.
 */
class FGridNavTiles
{
public:
	explicit FGridNavTiles(const TSharedRef<FGridNavGraph>& InGraph);
	~FGridNavTiles();
	FGridNavTiles(const FGridNavTiles&) = delete;
	FGridNavTiles& operator=(const FGridNavTiles&) = delete;

	const TSharedRef<FGridNavGraph>& GetGraph() const { return Graph; }
	/** Draws some tiles anew, for an eye in world space. The search may be null. */
	void Update(const FGridNavDrawSettings& Settings, const FVector& Eye, const FGridSearchReplay* Search,
		int32 MaxTiles);

	/** The next update begins anew. */
	void Forget() { Surface.Reset(); }

	const NavCore::TiledDrawing& GetDrawing() const { return Drawing; }
	/** What a tile shows; empty for one that is out of view. */
	FGridNavShapes ShapesOf(NavCore::TileId Tile) const;
	/** Everything that was handed out before is void: the grid lies elsewhere, or another map is shown. */
	bool WasReset() const { return bWasReset; }

private:
	class FSource;

	void OnChanged(NavCore::ProfileId Changed, const NavCore::GridChange& Change);
	/** Takes over what is to be drawn; true when that is something else than before. */
	bool TakeSettings(const FGridNavDrawSettings& Settings, const FGridSearchReplay* Search);
	NavCore::MapTileSource MakeSource() const;
	NavCore::TileView MakeView(const FGridNavDrawSettings& Settings, const FVector& Eye) const;
	/** Regions and clusters follow the map some frames later than the cells. */
	void FollowRepairs();

	TSharedRef<FGridNavGraph> Graph;
	TSharedPtr<const FGridNavSurface, ESPMode::ThreadSafe> Surface;
	NavCore::TiledDrawing Drawing;
	NavCore::MapTileViews Views;
	NavCore::ProfileId Profile = 0;
	FDelegateHandle ChangeHandle;
	/** What the search showed when tiles were drawn last. */
	const FGridSearchReplay* ShownSearch = nullptr;
	uint32 ShownRevision = 0;
	bool bLabels = false;
	bool bWasReset = false;
	bool bAwaitsRepair = false;
};

#endif
