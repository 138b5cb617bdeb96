// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Regions/RegionScratchData.h"

namespace NavCore::Detail
{
/** Writes the cells of a sector whose regions stay the same, one for one. */
void CommitSameRegions(RegionStore& store, RegionScratchData& scratch, const DraftSector& draft);

/** Writes a draft to the store, after the search for splits, and brings the components up to date. */
void CommitDraft(RegionStore& store, RegionScratchData& scratch);
} // namespace NavCore::Detail
