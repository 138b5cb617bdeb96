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
	/** Edits of one cell. */
	std::size_t edits = 10'000;
	/** Then so many blocks of block x block cells rise or fall. */
	std::size_t blockEdits = 2'000;
	std::int32_t block = 8;
	std::uint64_t seed = 1;

	[[nodiscard]] std::size_t Count() const { return edits + blockEdits; }
};

/** Times of one kind of edit. */
struct EditTimes
{
	std::size_t edits = 0;
	/** Committing the edit: bits, transposed bits and jump bits. */
	Summary gridUs;
	/** In the order of EditResult::structures. */
	std::vector<Summary> structureUs;
	/** Grid and structures together. */
	Summary totalUs;
};

/** One structure beside the grid. */
struct StructureCost
{
	/** As in the keys of the JSON. */
	std::string name;
	/** Building it from nothing, on the map as the edits left it: the best of a few runs. */
	double rebuildMs = 0.0;
	std::size_t bytes = 0;
	/** How often the repaired one was not the same as one built anew. */
	std::size_t mismatches = 0;
};

/** What keeping everything current cost. The names are those of the JSON, which design.md explains. */
struct EditResult
{
	EditTimes cells;
	EditTimes blocks;
	std::int32_t block = 0;
	std::vector<StructureCost> structures;
	/** All structures from nothing. */
	double rebuildMs = 0.0;
	/** How often repaired structures were compared with ones built anew, and how often any differed. */
	std::size_t comparisons = 0;
	std::size_t mismatches = 0;
	std::int64_t walkableAtEnd = 0;
};

/**
 * Edits single cells as a game does: walls rise on free cells and fall again, and now and then a wall of
 * the map is dug away and refilled. Then blocks rise and fall, as buildings do. Equal seeds give equal
 * edits. Comparisons are not in the times.
 */
[[nodiscard]] EditResult RunEdits(NavCore::GridMap map, const EditOptions& options, Progress& progress);
} // namespace NavLab
