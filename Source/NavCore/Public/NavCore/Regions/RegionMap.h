// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Regions/RegionStore.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

namespace NavCore
{
class GridChange;
class GridMap;
class WorkBudget;

namespace Detail
{
class RegionUpkeep;
struct RegionScratchData;
} // namespace Detail

/** Why a question about regions has no answer. */
enum class RegionError : std::uint8_t
{
	None,
	OffMap,   // A cell is not on the map.
	Blocked,  // The cell to start from is not walkable, so nothing is connected to it.
	OtherMap, // The map is not the one of the regions, or has been edited since.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(RegionError error);

/** What blocking some cells would do to the way between two others. */
enum class Separation : std::uint8_t
{
	StaysConnected,
	Separates,
	CoversAnEnd,        // The two are connected now, and one of them would be blocked.
	NotConnectedBefore, // There is no way now; one of the cells may be blocked.
	OffMap,             // A cell is not on the map.
	OtherMap,           // The map is not the one of the regions, or has been edited since.
};

/** Memory for questions about regions, reused from one to the next. One thread at a time. */
class NAVCORE_EXPORT RegionScratch
{
public:
	RegionScratch();
	~RegionScratch();
	RegionScratch(RegionScratch&& other) noexcept;
	RegionScratch& operator=(RegionScratch&& other) noexcept;

	[[nodiscard]] std::size_t Bytes() const;

private:
	friend class RegionMap;
	friend class SeparationSearch;

	std::unique_ptr<Detail::RegionScratchData> data_;
};

/**
 * Which cells of a map can reach each other, kept current under edits.
 *
 * The map is cut into sectors of 32 x 32 cells. The free cells of a sector fall into regions; regions of
 * neighbouring sectors are linked where a move joins them; components are the connected parts of that
 * graph. An edit labels the sectors it touches anew, redoes their links, and searches the graph only
 * where something that hung together may have come apart, from both sides at once.
 *
 * Regions are those of the smallest agent: topology, corner rule and heights count, clearance does not. So
 * "not connected" holds for every agent, and "connected" only for one that fits through.
 *
 * Reading is const and may be shared between threads while nobody updates; questions that need memory
 * take a scratch, one a thread. Numbers of components depend on history and mean nothing beyond equality.
 * About 1.2 bits a cell, 8 more in sectors with several regions, and the graph: half a MiB to two and a
 * half on maps of 1024 x 1024 cells.
 */
class NAVCORE_EXPORT RegionMap
{
public:
	explicit RegionMap(const GridMap& map);
	~RegionMap();
	RegionMap(RegionMap&& other) noexcept;
	RegionMap& operator=(RegionMap&& other) noexcept;

	/** Follows one batch of edits at once: Mark, and Repair without a limit. */
	void Update(const GridMap& map, const GridChange& change);

	/**
	 * Notes the sectors that a batch of edits touched; costs a few nanoseconds each. Batches must come in
	 * order, one after the other; if one is left out, everything is built anew, in pieces like the rest.
	 * May come at any time: a repair under way is not disturbed and loses nothing.
	 */
	void Mark(const GridMap& map, const GridChange& change);
	/**
	 * Works off what is marked until the budget is spent; true when the regions follow the map. The map is
	 * the one that was marked last, edits included.
	 *
	 * The budget is asked before every piece of work. A piece is one sector labelled, linked or written, or
	 * one region with its links; its cost is charged in units of about one expansion of a search. On maps
	 * without heights the largest piece is a sector of 512 regions. Memory that grows is not counted.
	 */
	bool Repair(const GridMap& map, WorkBudget& budget);
	/** Whether the answers below are those for this map: false from an edit until it is repaired. */
	[[nodiscard]] bool Follows(const GridMap& map) const;
	/** Sectors that wait for Repair or are in the middle of it; 0 when it has nothing to do. */
	[[nodiscard]] std::size_t PendingSectors() const;

	/**
	 * Constant time, for the map that Follows; during a repair it means nothing.
	 * False for a blocked cell or one off the map, true for a free cell and itself.
	 */
	[[nodiscard]] bool AreConnected(Cell a, Cell b) const
	{
		const std::uint32_t component = ComponentOf(a);
		return component != NoComponent && component == ComponentOf(b);
	}

	static constexpr std::uint32_t NoComponent = 0xFFFF'FFFF;
	/** Equal for connected cells; NoComponent for a blocked cell or one off the map. */
	[[nodiscard]] std::uint32_t ComponentOf(Cell cell) const
	{
		const std::uint32_t region = store_.RegionAt(cell);
		return region == Detail::NoIndex ? NoComponent : store_.RegionOf(region).component;
	}

	static constexpr std::int32_t SectorSide = Detail::SectorSide;
	/** Tells the regions of one sector apart, from 0. For a free cell; 0 for any other one. */
	[[nodiscard]] std::uint32_t NumberInSector(Cell cell) const
	{
		constexpr std::int32_t mask = SectorSide - 1;
		return store_.RegionAt(cell) == Detail::NoIndex
			? 0
			: store_.SlotAt(store_.SectorAt(store_.SectorOf(cell)), cell.x & mask, cell.y & mask);
	}

	/**
	 * The cell connected to from that is closest to goal, which may be blocked or out of reach: least cost
	 * of the way over an empty map of neutral terrain, ties by cell order. NearestSearch does the same under
	 * a budget; at worst it looks at every sector.
	 */
	[[nodiscard]] Result<Cell, RegionError> NearestReachable(const GridMap& map, Cell from, Cell goal) const;

	/**
	 * Would blocking the rectangle cut the way between two cells? What a game asks before it lets a
	 * building be placed. Parts of the rectangle that are off the map or blocked already do not matter.
	 * Cheap where the cells around the rectangle stay joined around it; otherwise it labels the sectors
	 * under the rectangle in the scratch, and searches as Update does. SeparationSearch does the same under a
	 * budget, and for any number of rectangles.
	 */
	[[nodiscard]] Separation WouldSeparate(
		const GridMap& map, const CellRect& rect, Cell a, Cell b, RegionScratch& scratch) const;

	/** The version of the map that the regions belong to; that of no map when everything is to be built. */
	[[nodiscard]] std::uint64_t MapVersion() const { return mapVersion_; }
	[[nodiscard]] std::size_t RegionCount() const { return store_.RegionCount(); }
	[[nodiscard]] std::size_t LinkCount() const { return store_.LinkCount(); }
	[[nodiscard]] std::size_t ComponentCount() const { return store_.ComponentCount(); }
	[[nodiscard]] std::size_t Bytes() const;

	/** True when both divide the cells into the same regions, links and components. For tests; slow. */
	[[nodiscard]] bool HasSameRegions(const RegionMap& other) const;

private:
	friend class NearestSearch;
	friend class SeparationSearch;

	static constexpr std::uint64_t NoVersion = 0xFFFF'FFFF'FFFF'FFFF;

	[[nodiscard]] bool HasSizeOf(const GridMap& map) const;
	/** Everything is to be built anew, from this map. */
	void Restart(const GridMap& map);

	Detail::RegionStore store_;
	/** The versions that the regions belong to, and that marks reach up to. */
	std::uint64_t mapVersion_ = NoVersion;
	std::uint64_t markedVersion_ = NoVersion;
	std::unique_ptr<Detail::RegionUpkeep> upkeep_;
};
} // namespace NavCore
