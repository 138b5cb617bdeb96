// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Hierarchy/ClusterSettings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace NavLab
{
struct MapSet;
struct ProblemMap;
class Progress;

/** A column of an experiment. The name inside info finds the published figures. */
struct ReproduceAlgorithm
{
	/** For people, such as "V2 MaxDist". */
	std::string label;
	NavCore::AlgorithmInfo info;
	/** Of the cluster graph, for those that use one. */
	NavCore::ClusterSettings clusters = {};
};

/** Per-problem percentages of the control (POA where that is A*) within one map. */
struct RatioFigures
{
	/** Mean over the problems: every problem counts alike, the shortest ones too. */
	double meanPct = 0.0;
	double deviationPct = 0.0;
	/** Sum over all problems by the control's sum: every microsecond or node counts alike. */
	double ofTotalsPct = 0.0;
};

/**
 * What one algorithm did on one map. Ratios and lengths are over the problems that both it and the
 * control solved, apart from those that start at their goal, where the control does nothing.
 */
struct MapFigures
{
	std::size_t problems = 0;
	std::size_t compared = 0;
	/** The control says that there is no path. */
	std::size_t unsolvable = 0;
	std::size_t invalidPaths = 0;
	/** Answers whose status is not the control's. */
	std::size_t statusMismatches = 0;

	double meanUs = 0.0;
	double meanExpanded = 0.0;
	double meanPeakNodes = 0.0;
	double meanRefinements = 0.0;
	double meanSubgoals = 0.0;
	RatioFigures time;
	RatioFigures memory;
	RatioFigures expanded;
	/** Expansions by the control's, problem by problem, in ascending order. */
	std::vector<double> expandedRatios;
	/** 100 for the control's length, 0 for twice that. */
	double optimalityPct = 0.0;
	std::optional<double> smoothedOptimalityPct;
	/** From the request to the smoothed path in the caller's hands. */
	double meanSmoothedUs = 0.0;
	/** From the request to the first leg; absent for algorithms that have none. */
	std::optional<double> meanFirstLegUs;
	/** Length above the control's in percent, problem by problem, as found and smoothed. */
	std::vector<double> excessPct;
	std::vector<double> smoothedExcessPct;
	/** Building what the algorithm uses beside the map, and the memory of that. */
	double prepareMs = 0.0;
	std::size_t structureBytes = 0;
	/** Time on unsolvable problems by the control's time on them; absent when there are none. */
	std::optional<double> unsolvableTimePct;
};

/** A map with the figures of every algorithm, the control first. */
struct MapComparison
{
	std::string name;
	std::string origin;
	std::int32_t width = 0;
	std::int32_t height = 0;
	std::int64_t walkable = 0;
	std::vector<MapFigures> figures;
};

struct SetComparison
{
	std::string name;
	bool generated = false;
	std::vector<MapComparison> maps;
};

struct Comparison
{
	/** The control first. */
	std::vector<ReproduceAlgorithm> algorithms;
	std::vector<SetComparison> sets;
	int repeat = 1;
	/** The first wrong answer in words; empty when there is none. */
	std::string firstFault;
};

/**
 * Solves every problem with every algorithm, the first of which is the control, and validates every path
 * outside the timed part. The algorithms take turns on batches of problems, so that drifts of the clock
 * hit them alike; before a batch each one solves a problem unmeasured.
 */
[[nodiscard]] Comparison RunComparison(
	std::span<const MapSet> sets, std::vector<ReproduceAlgorithm> algorithms, int repeat, Progress& progress);
} // namespace NavLab
