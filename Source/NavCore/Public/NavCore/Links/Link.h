// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"

#include <cstdint>

namespace NavCore
{
/** Number of a link. Given in order and never again, so that a path can be told that its link is gone. */
using LinkId = std::uint32_t;

inline constexpr LinkId NoLink = 0xFFFF'FFFF;

/** What a link is in the game. Plays no part in a search; hosts choose an animation by it. */
enum class LinkKind : std::uint8_t
{
	Stairs,
	Ladder,
	Jump,
	Teleport,
	Other,
};

/**
 * A way between two cells that no move of the grid offers: stairs or a ladder to another floor, a jump over a
 * gap, a teleport. Two ways with different costs are two links.
 */
struct LinkSpec
{
	Cell from;
	Cell to;
	/** What crossing costs, either way, in units of Cost: 1970 for a straight step. */
	Cost cost = StraightCost;
	LinkKind kind = LinkKind::Stairs;
	bool twoWay = true;
	/** Only enabled links can be taken: a lift that does not run, a door that is shut. */
	bool enabled = true;
	/** Widest agent that fits through, as the clearance of its requests. */
	std::uint8_t maxClearance = 255;

	friend constexpr bool operator==(const LinkSpec&, const LinkSpec&) = default;
};

/** A link that a path takes: from one of its points to the next. */
struct PathLink
{
	/** Index of the point where the link begins. */
	std::uint32_t point = 0;
	LinkId link = NoLink;
	/** Of crossing; part of the cost of the path. */
	Cost cost;

	friend constexpr bool operator==(const PathLink&, const PathLink&) = default;
};
} // namespace NavCore
