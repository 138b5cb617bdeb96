// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Draw/DrawList.h"
#include "NavCore/Draw/DrawPalette.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace NavCore
{
class GridMap;
struct Path;

/** How a path is drawn. */
struct PathDrawing
{
	DrawColor color = DrawPalette::Path;
	/** Of the line, in cells. */
	float width = 0.4F;
	/** A light edge around lines and marks. */
	bool cased = true;
	/** A mark on the first cell and one on the last. */
	bool ends = true;
	/** A mark on every turning point between them. */
	bool waypoints = false;
	/** Cells between two arrow heads along the line; 0 draws none. */
	std::int32_t arrowEvery = 0;
	/** Steps that lie behind the agent; they are drawn paler, and the first mark stands at their end. */
	std::size_t walkedSteps = 0;
	/** Fills the cells below the line, as an overlay. */
	bool cells = false;
};

/** A path in either form as one line through the middles of its cells. */
NAVCORE_EXPORT void DrawPath(const GridMap& map, const Path& path, const DrawWindow& window,
	const PathDrawing& how, DrawList& outList);

/** The straight lines between some cells: a smoothed path, or what an agent still has to walk. */
NAVCORE_EXPORT void DrawPath(const GridMap& map, std::span<const Cell> points, const DrawWindow& window,
	const PathDrawing& how, DrawList& outList);

/**
 * A cross on every cell of the path, from a step on, that an agent of this clearance can no longer step to.
 * Returns how many there are, in the window or not.
 */
NAVCORE_EXPORT std::size_t DrawBlockedSteps(const GridMap& map, const Path& path, const DrawWindow& window,
	std::uint8_t clearance, std::size_t fromStep, DrawList& outList);

/** The mark of a place that matters: where a path starts, or where it leads. */
NAVCORE_EXPORT void DrawPlace(
	const GridMap& map, Cell cell, const DrawWindow& window, DrawColor color, DrawList& outList);
} // namespace NavCore
