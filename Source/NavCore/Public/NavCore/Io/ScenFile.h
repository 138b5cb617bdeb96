// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Io/IoError.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore
{
/** The optimal length that scenarios give to a problem without a path. */
inline constexpr double NoPathLength = -1.0;
/** Longest length a scenario may state, in cells: far above any path on the largest map. */
inline constexpr double MaxScenLength = 1e12;

struct ScenProblem
{
	/** Groups problems of like length; by custom the optimal length divided by four. */
	std::int32_t bucket = 0;
	/** Index into ScenFile::mapNames. */
	std::int32_t mapIndex = 0;
	/** Size of the map that the problem was made for. */
	std::int32_t width = 0;
	std::int32_t height = 0;
	Cell start{};
	Cell goal{};
	/** In cells, or NoPathLength. Often rounded: compare with a tolerance of 0.01. */
	double optimalLength = 0.0;

	/** False for NoPathLength, and for a length of 0 between two cells: older files write that. */
	[[nodiscard]] bool IsSolvable() const
	{
		return optimalLength > 0.0 || (optimalLength == 0.0 && start == goal);
	}

	friend bool operator==(const ScenProblem&, const ScenProblem&) = default;
};

/** A MovingAI scenario, version 1. */
struct ScenFile
{
	/** Every name once, in order of appearance; path prefixes are kept. Nearly always one. */
	std::vector<std::string> mapNames;
	std::vector<ScenProblem> problems;

	friend bool operator==(const ScenFile&, const ScenFile&) = default;
};

/**
 * Reads "version 1" (or "1.0") and one problem a line, fields separated by tabs or spaces:
 * bucket, map, width, height, start x, start y, goal x, goal y, optimal length.
 *
 * Cells outside the stated size and lengths that are negative (-1 excepted), infinite or not numbers
 * are errors. CRLF, blank lines and a last line without an end are accepted.
 */
[[nodiscard]] NAVCORE_EXPORT Result<ScenFile, IoError> ReadScenFile(
	std::string_view text, std::string_view fileName);

/**
 * The scenario as tab-separated text, lengths with eight decimals. Fails, with the number of the line
 * to be, on contents that ReadScenFile would refuse, such as a map name with a space.
 */
[[nodiscard]] NAVCORE_EXPORT Result<std::string, IoError> WriteScenFile(const ScenFile& scen);

/** The name without its path: scenarios keep the folders of their author's machine. */
[[nodiscard]] NAVCORE_EXPORT std::string_view MapBaseName(std::string_view mapName);
} // namespace NavCore
