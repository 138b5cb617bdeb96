// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Progress.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/ComparisonReport.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/Experiment.h"
#include "NavLab/Run/MachineInfo.h"
#include "NavLab/Run/MapSet.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/RatioCollector.h"
#include "NavLab/Run/Statistics.h"

#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <set>

namespace NavLab
{
namespace
{
NavCore::AlgorithmInfo Registered(std::string_view name, std::string_view as = {})
{
	NavCore::AlgorithmInfo info = *NavCore::FindAlgorithm(name);
	info.name = as.empty() ? name : as;
	return info;
}

MapSet SmallSet(std::uint64_t seed)
{
	PseudoRtsSetOptions options;
	options.count = 2;
	options.width = 64;
	options.height = 64;
	options.problems = 70;
	options.seed = seed;
	return GeneratePseudoRtsSet(options);
}

/** Other searches in the columns of SGA*: this tests the figures, not the searches. */
Experiment StandIns()
{
	Experiment experiment = MakeSgaExperiment();
	experiment.algorithms = {{"A*", Registered("astar")}, {"V1", Registered("greedy", "sga1")},
		{"V2 MaxDist", Registered("wastar", "sga2-dist")}, {"JPS", Registered("jps")}};
	return experiment;
}

Comparison Compare(const Experiment& experiment, std::span<const MapSet> sets)
{
	Progress progress("test", 0);
	return RunComparison(sets, experiment.algorithms, 1, progress);
}

QueryOutcome Outcome(double us, std::int64_t nodes, std::int64_t expanded, std::int64_t steps)
{
	QueryOutcome outcome;
	outcome.status = NavCore::SearchStatus::Found;
	outcome.timeUs = us;
	outcome.counters.peakNodes = nodes;
	outcome.counters.expanded = expanded;
	outcome.path.straightSteps = steps;
	return outcome;
}
} // namespace

TEST(Comparison, RatiosAreMeansOfProblemsAndOfTotals)
{
	const NavCore::GridMap map = NavCore::GridMap::Create({4, 4}).Value();
	const PathProblem problem{{0, 0}, {1, 1}};
	RatioCollector collector(1);
	// A tiny problem at three times the control's time, and a long one at a tenth of it.
	collector.Add(map, problem, Outcome(3.0, 10, 5, 10), Outcome(1.0, 10, 10, 10));
	collector.Add(map, problem, Outcome(10.0, 50, 400, 15), Outcome(100.0, 100, 100, 10));
	collector.Add(map, {{1, 1}, {1, 1}}, Outcome(7.0, 0, 0, 0), Outcome(0.5, 0, 0, 0));
	QueryOutcome noPath;
	noPath.status = NavCore::SearchStatus::NoPath;
	noPath.timeUs = 4.0;
	collector.Add(map, problem, noPath, noPath);
	const MapFigures figures = collector.Finish();
	EXPECT_EQ(figures.problems, 4U);
	EXPECT_EQ(figures.compared, 2U) << "neither the one at its goal nor the unsolvable one";
	EXPECT_EQ(figures.unsolvable, 1U);
	EXPECT_DOUBLE_EQ(figures.time.meanPct, 155.0);
	EXPECT_DOUBLE_EQ(figures.time.deviationPct, 145.0);
	EXPECT_DOUBLE_EQ(figures.time.ofTotalsPct, 100.0 * 13.0 / 101.0);
	EXPECT_DOUBLE_EQ(figures.memory.meanPct, 75.0);
	EXPECT_DOUBLE_EQ(figures.optimalityPct, 75.0);
	EXPECT_EQ(figures.expandedRatios, (std::vector<double>{0.5, 4.0}));
	EXPECT_DOUBLE_EQ(figures.unsolvableTimePct.value_or(0.0), 100.0);
	EXPECT_DOUBLE_EQ(figures.meanUs, 6.5);
}

TEST(Comparison, SummariesAreMeansOfMapsWhateverTheirSize)
{
	Comparison comparison;
	comparison.algorithms = {{"A*", Registered("astar")}, {"JPS", Registered("jps")}};
	SetComparison& set = comparison.sets.emplace_back();
	const auto addMap = [&set](const char* name, double timePct, double us, std::vector<double> ratios)
	{
		MapFigures control;
		control.compared = ratios.size();
		control.meanUs = 100.0;
		MapFigures own = control;
		own.time = {timePct, timePct / 2.0, timePct / 4.0};
		own.meanUs = us;
		own.expandedRatios = std::move(ratios);
		set.maps.push_back({name, "", 1, 1, 1, {control, own}});
	};
	addMap("slow", 300.0, 50.0, {1.0});
	addMap("fast", 20.0, 25.0, {0.1, 0.2, 0.3, 9.0});
	addMap("empty", 999.0, 0.0, {});
	const ComparisonSummary sum = SummarizeSets(comparison, comparison.sets, 1);
	EXPECT_EQ(sum.maps, 3U);
	EXPECT_DOUBLE_EQ(sum.time.meanPct, 160.0) << "a map without problems has no say";
	EXPECT_DOUBLE_EQ(sum.time.deviationPct, 80.0);
	EXPECT_EQ(sum.worstByMean.name, "slow");
	EXPECT_DOUBLE_EQ(sum.expandedP95, 9.0);
	EXPECT_DOUBLE_EQ(sum.expandedMax, 9.0);
	const ComparisonSummary control = SummarizeSets(comparison, comparison.sets, 0);
	ASSERT_TRUE(control.worstAgainstJps.has_value());
	EXPECT_EQ(control.worstAgainstJps->name, "fast");
	EXPECT_DOUBLE_EQ(control.worstAgainstJps->pct, 400.0);
}

TEST(Comparison, RunsEveryAlgorithmOverEveryMap)
{
	const Experiment experiment = StandIns();
	std::vector<MapSet> sets;
	sets.push_back(SmallSet(3));
	const Comparison comparison = Compare(experiment, sets);
	EXPECT_EQ(comparison.firstFault, "");
	EXPECT_EQ(CountWrongAnswers(comparison), 0U);
	ASSERT_EQ(comparison.sets.size(), 1U);
	ASSERT_EQ(comparison.sets[0].maps.size(), 2U);
	for (const MapComparison& map : comparison.sets[0].maps)
	{
		ASSERT_EQ(map.figures.size(), 4U);
		EXPECT_EQ(map.figures[0].compared, 70U);
		EXPECT_DOUBLE_EQ(map.figures[0].time.meanPct, 100.0) << "the control against itself";
		EXPECT_DOUBLE_EQ(map.figures[0].optimalityPct, 100.0);
		EXPECT_LT(map.figures[1].optimalityPct, 100.0) << "greedy search does not find optima";
		EXPECT_NEAR(map.figures[3].optimalityPct, 100.0, 1e-6);
		EXPECT_GT(map.figures[1].time.meanPct, 0.0);
	}
	const std::string text = MakeComparisonText(experiment, comparison, {"cpu", "compiler", "build"});
	EXPECT_NE(text.find("5.6    15.5      67.4      90.6"), std::string::npos) << "published V1\n" << text;
	const nlohmann::ordered_json json = MakeComparisonJson(experiment, comparison, {"", "", ""});
	EXPECT_EQ(json["sets"][0]["algorithms"][2]["published"]["time_pct"], 4.83);
	EXPECT_EQ(json["sets"][0]["algorithms"][3]["published"], nullptr);
	EXPECT_EQ(MakeTimePlot(experiment, comparison).series.size(), 3U) << "the control is the line at 100";
}

/** Claims that there is never a path. */
class HopelessSearch final : public NavCore::PathSearch
{
public:
	[[nodiscard]] std::string_view ServedBy() const override { return "hopeless"; }

private:
	[[nodiscard]] NavCore::SearchStatus OnBegin() override { return NavCore::SearchStatus::Running; }
	[[nodiscard]] NavCore::SearchStatus OnAdvance(NavCore::WorkBudget&) override
	{
		return NavCore::SearchStatus::NoPath;
	}
};

/** Claims that every goal is next to its start. */
class LyingSearch final : public NavCore::PathSearch
{
public:
	[[nodiscard]] std::string_view ServedBy() const override { return "lying"; }

private:
	[[nodiscard]] NavCore::SearchStatus OnBegin() override { return NavCore::SearchStatus::Running; }
	[[nodiscard]] NavCore::SearchStatus OnAdvance(NavCore::WorkBudget&) override
	{
		path_.points = {Request().start, Request().goal};
		return NavCore::SearchStatus::Found;
	}
};

template <class Search>
std::unique_ptr<NavCore::PathSearch> Create(NavCore::SearchScratch&)
{
	return std::make_unique<Search>();
}

TEST(Comparison, WrongAnswersAreCountedAndNamed)
{
	Experiment experiment = StandIns();
	experiment.algorithms = {{"A*", Registered("astar")},
		{"hopeless", {"h", "", false, &Create<HopelessSearch>}},
		{"lying", {"l", "", false, &Create<LyingSearch>}}};
	std::vector<MapSet> sets;
	sets.push_back(SmallSet(4));
	const Comparison comparison = Compare(experiment, sets);
	EXPECT_EQ(comparison.sets[0].maps[0].figures[1].statusMismatches, 70U);
	EXPECT_GT(comparison.sets[0].maps[0].figures[2].invalidPaths, 60U);
	EXPECT_NE(comparison.firstFault.find("hopeless from"), std::string::npos) << comparison.firstFault;
	EXPECT_GT(CountWrongAnswers(comparison), 200U);
}

TEST(Comparison, GeneratedSetsRepeatBySeedAndAreSolvable)
{
	const MapSet first = SmallSet(5);
	const MapSet again = SmallSet(5);
	const MapSet other = SmallSet(6);
	std::set<std::string> origins;
	for (std::size_t i = 0; i < first.maps.size(); ++i)
	{
		EXPECT_EQ(first.maps[i].origin, again.maps[i].origin);
		origins.insert({first.maps[i].origin, other.maps[i].origin});
		const NavReference::ReferenceGrid grid = NavReference::ToReference(first.maps[i].map);
		for (std::size_t k = 0; k < first.maps[i].problems.size(); ++k)
		{
			const PathProblem& problem = first.maps[i].problems[k];
			EXPECT_EQ(problem.start, again.maps[i].problems[k].start);
			EXPECT_NE(problem.start, problem.goal);
		}
		const std::vector<double> lengths =
			NavReference::ShortestLengths(grid, NavReference::ToPoint(first.maps[i].problems[0].start));
		for (const PathProblem& problem : first.maps[i].problems)
		{
			EXPECT_GE(lengths[grid.IndexOf(NavReference::ToPoint(problem.goal))], 0.0);
		}
		const std::int64_t walkable = first.maps[i].map.WalkableCount();
		EXPECT_GE(walkable, 64 * 64 * 64 / 100) << "at most 35 percent are obstacles";
		EXPECT_LE(walkable, 64 * 64 * 81 / 100) << "at least 20 percent are";
	}
	EXPECT_EQ(origins.size(), 4U) << "every map is another one";
}

TEST(Comparison, DeviationsAndPercentilesFollowTheirDefinitions)
{
	const std::vector<double> values{2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0};
	EXPECT_DOUBLE_EQ(StandardDeviation(values), 2.0);
	EXPECT_DOUBLE_EQ(StandardDeviation({}), 0.0);
	EXPECT_DOUBLE_EQ(PercentileOf(values, 500), 4.0);
	EXPECT_DOUBLE_EQ(PercentileOf(values, 501), 5.0);
	EXPECT_DOUBLE_EQ(PercentileOf(values, 0), 2.0);
	EXPECT_DOUBLE_EQ(PercentileOf(values, 1000), 9.0);
	EXPECT_DOUBLE_EQ(PercentileOf({}, 999), 0.0);
}
} // namespace NavLab
