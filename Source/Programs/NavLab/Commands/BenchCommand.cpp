// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Report/BenchReport.h"
#include "NavLab/Run/BenchPlan.h"
#include "NavLab/Run/BenchRun.h"

#include "NavCore/Graph/Algorithms.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace NavLab
{
namespace
{
struct BenchOptions
{
	std::string map;
	std::string scen;
	std::string algorithms;
	std::size_t limit = 0;
	int repeat = 1;
	std::string json;
};

ExitCode RunBenchCommand(const BenchOptions& options)
{
	const std::vector<const NavCore::AlgorithmInfo*> chosen = ParseAlgorithms(options.algorithms);
	const Output output(options.json);
	const BenchPlan plan = LoadBenchPlan(options.map, options.scen, options.limit);
	std::vector<BenchResult> results;
	for (const NavCore::AlgorithmInfo* info : chosen)
	{
		Progress progress(std::string(info->name), plan.commands.size());
		results.push_back(RunBench(plan, *info, options.repeat, progress));
	}
	output.Print(MakeBenchTable(plan, results));
	output.WriteJson(MakeBenchJson(plan, results));
	for (const BenchResult& result : results)
	{
		if (!result.firstFault.empty())
		{
			PrintNote(fmt::format("{}: wrong answer: {}", plan.scenName, result.firstFault));
			return ExitCode::FailedRun;
		}
	}
	return ExitCode::Success;
}
} // namespace

void AddBenchCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "bench", "Measure algorithms on the problems of a scenario file.");
	auto options = std::make_shared<BenchOptions>();
	command.AddOption("--map", options->map, "Map of a version-1 scenario (.map)");
	command.AddRequired("--scen", options->scen, "Scenario (.scen), version 1 or 2 (GPPC dynamic)");
	command.AddRequired("--algorithms", options->algorithms, "Names separated by commas, or all");
	command.AddNumber(
		"--limit", options->limit, {1, 1'000'000'000}, "Take so many problems, spread evenly over the file");
	command.AddNumber(
		"--repeat", options->repeat, {1, 1'000'000}, "Run each query so often and keep its best time");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunBenchCommand(*options); });
}
} // namespace NavLab
