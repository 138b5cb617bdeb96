// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Regions/NearestSearch.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/SearchContext.h"

#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * The closest place to a goal that can be reached over links: on the floor of the goal if any of it can be
 * reached, else close to the goal's place on the floor of the start. Of maps without floors, on any.
 */
class LinkedNearest
{
public:
	/** The context has links, regions that follow the map, and a reach that follows them. */
	[[nodiscard]] RegionError Begin(const SearchContext& context, Cell start, Cell goal);
	[[nodiscard]] NearestSearch::Status Advance(WorkBudget& budget);
	[[nodiscard]] bool HasAnswer() const { return search_.HasAnswer(); }
	[[nodiscard]] Cell Nearest() const { return search_.Nearest(); }

private:
	[[nodiscard]] RegionError BeginOnFloor();

	SearchContext context_;
	Cell start_;
	Cell goal_;
	std::vector<std::uint32_t> components_;
	NearestSearch search_;
	bool triedGoal_ = false;
};

/** Whether regions and reach of a context tell about its map as it is. */
[[nodiscard]] bool KnowsReach(const SearchContext& context);
} // namespace NavCore::Detail
