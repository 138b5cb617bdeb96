// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Cli/ExitCode.h"

namespace CLI
{
class App;
}

namespace NavLab
{
// Each function adds one command to the program. The command runs while the command line is parsed,
// stores its exit code in outCode, and throws InputError for bad input. One file a command.

void AddFindCommand(CLI::App& app, ExitCode& outCode);
void AddBenchCommand(CLI::App& app, ExitCode& outCode);
void AddEditCommand(CLI::App& app, ExitCode& outCode);
void AddGenerateCommand(CLI::App& app, ExitCode& outCode);
void AddCheckCommand(CLI::App& app, ExitCode& outCode);
void AddCompareCommand(CLI::App& app, ExitCode& outCode);
void AddReplayCommand(CLI::App& app, ExitCode& outCode);
void AddDemoCommand(CLI::App& app, ExitCode& outCode);
void AddSimulateCommand(CLI::App& app, ExitCode& outCode);
void AddReproduceCommand(CLI::App& app, ExitCode& outCode);
void AddViewCommand(CLI::App& app, ExitCode& outCode);
} // namespace NavLab
