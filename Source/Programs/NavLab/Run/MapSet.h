// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridMap.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace NavLab
{
struct PathProblem
{
	NavCore::Cell start;
	NavCore::Cell goal;
};

/** A map and the problems to solve on it. */
struct ProblemMap
{
	/** File name without extensions, or the number of a generated map. */
	std::string name;
	/** The file, or how the map was generated. */
	std::string origin;
	NavCore::GridMap map;
	std::vector<PathProblem> problems;
};

/** Maps of one kind, which share a row of an experiment's table. */
struct MapSet
{
	std::string name;
	/** False when the maps come from files. */
	bool generated = false;
	std::vector<ProblemMap> maps;

	[[nodiscard]] std::size_t ProblemCount() const;
};

/**
 * The sets of a folder: each folder in it that holds .map files with a .map.scen file beside them, or
 * the folder itself when it does. A limit above 0 keeps so many problems a map, spread evenly. What is
 * left out is noted on stderr. Throws InputError for an unusable folder or file, or when there is no set.
 */
[[nodiscard]] std::vector<MapSet> LoadMapSets(
	std::string_view option, const std::string& folder, std::size_t limit);

/** Adds so many random pairs of free cells; the map must have two of them. Some may not be connected. */
void AddRandomProblems(ProblemMap& made, std::int32_t count, NavCore::Random& random);

struct PseudoRtsSetOptions
{
	std::int32_t count = 50;
	std::int32_t width = 512;
	std::int32_t height = 512;
	std::int32_t problems = 1280;
	std::uint64_t seed = 1;
};

/**
 * The dense, well connected maps of the published SGA* experiment: blobs over 20 to 35 percent of the
 * cells, thrown away where pockets hold more than half a percent of the free ones. Problems are random
 * pairs of free cells, all of which are connected. Equal options give equal sets on every platform.
 * Throws InputError where no such map exists, as in very small sizes.
 */
[[nodiscard]] MapSet GeneratePseudoRtsSet(const PseudoRtsSetOptions& options);
} // namespace NavLab
