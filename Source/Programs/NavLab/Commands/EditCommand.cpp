// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Report/EditReport.h"
#include "NavLab/Run/EditRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace NavLab
{
namespace
{
struct EditCommandOptions
{
	std::string map;
	std::size_t edits = EditOptions{}.edits;
	std::string seed = "1";
	std::string json;
};

ExitCode RunEditCommand(const EditCommandOptions& options)
{
	EditOptions run;
	run.edits = options.edits;
	run.seed = ParseSeed("--seed", options.seed);
	const Output output(options.json);
	NavCore::GridMap map = LoadMap(options.map);
	Progress progress("edit", run.edits);
	const EditResult result = RunEdits(std::move(map), run, progress);
	output.Print(MakeEditTable(options.map, result));
	output.WriteJson(MakeEditJson(result));
	if (result.mismatches > 0)
	{
		PrintNote(fmt::format("{}: repaired structures differ from ones built anew", options.map));
		return ExitCode::FailedRun;
	}
	return ExitCode::Success;
}
} // namespace

void AddEditCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "edit", "Measure what an edited cell costs until every structure is current.");
	auto options = std::make_shared<EditCommandOptions>();
	command.AddRequired("--map", options->map, "Map to edit in memory (.map)");
	command.AddNumber("--edits", options->edits, {1, 100'000'000}, "Cells to edit, one at a time");
	command.AddOption("--seed", options->seed, "Equal seeds give equal edits");
	command.AddOption("--json", options->json, "Write the figures as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunEditCommand(*options); });
}
} // namespace NavLab
