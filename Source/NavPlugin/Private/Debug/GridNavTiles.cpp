// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavTiles.h"

#if GRIDNAV_WITH_DEBUG

#include "Components/GridNavGraph.h"
#include "Debug/GridNavDrawSettings.h"
#include "Debug/GridSearchReplay.h"

/** The map, and the search over it. */
class FGridNavTiles::FSource final : public NavCore::TileSource
{
public:
	FSource(const NavCore::GridMap& InMap, const NavCore::MapTileSource& InTiles,
		const FGridSearchReplay* InSearch)
		: Map(InMap), Tiles(InTiles), Search(InSearch)
	{
	}

	virtual void DrawTile(const NavCore::DrawWindow& Window, NavCore::DrawList& OutList) const override
	{
		Tiles.DrawTile(Window, OutList);
		if (Search != nullptr)
		{
			Search->Draw(Map, Window, OutList);
		}
	}
	virtual std::int32_t Reach() const override { return Tiles.Reach(); }

private:
	const NavCore::GridMap& Map;
	const NavCore::MapTileSource& Tiles;
	const FGridSearchReplay* Search;
};

FGridNavTiles::FGridNavTiles(const TSharedRef<FGridNavGraph>& InGraph) : Graph(InGraph)
{
	ChangeHandle = Graph->OnChanged.AddRaw(this, &FGridNavTiles::OnChanged);
}

FGridNavTiles::~FGridNavTiles()
{
	Graph->OnChanged.Remove(ChangeHandle);
}

void FGridNavTiles::OnChanged(NavCore::ProfileId Changed, const NavCore::GridChange& Change)
{
	if (Changed == Profile && Surface.IsValid())
	{
		const NavCore::MapTileSource Source = MakeSource();
		Drawing.Note(Change, Source);
		bAwaitsRepair = Views.regions || Views.clusters;
	}
}

NavCore::MapTileSource FGridNavTiles::MakeSource() const
{
	const NavCore::SearchContext Context = Graph->World().Graph(Profile).Context();
	return NavCore::MapTileSource(*Context.map, Context.regions, Context.clusters, Views);
}

bool FGridNavTiles::TakeSettings(const FGridNavDrawSettings& Settings, const FGridSearchReplay* Search)
{
	const NavCore::ProfileId Wanted =
		Search != nullptr ? Search->GetQuery().Asked.Profile : Graph->ProfileFor(Settings.AgentRadius);
	bWasReset = !Surface.IsValid() || Surface.Get() != &*Graph->Surface() || Wanted != Profile;
	Profile = Wanted;
	Surface = Graph->Surface();

	const NavCore::GridMap& Map = Graph->World().Graph(Profile).Map();
	NavCore::MapTileViews New;
	New.cells = Settings.bCells || Settings.bTerrain;
	New.cellDrawing.walls = Settings.bCells;
	New.cellDrawing.terrain = Settings.bTerrain;
	New.cellDrawing.neutralGround = false;
	New.clearance = Settings.bClearance;
	New.regions = Settings.bRegions;
	New.clusters = Settings.bClusters;
	const uint32 Revision = Search != nullptr ? Search->GetRevision() : 0;
	const bool bIsOther = New.cells != Views.cells || New.cellDrawing.walls != Views.cellDrawing.walls ||
		New.cellDrawing.terrain != Views.cellDrawing.terrain || New.clearance != Views.clearance ||
		New.regions != Views.regions || New.clusters != Views.clusters || Search != ShownSearch ||
		Revision != ShownRevision || Settings.bLabels != bLabels;
	Views = New;
	ShownSearch = Search;
	ShownRevision = Revision;
	bLabels = Settings.bLabels;
	if (bWasReset)
	{
		Drawing.Reset(Map.Width(), Map.Height());
	}
	return bIsOther;
}

NavCore::TileView FGridNavTiles::MakeView(const FGridNavDrawSettings& Settings, const FVector& Eye) const
{
	const FGridNavFrame& Frame = Surface->Frame;
	// Distances count from the eye, which stands above the plane of the grid.
	const double Height = FMath::Abs(Eye.Z - Frame.BaseZ);
	const auto OnThePlane = [&Frame, Height](double Distance)
	{
		const double Left = Distance * Distance - Height * Height;
		return Left > 0.0 ? FMath::Sqrt(Left) / Frame.Plane.cellSize : -1.0;
	};
	NavCore::TileView View;
	View.eye = Frame.Plane.ToGrid(Eye.X, Eye.Y);
	View.detailDistance = FMath::Max(OnThePlane(Settings.DetailDistance), 0.0);
	// Below zero nothing is drawn.
	View.drawDistance = OnThePlane(Settings.DrawDistance);
	View.labelDistance = bLabels ? FMath::Min(View.detailDistance, 32.0) : 0.0;
	return View;
}

void FGridNavTiles::FollowRepairs()
{
	if (bAwaitsRepair && Graph->Scheduler().IsIdle())
	{
		bAwaitsRepair = false;
		Drawing.InvalidateAll();
	}
}

void FGridNavTiles::Update(
	const FGridNavDrawSettings& Settings, const FVector& Eye, const FGridSearchReplay* Search, int32 MaxTiles)
{
	if (TakeSettings(Settings, Search))
	{
		Drawing.InvalidateAll();
	}
	FollowRepairs();
	const NavCore::MapTileSource Tiles = MakeSource();
	NavCore::TileView View = MakeView(Settings, Eye);
	View.maxTiles = MaxTiles;
	Drawing.Update(FSource(Graph->World().Graph(Profile).Map(), Tiles, Search), View);
}

FGridNavShapes FGridNavTiles::ShapesOf(NavCore::TileId Tile) const
{
	const NavCore::DrawList* List = Drawing.ListOf(Tile);
	return List != nullptr ? UE::GridNav::ToShapes(*List, *Surface, Drawing.CellsPerSquareOf(Tile), 2.0)
						   : FGridNavShapes();
}

#endif
