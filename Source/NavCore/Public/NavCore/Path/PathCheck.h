// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace NavCore
{
class GridMap;
class LinkGraph;

/** A cell of a path in either form. */
struct PathPlace
{
	Cell cell;
	/** Steps from the start of the path: the index of the cell if the path lists every cell. */
	std::size_t step = 0;
	/** Index of the point that comes next; the number of points at the end of the path. */
	std::size_t nextPoint = 0;

	friend constexpr bool operator==(const PathPlace&, const PathPlace&) = default;
};

/** The first cell. The path must not be empty. */
[[nodiscard]] NAVCORE_EXPORT PathPlace StartOf(const Path& path);
/** The cell so many steps from the start, or the last one if there are fewer. Takes a look at each point. */
[[nodiscard]] NAVCORE_EXPORT PathPlace PlaceAt(const Path& path, std::size_t step);

enum class PathCheckStatus : std::uint8_t
{
	Running, // The steps allowed are used up; call again.
	Sound,   // The rest of the path is legal.
	Broken,  // The step from this place is not; see BrokenStep.
};

/** A step that is not a legal move. */
struct BrokenStep
{
	/** The step leads from cell number step of the path to the next one. */
	std::size_t step = 0;
	/** What the agent can no longer stand on or step to. */
	Cell cell;

	friend constexpr bool operator==(const BrokenStep&, const BrokenStep&) = default;
};

/**
 * Walks along a path while its steps are legal moves on the map for an agent of this clearance, for at most
 * so many steps. The place moves on with the walk; at Broken it is the cell from which the broken step leads.
 * Runs along rows and columns are looked at 57 cells at a time where the map allows it. Points that are off
 * the map or not in line with each other are broken steps like any other. Crossing a link is one step, legal
 * while the link can be taken; without links to ask, none can.
 */
[[nodiscard]] NAVCORE_EXPORT PathCheckStatus AdvanceSound(const GridMap& map, const Path& path,
	std::uint8_t clearance, PathPlace& place, std::size_t maxSteps, const LinkGraph* links = nullptr);

/**
 * The first step from fromStep on that is not a legal move; none if the rest of the path is sound. A path
 * without steps left is broken if the agent cannot stand on its last cell.
 */
[[nodiscard]] NAVCORE_EXPORT std::optional<BrokenStep> FindBrokenStep(const GridMap& map, const Path& path,
	std::uint8_t clearance = 1, std::size_t fromStep = 0, const LinkGraph* links = nullptr);
} // namespace NavCore
