// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

namespace NavCore
{
class GridMap;
class TraceSink;
struct Path;
} // namespace NavCore

namespace NavCore::Detail
{
/**
 * Looks for a way of one turn, diagonal steps first or straight ones first, and if one is free writes it
 * into outPath as waypoints. It is a shortest path. For maps that jump point search serves only; the trace,
 * if any, is told of the lines.
 */
[[nodiscard]] bool TakeOneTurnWay(const GridMap& map, Cell start, Cell goal, TraceSink* trace, Path& outPath);
} // namespace NavCore::Detail
