// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/MazeLevelFile.h"

#include "Io/TextScan.h"
#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <utility>

namespace NavCore
{
namespace Detail::MazeLevelFileImpl
{
bool IsBetween(char letter, char first, char last)
{
	return letter >= first && letter <= last;
}

/** Measures the level; short rows and empty lines at the end are part of the format. */
IoError Measure(LineReader reader, GridDesc& desc)
{
	std::string_view line;
	while (reader.Next(line))
	{
		if (line.empty())
		{
			continue;
		}
		if (line.size() > static_cast<std::size_t>(MaxMazeSide) || reader.Line() > MaxMazeSide)
		{
			return reader.Error(IoErrorKind::BadRowLength,
				"a level has at most " + std::to_string(MaxMazeSide) + " rows and columns");
		}
		desc.height = static_cast<std::int32_t>(reader.Line());
		desc.width = (std::max)(desc.width, static_cast<std::int32_t>(line.size()));
	}
	return desc.height == 0 ? reader.FileError(IoErrorKind::Truncated, "the level is empty") : IoError{};
}

/** The letters of all rows, padded, with unprintable bytes replaced. */
std::string ReadLetters(LineReader reader, const GridDesc& desc)
{
	const auto width = static_cast<std::size_t>(desc.width);
	std::string letters(width * static_cast<std::size_t>(desc.height), ' ');
	std::string_view line;
	for (std::size_t y = 0; y < static_cast<std::size_t>(desc.height) && reader.Next(line); ++y)
	{
		std::transform(line.begin(), line.end(), letters.begin() + static_cast<std::ptrdiff_t>(y * width),
			[](char c) { return IsBetween(c, ' ', '~') ? c : ' '; });
	}
	return letters;
}

void AddTerrain(GridEdit& edit, Cell cell, char digit)
{
	edit.EnableTerrain();
	static_cast<void>(edit.SetTerrain(cell, static_cast<std::uint8_t>(digit - '0')));
}

/** Puts one cell into the map and the lists. */
IoError AddCell(const LineReader& reader, Cell cell, char letter, GridEdit& edit, MazeLevel& level)
{
	if (IsBetween(letter, 'A', 'T'))
	{
		static_cast<void>(edit.SetWalkable(cell, false));
	}
	else if (IsBetween(letter, '2', '9'))
	{
		AddTerrain(edit, cell, letter);
	}
	else if (IsBetween(letter, 'a', 'j'))
	{
		level.monsters.push_back({cell, letter - 'a'});
	}
	else if (IsBetween(letter, 'x', 'z'))
	{
		level.keys.push_back({cell, letter - 'x'});
	}
	else if (IsBetween(letter, 'X', 'Z'))
	{
		level.doors.push_back({cell, letter - 'X'});
	}
	else if (IsBetween(letter, 'p', 'r'))
	{
		level.aiStarts.push_back({cell, letter - 'p' + 1});
		std::int32_t players = 0;
		for (const MazeAiStart& start : level.aiStarts)
		{
			players += start.players;
		}
		if (players > MaxMazeAiPlayers)
		{
			return reader.Error(IoErrorKind::BadContent,
				"a level has at most " + std::to_string(MaxMazeAiPlayers) + " computer players");
		}
	}
	else if (letter == 'o')
	{
		if (level.humanStart)
		{
			return reader.Error(IoErrorKind::BadContent, "the level has a second start \"o\"");
		}
		level.humanStart = cell;
	}
	return {};
}

IoError AddRows(LineReader& reader, MazeLevel& level)
{
	GridEdit edit(level.map);
	std::string_view line;
	for (std::int32_t y = 0; y < level.map.Height() && reader.Next(line); ++y)
	{
		for (std::int32_t x = 0; x < level.map.Width(); ++x)
		{
			const Cell cell{x, y};
			IoError error = AddCell(reader, cell, level.LetterAt(cell), edit, level);
			if (error.IsError())
			{
				return error;
			}
		}
	}
	return {};
}

bool HasKeyWithDoor(const MazeLevel& level)
{
	bool hasKey[3] = {};
	for (const MazeEntity& key : level.keys)
	{
		hasKey[key.type] = true;
	}
	return std::any_of(level.doors.begin(), level.doors.end(),
		[&hasKey](const MazeEntity& door) { return hasKey[door.type]; });
}
} // namespace Detail::MazeLevelFileImpl

Result<MazeLevel, IoError> ReadMazeLevel(
	std::string_view text, std::string_view fileName, CornerRule cornerRule)
{
	Detail::LineReader reader(text, fileName);
	GridDesc desc;
	desc.cornerRule = cornerRule;
	IoError error = Detail::MazeLevelFileImpl::Measure(reader, desc);
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	Result<GridMap, GridError> map = GridMap::Create(desc);
	if (!map)
	{
		return Failure{reader.FileError(IoErrorKind::OutOfRange, std::string(Describe(map.Error())))};
	}
	MazeLevel level{
		std::move(map).Value(), Detail::MazeLevelFileImpl::ReadLetters(reader, desc), {}, {}, {}, {}, {}};
	error = Detail::MazeLevelFileImpl::AddRows(reader, level);
	if (!error.IsError() && !Detail::MazeLevelFileImpl::HasKeyWithDoor(level))
	{
		error = reader.FileError(IoErrorKind::BadContent, "the level has no key with its door");
	}
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	return level;
}

std::string WriteMazeLevel(const MazeLevel& level)
{
	const auto width = static_cast<std::size_t>(level.map.Width());
	std::string text;
	text.reserve(level.letters.size() + static_cast<std::size_t>(level.map.Height()));
	for (std::size_t from = 0; from < level.letters.size(); from += width)
	{
		text.append(level.letters, from, width);
		text += '\n';
	}
	return text;
}
} // namespace NavCore
