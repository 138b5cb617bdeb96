// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Io/IoError.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore
{
/** Longest side of a level. Rows are padded, so a bound on the sides is what bounds the memory. */
inline constexpr std::int32_t MaxMazeSide = 1024;
inline constexpr std::int32_t MaxMazeAiPlayers = 3;

/** A monster, key or door. Type 0 stands for the first letter of its range: a, x or X. */
struct MazeEntity
{
	Cell cell;
	std::int32_t type = 0;

	friend bool operator==(const MazeEntity&, const MazeEntity&) = default;
};

/** A cell where computer players start, and how many of them. */
struct MazeAiStart
{
	Cell cell;
	std::int32_t players = 1;

	friend bool operator==(const MazeAiStart&, const MazeAiStart&) = default;
};

/** A level of the key and door game. Entities are listed row by row, left to right. */
struct MazeLevel
{
	/** Walls are blocked. Doors are free: who may pass one is a matter of the game, not of the map. */
	GridMap map;
	/** The letters, row by row and padded to the width; characters without a meaning of theirs kept. */
	std::string letters;
	std::vector<MazeEntity> monsters;
	std::vector<MazeEntity> keys;
	std::vector<MazeEntity> doors;
	std::vector<MazeAiStart> aiStarts;
	std::optional<Cell> humanStart;

	/** The cell must be on the map. */
	[[nodiscard]] char LetterAt(Cell cell) const
	{
		return letters[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(map.Width()) +
			static_cast<std::size_t>(cell.x)];
	}
};

/**
 * Reads a level, one character a cell: A-T walls, a-j monsters, o the human start, p q r one to three
 * computer players, x y z keys, X Y Z their doors, 2-9 terrain cost. All else is plain ground,
 * U, V and W included; bytes that are not printable ASCII become spaces.
 *
 * Short rows are padded on the right with spaces, which are free cells. Empty lines at the end of the
 * text are no rows. The terrain layer exists only if a digit occurs. It is an error to have no key with
 * its door, more than MaxMazeAiPlayers computer players, or two human starts.
 */
[[nodiscard]] NAVCORE_EXPORT Result<MazeLevel, IoError> ReadMazeLevel(
	std::string_view text, std::string_view fileName, CornerRule cornerRule = CornerRule::NoneBlocked);

/** The letters, a line for each row. */
[[nodiscard]] NAVCORE_EXPORT std::string WriteMazeLevel(const MazeLevel& level);
} // namespace NavCore
