// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/RegionScratchData.h"
#include "Regions/WorkMeter.h"

#include <cstdint>

namespace NavCore::Detail
{
/** Writes the cells of a sector whose regions stay the same, one for one. */
void CommitSameRegions(RegionStore& store, RegionScratchData& scratch, const DraftSector& draft);

/**
 * Writes a draft to the store, after the search for splits, and brings the components up to date. In between
 * the store may be read without harm, but what it says of the sectors of the draft means nothing.
 */
class RegionCommit
{
public:
	/** Goes on with the commit that is in the scratch; RegionDraft::Begin starts another one. */
	RegionCommit(RegionStore& store, RegionScratchData& scratch) : store_(store), scratch_(scratch) {}

	/** True when it is done. A piece of its work is a sector, or a region with its links. */
	[[nodiscard]] bool Advance(WorkMeter& meter);

private:
	/** These return the steps of the piece. */
	std::int64_t Release(const OldRegion& old);
	std::int64_t WriteSector(const DraftSector& draft);
	[[nodiscard]] std::uint32_t RegionOfNode(std::uint32_t node) const;
	/** Every exhausted group becomes a component of its own. */
	[[nodiscard]] bool AdvanceSplits(WorkMeter& meter);
	/** The two ends of every new link belong together; the smaller component gives way. */
	[[nodiscard]] bool AdvanceMerges(WorkMeter& meter);
	/** Gives the regions that hang together with those on the stack to another component. */
	[[nodiscard]] bool AdvanceRecolouring(WorkMeter& meter);

	RegionStore& store_;
	RegionScratchData& scratch_;
};
} // namespace NavCore::Detail
