// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Report/SimulationPage.h"
#include "NavLab/Report/SimulationReport.h"
#include "NavLab/Simulate/Simulation.h"

#include "NavCore/Graph/Algorithms.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace NavLab
{
namespace
{
/** A page of this size opens at once in every browser. */
constexpr std::size_t PageReplayBytes = 3'000'000;
constexpr std::size_t MostAgents = 100'000;
constexpr std::size_t MostFrames = 10'000'000;

struct SimulateOptions
{
	std::string map;
	SimulationOptions run;
	std::string seed = "1";
	std::string follow = "cells";
	std::string html;
	std::string json;
};

WalkStyle ParseWalk(const std::string& text)
{
	if (text != "cells" && text != "smooth")
	{
		throw InputError(fmt::format("--follow: unknown way to walk \"{}\"; known: cells, smooth", text));
	}
	return text == "smooth" ? WalkStyle::Smooth : WalkStyle::Cells;
}

ExitCode RunSimulateCommand(const SimulateOptions& options)
{
	SimulationOptions run = options.run;
	run.seed = ParseSeed("--seed", options.seed);
	run.walk = ParseWalk(options.follow);
	if (!run.algorithm.empty())
	{
		run.algorithm = ParseAlgorithm(run.algorithm).name;
	}
	const Output output(options.json);
	if (!options.html.empty())
	{
		RequireWritable("--html", options.html);
		run.replayBytes = PageReplayBytes;
	}
	NavCore::GridMap map = LoadMap(options.map);
	if (map.WalkableCount() == 0)
	{
		throw InputError(fmt::format("{}: no cell is free, so no agent can stand anywhere", options.map));
	}
	const SimulationResult result = [&]
	{
		Progress progress("simulate", run.frames);
		return RunSimulation(std::move(map), run, progress);
	}();
	output.Print(MakeSimulationTable(options.map, result));
	if (!options.html.empty())
	{
		WriteFile(options.html, MakeSimulationPage(options.map, result));
	}
	output.WriteJson(MakeSimulationJson(options.map, result));
	if (result.faults.Total() > 0)
	{
		PrintNote(fmt::format("{}: {}", options.map, result.firstFault));
		return ExitCode::FailedRun;
	}
	return ExitCode::Success;
}
} // namespace

void AddSimulateCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "simulate", "Let agents wander over a changing map inside a budget a frame.");
	auto options = std::make_shared<SimulateOptions>();
	SimulationOptions& run = options->run;
	command.AddRequired("--map", options->map, "Map to wander on (.map); it is edited in memory only");
	command.AddNumber("--agents", run.agents, {0, MostAgents}, "Agents");
	command.AddNumber("--frames", run.frames, {1, MostFrames}, "Frames to simulate, 60 to a second");
	command.AddNumber("--budget-us", run.budgetUs, {1, 1'000'000}, "Budget of a tick in microseconds");
	command.AddNumber("--budget-expansions", run.budgetExpansions, {1, 1'000'000'000},
		"Budget of a tick in expansions instead: the same run on every machine");
	command.Exclude("--budget-us", "--budget-expansions");
	command.AddOption("--algorithm", run.algorithm, "Algorithm of every request [the scheduler's choice]");
	command.AddNumber(
		"--edits-per-frame", run.editsPerFrame, {0, 10'000}, "Cells that rise or fall in each frame");
	command.AddNumber("--workers", run.workers, {1, 64}, "Threads that share the work of a tick");
	command.AddOption("--seed", options->seed, "Equal seeds give equal agents, goals and edits");
	command.AddOption("--follow", options->follow,
		"How agents walk: from cell to cell, or smooth, led by NavCore's path follower");
	command.AddNumber("--storm", run.storm, {0, 1'000'000}, "Further requests, all submitted in one frame");
	command.AddOption("--html", options->html, "Write a page with an animated replay and charts");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunSimulateCommand(*options); });
}
} // namespace NavLab
