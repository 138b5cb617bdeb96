// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/Statistics.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace NavCore
{
struct AlgorithmInfo;
}

namespace NavLab
{
struct BenchPlan;
class Progress;

/** What one algorithm did on a plan. The names are those of the JSON, which design.md explains. */
struct BenchResult
{
	std::string name;
	/** Another name when that algorithm did the work on this map. */
	std::string servedBy;
	std::size_t queries = 0;
	std::size_t solved = 0;
	std::size_t unsolved = 0;
	std::size_t invalidPaths = 0;
	std::size_t optimalMismatches = 0;
	Summary timeUs;
	/** From the request to the smoothed path in the caller's hands. */
	double smoothedMeanUs = 0.0;
	double meanExpanded = 0.0;
	double meanPeakNodes = 0.0;
	Summary suboptimalityPct;
	/** Of the grid cost of the smoothed paths. */
	double smoothedMeanSuboptimalityPct = 0.0;
	/** Building structures ahead of the first query. */
	double prepareMs = 0.0;
	std::int64_t memoryBytes = 0;
	/** Absent for algorithms that hand out whole paths only. */
	std::optional<double> firstLegMeanUs;
	Summary patchUs;
	std::size_t patches = 0;
	std::int64_t walkableAtEnd = 0;
	/** The first invalid path or mismatch in words; empty when there is none. */
	std::string firstFault;
};

/** Runs every query of the plan, each repeat times, and checks every answer outside the timed part. */
[[nodiscard]] BenchResult RunBench(
	const BenchPlan& plan, const NavCore::AlgorithmInfo& info, int repeat, Progress& progress);
} // namespace NavLab
