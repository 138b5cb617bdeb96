// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavReference/PathValidator.h"
#include "NavReference/ReferenceGrid.h"

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/Directions.h"

#include <cstdint>

namespace NavCore
{
class GridMap;
class LinkSet;
struct Path;
} // namespace NavCore

// The one place that knows both sides: it turns NavCore's maps and paths into the oracle's. It is a
// library of its own, so that the oracle itself stays free of NavCore.
namespace NavReference
{
[[nodiscard]] constexpr Point ToPoint(NavCore::Cell cell)
{
	return {cell.x, cell.y};
}

[[nodiscard]] GridShape ToShape(NavCore::Topology topology);
[[nodiscard]] Corners ToCorners(NavCore::CornerRule rule);

/** The oracle's copy of a map, read cell by cell through the public accessors. */
[[nodiscard]] ReferenceGrid ToReference(const NavCore::GridMap& map, std::uint8_t clearance = 1);

/** Copies the walkability of a rectangle again after an edit; layers are left as they were. */
void RefreshWalkable(const NavCore::GridMap& map, const NavCore::CellRect& rect, ReferenceGrid& outGrid);

/** Replaces the links of the oracle's copy by the enabled ones of a set. */
void SetLinks(const NavCore::LinkSet& links, ReferenceGrid& outGrid);

/** Validates a path that was asked for from start to goal; one marked partial may end elsewhere. */
[[nodiscard]] PathVerdict ValidatePath(
	const ReferenceGrid& grid, const NavCore::Path& path, NavCore::Cell start, NavCore::Cell goal);
} // namespace NavReference
