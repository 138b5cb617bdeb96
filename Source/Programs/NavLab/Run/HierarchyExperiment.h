// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/ComparisonRun.h"
#include "NavLab/Run/MapSet.h"
#include "NavLab/Run/Statistics.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace NavLab
{
class Progress;

/** A* and HPA* with clusters of several sizes, levels and transition rules. */
[[nodiscard]] std::vector<ReproduceAlgorithm> MakeHierarchyColumns();
/** The place of the settings that the graph chooses itself: what verdicts are about. */
inline constexpr std::size_t ShippedColumn = 1;

struct HierarchySetOptions
{
	std::int32_t width = 512;
	std::int32_t height = 512;
	/** Maps of each kind. */
	std::int32_t count = 1;
	/** Random ones on each map. */
	std::int32_t problems = 100;
	std::uint64_t seed = 1;
};

/** Generated maps of five kinds, and the same with a terrain layer as a set called weighted. */
[[nodiscard]] std::vector<MapSet> GenerateHierarchySets(const HierarchySetOptions& options);
inline constexpr std::string_view WeightedSet = "weighted";

/** What keeping one graph current on one map cost, in microseconds. */
struct RepairFigures
{
	Summary cell;
	Summary block;
};

/** The graph of one large map, with the settings that the graph chooses itself. */
struct BuildFigures
{
	std::string map;
	std::int32_t side = 0;
	bool weighted = false;
	double buildMs = 0.0;
	std::size_t bytes = 0;
};

struct HierarchyResult
{
	Comparison comparison;
	/** By column, then by map in the order of the sets; empty for the control. */
	std::vector<std::vector<RepairFigures>> repairs;
	std::vector<BuildFigures> builds;
};

struct HierarchyRunOptions
{
	std::int32_t repeat = 3;
	/** The promised build times are about this size. */
	static constexpr std::int32_t PromisedSide = 1024;
	/** Side of the maps that are generated for builds. */
	std::int32_t buildSide = PromisedSide;
};

/** Runs the comparison, then the repairs of every graph on every map, then builds of large maps. */
[[nodiscard]] HierarchyResult RunHierarchyExperiment(
	std::span<const MapSet> sets, const HierarchyRunOptions& options, Progress& progress);
/** Steps of progress that such a run takes. */
[[nodiscard]] std::size_t CountHierarchySteps(std::span<const MapSet> sets);

/** One column over some sets. Speed-ups: geometric means over maps of the control's mean time by ours. */
struct HierarchySummary
{
	std::size_t maps = 0;
	std::size_t problems = 0;
	double searchSpeedup = 0.0;
	/** Until the smoothed path is there; the control is not smoothed, since it is optimal. */
	double smoothedSpeedup = 0.0;
	std::optional<double> firstLegSpeedup;
	double meanUs = 0.0;
	double meanSmoothedUs = 0.0;
	std::optional<double> meanFirstLegUs;
	/** Percent above the optimum, over all problems. */
	Summary excess;
	Summary smoothedExcess;
	/** Of the largest. */
	double prepareMs = 0.0;
	std::size_t bytes = 0;
	/** Means of the maps' means, and the highest of the others. */
	RepairFigures repair;
	double worstCellMean = 0.0;
	double worstBlockMean = 0.0;
};

/** Over the sets [first, first + count) of the result. */
[[nodiscard]] HierarchySummary SummarizeHierarchy(
	const HierarchyResult& result, std::size_t column, std::size_t first, std::size_t count);

/** A figure that was promised, and what came out. */
struct Verdict
{
	std::string figure;
	double measured = 0.0;
	double wanted = 0.0;
	/** Otherwise the measured value must be at least the wanted one. */
	bool atMost = true;

	[[nodiscard]] bool IsMet() const { return atMost ? measured <= wanted : measured >= wanted; }
};

/** Those of the promised figures for which the sets have what it takes. */
[[nodiscard]] std::vector<Verdict> JudgeHierarchy(const HierarchyResult& result);

/** A row of the literature. */
struct PublishedHierarchy
{
	std::string_view source;
	std::string_view speedup;
	double excessPct = 0.0;
	double smoothedExcessPct = 0.0;
};
[[nodiscard]] std::span<const PublishedHierarchy> PublishedHierarchyRows();
} // namespace NavLab
