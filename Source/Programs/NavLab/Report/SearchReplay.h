// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Trace/TraceSink.h"

#include <span>
#include <string>

namespace NavLab
{
/** The walkability bits of a map row by row without gaps, the lowest bit of a byte first; base64. */
[[nodiscard]] std::string EncodeMapBits(const NavCore::GridMap& map);

/**
 * The order in which a search saw and expanded cells, small enough to embed in a page; base64.
 *
 * A step is a variable-length number (seven bits a byte, low ones first): the zigzag difference of the
 * cell's index to the one before it, times four, plus 0 for an expansion, 1 for a new cell, 2 for a new
 * cell found by a jump, or 3 for a step of a spatial search. After a 3 follows which one: 0 for a line, 1
 * for a sub-goal, 2 for the start of a refinement, 3 for a trim. After a jump and after a line follows the
 * zigzag difference of the parent's index to the cell's.
 */
[[nodiscard]] std::string EncodeReplay(
	const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events);
} // namespace NavLab
