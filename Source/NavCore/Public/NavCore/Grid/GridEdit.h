// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/GridChange.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>
#include <span>

namespace NavCore
{
/**
 * A batch of edits. Every setter checks its input and changes nothing when it reports an error; cells
 * that already have the value asked for do not count as changed.
 *
 * Commit() closes the batch: derived layers are brought up to date, the version grows once if anything
 * changed, and the change is handed out; setters answer EditClosed from then on. A batch that goes out of
 * scope is committed and its change lost, so keep what Commit() returns wherever derived structures must
 * follow.
 */
class NAVCORE_EXPORT GridEdit
{
public:
	explicit GridEdit(GridMap& map);
	~GridEdit();
	GridEdit(const GridEdit&) = delete;
	GridEdit& operator=(const GridEdit&) = delete;

	/** The map under edit. Its cells are current at once, derived layers and the version after Commit. */
	[[nodiscard]] const GridMap& Map() const { return map_; }

	[[nodiscard]] GridError SetWalkable(Cell cell, bool walkable);
	/** The rectangle must be on the map; an empty one is fine and changes nothing. */
	[[nodiscard]] GridError FillWalkable(const CellRect& rect, bool walkable);
	/**
	 * Writes a run of cells of one row from packed bits, bit 0 first: the fast way to load a map.
	 * words must hold at least width bits.
	 */
	[[nodiscard]] GridError WriteRow(Cell first, std::int32_t width, const std::uint64_t* words);

	/** Adds the layer with neutral costs; a second call is fine and changes nothing. */
	void EnableTerrain();
	/** cost is 1..254, or TerrainBlocked, which also blocks the cell. */
	[[nodiscard]] GridError SetTerrain(Cell cell, std::uint8_t cost);
	[[nodiscard]] GridError FillTerrain(const CellRect& rect, std::uint8_t cost);
	/** The costs of a run of cells of one row; nothing is written if one of them is bad. */
	[[nodiscard]] GridError WriteTerrainRow(Cell first, std::span<const std::uint8_t> costs);

	/** Adds the layer at height 0, or changes its limit. A step may climb or drop climbLimit at most. */
	[[nodiscard]] GridError EnableHeight(std::int32_t climbLimit);
	[[nodiscard]] GridError SetHeight(Cell cell, std::int16_t height);
	[[nodiscard]] GridError FillHeight(const CellRect& rect, std::int16_t height);
	/** The heights of a run of cells of one row. */
	[[nodiscard]] GridError WriteHeightRow(Cell first, std::span<const std::int16_t> heights);

	/** Adds the clearance layer, capped at limit (1..MaxClearanceLimit), kept current from then on. */
	[[nodiscard]] GridError EnableClearance(std::uint8_t limit);

	/**
	 * Adds the bits that let jump point search skip along diagonals, about eleven a cell, kept current from
	 * then on. Octile maps with diagonal moves only; LayerNotForThisMap otherwise. Changes no path.
	 */
	[[nodiscard]] GridError EnableJumps();

	/**
	 * Counts a cell as changed because links that begin or end there did: the change tells all that follow
	 * the map. NavGraph::CommitLinks does this for a host.
	 */
	[[nodiscard]] GridError NoteLinks(Cell cell);

	/**
	 * Makes the cells of a rectangle equal to those of another map of the same size: walls, and of terrain
	 * and height what both maps have. Each terrain cost is looked up in the table; where it gives
	 * TerrainBlocked, the cell is blocked whatever the source says. The source may be open for edits.
	 */
	[[nodiscard]] GridError CopyCells(const GridMap& source, const CellRect& rect, const TerrainTable& costs);

	/**
	 * Works at once, and for as long as the rectangles of the change are large. For w x h cells, on the
	 * machine of the figures: clearance looks at (w + 2 limit) x (h + 2 limit) cells, 3 ns each; jump bits
	 * cost some 20 ns a cell, plus 7 ns for each cell in sight along its rows and columns. So one cell takes
	 * 1 to 10 us (35 in the middle of an empty map 1024 cells across), 8 x 8 cells 3 to 40, 64 x 64 about
	 * 150, 256 x 256 cells 1 to 2 ms. A host that must bound a frame commits a large edit in several batches,
	 * of 64 x 64 cells say; structures that follow take them one by one.
	 */
	GridChange Commit();

private:
	/** What one call has changed so far; added to the batch as one rectangle. */
	struct Touched
	{
		CellRect rect;
		ChangeKind kinds = ChangeKind::None;
	};

	/** Writes count bits of one row that lie in one word. */
	void WriteSpan(Cell first, std::int32_t count, std::uint64_t bits, Touched& touched);
	void WriteCell(Cell cell, bool walkable);
	void Record(const Touched& touched);
	void UpdateDerivedLayers();
	/** Copies the terrain of up to 64 cells of a row; bits without the cells that their terrain blocks. */
	[[nodiscard]] std::uint64_t CopyTerrain(const GridMap& source, Cell first, std::int32_t count,
		std::uint64_t bits, const TerrainTable& costs, Touched& touched);
	void StoreTerrain(std::int32_t x, std::int32_t y, std::uint8_t cost);
	/** Gives a cell a terrain cost, which may block or open it. */
	void WriteTerrain(Cell cell, std::uint8_t cost, Touched& touched);
	void StoreHeight(std::int32_t x, std::int32_t y, std::int16_t height, Touched& touched);
	void ClearTerrainBlock(std::int32_t x, std::int32_t y);

	GridMap& map_;
	GridChange change_;
	bool open_ = true;
	bool fillJumps_ = false;
};
} // namespace NavCore
