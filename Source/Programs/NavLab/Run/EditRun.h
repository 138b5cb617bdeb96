// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/Statistics.h"

#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace NavLab
{
class Progress;

struct EditOptions
{
	std::size_t edits = 10'000;
	std::uint64_t seed = 1;
};

/** What one structure beside the grid cost. */
struct StructureCost
{
	std::string name;
	Summary updateUs;
	/** Building it from nothing, on the map as the edits left it: the best of a few runs. */
	double rebuildMs = 0.0;
	std::size_t bytes = 0;
};

/** What keeping everything current cost. The names are those of the JSON, which design.md explains. */
struct EditResult
{
	std::size_t edits = 0;
	/** Committing the edit: bits, transposed bits and jump bits. */
	Summary gridUs;
	std::vector<StructureCost> structures;
	/** Grid and structures together. */
	Summary totalUs;
	/** All structures from nothing. */
	double rebuildMs = 0.0;
	/** How often repaired structures were compared with ones built anew, and how often they differed. */
	std::size_t comparisons = 0;
	std::size_t mismatches = 0;
	std::int64_t walkableAtEnd = 0;
};

/**
 * Edits single cells as a game does: walls rise on free cells and fall again, and now and then a wall of
 * the map is dug away and refilled. Equal seeds give equal edits. Comparisons are not in the times.
 */
[[nodiscard]] EditResult RunEdits(NavCore::GridMap map, const EditOptions& options, Progress& progress);
} // namespace NavLab
