// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/TextTable.h"
#include "NavLab/Report/ComparisonReport.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/Experiment.h"
#include "NavLab/Run/MachineInfo.h"

#include <fmt/format.h>

#include <optional>

namespace NavLab
{
namespace
{
std::string Number(double value)
{
	return fmt::format("{:.1f}", value);
}

std::string Number(const std::optional<double>& value)
{
	return value ? Number(*value) : "-";
}

std::string Worst(const WorstMap& worst)
{
	return worst.name.empty() ? "-" : fmt::format("{} ({})", Number(worst.pct), worst.name);
}

std::string WriteSettings(const Comparison& comparison, const MachineInfo& machine)
{
	return fmt::format(
		"{}; {}, {} build; one thread; best of {}.\n"
		"Diagonal steps only where both corners are free and cost the square root of two; octile estimate;\n"
		"equal f: greater g first. Times cover request to path in the caller's memory, without smoothing.\n"
		"Percent of {}: \"each\" is the mean over a map's problems, then over maps (as published);\n"
		"\"total\" is the time of all problems of a map by {}'s, then the mean over maps. sd: standard\n"
		"deviation of \"each\" within a map, mean over maps. Optimality: 100 % is the optimum, 0 % twice "
		"it.\n",
		machine.cpu, machine.compiler, machine.build, comparison.repeat, comparison.algorithms.front().label,
		comparison.algorithms.front().label);
}

std::string WriteHeading(
	const Experiment& experiment, const SetComparison& set, const ComparisonSummary& control)
{
	const PublishedSet* published = experiment.FindPublished(set.name);
	const std::string beside = published == nullptr
		? "no published row"
		: fmt::format("published as \"{}\"; {}", published->title, published->substitution);
	const std::string unsolvable =
		control.unsolvable > 0 ? fmt::format(" ({} without a path)", control.unsolvable) : std::string();
	return fmt::format("\n{}: {} {}map{}, {} problems{}\n{}\n", set.name, control.maps,
		set.generated ? "generated " : "", control.maps == 1 ? "" : "s", control.problems, unsolvable,
		beside);
}

/** Our means, and the published ones on their right. */
std::string WriteMeans(const Experiment& experiment, const Comparison& comparison, const SetComparison& set)
{
	const PublishedSet* published = experiment.FindPublished(set.name);
	TextTable table({"algorithm", "time each", "sd", "total", "memory", "sd", "raw opt.", "smoothed", "|",
		"published time", "memory", "raw opt.", "smoothed"});
	for (std::size_t i = 0; i < comparison.algorithms.size(); ++i)
	{
		const ReproduceAlgorithm& algorithm = comparison.algorithms[i];
		const ComparisonSummary sum = SummarizeSets(comparison, {&set, 1}, i);
		const PublishedFigures* row = published == nullptr ? nullptr : published->Find(algorithm.info.name);
		const PublishedFigures theirs = row == nullptr ? PublishedFigures{} : *row;
		table.AddRow({algorithm.label, Number(sum.time.meanPct), Number(sum.time.deviationPct),
			Number(sum.time.ofTotalsPct), Number(sum.memory.meanPct), Number(sum.memory.deviationPct),
			Number(sum.optimalityPct), Number(sum.smoothedOptimalityPct), "|", Number(theirs.timePct),
			Number(theirs.memoryPct), Number(theirs.optimalityPct), Number(theirs.smoothedOptimalityPct)});
	}
	return table.ToText();
}

/** What means hide: the worst maps and the worst problems. */
std::string WriteSpread(const Comparison& comparison, std::span<const SetComparison> sets)
{
	TextTable table({"algorithm", "worst each (map)", "worst total (map)", "worst by JPS (map)", "exp. p95",
		"p99", "p99.9", "max", "refine", "subgoals", "invalid", "mismatch"});
	for (std::size_t i = 0; i < comparison.algorithms.size(); ++i)
	{
		const ComparisonSummary sum = SummarizeSets(comparison, sets, i);
		table.AddRow({comparison.algorithms[i].label, Worst(sum.worstByMean), Worst(sum.worstByTotal),
			Worst(sum.worstAgainstJps.value_or(WorstMap{})), fmt::format("{:.2f}", sum.expandedP95),
			fmt::format("{:.2f}", sum.expandedP99), fmt::format("{:.2f}", sum.expandedP999),
			fmt::format("{:.2f}", sum.expandedMax), Number(sum.meanRefinements), Number(sum.meanSubgoals),
			fmt::format("{}", sum.invalidPaths), fmt::format("{}", sum.statusMismatches)});
	}
	return table.ToText();
}
} // namespace

std::string MakeComparisonText(
	const Experiment& experiment, const Comparison& comparison, const MachineInfo& machine)
{
	std::string text = fmt::format("{}\n", experiment.summary) + WriteSettings(comparison, machine);
	for (const SetComparison& set : comparison.sets)
	{
		text += WriteHeading(experiment, set, SummarizeSets(comparison, {&set, 1}, 0));
		text += WriteMeans(experiment, comparison, set);
	}
	text += fmt::format("\nAll maps: time in percent of {} on the worst map; expansions by {}'s on the same\n"
						"problem; refinements and sub-goals a query; wrong answers\n",
		comparison.algorithms.front().label, comparison.algorithms.front().label);
	return text + WriteSpread(comparison, comparison.sets);
}
} // namespace NavLab
