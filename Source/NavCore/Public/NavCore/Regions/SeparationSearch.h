// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Regions/RegionMap.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore
{
class GridMap;
class WorkBudget;

namespace Detail
{
class RegionDraft;
}

/**
 * What walls would do to the ways of a map, before they are built: RegionMap::WouldSeparate in pieces, for
 * any number of walls. Either for two cells, or for all: would anything be cut off that hangs together now?
 *
 * Map and regions are only read. Slicing does not change the answer. Both stay as they are while it runs, or
 * Advance says that the search has lost its ground. A piece of work is one sector under a wall, or one region
 * with its links. Parts of walls that are off the map or blocked already do not matter.
 */
class NAVCORE_EXPORT SeparationSearch
{
public:
	enum class Status : std::uint8_t
	{
		Running,
		Done,
		Outdated, // The regions do not follow the map any more; there is no answer.
	};

	/** The scratch outlives the search and serves no other question while it runs. */
	explicit SeparationSearch(RegionScratch& scratch) : scratch_(&scratch) {}

	/** Would the walls cut the way between two cells? Running, or Done where that shows at once. */
	[[nodiscard]] Status Begin(
		const RegionMap& regions, const GridMap& map, std::span<const CellRect> walls, Cell a, Cell b);
	/**
	 * Would the walls cut anything off, down to a single free cell, that is connected now? Separates,
	 * StaysConnected or OtherMap.
	 */
	[[nodiscard]] Status Begin(const RegionMap& regions, const GridMap& map, std::span<const CellRect> walls);

	/** Works until the budget is spent. */
	[[nodiscard]] Status Advance(WorkBudget& budget);
	/** The answer, when it is done. */
	[[nodiscard]] Separation Answer() const { return answer_; }

private:
	enum class Step : std::uint8_t
	{
		Sectors,
		Links,
		Split,
		Done,
	};

	/** Notes the walls; false when they cannot separate anything, and the answer is there. */
	[[nodiscard]] bool Prepare(const RegionMap& regions, const GridMap& map, std::span<const CellRect> walls);
	[[nodiscard]] Status End(Separation answer);
	[[nodiscard]] bool AnyWallHolds(Cell cell) const;
	/** The sector as it would be; sectors that would keep their regions and links stay out of the draft. */
	[[nodiscard]] std::int64_t AddSector(std::uint32_t sector, Detail::RegionDraft& draft) const;

	RegionScratch* scratch_;
	const RegionMap* regions_ = nullptr;
	const GridMap* map_ = nullptr;
	std::uint64_t version_ = 0;
	Step step_ = Step::Done;
	std::size_t cursor_ = 0;
	bool forAll_ = false;
	Cell a_;
	Cell b_;
	Separation answer_ = Separation::OtherMap;
};
} // namespace NavCore
