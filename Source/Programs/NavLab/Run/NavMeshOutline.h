// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridFrame.h"

#include <vector>

namespace NavCore
{
class GridMap;
struct DrawList;
} // namespace NavCore

namespace NavLab
{
/** The corners of each polygon of a navmesh, in cells. */
using NavMeshOutline = std::vector<std::vector<NavCore::GridPoint>>;

/** What the real Recast makes of a map, set up as Unreal has it. Octile maps; heights play no part. */
[[nodiscard]] NavMeshOutline OutlineNavMesh(const NavCore::GridMap& map);

/** Draws the sides of the polygons. */
void DrawNavMesh(const NavMeshOutline& outline, NavCore::DrawList& outList);
} // namespace NavLab
