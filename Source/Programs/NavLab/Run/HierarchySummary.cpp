// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/HierarchyExperiment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace NavLab
{
namespace
{
/** A geometric mean on its way. */
class GeometricMean
{
public:
	void Add(double ratio)
	{
		logs_ += ratio > 0.0 ? std::log(ratio) : 0.0;
		++count_;
	}
	[[nodiscard]] double Finish() const { return count_ == 0 ? 0.0 : std::exp(logs_ / count_); }
	[[nodiscard]] bool IsEmpty() const { return count_ == 0; }

private:
	double logs_ = 0.0;
	int count_ = 0;
};

double Ratio(double control, double own)
{
	return own > 0.0 ? control / own : 0.0;
}

/** Means of means, highest of the rest. */
void AddRepair(const Summary& one, double share, Summary& sum)
{
	sum.mean += one.mean * share;
	sum.median += one.median * share;
	sum.p99 = (std::max)(sum.p99, one.p99);
	sum.max = (std::max)(sum.max, one.max);
}

void AddRepairs(std::span<const RepairFigures> repairs, HierarchySummary& sum)
{
	for (const RepairFigures& repair : repairs)
	{
		const double share = 1.0 / static_cast<double>(repairs.size());
		AddRepair(repair.cell, share, sum.repair.cell);
		AddRepair(repair.block, share, sum.repair.block);
		sum.worstCellMean = (std::max)(sum.worstCellMean, repair.cell.mean);
		sum.worstBlockMean = (std::max)(sum.worstBlockMean, repair.block.mean);
	}
}

/** Where the maps of a set stand among those of all sets. */
std::size_t FirstMapOf(const Comparison& comparison, std::size_t set)
{
	std::size_t first = 0;
	for (std::size_t i = 0; i < set; ++i)
	{
		first += comparison.sets[i].maps.size();
	}
	return first;
}

void JudgeSet(const HierarchyResult& result, std::size_t set, std::vector<Verdict>& verdicts)
{
	const std::string& name = result.comparison.sets[set].name;
	const HierarchySummary sum = SummarizeHierarchy(result, ShippedColumn, set, 1);
	if (name == WeightedSet)
	{
		verdicts.push_back(
			{name + ": complete smoothed path, times faster than A*", sum.smoothedSpeedup, 30.0, false});
		verdicts.push_back({name + ": smoothed, % above the optimum", sum.smoothedExcess.mean, 5.0});
		return;
	}
	if (name == "dao")
	{
		verdicts.push_back(
			{name + ": complete smoothed path, times faster than A*", sum.smoothedSpeedup, 30.0, false});
		verdicts.push_back(
			{name + ": first leg, times faster than A*", sum.firstLegSpeedup.value_or(0.0), 150.0, false});
	}
	verdicts.push_back({name + ": as found, % above the optimum", sum.excess.mean, 4.0});
	verdicts.push_back({name + ": smoothed, % above the optimum", sum.smoothedExcess.mean, 0.8});
}
std::string NameOfMaps(bool weighted)
{
	return weighted ? "weighted maps: " : "uniform maps: ";
}

/** The worst of the maps of a kind. */
void JudgeRepairs(const HierarchyResult& result, bool weighted, std::vector<Verdict>& verdicts)
{
	double cellMean = 0.0;
	double blockMean = 0.0;
	double blockP99 = 0.0;
	for (std::size_t set = 0; set < result.comparison.sets.size(); ++set)
	{
		if ((result.comparison.sets[set].name == WeightedSet) == weighted)
		{
			const HierarchySummary sum = SummarizeHierarchy(result, ShippedColumn, set, 1);
			cellMean = (std::max)(cellMean, sum.worstCellMean);
			blockMean = (std::max)(blockMean, sum.worstBlockMean);
			blockP99 = (std::max)(blockP99, sum.repair.block.p99);
		}
	}
	const std::string maps = NameOfMaps(weighted);
	verdicts.push_back({maps + "repair after one cell, mean us, worst map", cellMean, 60.0});
	verdicts.push_back({maps + "repair after an 8x8 block, mean us, worst map", blockMean, 100.0});
	verdicts.push_back({maps + "repair after an 8x8 block, p99 us, worst map", blockP99, 500.0});
}

void JudgeBuilds(const HierarchyResult& result, bool weighted, std::vector<Verdict>& verdicts)
{
	double ms = 0.0;
	std::size_t bytes = 0;
	for (const BuildFigures& build : result.builds)
	{
		if (build.weighted == weighted && build.side == HierarchyRunOptions::PromisedSide)
		{
			ms = (std::max)(ms, build.buildMs);
			bytes = (std::max)(bytes, build.bytes);
		}
	}
	if (bytes == 0)
	{
		return;
	}
	const std::string maps = NameOfMaps(weighted) + "1024 x 1024 cells, ";
	verdicts.push_back({maps + "build in ms, worst map", ms, 200.0});
	verdicts.push_back({maps + "graph in MB, worst map", static_cast<double>(bytes) / 1e6, 2.0});
}
} // namespace

HierarchySummary SummarizeHierarchy(
	const HierarchyResult& result, std::size_t column, std::size_t first, std::size_t count)
{
	const Comparison& comparison = result.comparison;
	HierarchySummary sum;
	GeometricMean search;
	GeometricMean smoothed;
	GeometricMean firstLeg;
	std::vector<double> excess;
	std::vector<double> smoothedExcess;
	std::vector<double> firstLegs;
	for (const SetComparison& set : std::span(comparison.sets).subspan(first, count))
	{
		for (const MapComparison& map : set.maps)
		{
			const MapFigures& control = map.figures.front();
			const MapFigures& own = map.figures[column];
			++sum.maps;
			sum.problems += own.problems;
			sum.prepareMs = (std::max)(sum.prepareMs, own.prepareMs);
			sum.bytes = (std::max)(sum.bytes, own.structureBytes);
			if (own.compared == 0)
			{
				continue;
			}
			search.Add(Ratio(control.meanUs, own.meanUs));
			smoothed.Add(Ratio(control.meanUs, own.meanSmoothedUs));
			sum.meanUs += own.meanUs;
			sum.meanSmoothedUs += own.meanSmoothedUs;
			if (own.meanFirstLegUs)
			{
				firstLeg.Add(Ratio(control.meanUs, *own.meanFirstLegUs));
				firstLegs.push_back(*own.meanFirstLegUs);
			}
			excess.insert(excess.end(), own.excessPct.begin(), own.excessPct.end());
			smoothedExcess.insert(
				smoothedExcess.end(), own.smoothedExcessPct.begin(), own.smoothedExcessPct.end());
		}
	}
	const double maps = static_cast<double>((std::max)(sum.maps, std::size_t{1}));
	sum.meanUs /= maps;
	sum.meanSmoothedUs /= maps;
	sum.searchSpeedup = search.Finish();
	sum.smoothedSpeedup = smoothed.Finish();
	if (!firstLeg.IsEmpty())
	{
		sum.firstLegSpeedup = firstLeg.Finish();
		sum.meanFirstLegUs = MeanOf(firstLegs);
	}
	sum.excess = Summarize(std::move(excess));
	sum.smoothedExcess = Summarize(std::move(smoothedExcess));
	if (!result.repairs[column].empty())
	{
		AddRepairs(std::span(result.repairs[column]).subspan(FirstMapOf(comparison, first), sum.maps), sum);
	}
	return sum;
}

std::vector<Verdict> JudgeHierarchy(const HierarchyResult& result)
{
	std::vector<Verdict> verdicts;
	for (std::size_t set = 0; set < result.comparison.sets.size(); ++set)
	{
		JudgeSet(result, set, verdicts);
	}
	for (const bool weighted : {false, true})
	{
		JudgeRepairs(result, weighted, verdicts);
		JudgeBuilds(result, weighted, verdicts);
	}
	return verdicts;
}
} // namespace NavLab
