// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/HierarchyExperiment.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace LabTest
{
namespace
{
NavLab::MapFigures Figures(double meanUs, double smoothedUs, double firstLegUs, std::vector<double> excess)
{
	NavLab::MapFigures figures;
	figures.problems = excess.size();
	figures.compared = excess.size();
	figures.meanUs = meanUs;
	figures.meanSmoothedUs = smoothedUs;
	figures.meanFirstLegUs = firstLegUs;
	figures.smoothedExcessPct = std::vector<double>(excess.size(), 0.5);
	figures.excessPct = std::move(excess);
	return figures;
}

/** Two maps, 100 and 400 times as fast, in a set of their own each. */
NavLab::HierarchyResult TwoSets()
{
	NavLab::HierarchyResult result;
	result.comparison.algorithms.resize(2);
	for (const bool second : {false, true})
	{
		NavLab::SetComparison& set = result.comparison.sets.emplace_back();
		set.name = second ? "dao" : "weighted";
		NavLab::MapComparison& map = set.maps.emplace_back();
		map.figures.push_back(Figures(1000.0, 1000.0, 1000.0, {0.0, 0.0}));
		map.figures.push_back(
			second ? Figures(2.5, 50.0, 2.0, {1.0, 7.0}) : Figures(10.0, 20.0, 8.0, {2.0, 6.0}));
	}
	result.repairs.resize(2);
	result.repairs[1] = {{{10.0, 9.0, 20.0, 30.0}, {50.0, 40.0, 600.0, 700.0}},
		{{30.0, 9.0, 10.0, 90.0}, {70.0, 40.0, 200.0, 900.0}}};
	result.builds = {{"a", 1024, false, 150.0, 1'500'000}, {"b", 1024, true, 250.0, 2'500'000}};
	return result;
}

const NavLab::Verdict& Find(const std::vector<NavLab::Verdict>& verdicts, const std::string& figure)
{
	for (const NavLab::Verdict& verdict : verdicts)
	{
		if (verdict.figure == figure)
		{
			return verdict;
		}
	}
	static const NavLab::Verdict none;
	ADD_FAILURE() << "no verdict on " << figure;
	return none;
}
} // namespace

TEST(HierarchyExperiment, TakesGeometricMeansOfSpeedUps)
{
	const NavLab::HierarchySummary sum = NavLab::SummarizeHierarchy(TwoSets(), NavLab::ShippedColumn, 0, 2);
	EXPECT_NEAR(sum.searchSpeedup, 200.0, 1e-9);
	EXPECT_NEAR(sum.firstLegSpeedup.value(), 250.0, 1e-9);
	EXPECT_DOUBLE_EQ(sum.excess.mean, 4.0);
	EXPECT_DOUBLE_EQ(sum.excess.max, 7.0);
	EXPECT_DOUBLE_EQ(sum.repair.cell.mean, 20.0);
	EXPECT_DOUBLE_EQ(sum.repair.block.p99, 600.0);
	EXPECT_DOUBLE_EQ(sum.worstCellMean, 30.0);
}

TEST(HierarchyExperiment, TakesTheRepairsOfTheSetsAskedFor)
{
	const NavLab::HierarchySummary second =
		NavLab::SummarizeHierarchy(TwoSets(), NavLab::ShippedColumn, 1, 1);
	EXPECT_DOUBLE_EQ(second.repair.cell.mean, 30.0);
	EXPECT_DOUBLE_EQ(second.repair.block.p99, 200.0);
}

TEST(HierarchyExperiment, JudgesEveryFigureByItsOwnMaps)
{
	const std::vector<NavLab::Verdict> verdicts = NavLab::JudgeHierarchy(TwoSets());
	EXPECT_FALSE(Find(verdicts, "dao: complete smoothed path, times faster than A*").IsMet());
	EXPECT_TRUE(Find(verdicts, "dao: first leg, times faster than A*").IsMet());
	EXPECT_TRUE(Find(verdicts, "dao: as found, % above the optimum").IsMet());
	EXPECT_TRUE(Find(verdicts, "weighted: complete smoothed path, times faster than A*").IsMet());
	EXPECT_TRUE(Find(verdicts, "uniform maps: repair after an 8x8 block, p99 us, worst map").IsMet());
	EXPECT_FALSE(Find(verdicts, "weighted maps: repair after an 8x8 block, p99 us, worst map").IsMet());
	EXPECT_TRUE(Find(verdicts, "uniform maps: 1024 x 1024 cells, build in ms, worst map").IsMet());
	EXPECT_FALSE(Find(verdicts, "weighted maps: 1024 x 1024 cells, graph in MB, worst map").IsMet());
}

TEST(HierarchyExperiment, WeightedSetHasTheMapsAndProblemsOfTheOther)
{
	NavLab::HierarchySetOptions options;
	options.width = 40;
	options.height = 30;
	options.problems = 5;
	const std::vector<NavLab::MapSet> sets = NavLab::GenerateHierarchySets(options);
	ASSERT_EQ(sets.size(), 2U);
	ASSERT_EQ(sets[0].maps.size(), sets[1].maps.size());
	for (std::size_t i = 0; i < sets[0].maps.size(); ++i)
	{
		EXPECT_FALSE(sets[0].maps[i].map.HasTerrain());
		EXPECT_TRUE(sets[1].maps[i].map.HasTerrain());
		EXPECT_EQ(sets[0].maps[i].map.WalkableCount(), sets[1].maps[i].map.WalkableCount());
		EXPECT_EQ(sets[0].maps[i].problems[4].goal, sets[1].maps[i].problems[4].goal);
	}
}
} // namespace LabTest
