// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Draw/DrawList.h"
#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace NavCore
{
class GridChange;
class GridMap;

/** Draws what one tile of a map shows. MapTileSource in MapTileSource.h serves the views of a map. */
class TileSource
{
public:
	virtual ~TileSource() = default;
	/** Appends to the list what lies in the window. Visits its cells a bounded number of times. */
	virtual void DrawTile(const DrawWindow& window, DrawList& outList) const = 0;
	/** How far from a changed rectangle, in cells, the drawing may differ too. */
	[[nodiscard]] virtual std::int32_t Reach() const = 0;
};

/** From where a map is looked at, and how much may be done about it. */
struct TileView
{
	/** The place looked at, in grid space. */
	GridPoint eye;
	/** Tiles up to this far from the eye are drawn cell by cell; every doubling halves the detail. In cells.
	 */
	double detailDistance = 128.0;
	/** Nothing further away than this is drawn; what is drawn is kept a tenth further. In cells. */
	double drawDistance = 1024.0;
	/** Tiles drawn anew in one call at most, the nearest first; each visits up to TileCells cells. */
	std::int32_t maxTiles = 8;
	/** Numbers beside cells, in tiles that are drawn cell by cell and lie no further than this. */
	double labelDistance = 0.0;
};

/** Number of a tile, row by row. */
using TileId = std::int32_t;

/**
 * The drawing of a map in tiles of 64 x 64 cells, each a list of its own, for maps that are too large to be
 * drawn anew in one frame. Update draws only tiles that came into view, whose level of detail changed or
 * which an edit touched, a bounded number in each call, the nearest first; a host then refreshes the render
 * objects of the tiles that changed.
 *
 * A tile that waits for its turn keeps showing what it showed. Once IsSettled(), all tiles are as if drawn at
 * once. Memory of tiles out of view is used again.
 */
class NAVCORE_EXPORT TiledDrawing
{
public:
	static constexpr std::int32_t TileSide = 64;
	static constexpr std::int64_t TileCells = std::int64_t{TileSide} * TileSide;
	/** The coarsest level of detail: cells a side of a square. */
	static constexpr std::int32_t MaxCellsPerSquare = 16;

	TiledDrawing();
	~TiledDrawing();
	TiledDrawing(TiledDrawing&& other) noexcept;
	TiledDrawing& operator=(TiledDrawing&& other) noexcept;

	/** Forgets all tiles, for a map of this size; a host drops what it made of them. */
	void Reset(std::int32_t width, std::int32_t height);

	/** Tiles that a batch of edits may have changed are drawn anew when their turn comes. */
	void Note(const GridChange& change, const TileSource& source);
	/** The same for a rectangle, however large. */
	void Invalidate(const CellRect& cells);
	/** For another source, or other colors. */
	void InvalidateAll();

	/** Draws, updates and drops tiles; see the class. Takes a look at every tile within the draw distance. */
	void Update(const TileSource& source, const TileView& view);

	/** The tiles whose lists are not what they were before the last Update, in no particular order. */
	[[nodiscard]] std::span<const TileId> ChangedTiles() const;
	/** The tiles that have a list, in no particular order. */
	[[nodiscard]] std::span<const TileId> LiveTiles() const;
	/**
	 * What a tile shows, in the grid space of the map; null if it is out of view or not drawn yet. Valid
	 * until the next Update.
	 */
	[[nodiscard]] const DrawList* ListOf(TileId tile) const;
	/** Cells a side of the squares that the tile was drawn with; 0 if it has no list. */
	[[nodiscard]] std::int32_t CellsPerSquareOf(TileId tile) const;
	[[nodiscard]] CellRect RectOf(TileId tile) const;
	[[nodiscard]] std::int32_t TileCount() const;

	/** Whether the last Update left nothing to do for its view. */
	[[nodiscard]] bool IsSettled() const;
	/** Of the last Update. */
	[[nodiscard]] std::int32_t DrawnTiles() const;
	[[nodiscard]] std::int64_t VisitedCells() const;
	[[nodiscard]] std::size_t Bytes() const;

private:
	struct Data;

	std::unique_ptr<Data> data_;
};
} // namespace NavCore
