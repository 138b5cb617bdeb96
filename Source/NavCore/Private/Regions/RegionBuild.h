// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/RegionScratchData.h"
#include "Regions/WorkMeter.h"

#include <cstdint>

namespace NavCore::Detail
{
/**
 * Builds regions from nothing, in pieces. The cells of a sector are read once, when its turn comes; edits of
 * sectors that have had theirs are left to the upkeep afterwards.
 */
class RegionBuild
{
public:
	/** Goes on with the build whose progress is in the scratch. The store has the size of the map. */
	RegionBuild(RegionStore& store, const GridMap& map, const SectorMoves& moves, RegionScratchData& scratch)
		: store_(store), map_(map), moves_(moves), scratch_(scratch)
	{
	}

	/** True when it is done. A piece of its work is a sector, or a region with its links. */
	[[nodiscard]] bool Advance(WorkMeter& meter);

private:
	/** These return the steps of the piece. */
	std::int64_t LabelSector(std::uint32_t sector);
	std::int64_t LinkSector(std::uint32_t sector);
	[[nodiscard]] bool AdvanceComponents(WorkMeter& meter);

	RegionStore& store_;
	const GridMap& map_;
	const SectorMoves& moves_;
	RegionScratchData& scratch_;
};
} // namespace NavCore::Detail
