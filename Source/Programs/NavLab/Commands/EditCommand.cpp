// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/Plot.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Report/EditReport.h"
#include "NavLab/Run/EditChooser.h"
#include "NavLab/Run/EditRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <utility>

namespace NavLab
{
namespace
{
struct EditCommandOptions
{
	std::string map;
	EditOptions run;
	std::string seed = "1";
	std::string csv;
	std::string png;
	std::string json;
};

/** Which structures went wrong, for the one line that tells of it. */
std::string NamesOfWrong(const EditResult& result)
{
	std::string names;
	for (const StructureCost& structure : result.structures)
	{
		if (structure.mismatches > 0)
		{
			names += names.empty() ? "" : ", ";
			names += structure.name;
		}
	}
	return names;
}

void RequireFile(std::string_view option, const std::string& path)
{
	if (!path.empty())
	{
		RequireWritable(option, path);
	}
}

EditResult RunWithProgress(const EditCommandOptions& options)
{
	EditOptions run = options.run;
	run.seed = ParseSeed("--seed", options.seed);
	NavCore::GridMap map = LoadMap(options.map);
	Progress progress("edit", run.Count());
	return RunEdits(std::move(map), run, progress);
}

ExitCode RunEditCommand(const EditCommandOptions& options)
{
	const Output output(options.json);
	RequireFile("--csv", options.csv);
	RequireFile("--png", options.png);
	const EditResult result = RunWithProgress(options);
	output.Print(MakeEditTable(options.map, result));
	output.WriteJson(MakeEditJson(result));
	if (!options.csv.empty())
	{
		WriteFile(options.csv, MakeEditCsv(options.map, result));
	}
	if (!options.png.empty())
	{
		WriteFile(options.png, DrawPlotPng(MakeEditPlot(options.map, result)));
	}
	if (result.mismatches > 0)
	{
		PrintNote(fmt::format(
			"{}: repaired structures differ from ones built anew: {}", options.map, NamesOfWrong(result)));
		return ExitCode::FailedRun;
	}
	return ExitCode::Success;
}
} // namespace

void AddEditCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "edit", "Measure what an edit costs until every structure is current.");
	auto options = std::make_shared<EditCommandOptions>();
	command.AddRequired("--map", options->map, "Map to edit in memory (.map)");
	command.AddNumber("--edits", options->run.edits, {1, 100'000'000}, "Cells to edit, one at a time");
	command.AddNumber(
		"--block-edits", options->run.blockEdits, {0, 100'000'000}, "Blocks that rise or fall after that");
	command.AddNumber("--block", options->run.block, {1, EditChooser::MaxBlockSide}, "Side of a block");
	command.AddOption("--seed", options->seed, "Equal seeds give equal edits");
	command.AddOption("--csv", options->csv, "Write a row for each kind of edit and structure");
	command.AddOption("--png", options->png, "Draw the figures");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunEditCommand(*options); });
}
} // namespace NavLab
