// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavReference/ReferenceGrid.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace NavReference
{
/** How densely a path lists its cells. */
enum class PointList
{
	EveryCell,
	TurningPoints, // Between two of them the path runs along a row, a column or a diagonal.
};

/** A link that a path is said to take from one of its points to the next. */
struct LinkClaim
{
	std::size_t point = 0;
	std::uint32_t number = 0;
	std::int64_t cost = 0;
};

/** A path and everything that its finder states about it. */
struct PathClaim
{
	std::vector<Point> points;
	/** In the order of the path. */
	std::vector<LinkClaim> links;
	PointList list = PointList::EveryCell;
	Point start;
	Point goal;
	/** A partial path ends anywhere but at the goal. */
	bool partial = false;
	std::int64_t cost = 0;
	std::int64_t straightSteps = 0;
	std::int64_t diagonalSteps = 0;
};

struct PathVerdict
{
	bool ok = false;
	/** One sentence for people; empty when the path is fine. */
	std::string reason;

	explicit operator bool() const { return ok; }
};

/**
 * Checks that a path starts and ends where it should, that every step of it is a legal move to another
 * cell, and that the stated cost and step counts are those of its steps.
 */
[[nodiscard]] PathVerdict ValidatePath(const ReferenceGrid& grid, const PathClaim& claim);
} // namespace NavReference
