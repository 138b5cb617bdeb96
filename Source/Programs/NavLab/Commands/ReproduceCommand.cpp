// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/ComparisonReport.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/Experiment.h"
#include "NavLab/Run/MachineInfo.h"
#include "NavLab/Run/MapSet.h"

#include <CLI/CLI.hpp>
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
	int repeat = 3;
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
void AddGeneratorOptions(CLI::App& command, ReproduceOptions& options, CLI::Option* maps)
{
	command.add_option("--count", options.count, "Number of generated maps")
		->check(CLI::Range(1, 10'000))
		->capture_default_str()
		->excludes(maps);
	command.add_option("--size", options.size, "Width and height of generated maps: W,H")
		->capture_default_str()
		->excludes(maps);
	command.add_option("--problems", options.problems, "Random problems on each generated map")
		->check(CLI::Range(1, 1'000'000))
		->capture_default_str()
		->excludes(maps);
	command.add_option("--seed", options.seed, "Equal seeds give equal maps and problems")
		->capture_default_str()
		->excludes(maps);
}
} // namespace

void AddReproduceCommand(CLI::App& app, ExitCode& outCode)
{
	CLI::App* command =
		app.add_subcommand("reproduce", "Run a published experiment again: its table beside ours.");
	auto options = std::make_shared<ReproduceOptions>();
	command->add_option("experiment", options->experiment, KnownExperiments())->required();
	CLI::Option* maps = command->add_option("--maps", options->maps,
		"Folder of map sets: each folder in it with .map and .map.scen files; generated maps without");
	AddGeneratorOptions(*command, *options, maps);
	command->add_option("--limit", options->limit, "Take so many problems a map, spread evenly over its file")
		->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000'000}));
	command->add_option("--repeat", options->repeat, "Run each query so often and keep its best time")
		->check(CLI::Range(1, 1'000'000))
		->capture_default_str();
	command->add_option(
		"--out", options->out, "Folder for the CSV file and pictures (default: Out/reproduce-NAME)");
	command->add_option("--json", options->json, "Write the figures as JSON; - for stdout");
	command->callback([options, &outCode] { outCode = RunReproduceCommand(*options); });
}
} // namespace NavLab
