// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

// The data of RegionMap. Hosts use RegionMap; this header is public so that its look-ups are inlined.
namespace NavCore::Detail
{
inline constexpr std::int32_t SectorShift = 5;
inline constexpr std::int32_t SectorSide = 1 << SectorShift;
inline constexpr std::uint32_t NoIndex = 0xFFFF'FFFF;

/** The free cells of a sector: bit x of row y. Cells off the map are 0. */
using SectorRows = std::array<std::uint32_t, SectorSide>;

/**
 * A square of cells. Its regions are the maximal sets of its free cells that are joined inside it; each
 * has a slot, and slot s is region firstRegion + s. A sector with one slot stores no labels.
 */
struct Sector
{
	SectorRows open{};
	std::uint32_t firstRegion = NoIndex;
	/** Blocks of one byte a cell with the low and, past 256 slots, the high byte of the slot. */
	std::uint32_t lowPlane = NoIndex;
	std::uint32_t highPlane = NoIndex;
	/** Every slot below this is in use. */
	std::uint16_t slots = 0;
	std::uint16_t capacity = 0;
};

struct Region
{
	std::uint32_t component = NoIndex;
	std::uint32_t firstLink = NoIndex;
};

/** Half of a link between two regions; the other half is at index ^ 1. */
struct RegionLink
{
	std::uint32_t target = NoIndex;
	std::uint32_t next = NoIndex;
	std::uint32_t previous = NoIndex;
};

/** Sectors, the graph of their regions, and the component of each region. Knows no movement rules. */
class RegionStore
{
public:
	/** Empties everything: no free cells anywhere. */
	void Reset(std::int32_t width, std::int32_t height);
	/** The same in pieces: forgets the cells of one sector, and the graph once all are cleared. */
	void ClearSector(std::uint32_t sector) { sectors_[sector] = {}; }
	void ClearGraph();
	/** Makes room for a good many edits, so that few of them have to move the graph to larger memory. */
	void ReserveForEdits();

	[[nodiscard]] std::int32_t Width() const { return width_; }
	[[nodiscard]] std::int32_t Height() const { return height_; }
	[[nodiscard]] std::int32_t Columns() const { return columns_; }
	[[nodiscard]] std::int32_t Rows() const { return rows_; }
	[[nodiscard]] bool Contains(Cell cell) const
	{
		return static_cast<std::uint32_t>(cell.x) < static_cast<std::uint32_t>(width_) &&
			static_cast<std::uint32_t>(cell.y) < static_cast<std::uint32_t>(height_);
	}

	[[nodiscard]] std::uint32_t SectorCount() const { return static_cast<std::uint32_t>(sectors_.size()); }
	[[nodiscard]] std::uint32_t SectorOf(Cell cell) const
	{
		return static_cast<std::uint32_t>((cell.y >> SectorShift) * columns_ + (cell.x >> SectorShift));
	}
	[[nodiscard]] Cell SectorOrigin(std::uint32_t sector) const
	{
		const auto index = static_cast<std::int32_t>(sector);
		return {index % columns_ << SectorShift, index / columns_ << SectorShift};
	}
	[[nodiscard]] const Sector& SectorAt(std::uint32_t sector) const { return sectors_[sector]; }

	/** Slot of a free cell, by its place in the sector. */
	[[nodiscard]] std::uint32_t SlotAt(const Sector& sector, std::int32_t x, std::int32_t y) const
	{
		const std::size_t place = static_cast<std::size_t>((y << SectorShift) + x);
		std::uint32_t slot = 0;
		if (sector.lowPlane != NoIndex)
		{
			slot = PlaneAt(sector.lowPlane)[place];
		}
		if (sector.highPlane != NoIndex)
		{
			slot |= std::uint32_t{PlaneAt(sector.highPlane)[place]} << 8;
		}
		return slot;
	}
	/** Region of a cell; NoIndex where it is blocked or off the map. */
	[[nodiscard]] std::uint32_t RegionAt(Cell cell) const
	{
		if (!Contains(cell))
		{
			return NoIndex;
		}
		const Sector& sector = sectors_[SectorOf(cell)];
		const std::int32_t x = cell.x & (SectorSide - 1);
		const std::int32_t y = cell.y & (SectorSide - 1);
		if (((sector.open[static_cast<std::size_t>(y)] >> x) & 1U) == 0)
		{
			return NoIndex;
		}
		return sector.firstRegion + SlotAt(sector, x, y);
	}

	[[nodiscard]] std::size_t RegionCapacity() const { return regions_.size(); }
	/** How far the capacity grows before memory has to. */
	[[nodiscard]] std::size_t RegionReserve() const { return regions_.capacity(); }
	[[nodiscard]] const Region& RegionOf(std::uint32_t region) const { return regions_[region]; }
	[[nodiscard]] const RegionLink& LinkAt(std::uint32_t link) const { return links_[link]; }
	[[nodiscard]] bool AreLinked(std::uint32_t a, std::uint32_t b) const;

	[[nodiscard]] std::size_t RegionCount() const { return regionCount_; }
	[[nodiscard]] std::size_t LinkCount() const { return links_.size() / 2 - freeLinks_.size(); }
	[[nodiscard]] std::size_t ComponentCount() const { return sizes_.size() - freeComponents_.size(); }
	[[nodiscard]] std::size_t ComponentCapacity() const { return sizes_.size(); }
	/** Regions of a component. */
	[[nodiscard]] std::uint32_t ComponentSize(std::uint32_t component) const { return sizes_[component]; }
	[[nodiscard]] std::size_t Bytes() const;

	/** Writes one cell; an opened one joins the region of the slot. */
	void SetCell(std::uint32_t sector, std::int32_t x, std::int32_t y, bool open, std::uint32_t slot);
	/** Makes room for slots and labels. The regions of the sector must be released. */
	void PrepareSector(std::uint32_t sector, const SectorRows& open, std::uint32_t slots);
	/** Gives the cells first to last of a row of the sector to a slot. */
	void WriteSlots(
		std::uint32_t sector, std::int32_t y, std::int32_t first, std::int32_t last, std::uint32_t slot);

	/** A component without regions; it goes away when its last region does. */
	[[nodiscard]] std::uint32_t AddComponent();
	/** Fills a slot that PrepareSector made or ReleaseRegion emptied. */
	void AddRegion(std::uint32_t region, std::uint32_t component);
	/**
	 * Empties the slot and removes its links; returns how many. The component stays, even without regions:
	 * see SweepComponent.
	 */
	std::uint32_t ReleaseRegion(std::uint32_t region);
	void SetComponent(std::uint32_t region, std::uint32_t component);
	/** Lets go of the component if it has no regions. */
	void SweepComponent(std::uint32_t component);

	void AddLink(std::uint32_t a, std::uint32_t b);

private:
	static constexpr std::size_t PlaneBytes = static_cast<std::size_t>(SectorSide) * SectorSide;
	/** Planes stand in blocks that never move: an edit that needs one more must not copy them all. */
	static constexpr std::uint32_t BlockPlanes = 16;
	using PlaneBlock = std::array<std::uint8_t, BlockPlanes * PlaneBytes>;
	/** Powers of two up to one region a cell. */
	static constexpr std::size_t BlockSizes = 2 * SectorShift + 1;

	[[nodiscard]] const std::uint8_t* PlaneAt(std::uint32_t plane) const
	{
		return planes_[plane / BlockPlanes]->data() + plane % BlockPlanes * PlaneBytes;
	}
	[[nodiscard]] std::uint8_t* PlaneAt(std::uint32_t plane)
	{
		return planes_[plane / BlockPlanes]->data() + plane % BlockPlanes * PlaneBytes;
	}
	void ReserveRegions(Sector& sector, std::uint32_t slots);
	void PreparePlane(std::uint32_t& plane, bool wanted);
	void Detach(std::uint32_t owner, std::uint32_t link);

	std::int32_t width_ = 0;
	std::int32_t height_ = 0;
	std::int32_t columns_ = 0;
	std::int32_t rows_ = 0;
	std::size_t regionCount_ = 0;
	std::vector<Sector> sectors_;
	std::vector<std::unique_ptr<PlaneBlock>> planes_;
	/** Planes that have been handed out, free ones included. */
	std::uint32_t planeCount_ = 0;
	std::vector<Region> regions_;
	std::vector<RegionLink> links_;
	/** Regions by component; a free component has none. */
	std::vector<std::uint32_t> sizes_;
	std::vector<std::uint32_t> freePlanes_;
	std::vector<std::uint32_t> freeLinks_;
	std::vector<std::uint32_t> freeComponents_;
	std::array<std::vector<std::uint32_t>, BlockSizes> freeRegions_;
};
} // namespace NavCore::Detail
