// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Files/FileChecker.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace NavLab
{
namespace
{
struct CheckOptions
{
	std::vector<std::string> files;
	std::string json;
};

nlohmann::ordered_json ToJson(const std::string& file, const FileVerdict& verdict)
{
	return {{"file", file}, {"kind", verdict.kind}, {"ok", verdict.ok}, {"message", verdict.message}};
}

ExitCode RunCheckCommand(const CheckOptions& options)
{
	const Output output(options.json);
	nlohmann::ordered_json files = nlohmann::ordered_json::array();
	bool allGood = true;
	for (const std::string& file : options.files)
	{
		const FileVerdict verdict = CheckFile(file);
		files.push_back(ToJson(file, verdict));
		if (verdict.ok)
		{
			output.Print(fmt::format("{}: ok, {}\n", file, verdict.message));
		}
		else
		{
			allGood = false;
			PrintNote(verdict.message);
		}
	}
	output.WriteJson({{"ok", allGood}, {"files", std::move(files)}});
	return allGood ? ExitCode::Success : ExitCode::BadInput;
}
} // namespace

void AddCheckCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "check", "Validate .map, .scen, .patch, bake and capture files, one line each.");
	auto options = std::make_shared<CheckOptions>();
	command.AddRequired("files", options->files, "Files to check");
	command.AddOption("--json", options->json, "Write the verdicts as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunCheckCommand(*options); });
}
} // namespace NavLab
