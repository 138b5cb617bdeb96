// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>
#include <span>

namespace NavCore
{
class GridMap;
class RegionMap;
class WorkBudget;
enum class RegionError : std::uint8_t;

namespace Detail
{
struct Sector;
}

/**
 * RegionMap::NearestReachable in pieces: the cell connected to a start that is closest to a goal.
 *
 * It looks at the sectors in rings around the goal and stops when none further out can be better; a piece of
 * work is one sector. Slicing does not change the answer. Regions and map stay as they are while it runs, or
 * Advance says that the search has lost its ground.
 */
class NAVCORE_EXPORT NearestSearch
{
public:
	enum class Status : std::uint8_t
	{
		Running,
		Done,
		Outdated, // The regions do not follow the map any more; there is no answer.
	};

	/** Does not search yet. Advance may be called if there is no error. */
	[[nodiscard]] RegionError Begin(const RegionMap& regions, const GridMap& map, Cell from, Cell goal);
	/**
	 * The same over several components, and only cells of a rectangle: for a start from which links lead on.
	 * The components are in ascending order and must stay in place while the search runs. There may be no
	 * such cell: see HasAnswer.
	 */
	[[nodiscard]] RegionError Begin(const RegionMap& regions, const GridMap& map,
		std::span<const std::uint32_t> components, Cell goal, const CellRect& within);
	/** Works until the budget is spent. */
	[[nodiscard]] Status Advance(WorkBudget& budget);
	/** Whether there is a cell to tell, when it is done. */
	[[nodiscard]] bool HasAnswer() const { return hasAnswer_; }
	/** The answer, when it is done. */
	[[nodiscard]] Cell Nearest() const { return nearest_; }

private:
	void Start(const RegionMap& regions, const GridMap& map, Cell goal, const CellRect& within);
	[[nodiscard]] bool IsWanted(std::uint32_t component) const;
	/** The cost of the way between two cells over an empty map. */
	[[nodiscard]] std::int64_t Between(Cell a, Cell b) const;
	/** No cell of the rectangle is closer to the goal than this. */
	[[nodiscard]] std::int64_t AtLeast(const CellRect& rect) const;
	[[nodiscard]] std::int64_t Square(std::int64_t dx, std::int64_t dy) const;

	/** Begins a ring; false when no cell in it can be better. */
	[[nodiscard]] bool BeginRing(std::int32_t ring);
	void BeginRow(std::int32_t row);
	/** Goes on to the next sector of the ring that is on the map, or past its last row. */
	void NextSector();
	/** Looks at the sector whose turn it is; returns the steps that took. */
	std::int64_t VisitSector();
	std::int64_t VisitCells(const Detail::Sector& sector, const CellRect& rect);
	void Offer(Cell cell);

	const RegionMap* regions_ = nullptr;
	const GridMap* map_ = nullptr;
	std::uint64_t version_ = 0;
	bool hex_ = false;
	bool diagonals_ = false;
	bool done_ = true;
	bool hasAnswer_ = false;
	/** Either one component, or those of a list. */
	std::uint32_t component_ = 0;
	std::span<const std::uint32_t> components_;
	CellRect within_;
	Cell goal_;
	/** Sectors across and down. */
	std::int32_t columns_ = 0;
	std::int32_t rows_ = 0;
	/** In sectors: where the goal is, how far away the ring is, and the next sector of it. */
	Cell middle_;
	std::int32_t ring_ = 0;
	Cell place_;
	std::int64_t best_ = InfiniteCost.units;
	Cell nearest_;
};
} // namespace NavCore
