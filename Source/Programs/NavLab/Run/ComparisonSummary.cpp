// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/ComparisonSummary.h"

#include "NavLab/Run/Statistics.h"

#include <algorithm>
#include <vector>

namespace NavLab
{
namespace
{
void AddRatio(const RatioFigures& one, RatioFigures& sum)
{
	sum.meanPct += one.meanPct;
	sum.deviationPct += one.deviationPct;
	sum.ofTotalsPct += one.ofTotalsPct;
}

void Divide(double count, RatioFigures& sum)
{
	sum.meanPct /= count;
	sum.deviationPct /= count;
	sum.ofTotalsPct /= count;
}

void KeepWorst(const std::string& name, double pct, WorstMap& worst)
{
	if (worst.name.empty() || pct > worst.pct)
	{
		worst = {name, pct};
	}
}

/** The place of jump point search, or the number of algorithms. */
std::size_t FindJps(const Comparison& comparison)
{
	const auto isJps = [](const ReproduceAlgorithm& algorithm)
	{
		return algorithm.info.name == "jps";
	};
	const auto found = std::find_if(comparison.algorithms.begin(), comparison.algorithms.end(), isJps);
	return static_cast<std::size_t>(found - comparison.algorithms.begin());
}

/** Adds up the maps; the caller divides. */
class Summer
{
public:
	Summer(std::size_t algorithm, std::size_t jps) : algorithm_(algorithm), jps_(jps) {}

	void Add(const MapComparison& map)
	{
		const MapFigures& figures = map.figures[algorithm_];
		++sum_.maps;
		sum_.problems += figures.problems;
		sum_.compared += figures.compared;
		sum_.unsolvable += figures.unsolvable;
		sum_.invalidPaths += figures.invalidPaths;
		sum_.statusMismatches += figures.statusMismatches;
		// A map without a problem to compare has no figures that a mean could use.
		if (figures.compared > 0)
		{
			AddFigures(map, figures);
		}
	}

	[[nodiscard]] ComparisonSummary Finish()
	{
		const double count = static_cast<double>((std::max)(counted_, std::size_t{1}));
		Divide(count, sum_.time);
		Divide(count, sum_.memory);
		Divide(count, sum_.expanded);
		sum_.optimalityPct /= count;
		sum_.meanRefinements /= count;
		sum_.meanSubgoals /= count;
		if (!smoothed_.empty())
		{
			sum_.smoothedOptimalityPct = MeanOf(smoothed_);
		}
		std::sort(expandedRatios_.begin(), expandedRatios_.end());
		sum_.expandedP95 = PercentileOf(expandedRatios_, 950);
		sum_.expandedP99 = PercentileOf(expandedRatios_, 990);
		sum_.expandedP999 = PercentileOf(expandedRatios_, 999);
		sum_.expandedMax = PercentileOf(expandedRatios_, 1000);
		return sum_;
	}

private:
	void AddFigures(const MapComparison& map, const MapFigures& figures)
	{
		++counted_;
		AddRatio(figures.time, sum_.time);
		AddRatio(figures.memory, sum_.memory);
		AddRatio(figures.expanded, sum_.expanded);
		sum_.optimalityPct += figures.optimalityPct;
		sum_.meanRefinements += figures.meanRefinements;
		sum_.meanSubgoals += figures.meanSubgoals;
		if (figures.smoothedOptimalityPct)
		{
			smoothed_.push_back(*figures.smoothedOptimalityPct);
		}
		KeepWorst(map.name, figures.time.meanPct, sum_.worstByMean);
		KeepWorst(map.name, figures.time.ofTotalsPct, sum_.worstByTotal);
		if (jps_ < map.figures.size() && map.figures[jps_].meanUs > 0.0)
		{
			sum_.worstAgainstJps = sum_.worstAgainstJps.value_or(WorstMap{});
			KeepWorst(map.name, 100.0 * figures.meanUs / map.figures[jps_].meanUs, *sum_.worstAgainstJps);
		}
		expandedRatios_.insert(
			expandedRatios_.end(), figures.expandedRatios.begin(), figures.expandedRatios.end());
	}

	std::size_t algorithm_;
	std::size_t jps_;
	std::size_t counted_ = 0;
	ComparisonSummary sum_;
	std::vector<double> smoothed_;
	std::vector<double> expandedRatios_;
};
} // namespace

ComparisonSummary SummarizeSets(
	const Comparison& comparison, std::span<const SetComparison> sets, std::size_t algorithm)
{
	Summer summer(algorithm, FindJps(comparison));
	for (const SetComparison& set : sets)
	{
		for (const MapComparison& map : set.maps)
		{
			summer.Add(map);
		}
	}
	return summer.Finish();
}

std::size_t CountWrongAnswers(const Comparison& comparison)
{
	std::size_t count = 0;
	for (std::size_t i = 0; i < comparison.algorithms.size(); ++i)
	{
		const ComparisonSummary summary = SummarizeSets(comparison, comparison.sets, i);
		count += summary.invalidPaths + summary.statusMismatches;
	}
	return count;
}
} // namespace NavLab
