// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>
#include <vector>

namespace NavCore
{
class GridEdit;
}

namespace NavLab
{
/** What one edit does to the map. */
struct EditStep
{
	NavCore::CellRect rect;
	/** What all cells become, unless there are rows. */
	bool walkable = false;
	/** The cells as they were before a block rose, a word a row; empty for other edits. */
	std::vector<std::uint64_t> rows;
};

/** Writes the step without committing it. Throws std::runtime_error where the map refuses it. */
void ApplyStep(NavCore::GridEdit& edit, const EditStep& step);

/**
 * Chooses edits as a game makes them. Half of them take an earlier one back, so that the map keeps its
 * character. Equal seeds give equal edits. The map is looked at each time and outlives the chooser.
 */
class EditChooser
{
public:
	EditChooser(const NavCore::GridMap& map, std::uint64_t seed) : map_(map), random_(seed) {}

	/** One cell: mostly a wall rises on a free cell, now and then a wall is dug away. */
	[[nodiscard]] EditStep NextCell();

	/** Widest block: its rows are kept in words. */
	static constexpr std::int32_t MaxBlockSide = 64;
	/** A square rises apart from those that stand, or one falls and leaves what was there before. */
	[[nodiscard]] EditStep NextBlock(std::int32_t side);

private:
	[[nodiscard]] NavCore::Cell AnyCell();
	/** Beside a free cell, and blocked or free as wanted. */
	[[nodiscard]] bool Suits(NavCore::Cell cell, bool dig) const;
	/** On mostly free ground, and off the blocks that stand. */
	[[nodiscard]] bool Suits(const NavCore::CellRect& block) const;
	[[nodiscard]] bool TouchesStanding(const NavCore::CellRect& block) const;
	[[nodiscard]] EditStep Save(const NavCore::CellRect& block) const;

	const NavCore::GridMap& map_;
	NavCore::Random random_;
	std::vector<NavCore::Cell> flipped_;
	/** Each restores what was there before. */
	std::vector<EditStep> standing_;
};
} // namespace NavLab
