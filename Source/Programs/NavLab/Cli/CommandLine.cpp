// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/CommandLine.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Commands/Commands.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace NavLab
{
namespace
{
int Fail(ExitCode code, std::string message)
{
	// One line whatever a library put into its message, so that scripts can read it.
	std::replace(message.begin(), message.end(), '\n', ' ');
	fmt::print(stderr, "navlab: {}\n", message);
	return static_cast<int>(code);
}

/** A clearer answer to a misspelt command than "a subcommand is required". */
void RequireKnownCommand(const CLI::App& app, int argc, char** argv)
{
	if (argc < 2 || argv[1][0] == '-')
	{
		return;
	}
	std::string known;
	for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
	{
		if (command->get_name() == argv[1])
		{
			return;
		}
		known += (known.empty() ? "" : ", ") + command->get_name();
	}
	throw InputError(fmt::format("unknown command \"{}\"; known: {}", argv[1], known));
}

/** --help of the program or of a command goes to stdout and is a success. */
int PrintHelp(const CLI::App& app)
{
	const std::vector<CLI::App*> chosen = app.get_subcommands();
	fmt::print("{}", chosen.empty() ? app.help() : chosen.front()->help());
	return static_cast<int>(ExitCode::Success);
}
} // namespace

int RunCommandLine(int argc, char** argv)
{
	CLI::App app{"NavLab: runs, draws and measures grid path queries without a game engine.", "navlab"};
	app.require_subcommand(1);
	app.fallthrough(false);
	ExitCode result = ExitCode::Success;
	try
	{
		AddFindCommand(app, result);
		AddBenchCommand(app, result);
		AddSimulateCommand(app, result);
		AddEditCommand(app, result);
		AddGenerateCommand(app, result);
		AddCheckCommand(app, result);
		AddDemoCommand(app, result);
		AddReproduceCommand(app, result);
		AddCompareCommand(app, result);
		AddReplayCommand(app, result);
		AddViewCommand(app, result);
		app.footer("Exit codes: 0 success, 1 failed run (for example no path), 2 bad usage or bad input.");
		RequireKnownCommand(app, argc, argv);
		app.parse(argc, argv);
		if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
		{
			return Fail(ExitCode::BadInput, "stdout: cannot write");
		}
		return static_cast<int>(result);
	}
	catch (const CLI::CallForHelp&)
	{
		return PrintHelp(app);
	}
	catch (const CLI::ParseError& error)
	{
		return Fail(ExitCode::BadInput, fmt::format("{} (see navlab --help)", error.what()));
	}
	catch (const InputError& error)
	{
		return Fail(ExitCode::BadInput, error.what());
	}
	catch (const std::exception& error)
	{
		return Fail(ExitCode::FailedRun, fmt::format("internal error: {}", error.what()));
	}
}
} // namespace NavLab
