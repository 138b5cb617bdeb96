// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/RatioCollector.h"

#include "NavLab/Run/MapSet.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/Statistics.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <utility>

namespace NavLab
{
namespace
{
double OptimalityPct(double length, double optimum)
{
	return 100.0 * (1.0 - (length - optimum) / optimum);
}
} // namespace

void RatioCollector::Ratio::Add(double own, double control)
{
	own_ += own;
	control_ += control;
	// A clock that is too coarse for the shortest queries gives 0; such a ratio says nothing.
	if (control > 0.0)
	{
		percentages_.push_back(own / control * 100.0);
	}
}

RatioFigures RatioCollector::Ratio::Finish() const
{
	return {MeanOf(percentages_), StandardDeviation(percentages_),
		control_ > 0.0 ? 100.0 * own_ / control_ : 0.0};
}

void RatioCollector::Add(const NavCore::GridMap& map, const PathProblem& problem, const QueryOutcome& outcome,
	const QueryOutcome& control)
{
	using NavCore::SearchStatus;
	++figures_.problems;
	if (control.status != SearchStatus::Found)
	{
		++figures_.unsolvable;
		unsolvableTime_.Add(outcome.timeUs, control.timeUs);
		return;
	}
	if (outcome.status != SearchStatus::Found || problem.start == problem.goal)
	{
		return;
	}
	++figures_.compared;
	time_.Add(outcome.timeUs, control.timeUs);
	memory_.Add(
		static_cast<double>(outcome.counters.peakNodes), static_cast<double>(control.counters.peakNodes));
	expanded_.Add(
		static_cast<double>(outcome.counters.expanded), static_cast<double>(control.counters.expanded));
	refinements_ += static_cast<double>(outcome.counters.refinements);
	subgoals_ += static_cast<double>(outcome.counters.subgoals);
	if (outcome.firstLegUs)
	{
		firstLegs_.push_back(*outcome.firstLegUs);
	}
	AddLengths(map, outcome, control);
}

void RatioCollector::AddLengths(
	const NavCore::GridMap& map, const QueryOutcome& outcome, const QueryOutcome& control)
{
	const double optimum = ComparableLength(map, control.path);
	optimality_.push_back(OptimalityPct(ComparableLength(map, outcome.path), optimum));
	figures_.excessPct.push_back(100.0 - optimality_.back());
	smoother_.Run(map, outcome.path, repeat_, smoothed_);
	smoothedUs_ += outcome.timeUs + smoothed_.timeUs;
	if (smoothed_.status == NavCore::SmoothingStatus::Done)
	{
		smoothedOptimality_.push_back(OptimalityPct(ComparableLength(map, smoothed_.path), optimum));
		figures_.smoothedExcessPct.push_back(100.0 - smoothedOptimality_.back());
	}
}

MapFigures RatioCollector::Finish()
{
	const double count = static_cast<double>((std::max)(figures_.compared, std::size_t{1}));
	figures_.meanUs = time_.OwnTotal() / count;
	figures_.meanSmoothedUs = smoothedUs_ / count;
	if (!firstLegs_.empty())
	{
		figures_.meanFirstLegUs = MeanOf(firstLegs_);
	}
	figures_.meanExpanded = expanded_.OwnTotal() / count;
	figures_.meanPeakNodes = memory_.OwnTotal() / count;
	figures_.meanRefinements = refinements_ / count;
	figures_.meanSubgoals = subgoals_ / count;
	figures_.time = time_.Finish();
	figures_.memory = memory_.Finish();
	figures_.expanded = expanded_.Finish();
	for (const double percentage : expanded_.Percentages())
	{
		figures_.expandedRatios.push_back(percentage / 100.0);
	}
	std::sort(figures_.expandedRatios.begin(), figures_.expandedRatios.end());
	figures_.optimalityPct = MeanOf(optimality_);
	if (!smoothedOptimality_.empty())
	{
		figures_.smoothedOptimalityPct = MeanOf(smoothedOptimality_);
	}
	if (figures_.unsolvable > 0)
	{
		figures_.unsolvableTimePct = unsolvableTime_.Finish().ofTotalsPct;
	}
	return std::move(figures_);
}

double ComparableLength(const NavCore::GridMap& map, const NavCore::Path& path)
{
	return map.HasTerrain() ? CostInSteps(path.cost) : path.Length();
}
} // namespace NavLab
