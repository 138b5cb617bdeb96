// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"
#include "Scheduling/PagedPool.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
class LinkGraph;
} // namespace NavCore

namespace NavCore::Detail
{
class RunJudge;

struct StoredCell
{
	/** In x: a link leads here from the point before. */
	static constexpr std::uint16_t LinkBit = 0x8000;

	std::uint16_t x = 0;
	std::uint16_t y = 0;
};
static_assert(MaxGridSide <= StoredCell::LinkBit, "a coordinate leaves a bit free");

/** Some turning points of a path, and where the others are. */
struct PointBlock
{
	static constexpr std::uint32_t Size = 15;

	std::array<StoredCell, Size> points;
	std::uint32_t next = NoItem;
};
static_assert(sizeof(PointBlock) == 64, "one cache line");

/** A cell of a stored path, and the turning point that comes next. */
struct StoredPlace
{
	Cell cell;
	std::uint32_t step = 0;
	std::uint32_t block = NoItem;
	std::uint32_t offset = 0;
};

/** The stretch of a path whose steps start in one tile: its subscription to the tile. */
struct TileVisit
{
	/** Visit of the same path that comes next; it starts where this one ends. */
	std::uint32_t next = NoItem;
	std::uint32_t path = NoItem;
	std::uint32_t tile = 0;
	std::uint32_t nextInTile = NoItem;
	std::uint32_t previousInTile = NoItem;
	/** Around the cells of the stretch, its end included, counted from one cell before the tile. */
	std::uint8_t left = 0;
	std::uint8_t top = 0;
	std::uint8_t right = 0;
	std::uint8_t bottom = 0;
	std::uint8_t clearance = 1;
	StoredPlace start;
	/** Of the steps that are still ahead of the agent. */
	std::int64_t cost = 0;
};

/** One live path. */
struct LiveRecord
{
	std::uint32_t next = NoItem;
	/** Number of the present use of the slot; what was handed out before it is spent. */
	std::uint32_t serial = 0;
	bool used = false;
	bool partial = false;
	/** To be walked along from the agent on, since a step of it may be broken or healed. */
	bool suspect = false;
	std::uint8_t clearance = 1;
	std::uint64_t tag = 0;
	std::uint64_t mapVersion = 0;
	/** Where the agent stands. */
	StoredPlace at;
	Cell goal;
	std::uint32_t steps = 0;
	std::uint32_t firstBlock = NoItem;
	/** The visit that the agent is on; those behind it are gone. */
	std::uint32_t firstVisit = NoItem;
	std::uint32_t brokenStep = NoItem;
	Cell brokenCell;
	/** The links of the path, by the steps that cross them. */
	std::vector<PathLink> links;
	/** Cost from the agent on: as of the last look, and as the owner knows it. */
	std::int64_t toGo = 0;
	std::int64_t toldToGo = 0;
};

/**
 * Where the live paths of one map are kept: turning points in blocks, and the tiles that each path still has
 * to cross. Everything comes from pools, so that a warm store allocates nothing and memory is that of the
 * busiest moment.
 */
class LivePathStore
{
public:
	static constexpr std::int32_t TileSide = 32;
	/** Longest visit, so that looking at one is a bounded piece of work. */
	static constexpr std::uint32_t MaxVisitSteps = 512;

	explicit LivePathStore(const GridMap& map);

	[[nodiscard]] std::uint32_t TakeRecord();
	/** Frees what the record holds, and the record. */
	void GiveRecord(std::uint32_t slot);
	/** Stores a path of the map in an empty record and subscribes it; returns the visits made. */
	std::size_t Fill(std::uint32_t slot, const Path& path, const RunJudge& judge);
	/** Frees points and visits. */
	void Empty(std::uint32_t slot);
	/** Moves the agent along its path by so many steps, and drops the visits behind it. */
	void Walk(std::uint32_t slot, std::uint32_t steps, const RunJudge& judge);

	[[nodiscard]] LiveRecord& Record(std::uint32_t slot) { return records_[slot]; }
	[[nodiscard]] const LiveRecord& Record(std::uint32_t slot) const { return records_[slot]; }
	[[nodiscard]] std::size_t RecordsMade() const { return records_.Made(); }
	[[nodiscard]] std::size_t RecordCount() const { return records_.InUse(); }
	[[nodiscard]] TileVisit& Visit(std::uint32_t visit) { return visits_[visit]; }
	[[nodiscard]] const TileVisit& Visit(std::uint32_t visit) const { return visits_[visit]; }
	/** First step behind a visit. */
	[[nodiscard]] std::uint32_t EndOf(const TileVisit& visit) const
	{
		return visit.next != NoItem ? visits_[visit.next].start.step : records_[visit.path].steps;
	}

	/** The turning point that comes next; the place must not be at the end of its path. */
	[[nodiscard]] Cell TargetOf(const StoredPlace& place) const
	{
		const StoredCell point = blocks_[place.block].points[place.offset];
		return {point.x & ~StoredCell::LinkBit, point.y};
	}
	/** Whether the next step crosses a link. */
	[[nodiscard]] bool IsAtLink(const StoredPlace& place) const
	{
		return (blocks_[place.block].points[place.offset].x & StoredCell::LinkBit) != 0;
	}
	/** Steps to the target. */
	[[nodiscard]] std::int32_t StepsToTarget(const StoredPlace& place) const;
	/** The cell so many steps on, no farther than the target. */
	[[nodiscard]] Cell CellAhead(const StoredPlace& place, std::int32_t steps) const;
	/** The link that a place of a path is at. */
	[[nodiscard]] const PathLink& LinkAt(std::uint32_t slot, const StoredPlace& place) const;
	/** As those of the judge. The links are those that can be taken, or null. */
	[[nodiscard]] std::int32_t LegalSteps(std::uint32_t slot, const StoredPlace& place, std::int32_t steps,
		const RunJudge& judge, const GridMap& map, const LinkGraph* links) const;
	[[nodiscard]] std::int64_t CostOf(
		std::uint32_t slot, const StoredPlace& place, std::int32_t steps, const RunJudge& judge) const;
	/** Moves a place on, as far as its target at most. */
	void Move(StoredPlace& place, std::int32_t steps) const;

	[[nodiscard]] std::int32_t TilesAcross() const { return tilesAcross_; }
	[[nodiscard]] std::int32_t TilesDown() const { return tilesDown_; }
	[[nodiscard]] std::uint32_t TileAt(Cell cell) const
	{
		return static_cast<std::uint32_t>(cell.y / TileSide * tilesAcross_ + cell.x / TileSide);
	}
	/** Not cut at the edge of the map. */
	[[nodiscard]] CellRect TileRect(std::uint32_t tile) const
	{
		const auto index = static_cast<std::int32_t>(tile);
		return {index % tilesAcross_ * TileSide, index / tilesAcross_ * TileSide, TileSide, TileSide};
	}
	[[nodiscard]] std::uint32_t FirstInTile(std::uint32_t tile) const { return tiles_[tile]; }

	/** Both corners included. */
	[[nodiscard]] CellRect BoxOf(const TileVisit& visit) const
	{
		const CellRect tile = TileRect(visit.tile);
		return {tile.x - 1 + visit.left, tile.y - 1 + visit.top, visit.right - visit.left + 1,
			visit.bottom - visit.top + 1};
	}

	/** Places in the lists of tiles, which move on by themselves when the visit that they name is dropped. */
	std::uint32_t examineCursor = NoItem;
	std::uint32_t shortcutCursor = NoItem;

	/** Memory of points and visits in use: what a cap counts. */
	[[nodiscard]] std::size_t UsedBytes() const;
	/** All memory held. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	void StorePoints(LiveRecord& record, const Path& path);
	std::size_t Subscribe(std::uint32_t slot, const RunJudge& judge);
	/** Adds the visit that starts at a place and moves the place to its end. */
	std::uint32_t AddVisit(std::uint32_t slot, StoredPlace& place, const RunJudge& judge);
	/** Drops the first visit of a path. */
	void DropVisit(LiveRecord& record);

	PagedPool<LiveRecord> records_;
	PagedPool<PointBlock> blocks_;
	PagedPool<TileVisit> visits_;
	/** First visit in each tile. */
	std::vector<std::uint32_t> tiles_;
	std::int32_t tilesAcross_ = 0;
	std::int32_t tilesDown_ = 0;
};
} // namespace NavCore::Detail
