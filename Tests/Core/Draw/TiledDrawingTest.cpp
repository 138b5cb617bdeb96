// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/TiledDrawing.h"

#include "NavCore/Draw/MapTileSource.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Regions/RegionMap.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace NavCore::Tests
{
namespace
{
GridMap LargeMap()
{
	return BuildMap({.width = 1024, .height = 1024, .style = WallStyle::Boxes, .terrain = true, .seed = 5});
}

/** Counts what is asked of it. */
class CountingSource final : public TileSource
{
public:
	explicit CountingSource(const TileSource& source) : source_(source) {}

	void DrawTile(const DrawWindow& window, DrawList& outList) const override
	{
		++tiles;
		cells += window.cells.Area();
		source_.DrawTile(window, outList);
	}
	[[nodiscard]] std::int32_t Reach() const override { return source_.Reach(); }

	mutable int tiles = 0;
	mutable std::int64_t cells = 0;

private:
	const TileSource& source_;
};

int SettleFrom(TiledDrawing& drawing, const TileSource& source, const TileView& view)
{
	int calls = 0;
	do
	{
		drawing.Update(source, view);
		++calls;
	} while (!drawing.IsSettled() && calls < 10'000);
	return calls;
}

/** Every list is what its tile looks like when it is drawn at once, and nothing out of sight has one. */
void ExpectDrawnAtOnce(const TiledDrawing& drawing, const TileSource& source)
{
	for (TileId tile = 0; tile < drawing.TileCount(); ++tile)
	{
		const DrawList* list = drawing.ListOf(tile);
		if (list != nullptr)
		{
			DrawList whole;
			source.DrawTile({drawing.RectOf(tile), drawing.CellsPerSquareOf(tile), false}, whole);
			ASSERT_EQ(*list, whole) << "tile " << tile;
		}
	}
}
} // namespace

TEST(TiledDrawing, NoUpdateVisitsMoreThanItsBound)
{
	const GridMap map = LargeMap();
	const MapTileSource plain(map, nullptr, nullptr, {});
	const CountingSource source(plain);
	TiledDrawing drawing;
	drawing.Reset(map.Width(), map.Height());
	EXPECT_EQ(drawing.TileCount(), 256);
	const TileView view{.eye = {512, 512}, .detailDistance = 128, .drawDistance = 2000, .maxTiles = 8};
	std::int64_t before = 0;
	int calls = 0;
	do
	{
		drawing.Update(source, view);
		++calls;
		EXPECT_LE(drawing.DrawnTiles(), 8);
		EXPECT_LE(source.cells - before, 8 * TiledDrawing::TileCells);
		EXPECT_EQ(drawing.VisitedCells(), source.cells - before) << "what is reported is what was done";
		EXPECT_EQ(drawing.ChangedTiles().size(), static_cast<std::size_t>(drawing.DrawnTiles()));
		before = source.cells;
	} while (!drawing.IsSettled() && calls < 1000);
	EXPECT_EQ(calls, 32) << "256 tiles, eight a call";
	EXPECT_EQ(source.tiles, 256) << "none twice";
	EXPECT_EQ(drawing.LiveTiles().size(), 256U);
	ExpectDrawnAtOnce(drawing, plain);

	drawing.Update(source, view);
	EXPECT_EQ(drawing.DrawnTiles(), 0) << "a steady view draws nothing";
	EXPECT_TRUE(drawing.ChangedTiles().empty());
	EXPECT_EQ(source.tiles, 256);
}

TEST(TiledDrawing, TheNearestTilesComeFirst)
{
	const GridMap map = LargeMap();
	const MapTileSource source(map, nullptr, nullptr, {});
	TiledDrawing drawing;
	drawing.Reset(map.Width(), map.Height());
	drawing.Update(source, {.eye = {100, 100}, .maxTiles = 1});
	ASSERT_EQ(drawing.ChangedTiles().size(), 1U);
	EXPECT_TRUE(drawing.RectOf(drawing.ChangedTiles()[0]).Contains({100, 100}));
}

TEST(TiledDrawing, DetailFallsWithTheDistanceAndEndsAtTheDrawDistance)
{
	const GridMap map = LargeMap();
	const MapTileSource source(map, nullptr, nullptr, {});
	TiledDrawing drawing;
	drawing.Reset(map.Width(), map.Height());
	const TileView view{.eye = {32, 32}, .detailDistance = 100, .drawDistance = 500, .maxTiles = 64};
	SettleFrom(drawing, source, view);
	const auto sideAt = [&](std::int32_t column)
	{
		return drawing.CellsPerSquareOf(column);
	};
	EXPECT_EQ(sideAt(0), 1);
	EXPECT_EQ(sideAt(2), 1) << "96 away";
	EXPECT_EQ(sideAt(3), 2);
	EXPECT_EQ(sideAt(6), 4) << "352 away";
	EXPECT_EQ(sideAt(8), 8) << "480 away";
	EXPECT_EQ(sideAt(9), 0);
	EXPECT_EQ(drawing.ListOf(9), nullptr);
	ExpectDrawnAtOnce(drawing, source);
}

TEST(TiledDrawing, AWalkRedrawsOnlyWhatChangesItsDetail)
{
	const GridMap map = LargeMap();
	const MapTileSource source(map, nullptr, nullptr, {});
	TiledDrawing drawing;
	drawing.Reset(map.Width(), map.Height());
	TileView view{.eye = {500, 500}, .detailDistance = 128, .drawDistance = 400, .maxTiles = 500};
	SettleFrom(drawing, source, view);
	std::int32_t drawn = 0;
	for (int i = 0; i < 20; ++i)
	{
		// To and fro across a border of detail: a tile keeps its detail for a while.
		view.eye.x = 500 + i % 2 * 8;
		drawing.Update(source, view);
		drawn += i > 1 ? drawing.DrawnTiles() : 0;
	}
	EXPECT_EQ(drawn, 0);
	view.eye.x = 900;
	SettleFrom(drawing, source, view);
	for (const TileId tile : drawing.LiveTiles())
	{
		EXPECT_GT(drawing.RectOf(tile).Right(), 500 - 1);
	}
	ExpectDrawnAtOnce(drawing, source);
}

TEST(TiledDrawing, AnEditRedrawsOnlyItsTiles)
{
	GridMap map = LargeMap();
	const MapTileSource source(map, nullptr, nullptr, {});
	TiledDrawing drawing;
	drawing.Reset(map.Width(), map.Height());
	const TileView view{.eye = {512, 512}, .drawDistance = 2000, .maxTiles = 500};
	SettleFrom(drawing, source, view);
	GridEdit edit(map);
	// Across the border of two tiles.
	ASSERT_EQ(edit.FillWalkable({126, 70, 4, 4}, false), GridError::None);
	drawing.Note(edit.Commit(), source);
	EXPECT_FALSE(drawing.IsSettled());
	drawing.Update(source, view);
	std::vector<TileId> changed(drawing.ChangedTiles().begin(), drawing.ChangedTiles().end());
	std::sort(changed.begin(), changed.end());
	EXPECT_EQ(changed, (std::vector<TileId>{17, 18}));
	ExpectDrawnAtOnce(drawing, source);
}

TEST(TiledDrawing, EditsReachAsFarAsTheViewsDo)
{
	GridMap map = GridMap::Create({256, 256}).Value();
	GridEdit layers(map);
	ASSERT_EQ(layers.EnableClearance(8), GridError::None);
	layers.Commit();
	RegionMap regions(map);
	ClusterGraph clusters({.size = 32, .levels = 2});
	clusters.Build(map);
	MapTileViews views;
	views.clearance = true;
	views.clusters = true;
	for (const bool withRegions : {false, true})
	{
		views.regions = withRegions;
		const MapTileSource source(map, &regions, &clusters, views);
		TiledDrawing drawing;
		drawing.Reset(map.Width(), map.Height());
		const TileView view{.eye = {128, 128}, .drawDistance = 500, .maxTiles = 100};
		SettleFrom(drawing, source, view);
		Random random(3);
		for (int i = 0; i < 30; ++i)
		{
			GridEdit edit(map);
			const Cell cell{random.Range(0, 250), random.Range(0, 250)};
			ASSERT_EQ(edit.FillWalkable({cell.x, cell.y, 5, 5}, random.Percent(40)), GridError::None);
			const GridChange change = edit.Commit();
			regions.Update(map, change);
			clusters.Update(map, change);
			drawing.Note(change, source);
			drawing.Update(source, view);
			EXPECT_TRUE(withRegions || drawing.DrawnTiles() <= 9);
			ExpectDrawnAtOnce(drawing, source);
		}
	}
}

TEST(TiledDrawing, TilesOutOfSightAreDroppedAndTheirMemoryUsedAgain)
{
	const GridMap map = LargeMap();
	const MapTileSource source(map, nullptr, nullptr, {});
	TiledDrawing drawing;
	drawing.Reset(map.Width(), map.Height());
	TileView view{.eye = {200, 200}, .drawDistance = 150, .maxTiles = 500};
	SettleFrom(drawing, source, view);
	const std::size_t tiles = drawing.LiveTiles().size();
	view.eye = {800, 800};
	drawing.Update(source, view);
	EXPECT_EQ(drawing.ChangedTiles().size(), tiles + drawing.LiveTiles().size());
	std::size_t largest = drawing.Bytes();
	for (int i = 0; i < 20; ++i)
	{
		view.eye = i % 2 == 0 ? GridPoint{200, 200} : GridPoint{800, 800};
		drawing.Update(source, view);
		EXPECT_LE(drawing.Bytes(), largest * 2);
	}
	view.eye.x = std::numeric_limits<double>::quiet_NaN();
	drawing.Update(source, view);
	EXPECT_TRUE(drawing.LiveTiles().empty()) << "a view that makes no sense shows nothing";
	EXPECT_TRUE(drawing.IsSettled());
}

TEST(TiledDrawing, BadTilesAndRectanglesAreHarmless)
{
	const GridMap map = GridMap::Create({100, 50}).Value();
	const MapTileSource source(map, nullptr, nullptr, {});
	TiledDrawing drawing;
	drawing.Update(source, {});
	EXPECT_TRUE(drawing.IsSettled());
	drawing.Reset(map.Width(), map.Height());
	constexpr std::int32_t huge = 2'147'483'647;
	drawing.Update(source, {.eye = {1e300, -1e300}});
	EXPECT_TRUE(drawing.LiveTiles().empty());
	drawing.Update(source, {.eye = {50, 25}, .maxTiles = -1});
	EXPECT_TRUE(drawing.LiveTiles().empty());
	drawing.Update(source, {.eye = {50, 25}});
	EXPECT_EQ(drawing.LiveTiles().size(), 2U);
	drawing.Invalidate({huge, huge, huge, huge});
	drawing.Invalidate({-huge, 0, huge, 4});
	EXPECT_TRUE(drawing.IsSettled());
	drawing.Invalidate({-huge, -huge, huge, huge});
	EXPECT_TRUE(drawing.IsSettled()) << "ends before the map";
	drawing.InvalidateAll();
	drawing.Update(source, {.eye = {50, 25}});
	EXPECT_EQ(drawing.DrawnTiles(), 2);
	EXPECT_EQ(drawing.ListOf(-1), nullptr);
	EXPECT_EQ(drawing.ListOf(2), nullptr);
	EXPECT_TRUE(drawing.RectOf(7).IsEmpty());
}
} // namespace NavCore::Tests
