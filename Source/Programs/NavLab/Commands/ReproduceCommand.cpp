// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/ComparisonReport.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/Experiment.h"
#include "NavLab/Run/MachineInfo.h"
#include "NavLab/Run/MapSet.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <filesystem>
#include <memory>

namespace NavLab
{
namespace
{
struct ReproduceOptions
{
	std::string experiment;
	std::string maps;
	std::string size = "512,512";
	std::string seed = "1";
	std::int32_t count = PseudoRtsSetOptions{}.count;
	std::int32_t problems = PseudoRtsSetOptions{}.problems;
	std::size_t limit = 0;
	std::int32_t repeat = 3;
	std::string out;
	std::string json;
};

struct ExperimentEntry
{
	std::string_view name;
	Experiment (*make)();
};

/** A new experiment is one line here. */
constexpr std::array<ExperimentEntry, 1> Experiments{{{"sga", &MakeSgaExperiment}}};

std::string KnownExperiments()
{
	std::string names;
	for (const ExperimentEntry& entry : Experiments)
	{
		names += names.empty() ? "" : ", ";
		names += entry.name;
	}
	return names;
}

Experiment FindExperiment(const std::string& name)
{
	for (const ExperimentEntry& entry : Experiments)
	{
		if (entry.name == name)
		{
			return entry.make();
		}
	}
	throw InputError(fmt::format("unknown experiment \"{}\"; known: {}", name, KnownExperiments()));
}

std::vector<MapSet> MakeSets(const ReproduceOptions& options)
{
	if (!options.maps.empty())
	{
		return LoadMapSets("--maps", options.maps, options.limit);
	}
	const MapSize size = ParseSize("--size", options.size);
	PseudoRtsSetOptions generator;
	generator.count = options.count;
	generator.width = size.width;
	generator.height = size.height;
	generator.seed = ParseSeed("--seed", options.seed);
	// The problems are random: the first ones are as good a choice as any.
	const auto limit = static_cast<std::int64_t>(options.limit);
	generator.problems = limit > 0
		? static_cast<std::int32_t>((std::min)(limit, std::int64_t{options.problems}))
		: options.problems;
	std::vector<MapSet> sets;
	sets.push_back(GeneratePseudoRtsSet(generator));
	return sets;
}

/** Where the results go; made before the work starts, so that a bad folder does not cost an hour. */
struct ResultFiles
{
	std::string csv;
	std::string timePlot;
	std::string memoryPlot;
};

ResultFiles PrepareFiles(const ReproduceOptions& options)
{
	const std::filesystem::path folder(
		options.out.empty() ? "Out/reproduce-" + options.experiment : options.out);
	MakeOutputFolder("--out", folder.string());
	const auto in = [&](std::string_view suffix)
	{
		const std::string path = (folder / fmt::format("{}{}", options.experiment, suffix)).string();
		RequireWritable("--out", path);
		return path;
	};
	return {in(".csv"), in("-time.png"), in("-memory.png")};
}

void WriteResults(const Experiment& experiment, const Comparison& comparison, const ResultFiles& files,
	const Output& output)
{
	const MachineInfo machine = DescribeMachine();
	output.Print(MakeComparisonText(experiment, comparison, machine));
	WriteFile(files.csv, MakeComparisonCsv(comparison));
	WriteFile(files.timePlot, DrawPlotPng(MakeTimePlot(experiment, comparison)));
	WriteFile(files.memoryPlot, DrawPlotPng(MakeMemoryPlot(experiment, comparison)));
	output.Print(
		fmt::format("\nFigures   {}\nPictures  {}  {}\n", files.csv, files.timePlot, files.memoryPlot));
	nlohmann::ordered_json json = MakeComparisonJson(experiment, comparison, machine);
	json["files"] = {{"csv", files.csv}, {"time_plot", files.timePlot}, {"memory_plot", files.memoryPlot}};
	output.WriteJson(json);
}

ExitCode RunReproduceCommand(const ReproduceOptions& options)
{
	const Experiment experiment = FindExperiment(options.experiment);
	const Output output(options.json);
	const ResultFiles files = PrepareFiles(options);
	const std::vector<MapSet> sets = MakeSets(options);
	std::size_t problems = 0;
	for (const MapSet& set : sets)
	{
		problems += set.ProblemCount();
	}
	const auto compare = [&]
	{
		Progress progress(fmt::format("reproduce {}", options.experiment), problems);
		return RunComparison(sets, experiment.algorithms, options.repeat, progress);
	};
	const Comparison comparison = compare();
	WriteResults(experiment, comparison, files, output);
	if (!comparison.firstFault.empty())
	{
		PrintNote(fmt::format(
			"{} wrong answers; the first: {}", CountWrongAnswers(comparison), comparison.firstFault));
		return ExitCode::FailedRun;
	}
	return ExitCode::Success;
}

/** What only generated maps have; nonsense beside a folder of maps. */
void AddGeneratorOptions(Command& command, ReproduceOptions& options)
{
	command.AddNumber("--count", options.count, {1, 10'000}, "Number of generated maps");
	command.AddOption("--size", options.size, "Width and height of generated maps: W,H");
	command.AddNumber(
		"--problems", options.problems, {1, 1'000'000}, "Random problems on each generated map");
	command.AddOption("--seed", options.seed, "Equal seeds give equal maps and problems");
	for (const char* option : {"--count", "--size", "--problems", "--seed"})
	{
		command.Exclude(option, "--maps");
	}
}
} // namespace

void AddReproduceCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "reproduce", "Run a published experiment again: its table beside ours.");
	auto options = std::make_shared<ReproduceOptions>();
	command.AddRequired("experiment", options->experiment, KnownExperiments());
	command.AddOption("--maps", options->maps,
		"Folder of map sets: each folder in it with .map and .map.scen files; generated maps without");
	AddGeneratorOptions(command, *options);
	command.AddNumber("--limit", options->limit, {1, 1'000'000'000},
		"Take so many problems a map, spread evenly over its file");
	command.AddNumber(
		"--repeat", options->repeat, {1, 1'000'000}, "Run each query so often and keep its best time");
	command.AddOption(
		"--out", options->out, "Folder for the CSV file and pictures (default: Out/reproduce-NAME)");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunReproduceCommand(*options); });
}
} // namespace NavLab
