// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/DetourReport.h"
#include "NavLab/Run/BenchPlan.h"
#include "NavLab/Run/DetourComparison.h"

#include "NavCore/Graph/Algorithms.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace NavLab
{
namespace
{
struct CompareOptions
{
	std::string map;
	std::string scen;
	std::string algorithm = "auto";
	std::size_t limit = 0;
	DetourOptions run;
	std::string seed = "1";
	std::string csv;
	std::string png;
	std::string json;
};

DetourComparison RunWithProgress(const CompareOptions& options, const NavCore::AlgorithmInfo& info)
{
	const BenchPlan plan = LoadBenchPlan(options.map, options.scen, options.limit);
	if (plan.dynamic)
	{
		throw InputError(fmt::format("{}: compare takes scenarios of version 1", options.scen));
	}
	if (!plan.map.IsUniform() || plan.map.GetTopology() != NavCore::Topology::Octile)
	{
		throw InputError(fmt::format("{}: compare takes octile maps without terrain costs", options.map));
	}
	DetourOptions run = options.run;
	run.seed = ParseSeed("--seed", options.seed);
	Progress progress("compare", DetourComparisonSteps(plan, run));
	return CompareWithDetour(plan, info, run, progress);
}

ExitCode RunCompareCommand(const CompareOptions& options)
{
	const NavCore::AlgorithmInfo& info = ParseAlgorithm(options.algorithm);
	const Output output(options.json);
	for (const auto& [option, path] : {std::pair("--csv", &options.csv), std::pair("--png", &options.png)})
	{
		if (!path->empty())
		{
			RequireWritable(option, *path);
		}
	}
	const DetourComparison result = RunWithProgress(options, info);
	output.Print(MakeDetourTable(options.map, result));
	output.WriteJson(MakeDetourJson(options.map, result));
	if (!options.csv.empty())
	{
		WriteFile(options.csv, MakeDetourCsv(options.map, result));
	}
	if (!options.png.empty())
	{
		WriteFile(options.png, DrawPlotPng(MakeDetourPlot(options.map, result)));
	}
	if (result.ours.queries.missed > 0)
	{
		PrintNote(fmt::format("{}: {} solvable problems were not solved by {}", options.scen,
			result.ours.queries.missed, options.algorithm));
		return ExitCode::FailedRun;
	}
	return ExitCode::Success;
}
} // namespace

void AddCompareCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "compare", "Ask Recast/Detour and one of our algorithms the same queries.");
	auto options = std::make_shared<CompareOptions>();
	command.AddRequired("--map", options->map, "Map (.map)");
	command.AddRequired("--scen", options->scen, "Scenario (.scen), version 1");
	command.AddOption("--algorithm", options->algorithm, "Ours");
	command.AddNumber(
		"--limit", options->limit, {1, 1'000'000'000}, "Take so many problems, spread evenly over the file");
	command.AddNumber(
		"--repeat", options->run.repeat, {1, 1'000'000}, "Run each query so often and keep its best time");
	command.AddNumber("--edits", options->run.edits, {1, 1'000'000}, "Obstacles that rise or fall");
	command.AddNumber("--block", options->run.block, {1, 32}, "Side of an obstacle, in cells");
	command.AddOption("--seed", options->seed, "Equal seeds give equal obstacles");
	command.AddOption("--csv", options->csv, "Write a row for each figure");
	command.AddOption("--png", options->png, "Draw the figures");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunCompareCommand(*options); });
}
} // namespace NavLab
