// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/Statistics.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace NavCore
{
struct AlgorithmInfo;
}

namespace NavLab
{
struct BenchPlan;
class Progress;

struct DetourOptions
{
	/** Each query and each build so often; the best time counts. */
	int repeat = 3;
	/** Obstacles of block x block cells that rise and fall. */
	std::size_t edits = 200;
	std::int32_t block = 8;
	std::uint64_t seed = 1;
};

/** How the queries of a plan ended, on either side. */
struct QueryFigures
{
	std::size_t found = 0;
	/** Of the problems that the scenario says have a solution. */
	std::size_t missed = 0;
	/** Stopped by the size of the node pool. */
	std::size_t truncated = 0;
	/** From the request to the corners of the path in the caller's hands. */
	Summary timeUs;
	/** Of the problems that both sides solved: length of the straightened path, Euclidean, in cells. */
	double meanLength = 0.0;
};

/** Detour as Unreal's users have it. */
struct DetourFigures
{
	/** With the largest node pool that Detour allows, and with Unreal's usual one. */
	QueryFigures queries;
	QueryFigures smallPool;
	/** The sliced search, as many nodes a slice as ours does expansions in a quantum. */
	QueryFigures sliced;
	std::size_t polygons = 0;
	double buildMs = 0.0;
	std::size_t bytes = 0;
	std::size_t poolBytes = 0;
	/** An obstacle rises or falls: the tiles are built anew, or the tile cache carves them. */
	Summary tileEditUs;
	Summary cacheEditUs;
	double cacheBuildMs = 0.0;
	std::size_t cacheBytes = 0;
};

struct GridFigures
{
	std::string algorithm;
	QueryFigures queries;
	/** The path as found, without smoothing. */
	Summary rawUs;
	double buildMs = 0.0;
	std::size_t bytes = 0;
	/** Grid and every structure of the algorithm current again. */
	Summary editUs;
};

/** Our algorithm's path with its corners and its last leg by Detour. */
struct HybridFigures
{
	QueryFigures queries;
	/** Pieces that only the grid allowed. */
	std::size_t gridPieces = 0;
};

struct DetourComparison
{
	std::size_t queries = 0;
	/** Problems that both sides solved. */
	std::size_t solvedByBoth = 0;
	DetourFigures detour;
	GridFigures ours;
	HybridFigures hybrid;

	[[nodiscard]] double QuerySpeedup() const;
	[[nodiscard]] double EditSpeedup() const;
	[[nodiscard]] double CacheEditSpeedup() const;
	[[nodiscard]] double BuildSpeedup() const;
	[[nodiscard]] double TruncatedSmallPoolPct() const;
};

/**
 * Asks Detour and one of our algorithms the same queries in the same run, and makes the same edits on both
 * sides. The plan has no patches. Throws std::runtime_error when Detour refuses the size of the map.
 */
[[nodiscard]] DetourComparison CompareWithDetour(const BenchPlan& plan, const NavCore::AlgorithmInfo& info,
	const DetourOptions& options, Progress& progress);

/** Steps that the comparison reports to its progress. */
[[nodiscard]] std::size_t DetourComparisonSteps(const BenchPlan& plan, const DetourOptions& options);
} // namespace NavLab
