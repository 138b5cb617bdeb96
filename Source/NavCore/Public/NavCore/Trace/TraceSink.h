// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavCore
{
enum class TraceKind : std::uint8_t
{
	Source,      // Where the query starts.
	Destination, // Where it wants to go.
	Generate,    // A node enters the open list for the first time.
	Update,      // A cheaper way to a known node.
	Expand,      // A node leaves the open list and its moves are looked at.
	Close,       // A node is done.
	Line,        // A straight run from parent to cell, tried or taken.
	Subgoal,     // A cell that a spatial or hierarchical search aims at next.
	Refine,      // An inner search starts, from parent to cell.
	Trim,        // The rest of an inner path after cell is dropped.
};

/** One step of a search. parent equals cell where there is none. */
struct TraceEvent
{
	TraceKind kind = TraceKind::Expand;
	Cell cell;
	Cell parent;
	Cost g;
	Cost f;
};

/** Receives the steps of a search in order. Searches without a sink run code that never mentions one. */
class TraceSink
{
public:
	virtual ~TraceSink() = default;
	virtual void OnEvent(const TraceEvent& event) = 0;
};
} // namespace NavCore
