// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/RegionScratchData.h"

#include <cstdint>

namespace NavCore::Detail
{
/**
 * What the regions would be if some sectors had other cells. The store is only read, so that the same code
 * serves edits, which are written to the store at the end, and questions, which are not.
 */
class RegionDraft
{
public:
	/** Goes on with the draft that is in the scratch. */
	RegionDraft(const RegionStore& store, const SectorMoves& moves, RegionScratchData& scratch);

	/** Empties the draft. */
	void Begin();

	/** How a sector relates to the one in the store. */
	enum class Difference : std::uint8_t
	{
		SameRegions, // The old regions gained or lost cells, one for one.
		Regions,     // Some came, went, split or merged.
	};

	/** Labels a sector anew and adds it. Sectors come in ascending order. */
	Difference Add(std::uint32_t sector, const SectorRows& open);
	[[nodiscard]] DraftSector& Last() { return scratch_.sectors.back(); }
	/** Takes the last sector out again: it needs no new links. */
	void DropLast();

	/** Finds the links of the new regions of one sector; returns the steps. All sectors must be there. */
	std::int64_t Link(const DraftSector& draft);

	/** The node of a cell that is free in the draft. */
	[[nodiscard]] std::uint32_t NodeAt(Cell cell) const;
	[[nodiscard]] bool AreLinked(std::uint32_t draftNode, std::uint32_t node) const;
	[[nodiscard]] bool IsEmpty() const { return scratch_.sectors.empty(); }

private:
	void MatchOldRegions(DraftSector& draft);
	void AddOverlaps(const DraftSector& draft, std::uint32_t cells, std::int32_t y, std::uint32_t node);
	[[nodiscard]] const DraftSector* Find(std::uint32_t sector) const;
	void LinkTo(const DraftSector& draft, std::int32_t dx, std::int32_t dy);
	void AddLink(std::uint32_t a, std::uint32_t b);
	[[nodiscard]] std::uint32_t DraftNodeAt(const DraftSector& draft, Cell place) const;

	const RegionStore& store_;
	const SectorMoves& moves_;
	RegionScratchData& scratch_;
};
} // namespace NavCore::Detail
