// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Report/ComparisonReport.h"
#include "NavLab/Report/HierarchyReport.h"
#include "NavLab/Run/ComparisonSummary.h"
#include "NavLab/Run/Experiment.h"
#include "NavLab/Run/HierarchyExperiment.h"
#include "NavLab/Run/MachineInfo.h"
#include "NavLab/Run/MapSet.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <span>
#include <utility>

namespace NavLab
{
namespace
{
struct ReproduceOptions
{
	std::string experiment;
	std::string maps;
	/** Of generated maps; empty: as the experiment has it. */
	std::string size;
	std::string seed;
	/** 0: as the experiment has it. */
	std::int32_t count = 0;
	std::int32_t problems = 0;
	std::size_t limit = 0;
	std::int32_t repeat = 3;
	std::int32_t buildSide = HierarchyRunOptions{}.buildSide;
	std::string out;
	std::string json;
};

struct ExperimentEntry
{
	std::string_view name;
	ExitCode (*run)(const ReproduceOptions& options);
};

ExitCode RunSga(const ReproduceOptions& options);
ExitCode RunHpa(const ReproduceOptions& options);
ExitCode RunAuto(const ReproduceOptions& options);

/** A new experiment is one line here. */
constexpr std::array<ExperimentEntry, 3> Experiments{
	{{"sga", &RunSga}, {"hpa", &RunHpa}, {"auto", &RunAuto}}};

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

/** The options that say how maps are generated, in the terms of one kind of set. */
template <class SetOptions>
SetOptions ReadGeneratorOptions(const ReproduceOptions& options)
{
	SetOptions generator;
	generator.count = options.count > 0 ? options.count : generator.count;
	generator.problems = options.problems > 0 ? options.problems : generator.problems;
	if (!options.size.empty())
	{
		const MapSize size = ParseSize("--size", options.size);
		generator.width = size.width;
		generator.height = size.height;
	}
	generator.seed = options.seed.empty() ? generator.seed : ParseSeed("--seed", options.seed);
	return generator;
}

/** Nonsense beside a folder of maps, where the experiment generates none. */
void RefuseGeneratorOptions(const ReproduceOptions& options)
{
	const std::array<std::pair<const char*, bool>, 4> given{
		{{"--count", options.count > 0}, {"--size", !options.size.empty()},
			{"--problems", options.problems > 0}, {"--seed", !options.seed.empty()}}};
	for (const auto& [name, isGiven] : given)
	{
		if (isGiven)
		{
			throw InputError(fmt::format("{} is for generated maps; it cannot stand beside --maps", name));
		}
	}
}

std::vector<MapSet> MakePseudoRtsSets(const ReproduceOptions& options)
{
	if (!options.maps.empty())
	{
		RefuseGeneratorOptions(options);
		return LoadMapSets("--maps", options.maps, options.limit);
	}
	auto generator = ReadGeneratorOptions<PseudoRtsSetOptions>(options);
	// The problems are random: the first ones are as good a choice as any.
	const auto limit = static_cast<std::int64_t>(options.limit);
	generator.problems = limit > 0
		? static_cast<std::int32_t>((std::min)(limit, std::int64_t{generator.problems}))
		: generator.problems;
	std::vector<MapSet> sets;
	sets.push_back(GeneratePseudoRtsSet(generator));
	return sets;
}

/** The folder's sets, if there is one, and generated ones, weighted ones among them. */
std::vector<MapSet> MakeHierarchySets(const ReproduceOptions& options)
{
	auto generator = ReadGeneratorOptions<HierarchySetOptions>(options);
	if (options.problems == 0 && options.limit > 0)
	{
		generator.problems = static_cast<std::int32_t>((std::min)(options.limit, std::size_t{1'000'000}));
	}
	std::vector<MapSet> sets;
	if (!options.maps.empty())
	{
		// A minute or two; whole files take an hour.
		constexpr std::size_t usualLimit = 100;
		sets = LoadMapSets("--maps", options.maps, options.limit > 0 ? options.limit : usualLimit);
	}
	for (MapSet& set : GenerateHierarchySets(generator))
	{
		sets.push_back(std::move(set));
	}
	return sets;
}

/** Where the results go; made before the work starts, so that a bad folder does not cost an hour. */
std::vector<std::string> PrepareFiles(
	const ReproduceOptions& options, const std::vector<std::string_view>& suffixes)
{
	const std::filesystem::path folder(
		options.out.empty() ? "Out/reproduce-" + options.experiment : options.out);
	MakeOutputFolder("--out", folder.string());
	std::vector<std::string> files;
	for (const std::string_view suffix : suffixes)
	{
		files.push_back((folder / fmt::format("{}{}", options.experiment, suffix)).string());
		RequireWritable("--out", files.back());
	}
	return files;
}

std::size_t CountProblems(std::span<const MapSet> sets)
{
	std::size_t problems = 0;
	for (const MapSet& set : sets)
	{
		problems += set.ProblemCount();
	}
	return problems;
}

ExitCode Judge(const Comparison& comparison)
{
	if (comparison.firstFault.empty())
	{
		return ExitCode::Success;
	}
	PrintNote(
		fmt::format("{} wrong answers; the first: {}", CountWrongAnswers(comparison), comparison.firstFault));
	return ExitCode::FailedRun;
}

/** Compares, then writes table, CSV, JSON and plots; extra goes below the table. */
ExitCode RunComparisonExperiment(const ReproduceOptions& options, const Experiment& experiment,
	std::vector<MapSet> (*makeSets)(const ReproduceOptions&), std::string (*extra)(const Comparison&))
{
	const Output output(options.json);
	const std::vector<std::string> files = PrepareFiles(options, {".csv", "-time.png", "-memory.png"});
	const std::vector<MapSet> sets = makeSets(options);
	const auto compare = [&]
	{
		Progress progress(fmt::format("reproduce {}", options.experiment), CountProblems(sets));
		return RunComparison(sets, experiment.algorithms, options.repeat, progress);
	};
	const Comparison comparison = compare();
	const MachineInfo machine = DescribeMachine();
	output.Print(MakeComparisonText(experiment, comparison, machine));
	output.Print(extra == nullptr ? std::string() : "\n" + extra(comparison));
	WriteFile(files[0], MakeComparisonCsv(comparison));
	WriteFile(files[1], DrawPlotPng(MakeTimePlot(experiment, comparison)));
	WriteFile(files[2], DrawPlotPng(MakeMemoryPlot(experiment, comparison)));
	output.Print(fmt::format("\nFigures   {}\nPictures  {}  {}\n", files[0], files[1], files[2]));
	nlohmann::ordered_json json = MakeComparisonJson(experiment, comparison, machine);
	json["files"] = {{"csv", files[0]}, {"time_plot", files[1]}, {"memory_plot", files[2]}};
	output.WriteJson(json);
	return Judge(comparison);
}

ExitCode RunSga(const ReproduceOptions& options)
{
	return RunComparisonExperiment(options, MakeSgaExperiment(), &MakePseudoRtsSets, nullptr);
}

ExitCode RunAuto(const ReproduceOptions& options)
{
	return RunComparisonExperiment(options, MakeAutoExperiment(), &MakeHierarchySets, &MakeChoiceTable);
}

ExitCode RunHpa(const ReproduceOptions& options)
{
	const Output output(options.json);
	const std::vector<std::string> files = PrepareFiles(options, {".csv", "-speedup.png", "-quality.png"});
	const std::vector<MapSet> sets = MakeHierarchySets(options);
	const auto run = [&]
	{
		Progress progress("reproduce hpa", CountHierarchySteps(sets));
		return RunHierarchyExperiment(sets, {options.repeat, options.buildSide}, progress);
	};
	const HierarchyResult result = run();
	const MachineInfo machine = DescribeMachine();
	output.Print(MakeHierarchyText(result, machine));
	WriteFile(files[0], MakeHierarchyCsv(result));
	WriteFile(files[1], DrawPlotPng(MakeSpeedupPlot(result)));
	WriteFile(files[2], DrawPlotPng(MakeExcessPlot(result)));
	output.Print(fmt::format("\nFigures   {}\nPictures  {}  {}\n", files[0], files[1], files[2]));
	nlohmann::ordered_json json = MakeHierarchyJson(result, machine);
	json["files"] = {{"csv", files[0]}, {"speedup_plot", files[1]}, {"quality_plot", files[2]}};
	output.WriteJson(json);
	return Judge(result.comparison);
}

ExitCode RunReproduceCommand(const ReproduceOptions& options)
{
	for (const ExperimentEntry& entry : Experiments)
	{
		if (entry.name == options.experiment)
		{
			return entry.run(options);
		}
	}
	throw InputError(
		fmt::format("unknown experiment \"{}\"; known: {}", options.experiment, KnownExperiments()));
}

void AddGeneratorOptions(Command& command, ReproduceOptions& options)
{
	command.AddNumber("--count", options.count, {1, 10'000},
		"Number of generated maps (default: 50 for sga, 1 of each kind for the others)");
	command.AddOption("--size", options.size, "Width and height of generated maps: W,H (default: 512,512)");
	command.AddNumber("--problems", options.problems, {1, 1'000'000},
		"Random problems on each generated map (default: 1280 for sga, 100 for the others)");
	command.AddOption("--seed", options.seed, "Equal seeds give equal maps and problems (default: 1)");
}
} // namespace

void AddReproduceCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "reproduce", "Run a published experiment again: its table beside ours.");
	auto options = std::make_shared<ReproduceOptions>();
	command.AddRequired("experiment", options->experiment, KnownExperiments());
	command.AddOption("--maps", options->maps,
		"Folder of map sets: each folder in it with .map and .map.scen files; sga generates maps without it, "
		"hpa and auto generate some in any case");
	AddGeneratorOptions(command, *options);
	command.AddNumber("--limit", options->limit, {1, 1'000'000'000},
		"Take so many problems a map, spread evenly over its file");
	command.AddNumber(
		"--repeat", options->repeat, {1, 1'000'000}, "Run each query so often and keep its best time");
	command.AddNumber("--build-size", options->buildSide, {16, NavCore::MaxGridSide},
		"hpa: side of the maps whose build is timed");
	command.AddOption(
		"--out", options->out, "Folder for the CSV file and pictures (default: Out/reproduce-NAME)");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunReproduceCommand(*options); });
}
} // namespace NavLab
