// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/ComparisonRun.h"
#include "NavLab/Run/SmoothRunner.h"

#include <vector>

namespace NavCore
{
class GridMap;
struct Path;
} // namespace NavCore

namespace NavLab
{
struct PathProblem;
struct QueryOutcome;

/** Gathers an algorithm's answers on one map beside those of the control. */
class RatioCollector
{
public:
	/** Smooths each path repeat times and keeps the best time, as queries do. */
	explicit RatioCollector(int repeat) : repeat_(repeat) {}

	void SetPreparation(double milliseconds, std::size_t bytes)
	{
		figures_.prepareMs = milliseconds;
		figures_.structureBytes = bytes;
	}
	void Add(const NavCore::GridMap& map, const PathProblem& problem, const QueryOutcome& outcome,
		const QueryOutcome& control);
	void CountInvalidPath() { ++figures_.invalidPaths; }
	void CountStatusMismatch() { ++figures_.statusMismatches; }
	/** Call once, at the end. */
	[[nodiscard]] MapFigures Finish();

private:
	/** One metric of the algorithm and of the control. */
	class Ratio
	{
	public:
		void Add(double own, double control);
		[[nodiscard]] RatioFigures Finish() const;
		[[nodiscard]] double OwnTotal() const { return own_; }
		[[nodiscard]] const std::vector<double>& Percentages() const { return percentages_; }

	private:
		double own_ = 0.0;
		double control_ = 0.0;
		std::vector<double> percentages_;
	};

	void AddLengths(const NavCore::GridMap& map, const QueryOutcome& outcome, const QueryOutcome& control);

	int repeat_;
	MapFigures figures_;
	double smoothedUs_ = 0.0;
	std::vector<double> firstLegs_;
	Ratio time_;
	Ratio memory_;
	Ratio expanded_;
	Ratio unsolvableTime_;
	std::vector<double> optimality_;
	std::vector<double> smoothedOptimality_;
	SmoothRunner smoother_;
	SmoothOutcome smoothed_;
	double refinements_ = 0.0;
	double subgoals_ = 0.0;
};

/** Length of a path's cells, or their cost where terrain is weighted: what optima are measured in. */
[[nodiscard]] double ComparableLength(const NavCore::GridMap& map, const NavCore::Path& path);
} // namespace NavLab
